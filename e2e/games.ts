/** Games for the browser tests: opened, and played to their end, by the server alone. */
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import {
  type APIRequestContext,
  type APIResponse,
  request as apiRequest,
  expect,
  test,
} from '@playwright/test';
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

/** A program that is a stranger to every test opens the table: only those with a token may let bots play alone. */
async function played(game: GameId, plan: object): Promise<Opened> {
  const baseURL = test.info().project.use.baseURL ?? '';
  const seats = SEATS[game];
  // A game of random moves may end without a point, and then the result has no lines to unfold.
  const bots = Array.from({ length: seats }, () => 'easy');
  const program = await apiRequest.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${await tokenFor(baseURL)}` },
  });
  const answer = await program.post('/api/tables', {
    data: { plan: { game, seats, bots, sit: null, ...plan } },
  });
  expect(answer.ok()).toBe(true);
  const opened: Opened = await answer.json();
  await program.dispose();
  await untilOver(`${baseURL}/api/tables/${opened.table}/stream?key=${opened.key}`);
  return opened;
}

let token: Promise<string> | undefined;

/** All tests of a worker share it. */
function tokenFor(baseURL: string): Promise<string> {
  token ??= newToken(baseURL);
  return token;
}

/** Of a bot whose owner nobody knows. */
async function newToken(baseURL: string): Promise<string> {
  const owner = await apiRequest.newContext({ baseURL });
  const called = (what: string): string => `${what} ${randomUUID().slice(0, 8)}`;
  await owner.post('/api/sign-up', { data: { name: called('Owner'), password: 'four words on paper' } });
  const made = await owner.post('/api/tokens', { data: { name: called('Robo') } });
  expect(made.ok()).toBe(true);
  const { token: fresh } = (await made.json()) as { token: string };
  await owner.dispose();
  return fresh;
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

/** Does something at a table as whoever asks. */
export const send = (
  request: APIRequestContext,
  { table, key }: Opened,
  command: object,
): Promise<APIResponse> => request.post(`/api/tables/${table}/commands?key=${key}`, { data: { command } });

/** A plan with sealed bids: these bots hold auctions in every game. */
export const WITH_SEALS = { game: 'container', seats: 3, bots: [null, 'easy', 'easy'] };

interface Seen {
  readonly n: number;
  readonly picture: Picture;
}

/** Makes moves for whoever asks until sealed moves have been turned over. */
export async function playUntilTurned(request: APIRequestContext, opened: Opened): Promise<void> {
  const path = `/api/tables/${opened.table}`;
  for (;;) {
    const history = await (await request.get(`${path}/history?limit=1000`)).text();
    if (history.includes('"salt"')) return;
    const { n, picture }: Seen = await (await request.get(path)).json();
    expect(['open', 'playing']).toContain(picture.info.status);
    if (!picture.toAct.includes(picture.you ?? -1)) continue;
    const { moves } = await (await request.get(`${path}/sample?count=1`)).json();
    if (moves) await send(request, opened, { type: 'move', move: moves[0], seen: n });
  }
}
