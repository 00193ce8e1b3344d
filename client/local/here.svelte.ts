/** The table of this browser that is on the page; the page and what stands on it look at the same one. */
import type { Game, Refusal } from '../../core/game.ts';
import { app } from '../app.svelte.ts';
import { gameText } from '../text/games.ts';
import { HereFeed } from './feed.svelte.ts';

let current: HereFeed | undefined;

export function hereAt(table: string): HereFeed {
  if (current?.table !== table) current = new HereFeed(table, sentenceFor);
  return current;
}

export function leaveHere(): void {
  current?.leave();
  current = undefined;
}

async function sentenceFor({ id }: Game, { code, params }: Refusal): Promise<string> {
  const words = (await gameText(id, app.language))?.refusals as
    | Readonly<Record<string, (params: unknown, who: (seat: number) => string) => string>>
    | undefined;
  return words?.[code]?.(params, (seat) => String(seat + 1)) ?? '';
}
