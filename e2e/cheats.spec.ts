/** Servers that cheat, and browsers that kept what they were shown. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { inThisThread } from '../server/bots/testing.ts';
import { readConfig } from '../server/config.ts';
import { createLog } from '../server/http/log.ts';
import { type RunningServer, startServer } from '../server/server.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import type { Store } from '../server/store/store.ts';
import { CHEATS, type Cheat, cheatAtTables } from '../server/table/testing-cheats.ts';
import { openTable, playUntilTurned, send, WITH_SEALS } from './games.ts';
import { bars, KEEP_NOTHING, open } from './pages.ts';

const ROOT = join(import.meta.dirname, '..');
let store: Store;
let server: RunningServer;
let beHonest: () => void;

test.beforeEach(async () => {
  beHonest = () => undefined;
  store = await openSqlite(':memory:');
  const config = readConfig(['--port', '0', '--unlimited', '--bot-pause', '0']);
  server = await startServer(config, { store, thinkers: inThisThread, log: createLog('silent') });
});
test.afterEach(async () => {
  beHonest();
  await server.close();
  await store.close();
});

/** Sits down by a link; who is to find another commitment than that of the opening opens the table. */
async function sitDown(page: Page, what: string): Promise<string> {
  if (what === 'commitment') {
    await open(page, '/');
    await page.locator('[data-game="shanghaien"]').getByRole('button', { name: 'Play now' }).click();
  } else {
    const plan = what === 'seal' ? WITH_SEALS : { game: 'shanghaien', seats: 2, bots: [null, 'random'] };
    const { table } = await openTable(page.request, { ...plan, sit: null });
    await open(page, `/t/${table}`);
    await page.getByRole('button', { name: 'Sit down' }).click();
  }
  await page.waitForURL(/\/t\/[^/]+$/);
  await expect(page.getByRole('region', { name: 'Actions', exact: true })).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

/** Runs the command line; resolves with its exit code and what it says. */
function verify(...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['arena/bin.mjs', 'verify', ...args], { cwd: ROOT }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), said: out + err }),
    );
  });
}

/** The sentence about each thing that was swapped: at the table, and beside the log. */
const SENTENCES: Readonly<Record<string, RegExp>> = {
  nonce: /Seat 1 has added [0-9a-f]{32} to the luck, but you sent [0-9a-f]{32}\./,
  commitment: /The table promised you [0-9a-f]{64}, but here stands [0-9a-f]{64}\./,
  seal: /For a face-down move of seat \d you were shown the seal [0-9a-f]{64}; the table has not kept to it\./,
};
const SEAL_IN_LOG = /Move \d+ of seat \d bears another seal than you were shown: [0-9a-f]{64}\./;
/** Only the log shows it. */
const HIDDEN: readonly Cheat[] = ['nonceInLog', 'commitmentInLog'];

for (const [cheat, what] of Object.entries(CHEATS) as [Cheat, string][]) {
  test(`audit 5: the page finds out a table that cheats with its ${cheat}`, async ({ browser }, info) => {
    beHonest = cheatAtTables(cheat);
    const page = await browser.newPage({ baseURL: server.url, ...KEEP_NOTHING });
    const table = await sitDown(page, what);
    if (what === 'seal') await playUntilTurned(page.request, { table, key: '' });
    const alarm = page.getByRole('alert').filter({ hasText: 'does not keep to what it showed' });
    if (HIDDEN.includes(cheat)) await expect(page.getByText('Your turn').first()).toBeVisible();
    else {
      await expect(alarm).toContainText(SENTENCES[what] ?? '');
      expect(await bars(page, 'section[role="alert"]')).toEqual([]);
    }

    await send(page.request, { table, key: '' }, { type: 'proposeEnd' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The game was ended early');
    if (HIDDEN.includes(cheat)) await expect(alarm).toBeHidden();
    await open(page, `/luck/${table}`);
    await expect(page.getByText('Something does not fit.')).toBeVisible();
    const card = page.getByRole('listitem').filter({ hasText: 'has not kept to what it showed' });
    const sentence = (what === 'seal' ? SEAL_IN_LOG : SENTENCES[what]) ?? /^$/;
    await expect(card).toContainText(sentence);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my evidence' }).click();
    const [log, evidence] = [info.outputPath('game.jsonl'), info.outputPath('evidence.json')];
    await (await saved).saveAs(evidence);
    writeFileSync(log, await (await page.request.get(`/api/tables/${table}/log`)).text());
    expect(await verify(log)).toMatchObject({ code: 0 });
    const found = await verify(log, '--evidence', evidence);
    expect(found).toMatchObject({ code: 1, said: expect.stringMatching(sentence) });
    await page.close();
  });
}
