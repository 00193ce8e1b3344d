import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Rounds } from './rounds.ts';

/** Somebody who answers when the test says so. */
function asked(name: string, heard: string[]) {
  let answer = (): void => {};
  const recheck = (): Promise<void> => {
    heard.push(name);
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  return { recheck, answer: () => answer() };
}

/** Between two questions lies one breath; after two, nobody is left who was to be asked. */
async function breaths(): Promise<void> {
  await turn();
  await turn();
}

test('one is asked after the other, and who waits already is not asked twice', async () => {
  const heard: string[] = [];
  const rounds = new Rounds();
  const [ada, ben] = [asked('ada', heard), asked('ben', heard)];
  for (const one of [ada, ben, ben]) rounds.add(one);
  expect(heard).toEqual([]);
  await breaths();
  expect(heard).toEqual(['ada']);
  rounds.add(ada);
  ada.answer();
  await breaths();
  expect(heard).toEqual(['ada', 'ben']);
  ben.answer();
  await breaths();
  expect(heard).toEqual(['ada', 'ben', 'ada']);
  ada.answer();
  await breaths();
  rounds.add(ben);
  await breaths();
  expect(heard).toEqual(['ada', 'ben', 'ada', 'ben']);
});
