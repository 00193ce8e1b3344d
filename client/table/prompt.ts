/** One sentence: whose turn it is and what is wanted, or whom everybody waits for. */
import { type Language, list } from '../../text/languages.ts';
import { askedOf, only, type Prompt } from './asked.ts';
import type { Room } from './room.svelte.ts';
import type { TableWords } from './text/words.ts';

export function promptOf(room: Room, words: TableWords, language: Language): Prompt {
  const { prompt } = words;
  const { info, toAct, who, you } = room;
  if (info?.status === 'over') return only(prompt.over);
  if (info?.status === 'stopped') return only(prompt.stopped);
  if (info?.status === 'open') {
    const free = info.seats.filter(({ kind }) => kind === 'free').length;
    return only(free > 0 ? prompt.open(free) : prompt.full);
  }
  if (room.asked) return askedOf(room, words, language);
  const others = toAct.filter((seat) => seat !== you || room.replaced);
  return only(prompt.waiting(list(language, others.map(who))));
}
