/** One sentence: whose turn it is, or whom everybody waits for. */
import { type Language, list } from '../../text/languages.ts';
import type { Room } from './room.svelte.ts';
import type { TableWords } from './text/words.ts';

export interface Prompt {
  readonly main: string;
  readonly more: string;
}

const only = (main: string): Prompt => ({ main, more: '' });

export function promptOf(room: Room, { prompt }: TableWords, language: Language): Prompt {
  const { info, toAct, who, you } = room;
  if (info?.status === 'over') return only(prompt.over);
  if (info?.status === 'stopped') return only(prompt.stopped);
  if (info?.status === 'open') {
    const free = info.seats.filter(({ kind }) => kind === 'free').length;
    return only(free > 0 ? prompt.open(free) : prompt.full);
  }
  if (room.asked) return { main: prompt.yourTurn, more: room.kind === undefined ? prompt.choose : '' };
  const others = toAct.filter((seat) => seat !== you || room.replaced);
  return only(prompt.waiting(list(language, others.map(who))));
}
