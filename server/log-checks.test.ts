import { expect, test } from 'vitest';
import type { CheckedLog, CheckLog } from './check-log.ts';
import { rememberingChecks } from './log-checks.ts';

const RESULT: CheckedLog = { verdict: { findings: [], checked: undefined }, ended: undefined };

/** A check that counts, and how each was answered. */
function counting(answer: CheckLog = () => Promise.resolve(RESULT)) {
  const checked: string[] = [];
  const counted: string[] = [];
  const check = rememberingChecks(
    (file) => {
      checked.push(file);
      return answer(file);
    },
    (from) => counted.push(from),
  );
  return { check, checked, counted };
}

test('audit 3: a log is checked once, also by several who ask at once', async () => {
  const { check, checked, counted } = counting();
  await Promise.all([check('a'), check('a'), check('b')]);
  expect(await check('a')).toBe(RESULT);
  expect(checked).toEqual(['a', 'b']);
  expect(counted).toEqual(['made', 'known', 'made', 'known']);
});

test('a check that failed is made again', async () => {
  const { check, checked } = counting(() => Promise.reject(new Error('too slow')));
  for (const _ of [1, 2]) await expect(check('a')).rejects.toThrow('too slow');
  expect(checked).toEqual(['a', 'a']);
});

test('only so many results are remembered, those asked for last, and no long one', async () => {
  const { check, checked } = counting();
  await check('first');
  await check('second');
  for (let i = 0; i < 198; i++) await check(`${i}`);
  await check('first');
  await check('one more');
  checked.length = 0;
  await check('first');
  await check('second');
  expect(checked).toEqual(['second']);
  const findings = Array.from({ length: 1000 }, () => ({ code: 'sumDiffers' }) as const);
  const long = counting(() => Promise.resolve({ ...RESULT, verdict: { ...RESULT.verdict, findings } }));
  for (const _ of [1, 2]) await long.check('a');
  expect(long.checked).toEqual(['a', 'a']);
});
