import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from './build.mjs';

const SOURCE = `import { basename } from 'node:path';

const EARLY = countDown(3);

function countDown(n: number): string {
  return n === 0 ? basename('/the/end') : n + ' ' + countDown(n - 1);
}

export async function* letters(): AsyncGenerator<string> {
  yield EARLY;
  yield await later();
}

async function later(): Promise<string> {
  return 'later';
}

export function fail(): never {
  throw new Error('as was asked');
}
`;

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-build-'));
  writeFileSync(join(folder, 'source.ts'), SOURCE);
  await bundle('program', join(folder, 'source.ts'), folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const program = (): string => join(folder, 'program.mjs');

test('every function of a program is a constant for the JIT', () => {
  const code = readFileSync(program(), 'utf8');
  for (const name of ['countDown', 'letters', 'later', 'fail']) expect(code).toContain(`${name} = ${name}$`);
});

test('functions can be called before the line in which they stand', async () => {
  const { letters } = await import(pathToFileURL(program()).href);
  const yielded: string[] = [];
  for await (const letter of letters()) yielded.push(letter);
  expect(yielded).toEqual(['3 2 1 end', 'later']);
});

test('an error names the line of the source', () => {
  const script = `import(${JSON.stringify(pathToFileURL(program()).href)}).then(({ fail }) => fail())`;
  const { stderr } = spawnSync(process.execPath, ['--enable-source-maps', '-e', script], {
    encoding: 'utf8',
  });
  const line = SOURCE.split('\n').findIndex((text) => text.includes('throw')) + 1;
  expect(stderr).toContain(`source.ts:${line}:`);
});
