import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serving } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'client-'));
let quayside: Served;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>The client</title>');
  writeFileSync(join(folder, 'assets', 'main-3FA9C2B1.js'), 'export {};');
  writeFileSync(join(folder, 'robots.txt'), '');
  quayside = await serving({ clientFolder: folder });
});
afterAll(async () => {
  await quayside.close();
  rmSync(folder, { recursive: true });
});

const html = { accept: 'text/html,*/*' };

test('files with a hash in their name are kept for ever, others are asked for again', async () => {
  const { ask } = quayside;
  const script = await ask('GET', '/assets/main-3FA9C2B1.js');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await ask('GET', '/robots.txt')).headers['cache-control']).toBe('no-cache');
  const first = await ask('GET', '/');
  expect([first.headers['cache-control'], first.body]).toEqual(['no-cache', '<title>The client</title>']);
});

test('the client draws every page that is none of ours', async () => {
  const { ask } = quayside;
  const table = await ask('GET', '/t/harbour', { headers: html });
  expect([table.statusCode, table.body]).toEqual([200, '<title>The client</title>']);
  expect(table.headers['cache-control']).toBe('no-cache');
  expect((await ask('GET', '/t/harbour')).statusCode).toBe(404);
  expect((await ask('GET', '/api/nothing', { headers: html })).statusCode).toBe(404);
  expect((await ask('GET', '/assets/gone.js', { headers: html })).statusCode).toBe(404);
  expect((await ask('POST', '/t/harbour', { headers: html, payload: {} })).statusCode).toBe(404);
});

test('nothing outside the folder is served', async () => {
  for (const path of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%5c..%5cx',
  ])
    expect((await quayside.ask('GET', path)).statusCode).toBeGreaterThanOrEqual(400);
});

test('without a client a plain page says so', async () => {
  const bare = await serving();
  const first = await bare.ask('GET', '/', { headers: html });
  expect(first.body).toContain('/api/docs');
  expect((await bare.ask('GET', '/t/harbour', { headers: html })).statusCode).toBe(200);
  await bare.close();
});
