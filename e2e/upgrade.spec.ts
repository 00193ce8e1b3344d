/** The store of an earlier release, served to browsers by the server of today. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, request as apiRequest, expect, type Page, test } from '@playwright/test';
import type { Picture } from '../protocol/picture.ts';
import type { Summary } from '../protocol/summary.ts';
import { PASSWORD, RELEASES, unpackStore } from '../server/upgrade/testing.ts';
import { complaints, KEEP_NOTHING, open } from './pages.ts';
import { draws, look, type as typeMove } from './playing.ts';
import { type OwnServer, startServer } from './servers.ts';

test.use(KEEP_NOTHING);

interface Seen {
  readonly n: number;
  readonly picture: Picture;
}

/** Makes a random move for this person where the table asks for one; returns the position seen before. */
async function moveFor(person: APIRequestContext, table: string): Promise<Seen> {
  const path = `/api/tables/${table}`;
  const seen: Seen = await (await person.get(path)).json();
  const { toAct, you } = seen.picture;
  if (you === null || !toAct.includes(you)) return seen;
  const { moves } = await (await person.get(`${path}/sample?count=1`)).json();
  if (moves?.[0])
    await person.post(`${path}/commands`, {
      data: { command: { type: 'move', move: moves[0], seen: seen.n } },
    });
  return seen;
}

async function playToEnd(people: readonly APIRequestContext[], table: string): Promise<void> {
  for (let turn = 0; ; turn++) {
    const { picture } = await moveFor(people[turn % people.length] as APIRequestContext, table);
    if (picture.info.status === 'over') return;
  }
}

/** A whole move with the keyboard; until it is asked for, the others play. */
async function moveByKeyboard(page: Page, other: APIRequestContext, table: string): Promise<void> {
  const seen = async (): Promise<Seen> => await (await page.request.get(`/api/tables/${table}`)).json();
  while (!(await look(page)).asked) await moveFor(other, table);
  const { n } = await seen();
  const draw = draws(3);
  while ((await seen()).n === n) {
    const shown = await look(page);
    if (shown.asked) await typeMove(page, shown, draw);
  }
}

for (const release of RELEASES) {
  test.describe(`the store of ${release}`, () => {
    let data: string;
    let server: OwnServer;
    test.beforeAll(async () => {
      data = mkdtempSync(join(tmpdir(), 'quayside-upgrade-'));
      unpackStore(release, data);
      server = await startServer(data, ['--bot-pause', '0']);
    });
    test.afterAll(async () => {
      await server.stop();
      rmSync(data, { recursive: true });
    });

    for (const game of ['container', 'shanghaien', 'cargo-noir']) {
      test(`running tables of ${game} go on in the browser, and their luck fits`, async ({ browser }) => {
        const baseURL = server.url;
        const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
        const ben = await apiRequest.newContext({ baseURL });
        for (const [person, name] of [
          [page.request, 'Anna'],
          [ben, 'Ben'],
        ] as const)
          expect((await person.post('/api/sign-in', { data: { name, password: PASSWORD } })).ok()).toBe(true);
        const heard = complaints(page);
        const mine = await (await page.request.get('/api/tables?list=mine')).json();
        const running = (mine.tables as Summary[]).filter(
          (table) => table.game === game && table.status === 'playing',
        );
        expect(running.length).toBeGreaterThan(0);
        for (const { id } of running) {
          const { picture }: Seen = await (await page.request.get(`/api/tables/${id}`)).json();
          await open(page, `/t/${id}`);
          await page.locator('.board > *').first().waitFor();
          await moveByKeyboard(page, ben, id);
          await playToEnd([page.request, ben], id);
          await open(page, `/t/${id}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(/win/i);
          const after: Seen = await (await page.request.get(`/api/tables/${id}`)).json();
          expect(after.picture.info.version).toBe(picture.info.version);
          await open(page, `/luck/${id}`);
          await expect(page.getByText('Everything is as promised.')).toBeVisible();
        }
        expect(heard).toEqual([]);
        await ben.dispose();
        await page.close();
      });
    }
  });
}
