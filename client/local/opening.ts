/** Opening a table in this browser. */
import { seeded } from '../../core/chance.ts';
import type { Learnt } from '../lessons/coach.ts';
import { newId } from '../net/link.ts';
import { loadRules } from '../table/rules.ts';
import { type HereSeat, newHereId } from './record.ts';
import { keep } from './store.ts';
import { HereTable } from './table.ts';

export interface HerePlan {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly HereSeat[];
  /** Of a guided first game: its luck is chosen. */
  readonly learnt?: Learnt;
}

/** The new table's id; undefined for a game, or options, that this page does not know. */
export async function startHere({
  game: name,
  options: raw,
  seats,
  learnt,
}: HerePlan): Promise<string | undefined> {
  const game = await loadRules(name);
  const options = game?.decode.options.decode(raw);
  if (!game || !options || options.fault) return undefined;
  const id = newHereId(newId().slice(0, 12));
  const chance = seeded(learnt?.seed ?? newId());
  const table = HereTable.open(game, { id, options: options.value, seats, learnt }, chance, Date.now());
  await keep(table.record);
  return id;
}
