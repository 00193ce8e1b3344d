/** A log from anywhere, checked and played to its end. It may be long, so a thread does it. */
import type { Outcome } from '../core/game.ts';
import { type Opening, readLog, replay } from '../core/log.ts';
import { findRules } from '../games/versions.ts';
import { type Verdict, verify } from '../protocol/verify.ts';
import { nodeHashing } from './luck.ts';

export interface CheckedLog {
  readonly verdict: Verdict;
  /** Undefined if it cannot be replayed, or has no end. */
  readonly ended: Ended | undefined;
}

export interface Ended {
  readonly opening: Opening;
  readonly outcome: Outcome;
  /** When the last move was made, if it says so. */
  readonly at: number | undefined;
  /** Lines with moves that were taken back. */
  readonly takenBack: number;
}

export type CheckLog = (file: string) => Promise<CheckedLog>;

export const checkLog: CheckLog = async (file) => ({
  verdict: await verify(file, findRules, nodeHashing),
  ended: await endOf(file),
});

async function endOf(file: string): Promise<Ended | undefined> {
  const read = await readLog(file, findRules);
  if (read.fault) return undefined;
  const { opening, entries, lines = entries } = read.log;
  const replayed = replay(read.game, read.log);
  const outcome = replayed.fault ? undefined : read.game.outcome(replayed.state);
  const takenBack = lines.length - entries.length;
  return outcome && { opening, outcome, at: entries.at(-1)?.at, takenBack };
}
