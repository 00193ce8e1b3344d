/** Shanghaien's players: yardsticks to measure against, then the levels for people, each weakest first. */
import type { Bot } from '../../../bots/bot.ts';
import { greedyBot } from '../../../bots/greedy.ts';
import { randomBot } from '../../../bots/random.ts';
import { shanghaien } from '../rules/index.ts';
import type { Shanghaien } from '../rules/types.ts';
import { adviserWith } from './adviser.ts';
import { levels } from './levels.ts';
import { marginNow } from './margin.ts';
import { mindWith } from './mind.ts';
import { sensibleBot } from './sensible.ts';

const mind = mindWith(async () => (await import('./weights/base.ts')).BASE);
const { easy, medium, hard, expert } = levels(mind);

export const bots: Readonly<Record<string, Bot<Shanghaien>>> = {
  random: randomBot(shanghaien),
  greedy: greedyBot(shanghaien, marginNow),
  sensible: sensibleBot,
  easy,
  medium,
  hard,
  expert,
};

export const adviser = adviserWith(mind);
