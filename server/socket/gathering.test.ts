import { expect, test } from 'vitest';
import { Gathering } from './gathering.ts';

function stage() {
  const heard: string[] = [];
  const stream = (name: string) => ({
    cork: () => void heard.push(`${name} held`),
    uncork: () => void heard.push(`${name} let go`),
  });
  return { heard, stream, gathering: new Gathering() };
}

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a stream is held once and let go when everything has been said', async () => {
  const { heard, stream, gathering } = stage();
  const [a, b] = [stream('a'), stream('b')];
  gathering.hold(a);
  gathering.hold(b);
  await Promise.resolve();
  gathering.hold(a);
  expect(heard).toEqual(['a held', 'b held']);
  await soon();
  expect(heard).toEqual(['a held', 'b held', 'a let go', 'b let go']);
});

test('what is said later is gathered anew', async () => {
  const { heard, stream, gathering } = stage();
  const a = stream('a');
  gathering.hold(a);
  await soon();
  gathering.hold(a);
  await soon();
  expect(heard).toEqual(['a held', 'a let go', 'a held', 'a let go']);
});

test('what hundreds are told by one commit is held until its last word', async () => {
  const { heard, stream, gathering } = stage();
  for (let i = 0; i < 100; i++) gathering.hold(stream(`${i}`));
  expect(heard.filter((event) => event.endsWith('let go'))).toHaveLength(0);
  await soon();
  expect(heard.filter((event) => event.endsWith('let go'))).toHaveLength(100);
});

test('who is let go early is not let go again', async () => {
  const { heard, stream, gathering } = stage();
  const [a, b] = [stream('a'), stream('b')];
  gathering.hold(a);
  gathering.hold(b);
  gathering.letGo(a);
  gathering.letGo(a);
  await soon();
  expect(heard).toEqual(['a held', 'b held', 'a let go', 'b let go']);
});
