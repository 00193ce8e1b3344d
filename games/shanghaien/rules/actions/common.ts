/** What several sections ask: whose move it is, which end, which trick card. */
import type { Chance } from '../../../../core/chance.ts';
import type { Seat } from '../../../../core/game.ts';
import { askCaptain, mayObject } from '../flow.ts';
import { hasEffect, held, loseTrick, playable, playableBits } from '../hand.ts';
import { refuse, type Why } from '../refuse.ts';
import { mustCall } from '../row.ts';
import {
  BASE_TRICKS,
  type BaseTrick,
  type Effect,
  ENDS,
  type End,
  type Trick,
  trickCard,
} from '../tables.ts';
import type { ActionOf, Announced, Emit, MoveOf, MoveType, Phase, State, View } from '../types.ts';

/** The seat the game waits for: whose turn it is, or the captain who may object. */
export function actor(view: View): Seat {
  return view.phase === 'objection' ? view.captain! : view.turn;
}

const DO_FIRST = {
  rolled: 'alreadyRolled',
  spread: 'spreadFirst',
  objection: 'answerFirst',
} as const;

/** Why this seat may do nothing of the kind now. */
export function notNow(view: View, seat: Seat, wanted: Phase): Why {
  if (view.phase === 'over') return refuse('gameOver', {});
  if (seat !== actor(view)) return refuse('notYourTurn', { turn: actor(view) });
  if (view.phase === wanted) return undefined;
  return view.phase === 'turn' ? notRolled(view, seat) : refuse(DO_FIRST[view.phase], {});
}

/** Who has too few dice cannot be told to roll (rule 3.6). */
function notRolled(view: View, seat: Seat): Why {
  return mustCall(view, seat) ? refuse('mustCall', { supply: view.supply[seat]! }) : refuse('rollFirst', {});
}

const NO_END: readonly null[] = [null];

/** The ends a placement may name: both for the first die of a round, then none (rule 3.4). */
export function endsOf(view: View): readonly (End | null)[] {
  return view.end === null ? ENDS : NO_END;
}

export function sampleEnd(view: View, chance: Chance): End | null {
  return view.end === null ? ENDS[chance.draw(2)]! : null;
}

export function endFault(view: View, end: End | null): Why {
  if (view.end === null && end === null) return refuse('chooseEnd', {});
  return view.end !== null && end !== null ? refuse('endIsSet', {}) : undefined;
}

/** A rolled double that may not be placed as it lies (rules 10.2, 11.5). */
export function mustUseDouble(view: View): boolean {
  return view.double && view.options.doubles && view.options.doublesChoice === 'forced';
}

/** Why this trick card may not be played now (rules 5.1, 5.2, 7.5). */
export function trickFault(view: View, seat: Seat, card: Trick): Why {
  const early = notNow(view, seat, 'rolled');
  if (early) return early;
  if (view.tricked[seat]) return refuse('trickPlayed', {});
  if (held(view, seat, card) === 0) return refuse('cardNotHeld', { card });
  return playable(view, seat, card) === 0 ? refuse('trickObjected', { card }) : undefined;
}

/** Whether any of these kinds of card may be played now. */
export function canPlay(view: View, seat: Seat, bits: number): boolean {
  return (playableBits(view, seat) & bits) !== 0;
}

export type BaseEffect = 'joker' | 'shift' | 'both' | 'reroll';

/** Why a card of the tavern may not be used in this way. */
export function baseTrickFault(view: View, seat: Seat, card: BaseTrick, effect: BaseEffect): Why {
  const fault = trickFault(view, seat, card);
  if (fault) return fault;
  return hasEffect(card, effect) ? undefined : refuse('effectNotOnCard', { card, effect });
}

/** One of a list; nothing is drawn where there is no choice. */
export function pick<T>(list: readonly T[], chance: Chance): T {
  return list[list.length > 1 ? chance.draw(list.length) : 0]!;
}

/** The player's one trick of this round is played; the card leaves the hand. */
export function spendTrick(state: State, seat: Seat, card: Trick, effect: Effect, emit?: Emit): void {
  state.tricked[seat] = 1;
  loseTrick(state, seat, card);
  emit?.({ type: 'trick', seat, card, effect });
}

/** Used for dice, a card of the tavern leaves the game (rule 5.2). */
export function discardTrick(state: State, card: BaseTrick): void {
  state.gone[trickCard(BASE_TRICKS.indexOf(card))]!++;
}

/** A section whose move may be objected to: it is announced first and takes effect when allowed. */
export type Section<T extends MoveType> = Omit<ActionOf<T>, 'apply'> & Announcement<T>;

export interface Announcement<T extends MoveType> {
  effect(state: State, seat: Seat, move: MoveOf<T>, chance: Chance, emit?: Emit): void;
}

/** Adds the captain's window (rule 7.3) before the effect. */
export function announced<T extends Announced['type']>(section: Section<T>): ActionOf<T> & Announcement<T> {
  const { check, can, moves, sample, effect } = section;
  return {
    check,
    apply(state, seat, move, chance, emit) {
      if (mayObject(state)) askCaptain(state, move as Announced, emit);
      else effect(state, seat, move, chance, emit);
    },
    can,
    moves,
    sample,
    effect,
  };
}
