/** What the laws must know about Shanghaien. */
import { total } from '../../../core/counts.ts';
import type { Trial } from '../../../core/laws.ts';
import { crewSlot, jokersOf } from './hand.ts';
import { shanghaien } from './index.ts';
import { fullDeck } from './start.ts';
import {
  BASE_TRICK_COUNT,
  BASE_TRICKS,
  DICE,
  isSailor,
  LIKELY_TRICK_DECK,
  NATIONS,
  nationOf,
  PIPS,
  SAILOR_KINDS,
  strengthOf,
  TRICKS,
} from './tables.ts';
import type { Options, Shanghaien, State } from './types.ts';

export const BASE: Options = {
  crazyCaptain: false,
  noShanghai: false,
  sharks: false,
  doubles: false,
  trickDeck: LIKELY_TRICK_DECK,
  tie: 'shared',
  captainScores: true,
  doublesDice: 'back',
  doublesChoice: 'forced',
};

export const ALL_EXPANSIONS: Options = {
  ...BASE,
  crazyCaptain: true,
  noShanghai: true,
  sharks: true,
  doubles: true,
};

const EVERY_TRICK = {
  jokerShift: 2,
  jokerReroll: 1,
  jokerBoth: 1,
  shiftReroll: 2,
  shiftBoth: 1,
  rerollBoth: 1,
};

/** Every combination of the four expansions, by the letters of those in play. */
function expansionSets(): Record<string, Options> {
  const sets: Record<string, Options> = {};
  for (let bits = 0; bits < 16; bits++) {
    const [crazyCaptain, noShanghai, sharks, doubles] = [1, 2, 4, 8].map((bit) => (bits & bit) !== 0);
    const name =
      ['captain', 'noShanghai', 'sharks', 'doubles'].filter((_, i) => bits & (1 << i)).join('+') || 'base';
    sets[name] = { ...BASE, crazyCaptain, noShanghai, sharks, doubles } as Options;
  }
  return sets;
}

export const trial: Trial<Shanghaien> = {
  game: shanghaien,
  optionSets: {
    ...expansionSets(),
    everyTrick: { ...BASE, trickDeck: EVERY_TRICK },
    tieByNations: { ...BASE, tie: 'nations' },
    doublesSpent: { ...ALL_EXPANSIONS, doublesDice: 'spent', captainScores: false },
    doublesFree: { ...ALL_EXPANSIONS, doublesChoice: 'free', trickDeck: EVERY_TRICK },
  },
  // A random game has about 100 moves; only a run of doubles taken in turn can stretch it.
  bound: 1500,
  audit: (state) => lostSailor(state) ?? lostTrick(state) ?? lostDie(state) ?? lostExpansionCard(state),
};

/** Each sailor card is in the deck, in the row, in a crew or gone. */
function lostSailor(state: State): string | undefined {
  const printed = fullDeck(state.options);
  for (let card = 0; card < SAILOR_KINDS; card++) {
    const crews = [0, 1].map((seat) => state.crews[crewSlot(seat, nationOf(card), strengthOf(card) - 1)]!);
    const row = state.tavern.filter((c) => c === card).length;
    const found = state.deck[card]! + row + total(crews) + state.gone[card]!;
    if (found !== printed[card]) return `sailor card ${card}: ${found} of ${printed[card]}`;
  }
  return undefined;
}

/** Each trick card of the tavern is in the deck, in the row, in a hand, a joker or gone. */
function lostTrick(state: State): string | undefined {
  const row = state.tavern.filter((card) => !isSailor(card)).length;
  let found = total(state.deck, SAILOR_KINDS) + row + total(state.gone, SAILOR_KINDS);
  for (const seat of [0, 1]) {
    found += total(state.hands, seat * TRICKS.length, seat * TRICKS.length + BASE_TRICKS.length);
    for (let nation = 0; nation < NATIONS.length; nation++) found += jokersOf(state, seat, nation);
  }
  return found === BASE_TRICK_COUNT ? undefined : `trick cards: ${found} of ${BASE_TRICK_COUNT}`;
}

function lostDie(state: State): string | undefined {
  for (const seat of [0, 1]) {
    const placed = total(state.placed, seat * PIPS, seat * PIPS + PIPS);
    const dice = state.supply[seat]! + placed + state.spent[seat]!;
    if (state.supply[seat]! < 0 || dice !== DICE) return `seat ${seat} has ${dice} dice`;
  }
  const odd = state.dice.find((die) => die < 1 || die > 6);
  return odd === undefined ? undefined : `a die shows ${odd}`;
}

/** At most one of each expansion's card in a hand, and one Doubles card in all. */
function lostExpansionCard(state: State): string | undefined {
  const { crazyCaptain, noShanghai, sharks, doubles } = state.options;
  const inPlay = [crazyCaptain, noShanghai, sharks, doubles];
  for (const [i, played] of inPlay.entries()) {
    const counts = [0, 1].map((seat) => state.hands[seat * TRICKS.length + BASE_TRICKS.length + i]!);
    const most = played ? (i === 3 ? 1 : 2) : 0;
    if (total(counts) > most || counts.some((n) => n < 0 || n > 1))
      return `expansion card ${i}: ${counts.join(' and ')}`;
  }
  return undefined;
}
