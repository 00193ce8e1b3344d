import { expect, test } from '@playwright/test';
import { qrOf } from '../client/lobby/qr/modules.ts';
import { complaints, KEEP_NOTHING, open } from './pages.ts';

test.use(KEEP_NOTHING);

test('the QR code of a new table is its link', async ({ page }) => {
  const heard = complaints(page);
  await open(page, '/');
  await page.getByRole('button', { name: 'Open a table' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who may come').selectOption('private');
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  const link = await dialog.getByLabel('Link to the table').inputValue();
  const path = await dialog.getByRole('img', { name: 'QR' }).locator('path').nth(1).getAttribute('d');
  const dark = qrOf(link)?.flat().filter(Boolean).length;
  expect(path?.split('M').length).toBe((dark ?? 0) + 1);
  expect(heard).toEqual([]);
});

test('options that do not go with the edition are dimmed and say why', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Open a table' }).first().click();
  const dialog = page.getByRole('dialog');
  const bank = dialog.getByRole('checkbox', { name: /^Investment Bank/ });
  const sale = dialog.getByRole('checkbox', { name: /^Domestic sale/ });
  await expect(bank).toBeDisabled();
  await expect(dialog.getByText('Does not go with “Edition: 2007”.')).toBeVisible();
  await dialog.getByRole('radio', { name: /10th anniversary/ }).check({ force: true });
  await expect(bank).toBeEnabled();
  await expect(sale).toBeDisabled();
  await expect(dialog.getByText('Does not go with “Edition: 10th anniversary”.')).toBeVisible();
});

test('what is printed on one’s own copy can be entered, and must add up', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Open a table' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Shanghaien' }).check({ force: true });
  await dialog.getByText('Trick cards').click();
  await dialog.getByRole('spinbutton', { name: 'Joker / ±1' }).fill('4');
  await expect(dialog.getByRole('alert')).toContainText('adds up to 9 instead of 8');
  await expect(dialog.getByRole('button', { name: 'Open the table' })).toBeDisabled();
  await dialog.getByRole('spinbutton', { name: 'Joker / Re-roll' }).fill('2');
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await expect(dialog.getByLabel('Link to the table')).toHaveValue(/\/t\//);
});

test('what the rulebook contradicts is refused, with the field and the rule', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Open a table' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Cargo Noir' }).check({ force: true });
  await dialog.getByText('What is printed').click();
  await dialog.getByRole('spinbutton', { name: 'Villa, Cost' }).fill('12');
  await expect(dialog.getByRole('alert')).toHaveText(
    '“What is printed: Villa, Points” is 9; by rule 8.2 it must be 12.',
  );
  await expect(dialog.getByRole('button', { name: 'Open the table' })).toBeDisabled();
  await dialog.getByRole('spinbutton', { name: 'Villa, Points' }).fill('12');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Open the table' })).toBeEnabled();
});
