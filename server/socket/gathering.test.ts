import { expect, test } from 'vitest';
import { Gathering } from './gathering.ts';

function stage() {
  const heard: string[] = [];
  const held = (name: string) => ({ flush: () => void heard.push(name) });
  return { heard, held, gathering: new Gathering() };
}

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('all are flushed when everything has been said', async () => {
  const { heard, held, gathering } = stage();
  gathering.add(held('a'));
  await Promise.resolve();
  gathering.add(held('b'));
  expect(heard).toEqual([]);
  await soon();
  expect(heard).toEqual(['a', 'b']);
});

test('what is said later is gathered anew', async () => {
  const { heard, held, gathering } = stage();
  const a = held('a');
  gathering.add(a);
  await soon();
  gathering.add(a);
  await soon();
  expect(heard).toEqual(['a', 'a']);
});

test('what hundreds are told by one commit is held until its last word', async () => {
  const { heard, held, gathering } = stage();
  for (let i = 0; i < 100; i++) gathering.add(held(`${i}`));
  expect(heard).toEqual([]);
  await soon();
  expect(heard).toHaveLength(100);
});

test('what is said while all are flushed comes with the next turn', async () => {
  const { heard, held, gathering } = stage();
  gathering.add({ flush: () => gathering.add(held('late')) });
  await soon();
  expect(heard).toEqual(['late']);
});
