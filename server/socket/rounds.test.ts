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

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test('one is asked after the other, and who waits already is not asked twice', async () => {
  const heard: string[] = [];
  const rounds = new Rounds();
  const [ada, ben] = [asked('ada', heard), asked('ben', heard)];
  for (const one of [ada, ben, ben]) rounds.add(one);
  expect(heard).toEqual([]);
  await later();
  expect(heard).toEqual(['ada']);
  rounds.add(ada);
  ada.answer();
  await later();
  expect(heard).toEqual(['ada', 'ben']);
  ben.answer();
  await later();
  expect(heard).toEqual(['ada', 'ben', 'ada']);
  ada.answer();
  await later();
  rounds.add(ben);
  await later();
  expect(heard).toEqual(['ada', 'ben', 'ada', 'ben']);
});
