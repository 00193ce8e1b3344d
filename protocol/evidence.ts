/**
 * What a player notes of a table while its luck is still secret, and what differs from it later (docs/luck.md).
 * evidence-log.ts compares it with the log of a finished game; evidence-file.ts reads it from a file.
 */
import type { Seat } from '../core/game.ts';
import type { Happening, What } from './messages.ts';
import type { TableInfo } from './picture.ts';

/** So many are kept of one table; the oldest are dropped. */
export const MOST_SEALS = 500;
export const MOST_MOVES = 500;
export const MOST_SITS = 10;

export interface Evidence {
  /** Version of this form. */
  readonly evidence: 1;
  /** '' where any will do. */
  readonly table: string;
  /** As the table first showed it; '' where it was not noted. */
  readonly commitment: string;
  /** When that was, in milliseconds since 1970. */
  readonly at: number;
  /** One for each account that sat down at this table. */
  readonly sits: readonly NotedSit[];
  readonly seals: readonly NotedSeal[];
  /** Moves of one's own. */
  readonly moves: readonly NotedMove[];
  /** How many seals and moves were dropped because there were too many. */
  readonly dropped: number;
}

export interface NotedSit {
  /** The account. */
  readonly who: string;
  /** Sent with `sit`: the one the table has confirmed, then the one that was never answered. */
  readonly nonces: readonly string[];
  /** null: the table has confirmed none of them. */
  readonly sat: Seated | null;
}

/** The table confirmed the nonce for this seat after entry n of the account's stream. */
export interface Seated {
  readonly seat: Seat;
  readonly n: number;
  /** The game had begun: nobody changes seats any more. */
  readonly final: boolean;
}

/** Seat and time find the move in the log: its number there is not the one in a viewer's stream. */
export interface NotedSeal {
  readonly seat: Seat;
  readonly at: number;
  readonly seal: string;
}

/** A move as it was sent. */
export interface NotedMove {
  readonly seat: Seat;
  readonly at: number;
  readonly move: unknown;
}

/** What is not as it was noted. */
export type NotedFinding =
  | { readonly code: 'otherTable'; readonly noted: string; readonly found: string }
  | { readonly code: 'otherCommitment'; readonly noted: string; readonly found: string }
  /** Without a seat: no seat has it. */
  | {
      readonly code: 'otherNonce';
      readonly seat: Seat | null;
      readonly noted: string;
      readonly found: string;
    }
  /** Without a place the log has no such move, or the game is still on. */
  | ({ readonly code: 'otherSeal'; readonly seat: Seat; readonly seal: string } & Place)
  | ({ readonly code: 'otherMove'; readonly seat: Seat } & Place);

/** The number of a move and its line in the log. */
export interface Place {
  readonly n: number | null;
  readonly line: number | null;
}

export const newEvidence = (table: string, commitment: string, at: number): Evidence => ({
  evidence: 1,
  table,
  commitment,
  at,
  sits: [],
  seals: [],
  moves: [],
  dropped: 0,
});

// ── Sitting down and standing up ────────────────────────────────────────────────────────────────────

const sitOf = ({ sits }: Evidence, who: string): NotedSit =>
  sits.find((sit) => sit.who === who) ?? { who, nonces: [], sat: null };

function withSit(evidence: Evidence, sit: NotedSit): Evidence {
  const others = evidence.sits.filter(({ who }) => who !== sit.who);
  const sits = sit.nonces.length === 0 ? others : [...others, sit];
  return { ...evidence, sits: sits.slice(-MOST_SITS) };
}

/** The nonce of a `sit` that was never answered; it is sent again rather than another. */
export function pendingNonce(evidence: Evidence, who: string): string | undefined {
  const { nonces, sat } = sitOf(evidence, who);
  return nonces[sat === null ? 0 : 1];
}

/** Before `sit` is sent. */
export function sending(evidence: Evidence, who: string, fresh: string): Evidence {
  if (pendingNonce(evidence, who) !== undefined) return evidence;
  const sit = sitOf(evidence, who);
  return withSit(evidence, { ...sit, nonces: [...sit.nonces, fresh] });
}

/** The table says that it has stored the `sit`. It may have shown so already, and that the game has begun. */
export function satDown(evidence: Evidence, who: string, nonce: string, sat: Seated): Evidence {
  const { nonces, sat: confirmed } = sitOf(evidence, who);
  const isKnown = confirmed !== null && nonces[0] === nonce;
  return isKnown ? evidence : withSit(evidence, { who, nonces: [nonce], sat });
}

/** These do not say whether the `sit` was stored. */
const UNSETTLED: readonly string[] = ['offline', 'busy', 'internal', 'tooMany'];

interface RefusedSit {
  readonly who: string;
  readonly nonce: string;
  readonly code: string;
}

/** The `sit` was refused with this code: as a rule its nonce is no part of the luck. */
export function notSeated(evidence: Evidence, { who, nonce, code }: RefusedSit): Evidence {
  const sit = sitOf(evidence, who);
  // Where somebody sits already, it may be by this very `sit`, whose answer was lost.
  const isUnsettled = UNSETTLED.includes(code) || (code === 'alreadySeated' && sit.sat === null);
  if (isUnsettled) return evidence;
  return withSit(evidence, { ...sit, nonces: sit.nonces.filter((sent) => sent !== nonce) });
}

/** The seat was given up, so its nonce no longer counts. A `sit` that was never answered may still come. */
export function stoodUp(evidence: Evidence, who: string): Evidence {
  const pending = pendingNonce(evidence, who);
  return withSit(evidence, { who, nonces: pending === undefined ? [] : [pending], sat: null });
}

/** Whether the seat was given up after the table had confirmed it: on another device, say, or by the table's owner. */
export function wasLeft(sat: Seated, log: readonly Happening[]): boolean {
  let { seat } = sat;
  for (const { n, what } of log) {
    if (n <= sat.n) continue;
    if (what.type === 'left' && what.seat === seat) return true;
    if (what.type === 'swapped' && what.seats.includes(seat))
      seat = what.seats[0] === seat ? what.seats[1] : what.seats[0];
  }
  return false;
}

// ── Looking at the table ────────────────────────────────────────────────────────────────────────────

/** What an account is shown of a table that is still being played. */
export interface Look {
  readonly info: TableInfo;
  readonly you: Seat | null;
  readonly who: string;
  /** Number of the last entry. */
  readonly n: number;
  /** What happened so far, as far as it has been read. */
  readonly log: readonly Happening[];
}

/** Notes what the table confirms, and the seals it publishes. */
export const looked = (evidence: Evidence, look: Look): Evidence =>
  withSeals(confirmed(evidence, look), look.log);

function confirmed(evidence: Evidence, look: Look): Evidence {
  const { info, you, who, n } = look;
  const { nonces, sat } = sitOf(evidence, who);
  const shown = nonces.indexOf(you === null ? '' : (info.nonces[you] ?? ''));
  if (you === null || shown < 0) return sat ? unconfirmed(evidence, look, sat) : evidence;
  const final = info.status !== 'open';
  if (sat?.seat === you && sat.final === final && shown === 0) return evidence;
  return withSit(evidence, { who, nonces: nonces.slice(shown), sat: { seat: you, n, final } });
}

/** Either the seat was given up, or it has another nonce now; then the log is compared at this very seat. */
function unconfirmed(evidence: Evidence, { info, you, who, log }: Look, sat: Seated): Evidence {
  if (wasLeft(sat, log)) return stoodUp(evidence, who);
  const isFinal = you !== null && info.status !== 'open' && !sat.final && isWhole(log);
  return isFinal
    ? withSit(evidence, { ...sitOf(evidence, who), sat: { ...sat, seat: you, final: true } })
    : evidence;
}

/** Only a log from its first entry on shows whether a seat was given up and taken anew. */
const isWhole = (log: readonly Happening[]): boolean => log[0]?.n === 1;

const sealsIn = (log: readonly Happening[]): NotedSeal[] =>
  log.flatMap(({ at, what }) =>
    what.type === 'moved' && what.seal !== null ? [{ seat: what.seat, at, seal: what.seal }] : [],
  );

const nameOf = ({ seat, at }: Pick<NotedSeal, 'seat' | 'at'>): string => `${seat} ${at}`;

/** The seal that was seen first counts: that is the point of it. */
function withSeals(evidence: Evidence, log: readonly Happening[]): Evidence {
  const known = new Set(evidence.seals.map(nameOf));
  const more = sealsIn(log).filter((seal) => !known.has(nameOf(seal)));
  const [seals, dropped] = latest([...evidence.seals, ...more], MOST_SEALS);
  // Those dropped before are seen again in the log.
  if (seals.every((seal) => known.has(nameOf(seal)))) return evidence;
  return { ...evidence, seals, dropped: evidence.dropped + dropped };
}

export function withMove(evidence: Evidence, move: NotedMove): Evidence {
  const [moves, dropped] = latest([...evidence.moves, move], MOST_MOVES);
  return { ...evidence, moves, dropped: evidence.dropped + dropped };
}

function latest<T extends { readonly at: number }>(all: readonly T[], most: number): [T[], number] {
  const kept = all.toSorted((a, b) => a.at - b.at).slice(-most);
  return [kept, all.length - kept.length];
}

/** What the table shows otherwise than before. An honest table is never accused, so what may have a reason is left out. */
export function lookFindings(evidence: Evidence, look: Look): NotedFinding[] {
  const { commitment: noted } = evidence;
  const { commitment: found } = look.info;
  const isOther = noted !== '' && noted !== found;
  const other: NotedFinding[] = isOther ? [{ code: 'otherCommitment', noted, found }] : [];
  return [...other, ...nonceFindings(evidence, look), ...sealFindings(evidence, look.log)];
}

function nonceFindings(evidence: Evidence, { info, you, who, log }: Look): NotedFinding[] {
  const { nonces, sat } = sitOf(evidence, who);
  const [noted] = nonces;
  if (you === null || sat === null || noted === undefined) return [];
  const found = info.nonces[you] ?? '';
  if (nonces.includes(found)) return [];
  return (sat.final || isWhole(log)) && !wasLeft(sat, log)
    ? [{ code: 'otherNonce', seat: you, noted, found }]
    : [];
}

/** Seals that had been published otherwise, and moves that were turned over with another seal than they were laid with. */
function sealFindings({ seals }: Evidence, log: readonly Happening[]): NotedFinding[] {
  const first = new Map(seals.map((seal) => [nameOf(seal), seal]));
  const known = new Set(seals.map(({ seal }) => seal));
  const lying = new Map<Seat, NotedSeal>();
  const broken = new Set<NotedSeal>();
  for (const laid of log.flatMap(laidOrTurned)) {
    if ('seal' in laid) {
      const noted = first.get(nameOf(laid)) ?? laid;
      if (noted.seal !== laid.seal) broken.add(noted);
      known.add(noted.seal);
      lying.set(laid.seat, noted);
    } else {
      const noted = lying.get(laid.seat);
      if (noted && !known.has(laid.turned)) broken.add(noted);
      lying.delete(laid.seat);
    }
  }
  return [...broken].map(sealFinding);
}

type Turned = { readonly seat: Seat; readonly turned: string };

function laidOrTurned({ at, what }: Happening): (NotedSeal | Turned)[] {
  if (what.type !== 'moved') return [];
  const { seat, seal, opened } = what;
  const turned = opened.map((move) => ({ seat: move.seat, turned: move.seal }));
  return seal === null ? turned : [...turned, { seat, at, seal }];
}

export const sealFinding = ({ seat, seal }: Pick<NotedSeal, 'seat' | 'seal'>): NotedFinding => ({
  code: 'otherSeal',
  seat,
  seal,
  n: null,
  line: null,
});

/** Whether an entry has to do with seals. */
export const concernsSeals = (what: What): boolean =>
  what.type === 'moved' && (what.seal !== null || what.opened.length > 0);
