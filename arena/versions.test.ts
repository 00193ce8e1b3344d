/** Logs of earlier versions on the command line. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../server/store/sqlite.ts';
import { RELEASES, unpackStore } from '../server/upgrade/testing.ts';
import { captured } from './captured.ts';
import { keptGames } from './paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'quayside-versions-'));
afterAll(() => rmSync(folder, { recursive: true }));

const quick = ['--nodes', '1'];

describe.each(RELEASES)('logs that the server of %s kept', (release) => {
  const files: string[] = [];
  beforeAll(async () => {
    const data = join(folder, release);
    unpackStore(release, data);
    const store = await openSqlite(data);
    const anna = await store.people.byName('Anna');
    for (const { id } of await store.tablesOf(anna?.id ?? '', 100)) {
      const log = await store.log(id);
      const file = join(folder, `${release}-${id}.jsonl`);
      if (log !== undefined) writeFileSync(file, log);
      if (log !== undefined) files.push(file);
    }
    await store.close();
  });

  test('are replayed and verified', async () => {
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(await captured(['replay', file, '--quiet'])).toMatchObject({ code: 0, err: '' });
      const { code, out } = await captured(['verify', file]);
      expect(code).toBe(0);
      expect(out).toContain('all is as promised');
    }
  });

  test('are reviewed', async () => {
    for (const file of files) {
      // Where it takes long, its progress is told on the other channel.
      const { code, out } = await captured(['review', file, ...quick]);
      expect(code).toBe(0);
      expect(out).toContain('Accuracy');
    }
  });
});

test.each(keptGames())(
  '%s is replayed, and nothing is wrong with it but that no table wrote it',
  async (file) => {
    const version: number = JSON.parse(readFileSync(file, 'utf8').split('\n', 1)[0] ?? '').version;
    expect(file).toContain(join('goldens', String(version)));
    expect(await captured(['replay', file, '--quiet'])).toMatchObject({ code: 0, err: '' });
    const { out, err } = await captured(['verify', file]);
    expect(out + err).toContain(`${file}: No table wrote this log, so there is no luck to check.`);
  },
);

test.each(['replay', 'verify', 'review'])('%s says that a version was never released', async (command) => {
  const [golden = ''] = keptGames('shanghaien');
  const file = join(folder, 'unknown.jsonl');
  writeFileSync(file, readFileSync(golden, 'utf8').replace(/"version":\d+/, '"version":99'));
  const { code, out, err } = await captured([command, file]);
  expect(code).toBe(1);
  expect(out + err).toContain('version 99 of the rules, which was never released');
});
