import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { verdict } from './audit.mjs';
import { isAllowed, licenceOf, shippedPackages } from './licences.mjs';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

test.each([
  ['MIT', true],
  ['GPL-3.0', false],
  ['none', false],
  ['', false],
  ['SEE LICENSE IN LICENSE', false],
  ['MIT OR GPL-3.0', true],
  ['(GPL-2.0 OR MIT)', true],
  ['Apache-2.0 AND BSL-1.0', true],
  ['MIT AND GPL-3.0', false],
  ['MIT AND (GPL-3.0 OR ISC)', true],
  ['(MIT AND GPL-3.0) OR (ISC AND AGPL-3.0)', false],
  ['MIT OR GPL-3.0 AND GPL-2.0', true],
  ['(MIT', false],
])('a package under "%s" may go out: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});

test('every package that goes out may go out with a program under MIT', () => {
  const all = shippedPackages();
  const names = all.map(({ name }) => name);
  for (const name of ['fastify', '@photostructure/sqlite', 'svelte', '@fontsource/spectral'])
    expect(names).toContain(name);
  for (const name of ['vitest', 'typescript', '@biomejs/biome']) expect(names).not.toContain(name);
  expect(all.filter((one) => !isAllowed(licenceOf(one)))).toEqual([]);
});

/** A registry that knows of one weakness, or of none, or that does not answer such questions. */
async function registry(advisories: object | undefined): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    const asked = request.url?.endsWith('/advisories/bulk');
    if (!asked || !advisories) response.writeHead(asked ? 405 : 404);
    response.end(JSON.stringify(asked ? (advisories ?? {}) : {}));
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function audited(url: string): Promise<{ code: number | null; out: string }> {
  const env = { ...process.env, npm_config_registry: url, npm_config_fetch_retries: '0' };
  const child = spawn(process.execPath, ['tools/audit.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  const [code] = await once(child, 'close');
  return { code, out: out.trim() };
}

test('a known weakness fails the check, and none or no answer does not', async () => {
  const weak = {
    id: 1,
    url: '',
    title: 'x',
    severity: 'high',
    vulnerable_versions: '>=1',
    cwe: [],
    cvss: { score: 8 },
  };
  const found = await audited(await registry({ ws: [weak] }));
  expect(found).toEqual({ code: 1, out: expect.stringContaining('high: ws') });
  expect(await audited(await registry({}))).toEqual({ code: 0, out: 'no known weakness' });
  const silent = await audited(await registry(undefined));
  expect(silent).toEqual({
    code: 0,
    out: expect.stringContaining('not checked: the registry did not answer (405'),
  });
  expect(await audited('http://127.0.0.1:1/')).toMatchObject({
    code: 0,
    out: expect.stringContaining('not checked'),
  });
});

test('what is no answer at all is none', () => {
  for (const output of ['', 'npm ERR!', 'null', '{}'])
    expect(verdict(output)).toEqual({ ok: true, lines: ['not checked: the registry did not answer'] });
});
