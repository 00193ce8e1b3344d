/** "Play on from here": in this browser, against bots. */
import type { Game } from '../../core/game.ts';
import { app } from '../app.svelte.ts';
import { keep } from '../local/store.ts';
import { newId } from '../net/link.ts';
import { tablePath } from '../routes.ts';
import { type From, goingOn } from './play-on.ts';

export async function goOn(game: Game, from: From): Promise<void> {
  const record = goingOn(game, from, { id: newId().slice(0, 12), now: Date.now() });
  await keep(record);
  app.go(tablePath(record.id, ''));
}
