/** Plays each round with a few rolls of foresight, and spends a card only where it brings more than it is worth. */
import type { Bot } from '../../../bots/bot.ts';
import { type Chance, every } from '../../../core/chance.ts';
import type { Seat } from '../../../core/game.ts';
import { shanghaien } from '../rules/index.ts';
import { scores } from '../rules/scoring.ts';
import type { Move, MoveType, Shanghaien, View } from '../rules/types.ts';
import { afterCall, afterRoll, ahead, better, outlook } from './outlook.ts';
import { best, type Rated } from './rated.ts';

const FORESIGHT = 3;
const SAMPLES = 24;

/** A captain in force is a threat for the rest of the round; the earlier the more. */
const CAPTAIN_WORTH = 1.4;

export const sensibleBot: Bot<Shanghaien> = {
  choose: (view, seat, _seen, { chance }) =>
    best(rateSensibly(view, seat, chance))?.move ?? shanghaien.fallback(view, seat),
};

/** Every move with the margin to hope for, looking so many rolls ahead. */
export function rateSensibly(view: View, seat: Seat, chance: Chance, foresight = FORESIGHT): Rated[] {
  const sight: Sight = { foresight, chance };
  return Array.from(shanghaien.moves(view, seat), (move) => ({
    move,
    worth: worthOf(view, seat, move, sight),
  }));
}

interface Sight {
  readonly foresight: number;
  readonly chance: Chance;
}

/** What a move is worth to the seat that makes it. */
function worthOf(view: View, seat: Seat, move: Move, sight: Sight): number {
  const sign = seat === 0 ? 1 : -1;
  if (move.type === 'shanghai') return sign * afterCall(outlook(view), seat);
  if (move.type === 'roll') return sign * afterRoll(outlook(view), seat, sight.foresight);
  const extra = move.type === 'captain' ? CAPTAIN_WORTH * freshness(view) : 0;
  return extra + sign * averageAfter(view, seat, move, sight);
}

/** How much of the round is still to come, 1 at its start. */
function freshness(view: View): number {
  return (view.supply[0]! + view.supply[1]!) / 12;
}

const THROWS_TWO: readonly MoveType[] = ['reroll', 'doubles', 'rerollOne', 'object'];

/** The value after a move, averaged over the dice it throws. */
function averageAfter(view: View, seat: Seat, move: Move, { foresight, chance }: Sight): number {
  const value = (luck: Chance): number => {
    const next = shanghaien.clone(view);
    shanghaien.apply(next, seat, move, luck);
    return settled(next, foresight - (isThrown(move) ? 1 : 0));
  };
  if (move.type === 'rerollAll' || (move.type === 'allow' && view.pending?.type === 'rerollAll')) {
    return Array.from({ length: SAMPLES }, () => value(chance)).reduce((sum, v) => sum + v / SAMPLES, 0);
  }
  if (move.type === 'allow' && view.pending?.type === 'shanghai') return afterCall(outlook(view), view.turn);
  let sum = 0;
  for (const { value: v, probability } of every(value)) sum += v * probability;
  return sum;
}

const isThrown = (move: Move): boolean => THROWS_TWO.includes(move.type) || move.type === 'allow';

/** The value of a position in any phase, for seat 0; an announced move is taken as allowed. */
function settled(view: View, rolls: number): number {
  if (view.phase === 'over') return scores(view)[0] - scores(view)[1];
  if (view.phase === 'turn') return ahead(outlook(view), view.turn, rolls);
  if (view.phase === 'objection') return afterAllowing(view, rolls);
  return bestEnding(view, rolls);
}

function afterAllowing(view: View, rolls: number): number {
  const { pending } = view;
  if (pending?.type === 'shanghai') return afterCall(outlook(view), view.turn);
  if (pending?.type !== 'place' && pending?.type !== 'both' && pending?.type !== 'exchange') {
    return ahead(outlook(view), view.turn, rolls);
  }
  const next = shanghaien.clone(view);
  shanghaien.apply(next, view.captain ?? view.turn, { type: 'allow' }, { draw: () => 0 });
  return settled(next, rolls);
}

/** The best way to end a turn whose dice lie on the table. */
function bestEnding(view: View, rolls: number): number {
  let best: number | undefined;
  for (const move of shanghaien.moves(view, view.turn)) {
    if (move.type !== 'place' && move.type !== 'spread') continue;
    const next = shanghaien.clone(view);
    shanghaien.apply(next, view.turn, move, { draw: () => 0 });
    const value = settled(next, rolls - 1);
    best = best === undefined ? value : better(view.turn, best, value);
  }
  return best ?? ahead(outlook(view), view.turn, rolls);
}
