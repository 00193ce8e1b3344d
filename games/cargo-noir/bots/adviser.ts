/** What Cargo Noir's strongest player says when asked. */
import type { Adviser, Weighed } from '../../../bots/advice.ts';
import type { Budget } from '../../../bots/bot.ts';
import type { Seat } from '../../../core/game.ts';
import { cargoNoir } from '../rules/index.ts';
import type { CargoNoir, Move, State, View } from '../rules/types.ts';
import { candidates } from './candidates.ts';
import { chancesOf } from './chances.ts';
import { leadNow } from './lead.ts';
import { LEVELS } from './levels.ts';
import { ranked, width } from './ranking.ts';
import { pointsOf } from './reasons/index.ts';
import { sensibleMove } from './sensible.ts';
import { finalShares, type Mind, sharesOf } from './value.ts';
import { roundsLeft } from './worth.ts';

/** With what was learned for each number of seats, or without where nothing was. */
export const adviserWith = (mindFor: (seats: number) => Mind | undefined): Adviser<CargoNoir> => ({
  weigh({ view, seat }, budget, about = []) {
    const asked = about.filter((move) => cargoNoir.check(view, seat, move) === undefined);
    const mind = mindFor(view.seats);
    return mind ? weighed(view, seat, mind, budget, asked) : plainly(view, seat, budget, asked);
  },

  shares(state) {
    const mind = mindFor(state.seats);
    return mind ? sharesOf(state, mind.judgement) : plainShares(state);
  },

  points: ({ view, seat }, move) => pointsOf({ view, seat, mind: mindFor(view.seats) }, move),
});

/** As the expert sees it. */
function weighed(
  view: View,
  seat: Seat,
  mind: Mind,
  budget: Budget,
  asked: readonly Move[],
): Weighed<CargoNoir>[] {
  const nodes = Math.min(LEVELS.expert.nodes, budget.nodes);
  const rated = candidates(view, seat, mind, width(nodes));
  return ranked(view, seat, { mind, rated, laps: LEVELS.expert.laps, asked }, { ...budget, nodes });
}

/** Without weights: the sensible move, and no other is called better. */
function plainly(view: View, seat: Seat, budget: Budget, asked: readonly Move[]): Weighed<CargoNoir>[] {
  const after = (move: Move): number => {
    const world = cargoNoir.guess(view, seat, budget.chance);
    cargoNoir.apply(world, seat, move, budget.chance);
    return plainShares(world)[seat]!;
  };
  const sensible = sensibleMove(view, seat, budget.chance);
  const share = after(sensible);
  const others = asked.map((move) => ({ move, share: Math.min(share, after(move)) }));
  return [{ move: sensible, share }, ...others.sort((a, b) => b.share - a.share)];
}

/** Points, goods and coins as they lie there; the longer the game still goes, the less they say. */
function plainShares(state: State): number[] {
  if (state.phase === 'over') return finalShares(state);
  const spread = 4 + 3 * roundsLeft(state);
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return chancesOf(seats.map((seat) => ({ mean: leadNow(state, seat), spread })));
}
