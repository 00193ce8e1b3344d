import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Inbox } from './inbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stage({ most = 2, charge = () => 0 }: { most?: number; charge?: () => number } = {}) {
  const begun: string[] = [];
  const over: (() => void)[] = [];
  const reads: string[] = [];
  const inbox = new Inbox({
    socket: { pause: () => void reads.push('paused'), resume: () => void reads.push('resumed') },
    most,
    charge,
    handle(message) {
      begun.push(String(message));
      return String(message) === 'quick' ? undefined : new Promise((resolve) => over.push(resolve));
    },
  });
  const add = (...messages: string[]): void => {
    for (const message of messages) inbox.add(Buffer.from(message));
  };
  const finish = async (): Promise<void> => {
    over.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { inbox, add, finish, begun, reads };
}

test('audit 1: so many are under way, the others follow in their order', async () => {
  const { add, finish, begun, reads } = stage();
  add('a', 'b', 'c', 'd');
  expect([begun, reads]).toEqual([['a', 'b'], ['paused']]);
  await finish();
  expect([begun, reads]).toEqual([['a', 'b', 'c'], ['paused']]);
  await finish();
  await finish();
  expect([begun, reads]).toEqual([
    ['a', 'b', 'c', 'd'],
    ['paused', 'resumed'],
  ]);
});

test('what is answered at once keeps nothing waiting', () => {
  const { add, begun, reads } = stage();
  add('quick', 'quick', 'quick', 'quick');
  expect([begun.length, reads]).toEqual([4, []]);
});

test('audit 1: where the address has used up its share, the rest comes later', async () => {
  let left = 1;
  const { add, begun, reads } = stage({ charge: () => (left-- > 0 ? 0 : 2) });
  add('quick', 'quick', 'quick');
  expect([begun.length, reads]).toEqual([1, ['paused']]);
  left = 5;
  await vi.advanceTimersByTimeAsync(1_999);
  expect(begun.length).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([begun.length, reads]).toEqual([3, ['paused', 'resumed']]);
});

test('what waits is forgotten at the end', async () => {
  const { inbox, add, finish, begun } = stage();
  add('a', 'b', 'c');
  inbox.stop();
  await finish();
  expect(begun).toEqual(['a', 'b']);
});
