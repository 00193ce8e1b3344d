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
  /** How much of the budget is used at most. */
  readonly nodes: number;
  readonly laps: number;
  /** Of a hundred decisions, how many are looked into at tables of two and three, and of more; else first sight decides. */
  readonly looks: { readonly few: number; readonly many: number };
  /** How far a move may be behind the best at first sight, in points: no human eye is sharper. */
  readonly slack: number;
}

const NEVER = { few: 0, many: 0 };
const ALWAYS = { few: 100, many: 100 };
const FEW = 3;

export const LEVELS = {
  easy: { nodes: 0, laps: 0, looks: NEVER, slack: 1.5 },
  // Many who go by first sight get in each other's way, and the best of it is no better than the next.
  medium: { nodes: 16, laps: 1, looks: { few: 0, many: 25 }, slack: 0 },
  hard: { nodes: 110, laps: 1, looks: ALWAYS, slack: 0 },
  expert: { nodes: 20_000, laps: 2, looks: ALWAYS, slack: 0 },
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
  const looks = looksAhead(view.seats, of, budget.chance);
  const nodes = looks ? Math.min(of.nodes, budget.nodes) : 0;
  const rated = candidates(view, seat, mind, width(nodes));
  const [first] = rated;
  if (rated.length < 2 || !first) return first!.move;
  if (!looks) return oneOf(rated, slack, budget.chance).move;
  return ranked(view, seat, { mind, rated, laps: of.laps, asked: [] }, { ...budget, nodes })[0]!.move;
}

function looksAhead(seats: number, { looks }: Pick<Level, 'looks'>, chance: Chance): boolean {
  const often = seats > FEW ? looks.many : looks.few;
  return often === 100 || (often > 0 && chance.draw(100) < often);
}

/** Any move that is not much worse than the best. */
function oneOf(rated: readonly Rated[], slack: number, chance: Chance): Rated {
  const near = rated.filter(({ worth }) => worth >= rated[0]!.worth - slack);
  return near[near.length > 1 ? chance.draw(near.length) : 0]!;
}
