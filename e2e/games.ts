/** Games for the browser tests: opened, and played to their end, by the server alone. */
import { type APIRequestContext, expect } from '@playwright/test';

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

/** A game that bots have played among themselves. */
export async function finished(request: APIRequestContext, game: GameId, plan: object = {}): Promise<Opened> {
  const seats = SEATS[game];
  const bots = Array.from({ length: seats }, () => 'random');
  const opened = await openTable(request, { game, seats, bots, sit: null, ...plan });
  await expect
    .poll(
      async () => {
        const now = await request.get(`/api/tables/${opened.table}?key=${opened.key}`);
        return (await now.json()).picture.info.status;
      },
      { timeout: 50_000, intervals: [500] },
    )
    .toBe('over');
  return opened;
}

export async function logOf(request: APIRequestContext, { table, key }: Opened): Promise<string> {
  return await (await request.get(`/api/tables/${table}/log?key=${key}`)).text();
}
