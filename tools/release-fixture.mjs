/**
 * `node tools/release-fixture.mjs <checkout>`: tables made by a release, for the tests that upgrade from it.
 * The checkout is one of the release's commit, with its packages: `git worktree add ../release <tag>`, then
 * `npm ci` there. Its server plays, its own code makes what its pages keep; both go to server/upgrade/<version>/.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { freePort } from './free-port.mjs';
import { localTables } from './release-local.mjs';
import { playTables } from './release-tables.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const DATABASE = 'quayside.db';

/** @param {string} release @param {string} data */
async function startRelease(release, data) {
  await (await import(pathToFileURL(join(release, 'tools', 'build.mjs')).href)).buildAll();
  const port = String(await freePort());
  const script = `import('./build/server.mjs').then(({ serve }) => serve(process.argv.slice(1)))`;
  const args = ['-e', script, '--', '--port', port, '--data', data, '--unlimited', '--bot-pause', '0'];
  const server = spawn(process.execPath, args, { cwd: release, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  while (!/http:\/\/\S+/.test(said)) said += String((await once(server.stdout, 'data'))[0]);
  server.stdout.resume();
  return { server, url: `http://127.0.0.1:${port}` };
}

/** The store as one file, as the release's own driver writes it. @param {string} release @param {string} data */
function storeIn(release, data) {
  const { DatabaseSync } = createRequire(join(release, 'package.json'))('@photostructure/sqlite');
  const file = join(data, 'one-file.db');
  const database = new DatabaseSync(join(data, DATABASE));
  database.exec(`vacuum into '${file}'`);
  database.close();
  return readFileSync(file);
}

/** @param {string} release */
async function make(release) {
  const { version } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8'));
  const folder = join(ROOT, 'server', 'upgrade', version);
  const data = mkdtempSync(join(tmpdir(), 'quayside-release-'));
  const { server, url } = await startRelease(release, data);
  try {
    await playTables(url);
  } finally {
    server.kill();
    await once(server, 'exit');
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${DATABASE}.gz`), gzipSync(storeIn(release, data), { level: 9 }));
  const records = await localTables(release);
  const lines = records.map((record) => JSON.stringify(record)).join('\n');
  writeFileSync(join(folder, 'local.jsonl.gz'), gzipSync(`${lines}\n`, { level: 9 }));
  rmSync(data, { recursive: true });
  console.log(`Tables made by version ${version} are in ${folder}.`);
}

const [checkout] = process.argv.slice(2);
if (checkout !== undefined) await make(resolve(checkout));
else {
  console.error('Name a folder with a checkout of the release.');
  process.exitCode = 1;
}
