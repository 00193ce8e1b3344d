import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../text/languages.ts';
import { container } from '../rules/index.ts';
import { ANNA, BERNARD, cells, goods, type Setting, table } from '../rules/testing.ts';
import type { View } from '../rules/types.ts';
import { beginning } from './drafting.ts';
import { type Hand, nextStep } from './guide.ts';
import { boardWords } from './text/index.ts';

const viewOf = (setting: Setting): View => container.view(table({}, { seats: 3, ...setting }).state, ANNA);

const PORT: Setting = {
  anna: { cash: 20, warehouses: 2, harbour: 'brown $4', machines: ['tan', 'white'] },
  bernard: { factory: 'tan $2', harbour: 'white $5' },
};
const view = viewOf(PORT);
const EMPTY: Hand = { view, you: ANNA, draft: null, moves: [], kind: undefined, holding: false };
const step = (hand: Partial<Hand>) => nextStep({ ...EMPTY, ...hand });

describe('who is to act is told', () => {
  test('to choose an action, then where its containers lie', () => {
    expect(step({})).toBe('anything');
    expect(step({ kind: 'buy' })).toBe('buy');
    expect(step({ kind: 'dock' })).toBe('dock');
  });

  test('7.3 that what is bought can be priced, and how', () => {
    const draft = {
      type: 'buy',
      seller: BERNARD,
      goods: cells('factory', 'tan $2'),
      store: cells('harbour', 'brown $4, tan $4'),
    } as const;
    expect(step({ kind: 'buy', draft })).toBe('buyFull');
    const roomy = viewOf({ ...PORT, anna: { ...PORT['anna'], warehouses: 3 } });
    expect(step({ view: roomy, kind: 'buy', draft })).toBe('buyMore');
    expect(step({ kind: 'buy', draft, holding: true })).toBe('price');
  });

  test('8.3 that machines are chosen where not all can work', () => {
    const produce = (hand: Hand) => nextStep({ ...hand, draft: beginning('produce', hand) ?? null });
    expect(produce(EMPTY)).toBe('produce');
    const crowded = viewOf({ anna: { ...PORT['anna'], factory: '3 tan $2' } });
    expect(produce({ ...EMPTY, view: crowded })).toBe('produceSome');
  });

  test('whether a ship would buy where it goes', () => {
    const dock = (words: string) => ({ type: 'dock', at: BERNARD, goods: cells('harbour', words) }) as const;
    expect(step({ draft: dock('') })).toBe('sailOnly');
    expect(step({ draft: dock('white $5') })).toBe('loadMore');
  });

  test('nothing but OK where a move has no parts', () => {
    expect(step({ draft: { type: 'pass' }, kind: 'pass' })).toBe('ok');
  });

  test('10.2 how to bid, before and while the amount is set', () => {
    const bidding: View = { ...view, phase: 'bidding' };
    expect(step({ view: bidding })).toBe('bid');
    expect(step({ view: bidding, draft: { type: 'bid', amount: 3 }, kind: 'bid' })).toBe('bid');
  });

  test('10.7 after the auction to repay or to end the turn, and then nothing but OK', () => {
    const t = table({}, { seats: 3, anna: { loans: 2, cash: 20, cargo: 'tan' } });
    t.anna.sails('island');
    t.bernard.bids(3);
    t.clara.bids(0);
    t.anna.accepts(BERNARD);
    const settling = container.view(t.state, ANNA);
    expect(step({ view: settling })).toBe('repay');
    const kinds = new Set([...container.moves(settling, ANNA)].map(({ type }) => type));
    expect(kinds).toEqual(new Set(['repay', 'pass']));
    expect(step({ view: settling, draft: { type: 'repay' }, kind: 'repay' })).toBe('ok');
    t.anna.repays();
    expect(step({ view: container.view(t.state, ANNA) })).toBe('repay');
  });

  test('4.2 whether to borrow when interest is due, and of what building to take', () => {
    const t = table({}, { seats: 3, bernard: { loans: 1, cash: 0, warehouses: 4, factory: '' } });
    t.anna.passes();
    expect(step({ view: container.view(t.state, BERNARD), you: BERNARD })).toBe('interest');
    expect(step({ kind: 'seizeBuilding' })).toBe('seizeBuilding');
  });

  test('13.1 what to do with each way to the bank', () => {
    expect(step({ kind: 'moor' })).toBe('moor');
    expect(step({ draft: { type: 'fetch', goods: goods('tan') } })).toBe('loadMore');
    expect(step({ draft: { type: 'callWithMoney', broker: 0, amount: 2 } })).toBe('bidMore');
  });
});

test.each(LANGUAGES)(
  'in %s every step is a sentence of its own that fits two lines of a phone',
  async (language) => {
    const { guide } = await boardWords(language);
    const sentences = Object.values(guide);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/[.!]$/);
      expect(sentence.length).toBeLessThanOrEqual(105);
    }
  },
);
