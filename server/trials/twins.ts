/**
 * Two servers whose tables differ only in what a viewer may not know. That viewer, and one who only watches, are
 * connected to both in every way there is, the same happens at both tables, and every byte sent must be the same.
 *
 * The secrets come from the game's trial, which is written from the rulebook: twin() says what another value card
 * looks like, and the tables begin with the draws that lead there. While bids are sealed, the others bid other
 * amounts at the second table, or borrow for them first. When secrets are turned over the pair has ended.
 */
import { type Chance, every, replaying, seeded } from '../../core/chance.ts';
import { digest } from '../../core/data.ts';
import { oneOf } from '../../core/forging.ts';
import { type Game, type Shape, type Viewer, viewers } from '../../core/game.ts';
import { invariant } from '../../core/invariant.ts';
import type { Trial } from '../../core/laws.ts';
import { GAMES } from '../../games/index.ts';
import type { Clock as TableClock } from '../../protocol/commands.ts';
import { layTable, type Made, type Next } from './lay.ts';
import type { Progress } from './progress.ts';
import { afterwards, type Hall, TwinTables } from './twin-tables.ts';
import { newClock, nth, openWorld, personCalled } from './world.ts';

export interface TwinWish {
  readonly positions: number;
  readonly seed?: string;
  readonly progress?: Progress;
}

export interface TwinReport {
  /** Moments at which everything was compared. */
  readonly positions: number;
  readonly pairs: number;
  /** Secrets that differed beside the cards: bids, and loans at one table only. */
  readonly bids: number;
  readonly loans: number;
  readonly bytes: number;
  /** Empty: nobody could have told the two apart. */
  readonly leaks: readonly string[];
}

const MOST_PEOPLE = 5;
/** Positions of one pair, moves before its first, and those of the few that begin with the game. */
const LONGEST_PAIR = 40;
const MOST_BEFORE = 120;
const FROM_THE_START = 20;
const LONGEST = 300;
/** Then both servers begin anew: clocks of tables left behind would run out and speak at other tables' sockets. */
const PAIRS_PER_HALL = 100;
const CLOCKS: readonly TableClock[] = [
  { type: 'untimed' },
  { type: 'live', turn: 10, bank: 36_000 },
  { type: 'correspondence', hours: 48 },
];

async function openHall(): Promise<Hall> {
  const clock = newClock();
  const people = Array.from({ length: MOST_PEOPLE }, (_, seat) => personCalled(`person${seat}`, clock));
  return { worlds: [await openWorld(clock, people), await openWorld(clock, people)], clock, people };
}

export async function tryTwins({ positions, seed = 'twins', progress }: TwinWish): Promise<TwinReport> {
  const chance = seeded(seed);
  const sum = { positions: 0, pairs: 0, bids: 0, loans: 0, bytes: 0 };
  let leak: string | undefined;
  while (sum.positions < positions && !leak) {
    const hall = await openHall();
    try {
      for (let k = 0; k < PAIRS_PER_HALL && sum.positions < positions && !leak; k++) {
        leak = await tryPair(hall, { k: sum.pairs, most: positions - sum.positions, chance }, sum);
        progress?.(sum.positions, `positions, ${sum.pairs} pairs of tables`);
      }
    } finally {
      await Promise.all(hall.worlds.map((world) => world.close()));
    }
  }
  return { ...sum, leaks: leak ? [leak] : [] };
}

type Sum = { -readonly [K in keyof Omit<TwinReport, 'leaks'>]: TwinReport[K] };

/** Plays one pair of tables; what gave them away, if anything. */
async function tryPair(
  hall: Hall,
  { k, most, chance }: { k: number; most: number; chance: Chance },
  sum: Sum,
): Promise<string | undefined> {
  const begun = begin(k, chance);
  const pair = await lay(hall, k, begun, chance);
  const leak = await pair.play(Math.min(LONGEST_PAIR, most), chance);
  await pair.close();
  sum.pairs += 1;
  for (const key of ['positions', 'bids', 'loans', 'bytes'] as const) sum[key] += pair.sum[key];
  return leak && `pair ${k}, viewer ${begun.viewer}: ${leak}`;
}

interface Begun {
  readonly game: Game;
  readonly options: object;
  readonly seats: number;
  readonly viewer: Viewer;
  /** What was drawn at each of the two tables. */
  readonly draws: readonly [readonly number[], readonly number[]];
}

/** Games in which anything is hidden, each with its option sets. */
function secretGames(): [Trial, object][] {
  return Object.values(GAMES).flatMap(({ trial }) =>
    trial.twin ? Object.values(trial.optionSets).map((options): [Trial, object] => [trial, options]) : [],
  );
}

function begin(k: number, chance: Chance): Begun {
  const sets = secretGames();
  const [trial, options] = nth(sets, k % sets.length);
  const { game } = trial;
  const { min, max } = game.players;
  const seats = min + chance.draw(max - min + 1);
  const everybody = viewers(seats);
  const viewer = oneOf(everybody, chance);
  const drawn: Drawn[] = [];
  const noting: Chance = {
    draw(sides) {
      const value = chance.draw(sides);
      drawn.push({ value, sides });
      return value;
    },
  };
  const state = game.start(options, seats, noting);
  const twin = trial.twin?.(state, viewer, chance);
  invariant(twin !== undefined, `${game.id} begins with a secret`);
  const draws = drawn.map(({ value }) => value);
  return { game, options, seats, viewer, draws: [draws, drawsTo(game, twin, { options, seats }, drawn)] };
}

interface Drawn {
  readonly value: number;
  readonly sides: number;
}

/** Draws that begin a game in this state: as many as there are seats are other ones, in a row. */
function drawsTo(
  game: Game,
  wanted: Shape['State'],
  { options, seats }: { options: object; seats: number },
  drawn: readonly Drawn[],
): number[] {
  const [found, draws] = [digest(wanted), drawn.map(({ value }) => value)];
  for (let from = 0; from < drawn.length; from++) {
    const row = drawn.slice(from, from + seats);
    for (const { draws: others } of every((chance) => row.map(({ sides }) => chance.draw(sides)))) {
      const tried = [...draws.slice(0, from), ...others, ...draws.slice(from + others.length)];
      if (digest(game.start(options, seats, replaying(tried))) === found) return tried;
    }
  }
  throw new Error(`no draws of ${game.id} lead to the twin of its start`);
}

async function lay(hall: Hall, k: number, begun: Begun, chance: Chance): Promise<TwinTables> {
  const { game, options, seats, viewer } = begun;
  const seated = hall.people.slice(0, seats).map(({ account }) => account);
  const id = `twins${k}`;
  const seed = k.toString(16).padStart(64, '0');
  const made: Made[] = [];
  const nexts = [opening(game, made, chance), again(made)];
  for (const [i, world] of hall.worlds.entries()) {
    const draws = nth(begun.draws, i);
    const clock = nth(CLOCKS, k % CLOCKS.length);
    const table = { id, seed, game: game.id, options, clock, seated, draws, at: hall.clock.now };
    await layTable(world.store, table, nth(nexts, i));
  }
  return TwinTables.open(hall, { id, game, viewer });
}

/** So many random moves, and on to where several are asked at once: there most secrets are made. */
function opening(game: Game, made: Made[], chance: Chance): Next {
  const few = chance.draw(MOST_BEFORE);
  const isEnough = (state: object): boolean =>
    made.length >= few && (few < FROM_THE_START || game.toAct(state).length > 1);
  return ({ state }) => {
    if (state === null || made.length >= LONGEST || isEnough(state)) return undefined;
    const seat = oneOf(game.toAct(state), chance);
    // Not the last move of a game: nothing would be left to compare.
    const move = game.sample(game.view(state, seat), seat, chance);
    if (game.outcome(afterwards(game, state, seat, move))) return undefined;
    made.push({ seat, move });
    return nth(made, made.length - 1);
  };
}

function again(made: readonly Made[]): Next {
  let i = 0;
  return () => made[i++];
}
