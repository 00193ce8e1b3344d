/** The worked examples of the rulebook, played; and what is said of actions, where no chapter of its own says it. */
import { describe, expect, test } from 'vitest';
import { type Paragraph, paragraphIn } from '../../../text/game-text.ts';
import { LANGUAGES } from '../../../text/languages.ts';
import { text } from '../text/index.ts';
import { EXAMPLE } from './example.ts';
import { account } from './scoring.ts';
import { COLOURS, EDITIONS, type Edition, type Rule } from './tables.ts';
import { ANNA, BERNARD, BROKER_I, CLARA, table } from './testing.ts';

/** All the dollars that an edition's paragraph names, in every language alike. */
async function dollars(rule: Rule, edition: Edition): Promise<number[]> {
  const said = await Promise.all(
    LANGUAGES.map(async (language) => {
      const paragraph: Paragraph = (await text(language)).rules[rule];
      const amounts = (paragraphIn(paragraph, edition) ?? '').matchAll(/\$(\d+)|(\d+)[\u00a0\u202f]\$/g);
      return [...amounts].map(([, before, after]) => Number(before ?? after)).sort((a, b) => a - b);
    }),
  );
  for (const other of said) expect(other).toEqual(said[0]);
  return [...new Set(said[0])];
}

describe('an action', () => {
  test('3.4 there are four, and a fifth with the Investment Bank', () => {
    const t = table({ edition: 'anniversary', investmentBank: true }, { turns: 9, anna: { cash: 40 } });
    const spends = (act: () => void) => {
      const before = t.state.actions;
      act();
      return before - t.state.actions;
    };
    const round = () => [t.bernard, t.clara, t.david].map((player) => player.passes());
    expect(spends(() => t.anna.buildsWarehouse())).toBe(1);
    t.anna.passes();
    round();
    expect(spends(() => t.anna.produces('black', '2 black $1'))).toBe(1);
    t.anna.passes();
    round();
    expect(spends(() => t.anna.buys(BERNARD, 'brown $2', 'brown $2'))).toBe(1);
    t.anna.passes();
    round();
    expect(spends(() => t.anna.docks(BERNARD))).toBe(1);
    t.anna.passes();
    round();
    expect(spends(() => t.anna.offersMoney(BROKER_I, 1))).toBe(1);
  });

  test('3.5 from port to port takes two', () => {
    const t = table({}, { anna: { ship: BERNARD } });
    t.anna.mayNot('9.1 seaFirst').docks(CLARA);
    t.anna.sails('sea');
    t.anna.docks(CLARA);
    expect([t.waitsFor, t.state.ships[ANNA]]).toEqual(['Bernard', CLARA]);
  });

  test('3.6 borrowing and repaying are none, however often', () => {
    const t = table({});
    for (let again = 0; again < 3; again++) {
      t.anna.borrows();
      t.anna.repays();
    }
    expect([t.waitsFor, t.state.actions]).toEqual(['Anna', 2]);
  });
});

describe('a default', () => {
  test('4.12 2007: one of two dollars is missing, and a container goes from each store', async () => {
    const t = table(
      {},
      {
        bernard: { loans: 2, cash: 1, harbour: 'white $3', factory: 'black $1' },
      },
    );
    t.anna.passes();
    expect([t.bernard.cash, t.bernard.harbour, t.bernard.factory, t.gone]).toEqual([
      0,
      '',
      '',
      'black, white',
    ]);
    expect(await dollars('4.12', '2007')).toEqual([1, 5]);
  });

  test('4.12 2007: without a container, of three warehouses the one on $5', () => {
    const t = table({}, { bernard: { loans: 2, cash: 1, factory: '', warehouses: 3 } });
    t.anna.passes();
    expect([t.bernard.warehouses, t.waitsFor]).toEqual([2, 'Bernard']);
  });

  test('4.12 anniversary: two dollars are missing; island first, then the ship', async () => {
    const stores = { harbour: 'brown $2', factory: 'black $3' };
    const t = table(
      { edition: 'anniversary' },
      {
        bernard: { loans: 2, cash: 0, island: 'tan', cargo: 'white', ...stores },
      },
    );
    t.anna.passes();
    expect([t.bernard.island, t.bernard.cargo, t.gone]).toEqual(['', '', 'tan, white']);
    expect([t.bernard.harbour, t.bernard.factory]).toEqual([stores.harbour, stores.factory]);
    expect(await dollars('4.12', 'anniversary')).toEqual([2]);
  });
});

describe('an auction', () => {
  /** Bernard and Clara bid $9 and add $1 and $3, David bids $4. */
  function bid(edition: Edition) {
    const t = table({ edition }, { anna: { cargo: '2 tan, white' } });
    t.anna.sails('island');
    t.bernard.bids(9);
    t.clara.bids(9);
    t.david.bids(4);
    t.bernard.bids(1);
    t.clara.bids(3);
    return t;
  }

  test.each(EDITIONS)('10.8 %s: accepted or declined', async (edition) => {
    const accepted = bid(edition);
    expect(accepted.state.offers).toEqual([0, 10, 12, 4]);
    accepted.anna.accepts(CLARA);
    expect([accepted.anna.cash, accepted.clara.cash, accepted.clara.island]).toEqual([44, 8, '2 tan, white']);
    const declined = bid(edition);
    declined.anna.declines();
    expect([declined.anna.cash, declined.anna.island]).toEqual([8, '2 tan, white']);
    expect(await dollars('10.8', edition)).toEqual([1, 3, 4, 8, 9, 10, 12, 20, 44]);
  });
});

describe('the account', () => {
  test.each(EDITIONS)('12.8 %s: text and table come to what the rules count', async (edition) => {
    const { card, island, cash, loans } = EXAMPLE;
    const colours = island.map((n, colour) => `${n} ${COLOURS[colour]}`).join(', ');
    const t = table(
      { edition },
      {
        bernard: {
          ...{ card, cash, loans, island: colours.replaceAll(/\b1 /g, '') },
          ...{ warehouses: 3, harbour: '2 tan $3, white $6', cargo: 'black, brown' },
        },
      },
    );
    const counted = account(t.state, BERNARD);
    expect(counted).toMatchObject({ discarded: EXAMPLE.discarded, full: true });
    expect(await dollars('12.8', edition)).toEqual([counted.total]);
    for (const language of LANGUAGES) {
      const { tables } = await text(language);
      const shown = tables?.(t.state.options).find(({ rule }) => rule === '12.8');
      expect(shown?.rows.at(-1)?.at(-1)).toContain(String(counted.total));
    }
  });
});

test('13.10 $4 for the containers of broker I', async () => {
  const t = table({ edition: 'anniversary', investmentBank: true });
  const { brokerMoney } = t.state;
  const before = [...brokerMoney];
  t.anna.offersMoney(BROKER_I, 4);
  for (const player of [t.anna, t.bernard, t.clara, t.david]) player.passes();
  expect(t.state.brokerMoney.map((money, broker) => money - (before[broker] ?? 0))).toEqual([2, 1, 1]);
  expect(t.state.brokerMoney).toEqual([3, 3, 4]);
  expect([t.anna.cash, t.anna.bankPort]).toEqual([16, 'black, brown']);
  expect(await dollars('13.10', 'anniversary')).toEqual([1, 2, 3, 4, 5]);
});

test('every language has a paragraph for the same editions', async () => {
  const english = (await text('en')).rules;
  const editionsOf = (paragraph: Paragraph) =>
    EDITIONS.filter((edition) => paragraphIn(paragraph, edition) !== undefined);
  for (const language of LANGUAGES) {
    const { rules } = await text(language);
    for (const [rule, paragraph] of Object.entries<Paragraph>(rules)) {
      expect([language, rule, editionsOf(paragraph)]).toEqual([
        language,
        rule,
        editionsOf(english[rule as Rule]),
      ]);
    }
  }
});
