/** What is listed, what can be sampled and what is allowed are the same moves, kind by kind. */
import { describe, expect, test } from 'vitest';
import { every } from '../../../../core/chance.ts';
import { digest } from '../../../../core/data.ts';
import { container } from '../index.ts';
import { ANNA, BERNARD, CLARA, type Table, table } from '../testing.ts';
import type { Move, MoveType } from '../types.ts';
import { ACTIONS, IN_PHASE } from './index.ts';

const BANK = { edition: 'anniversary', investmentBank: true } as const;
const SALE = { domesticSale: true } as const;

/** Small tables, so that all moves can be counted. */
const TABLES: Readonly<Record<string, () => Table>> = {
  start: () => table({}, { seats: 3 }),
  'a store to sell from': () =>
    table(SALE, { seats: 3, turns: 3, anna: { factory: 'black $2, tan $4', cash: 3 } }),
  'a harbour store to sell from': () =>
    table(SALE, { seats: 3, turns: 3, anna: { factory: '', harbour: 'tan $6', loans: 2, cash: 10 } }),
  'nothing to sell': () => table(SALE, { seats: 3, turns: 3, anna: { factory: '', cash: 0 } }),
  'room for two, money for some': () =>
    table(
      {},
      {
        seats: 3,
        anna: { warehouses: 3, harbour: 'tan $2', cash: 4, factory: '' },
        bernard: { factory: 'brown $1, white $3' },
        clara: { factory: '2 orange $4' },
      },
    ),
  'a full harbour store': () => table({}, { seats: 3, anna: { harbour: 'tan $2', cash: 4 } }),
  'just enough for the cheapest container': () =>
    table(
      {},
      {
        seats: 3,
        anna: { cash: 1, factory: '' },
        bernard: { factory: 'brown $1, white $3' },
        clara: { factory: '' },
      },
    ),
  'just enough for a machine': () =>
    table(
      {},
      {
        seats: 3,
        anna: { cash: 6, factory: '', loans: 2 },
        bernard: { factory: '' },
        clara: { factory: '' },
      },
    ),
  'all built': () =>
    table(
      {},
      {
        seats: 3,
        anna: { warehouses: 5, machines: ['black', 'brown', 'orange', 'tan'], factory: '', cash: 30 },
        bernard: { factory: '' },
        clara: { factory: '' },
      },
    ),
  'room for one of two': () =>
    table(
      {},
      {
        seats: 3,
        anna: { machines: ['black', 'brown'], factory: '2 black $1, brown $4', cash: 1 },
        bernard: { factory: '' },
        clara: { factory: '' },
      },
    ),
  'in a harbour': () =>
    table(
      {},
      {
        seats: 3,
        anna: { ship: BERNARD, cargo: '3 tan', cash: 7, factory: '2 black $3' },
        bernard: { warehouses: 3, harbour: '2 white $2, tan $6', factory: '' },
        clara: { factory: '' },
      },
    ),
  'in a harbour without money': () =>
    table({}, { seats: 3, anna: { ship: BERNARD, cash: 1 }, bernard: { harbour: 'white $2' } }),
  'in a harbour with a full ship': () =>
    table({}, { seats: 3, anna: { ship: BERNARD, cargo: '5 tan' }, bernard: { harbour: 'white $2' } }),
  'at sea with cargo': () =>
    table(
      {},
      { seats: 3, anna: { cargo: '4 tan', cash: 5 }, clara: { warehouses: 2, harbour: '2 white $2' } },
    ),
  'at the island': () => table({}, { seats: 3, anna: { ship: 'island' } }),
  brokers: () => table(BANK, { seats: 3, anna: { cash: 3, harbour: 'tan $2', bankPort: '2 white' } }),
  'at the bank': () =>
    table(BANK, { seats: 3, anna: { cash: 0, ship: 'bank', cargo: '3 black', bankPort: '2 white, tan' } }),
  'at the bank, nothing to fetch': () => table(BANK, { seats: 3, anna: { cash: 0, ship: 'bank' } }),
  'at the bank with a full ship': () =>
    table(BANK, { seats: 3, anna: { cash: 0, ship: 'bank', cargo: '5 black', bankPort: 'white' } }),
  'the card in other hands': () => {
    const t = table(BANK, {
      seats: 3,
      bernard: { cash: 4, factory: '2 brown $2', harbour: 'white $3' },
    });
    t.anna.offersGoods(1, { factory: 'black $2' });
    t.anna.passes();
    return t;
  },
  'money on the card': () => {
    const t = table(BANK, { seats: 3, bernard: { cash: 4 } });
    t.anna.offersMoney(0, 2);
    t.anna.passes();
    return t;
  },
  'too little to outbid': () => {
    const t = table(BANK, { seats: 3, bernard: { cash: 2 } });
    t.anna.offersMoney(0, 2);
    t.anna.passes();
    return t;
  },
  'just enough to outbid': () => {
    const t = table(BANK, { seats: 3, bernard: { cash: 3 } });
    t.anna.offersMoney(0, 2);
    t.anna.passes();
    return t;
  },
  'two containers to outdo': () => {
    const t = table(BANK, {
      seats: 3,
      anna: { factory: '2 black $2' },
      bernard: { cash: 1, machines: ['brown', 'tan'], factory: '2 brown $2, tan $3', harbour: 'white $3' },
    });
    t.anna.offersGoods(0, { factory: '2 black $2' });
    t.anna.passes();
    return t;
  },
  'too few containers to outbid': () => {
    const t = table(BANK, { seats: 3, bernard: { cash: 1 } });
    t.anna.offersGoods(0, { factory: 'black $2' });
    t.anna.passes();
    return t;
  },
  'in the harbour of the first player': () =>
    table({}, { seats: 3, turn: BERNARD, anna: { harbour: 'white $2' }, bernard: { ship: ANNA, cash: 2 } }),
  'a call before the end': () => {
    const t = table(BANK, {
      seats: 3,
      supply: { tan: 0, black: 1 },
      anna: { machines: ['black', 'white'], factory: '3 white $1', cash: 2 },
    });
    t.anna.offersMoney(0, 1);
    return t;
  },
  'no production after a call': () => {
    const t = table(BANK, { seats: 3, supply: { tan: 0, black: 1 }, anna: { cash: 2 } });
    t.anna.offersMoney(0, 1);
    return t;
  },
  'produced already': () => {
    const t = table({}, { seats: 3, anna: { cash: 2 } });
    t.anna.produces('black', '2 black $2');
    return t;
  },
  interest: () => {
    const t = table({ forcedLoan: false }, { seats: 3, bernard: { loans: 1, cash: 0 } });
    t.anna.passes();
    return t;
  },
  'goods to seize': () => {
    const t = table({}, { seats: 3, bernard: { loans: 2, cash: 0, island: 'tan, 2 white' } });
    t.anna.passes();
    return t;
  },
  'stock to seize': () => {
    const t = table(
      {},
      {
        seats: 3,
        bernard: { loans: 2, cash: 0, factory: 'tan $1, brown $2', harbour: 'white $2' },
      },
    );
    t.anna.passes();
    return t;
  },
  'two to seize in the factory': () => {
    const machines = ['brown', 'tan'] as const;
    const t = table(
      {},
      {
        seats: 3,
        bernard: { loans: 2, cash: 1, machines, factory: 'tan $1, 2 brown $2, white $3' },
      },
    );
    t.anna.passes();
    return t;
  },
  'two to seize in the harbour': () => {
    const t = table(
      {},
      {
        seats: 3,
        bernard: { loans: 2, cash: 1, warehouses: 3, harbour: '2 tan $2, white $3' },
      },
    );
    t.anna.passes();
    return t;
  },
  'buildings to seize': () => {
    const t = table(
      {},
      {
        seats: 3,
        bernard: {
          loans: 2,
          cash: 0,
          factory: '',
          warehouses: 3,
          machines: ['brown', 'tan', 'white', 'black'],
        },
      },
    );
    t.anna.passes();
    return t;
  },
  'containers to put back': () => {
    const t = table(BANK, {
      seats: 3,
      anna: { harbour: 'tan $2' },
      bernard: { factory: '2 brown $2', harbour: 'tan $2' },
    });
    t.anna.offersGoods(0, { factory: 'black $2', harbour: 'tan $2' });
    t.anna.passes();
    t.bernard.offersGoods(0, { factory: '2 brown $2', harbour: 'tan $2' });
    return t;
  },
  'containers to pay with': () => {
    const t = table(BANK, { seats: 3, anna: { harbour: 'tan $2', factory: '2 black $2' } });
    t.anna.offersGoods(0, { factory: '2 black $2', harbour: 'tan $2' });
    for (const player of [t.anna, t.bernard, t.clara]) player.passes();
    return t;
  },
  bidding: () => {
    const t = table(
      {},
      { seats: 3, anna: { cargo: 'tan' }, bernard: { cash: 3 }, clara: { loans: 2, cash: 2 } },
    );
    t.anna.sails('island');
    return t;
  },
  'a second bid': () => {
    const t = TABLES['bidding']!();
    t.bernard.bids(1);
    t.clara.bids(1);
    return t;
  },
  'an answer': () => {
    const t = TABLES['a second bid']!();
    t.bernard.bids(1);
    t.clara.bids(1);
    return t;
  },
  'an answer without money': () => {
    const t = table({}, { seats: 3, anna: { cargo: 'tan', cash: 0, loans: 2 }, bernard: { cash: 3 } });
    t.anna.sails('island');
    t.bernard.bids(3);
    t.clara.bids(1);
    return t;
  },
};

const listedAt = (t: Table): Map<number, Move> => {
  const seat = container.toAct(t.state)[0]!;
  return new Map([...container.moves(t.state, seat)].map((move) => [digest(move), move]));
};

describe.each(Object.keys(TABLES))('%s', (name) => {
  test('every kind of move is sampled as it is listed', () => {
    const t = TABLES[name]!();
    const seat = container.toAct(t.state)[0]!;
    const view = container.view(t.state, seat);
    let listed = 0;
    for (const action of IN_PHASE[view.phase]) {
      if (!action.can(view, seat)) continue;
      const moves = [...action.moves(view, seat)];
      const keys = new Set(moves.map(digest));
      expect(keys.size).toBe(moves.length);
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves) expect(action.check(view, seat, move), JSON.stringify(move)).toBeUndefined();
      const sampled = new Set<number>();
      for (const { value } of every((chance) => action.sample(view, seat, chance)))
        sampled.add(digest(value));
      expect([...sampled].sort(), moves[0]?.type).toEqual([...keys].sort());
      listed += moves.length;
    }
    expect(listedAt(t).size).toBe(listed);
  });

  test('and so does the game', () => {
    const t = TABLES[name]!();
    const seat = container.toAct(t.state)[0]!;
    const sampled = new Set<number>();
    for (const { value } of every((chance) => container.sample(t.state, seat, chance)))
      sampled.add(digest(value));
    expect([...sampled].sort()).toEqual([...listedAt(t).keys()].sort());
  });

  test('what can be done has moves, all legal; what cannot has none', () => {
    const t = TABLES[name]!();
    const seat = container.toAct(t.state)[0]!;
    const view = container.view(t.state, seat);
    const listed = new Set([...listedAt(t).values()].map(({ type }) => type));
    for (const [type, action] of Object.entries(ACTIONS)) {
      expect([type, action.can(view, seat)]).toEqual([type, listed.has(type as MoveType)]);
    }
  });

  test('nobody else may do anything', () => {
    const { state } = TABLES[name]!();
    const asked = container.toAct(state);
    for (let seat = 0; seat < state.seats; seat++) {
      if (asked.includes(seat)) continue;
      const allowed = [...universe().values()].find(
        (move) => container.check(state, seat, move) === undefined,
      );
      expect(allowed).toBeUndefined();
    }
  });

  test('and nothing else is allowed', () => {
    const t = TABLES[name]!();
    const seat = container.toAct(t.state)[0]!;
    const listed = listedAt(t);
    for (const [key, move] of universe()) {
      const allowed = container.check(t.state, seat, move) === undefined;
      if (allowed !== listed.has(key)) expect.fail(`${JSON.stringify(move)}: listed ${listed.has(key)}`);
    }
  });
});

let known: Map<number, Move> | undefined;

/** All moves of all these tables. */
function universe(): Map<number, Move> {
  known ??= new Map(Object.values(TABLES).flatMap((make) => [...listedAt(make())]));
  return known;
}

test('how many moves there are', () => {
  const counts = (name: string) => {
    const kinds: Record<string, number> = {};
    for (const { type } of listedAt(TABLES[name]!()).values()) kinds[type] = (kinds[type] ?? 0) + 1;
    return kinds;
  };
  expect(counts('start')).toEqual({
    buildWarehouse: 1,
    buildMachine: 4,
    // One container of each neighbour, on five prices.
    buy: 2 * 5,
    // Two containers on four prices.
    produce: 10,
    dock: 2,
    loan: 1,
    pass: 1,
  });
  expect(counts('room for two, money for some')).toMatchObject({ buy: 25 + 25 + 125 + 25, reprice: 4 });
  expect(counts('just enough for the cheapest container')).toMatchObject({ buy: 5 });
  expect(counts('just enough for a machine')).toMatchObject({ buildMachine: 4 });
  expect(counts('brokers')).toMatchObject({ moor: 3, callWithMoney: 2 * 3, callWithGoods: 3 * 3 });
  expect(counts('money on the card')).toMatchObject({ callWithMoney: 2 });
  expect(counts('a second bid')).toEqual({ bid: 3, loan: 1 });
  expect(counts('an answer')).toEqual({ accept: 2, decline: 1, loan: 1 });
  expect(counts('an answer without money')).toEqual({ accept: 1 });
  expect([ANNA, BERNARD, CLARA]).toEqual([0, 1, 2]);
});
