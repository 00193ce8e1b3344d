/** A game that goes on from a position of the past, in this browser, against bots. */
import type { Game, Seat } from '../../core/game.ts';
import { type Log, replay } from '../../core/log.ts';
import { type HereRecord, newHereId } from '../local/record.ts';

/** Who plays where a person sat; a bot goes on itself. */
const RIVAL = 'hard';

export interface From {
  readonly log: Log;
  /** So many moves are kept. */
  readonly at: number;
  /** Whose place one takes. */
  readonly seat: Seat;
}

export function goingOn(
  game: Game,
  { log, at, seat }: From,
  { id, now }: { id: string; now: number },
): HereRecord {
  const { opening } = log;
  const rival = (i: Seat): string => {
    const sat = opening.table?.seats[i];
    return sat?.kind === 'bot' ? sat.name : RIVAL;
  };
  const entries = log.entries.slice(0, at);
  const kept = replay(game, { opening, entries });
  const toAct = kept.fault ? [] : game.toAct(kept.state);
  return {
    id: newHereId(id),
    game: game.id,
    version: game.version,
    options: opening.options,
    seats: Array.from({ length: opening.seats }, (_, i) => ({ name: '', bot: i === seat ? '' : rival(i) })),
    created: now,
    updated: now,
    draws: opening.draws,
    moves: entries.map(({ seat: by, move, draws }) => ({ seat: by, move, draws, at: now })),
    status: 'playing',
    toAct,
    places: null,
    rematch: null,
  };
}
