import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
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
  expect(await thinkers.think({} as never, 'ada')).toEqual({ type: 'roll' });
  await thinkers.close();
  expect((await over).map(({ status }) => status)).not.toContain('fulfilled');
});

test('audit 4: a bot’s time begins with its turn, not while it waits for that', async () => {
  const worker = join(folder, 'endless-worker.mjs');
  writeFileSync(worker, 'export const think = () => new Promise(() => {}); export const checkLog = think;');
  const begun = vi.spyOn(AbortSignal, 'timeout');
  const thinkers = startThinkers(pathToFileURL(worker), 600_000);
  const places = Math.max(1, availableParallelism() - 1);
  const thoughts = Array.from({ length: places + 5 }, () => thinkers.think({} as never, 'ada'));
  expect(begun).toHaveBeenCalledTimes(places);
  void Promise.allSettled(thoughts);
  await thinkers.close();
  vi.restoreAllMocks();
});
