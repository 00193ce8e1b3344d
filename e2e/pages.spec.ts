import { expect, test } from '@playwright/test';
import {
  bars,
  choose,
  complaints,
  expectToFit,
  KEEP_NOTHING,
  KEEP_PAGES,
  LANGUAGES,
  open,
  PAGES,
  settled,
  THEMES,
} from './pages.ts';

test.use(KEEP_NOTHING);

/** The narrow one last: so the next page is loaded as on a phone. */
const WIDTHS = [1440, 390];

for (const language of LANGUAGES) {
  test(`every page speaks ${language} and fits its window`, async ({ page }) => {
    const heard = complaints(page);
    await choose(page, language);
    for (const path of Object.values(PAGES)) {
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectToFit(page, WIDTHS);
    }
    expect(heard).toEqual([]);
  });
}

for (const theme of THEMES) {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`nothing bars anybody from ${name}, ${theme}`, async ({ page }) => {
      await choose(page, 'en', theme);
      await open(page, path);
      await settled(page);
      expect(await bars(page)).toEqual([]);
    });
  }
}

test('the language changes where one is, and stays', async ({ page }) => {
  await open(page, '/');
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vier Spiele');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vier Spiele');
});

test('the footer names the version that the server runs', async ({ page }) => {
  const { version } = await (await page.request.get('/healthz')).json();
  await open(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText(`Quayside ${version}`);
});

test('a rule is found by its number and by its words', async ({ page }) => {
  await open(page, '/rules/container#10.3');
  await expect(page.locator('[id="10.3"]:target')).toBeInViewport();
  await page.getByRole('searchbox').fill('sealed bid');
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/sealed|bid/i);
});

test('the rulebook is read in the edition that is chosen, which is kept', async ({ page }) => {
  await open(page, '/rules/container');
  const edition = page.getByRole('group', { name: 'Edition' });
  await expect(edition.getByRole('radio', { name: '2007' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Investment Bank' })).toHaveCount(0);
  await edition.getByRole('radio', { name: '10th anniversary' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Investment Bank' })).toBeVisible();
  await expect(page.locator('[id="4.6"]')).toHaveCount(0);
  await page.getByRole('searchbox').fill('safe spaces warehouse machine');
  await expect(page.getByRole('status').filter({ hasText: 'No rule' })).toBeVisible();
  await page.reload();
  await expect(edition.getByRole('radio', { name: '10th anniversary' })).toBeChecked();
  // A rule that only the other edition has is shown all the same, and so is the edition of a table.
  await open(page, '/rules/container#4.6');
  await page.reload();
  await expect(page.locator('[id="4.6"]:target')).toBeInViewport();
  await open(page, '/rules/container?edition=2007#1.1');
  await expect(edition.getByRole('radio', { name: '2007' })).toBeChecked();
});

test('at a table the rulebook is that of its edition', async ({ page }) => {
  await page.request.post('/api/guest', { data: {} });
  const plan = {
    game: 'container',
    seats: 3,
    options: { edition: 'anniversary' },
    bots: [null, 'easy', 'easy'],
  };
  const opened = await page.request.post('/api/tables', { data: { plan } });
  const { table } = (await opened.json()) as { table: string };
  await open(page, `/t/${table}`);
  await page.getByRole('link', { name: 'Rules' }).click();
  const book = page.getByRole('complementary', { name: 'Rules' });
  await expect(book.getByRole('heading', { name: 'Rules 10th anniversary' })).toBeVisible();
  await expect(book.getByRole('heading', { name: 'Investment Bank' })).toBeVisible();
  await expect(book.locator('[id="4.6"]')).toHaveCount(0);
  await expect(book.getByRole('group', { name: 'Edition' })).toHaveCount(0);
});

test('a page that is opened is read from its heading', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveTitle(/Container: the rules/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a guest keeps the name, leaves, and comes back', async ({ page }) => {
  await open(page, '/');
  await page.locator('[data-game="shanghaien"]').getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/t\//);
  await open(page, '/settings');
  const name = `Ada ${Date.now() % 1_000_000}`;
  const keep = page.getByRole('form', { name: 'Keep this name' });
  await keep.getByLabel('Name').fill(name);
  await keep.getByLabel('Password').fill('a long sentence of words');
  await keep.getByRole('button', { name: 'Keep it', exact: true }).click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const signIn = page.getByRole('form', { name: 'Sign in' });
  await signIn.getByLabel('Name').fill(name);
  await signIn.getByLabel('Password').fill('a long sentence of words');
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
});

test('what is wrong with a name or a password stands at its field', async ({ page }) => {
  await open(page, '/settings');
  const keep = page.getByRole('form', { name: 'Keep this name' });
  const [name, password] = [keep.getByLabel('Name'), keep.getByLabel('Password')];
  const said = keep.getByRole('alert');
  await name.fill('?');
  await password.fill('a long sentence of words');
  await keep.getByRole('button', { name: 'Keep it', exact: true }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/letters, digits/);
  await name.fill(`Ada ${Date.now() % 1_000_000}`);
  await password.fill('short');
  await keep.getByRole('button', { name: 'Keep it', exact: true }).click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/too short/);
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await expect(said).toHaveCount(1);
});

test('a lost connection is told, with what is safe', async ({ page, context }) => {
  await page.routeWebSocket(/socket/, (socket) => void socket.close());
  await open(page, '/');
  await expect(page.getByText('Your moves are stored')).toBeVisible();
  await context.close();
});

test('a guest keeps the name with a passkey, leaves, and comes back with it', async ({ page, baseURL }) => {
  // Passkeys belong to a name, not to a number.
  const home = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await open(page, `${home}/settings`);
  const name = `Grace ${Date.now() % 1_000_000}`;
  const keep = page.getByRole('form', { name: 'Keep this name' });
  await keep.getByLabel('Name').fill(name);
  await keep.getByRole('button', { name: 'Keep it with a passkey' }).click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('No finished game yet.')).toBeVisible();
});

test('quiet hours are kept for somebody, sounds and speed for the device', async ({ page }) => {
  await page.request.post('/api/guest', { data: {} });
  await open(page, '/settings');
  await page.getByRole('checkbox', { name: /^Quiet hours/ }).check();
  await page.getByLabel(/^From/).selectOption('22');
  await page.getByLabel(/^To/).selectOption('7');
  await page.getByLabel('Time zone').selectOption('Europe/Berlin');
  await page.locator('form').filter({ hasText: 'Quiet hours' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Sounds/ }).uncheck();
  await page.getByRole('radio', { name: 'Quick' }).check({ force: true });
  await page.reload();
  await expect(page.getByLabel(/^From/)).toHaveValue('22');
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Berlin');
  await expect(page.getByRole('checkbox', { name: /^Sounds/ })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Quick' })).toBeChecked();
});

test('an invitation without its key says what is missing', async ({ page, browser }) => {
  await page.request.post('/api/guest', { data: {} });
  const plan = { game: 'shanghaien', seats: 2, visibility: 'private' };
  const opened = await page.request.post('/api/tables', { data: { plan } });
  const { table } = (await opened.json()) as { table: string };
  const other = await browser.newPage();
  await open(other, `/t/${table}`);
  await expect(other.getByRole('heading', { level: 1, name: 'This table is private' })).toBeVisible();
  await other.getByRole('link', { name: 'Open a table of your own' }).click();
  await expect(other).toHaveURL(/#tables$/);
  await other.close();
});

test('who comes to a full table is told so', async ({ page, browser }) => {
  await page.request.post('/api/guest', { data: {} });
  const plan = { game: 'shanghaien', seats: 2, bots: [null, 'greedy'], startWhenFull: false };
  const opened = await page.request.post('/api/tables', { data: { plan } });
  const { table } = (await opened.json()) as { table: string };
  const other = await browser.newPage();
  await open(other, `/t/${table}`);
  await expect(other.getByText('Every seat is taken; you are watching.')).toBeVisible();
  await other.close();
});

test.describe(() => {
  test.use(KEEP_PAGES);
  test('a server of another version is told, with the way to the new page', async ({ page }) => {
    const refusal = {
      code: 'badRequest',
      params: { path: 'protocol', fault: 'choice', params: '{}' },
      sentence: '',
    };
    await page.routeWebSocket(/socket/, (socket) =>
      socket.onMessage(() => socket.send(JSON.stringify({ type: 'refused', id: '', table: '', refusal }))),
    );
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1, name: 'Quayside has been renewed' })).toBeVisible();
    await page.getByRole('button', { name: 'Load the new page' }).click();
    await page.waitForLoadState();
  });
});

test('every language has all figures of a rulebook, drawn before anybody looks for them', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    await page.addInitScript(`localStorage.setItem('quayside.language', '${language}')`);
    await open(page, '/rules/container');
    await expect(page.locator('figure > .ready'), language).toHaveCount(6);
  }
});
