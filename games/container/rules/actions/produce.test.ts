/** Chapter 8: production. */
import { expect, test } from 'vitest';
import { container } from '../index.ts';
import { ANNA, BERNARD, CLARA, cells, DAVID, goods, table } from '../testing.ts';

const FOUR = { machines: ['black', 'brown', 'orange', 'tan'] } as const;

test('8.1 once in a turn, and again in the next', () => {
  const t = table({}, { seats: 3 });
  t.anna.produces('black', '2 black $2');
  expect(t.state.actions).toBe(1);
  t.anna.mayNot('8.1 alreadyProduced').produces('', 'black $1, black $2');
  t.anna.passes();
  t.bernard.produces('brown', '2 brown $1');
  t.bernard.passes();
  t.clara.passes();
  t.anna.produces('', '2 black $4');
});

test('8.2 $1 for the player to the right', () => {
  const t = table();
  t.anna.produces('black', '2 black $2');
  expect([t.anna.cash, t.david.cash]).toEqual([19, 21]);
  expect(t.told('produced')).toEqual([{ type: 'produced', seat: ANNA, made: goods('black'), boss: DAVID }]);
  expect(t.told('priced')).toEqual([
    { type: 'priced', seat: ANNA, store: 'factory', cells: cells('factory', '2 black $2') },
  ]);
  t.anna.passes();
  t.bernard.produces('brown', '2 brown $2');
  expect([t.anna.cash, t.bernard.cash]).toEqual([20, 19]);
});

test('8.2 who has no dollar cannot produce, but may borrow', () => {
  const t = table({}, { anna: { cash: 0 } });
  t.anna.mayNot('8.2 tooExpensive', { cost: 1, cash: 0 }).produces('black', '2 black $2');
  t.anna.borrows();
  t.anna.produces('black', '2 black $2');
  expect(t.anna.cash).toBe(9);
});

test('8.2 $1, however many containers there are', () => {
  const t = table({}, { anna: { ...FOUR, factory: '' }, bernard: { cash: 1 } });
  t.anna.produces('black, brown, orange, tan', 'black $1, brown $2, orange $3, tan $4');
  expect(t.anna.cash).toBe(19);
  t.anna.passes();
  t.bernard.produces('brown', '2 brown $4');
  expect([t.bernard.cash, t.anna.cash]).toEqual([0, 20]);
});

test('8.3 each machine makes one of its colour, and all must be made', () => {
  const t = table({}, { anna: { machines: ['black', 'tan'] } });
  t.anna.mayNot('8.3 noMachineFor', { colour: 'white' }).produces('white, tan', 'black $2, tan $2, white $2');
  t.anna.mayNot('8.3 mustMakeAll', { wanted: 2, made: 1 }).produces('tan', 'black $2, tan $2');
  t.anna.mayNot('8.3 mustMakeAll', { wanted: 2, made: 0 }).produces('', 'black $2');
  t.anna.produces('black, tan', '2 black $2, tan $2');
  expect(t.supply).toBe('14 black, 15 brown, 15 orange, 14 tan, 16 white');
});

test('8.3 worked example: three machines have room for six', () => {
  const t = table({}, { anna: { machines: ['black', 'tan', 'white'], factory: '4 black $2' } });
  t.anna
    .mayNot('8.3 factoryFull', { room: 2, made: 3 })
    .produces('black, tan, white', '5 black $2, tan $2, white $2');
  t.anna.mayNot('8.3 mustMakeAll', { wanted: 2, made: 1 }).produces('tan', '4 black $2, tan $2');
  t.anna.produces('tan, white', '4 black $2, tan $1, white $1');
  expect(t.anna.factory).toBe('tan $1, white $1, 4 black $2');
});

test('8.3 one for each machine, whoever asks', () => {
  const { anna, state } = table({}, { anna: { machines: ['black', 'tan'], factory: '' } });
  const refused = (made: readonly number[], store: string) => {
    const move = { type: 'produce', made, store: cells('factory', store) } as const;
    const refusal = container.check(state, anna.seat, move);
    return refusal && `${refusal.rule} ${refusal.code}`;
  };
  expect(refused(goods('2 black'), '2 black $1')).toBe('8.3 oneForEachMachine');
  expect(refused([-1, 0, 0, 1, 0], 'tan $1')).toBe('8.3 oneForEachMachine');
  expect(refused(goods('black, tan'), 'black $1, tan $1')).toBeUndefined();
});

test('8.3 if not all fit, any of them can be chosen', () => {
  const t = table({}, { anna: { machines: ['black', 'tan', 'white'], factory: '5 black $2' } });
  const made = new Set(
    [...container.moves(t.state, ANNA)].flatMap((m) => (m.type === 'produce' ? [String(m.made)] : [])),
  );
  expect([...made].sort()).toEqual(['0,0,0,0,1', '0,0,0,1,0', '1,0,0,0,0']);
});

test('8.3 colours that ran out are left out', () => {
  const t = table({}, { anna: { machines: ['black', 'tan'] }, supply: { tan: 0 } });
  t.anna.mayNot('8.3 colourRunOut', { colour: 'tan' }).produces('black, tan', '2 black $2, tan $2');
  t.anna.mayNot('8.3 mustMakeAll', { wanted: 1, made: 0 }).produces('', 'black $2');
  t.anna.produces('black', '2 black $2');
  expect(t.anna.factory).toBe('2 black $2');
});

test('8.3 room and empty colours together', () => {
  const t = table(
    {},
    {
      anna: { machines: ['black', 'tan', 'white'], factory: '5 black $2' },
      supply: { tan: 0 },
    },
  );
  t.anna.mayNot('8.3 factoryFull', { room: 1, made: 2 }).produces('black, white', '6 black $2, white $2');
  t.anna.produces('white', '5 black $2, white $2');
});

test('8.3, 8.4, 14.15 a full store makes nothing, but prices may change; the dollar is due', () => {
  const t = table({}, { anna: { factory: 'black $2, tan $4' } });
  t.anna.mayNot('8.3 factoryFull', { room: 0, made: 1 }).produces('black', '2 black $2, tan $4');
  t.anna.produces('', 'tan $1, black $3');
  expect([t.anna.factory, t.anna.cash, t.david.cash]).toEqual(['tan $1, black $3', 19, 21]);
  expect(t.state.produced).toBe(true);
});

test('8.3 it may even change nothing at all', () => {
  const t = table({}, { anna: { factory: 'black $2, tan $4' } });
  t.anna.produces('', 'black $2, tan $4');
  expect([t.anna.cash, t.state.actions]).toEqual([19, 1]);
  const out = table({}, { supply: { black: 0 } });
  out.anna.produces('', 'black $2');
  expect(out.anna.cash).toBe(19);
});

test('8.4 any prices from $1 to $4, and new ones for all that lies there', () => {
  const t = table({}, { anna: { machines: ['black', 'tan'], factory: 'black $2, white $3' } });
  t.anna.produces('black, tan', 'black $1, black $4, tan $4, white $2');
  expect(t.anna.factory).toBe('black $1, white $2, black $4, tan $4');
});

test('8.4 nothing may be thrown out to make room, or be laid out that is not there', () => {
  const t = table({}, { anna: { factory: 'black $2, white $3' } });
  t.anna.mayNot('7.3 storeDiffers', { colour: 'white', wanted: 1, laid: 0 }).produces('', 'black $2');
  t.anna
    .mayNot('7.3 storeDiffers', { colour: 'black', wanted: 1, laid: 2 })
    .produces('', '2 black $2, white $3');
});

test('8.4, 14.15 buying for the harbour changes no price in the factory store', () => {
  const t = table({}, { anna: { warehouses: 2 } });
  t.anna.buys(BERNARD, 'brown $2', 'brown $2');
  t.anna.reprices('brown $3');
  expect(t.anna.factory).toBe('black $2');
});

test('12.1 production that empties a second pile makes this turn the last', () => {
  const t = table({}, { supply: { black: 1, white: 0 } });
  t.anna.produces('black', '2 black $2');
  expect(t.told('ending')).toEqual([{ type: 'ending', stagnant: false }]);
  expect([t.state.ending, t.waitsFor, t.state.actions]).toEqual([true, 'Anna', 1]);
  t.anna.buildsWarehouse();
  expect([t.state.phase, t.waitsFor]).toEqual(['over', '']);
  t.bernard.mayNot('12.1 gameOver').passes();
  expect(CLARA).toBe(2);
});
