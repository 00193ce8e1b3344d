import { expect, test } from 'vitest';
import { type Chance, seeded } from '../core/chance.ts';
import { type Viewer, viewers } from '../core/game.ts';
import { GAMES } from '../games/index.ts';
import { findRules } from '../games/versions.ts';
import { decodePlan, type Plan } from '../protocol/commands.ts';
import { verify } from '../protocol/verify.ts';
import { nodeHashing } from '../server/luck.ts';
import { archiveText } from './archive.ts';
import { replayFromStart, replayTable } from './replay.ts';
import { placeOf } from './table.ts';
import { MemoryHost } from './testing.ts';

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

const people = ['ada', 'ben', 'cem', 'dora', 'eva'].map((id) => ({ id, name: id, kind: 'person' as const }));

/** A game on among people, at a host that has nothing but memory. */
async function begun(game: string): Promise<MemoryHost> {
  const { min: seats } = GAMES[game]!.game.players;
  const { value } = decodePlan.decode({ game, seats }) as { value: Plan };
  const host = new MemoryHost(GAMES[game]!, value, people[0]!, { seed: SEED, hashing: nodeHashing });
  for (const [seat, person] of people.slice(1, seats).entries())
    expect(await host.does(person, { type: 'sit', seat: seat + 1, nonce: '' })).toBeUndefined();
  expect(await host.starts()).toBeUndefined();
  return host;
}

async function moveAtRandom(host: MemoryHost, chance: Chance): Promise<void> {
  const { table, journal } = host;
  const { game } = journal;
  const asked = game.toAct(table.state!);
  const seat = asked[chance.draw(asked.length)]!;
  const move = game.sample(game.view(table.state!, seat), seat, chance);
  expect(await host.does(people[seat]!, { type: 'move', move, seen: table.shown[seat]! })).toBeUndefined();
}

/** Takes back a move of some seat; the others agree where they are asked. */
async function takeBackOne(host: MemoryHost, chance: Chance): Promise<void> {
  const { table } = host;
  const { seat } = table.steps[chance.draw(table.steps.length)]!;
  expect(await host.does(people[seat]!, { type: 'takeBack', moves: 1 })).toBeUndefined();
  for (let other = 0; table.proposal; other++)
    if (!table.proposal.yes.includes(other))
      expect(await host.does(people[other]!, { type: 'answer', yes: true })).toBeUndefined();
}

/** The whole history of a viewer, in pages of this size. */
async function inPages(host: MemoryHost, viewer: Viewer, size: number) {
  const told = await host.history(viewer, 0, size);
  for (let more = told.length === size; more; ) {
    const page = await host.history(viewer, told.length, size);
    told.push(...page);
    more = page.length === size;
  }
  return told;
}

test.each(Object.keys(GAMES))('%s: a table needs no server', async (game) => {
  const chance = seeded(`without a server ${game}`);
  const host = await begun(game);
  const { table, journal } = host;
  for (let i = 0; table.status === 'playing'; i++) {
    expect(i).toBeLessThan(5_000);
    if (table.steps.length > 0 && chance.draw(20) === 0) await takeBackOne(host, chance);
    else await moveAtRandom(host, chance);
  }
  expect(table.takenBack).toBeGreaterThan(0);
  // Loans taken while bids are sealed are hidden from the others.
  if (game === 'container') expect(new Set(table.shown).size).toBeGreaterThan(1);
  expect(await replayFromStart(journal)).toEqual(table);
  expect(await replayTable(journal, table.n)).toEqual(table);
  for (const viewer of viewers(table.seats.length)) {
    const told = await inPages(host, viewer, 7);
    expect(told.map(({ n }) => n)).toEqual(told.map((_, i) => i + 1));
    expect(told.length).toBe(table.shown[placeOf(table, viewer)]);
    expect(await inPages(host, viewer, 100_000)).toEqual(told);
  }
  const text = await archiveText({ table, seed: SEED, journal }, nodeHashing);
  const { findings } = await verify(text, findRules, nodeHashing);
  expect(findings).toEqual([]);
});
