/** Chapter 5: the four effects of the trick cards from the tavern. */
import { passTurn } from '../flow.ts';
import { cardsWith, hasCrew, hireJoker, nationsOf, playableCards, sailorsOf } from '../hand.ts';
import { refuse } from '../refuse.ts';
import { numberCards, putDie, throwBoth } from '../row.ts';
import { NATIONS, PIPS } from '../tables.ts';
import type { MoveOf, View } from '../types.ts';
import {
  announced,
  baseTrickFault,
  canPlay,
  discardTrick,
  endFault,
  endsOf,
  pick,
  sampleEnd,
  spendTrick,
} from './common.ts';

const JOKERS = cardsWith('joker');
const SHIFTS = cardsWith('shift');
const BOTHS = cardsWith('both');
const REROLLS = cardsWith('reroll');

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
  can: (view, seat) => canPlay(view, seat, JOKERS) && hasCrew(view, seat),
  *moves(view, seat) {
    for (const card of playableCards(view, seat, JOKERS)) {
      for (const nation of nationsOf(view, seat)) yield { type: 'joker', card, nation };
    }
  },
  sample(view, seat, chance) {
    const card = pick(playableCards(view, seat, JOKERS), chance);
    return { type: 'joker', card, nation: pick(nationsOf(view, seat), chance) };
  },
});

type Step = Pick<MoveOf<'shift'>, 'die' | 'by'>;

/** The changes by one pip that stay on the die (rule 5.4), by its number. */
const STEPS: readonly (readonly Step[])[] = Array.from({ length: PIPS + 1 }, (_, die) =>
  ([-1, 1] as const).map((by) => ({ die, by })).filter(({ by }) => die + by >= 1 && die + by <= PIPS),
);

function shiftsOf(view: View): readonly Step[] {
  const [first, second] = view.dice;
  return first === second ? STEPS[first!]! : [...STEPS[first!]!, ...STEPS[second!]!];
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
    for (const card of playableCards(view, seat, SHIFTS)) {
      for (const step of shiftsOf(view)) yield { type: 'shift', card, ...step };
    }
  },
  sample(view, seat, chance) {
    const card = pick(playableCards(view, seat, SHIFTS), chance);
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
    for (const card of playableCards(view, seat, BOTHS)) {
      for (const end of endsOf(view)) yield { type: 'both', card, end };
    }
  },
  sample(view, seat, chance) {
    const card = pick(playableCards(view, seat, BOTHS), chance);
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
    for (const card of playableCards(view, seat, REROLLS)) yield { type: 'reroll', card };
  },
  sample: (view, seat, chance) => ({
    type: 'reroll',
    card: pick(playableCards(view, seat, REROLLS), chance),
  }),
});
