import { describe, expect, test } from 'vitest';
import { seeded } from '../../core/chance.ts';
import type { Game } from '../../core/game.ts';
import { container } from '../../games/container/rules/index.ts';
import { BASE_2007 } from '../../games/container/rules/trial.ts';
import { shanghaien } from '../../games/shanghaien/rules/index.ts';
import { BASE } from '../../games/shanghaien/rules/trial.ts';
import { isHere, newHereId, summaryOf } from './record.ts';
import { HereTable } from './table.ts';

const ports = container as unknown as Game;
const tavern = shanghaien as unknown as Game;
const person = (name: string) => ({ name, bot: '' });
const bot = { name: '', bot: 'random' };
const id = newHereId('abc');

const roadstead = (...seats: { name: string; bot: string }[]) =>
  HereTable.open(ports, { id, options: BASE_2007, seats }, seeded('open'), 1);

/** Plays random moves until somebody is to act whom we ask for, or so many have been made. */
function playOn(table: HereTable, moves: number, seed = 'play'): void {
  const chance = seeded(seed);
  for (let i = 0; i < moves; i++) {
    const [seat] = table.toAct;
    if (seat === undefined) return;
    const { view } = table.picture(seat);
    expect(table.play(seat, table.game.sample(view!, seat, chance), chance, 2 + i)).toBeUndefined();
  }
}

test('tables of this browser are told by their address', () => {
  expect(isHere(id)).toBe(true);
  expect(isHere('hZ3kd-8f')).toBe(false);
});

test('a game is kept, and goes on as it was', () => {
  const table = roadstead(person('Anna'), bot, bot);
  playOn(table, 60);
  const kept = JSON.parse(JSON.stringify(table.record));
  const again = new HereTable(ports, kept);
  expect(again.picture(0)).toEqual(table.picture(0));
  expect(again.seenBy(0)).toEqual(table.seenBy(0));
});

test('a whole game ends with places for all', () => {
  const table = HereTable.open(tavern, { id, options: BASE, seats: [person(''), bot] }, seeded('x'), 1);
  playOn(table, 10_000);
  expect(table.record.status).toBe('over');
  expect(table.record.places).toHaveLength(2);
  expect(table.toAct).toEqual([]);
  expect(summaryOf(table.record)).toMatchObject({ status: 'over', toAct: [], places: table.record.places });
});

test('a move that breaks a rule is refused and changes nothing', () => {
  const table = roadstead(person('Anna'), bot, bot);
  const before = table.picture(0);
  const other = (table.toAct[0]! + 1) % 3;
  expect(table.play(other, { type: 'pass' }, seeded(1), 2)).toHaveProperty('refusal');
  expect(table.play(0, { type: 'dance' }, seeded(1), 2)).toHaveProperty('fault');
  expect(table.picture(0)).toEqual(before);
});

describe('people at one screen', () => {
  test('are each shown only what they may know', () => {
    const table = roadstead(person('Anna'), person('Bernard'), bot);
    playOn(table, 40);
    expect(table.hasSecrets).toBe(true);
    for (const seat of table.people) {
      const { view, you } = table.picture(seat);
      expect(you).toBe(seat);
      expect(ports.view(ports.guess(view!, seat, seeded(1)), seat)).toEqual(view);
      expect(view).not.toEqual(table.picture(seat === 0 ? 1 : 0).view);
    }
  });

  test('are not told of what they cannot see', () => {
    const table = roadstead(person('Anna'), person('Bernard'), bot);
    playOn(table, 200);
    for (const seat of table.people) {
      const told = table.seenBy(seat);
      expect(told.map(({ n }) => n)).toEqual(told.map((_, i) => i + 1));
    }
    expect(JSON.stringify(table.seenBy(0))).not.toBe(JSON.stringify(table.seenBy(1)));
  });

  test('have no secrets where all lies open', () => {
    const table = HereTable.open(
      tavern,
      { id, options: BASE, seats: [person(''), person('')] },
      seeded(1),
      1,
    );
    expect(table.hasSecrets).toBe(false);
  });
});

test('what was shown stays as it was when the game goes on', () => {
  const table = roadstead(person('Anna'), bot, bot);
  const before = table.picture(0);
  const copy = structuredClone(before);
  playOn(table, 10);
  expect(before).toEqual(copy);
});

test('a move is taken back with all that followed', () => {
  const table = roadstead(person('Anna'), bot, bot);
  playOn(table, 30);
  const own = table.record.moves.findLastIndex(({ seat }) => seat === 0);
  expect(table.takeBack(0, 1)).toBe(true);
  expect(table.record.moves).toHaveLength(own);
  expect(table.toAct).toContain(0);
  expect(roadstead(person('Anna'), bot, bot).takeBack(0, 1)).toBe(false);
});

test('a game that is stopped waits for nobody', () => {
  const table = roadstead(person('Anna'), bot, bot);
  table.stop(9);
  expect(table.record).toMatchObject({ status: 'stopped', toAct: [], updated: 9 });
  table.goOnAt('here-next');
  expect(table.picture(0).info).toMatchObject({ status: 'stopped', rematch: 'here-next' });
});
