/** Four levels of one player: how far it looks, and how much worse than the best a move may be. */
import type { Bot, Budget } from '../../../bots/bot.ts';
import type { Chance } from '../../../core/chance.ts';
import type { Seat } from '../../../core/game.ts';
import type { CargoNoir, Move, View } from '../rules/types.ts';
import { candidates, type Rated } from './candidates.ts';
import { mindFor } from './minds.ts';
import { ranked, width } from './ranking.ts';
import { sensibleBot } from './sensible.ts';
import type { Mind } from './value.ts';

interface Level {
  /** How much of the budget is used at most; with none the first sight decides. */
  readonly nodes: number;
  readonly laps: number;
  /** How far a move may be behind the best at first sight, in points: no human eye is sharper. */
  readonly slack: number;
}

export const LEVELS = {
  easy: { nodes: 0, laps: 0, slack: 1.5 },
  medium: { nodes: 0, laps: 0, slack: 0 },
  hard: { nodes: 110, laps: 1, slack: 0 },
  expert: { nodes: 20_000, laps: 2, slack: 0 },
} as const satisfies Readonly<Record<string, Level>>;

const level = (of: Level): Bot<CargoNoir> => ({
  choose(view, seat, seen, budget) {
    const mind = mindFor(view.seats);
    return mind ? decide(view, seat, { ...of, mind }, budget) : sensibleBot.choose(view, seat, seen, budget);
  },
});

export const easyBot = level(LEVELS.easy);
export const mediumBot = level(LEVELS.medium);
export const hardBot = level(LEVELS.hard);
export const expertBot = level(LEVELS.expert);

/** What a level does with this mind. */
export function decide(
  view: View,
  seat: Seat,
  { slack, mind, ...of }: Level & { mind: Mind },
  budget: Budget,
): Move {
  const nodes = Math.min(of.nodes, budget.nodes);
  const rated = candidates(view, seat, mind, width(nodes));
  const [first] = rated;
  if (rated.length < 2 || !first) return first!.move;
  if (of.nodes === 0) return oneOf(rated, slack, budget.chance).move;
  return ranked(view, seat, { mind, rated, laps: of.laps, asked: [] }, { ...budget, nodes })[0]!.move;
}

/** Any move that is not much worse than the best. */
function oneOf(rated: readonly Rated[], slack: number, chance: Chance): Rated {
  const near = rated.filter(({ worth }) => worth >= rated[0]!.worth - slack);
  return near[near.length > 1 ? chance.draw(near.length) : 0]!;
}
