/**
 * Ten laws that every game must keep, whatever its rules say. They are tried on random games over all
 * options and seat counts; a breach comes with the log that leads to it.
 */
import { type Chance, every, seeded } from './chance.ts';
import { difference, digest, sharedObject } from './data.ts';
import { type Game, type Seat, type Shape, type Viewer, viewers } from './game.ts';

/** What the laws must know about a game beside its rules. */
export interface Trial<G extends Shape = Shape> {
  readonly game: Game<G>;
  /** Option sets to be tried, by name. */
  readonly optionSets: Readonly<Record<string, G['Options']>>;
  /** No random game has more moves. */
  readonly bound: number;
  /** What is not conserved in this state, or undefined. */
  audit(state: G['State'], seats: number): string | undefined;
  /** Whether a seat that has made its sealed move may still replace it; moves() does not list that again. */
  mayReplace?(state: G['State']): boolean;
  /**
   * A state in which one thing differs that this viewer may not know, if there is such a thing.
   * Written from the rulebook, apart from view(), so that the two certify each other.
   */
  twin?(state: G['State'], viewer: Viewer, chance: Chance): G['State'] | undefined;
}

export const LAWS = [
  'replay',
  'clone',
  'json',
  'fairCheck',
  'enumeration',
  'guess',
  'nonInterference',
  'sealedCommute',
  'conservation',
  'termination',
] as const;
export type Law = (typeof LAWS)[number];

/** A moment in a game: the state, and moves met earlier to be tried out of season. */
export interface Moment<G extends Shape> {
  readonly trial: Trial<G>;
  readonly state: G['State'];
  readonly seats: number;
  readonly chance: Chance;
  readonly stale: readonly G['Move'][];
}

type LawOfMoments = <G extends Shape>(moment: Moment<G>) => string | undefined;

/** Law 2: a copy is equal, shares nothing that can change, and playing on it leaves the original alone. */
const clone: LawOfMoments = ({ trial: { game }, state, chance }) => {
  const copy = game.clone(state);
  const differs = difference(copy, state);
  if (differs) return `the copy differs at ${differs}`;
  const shared = sharedObject(copy, state);
  if (shared) return `copy and original share ${shared}`;
  const before = digest(state);
  const [seat] = game.toAct(copy);
  if (seat !== undefined) game.apply(copy, seat, game.sample(copy, seat, chance), chance);
  return digest(state) === before ? undefined : 'playing on the copy changed the original';
};

/** Law 3: the state survives JSON. */
const json: LawOfMoments = ({ state }) => {
  const differs = difference(JSON.parse(JSON.stringify(state)), state);
  return differs && `lost in JSON: ${differs}`;
};

/** Law 4: whether a move is legal depends only on what its player can see; asking changes nothing. */
const fairCheck: LawOfMoments = ({ trial: { game }, state, seats, stale }) => {
  const before = digest(state);
  for (let seat = 0; seat < seats; seat++) {
    const view = game.view(state, seat);
    for (const move of stale) {
      const differs = difference(game.check(view, seat, move), game.check(state, seat, move));
      if (differs) return `check of ${JSON.stringify(move)} by seat ${seat} sees more than the seat`;
    }
  }
  return digest(state) === before ? undefined : 'check changed the state';
};

const FEW = 60;
const MANY = 400;

/** Law 5: what is listed or sampled is legal; where moves are few, both name the same ones. */
const enumeration: LawOfMoments = (moment) => {
  const { trial, state, seats } = moment;
  const { game } = trial;
  const acting = game.toAct(state);
  if ((acting.length === 0) !== (game.outcome(state) !== undefined)) return 'over without a result, or stuck';
  for (let seat = 0; seat < seats; seat++) {
    const fault = acting.includes(seat) ? listedAndSampled(moment, seat) : idle(moment, seat);
    if (fault) return `seat ${seat}: ${fault}`;
  }
  return undefined;
};

function idle<G extends Shape>({ trial, state, stale }: Moment<G>, seat: Seat): string | undefined {
  const { game } = trial;
  for (const move of game.moves(state, seat)) return `not to act, yet ${JSON.stringify(move)} is listed`;
  if (trial.mayReplace?.(state)) return undefined;
  const allowed = stale.find((move) => game.check(state, seat, move) === undefined);
  return allowed && `not to act, yet ${JSON.stringify(allowed)} is allowed`;
}

function listedAndSampled<G extends Shape>(moment: Moment<G>, seat: Seat): string | undefined {
  const { game } = moment.trial;
  const view = game.view(moment.state, seat);
  const illegal = (move: G['Move']): string | undefined => {
    const refusal = game.check(view, seat, move);
    return refusal && `${JSON.stringify(move)} is offered, yet refused: ${refusal.code}`;
  };
  const listed = new Map<number, G['Move']>();
  for (const move of game.moves(view, seat)) {
    const fault =
      illegal(move) ?? (listed.has(digest(move)) ? `${JSON.stringify(move)} is listed twice` : undefined);
    if (fault) return fault;
    listed.set(digest(move), move);
    if (listed.size > MANY) break;
  }
  if (listed.size === 0) return 'to act, yet no move is listed';
  const fallen = illegal(game.fallback(view, seat)) ?? illegal(game.sample(view, seat, moment.chance));
  return fallen ?? (listed.size <= FEW ? sampledAsListed(moment, seat, listed) : undefined);
}

/** Runs sample() through all its luck: exactly the listed moves must come out, and decode as themselves. */
function sampledAsListed<G extends Shape>(
  { trial, state, stale }: Moment<G>,
  seat: Seat,
  listed: Map<number, G['Move']>,
): string | undefined {
  const { game } = trial;
  const view = game.view(state, seat);
  const sampled = new Set<number>();
  for (const { value: move } of every((chance) => game.sample(view, seat, chance))) {
    if (!listed.has(digest(move))) return `${JSON.stringify(move)} is sampled, yet not listed`;
    sampled.add(digest(move));
  }
  for (const [key, move] of listed) {
    if (!sampled.has(key)) return `${JSON.stringify(move)} is listed, yet never sampled`;
    const decoded = game.decode.move.decode(JSON.parse(JSON.stringify(move)));
    if (decoded.fault) return `${JSON.stringify(move)} does not decode`;
  }
  const extra = stale.find((move) => game.check(view, seat, move) === undefined && !listed.has(digest(move)));
  return extra && !trial.mayReplace?.(state)
    ? `${JSON.stringify(extra)} is allowed, yet not listed`
    : undefined;
}

/** Law 6: a guess behind a view shows that same view. */
const guess: LawOfMoments = ({ trial: { game }, state, seats, chance }) => {
  for (const viewer of viewers(seats)) {
    const view = game.view(state, viewer);
    const differs = difference(game.view(game.guess(view, viewer, chance), viewer), view);
    if (differs) return `viewer ${viewer}: a guess shows another ${differs}`;
  }
  return undefined;
};

/** Law 7: what a viewer may not know changes nothing for that viewer, neither views nor events. */
const nonInterference: LawOfMoments = (moment) => {
  for (const viewer of viewers(moment.seats)) {
    const twin = moment.trial.twin?.(moment.state, viewer, moment.chance);
    const fault = twin && toldApart(moment, viewer, twin);
    if (fault) return `viewer ${viewer}: ${fault}`;
  }
  return moment.trial.twin ? undefined : nothingHidden(moment);
};

const nothingHidden: LawOfMoments = ({ trial: { game }, state, seats }) => {
  for (const viewer of viewers(seats)) {
    const differs = difference(game.view(state, viewer), state);
    if (differs) return `${differs} is hidden from ${viewer}, yet no twin says so`;
  }
  return undefined;
};

function toldApart<G extends Shape>(moment: Moment<G>, viewer: Viewer, twin: G['State']): string | undefined {
  const { game } = moment.trial;
  const seen = difference(game.view(twin, viewer), game.view(moment.state, viewer));
  if (seen) return `the view gives away ${seen}`;
  const waits = difference(game.toAct(twin), game.toAct(moment.state));
  return waits ? 'who is to act gives a secret away' : toldApartByEvents(moment, viewer, twin);
}

/** The same move in both worlds: as long as the secret is kept, its events must look the same. */
function toldApartByEvents<G extends Shape>(
  moment: Moment<G>,
  viewer: Viewer,
  twin: G['State'],
): string | undefined {
  const { trial, state, chance } = moment;
  const [seat] = trial.game.toAct(state);
  if (seat === undefined) return undefined;
  const move = trial.game.sample(trial.game.view(state, seat), seat, chance);
  if (trial.game.check(twin, seat, move)) return undefined;
  const luck = chance.draw(1 << 20);
  const [here, there] = [state, twin].map((world) =>
    witnessed(trial.game, world, { seat, move, luck, viewer }),
  );
  const kept = difference(here?.after, there?.after) && !difference(here?.view, there?.view);
  if (!kept) return undefined;
  const told = difference(here?.events, there?.events);
  return told && `events of ${JSON.stringify(move)} give away ${told}`;
}

function witnessed<G extends Shape>(
  game: Game<G>,
  world: G['State'],
  { seat, move, luck, viewer }: { seat: Seat; move: G['Move']; luck: number; viewer: Viewer },
): { after: G['State']; view: G['View']; events: (G['Event'] | null)[] } {
  const after = game.clone(world);
  const events: (G['Event'] | null)[] = [];
  game.apply(after, seat, move, seeded(luck), (event) => events.push(game.redact(event, viewer) ?? null));
  return { after, view: game.view(after, viewer), events };
}

/** Law 8: the order in which sealed moves arrive makes no difference. */
const sealedCommute: LawOfMoments = ({ trial: { game }, state, chance }) => {
  const [a, b] = game.toAct(state);
  if (a === undefined || b === undefined) return undefined;
  const moves = new Map([a, b].map((seat) => [seat, game.sample(game.view(state, seat), seat, chance)]));
  const luck = chance.draw(1 << 20);
  const ends = [
    [a, b],
    [b, a],
  ].map((order) => inOrder(game, state, order, { moves, luck }));
  if (typeof ends[0] === 'string') return ends[0];
  const differs = difference(ends[0], ends[1]);
  return differs && `the order of seats ${a} and ${b} shows in ${differs}`;
};

function inOrder<G extends Shape>(
  game: Game<G>,
  state: G['State'],
  order: readonly Seat[],
  { moves, luck }: { moves: ReadonlyMap<Seat, G['Move']>; luck: number },
): G['State'] | string {
  const world = game.clone(state);
  const chance = seeded(luck);
  for (const seat of order) {
    const move = moves.get(seat);
    if (!move || game.check(game.view(world, seat), seat, move))
      return `seat ${seat} was kept from its sealed move`;
    game.apply(world, seat, move, chance);
  }
  return world;
}

/** Law 9: nothing is made or lost that the rules do not make or lose. */
const conservation: LawOfMoments = ({ trial, state, seats }) => trial.audit(state, seats);

/** The laws that are tried at a moment; replay and termination are tried on whole games. */
export const LAWS_OF_MOMENTS: readonly (readonly [Law, LawOfMoments])[] = [
  ['clone', clone],
  ['json', json],
  ['fairCheck', fairCheck],
  ['enumeration', enumeration],
  ['guess', guess],
  ['nonInterference', nonInterference],
  ['sealedCommute', sealedCommute],
  ['conservation', conservation],
];
