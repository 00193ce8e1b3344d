/** Moves and options from outside; what is printed on a table's cards and ports (chapter 9). */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../core/chance.ts';
import type { Game } from '../../../core/game.ts';
import { type Log, readLog, record, replay, writeLog } from '../../../core/log.ts';
import { findAmong } from '../../../core/testing.ts';
import { tableText } from '../../../text/index.ts';
import { LANGUAGES } from '../../../text/languages.ts';
import { findRules, gameAt } from '../../versions.ts';
import { decodeMove, decodeOptions } from './decode.ts';
import { cargoNoir } from './index.ts';
import { CARDS, LIKELY_PRINT, PORTS, type Printed, SINGLES, SPOILS, SURE_COSTS } from './tables.ts';
import { cards, freshTable, goods, NO_STACKS, same, table } from './testing.ts';
import { BASE, trial } from './trial.ts';
import type { CargoNoir, Move } from './types.ts';

describe('moves from outside', () => {
  test('each kind', () => {
    const moves: Move[] = [
      { type: 'casino' },
      { type: 'swap', give: 'gold', take: 'wild' },
      { type: 'draw' },
      { type: 'takeCargo', port: 'rio' },
      { type: 'raise', port: 'rio', coins: 200 },
      { type: 'withdraw', port: 'tangier' },
      {
        type: 'trade',
        sets: [same('9 gold')],
        coins: 3,
        cards: cards('8 ship, bank'),
        discard: goods('14 art, 5 wild'),
      },
      { type: 'send', casino: 5, market: 5, stacks: NO_STACKS.map(() => 200) },
    ];
    for (const move of moves)
      expect(decodeMove.decode(JSON.parse(JSON.stringify(move)))).toEqual({ value: move });
  });

  test('what is not said of a trade or of ships is nothing', () => {
    const nothing = { sets: [], coins: 0, cards: cards(''), discard: goods('') };
    expect(decodeMove.decode({ type: 'trade' })).toEqual({ value: { type: 'trade', ...nothing } });
    const nowhere = { casino: 3, market: 0, stacks: NO_STACKS };
    expect(decodeMove.decode({ type: 'send', casino: 3 })).toEqual({ value: { type: 'send', ...nowhere } });
  });

  test('what is none says which field is wrong', () => {
    const wrong: [raw: unknown, path: string, code: string][] = [
      [undefined, '', 'type'],
      ['casino', '', 'type'],
      [{}, 'type', 'missing'],
      [{ type: 'pass' }, 'type', 'choice'],
      [{ type: 'casino', coins: 2 }, 'coins', 'unknown'],
      [{ type: 'swap', give: 'gold' }, 'take', 'missing'],
      [{ type: 'swap', give: 'silver', take: 'gold' }, 'give', 'choice'],
      [{ type: 'takeCargo', port: 'macao' }, 'port', 'choice'],
      [{ type: 'raise', port: 'rio', coins: 0 }, 'coins', 'range'],
      [{ type: 'raise', port: 'rio', coins: 201 }, 'coins', 'range'],
      [{ type: 'raise', port: 'rio', coins: 1.5 }, 'coins', 'type'],
      [{ type: 'raise', port: 'rio' }, 'coins', 'missing'],
      [{ type: 'withdraw' }, 'port', 'missing'],
      [{ type: 'trade', sets: [{ kind: 'equal', tokens: goods('') }] }, 'sets[0].kind', 'choice'],
      [{ type: 'trade', sets: [{ kind: 'same', tokens: [1] }] }, 'sets[0].tokens', 'length'],
      [{ type: 'trade', sets: [same('10 gold')] }, 'sets[0].tokens[7]', 'range'],
      [{ type: 'trade', sets: Array(31).fill(same('gold')) }, 'sets', 'tooLong'],
      [{ type: 'trade', coins: -1 }, 'coins', 'range'],
      [{ type: 'trade', cards: cards('9 villa') }, 'cards[3]', 'range'],
      [{ type: 'trade', cards: [...cards(''), 0] }, 'cards', 'tooLong'],
      [{ type: 'trade', discard: goods('21 art') }, 'discard[2]', 'range'],
      [{ type: 'send', casino: 6 }, 'casino', 'range'],
      [{ type: 'send', market: -1 }, 'market', 'range'],
      [{ type: 'send', stacks: [1] }, 'stacks', 'length'],
      [{ type: 'send', stacks: [-1, ...NO_STACKS.slice(1)] }, 'stacks[0]', 'range'],
    ];
    for (const [raw, path, code] of wrong)
      expect(decodeMove.decode(raw), JSON.stringify(raw)).toMatchObject({ fault: { path, code } });
  });
});

/** What is printed, with one field said otherwise; undefined leaves it out. */
const misprint = (part: 'slots' | 'players' | 'costs' | 'points', name: string, value: unknown) => ({
  printed: { ...LIKELY_PRINT, [part]: { ...LIKELY_PRINT[part], [name]: value } },
});

describe('options from outside', () => {
  test('nothing said is the likely print, and the last round as ever', () => {
    expect(decodeOptions.decode({})).toEqual({ value: BASE });
  });

  test('each can be said', () => {
    for (const options of Object.values(trial.optionSets))
      expect(decodeOptions.decode(JSON.parse(JSON.stringify(options)))).toEqual({ value: options });
    const least = misprint('points', 'ship', 0);
    expect(decodeOptions.decode(least)).toEqual({ value: { ...BASE, ...least } });
  });

  test('9.1, 9.2, 9.3 what cannot be printed is refused, and the field named', () => {
    const wrong: [raw: unknown, path: string, code: string][] = [
      [undefined, '', 'type'],
      [{ lastRound: 'never' }, 'lastRound', 'choice'],
      [{ players: 3 }, 'players', 'unknown'],
      [{ printed: null }, 'printed', 'type'],
      [{ printed: {} }, 'printed.slots', 'missing'],
      [misprint('slots', 'rio', 0), 'printed.slots.rio', 'range'],
      [misprint('slots', 'rio', 5), 'printed.slots.rio', 'range'],
      [misprint('slots', 'rio', undefined), 'printed.slots.rio', 'missing'],
      [misprint('slots', 'macao', 3), 'printed.slots.macao', 'unknown'],
      [misprint('players', 'tangier', 1), 'printed.players.tangier', 'range'],
      [misprint('players', 'tangier', 6), 'printed.players.tangier', 'range'],
      [misprint('players', 'tangier', '5'), 'printed.players.tangier', 'type'],
      [{ printed: { ...LIKELY_PRINT, market: 0 } }, 'printed.market', 'range'],
      [{ printed: { ...LIKELY_PRINT, market: 13 } }, 'printed.market', 'range'],
      [{ printed: { ...LIKELY_PRINT, market: undefined } }, 'printed.market', 'missing'],
      [misprint('costs', 'bank', -1), 'printed.costs.bank', 'range'],
      [misprint('costs', 'bank', 0), 'printed.costs.bank', 'range'],
      [misprint('costs', 'bank', 101), 'printed.costs.bank', 'range'],
      [misprint('costs', 'bank', undefined), 'printed.costs.bank', 'missing'],
      [misprint('points', 'villa', -1), 'printed.points.villa', 'range'],
      [misprint('points', 'villa', 151), 'printed.points.villa', 'range'],
      [misprint('points', 'villa', Number.NaN), 'printed.points.villa', 'type'],
      [misprint('points', 'vila', 9), 'printed.points.vila', 'unknown'],
      [{ printed: { ...LIKELY_PRINT, colour: 'red' } }, 'printed.colour', 'unknown'],
    ];
    for (const [raw, path, code] of wrong)
      expect(decodeOptions.decode(raw), JSON.stringify(raw)).toMatchObject({ fault: { path, code } });
  });
});

describe('what contradicts the rulebook is refused', () => {
  /** Says what is printed, with some costs and points said otherwise. */
  const print = (costs: Partial<Printed['costs']>, points: Partial<Printed['points']> = {}) => ({
    printed: {
      ...LIKELY_PRINT,
      costs: { ...LIKELY_PRINT.costs, ...costs },
      points: { ...LIKELY_PRINT.points, ...points },
    },
  });
  const against = (field: string, params: Readonly<Record<string, unknown>>) => ({
    fault: { path: `printed.${field}`, code: 'againstRule', params },
  });

  test.each([
    ['ship', 15],
    ['warehouse', 10],
    ['cronies', 49],
  ] as const)('9.1, 9.6 %s costs %i in an example', (card, cost) => {
    for (const value of [cost - 1, cost + 1])
      expect(decodeOptions.decode(print({ [card]: value }))).toEqual(
        against(`costs.${card}`, { value, min: cost, max: cost, rule: '9.1' }),
      );
  });

  test('9.1, 9.6 Syndicate costs 10 at most: 35 pays for a ship, a warehouse and it', () => {
    expect(decodeOptions.decode(print({ syndicate: 11 }))).toEqual(
      against('costs.syndicate', { value: 11, min: 1, max: 10, rule: '9.1' }),
    );
    expect(decodeOptions.decode(print({ syndicate: 9 })).fault).toBeUndefined();
  });

  test('8.1, 9.6 an edge card counts less than it costs', () => {
    expect(decodeOptions.decode(print({}, { ship: 15 }))).toEqual(
      against('points.ship', { value: 15, min: 0, max: 14, rule: '8.1' }),
    );
    expect(decodeOptions.decode(print({ syndicate: 5 }))).toEqual(
      against('points.syndicate', { value: 5, min: 0, max: 4, rule: '8.1' }),
    );
    expect(decodeOptions.decode(print({}, { ship: 14, warehouse: 0 })).fault).toBeUndefined();
  });

  test('8.2, 9.6 villa, yacht, dive bar and night club count what they cost', () => {
    for (const card of SPOILS) {
      const cost = LIKELY_PRINT.costs[card];
      const wanted = { value: cost + 1, min: cost, max: cost, rule: '8.2' };
      expect(decodeOptions.decode(print({}, { [card]: cost + 1 }))).toEqual(
        against(`points.${card}`, wanted),
      );
      expect(decodeOptions.decode(print({ [card]: 12 }, { [card]: 12 })).fault).toBeUndefined();
    }
    expect(decodeOptions.decode(print({ villa: 12 }))).toEqual(
      against('points.villa', { value: 9, min: 12, max: 12, rule: '8.2' }),
    );
  });

  test('8.3, 9.6 a single card counts more than it costs', () => {
    for (const card of SINGLES) {
      const cost = LIKELY_PRINT.costs[card];
      const wanted = { value: cost, min: cost + 1, max: 150, rule: '8.3' };
      expect(decodeOptions.decode(print({}, { [card]: cost }))).toEqual(against(`points.${card}`, wanted));
    }
    expect(decodeOptions.decode(print({ bank: 100 }, { bank: 101 })).fault).toBeUndefined();
  });

  test('9.6 in a sentence of every language, with the field and the rule', async () => {
    const { fault } = decodeOptions.decode(print({ villa: 12 }));
    const wide = decodeOptions.decode(print({}, { ship: 15 })).fault;
    for (const language of LANGUAGES) {
      const { faults } = await tableText(language);
      expect(faults[fault!.code](fault!.path, fault!.params)).toMatch(/printed\.points\.villa.*9.*8\.2.*12/s);
      expect(faults[wide!.code](wide!.path, wide!.params)).toMatch(/printed\.points\.ship.*15.*8\.1.*0.*14/s);
    }
  });

  test('9.6 a table of version 1 that was played with it still opens', async () => {
    const { game } = (await gameAt('cargo-noir', 1))!;
    const raw = print({ villa: 5, ship: 20 }, { villa: 7, bank: 1 });
    const old = game.decode.options.decode(raw);
    expect(old.fault).toBeUndefined();
    const recorded = record(game, (old as { value: object }).value, 4, { chance: seeded('old print') });
    expect(recorded.log.opening).toMatchObject({ version: 1, options: raw });
    const read = await readLog(writeLog(recorded.log), findRules);
    expect(read.fault).toBeUndefined();
    expect(decodeOptions.decode(raw).fault?.path).toBe('printed.costs.ship');
  });
});

describe('what is printed', () => {
  test('9.1 the costs that are sure', () => {
    const { costs, points } = LIKELY_PRINT;
    expect(costs).toMatchObject(SURE_COSTS);
    expect(SURE_COSTS).toEqual({ ship: 15, warehouse: 10, syndicate: 10, cronies: 49 });
    expect(Object.keys(costs)).toEqual([...CARDS]);
    expect(Object.keys(points)).toEqual([...CARDS]);
  });

  test('9.1 a table may say what its cards cost and count', () => {
    const printed = {
      ...LIKELY_PRINT,
      costs: { ...LIKELY_PRINT.costs, villa: 5 },
      points: { ...LIKELY_PRINT.points, villa: 5 },
    };
    const t = table({ printed }, { seats: 2, round: 11, turn: 1, bernard: { goods: '3 gold' } });
    t.bernard.mayNot('5.3 tooExpensive', { cost: 10, value: 9 }).trades([same('3 gold')], '2 villa');
    t.bernard.trades([same('3 gold')], 'villa');
    expect(t.outcome?.scores).toEqual([0, 5]);
  });

  test('9.2 and which of its ports are open, with how many places', () => {
    const printed = {
      ...LIKELY_PRINT,
      players: { ...LIKELY_PRINT.players, tangier: 2, rotterdam: 5 },
      slots: { ...LIKELY_PRINT.slots, tangier: 4 },
    };
    const t = freshTable(2, { printed });
    expect(t.openPorts).toEqual(['newYork', 'hongKong', 'capeTown', 'tangier']);
    expect(t.port('tangier')).toBe('cars, cigars, ivory, jewels');
    expect(Object.keys(LIKELY_PRINT.slots)).toEqual([...PORTS]);
    t.anna.mayNot('6.2 portClosed', { port: 'rotterdam' }).sends({ rotterdam: 1, casino: 2 });
    t.anna.sends({ tangier: 1, casino: 2 });
  });

  test('9.2 a table with no open port plays in Macao', () => {
    const players = Object.fromEntries(PORTS.map((port) => [port, 5])) as typeof LIKELY_PRINT.players;
    const t = freshTable(2, { printed: { ...LIKELY_PRINT, players } });
    expect(t.openPorts).toEqual([]);
    t.anna.sends({ casino: 3 });
  });

  test('9.3 and how large its black market is', () => {
    expect(LIKELY_PRINT.market).toBe(6);
    const t = freshTable(2, { printed: { ...LIKELY_PRINT, market: 8 } });
    expect(goods(t.market)).toEqual(goods('alcohol, arms, art, cars, cigars, ivory, jewels, gold'));
  });

  const other = trial.optionSets['otherPrint']!;

  /** A random game at a table with other cards, as a file. */
  function written(): string {
    const chance = seeded('printed');
    const game = record(cargoNoir, other, 3, { chance });
    for (let [seat] = cargoNoir.toAct(game.state); seat !== undefined; [seat] = cargoNoir.toAct(game.state))
      game.play(seat, cargoNoir.sample(game.state, seat, chance));
    return writeLog(game.log as Log);
  }

  const find = findAmong(cargoNoir as unknown as Game);

  test('9.1 is kept with the table', () => {
    const state = cargoNoir.start(other, 3, seeded(1));
    expect(cargoNoir.clone(state).options).toEqual(other);
    expect(cargoNoir.view(state, 'table').options).toEqual(other);
    expect(JSON.parse(JSON.stringify(state)).options).toEqual(other);
    expect(() => Object.assign(state.options.printed.costs, { villa: 1 })).toThrow();
  });

  test('9.1 its log replays with it, and not with another', async () => {
    const read = await readLog(written(), find);
    const log = read.fault ? undefined : (read.log as unknown as Log<CargoNoir>);
    expect(log?.opening.options).toEqual(other);
    expect(replay(cargoNoir, log!).fault).toBeUndefined();
    const cheaper = { ...other.printed, costs: { ...other.printed.costs, principality: 80 } };
    for (const options of [BASE, { ...other, printed: cheaper }]) {
      const changed = { ...log!, opening: { ...log!.opening, options } };
      expect(replay(cargoNoir, changed).fault).toMatchObject({ line: 1 });
    }
  });

  test('9.1 a log with an impossible print is not even read', async () => {
    const text = written().replace('"villa":4', '"villa":-4');
    expect((await readLog(text, find)).fault).toMatchObject({
      line: 1,
      code: 'malformed',
      fault: { path: 'options.printed.costs.villa', code: 'range' },
    });
  });
});
