/** What may be done in a small situation, counted by hand: all of it is listed, all of it can come up at random. */
import { describe, expect, test } from 'vitest';
import { every, noChance } from '../../../core/chance.ts';
import { ACTIONS } from './actions/index.ts';
import { cargoNoir } from './index.ts';
import { CARDS, LIKELY_PRINT } from './tables.ts';
import { ANNA, inWords, type Setting, table } from './testing.ts';
import type { Move, MoveOf, Options } from './types.ts';

function inShort(move: Move): string {
  if (move.type === 'trade') return tradeInShort(move);
  const values = Object.values(move).map((value) =>
    Array.isArray(value) ? value.filter(Boolean).join('+') : value,
  );
  return values.join(' ');
}

function tradeInShort({ sets, coins, cards, discard }: MoveOf<'trade'>): string {
  const given = sets.map(({ kind, tokens }) => `${kind} ${inWords(tokens)}`).join(' + ');
  return `${inWords(cards, CARDS)} <- ${given} ${coins}, out: ${inWords(discard)}`;
}

/** Anna's moves; sampled through all luck there are the same ones. */
function movesOf(setting: Setting, options: Partial<Options> = {}): string[] {
  const { state } = table(options, setting);
  const listed = [...cargoNoir.moves(state, ANNA)];
  for (const move of listed) expect(cargoNoir.check(state, ANNA, move)).toBeUndefined();
  const sampled = [...every((chance) => cargoNoir.sample(state, ANNA, chance))].map(({ value }) => value);
  const names = new Set(listed.map((move) => JSON.stringify(move)));
  expect(new Set(sampled.map((move) => JSON.stringify(move)))).toEqual(names);
  expect(names.size).toBe(listed.length);
  return listed.map(inShort);
}

describe('ships come home', () => {
  test('4.1, 4.2 one ship in the casino is no choice, and needs no luck', () => {
    expect(movesOf({ anna: { casino: 2 } })).toEqual(['casino']);
    const { state } = table({}, { anna: { casino: 2 } });
    expect(cargoNoir.sample(state, ANNA, noChance)).toEqual({ type: 'casino' });
  });

  test('4.3 every token for every kind in the market, or one from the bag', () => {
    expect(movesOf({ market: '5 art, wild', anna: { market: 1, goods: '3 art, gold' } })).toEqual([
      'swap art art',
      'swap art wild',
      'swap gold art',
      'swap gold wild',
      'draw',
    ]);
    expect(movesOf({ anna: { market: 1 } })).toEqual(['draw']);
  });

  test('4.5, 4.6 outbid: any raise that is enough, up to the last coin, or out', () => {
    const rivals = { bernard: { ports: { rotterdam: 3, capeTown: 6 } } };
    expect(
      movesOf({ anna: { coins: 4, ports: { rotterdam: 1, capeTown: 1, newYork: 2 } }, ...rivals }),
    ).toEqual([
      'takeCargo newYork',
      'raise rotterdam 3',
      'raise rotterdam 4',
      'withdraw rotterdam',
      'withdraw capeTown',
    ]);
    expect(movesOf({ anna: { coins: 2, ports: { rotterdam: 1 } }, ...rivals })).toEqual([
      'withdraw rotterdam',
    ]);
  });

  test('3.2 nothing comes home while trading or sending', () => {
    for (const phase of ['trade', 'send'] as const) {
      const { state } = table(
        {},
        { phase, anna: { casino: 1, market: 1, goods: 'art', ports: { rotterdam: 1 } } },
      );
      for (const type of ['casino', 'swap', 'draw', 'takeCargo'] as const)
        expect(ACTIONS[type].can(state, ANNA), type).toBe(false);
    }
  });
});

describe('trade', () => {
  const KEEP = ' <-  0, out: ';

  test('5.3 three equal goods buy a villa, and two nothing', () => {
    const villa = 'villa <- same 3 gold 0, out: ';
    expect(movesOf({ phase: 'trade', anna: { goods: '3 gold' } })).toEqual([KEEP, villa]);
    expect(movesOf({ phase: 'trade', anna: { goods: '2 gold', coins: 9 } })).toEqual([KEEP]);
  });

  test('5.3 a set worth more than one card: no change, and no more cards than it pays', () => {
    const cards = movesOf({ phase: 'trade', anna: { goods: '3 gold, wild', cards: '2 ship, 2 warehouse' } })
      .filter((move) => move.includes('<- same 3 gold, wild 0'))
      .map((move) => move.split(' ')[0]);
    expect(cards).toEqual(['yacht', 'villa', 'syndicate']);
  });

  test('7.2 in the last round coins are added, as many as one likes', () => {
    expect(movesOf({ phase: 'trade', round: 11, anna: { goods: '2 gold', coins: 6 } }).sort()).toEqual(
      [
        KEEP,
        'villa <- same 2 gold 5, out: ',
        'villa <- same 2 gold 6, out: ',
        'warehouse <- same 2 gold 6, out: ',
        'syndicate <- same 2 gold 6, out: ',
      ].sort(),
    );
  });

  test('5.6 what is too much goes, in every mixture', () => {
    const dear = Object.fromEntries(CARDS.map((card) => [card, 100])) as Options['printed']['costs'];
    const out = (costs: Options['printed']['costs'], goods: string) =>
      movesOf({ phase: 'trade', anna: { goods } }, { printed: { ...LIKELY_PRINT, costs } });
    expect(out(dear, '5 gold, 3 art').sort()).toEqual([`${KEEP}2 art`, `${KEEP}2 gold`, `${KEEP}art, gold`]);
    expect(out({ ...dear, villa: 49 }, '7 cars')).toEqual([`${KEEP}cars`, 'villa <- same 7 cars 0, out: ']);
  });
});

describe('ships go out', () => {
  test('6.2, 6.3 two ships and two coins: each port for one or two, both for one each, or Macao', () => {
    // Three seats: five ports are open, and Bernard is in three of them.
    const bernard = { ports: { rotterdam: 1, newYork: 2, bombay: 4 } };
    const moves = movesOf({ phase: 'send', anna: { casino: 1, coins: 2 }, bernard });
    const macao = ['0 2 ', '1 1 ', '2 0 '];
    // Rotterdam costs both coins, Hong Kong and Cape Town one or two; then the other ship goes to Macao, one way or
    // the other, or to the other of the two.
    const onePort = [
      '0 1 2',
      '1 0 2',
      '0 1 1',
      '1 0 1',
      '0 1 2',
      '1 0 2',
      '0 1 1',
      '1 0 1',
      '0 1 2',
      '1 0 2',
    ];
    const bothPorts = ['0 0 1+1'];
    const wanted = [...macao, ...onePort, ...bothPorts].map((sent) => `send ${sent}`);
    expect([...moves].sort()).toEqual(wanted.sort());
  });
});
