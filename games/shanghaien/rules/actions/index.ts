/** Every kind of move, in the order of the rulebook. */
import type { Chance } from '../../../../core/chance.ts';
import type { Action, Actions, Seat } from '../../../../core/game.ts';
import { actionOf, sampleOf } from '../../../../core/play.ts';
import { cardsWith, playableBits } from '../hand.ts';
import { EFFECTS, type Effect, TRICKS } from '../tables.ts';
import type { Emit, Move, MoveType, Phase, Shanghaien, State, View } from '../types.ts';
import { allowing, captain, object } from './captain.ts';
import { doubles, rerollOne, rolledDouble, takeDoubles } from './doubles.ts';
import { ban, rerollAll, spread } from './extra1.ts';
import { exchange, sharks } from './extra2.ts';
import { place } from './place.ts';
import { both, joker, reroll, shift } from './tricks.ts';
import { roll, sampleTurn, shanghai } from './turn.ts';

const announcements = {
  shanghai,
  place,
  joker,
  shift,
  both,
  reroll,
  captain,
  ban,
  rerollAll,
  sharks,
  exchange,
  doubles,
};

export const ACTIONS: Actions<Shanghaien> = {
  roll,
  ...announcements,
  spread,
  rerollOne,
  takeDoubles,
  object,
  allow: allowing(announcements),
};

export const these = (...types: MoveType[]): readonly Action<Shanghaien>[] =>
  types.map((type) => actionOf(ACTIONS, type));

// biome-ignore format: in the order of the rulebook
const AFTER_ROLL = [
  'place', 'joker', 'shift', 'both', 'reroll', 'captain', 'ban', 'rerollAll', 'sharks', 'exchange', 'doubles',
  'rerollOne', 'takeDoubles',
] as const;

/** The kinds of move that can come up in each phase. */
export const IN_PHASE: Readonly<Record<Phase, readonly Action<Shanghaien>[]>> = {
  turn: these('roll', 'shanghai'),
  rolled: these(...AFTER_ROLL),
  spread: these('spread'),
  objection: these('object', 'allow'),
  over: [],
};

/** After a roll, the kinds of move for every set of cards one may play (as bits), doubles aside. */
const WITH_CARDS = Array.from({ length: 1 << TRICKS.length }, (_, cards) =>
  these(
    ...AFTER_ROLL.filter((type) => type === 'place' || (isEffect(type) && (cardsWith(type) & cards) !== 0)),
  ),
);

function isEffect(type: MoveType): type is Effect {
  return Object.values(EFFECTS).some((effects) => (effects as readonly string[]).includes(type));
}

/** One legal move; the commonest are called by name, so that the JIT can inline them. */
export function sample(view: View, seat: Seat, chance: Chance): Move {
  if (view.phase === 'turn') return sampleTurn(view, seat, chance);
  if (view.phase !== 'rolled' || rolledDouble(view))
    return sampleOf(IN_PHASE[view.phase], view, seat, chance);
  const cards = playableBits(view, seat);
  return cards === 0 ? place.sample(view, seat, chance) : sampleOf(WITH_CARDS[cards]!, view, seat, chance);
}

/** Makes a legal move; the three of every turn by name, for the same reason. */
export function apply(state: State, seat: Seat, move: Move, chance: Chance, emit?: Emit): void {
  switch (move.type) {
    case 'roll':
      roll.apply(state, seat, move, chance, emit);
      break;
    case 'place':
      place.apply(state, seat, move, chance, emit);
      break;
    case 'shanghai':
      shanghai.apply(state, seat, move, chance, emit);
      break;
    default:
      actionOf(ACTIONS, move.type).apply(state, seat, move, chance, emit);
  }
}
