import { beforeEach, expect, test } from 'vitest';
import { type Chance, seeded } from '../../core/chance.ts';
import { GAMES } from '../../games/index.ts';
import { findRules } from '../../games/versions.ts';
import type { Happening, Tell } from '../../protocol/messages.ts';
import { patched } from '../../protocol/patch.ts';
import type { Picture } from '../../protocol/picture.ts';
import { verify } from '../../protocol/verify.ts';
import { nodeHashing } from '../luck.ts';
import type { Account } from '../store/people-store.ts';
import type { NewRating, Settlement } from '../store/store.ts';
import { settle } from './settle.ts';
import { Hall } from './testing.ts';

let hall: Hall;
let people: Account[];
beforeEach(async () => {
  hall = await Hall.open();
  people = await Promise.all(['ada', 'ben', 'cem', 'dee', 'eve'].map((name) => hall.person(name)));
});

async function begun(game: string, wish: object = {}): Promise<string> {
  const { min: seats } = GAMES[game]!.game.players;
  const table = await hall.open(people[0]!, { game, seats, ...wish });
  for (let seat = 1; seat < seats; seat++)
    await hall.does(people[seat]!, table, { type: 'sit', seat, nonce: '' });
  return table;
}

const tableNow = async (table: string) => (await hall.live(table)).table;
const isOn = async (table: string) => (await tableNow(table)).status === 'playing';
const happened = ({ n, at, what, events }: Happening): Happening => ({ n, at, what, events });
const entries = (told: readonly Tell[]) => told.flatMap((tell) => (tell.type === 'entry' ? [tell] : []));

/** The picture that somebody has who was told all this. */
function pictureFrom(told: readonly Tell[]): Picture {
  let picture: Picture | undefined;
  for (const tell of told) {
    if ('picture' in tell) picture = tell.picture;
    if (tell.type === 'entry') picture = patched(picture!, tell.patch);
  }
  return picture!;
}

/** Whatever may happen at a table, by whoever may do it. */
async function anything(table: string, chance: Chance): Promise<void> {
  hall.now += chance.draw(20_000);
  const who = people[chance.draw(people.length)]!;
  const kind = chance.draw(12);
  if (kind === 0) await hall.does(who, table, { type: 'say', text: `${who.name}: ${chance.draw(99)}` });
  else if (kind === 1) await hall.does(who, table, { type: 'takeBack', moves: 1 + chance.draw(2) });
  else if (kind === 2) await hall.does(who, table, { type: 'proposeEnd' });
  else if (kind === 3) await hall.does(who, table, { type: 'answer', yes: chance.draw(4) > 0 });
  else await hall.moves(table, people, chance.draw(1 << 30));
}

test.each(Object.keys(GAMES))('%s: who was away learns the same, and numbers have no gap', async (game) => {
  const table = await begun(game, { clock: { type: 'live', turn: 5, bank: 3_600 } });
  const chance = seeded(`streams of ${game}`);
  const eyes = [...people, undefined];
  const live = await Promise.all(eyes.map((who) => hall.listen(who, table)));
  for (let i = 0; i < 120 && (await isOn(table)); i++) {
    await anything(table, chance);
    if (chance.draw(10) > 0 || !(await isOn(table))) continue;
    for (const [i, who] of eyes.entries()) {
      const told = live[i]!;
      const after = 4 + chance.draw(1 + entries(told).length);
      const [caught] = await hall.listen(who, table, after);
      if (caught?.type !== 'catchUp') throw new Error('nobody was away for long');
      const wanted = entries(told)
        .filter(({ n }) => n > after)
        .map(happened);
      expect(caught.missed.filter(({ n }) => n > (told[0] as { n: number }).n)).toEqual(wanted);
      expect(caught.picture).toEqual(pictureFrom(told));
      const seen = await hall.tables.picture({ account: who, key: '' }, table);
      expect(seen.refusal ?? seen.value.picture).toEqual(pictureFrom(told));
    }
  }
  for (const told of live) {
    const { n: first } = told[0] as { n: number };
    expect(entries(told).map(({ n }) => n)).toEqual(entries(told).map((_, i) => first + 1 + i));
    expect(entries(told).length).toBeGreaterThan(10);
  }
});

test('what those who watch say stays among them while the game is on', async () => {
  const table = await begun('shanghaien');
  const [player, watcher, stranger] = await Promise.all(
    [people[0], people[3], undefined].map((who) => hall.listen(who, table)),
  );
  const words = (told: Tell[] | undefined) =>
    entries(told ?? []).flatMap(({ n, what }) => (what.type === 'said' ? [`${n} ${what.text}`] : []));
  expect(await hall.does(people[3]!, table, { type: 'say', text: 'roll again!' })).toBe(5);
  expect(await hall.does(people[0]!, table, { type: 'say', text: 'hm' })).toBe(5);
  expect(words(player)).toEqual(['5 hm']);
  expect(words(watcher)).toEqual(['5 roll again!', '6 hm']);
  expect(words(stranger)).toEqual(words(watcher));
  await hall.does(people[0]!, table, { type: 'resign' });
  expect(await hall.does(people[3]!, table, { type: 'say', text: 'well played' })).toBe('onlyPlayersTalk');
  expect(words(player)).toEqual(['5 hm']);
});

test('other eyes and the log are only for games that are over', async () => {
  const table = await begun('container');
  const asker = { account: people[0], key: '' };
  const range = { after: 0, limit: 500, as: 1 };
  expect((await hall.tables.history(asker, table, range)).refusal?.code).toBe('onlyFinished');
  expect((await hall.tables.exported(asker, table)).refusal?.code).toBe('onlyFinished');
  expect((await hall.live(table)).pictureFor(0).picture.info.seed).toBeNull();
  for (let i = 0; await isOn(table); i++) await hall.moves(table, people, i);
  const seen = await hall.tables.history(asker, table, range);
  expect(seen.refusal ?? seen.value.length).toBeGreaterThan(20);
  const { refusal } = await hall.tables.history(asker, table, { ...range, as: 3 });
  expect(refusal).toMatchObject({ code: 'badRequest', params: { path: 'as', fault: 'range' } });
  const { picture } = (await hall.live(table)).pictureFor('table');
  expect(picture.info.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(picture.view).toEqual((await tableNow(table)).state);
});

test('a position of the past is shown as it was seen, and whole when the game is over', async () => {
  const table = await begun('container');
  const asker = { account: people[0], key: '' };
  const range = { after: 0, limit: 500, as: undefined, views: true };
  const last = async () => {
    const seen = await hall.tables.history(asker, table, range);
    return seen.refusal ? undefined : seen.value.at(-1)?.view;
  };
  await hall.moves(table, people, 0);
  expect(await last()).toEqual((await hall.live(table)).pictureFor(0).picture.view);
  expect(await last()).not.toEqual((await tableNow(table)).state);
  await hall.does(people[0]!, table, { type: 'resign' });
  await hall.does(people[1]!, table, { type: 'resign' });
  await hall.does(people[2]!, table, { type: 'resign' });
  expect(await last()).toEqual((await tableNow(table)).state);
});

test('a game that is over is settled once: results and ratings', async () => {
  const table = await begun('shanghaien', { rated: true });
  let settlements = 0;
  const { settle } = hall.store;
  hall.store.settle = (settlement) => {
    settlements += 1;
    return settle(settlement);
  };
  for (let i = 0; await isOn(table); i++) await hall.moves(table, people, i);
  await hall.wait(60_000);
  await hall.restart(60_000);
  await hall.does(people[0]!, table, { type: 'say', text: 'again?' });
  await hall.wait(60_000);
  expect(settlements).toBe(1);
  const { outcome } = await tableNow(table);
  const ratings = await hall.store.people.ratings(['ada', 'ben'], 'shanghaien');
  expect(ratings.map(({ who, games }) => [who, games])).toEqual([
    ['ada', 1],
    ['ben', 1],
  ]);
  const [a, b] = ratings.map(({ mu }) => mu) as [number, number];
  expect(Math.sign(a - b)).toBe(Math.sign(outcome!.places[1]! - outcome!.places[0]!));
  const [result] = await hall.store.people.resultsOf('ada', 5, true);
  expect(result).toMatchObject({ table, place: outcome!.places[0] });
  const { findings } = await verify(await hall.log(table), findRules, nodeHashing);
  expect(findings).toEqual([]);
  expect(hall.failures).toEqual([]);
});

test('who left a bot to finish the game is not rated for what it achieved', async () => {
  const table = await begun('shanghaien', { rated: true });
  const live = await hall.live(table);
  for (let i = 0; await isOn(table); i++) await hall.moves(table, people, i);
  const { places } = live.table.outcome!;
  const winner = places.indexOf(1);
  const ratedWith = async (standIn: boolean) => {
    let rated: readonly NewRating[] = [];
    const keep = ({ ratingsAfter }: Settlement): Promise<boolean> => {
      rated = ratingsAfter([]);
      return Promise.resolve(true);
    };
    const seats = live.table.seats.map((seat, i) => ({ ...seat, standIn: standIn && i === winner }));
    await settle({ settle: keep } as never, { id: table, table: { ...live.table, seats } } as never);
    const [first, second] = [winner, 1 - winner].map(
      (seat) => rated.find(({ who }) => who === people[seat]!.id)!.mu,
    );
    return first! - second!;
  };
  expect(places[1 - winner]).toBe(2);
  expect(await ratedWith(false)).toBeGreaterThan(0);
  expect(await ratedWith(true)).toBeLessThan(0);
});

test('a game that was stopped, or is not rated, changes no rating', async () => {
  const stopped = await begun('shanghaien', { rated: true });
  await hall.does(people[0]!, stopped, { type: 'proposeEnd' });
  await hall.does(people[1]!, stopped, { type: 'answer', yes: true });
  const friendly = await begun('shanghaien');
  await hall.does(people[0]!, friendly, { type: 'resign' });
  expect(await hall.store.people.ratings(['ada', 'ben'], 'shanghaien')).toEqual([]);
  expect(await hall.log(stopped)).toContain('"sum"');
  expect((await hall.store.people.resultsOf('ada', 5, true)).map(({ table }) => table)).toEqual([friendly]);
});

test('bots play a whole game by themselves, each on what it may know', async () => {
  const [level = ''] = Object.keys(GAMES['container']!.bots);
  const hidden: boolean[] = [];
  const { think } = hall;
  hall.think = (turn) => {
    const { valueCards } = turn.view as { valueCards: (number | null)[] };
    hidden.push(valueCards.every((card, seat) => (card === null) === (seat !== turn.seat)));
    return think(turn);
  };
  const table = await hall.open(await hall.person('robo', { kind: 'bot' }), {
    game: 'container',
    seats: 3,
    bots: [level, level, level],
    sit: null,
  });
  const { status, outcome } = await tableNow(table);
  expect([status, outcome?.places.length]).toEqual(['over', 3]);
  expect(hidden.length).toBeGreaterThan(20);
  expect(hidden.every(Boolean)).toBe(true);
  expect(hall.failures).toEqual([]);
});

test('a bot takes its time only where somebody looks on', async () => {
  let pauses = 0;
  hall.pause = async () => void pauses++;
  const [level = ''] = Object.keys(GAMES['shanghaien']!.bots);
  const wish = { game: 'shanghaien', seats: 2, sit: 0, bots: [null, level] };
  const table = await hall.open(people[0]!, wish);
  const moved = async (): Promise<number> => {
    for (let i = 0; i < 10; i++) await hall.moves(table, people, i);
    return pauses;
  };
  expect(await moved()).toBe(0);
  await hall.listen(people[1]!, table);
  expect(await moved()).toBeGreaterThan(0);
});
