/** Follows a table, wherever it stands. */
import { app } from '../app.svelte.ts';
import { EvidenceKeeper } from '../evidence/keeper.svelte.ts';
import { hereAt } from '../local/here.svelte.ts';
import { isHere } from '../local/record.ts';
import { Feed } from './feed.svelte.ts';
import type { TableFeed } from './table-feed.ts';

export const openFeed = (table: string, key: string): TableFeed =>
  isHere(table) ? hereAt(table) : new Feed(app.link, new EvidenceKeeper(whoLooks), { table, key });

async function whoLooks(): Promise<string> {
  await app.recognise();
  return app.me?.id ?? '';
}
