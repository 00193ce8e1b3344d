/** Which endings a story shows; that kept games show them all is tested with the arena. */
import { expect, test } from 'vitest';
import { endingsShown, RESULTS } from '../../../core/telling.ts';
import { endings } from './endings.ts';
import { ANNA, cards, goods, table } from './testing.ts';
import { BASE } from './trial.ts';
import type { CargoNoir, Event } from './types.ts';

const move = { type: 'draw' } as const;
const shown = endingsShown<CargoNoir>(endings, BASE, { before: table().state, seat: ANNA, move });

test('what happened tells the ending', () => {
  const at = { seat: ANNA, port: 'rio' } as const;
  const traded = {
    type: 'traded',
    seat: ANNA,
    value: 9,
    cards: cards('villa'),
    goods: goods('3 gold'),
  } as const;
  const cases: [Event, ...string[]][] = [
    [{ type: 'taken', ...at, coins: 1, goods: goods('gold') }, 'cargoTaken'],
    [{ type: 'raised', ...at, stack: 2 }, 'bidRaised'],
    [{ type: 'withdrawn', ...at, coins: 1 }, 'withdrawn'],
    [{ type: 'income', seat: ANNA, coins: 2, from: 'syndicate' }, 'syndicatePaid'],
    [{ type: 'income', seat: ANNA, coins: 2, from: 'casino' }],
    [{ type: 'swapped', seat: ANNA, give: 'gold', take: 'art' }, 'swapped'],
    [{ type: 'thrownAway', seat: ANNA, goods: goods('gold') }, 'thrownAway'],
    [{ ...traded, coins: 1 }, 'paidWithCoins'],
    [{ ...traded, coins: 0 }],
    [{ type: 'drawn', seat: ANNA, token: 'gold' }],
  ];
  for (const [event, ...names] of cases) expect(shown(event), JSON.stringify(event)).toEqual(names);
});

test('and so does the result', () => {
  for (const [outcome, ...names] of RESULTS) expect(shown(undefined, outcome)).toEqual(names);
});
