import { expect, test } from 'vitest';
import { inThisThread } from './bots/testing.ts';
import { readConfig } from './config.ts';
import { createLog } from './http/log.ts';
import { type RunningServer, startServer } from './server.ts';
import { openSqlite } from './store/sqlite.ts';

/** What a server with these flags does; it ends afterwards. */
async function serving(
  flags: readonly string[],
  run: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const store = await openSqlite(':memory:');
  const config = readConfig(['--port', '0', ...flags]);
  const server = await startServer(config, { store, thinkers: inThisThread, log: createLog('silent') });
  try {
    await run(server);
  } finally {
    await server.close();
    await store.close();
  }
}

test('audit 11: figures have a port of their own, which only this machine reaches', () =>
  serving(['--metrics-port', '0'], async ({ url, metricsPort }) => {
    expect(readConfig([]).metricsHost).toBe('127.0.0.1');
    const there = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(there.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await there.text()).toContain('quayside_commands_acknowledged_total');
    const elsewhere = await fetch(`http://127.0.0.1:${metricsPort}/`);
    expect([elsewhere.status, await elsewhere.text()]).toEqual([404, 'The figures are at /metrics.\n']);
    const here = await fetch(`${url}/metrics`);
    expect([here.status, await here.json()]).toMatchObject([404, { code: 'notFound' }]);
  }));

test('audit 11: without such a port nobody is told any figures', () =>
  serving([], async ({ url, metricsPort }) => {
    expect(metricsPort).toBeNull();
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
  }));
