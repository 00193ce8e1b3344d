/** Container's players, weakest first: yardsticks to measure against, and levels for people. */
import type { Bot } from '../../../bots/bot.ts';
import { greedyBot } from '../../../bots/greedy.ts';
import { randomBot } from '../../../bots/random.ts';
import { container } from '../rules/index.ts';
import type { Container } from '../rules/types.ts';
import { adviserWith } from './adviser.ts';
import { readWeights } from './expert/weights.ts';
import { leadNow } from './lead.ts';
import { levels } from './levels.ts';
import { sensibleBot } from './sensible.ts';

const weights = async (): Promise<string> => (await import('./weights/base.ts')).BASE;
const { easy, medium, hard, expert } = levels(weights);

export const botsWith = (text: string): typeof bots | undefined =>
  readWeights(text) && { ...levels(async () => text) };

export const adviser = adviserWith(weights);

export const bots: Readonly<Record<string, Bot<Container>>> = {
  random: randomBot(container),
  greedy: greedyBot(container, leadNow),
  easy,
  medium,
  sensible: sensibleBot,
  hard,
  expert,
};
