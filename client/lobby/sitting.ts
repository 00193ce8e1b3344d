/** Sitting down: at a new table, or at one that waits. */
import type { Plan } from '../../protocol/commands.ts';
import type { Picture } from '../../protocol/picture.ts';
import type { Summary } from '../../protocol/summary.ts';
import { app } from '../app.svelte.ts';
import { sitNoted } from '../evidence/sitting.ts';
import { call, OFFLINE, type Reply } from '../net/api.ts';
import type { Done } from '../net/link.ts';
import { tablePath } from '../routes.ts';
import { words } from '../words.svelte.ts';
import { FLEET, type Title } from './fleet.ts';

export interface Opened {
  readonly table: string;
  readonly key: string;
  readonly commitment: string;
}

/** Why something was refused, in words. */
export const sentenceOf = ({ sentence }: { readonly sentence: string }): string =>
  sentence || words.text.shell.unreachable;

/** Opens a table and sits down after that: it is bound to its luck before it learns of our share in it. */
export async function openTable(plan: Plan): Promise<Reply<Opened>> {
  if (!(await app.beSomebody())) return OFFLINE;
  const opened = await call<Opened>('POST', '/api/tables', { plan: { ...plan, sit: null } });
  if (opened.refused || plan.sit === null) return opened;
  const sat = await sitAs(opened.value, plan.sit);
  return sat.refused ? sat : opened;
}

/** Looks first, for the table is to be bound to its luck before it learns of our share in it. */
export async function sitAt(table: string, seat: number, key = ''): Promise<Reply<Done>> {
  await app.recognise();
  const looked = await call<{ readonly picture: Picture }>('GET', pathOf({ table, key }));
  if (looked.refused) return looked;
  return sitAs({ table, key, commitment: looked.value.picture.info.commitment }, seat);
}

/** The nonce is the id of the command as well: sent again after a lost answer, it counts once. */
const sitAs = (opened: Opened, seat: number): Promise<Reply<Done>> =>
  sitNoted({ ...opened, who: app.me?.id ?? '', seat }, (nonce) =>
    call('POST', pathOf(opened, '/commands'), { id: nonce, command: { type: 'sit', seat, nonce } }),
  );

const pathOf = ({ table, key }: Pick<Opened, 'table' | 'key'>, what = ''): string =>
  `/api/tables/${encodeURIComponent(table)}${what}?key=${encodeURIComponent(key)}`;

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
  if (opened.refused?.code === 'offline') {
    const others = Array.from({ length: seats - 1 }, () => level);
    return playHere({ game, options, company: ['', ...others], names: [] });
  }
  if (opened.refused) return sentenceOf(opened.refused);
  app.go(tablePath(opened.value.table, opened.value.key));
  return undefined;
}

export interface HereCompany {
  readonly game: string;
  readonly options: object;
  /** By seat: a bot's level, or '' for a person. */
  readonly company: readonly string[];
  readonly names: readonly string[];
}

/** Goes to a new table in this browser; answers why not, if so. */
export async function playHere({ game, options, company, names }: HereCompany): Promise<string | undefined> {
  const { startHere } = await import('../local/opening.ts');
  const alone = company.filter((bot) => bot === '').length === 1;
  const called = (seat: number): string => names[seat] || words.text.mine.player(seat + 1);
  const seats = company.map((bot, seat) => ({
    name: bot === '' ? (alone && app.me?.name) || called(seat) : '',
    bot,
  }));
  const table = await startHere({ game, options, seats });
  if (table === undefined) return words.text.shell.failed;
  app.go(tablePath(table, ''));
  return undefined;
}

/** Takes the first free seat and goes there. */
export async function sitDown({ id, seats }: Summary): Promise<string | undefined> {
  if (!(await app.beSomebody())) return words.text.shell.unreachable;
  const seat = seats.findIndex(({ kind }) => kind === 'free');
  const reply = await sitAt(id, Math.max(0, seat));
  if (reply.refused) return sentenceOf(reply.refused);
  app.go(tablePath(id, ''));
  return undefined;
}
