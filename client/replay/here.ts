/** Games kept in this browser, as the replay wants them. */
import type { Game, Viewer } from '../../core/game.ts';
import { type Log, playAgain, writeLog } from '../../core/log.ts';
import type { HereRecord } from '../local/record.ts';
import { find } from '../local/store.ts';
import { loadRulesAt } from '../table/rules.ts';
import { type Frame, framesOfLog, seenBy } from './film.ts';

export interface HereGame {
  readonly record: HereRecord;
  readonly game: Game;
  readonly log: Log;
}

export async function hereGame(id: string): Promise<HereGame | undefined> {
  const record = await find(id);
  const game = record && (await loadRulesAt(record.game, record.version))?.game;
  return game && { record, game, log: logOf(game, record) };
}

/** The fingerprints are worked out anew: this browser has nobody to prove anything to. */
function logOf(game: Game, { version, options, seats, draws, moves }: HereRecord): Log {
  const opening = { game: game.id, version, options, seats: seats.length, draws, hash: 0 };
  const entries = moves.map((made, i) => ({ ...made, n: i + 1, hash: 0 }));
  return playAgain(game, { opening, entries }).log;
}

export const writtenHere = ({ log }: HereGame): string => writeLog(log);

/** The past of a game that goes on, as one may know it; numbered as its feed numbers it. */
export function framesHere({ game, log }: HereGame, viewer: Viewer): Frame[] {
  const filmed = framesOfLog(game, log);
  if (filmed.fault) return [];
  return filmed.frames.map((frame) => {
    const { happening, view } = seenBy(game, frame, viewer);
    return { happening: { ...happening, n: happening.n + 1 }, view };
  });
}
