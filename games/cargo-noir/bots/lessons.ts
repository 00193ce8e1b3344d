/** What a game teaches: who stood how and what became of it, and which stacks were outbid. */
import type { Row } from '../../../bots/training.ts';
import { type Chance, seeded } from '../../../core/chance.ts';
import type { Seat } from '../../../core/game.ts';
import { usualOptions } from '../../../core/usual.ts';
import { cargoNoir } from '../rules/index.ts';
import { highestOther, PORT_COUNT, stackOf } from '../rules/places.ts';
import { points } from '../rules/scoring.ts';
import type { Move, State, View } from '../rules/types.ts';
import { contestFeatures } from './contest.ts';
import { featuresOf, MOMENTS, type Moment, stanceOf, tradesLeft } from './stance.ts';

/** A row begins with the number of its moment, or this for a stack that could be outbid. */
export const CONTEST = MOMENTS.length;
/** Then come the trades left and what became of it, then the features. */
export const ROW_AT = { kind: 0, trades: 1, target: 2, features: 3 } as const;

/** Who plays the games that are learned from. */
export type Player = (view: View, seat: Seat, chance: Chance) => Move;

/** One game in which all play alike. */
export function lessonsOf(seats: number, seed: string, player: Player): Row[] {
  const luck = seeded(seed);
  const own = Array.from({ length: seats }, (_, seat) => seeded(`${seed}/${seat}`));
  const state = cargoNoir.start(usualOptions(cargoNoir), seats, luck);
  const rows: Row[] = [];
  const open: Open[] = [];
  let turn = { seat: state.turn, stacks: watched(state, state.turn) };
  for (let [seat] = cargoNoir.toAct(state); seat !== undefined; [seat] = cargoNoir.toAct(state)) {
    note(state, seat, open);
    cargoNoir.apply(state, seat, player(state, seat, own[seat]!), luck);
    if (state.turn === turn.seat) continue;
    rows.push(...conclude(state, turn.seat, turn.stacks));
    turn = { seat: state.turn, stacks: watched(state, state.turn) };
  }
  for (const { moment, trades, seat, features, now } of open) {
    rows.push([MOMENTS.indexOf(moment), trades, points(state, seat) - now, ...features]);
  }
  return rows;
}

interface Open {
  readonly moment: Moment;
  readonly trades: number;
  readonly seat: Seat;
  readonly features: number[];
  readonly now: number;
}

/** At every decision; the others are looked at whenever ships are sent. */
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
  if (state.phase === 'resolve') add(seat, 'landing');
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

function conclude(state: State, seat: Seat, stacks: readonly Watched[]): Row[] {
  return stacks.map(({ port, stack, features }) => [
    CONTEST,
    0,
    stackOf(state, seat, port) > stack ? 1 : 0,
    ...features,
  ]);
}
