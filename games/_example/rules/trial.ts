/** What the laws must know about Flotsam. */
import type { Trial } from '../../../core/laws.ts';
import { cratesWon, type Flotsam, flotsam, type State } from './index.ts';

export const trial: Trial<Flotsam> = {
  game: flotsam,
  optionSets: { plain: {} },
  bound: 24,
  audit(state) {
    if (state.coins.some((coins) => coins < 0)) return `coins: ${state.coins.join(', ')}`;
    return cratesWon(state) < state.round ? undefined : 'more crates than rounds';
  },
  mayReplace: () => true,
  /** Changes one secret of another seat: its favourite, or its sealed bid. */
  twin(state, viewer, chance) {
    if (state.crate === 0) return undefined;
    const others = state.coins.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
    const seat = others[chance.draw(others.length)]!;
    const twin: State = flotsam.clone(state);
    if (twin.bids[seat] !== null && chance.draw(2) === 0)
      twin.bids[seat] = chance.draw(twin.coins[seat]! + 1);
    else twin.favourites[seat] = (twin.favourites[seat]! % 6) + 1;
    return twin;
  },
};
