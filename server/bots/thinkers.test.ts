import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { startThinkers } from './thinkers.ts';

const folder = mkdtempSync(join(tmpdir(), 'quayside-thinkers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a bot moves, however many logs are being checked', async () => {
  const worker = join(folder, 'worker.mjs');
  writeFileSync(
    worker,
    'export const think = () => ({ type: "roll" }); export const checkLog = () => new Promise(() => {});',
  );
  const thinkers = startThinkers(pathToFileURL(worker), 600_000);
  const checks = Array.from({ length: availableParallelism() + 1 }, () => thinkers.checkLog('endless'));
  const over = Promise.allSettled(checks);
  expect(await thinkers.think({} as never)).toEqual({ type: 'roll' });
  await thinkers.close();
  expect((await over).map(({ status }) => status)).not.toContain('fulfilled');
});
