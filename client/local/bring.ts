/** Takes finished games along to the server: as results of one's own, and for links that work elsewhere. */
import type { Seat } from '../../core/game.ts';
import { app } from '../app.svelte.ts';
import { sendLog } from '../net/api.ts';
import { hereGame, writtenHere } from '../replay/here.ts';
import { peopleAt } from './record.ts';
import { allHere, keep } from './store.ts';

/** Keeps a log on the server; the name it has there, or '' if that failed. */
export async function bring(file: string, seat?: Seat): Promise<string> {
  if (!(await app.beSomebody())) return '';
  const own = seat === undefined ? '' : `?seat=${seat}`;
  const reply = await sendLog<{ readonly archive: string }>(`/api/archives${own}`, file);
  return reply.refused ? '' : reply.value.archive;
}

/** The same for a game of this browser, once; where several played at one screen it is nobody's result. */
export async function bringHere(id: string): Promise<string> {
  const here = await hereGame(id);
  if (here?.record.status !== 'over') return '';
  const { record } = here;
  if (record.archive !== undefined) return record.archive;
  const people = peopleAt(record);
  const archive = await bring(writtenHere(here), people.length === 1 ? people[0] : undefined);
  if (archive !== '') await keep({ ...record, archive });
  return archive;
}

/** All that have ended meanwhile, for who is known here; the first that does not get through is tried again another day. */
export async function bringAll(): Promise<void> {
  if (!app.me) return;
  const waiting = (await allHere()).filter(
    ({ status, archive }) => status === 'over' && archive === undefined,
  );
  for (const { id } of waiting) if ((await bringHere(id)) === '') return;
}
