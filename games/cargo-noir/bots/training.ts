/** Learning from games: who stood how and what became of it, and which stacks were outbid. */
import { type Chance, seeded } from '../../../core/chance.ts';
import type { Seat } from '../../../core/game.ts';
import { cargoNoir } from '../rules/index.ts';
import { highestOther, PORT_COUNT, stackOf } from '../rules/places.ts';
import { points } from '../rules/scoring.ts';
import { rounds } from '../rules/tables.ts';
import type { Move, Options, State, View } from '../rules/types.ts';
import { contestFeatures, dot } from './contest.ts';
import { FINGERPRINT, writeMind } from './minds.ts';
import { leastSquares, likeliest, type Sample } from './regression.ts';
import { sensibleMove } from './sensible.ts';
import { FEATURES, featuresOf, MOMENTS, type Moment, stanceOf, tradesLeft } from './stance.ts';
import type { Line, Mind, Model } from './value.ts';

type Player = (view: View, seat: Seat, chance: Chance) => Move;

/** For each moment and number of trades left what was seen, and what rivals did. */
interface Lessons {
  readonly stances: Readonly<Record<Moment, Sample[][]>>;
  readonly contests: Sample[];
}

function noLessons(): Lessons {
  const blank = (): Sample[][] => Array.from({ length: 12 }, () => []);
  return { stances: { trading: blank(), sending: blank(), away: blank() }, contests: [] };
}

/** One game; its lessons are added to those that are there. */
function learnFromGame(
  lessons: Lessons,
  { options, players, seed }: { options: Options; players: readonly Player[]; seed: string },
): void {
  const luck = seeded(seed);
  const own = players.map((_, seat) => seeded(`${seed}/${seat}`));
  const state = cargoNoir.start(options, players.length, luck);
  const open: Open[] = [];
  let turn = { seat: state.turn, stacks: watched(state, state.turn) };
  for (let [seat] = cargoNoir.toAct(state); seat !== undefined; [seat] = cargoNoir.toAct(state)) {
    note(state, seat, open);
    const move = players[seat]!(state, seat, own[seat]!);
    cargoNoir.apply(state, seat, move, luck);
    if (state.turn === turn.seat) continue;
    conclude(state, turn.seat, turn.stacks, lessons);
    turn = { seat: state.turn, stacks: watched(state, state.turn) };
  }
  for (const { moment, trades, seat, features, now } of open) {
    lessons.stances[moment][trades]!.push({ features, target: points(state, seat) - now });
  }
}

interface Open {
  readonly moment: Moment;
  readonly trades: number;
  readonly seat: Seat;
  readonly features: number[];
  readonly now: number;
}

/** Before a trade and before ships are sent; the others are looked at whenever ships are sent. */
function note(state: State, seat: Seat, open: Open[]): void {
  const add = (who: Seat, moment: Moment): void => {
    const trades = tradesLeft(state, who);
    if (trades === 0) return;
    open.push({
      moment,
      trades,
      seat: who,
      features: featuresOf(stanceOf(state, who)),
      now: points(state, who),
    });
  };
  if (state.phase === 'trade') add(seat, 'trading');
  if (state.phase !== 'send') return;
  add(seat, 'sending');
  for (let other = 0; other < state.seats; other++) if (other !== seat) add(other, 'away');
}

/** A stack of somebody else that the seat in turn could outbid. */
interface Watched {
  readonly port: number;
  readonly stack: number;
  readonly features: number[];
}

function watched(state: State, seat: Seat): Watched[] {
  const found: Watched[] = [];
  for (let port = 0; port < PORT_COUNT; port++) {
    const stack = highestOther(state, seat, port);
    const features = stack === 0 ? undefined : contestFeatures(state, seat, port, stack);
    if (features) found.push({ port, stack, features });
  }
  return found;
}

function conclude(state: State, seat: Seat, stacks: readonly Watched[], lessons: Lessons): void {
  for (const { port, stack, features } of stacks) {
    lessons.contests.push({ features, target: stackOf(state, seat, port) > stack ? 1 : 0 });
  }
}

/** What is learned: for each number of trades left from samples of it, and a little from those next to it. */
function mindFrom({ stances, contests }: Lessons, seats: number): Mind {
  const lines = Object.fromEntries(
    MOMENTS.map((moment) => [
      moment,
      Array.from({ length: rounds(seats) + 1 }, (_, trades) => lineFrom(stances[moment], trades)),
    ]),
  );
  return { model: lines as unknown as Model, contest: likeliest(contests, 0.001) };
}

const BESIDE = 0.4;
const RIDGE = 0.01;

function lineFrom(samples: readonly (readonly Sample[])[], trades: number): Line {
  const own = samples[trades] ?? [];
  if (own.length === 0) return { weights: FEATURES.map(() => 0), spread: 0 };
  const near = [samples[trades - 1] ?? [], samples[trades + 1] ?? []].flat();
  const weighed = [
    ...own.map((sample) => ({ ...sample, weight: 1 })),
    ...near.map((sample) => ({ ...sample, weight: BESIDE })),
  ];
  const weights = leastSquares(weighed, RIDGE);
  const squares = own.reduce((sum, { features, target }) => sum + (dot(weights, features) - target) ** 2, 0);
  return { weights, spread: Math.sqrt(squares / own.length) };
}

/** The mind for a table of so many seats, from games of the sensible bot; the same seed learns the same. */
export function trainedMind(
  seats: number,
  games: number,
  { options, seed, tell }: { options: Options; seed: string; tell: (done: number) => void },
): Mind {
  const lessons = noLessons();
  const players = Array.from({ length: seats }, () => sensibleMove);
  for (let game = 0; game < games; game++) {
    learnFromGame(lessons, { options, players, seed: `${seed}/${seats}/${game}` });
    tell(game + 1);
  }
  return mindFrom(lessons, seats);
}

/** The whole of weights.ts. */
export function weightsFile(minds: ReadonlyMap<number, Mind>, from: string): string {
  const texts = [...minds].map(([seats, mind]) => `  ${seats}: \`\n${writeMind(mind)}\n\`,`);
  return [
    `/** Made by: ${from} */`,
    '',
    '/** The rules and features they were learned for. */',
    'export const LEARNED =',
    `  '${FINGERPRINT}';`,
    '',
    '/** By number of seats. */',
    'export const WEIGHTS: Readonly<Record<number, string>> = {',
    ...texts,
    '};',
    '',
  ].join('\n');
}
