import { beforeEach, expect, test } from 'vitest';
import { Outages } from './outages.ts';
import type { Outage } from './store/store.ts';

const SECOND = 1_000;

/** A store that can be out of reach. */
class Shelf {
  away = false;
  readonly outages: Outage[] = [];
  readonly #beats = new Map<string, number>();

  #reached<T>(answer: T): Promise<T> {
    return this.away ? Promise.reject(new Error('away')) : Promise.resolve(answer);
  }
  beat(node: string, now: number): Promise<void> {
    if (!this.away) this.#beats.set(node, now);
    return this.#reached(undefined);
  }
  lastBeat(): Promise<number | undefined> {
    return this.#reached(this.#beats.size === 0 ? undefined : Math.max(...this.#beats.values()));
  }
  keepOutage(outage: Outage): Promise<void> {
    this.outages.push(outage);
    return this.#reached(undefined);
  }
  outagesSince(): Promise<Outage[]> {
    return this.#reached(this.outages);
  }
}

let shelf: Shelf;
let one: Outages;
beforeEach(async () => {
  shelf = new Shelf();
  one = new Outages(shelf, 'one');
  await one.beat(0);
});

test('a new store has no past', () => {
  expect(shelf.outages).toEqual([]);
});

test('a node that comes after a silence notes it', async () => {
  await new Outages(shelf, 'two').beat(60 * SECOND);
  expect(shelf.outages).toEqual([{ from: 0, to: 60 * SECOND }]);
});

test('so does one that could not reach the store, or slept', async () => {
  shelf.away = true;
  await expect(one.beat(1 * SECOND)).rejects.toThrow('away');
  await expect(one.wake(30 * SECOND)).rejects.toThrow('away');
  shelf.away = false;
  await one.wake(60 * SECOND);
  expect([one.late(10 * SECOND), one.late(60 * SECOND)]).toEqual([50 * SECOND, 0]);
});

test('as long as one node is heard, no clock stands still', async () => {
  const two = new Outages(shelf, 'two');
  for (let at = 0; at <= 60 * SECOND; at += SECOND) await two.beat(at);
  await one.wake(60 * SECOND);
  expect(shelf.outages).toEqual([]);
});

test('a short silence is none, and nobody asks twice', async () => {
  await one.wake(5 * SECOND);
  await one.beat(5 * SECOND);
  await one.wake(10 * SECOND);
  expect(shelf.outages).toEqual([]);
});

test('nodes that note the same outage do not make it longer', async () => {
  shelf.outages.push({ from: 0, to: 40 * SECOND }, { from: 0, to: 41 * SECOND }, { from: 10, to: 20 });
  await one.beat(41 * SECOND);
  expect(one.late(0)).toBe(41 * SECOND);
});
