/** Chaos notices: servers that lie are found out, an honest one is not accused. */
import { expect, test } from 'vitest';
import type { FindingCode } from './findings.ts';
import { run } from './run.ts';
import { type Append, forgetful, innerCluster, nameless } from './testing.ts';

/** How quick a server is depends on who else is busy. */
const CARELESS: readonly FindingCode[] = ['slow', 'standsStill'];

async function found(lie?: (honest: Append) => Append): Promise<{ codes: Set<FindingCode>; done: number }> {
  const cluster = await innerCluster(lie);
  const world = await run(cluster, { kills: 3, tables: 2, seed: 'notice', progress: () => undefined });
  const codes = world.findings.map(({ code }) => code).filter((code) => !CARELESS.includes(code));
  return { codes: new Set(codes), done: world.figures.acknowledged };
}

test('an honest server is not accused', async () => {
  const { codes, done } = await found();
  expect([...codes]).toEqual([]);
  expect(done).toBeGreaterThan(20);
});

test('a store that acknowledges before it stores is found out', async () => {
  const { codes } = await found(forgetful(10));
  expect(codes).toContain('lost');
  expect(codes).toContain('wentBack');
});

test('a server that forgets the ids of commands is found out', async () => {
  const { codes } = await found(nameless());
  expect(codes).toContain('lost');
});
