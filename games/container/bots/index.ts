/** Container's players, weakest first. */
import type { Bot } from '../../../bots/bot.ts';
import { greedyBot } from '../../../bots/greedy.ts';
import { randomBot } from '../../../bots/random.ts';
import { container } from '../rules/index.ts';
import type { Container } from '../rules/types.ts';
import { leadNow } from './lead.ts';
import { sensibleBot } from './sensible.ts';

export const bots: Readonly<Record<string, Bot<Container>>> = {
  random: randomBot(container),
  greedy: greedyBot(container, leadNow),
  sensible: sensibleBot,
};
