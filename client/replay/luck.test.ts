import { expect, test } from 'vitest';
import { nodeHashing } from '../../server/luck.ts';
import { browserHashing, stepsOf } from './luck.ts';

const checked = { game: 'shanghaien', table: undefined, moves: 9, draws: 12, seals: 0 };

test('every finding belongs to a step, and steps say how much they checked', () => {
  const draw = { code: 'drawDiffers', line: 3, n: 2, k: 7 } as const;
  const steps = stepsOf({ findings: [{ code: 'sumDiffers' }, draw], checked });
  expect(steps.map(({ step, count, findings }) => [step, count, findings.length])).toEqual([
    ['file', 1, 1],
    ['promise', 1, 0],
    ['draws', 12, 1],
    ['rules', 9, 0],
  ]);
});

test('a file that cannot be read shows only what is wrong with it', () => {
  const findings = [{ code: 'logFault', fault: { line: 1, code: 'notALog' } }] as const;
  expect(stepsOf({ findings, checked: undefined }).map(({ step }) => step)).toEqual(['rules']);
});

test('the browser computes what the server computes', async () => {
  const hashing = browserHashing();
  const key = 'ab'.repeat(32);
  expect(await hashing?.sha256('ahoy')).toEqual(new Uint8Array(await nodeHashing.sha256('ahoy')));
  expect(await hashing?.hmac(key, 'ahoy')).toEqual(new Uint8Array(await nodeHashing.hmac(key, 'ahoy')));
});
