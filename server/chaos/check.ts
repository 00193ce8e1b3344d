/** What clients saw, against what the server has kept. Pure, so that a test can show each of these to bite. */
import { difference } from '../../core/data.ts';
import type { Game, Shape, Viewer } from '../../core/game.ts';
import type { Command } from '../../protocol/commands.ts';
import type { Happening } from '../../protocol/messages.ts';
import type { Entry } from '../../table/entries.ts';
import type { StoredEntry } from '../../table/journal.ts';
import { type Finding, finding } from './findings.ts';
import type { Deed } from './ledger.ts';
import type { Witness } from './witness.ts';

// ── Commands against the journal ────────────────────────────────────────────────────────────────────

/** Every acknowledged command is there once, what was refused is not, and each is what was asked for. */
export function checkJournal(
  table: string,
  deeds: readonly Deed[],
  journal: readonly StoredEntry[],
): Finding[] {
  const byId = new Map(journal.map((entry) => [entry.id, entry]));
  return [
    ...misnumbered(table, journal),
    ...repeated(table, journal),
    ...deeds.flatMap((deed) => checkDeed(deed, byId.get(`${deed.account}:${deed.id}`))),
  ];
}

function misnumbered(table: string, journal: readonly StoredEntry[]): Finding[] {
  const at = journal.findIndex(({ n }, i) => n !== i + 1);
  return at < 0 ? [] : [finding('gap', table, `place ${at + 1} of the journal has number ${journal[at]?.n}`)];
}

/** By its id, and by what was said: no two clients of ours say the same. */
function repeated(table: string, journal: readonly StoredEntry[]): Finding[] {
  const known = new Map<string, number>();
  return journal.flatMap(({ n, id, body }) => {
    const entry = JSON.parse(body) as Entry;
    const keys = entry.type === 'said' ? [id, `said ${entry.text}`] : [id];
    const before = keys.map((key) => known.get(key)).find((number) => number !== undefined);
    for (const key of keys) known.set(key, n);
    return before === undefined ? [] : [finding('twice', table, `entries ${before} and ${n}: ${body}`)];
  });
}

function checkDeed(deed: Deed, stored: StoredEntry | undefined): Finding[] {
  const { table, id, command, n, refused } = deed;
  const what = `${id} ${JSON.stringify(command)}`;
  if (!stored)
    return n === undefined ? [] : [finding('lost', table, `${what} was acknowledged as entry ${n}`)];
  if (n === undefined && refused)
    return [finding('refusedYetStored', table, `${what}: ${refused}, yet it is entry ${stored.n}`)];
  const fits = FITS[command.type] as ((command: Command, entry: Entry) => boolean) | undefined;
  return !fits || fits(command, JSON.parse(stored.body) as Entry)
    ? []
    : [finding('otherEntry', table, `${what} became ${stored.body}`)];
}

type Fits = {
  readonly [T in Command['type']]?: (command: Extract<Command, { type: T }>, entry: Entry) => boolean;
};

/** What each command of ours becomes. */
const FITS: Fits = {
  sit: ({ seat }, entry) => entry.type === 'sat' && entry.seat === seat,
  move: ({ move }, entry) => entry.type === 'moved' && difference(entry.move, move) === undefined,
  say: ({ text }, entry) => entry.type === 'said' && entry.text === text,
  answer: ({ yes }, entry) => entry.type === 'answered' && entry.yes === yes,
  takeBack: (_, { type }) => type === 'takenBack' || type === 'proposed',
};

// ── What was told, against the history ──────────────────────────────────────────────────────────────

export interface History {
  readonly happenings: readonly Happening[];
  readonly game: Game;
  readonly viewer: Viewer;
  /** Over: then the history hides nothing. */
  readonly ended: boolean;
}

export function checkStream(witness: Pick<Witness, 'table' | 'told' | 'n'>, history: History): Finding[] {
  const { table, told, n } = witness;
  const { happenings, viewer } = history;
  const wrong = (code: 'gap' | 'streamDiffers' | 'wentBack', what: string) =>
    finding(code, table, `${what} (viewer ${viewer})`);
  const found: Finding[] = [];
  const at = happenings.findIndex((happening, i) => happening.n !== i + 1);
  if (at >= 0) found.push(wrong('gap', `place ${at + 1} of the history has number ${happenings[at]?.n}`));
  if (happenings.length < n) found.push(wrong('wentBack', `shown ${n}, history has ${happenings.length}`));
  for (const [number, happening] of told) {
    const kept = happenings[number - 1];
    const where = kept ? toldOtherwise(happening, kept, history) : 'there is none';
    if (where) found.push(wrong('streamDiffers', `entry ${number}: ${where}`));
  }
  return found;
}

/** During the game a viewer was told with things hidden, afterwards with none. */
function toldOtherwise(
  told: Happening,
  kept: Happening,
  { game, viewer, ended }: History,
): string | undefined {
  const where = difference(told, kept);
  if (where === undefined || !ended) return where;
  const events = kept.events.flatMap((event) => game.redact(event as Shape['Event'], viewer) ?? []);
  return difference(told, { ...kept, events });
}

/** The number in an acknowledgement is that of the entry which the command became. */
export function checkNumbers(deeds: readonly Deed[], { happenings, viewer }: History): Finding[] {
  return deeds.flatMap(({ table, id, command, n }) => {
    const type = n === undefined ? undefined : BECOMES[command.type];
    const what = type && happenings[(n ?? 0) - 1]?.what;
    const own = !what || !('seat' in what) || what.seat === viewer;
    return type === undefined || (what && type.includes(what.type) && own)
      ? []
      : [
          finding(
            'otherEntry',
            table,
            `${id} was acknowledged as entry ${n}, which is ${JSON.stringify(what)}`,
          ),
        ];
  });
}

const BECOMES: Readonly<Partial<Record<Command['type'], readonly string[]>>> = {
  sit: ['sat'],
  move: ['moved'],
  say: ['said'],
  answer: ['answered'],
  takeBack: ['takenBack', 'proposed'],
};
