/** A stranger asks a server everything that can be asked without knowing a table. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { inThisThread } from './bots/testing.ts';
import { readConfig } from './config.ts';
import { createLog } from './http/log.ts';
import { PASSWORD, PLAN } from './http/testing.ts';
import { startServer } from './server.ts';
import { openSqlite } from './store/sqlite.ts';

test('audit 6: no route and no message tells a stranger of a table that is not public', async () => {
  const store = await openSqlite(':memory:');
  const config = readConfig(['--port', '0', '--unlimited']);
  const server = await startServer(config, { store, thinkers: inThisThread, log: createLog('silent') });

  const ask = (method: string, path: string, cookie: string, body?: object): Promise<Response> => {
    const json = body ? { body: JSON.stringify(body) } : {};
    const headers = { cookie, ...(body ? { 'content-type': 'application/json' } : {}) };
    return fetch(server.url + path, { method, headers, ...json });
  };
  const person = async (name: string): Promise<string> => {
    const answer = await ask('POST', '/api/sign-up', '', { name, password: PASSWORD });
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  const [ada, ben, eve] = [await person('Ada'), await person('Ben'), await person('Eve')];

  /** A game of Ada and Ben, which Ben gives up; and one that goes on. */
  const played = async (visibility: string): Promise<string[]> => {
    const tables: string[] = [];
    for (const ends of [true, false]) {
      const opened = await ask('POST', '/api/tables', ada, { plan: { ...PLAN, visibility } });
      const { table, key } = (await opened.json()) as { table: string; key: string };
      const does = (command: object) =>
        ask('POST', `/api/tables/${table}/commands?key=${key}`, ben, { command });
      await does({ type: 'sit', seat: 1 });
      await expect.poll(async () => (await store.table(table))?.status).toBe('playing');
      if (ends) await does({ type: 'resign' });
      if (ends) await expect.poll(async () => (await store.table(table))?.settled).toBe(true);
      tables.push(table);
    }
    return tables;
  };
  const hidden = [...(await played('link')), ...(await played('private'))];
  const [over = '', playing = ''] = await played('public');

  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket`, {
    headers: { cookie: eve, origin: server.url },
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'lobby', on: true }));
  const [lobby] = (await once(socket, 'message')) as [Buffer];
  socket.terminate();

  const manual = (await (await ask('GET', '/api/openapi.json', eve)).json()) as {
    paths: Record<string, object>;
  };
  const paths = Object.entries(manual.paths)
    .filter(([path, methods]) => 'get' in methods && !path.endsWith('/stream') && !path.includes('{id}'))
    .map(([path]) => path.replace('{name}', 'Ada').replace('{game}', 'shanghaien'));
  expect(paths).toEqual(expect.arrayContaining(['/api/people/Ada', '/api/tables', '/api/me/export']));
  const answers = paths.map(async (path) => `${path} ${await (await ask('GET', path, eve)).text()}`);
  const told = [lobby.toString(), ...(await Promise.all(answers))].join('\n');
  for (const table of hidden) expect(told).not.toContain(table);
  for (const table of [over, playing]) expect(told).toContain(table);

  const own = (await (await ask('GET', '/api/people/Ada', ada)).json()) as { results: { table: string }[] };
  expect(own.results.map(({ table }) => table)).toEqual(expect.arrayContaining([over, hidden[0], hidden[2]]));
  await server.close();
  await store.close();
});
