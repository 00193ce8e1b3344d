/** The right to read the chat of a table. After the end of a table that is not public, only its players have it. */
import type { Happening, What } from '../protocol/messages.ts';
import { isEnded } from './picture.ts';
import type { Table } from './table.ts';

/** Whether only its players may read it. */
export const isAmongPlayers = (table: Table): boolean =>
  isEnded(table) && table.opened.visibility !== 'public';

const CHAT: ReadonlySet<What['type']> = new Set(['said', 'removed']);
const SILENCE = { type: 'said', who: '', name: '', text: '' } as const;

/** The same without what was said: the numbers stay, for a stream has no gaps. */
export const withoutChat = <H extends Happening>(told: readonly H[]): H[] =>
  told.map((happening) => (CHAT.has(happening.what.type) ? { ...happening, what: SILENCE } : happening));
