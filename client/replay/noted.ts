/** Compares what this browser noted of a table with its log. */
import type { Game } from '../../core/game.ts';
import type { Log } from '../../core/log.ts';
import { type Evidence, stoodUp, wasLeft } from '../../protocol/evidence.ts';
import { type Comparison, compareLog } from '../../protocol/evidence-log.ts';
import type { Happening } from '../../protocol/messages.ts';
import { evidenceOf } from '../evidence/store.ts';
import { call } from '../net/api.ts';

export interface Noted {
  readonly evidence: Evidence;
  readonly comparison: Comparison;
}

/** All who sit down do so before the game begins: this is far more than happens until then. */
const BEGINNING = 1000;

/** undefined: nothing was noted. */
export async function notedOf(game: Game, log: Log, key: string): Promise<Noted | undefined> {
  const table = log.opening.table?.id;
  const evidence = table === undefined ? undefined : await evidenceOf(table);
  const comparison = evidence && compareLog(evidence, { game, log });
  if (!comparison) return undefined;
  const isNonceOther = comparison.findings.some(({ code }) => code === 'otherNonce');
  return isNonceOther ? await withoutLeft(evidence, { game, log, key }) : { evidence, comparison };
}

interface Compared {
  readonly game: Game;
  readonly log: Log;
  readonly key: string;
}

/** A seat may have been given up and taken anew on another device. What happened at the table tells; the log does not. */
async function withoutLeft(before: Evidence, { game, log, key }: Compared): Promise<Noted | undefined> {
  const path = `/api/tables/${encodeURIComponent(before.table)}/history?limit=${BEGINNING}&key=${encodeURIComponent(key)}`;
  const history = await call<{ readonly entries: readonly Happening[] }>('GET', path);
  const entries = history.refused ? [] : history.value.entries;
  const left = before.sits.filter(({ sat }) => sat && !sat.final && wasLeft(sat, entries));
  const evidence = left.reduce((kept, { who }) => stoodUp(kept, who), before);
  const comparison = compareLog(evidence, { game, log });
  return comparison && { evidence, comparison };
}
