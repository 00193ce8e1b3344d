/** The pieces of work a thread can do. */
import type { Row } from '../bots/training.ts';
import type { Finding } from '../core/try-laws.ts';
import { tryLaws } from '../core/try-laws.ts';
import { GAMES } from '../games/index.ts';
import type { GameEntry } from './find.ts';
import { type Forecast, type ForecastWork, forecast } from './forecast.ts';
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

/** Positions for a stage of a training. */
export interface CollectWork {
  readonly kind: 'collect';
  readonly game: string;
  readonly of: 'training' | 'response';
  readonly stage: string;
  readonly weights: string;
  readonly seed: string;
}

export type Work = LawWork | Match | ForecastWork | CollectWork;
export type Result<W extends Work> = W extends LawWork
  ? LawResult
  : W extends CollectWork
    ? readonly Row[]
    : W extends ForecastWork
      ? Forecast
      : MatchResult;

export async function doWork<W extends Work>(piece: W): Promise<Result<W>> {
  const entry = GAMES[piece.game] as GameEntry;
  return (await resultOf(entry, piece)) as Result<W>;
}

function resultOf(
  entry: GameEntry,
  piece: Work,
): Promise<MatchResult | Forecast | Row[]> | LawResult | Row[] {
  if (piece.kind === 'laws') return lawsOn(entry, piece);
  if (piece.kind === 'match') return playMatch(entry, piece);
  if (piece.kind === 'forecast') return forecast(entry, piece);
  return entry[piece.of]?.collect(piece.stage, piece.weights, piece.seed) ?? [];
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
