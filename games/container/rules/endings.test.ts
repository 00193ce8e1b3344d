/** Which endings a story shows; that kept games show them all is tested with the arena. */
import { expect, test } from 'vitest';
import { endingsShown, RESULTS } from '../../../core/telling.ts';
import { endings } from './endings.ts';
import { ANNA, BERNARD, goods, table } from './testing.ts';
import { BASE_2007 } from './trial.ts';
import type { Container, Event } from './types.ts';

const move = { type: 'pass' } as const;
const shown = endingsShown<Container>(endings, BASE_2007, { before: table().state, seat: ANNA, move });

test('what happened tells the ending', () => {
  const seat = ANNA;
  const none = goods('');
  const won = { type: 'brokerWon', seat, broker: 0 } as const;
  const cases: [Event, ...string[]][] = [
    [{ type: 'ending', stagnant: false }, 'twoColoursRunOut'],
    [{ type: 'ending', stagnant: true }, 'stagnation'],
    [{ type: 'accepted', seat, winner: BERNARD, amount: 1 }, 'auctionAccepted'],
    [{ type: 'accepted', seat, winner: BERNARD, amount: 0 }],
    [{ type: 'declined', seat, amount: 1 }, 'auctionDeclined'],
    [{ type: 'declined', seat, amount: 0 }],
    [{ type: 'tied', tied: [ANNA, BERNARD], amount: 0 }, 'auctionTied'],
    [{ type: 'loan', seat, sealed: true }, 'loanWhileBidding'],
    [{ type: 'loan', seat, sealed: false }],
    [{ type: 'seized', seat, by: BERNARD, goods: goods('tan') }, 'containerSeized'],
    [
      { type: 'buildingSeized', seat, by: BERNARD, machine: null, space: 2, loanSettled: true },
      'buildingSeized',
    ],
    [{ type: 'waived', seat }, 'interestWaived'],
    [{ type: 'returned', seat, money: 1, goods: none }, 'brokerOutbid'],
    [{ ...won, money: 1, goods: none }, 'brokerWonMoney'],
    [{ ...won, money: 0, goods: goods('tan') }, 'brokerWonContainers'],
    [{ ...won, money: 0, goods: none }],
    [{ type: 'turn', seat }],
  ];
  for (const [event, ...names] of cases) expect(shown(event), JSON.stringify(event)).toEqual(names);
});

test('and so does the result', () => {
  for (const [outcome, ...names] of RESULTS) expect(shown(undefined, outcome)).toEqual(names);
});
