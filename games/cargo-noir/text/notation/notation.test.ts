/** Moves as they are typed. */
import { describe, expect, test } from 'vitest';
import { type Misread, TypedItems } from '../../../../text/typed-items.ts';
import { PORTS } from '../../rules/tables.ts';
import { ANNA, cards, different, freshTable, goods, NO_STACKS, same } from '../../rules/testing.ts';
import type { Move, MoveType } from '../../rules/types.ts';
import { notation } from './index.ts';

const { state } = freshTable();
const at = { view: state, seat: ANNA, who: String };
const en = await notation('en');

function read(type: MoveType, typed: string): unknown {
  const items = new TypedItems(typed);
  const move = en.moves[type as 'send']?.read(items, at);
  items.end();
  return items.misread ?? move;
}

const written = (move: Move): string | undefined => en.moves[move.type as 'send']?.write(move as never, at);

describe('send', () => {
  test('6.2 ships with coins to ports, others to Macao', () => {
    const stacks = NO_STACKS.with(PORTS.indexOf('rio'), 3).with(PORTS.indexOf('newYork'), 1);
    const move = { casino: 2, market: 1, stacks };
    expect(read('send', 'rio@3 new-york@1 2casino market')).toEqual(move);
    expect(written({ type: 'send', ...move })).toBe('newyork@1 rio@3 2casino blackmarket');
  });

  test.each<[string, Misread]>([
    ['rio', { code: 'noNumber', part: 'rio' }],
    ['rio@0', { code: 'outOfRange', part: 'rio@0', min: 1, max: 200 }],
    ['2rio@3', { code: 'tooMany', part: '2rio@3', most: 1 }],
    ['rio@3 rio@1', { code: 'tooMany', part: 'rio@1', most: 1 }],
    ['casino@2', { code: 'unclear', part: 'casino@2' }],
    ['lisbon@2', { code: 'unknownWord', part: 'lisbon@2', known: expect.arrayContaining(['rio']) as never }],
  ])('6.3 "%s" is answered with its part', (typed, misread) => {
    expect(read('send', typed)).toEqual(misread);
  });
});

test('4.5 a raise says where and by how much', () => {
  expect(read('raise', 'rio@3')).toEqual({ port: 'rio', coins: 3 });
  expect(read('raise', 'rio@3 tangier@2')).toEqual({ code: 'unclear', part: 'tangier@2' });
  expect(read('raise', '')).toEqual({ code: 'incomplete' });
});

describe('trade', () => {
  test('5.3 sets and coins, then cards, then what is thrown away', () => {
    const move = {
      sets: [same('3 gold, wild'), different('cars, ivory')],
      coins: 4,
      cards: cards('villa, 2 yacht'),
      discard: goods('cigars'),
    };
    expect(read('trade', '3gold+wild car+ivory 4 / villa 2yacht / cigar')).toEqual(move);
    expect(written({ type: 'trade', ...move })).toBe('3gold+wildtoken car+ivory 4 / villa 2yacht / cigar');
  });

  test('5.6 something may be thrown away without a trade, and a trade may be left out', () => {
    const nothing = { sets: [], coins: 0, cards: cards(''), discard: goods('') };
    expect(read('trade', '')).toEqual(nothing);
    expect(read('trade', '/ / gold')).toEqual({ ...nothing, discard: goods('gold') });
  });

  test('5.2 an ampersand says that tokens count as different', () => {
    const move = { sets: [different('gold, wild')], coins: 0, cards: cards('villa'), discard: goods('') };
    expect(read('trade', 'gold&wild / villa')).toEqual(move);
    expect(written({ type: 'trade', ...move })).toBe('gold&wildtoken / villa');
  });
});
