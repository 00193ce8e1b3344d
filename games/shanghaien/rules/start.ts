/** Chapter 2: the set-up. */
import type { Chance } from '../../../core/chance.ts';
import { noneOf } from '../../../core/counts.ts';
import { lasting } from '../../../core/data.ts';
import { dealTavern } from './flow.ts';
import { CREW_SLOTS, giveTrick } from './hand.ts';
import {
  BASE_TRICKS,
  CARD_KINDS,
  DICE,
  isSailor,
  NATIONS,
  PIPS,
  ROW,
  SAILORS_BY_VALUE,
  SEATS,
  strengthOf,
  TRICKS,
  trickCard,
} from './tables.ts';
import type { Emit, Options, State } from './types.ts';

export function start(options: Options, chance: Chance, emit?: Emit): State {
  const first = chance.draw(SEATS);
  const state = emptyTable(lasting(options), first);
  dealExpansionCards(state);
  dealTavern(state, chance, emit);
  return state;
}

function emptyTable(options: Options, first: number): State {
  return {
    options,
    phase: 'turn',
    round: 1,
    starter: first,
    turn: first,
    deck: fullDeck(options),
    tavern: EMPTY_ROW.slice(),
    sunk: EMPTY_ROW.slice(),
    end: null,
    dice: [],
    double: false,
    placed: NO_DICE.slice(),
    supply: [DICE, DICE],
    spent: [0, 0],
    crews: NO_CREWS.slice(),
    hands: NO_TRICKS.slice(),
    tricked: [0, 0],
    captain: null,
    objected: false,
    barred: null,
    banned: false,
    hungry: false,
    pending: null,
    gone: NO_CARDS.slice(),
  };
}

/** What a copy costs least to make of. */
const NO_CARDS = noneOf(CARD_KINDS);
const NO_CREWS = noneOf(SEATS * NATIONS.length * CREW_SLOTS);
const NO_TRICKS = noneOf(SEATS * TRICKS.length);
const NO_DICE = noneOf(SEATS * PIPS);
const EMPTY_ROW = noneOf(ROW);
const ALL_SAILORS = NO_CARDS.map((none, card): number =>
  isSailor(card) ? SAILORS_BY_VALUE[strengthOf(card) - 1]! : none,
);

/** 40 sailors and 8 trick cards (rules 1.2, 1.3). */
export function fullDeck(options: Options): number[] {
  const deck = ALL_SAILORS.slice();
  for (let i = 0; i < BASE_TRICKS.length; i++) deck[trickCard(i)] = options.trickDeck[BASE_TRICKS[i]!];
  return deck;
}

/** One card of each expansion for both; the Doubles card waits in the middle (rules 7.1, 8.1, 9.1, 10.1). */
function dealExpansionCards(state: State): void {
  for (let seat = 0; seat < SEATS; seat++) {
    if (state.options.crazyCaptain) giveTrick(state, seat, 'captain');
    if (state.options.noShanghai) giveTrick(state, seat, 'banRerollAll');
    if (state.options.sharks) giveTrick(state, seat, 'sharksExchange');
  }
}
