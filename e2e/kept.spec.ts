/** What is kept for how long, and how it looks when something goes. */
import { expect, type Page, test, type WebSocketRoute } from '@playwright/test';
import { openTable } from './games.ts';
import { bars, choose, complaints, expectToFit, KEEP_NOTHING, open, settled } from './pages.ts';

test.use(KEEP_NOTHING);

const ALONE = { game: 'shanghaien', seats: 2, bots: [null, null] };

/** The socket of the page, so that it can be told something. */
async function listened(page: Page): Promise<WebSocketRoute[]> {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/socket/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  return sockets;
}

/** As a server says it that has removed the table, while the page looks on or before it came back. */
const TOLD = {
  'while its page is open': (table: string) => ({ type: 'removed', table }),
  'while its page was offline': (table: string) => ({
    ...{ type: 'refused', id: '', table },
    refusal: { code: 'noTable', params: { table }, sentence: 'There is no such table.' },
  }),
};

for (const [when, tell] of Object.entries(TOLD)) {
  test(`audit 7: a table that is cleared away ${when} says so, with a way on`, async ({ page }) => {
    const heard = complaints(page);
    const sockets = await listened(page);
    const { table } = await openTable(page.request, ALONE);
    await open(page, `/t/${table}`);
    await expect(
      page.getByRole('button', { name: 'Stand up' }).or(page.getByText('Waiting')).first(),
    ).toBeVisible();
    sockets.at(-1)?.send(JSON.stringify(tell(table)));
    await expect(page.getByRole('heading', { name: 'This table was cleared away' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open a table of your own' })).toBeVisible();
    expect(heard).toEqual([]);
  });
}

test('audit 7: the settings say for how long this server keeps things, and link the whole text', async ({
  page,
  context,
}) => {
  await choose(page, 'de');
  await open(page, '/settings');
  const part = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Was wir aufheben' }) });
  const days = (what: string) => part.locator('div').filter({ hasText: what }).locator('dd');
  await expect(days('Gäste, die nicht wiederkommen')).toHaveText('90 Tage');
  await expect(days('Tische, an denen niemand anfängt')).toHaveText('14 Tage');
  await expect(days('Beendete Anmeldungen')).toHaveText('1 Tag');
  const opened = context.waitForEvent('page');
  await part.getByRole('link', { name: 'Was, warum und wer es sieht' }).click();
  const text = await opened;
  await expect(text.getByRole('heading', { level: 1 })).toHaveText('What Quayside keeps, and for how long');
  await expectToFit(text, [1440, 390]);
  await settled(text);
  expect(await bars(text)).toEqual([]);
});
