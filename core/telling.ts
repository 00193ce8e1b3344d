/** What the tests of every game say in the same way: a move is made or refused, an ending shows. Only for tests. */
import { type Script, scripted } from './chance.ts';
import { difference, digest } from './data.ts';
import type { Outcome, Seat, Shape } from './game.ts';
import { invariant } from './invariant.ts';
import type { Trial } from './laws.ts';
import { tryPlay } from './play.ts';
import { citable } from './refuse.ts';
import type { Endings, Step } from './story.ts';

// ── Moves ───────────────────────────────────────────────────────────────────────────────────────────

export const NAMES = ['Anna', 'Bernard', 'Clara', 'David', 'Emma'];
const say = (data: unknown): string => JSON.stringify(data);

/** How the moves of a game are told. */
export interface Teller<G extends Shape> {
  readonly trial: Trial<G>;
  /** Where more moves than this are legal, they are not all looked at. */
  readonly many: number;
  /** A fingerprint of what a move does, where two moves can do the same. */
  sense?(move: G['Move']): number;
  /** Whether a move may be made that is not listed: a sealed one, again. */
  replaces?(state: G['State'], seat: Seat): boolean;
}

interface Told<G extends Shape> {
  readonly state: G['State'];
  readonly seats: number;
  readonly seat: Seat;
  readonly move: G['Move'];
}

/** The move is made, as from outside, with just this luck; it was listed, and nothing gets lost. */
export function tellMove<G extends Shape>(
  teller: Teller<G>,
  told: Told<G>,
  chance: Script,
): { state: G['State']; events: G['Event'][] } {
  const { state, seats, seat, move } = told;
  const before = digest(state);
  const events: G['Event'][] = [];
  const emit = (event: G['Event']) => events.push(event);
  const played = tryPlay(teller.trial.game, state, seat, move, { chance, emit });
  if (!('state' in played)) throw new Error(`${NAMES[seat]} may not ${say(move)}: ${say(played)}`);
  chance.finish();
  invariant(digest(state) === before, 'a move leaves the table before it alone');
  invariant(teller.replaces?.(state, seat) || lists(teller, told) !== false, `${say(move)} is listed`);
  const lost = teller.trial.audit(played.state, seats);
  invariant(lost === undefined, `nothing is lost (${lost})`);
  return { state: played.state, events };
}

/** The move is refused for this reason ('4.3 notHeld'), and nothing changes. */
export function tellRefusal<G extends Shape>(
  teller: Teller<G>,
  told: Told<G>,
  why: string,
  params: object,
): void {
  const { state, seat, move } = told;
  const before = digest(state);
  const played = tryPlay(teller.trial.game, state, seat, move, { chance: scripted() });
  const [rule, code] = why.split(' ');
  if (difference(played.refusal, { code, rule, params }) !== undefined)
    throw new Error(`${say(move)} is not refused by ${why} ${say(params)}: ${say(played)}`);
  invariant(digest(state) === before, 'a refusal changes nothing');
  invariant(lists(teller, told) !== true, `${say(move)} is refused, so it is not listed`);
}

/** Whether the move is among all legal ones; undefined where they are too many to look. */
function lists<G extends Shape>(
  { trial, many, sense = digest }: Teller<G>,
  { state, seat, move }: Told<G>,
): boolean | undefined {
  const wanted = sense(move);
  let looked = 0;
  for (const listed of trial.game.moves(state, seat)) {
    if (sense(listed) === wanted) return true;
    if (++looked > many) return undefined;
  }
  return false;
}

// ── Endings ─────────────────────────────────────────────────────────────────────────────────────────

const WON_ALONE: Outcome = { scores: [1, 2], places: [2, 1] };

/** Results of three players, and what they show in every game that knows ties. */
export const RESULTS: readonly (readonly [Outcome, ...names: string[]])[] = [
  [{ scores: [3, 2, 1], places: [1, 2, 3] }, 'wonAlone'],
  [{ scores: [3, 3, 1], places: [1, 1, 3] }, 'winShared'],
  [{ scores: [3, 3, 1], places: [1, 2, 3] }, 'wonAlone', 'tieBroken'],
  [{ scores: [3, 1, 1], places: [1, 2, 2] }, 'wonAlone'],
];

/** The endings shown by a story of two moves, in the second of which just this happens. */
export function endingsShown<G extends Shape>(
  endings: Endings<G>,
  options: G['Options'],
  step: Omit<Step<G>, 'events'>,
): (event: G['Event'] | undefined, outcome?: Outcome) => string[] {
  return (event, outcome = WON_ALONE) => {
    const steps = [[], event ? [event] : []].map((events) => ({ ...step, events }));
    const shown = Object.keys(endings).filter((name) => endings[name]!({ options, steps, outcome }));
    return outcome === WON_ALONE ? shown.filter((name) => name !== 'wonAlone') : shown;
  };
}

// ── What must be told ───────────────────────────────────────────────────────────────────────────────

/** The beginning of a test, or of one that is told for each row of a table. */
const TITLES = /(?:\btest(?:\.each\(.*\))?|^\s*\]\))\(\s*'((?:\d+\.\d+(?:, )?)+) /gm;

interface Tellable {
  readonly ruleOf: Readonly<Record<string, string | readonly string[]>>;
  readonly events: object;
  readonly rules: readonly string[];
}

/** Refusals, events and rules that no story tells of; stories are the text of all tests. */
export function untold(stories: string, { ruleOf, events, rules }: Tellable): string[] {
  const cited = new Set([...stories.matchAll(TITLES)].flatMap(([, numbers]) => numbers!.split(', ')));
  return [
    ...Object.entries(ruleOf).flatMap(([code, rules]) => citable(rules).map((rule) => `'${rule} ${code}'`)),
    ...Object.keys(events).map((type) => `told('${type}')`),
  ]
    .filter((wanted) => !stories.includes(wanted))
    .concat(rules.filter((rule) => !cited.has(rule)));
}
