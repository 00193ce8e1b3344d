/** Cargo Noir's players, weakest first. */
import type { Bot } from '../../../bots/bot.ts';
import { greedyBot } from '../../../bots/greedy.ts';
import { randomBot } from '../../../bots/random.ts';
import { cargoNoir } from '../rules/index.ts';
import type { CargoNoir } from '../rules/types.ts';
import { adviserWith } from './adviser.ts';
import { leadNow } from './lead.ts';
import { easyBot, expertBot, hardBot, mediumBot } from './levels.ts';
import { mindFor } from './minds.ts';
import { sensibleBot } from './sensible.ts';

export const bots: Readonly<Record<string, Bot<CargoNoir>>> = {
  random: randomBot(cargoNoir),
  greedy: greedyBot(cargoNoir, leadNow),
  sensible: sensibleBot,
  easy: easyBot,
  medium: mediumBot,
  hard: hardBot,
  expert: expertBot,
};

export const adviser = adviserWith(mindFor);
