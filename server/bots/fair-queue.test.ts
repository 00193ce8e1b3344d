import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { CrowdedQueue, FairQueue } from './fair-queue.ts';

function stage(places: number) {
  const begun: string[] = [];
  const over: (() => void)[] = [];
  const queue = new FairQueue(places);
  const add = (cause: string, name: string): Promise<void> =>
    queue.run(cause, () => {
      begun.push(name);
      return new Promise((resolve) => over.push(resolve));
    });
  const finish = async (): Promise<void> => {
    over.shift()?.();
    await turn();
  };
  return { queue, add, finish, begun };
}

test('audit 4: who has thirty bots waiting keeps nobody else waiting for more than one of them', async () => {
  const { add, finish, begun } = stage(1);
  for (let i = 0; i < 30; i++) void add('greedy guest', `his ${i}`);
  void add('ada', 'hers');
  void add('ben', 'theirs');
  for (let i = 0; i < 4; i++) await finish();
  expect(begun).toEqual(['his 0', 'his 1', 'hers', 'theirs', 'his 2']);
});

test('so many are under way as there are places, and a free place is taken at once', async () => {
  const { add, finish, begun } = stage(2);
  for (const name of ['a', 'b', 'c']) void add('ada', name);
  expect(begun).toEqual(['a', 'b']);
  for (let i = 0; i < 3; i++) await finish();
  void add('ada', 'd');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('work that fails gives its place back', async () => {
  const queue = new FairQueue(1);
  await expect(queue.run('ada', () => Promise.reject(new Error('crashed')))).rejects.toThrow('crashed');
  expect(await queue.run('ada', () => Promise.resolve('done'))).toBe('done');
});

test('what one cause lets pile up has a limit', async () => {
  const { add, begun } = stage(1);
  for (let i = 0; i < 201; i++) void add('ada', `${i}`);
  await expect(add('ada', 'too many')).rejects.toThrow(CrowdedQueue);
  void add('ben', 'another');
  expect(begun).toEqual(['0']);
});
