/** The pieces of work a thread can do. */

import type { Finding } from '../core/try-laws.ts';
import { tryLaws } from '../core/try-laws.ts';
import { GAMES } from '../games/index.ts';
import type { GameEntry } from './find.ts';
import { type Match, type MatchResult, playMatch } from './match.ts';

/** Random games on which the laws are tried. */
export interface LawWork {
  readonly kind: 'laws';
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly sparing: number;
}

export interface LawResult {
  readonly finding?: Finding;
  readonly games: number;
  readonly moves: number;
}

export type Work = LawWork | Match;
export type Result<W extends Work> = W extends LawWork ? LawResult : MatchResult;

export async function doWork<W extends Work>(piece: W): Promise<Result<W>> {
  const entry = GAMES[piece.game] as GameEntry;
  const result = piece.kind === 'laws' ? lawsOn(entry, piece) : await playMatch(entry, piece);
  return result as Result<W>;
}

function lawsOn({ trial }: GameEntry, { games, seed, sparing }: LawWork): LawResult {
  let [played, moves] = [0, 0];
  const onGame = (_played: number, inGame: number): undefined => {
    played++;
    moves += inGame;
  };
  const finding = tryLaws(trial, { games, seed, sparing, onGame });
  return { ...(finding ? { finding } : {}), games: played, moves };
}
