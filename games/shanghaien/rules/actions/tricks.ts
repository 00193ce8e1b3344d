/** Chapter 5: the four effects of the trick cards from the tavern. */
import { passTurn } from '../flow.ts';
import { cardsWith, hireJoker, sailorsOf } from '../hand.ts';
import { refuse } from '../refuse.ts';
import { numberCards, putDie, throwBoth } from '../row.ts';
import { NATIONS, type Nation, PIPS } from '../tables.ts';
import type { MoveOf, View } from '../types.ts';
import {
  announced,
  baseTrickFault,
  canPlay,
  cardsFor,
  discardTrick,
  endFault,
  endsOf,
  pick,
  sampleCard,
  sampleEnd,
  spendTrick,
} from './common.ts';

const JOKERS = cardsWith('joker');
const SHIFTS = cardsWith('shift');
const BOTHS = cardsWith('both');
const REROLLS = cardsWith('reroll');

const nationsOf = (view: View, seat: number): Nation[] =>
  NATIONS.filter((_, nation) => sailorsOf(view, seat, nation) > 0);

function ownsSailors(view: View, seat: number): boolean {
  for (let nation = 0; nation < NATIONS.length; nation++) if (sailorsOf(view, seat, nation) > 0) return true;
  return false;
}

/** Rule 5.3: two sailors for a nation the player already has. */
export const joker = announced<'joker'>({
  check(view, seat, { card, nation }) {
    const fault = baseTrickFault(view, seat, card, 'joker');
    if (fault) return fault;
    const sailors = sailorsOf(view, seat, NATIONS.indexOf(nation));
    return sailors === 0 ? refuse('noSailorThere', { nation }) : undefined;
  },
  effect(state, seat, { card, nation }, _chance, emit) {
    spendTrick(state, seat, card, 'joker', emit);
    hireJoker(state, seat, NATIONS.indexOf(nation));
    emit?.({ type: 'joined', seat, nation });
  },
  can: (view, seat) => canPlay(view, seat, JOKERS) && ownsSailors(view, seat),
  *moves(view, seat) {
    for (const card of cardsFor(view, seat, 'joker')) {
      for (const nation of nationsOf(view, seat)) yield { type: 'joker', card, nation };
    }
  },
  sample(view, seat, chance) {
    const card = sampleCard(view, seat, 'joker', chance);
    return { type: 'joker', card, nation: pick(nationsOf(view, seat), chance) };
  },
});

type Step = Pick<MoveOf<'shift'>, 'die' | 'by'>;

/** Every change by one pip that stays on the die (rule 5.4). */
function shiftsOf(view: View): Step[] {
  const steps: Step[] = [];
  for (const die of new Set(view.dice)) {
    if (die > 1) steps.push({ die, by: -1 });
    if (die < PIPS) steps.push({ die, by: 1 });
  }
  return steps;
}

/** Rule 5.4: one of the two dice one up or down. */
export const shift = announced<'shift'>({
  check(view, seat, { card, die, by }) {
    const fault = baseTrickFault(view, seat, card, 'shift');
    if (fault) return fault;
    if (!view.dice.includes(die)) return refuse('dieNotRolled', { die });
    return die + by < 1 || die + by > PIPS ? refuse('beyondTheDie', { die }) : undefined;
  },
  effect(state, seat, { card, die, by }, _chance, emit) {
    spendTrick(state, seat, card, 'shift', emit);
    discardTrick(state, card);
    state.dice[state.dice.indexOf(die)] = die + by;
    state.double = false;
    emit?.({ type: 'shifted', seat, from: die, to: die + by });
  },
  can: (view, seat) => canPlay(view, seat, SHIFTS),
  *moves(view, seat) {
    for (const card of cardsFor(view, seat, 'shift')) {
      for (const step of shiftsOf(view)) yield { type: 'shift', card, ...step };
    }
  },
  sample(view, seat, chance) {
    const card = sampleCard(view, seat, 'shift', chance);
    return { type: 'shift', card, ...pick(shiftsOf(view), chance) };
  },
});

/** Rule 5.5: both dice are placed. */
export const both = announced<'both'>({
  check(view, seat, { card, end }) {
    return baseTrickFault(view, seat, card, 'both') ?? endFault(view, end);
  },
  effect(state, seat, { card, end }, _chance, emit) {
    spendTrick(state, seat, card, 'both', emit);
    discardTrick(state, card);
    numberCards(state, seat, end, emit);
    for (const die of state.dice) putDie(state, seat, die, emit);
    passTurn(state);
  },
  can: (view, seat) => canPlay(view, seat, BOTHS),
  *moves(view, seat) {
    for (const card of cardsFor(view, seat, 'both')) {
      for (const end of endsOf(view)) yield { type: 'both', card, end };
    }
  },
  sample(view, seat, chance) {
    const card = sampleCard(view, seat, 'both', chance);
    return { type: 'both', card, end: sampleEnd(view, chance) };
  },
});

/** Rule 5.6: both dice are thrown again. */
export const reroll = announced<'reroll'>({
  check: (view, seat, { card }) => baseTrickFault(view, seat, card, 'reroll'),
  effect(state, seat, { card }, chance, emit) {
    spendTrick(state, seat, card, 'reroll', emit);
    discardTrick(state, card);
    throwBoth(state, seat, chance, emit);
  },
  can: (view, seat) => canPlay(view, seat, REROLLS),
  *moves(view, seat) {
    for (const card of cardsFor(view, seat, 'reroll')) yield { type: 'reroll', card };
  },
  sample: (view, seat, chance) => ({ type: 'reroll', card: sampleCard(view, seat, 'reroll', chance) }),
});
