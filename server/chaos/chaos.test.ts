/** Chaos notices: servers that lie are found out, an honest one is not accused. */
import { expect, test } from 'vitest';
import type { FindingCode } from './findings.ts';
import { run } from './run.ts';
import { type Append, forgetful, innerCluster, nameless } from './testing.ts';

const OPTIONS = { kills: 3, tables: 2, seed: 'notice', acknowledged: 100, progress: () => undefined };
/** Tables of a liar may stand still for good, and nobody has to wait for them. */
const LIAR = { ...OPTIONS, patience: 500 };

async function found(lie: (honest: Append) => Append): Promise<Set<FindingCode>> {
  const { findings } = await run(await innerCluster(lie), LIAR);
  return new Set(findings.map(({ code }) => code));
}

test('an honest server is not accused', async () => {
  const { findings, figures } = await run(await innerCluster(), OPTIONS);
  expect(findings).toEqual([]);
  expect(figures.kills).toBeGreaterThanOrEqual(3);
  expect(figures.acknowledged).toBeGreaterThanOrEqual(100);
});

test('a store that acknowledges before it stores is found out', async () => {
  const codes = await found(forgetful(10));
  expect(codes).toContain('lost');
  expect(codes).toContain('wentBack');
});

test('a server that forgets the ids of commands is found out', async () => {
  const codes = await found(nameless());
  expect(codes).toContain('lost');
});
