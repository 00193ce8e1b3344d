/** The registry: the only file that knows all games. */
import { type Entry, entry } from './entry.ts';
import { bots as shanghaienBots } from './shanghaien/bots/index.ts';
import { endings as shanghaienEndings } from './shanghaien/rules/endings.ts';
import { shanghaien } from './shanghaien/rules/index.ts';
import { trial as shanghaienTrial } from './shanghaien/rules/trial.ts';
import { text as shanghaienText } from './shanghaien/text/index.ts';

export const GAMES: Readonly<Record<string, Entry>> = {
  [shanghaien.id]: entry({
    game: shanghaien,
    trial: shanghaienTrial,
    goldens: ['base', 'captain+noShanghai+sharks+doubles', 'everyTrick'],
    endings: shanghaienEndings,
    bots: shanghaienBots,
    text: shanghaienText,
  }),
};
