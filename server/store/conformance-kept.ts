/** What no store may ever let go of, whatever is in it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { purge } from '../retention/retention.ts';
import { ago, bring, NOW, nothing, purged, put, rules, type Status } from '../retention/testing.ts';
import type { Suite } from './conformance.ts';
import { goneName } from './rows.ts';
import { account, settlement } from './samples.ts';
import type { Store } from './store.ts';

const WHO = ['p0', 'p1', 'g0', 'g1', 'g2', 'b0'];
const kindOf = (who: string) =>
  ({ p: 'person', g: 'guest', b: 'bot' })[who[0] ?? 'p'] as 'person' | 'guest' | 'bot';
const age = fc.integer({ min: 0, max: 400 });
const world = fc.record({
  seen: fc.array(age, { minLength: WHO.length, maxLength: WHO.length }),
  tables: fc.array(
    fc.record({
      status: fc.constantFrom<Status>('open', 'playing', 'over', 'stopped'),
      days: age,
      players: fc.subarray(WHO, { maxLength: 3 }),
      rated: fc.boolean(),
    }),
    { maxLength: 8 },
  ),
  logs: fc.array(fc.record({ days: age, who: fc.option(fc.constantFrom(...WHO)) }), { maxLength: 4 }),
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;
let worlds = 0;

export const kept: Suite = (store) => {
  test('audit 7: nothing that is played or counted is ever removed, nor anybody who has an account', async () => {
    await fc.assert(
      fc.asyncProperty(world, (made) => keepsWhatCounts(store(), made)),
      { numRuns: 30 },
    );
  });
};

async function keepsWhatCounts(store: Store, { seen, tables, logs }: World): Promise<void> {
  const own = (name: string): string => `w${worlds}-${name}`;
  worlds += 1;
  for (const [i, who] of WHO.entries())
    await store.people.create(account(own(who), { kind: kindOf(who), seen: ago(seen[i] ?? 0) }));
  const made = tables.map((table, i) => ({ ...table, id: own(`t${i}`), players: table.players.map(own) }));
  for (const { id, status, days, players, rated } of made) {
    await put(store, id, status, days, players);
    const isOver = status === 'over' || status === 'stopped';
    const results = players.map((who, i) => ({ account: who, seat: i, place: i + 1, score: 7 }));
    const ratings = rated ? players.map((who) => ({ who, game: 'container', mu: 20, sigma: 3 })) : [];
    if (isOver) await store.settle(settlement(id, { results, ratings }));
  }
  const brought = logs.map(({ days, who }, i) => ({
    id: `log-${own(String(i))}`,
    days,
    who: who && own(who),
  }));
  for (const { id, days, who } of brought) await bring(store, id, days, who);

  const before = await allOf(store, made, own);
  const expected = await purge(rules(store), NOW, { dryRun: true });
  const removed = await purged(store);
  // Tables that go free guests who waited there.
  expect(removed).toMatchObject({ ...expected, guests: expect.any(Number), logs: expect.any(Number) });
  expect(removed['guests']).toBeGreaterThanOrEqual(expected['guests'] ?? 0);
  const after = await allOf(store, made, own);

  const stale = made.filter(({ status, days }) => status === 'open' && days > 14).map(({ id }) => id);
  const left = made.filter(({ id }) => !stale.includes(id));
  const busy = new Set(
    left.flatMap(({ status, players }) => (status === 'over' || status === 'stopped' ? [] : players)),
  );
  const goes = (who: string, i: number) =>
    kindOf(who) === 'guest' && (seen[i] ?? 0) > 90 && !busy.has(own(who));
  const erased = WHO.filter(goes).map(own);
  for (const { id } of made) {
    if (stale.includes(id)) expect(after.tables.get(id)).toEqual([undefined, []]);
    else expect(unnamed(after.tables.get(id), erased)).toEqual(unnamed(before.tables.get(id), erased));
  }
  for (const who of WHO.map(own)) {
    expect(after.results.get(who)).toEqual(before.results.get(who));
    if (erased.includes(who)) expect(after.accounts.get(who)?.name).toBe(goneName(who));
    else
      expect([after.accounts.get(who), after.ratings.get(who)]).toEqual([
        before.accounts.get(who),
        before.ratings.get(who),
      ]);
  }
  for (const { id, days, who } of brought) {
    const isClaimed = who !== null && !erased.includes(who);
    expect((await store.archive(id)) !== undefined).toBe(isClaimed || days <= 180);
  }
  expect(await purged(store)).toMatchObject(nothing);
}

/** Of tables, results, ratings and people. */
async function allOf(store: Store, made: readonly { id: string }[], own: (name: string) => string) {
  const who = WHO.map(own);
  const of = async <T>(keys: readonly string[], find: (key: string) => Promise<T>) =>
    new Map(await Promise.all(keys.map(async (key) => [key, await find(key)] as const)));
  return {
    tables: await of(
      made.map(({ id }) => id),
      async (id) => [await store.table(id), await store.entries(id, 0)],
    ),
    accounts: await of(who, (id) => store.people.account(id)),
    results: await of(who, async (id) =>
      (await store.people.resultsOf(id, 99, true)).filter(({ table }) => !table.startsWith('log-')),
    ),
    ratings: await of(who, (id) => store.people.ratingsOf(id)),
  };
}

/** With other names for those who were erased; nothing else about a game may change. */
function unnamed(table: unknown, erased: readonly string[]): unknown {
  let text = JSON.stringify(table);
  for (const who of erased)
    for (const quote of ['"', '\\"'])
      text = text.replaceAll(
        `${quote}name${quote}:${quote}${who}${quote}`,
        `${quote}name${quote}:${quote}${goneName(who)}${quote}`,
      );
  return JSON.parse(text);
}
