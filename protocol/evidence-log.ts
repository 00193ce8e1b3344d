/** Compares what a player noted during a game with its log (docs/luck.md). The log is verified apart from this. */
import type { Game } from '../core/game.ts';
import type { Entry, Log } from '../core/log.ts';
import type { LogTable } from '../core/log-table.ts';
import type { Evidence, NotedFinding, NotedMove, NotedSeal, NotedSit, Place } from './evidence.ts';
import { canonical } from './luck.ts';

/** How much of each was compared. */
export interface Compared {
  readonly commitments: number;
  readonly nonces: number;
  readonly seals: number;
  readonly moves: number;
}

export interface Comparison {
  readonly findings: readonly NotedFinding[];
  readonly compared: Compared;
}

interface Written {
  readonly game: Game;
  readonly log: Log;
}

/** undefined: no table wrote the log. */
export function compareLog(evidence: Evidence, { game, log }: Written): Comparison | undefined {
  const { table } = log.opening;
  if (!table) return undefined;
  const { table: noted, commitment, sits, seals, moves } = evidence;
  const isOther = noted !== '' && noted !== table.id;
  if (isOther)
    return { findings: [{ code: 'otherTable', noted, found: table.id }], compared: NOTHING_COMPARED };
  const seated = sits.filter(({ sat }) => sat !== null);
  const lines = linesOf(log);
  const findings = [
    ...commitmentFindings(commitment, table),
    ...seated.flatMap((sit) => nonceFindings(sit, table)),
    ...seals.flatMap((seal) => sealFindings(seal, lines)),
    ...moves.flatMap((move) => moveFindings(move, lines, game)),
  ];
  const commitments = commitment === '' ? 0 : 1;
  return {
    findings,
    compared: { commitments, nonces: seated.length, seals: seals.length, moves: moves.length },
  };
}

/** Stands for what a seat added that added nothing, or that is not there. */
const NOTHING = '–';

const NOTHING_COMPARED: Compared = { commitments: 0, nonces: 0, seals: 0, moves: 0 };

function commitmentFindings(noted: string, { commitment: found }: LogTable): NotedFinding[] {
  return noted === '' || noted === found ? [] : [{ code: 'otherCommitment', noted, found }];
}

/** A nonce that the table confirmed stands at its seat; at whichever, if seats could still be changed then. */
function nonceFindings({ nonces, sat }: NotedSit, table: LogTable): NotedFinding[] {
  const seat = sat?.final ? sat.seat : null;
  const found = seat === null ? table.nonces : [table.nonces[seat] ?? ''];
  if (nonces.some((nonce) => found.includes(nonce))) return [];
  const [noted = ''] = nonces;
  return [{ code: 'otherNonce', seat, noted, found: (seat === null ? '' : found[0]) || NOTHING }];
}

// ── Moves ───────────────────────────────────────────────────────────────────────────────────────────

interface NumberedLine {
  readonly line: number;
  readonly entry: Entry;
}

/** Those taken back are in the log as well. The opening is line 1. */
const linesOf = ({ entries, lines = entries }: Log): NumberedLine[] =>
  lines.map((entry, index) => ({ line: index + 2, entry }));

function placeOf(found: NumberedLine | undefined): Place {
  return { n: found?.entry.n ?? null, line: found?.line ?? null };
}

type Moment = Pick<NotedSeal, 'seat' | 'at'>;

const madeAt = (lines: readonly NumberedLine[], { seat, at }: Moment): NumberedLine[] =>
  lines.filter(({ entry }) => entry.seat === seat && entry.at === at);

function sealFindings(noted: NotedSeal, lines: readonly NumberedLine[]): NotedFinding[] {
  const { seat, seal } = noted;
  if (lines.some(({ entry }) => entry.seat === seat && entry.seal === seal)) return [];
  return [{ code: 'otherSeal', seat, seal, ...placeOf(madeAt(lines, noted)[0]) }];
}

/** The table keeps a move as the game decodes it. */
function moveFindings(noted: NotedMove, lines: readonly NumberedLine[], game: Game): NotedFinding[] {
  const made = madeAt(lines, noted);
  const decoded = game.decode.move.decode(noted.move);
  const sent = decoded.fault ? '' : canonical(decoded.value);
  if (made.some(({ entry }) => canonical(entry.move) === sent)) return [];
  return [{ code: 'otherMove', seat: noted.seat, ...placeOf(made[0]) }];
}
