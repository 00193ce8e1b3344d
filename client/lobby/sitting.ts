/** Sitting down: at a new table, or at one that waits. */
import type { Plan } from '../../protocol/commands.ts';
import type { Summary } from '../../protocol/summary.ts';
import { app } from '../app.svelte.ts';
import { call, type Reply } from '../net/api.ts';
import { tablePath } from '../routes.ts';
import { words } from '../words.svelte.ts';
import { FLEET, type Title } from './fleet.ts';

export interface Opened {
  readonly table: string;
  readonly key: string;
}

/** Why something was refused, in words. */
export const sentenceOf = ({ sentence }: { readonly sentence: string }): string =>
  sentence || words.text.shell.unreachable;

export async function openTable(plan: Plan): Promise<Reply<Opened>> {
  if (!(await app.beSomebody())) return { refused: { code: 'offline', params: {}, sentence: '' } };
  return call<Opened>('POST', '/api/tables', { plan });
}

/** Goes to a new table with a bot on every other seat; answers why not, if so. */
export async function playNow(title: Title, level: string): Promise<string | undefined> {
  const { game, options, seats } = FLEET[title];
  const opened = await openTable({
    game,
    options,
    seats,
    clock: { type: 'untimed' },
    visibility: 'link',
    absence: 'wait',
    rated: false,
    bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : level)),
    sit: 0,
    nonce: '',
    startWhenFull: true,
  });
  if (opened.refused) return sentenceOf(opened.refused);
  app.go(tablePath(opened.value.table, opened.value.key));
  return undefined;
}

/** Takes the first free seat and goes there. */
export async function sitDown({ id, seats }: Summary): Promise<string | undefined> {
  if (!(await app.beSomebody())) return words.text.shell.unreachable;
  const seat = seats.findIndex(({ kind }) => kind === 'free');
  const command = { type: 'sit', seat: Math.max(0, seat) };
  const reply = await call('POST', `/api/tables/${encodeURIComponent(id)}/commands`, { command });
  if (reply.refused) return sentenceOf(reply.refused);
  app.go(tablePath(id, ''));
  return undefined;
}
