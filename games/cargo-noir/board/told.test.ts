import { expect, test } from 'vitest';
import { CARDS, PORTS } from '../rules/tables.ts';
import { toldBy } from './told.ts';

test('events name the places they speak of', () => {
  const told = toldBy([
    { type: 'income', seat: 1, coins: 2, from: 'casino' },
    { type: 'sent', seat: 2, casino: 0, market: 1, stacks: PORTS.map((port) => (port === 'rio' ? 3 : 0)) },
    {
      type: 'traded',
      seat: 1,
      value: 9,
      coins: 0,
      cards: CARDS.map((card) => (card === 'villa' ? 1 : 0)),
      goods: [],
    },
    { type: 'drawn', seat: 0, token: 'gold' },
    { type: 'recycled', tokens: 3 },
  ]);
  expect([...told].sort()).toEqual([
    'bag',
    'card:villa',
    'casino',
    'market',
    'port:rio',
    'seat:0',
    'seat:1',
    'seat:2',
  ]);
});
