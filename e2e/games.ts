/** Games for the browser tests: opened, and played to their end, by the server alone. */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { type APIRequestContext, request as apiRequest, expect, test } from '@playwright/test';
import type { Tell } from '../protocol/messages.ts';
import { patched } from '../protocol/patch.ts';
import type { Picture } from '../protocol/picture.ts';

export interface Opened {
  readonly table: string;
  readonly key: string;
}

const SEATS = { container: 3, shanghaien: 2, 'cargo-noir': 2 } as const;
export type GameId = keyof typeof SEATS;

export async function openTable(request: APIRequestContext, plan: object): Promise<Opened> {
  await request.post('/api/guest', { data: {} });
  const opened = await request.post('/api/tables', { data: { plan } });
  expect(opened.ok()).toBe(true);
  return await opened.json();
}

const finishedGames = new Map<string, Promise<Opened>>();

/** A game that bots have played among themselves. Tests only read it, so one of each plan serves all tests of a worker. */
export function finished(game: GameId, plan: object = {}): Promise<Opened> {
  const name = JSON.stringify([game, plan]);
  const opened = finishedGames.get(name) ?? played(game, plan);
  finishedGames.set(name, opened);
  return opened;
}

/** A stranger to every test opens the table. */
async function played(game: GameId, plan: object): Promise<Opened> {
  const baseURL = test.info().project.use.baseURL ?? '';
  const request = await apiRequest.newContext({ baseURL });
  const seats = SEATS[game];
  const bots = Array.from({ length: seats }, () => 'random');
  const opened = await openTable(request, { game, seats, bots, sit: null, ...plan });
  await request.dispose();
  await untilOver(`${baseURL}/api/tables/${opened.table}/stream?key=${opened.key}`);
  return opened;
}

/** Follows the stream of a table until its game is over. */
async function untilOver(stream: string): Promise<void> {
  const { body } = await fetch(stream);
  if (!body) throw new Error(`${stream} has no lines.`);
  const input = Readable.fromWeb(body);
  let picture: Picture | undefined;
  for await (const line of createInterface({ input })) {
    if (line === '') continue;
    const tell = JSON.parse(line) as Tell;
    if ('picture' in tell) picture = tell.picture;
    else if (picture && tell.type === 'entry') picture = patched(picture, tell.patch);
    if (picture?.info.status === 'over') break;
  }
  input.destroy();
  expect(picture?.info.status).toBe('over');
}

export async function logOf(request: APIRequestContext, { table, key }: Opened): Promise<string> {
  return await (await request.get(`/api/tables/${table}/log?key=${key}`)).text();
}
