import { describe, expect, test } from 'vitest';
import type { Step } from '../../bots/review.ts';
import { GAMES } from '../../games/index.ts';
import { LANGUAGES } from '../../text/languages.ts';
import { reviewWords } from '../../text/review/index.ts';
import { type Telling, tellBid, tellCostly } from './review-telling.ts';
import { adviceWords } from './text/index.ts';

async function telling(language: (typeof LANGUAGES)[number]): Promise<Telling> {
  const { text, points } = GAMES['container']!;
  return {
    language,
    text: await text(language),
    points: (await points?.(language)) ?? {},
    words: await reviewWords(language),
    advice: (await adviceWords(language)).review,
    looks: [],
    who: (seat) => `S${seat + 1}`,
  };
}

const bid = (amount: number): { type: string } => ({ type: 'bid', amount }) as { type: string };

const step: Step = {
  n: 12,
  seat: 1,
  move: bid(9),
  before: [0.4, 0.3, 0.3],
  after: [0.5, 0.2, 0.3],
  decision: { worth: 0.2, best: [{ move: bid(4), share: 0.28 }], loss: 0.08, mark: 'bad', why: [] },
};
const unmarked: Step = { ...step, decision: { ...step.decision!, loss: 0.004, mark: null } };

describe('a costly decision', () => {
  test('is told with what was better', async () => {
    expect(tellCostly(await telling('en'), step)).toEqual({
      title: 'Move 12, S2',
      mark: 'bad',
      loss: '−8',
      made: 'Bid $9',
      better: 'Bid $4',
      instead: '28% to win instead of 20%',
      why: [],
    });
  });

  test('without a mark is not told as one', async () => {
    expect(tellCostly(await telling('en'), unmarked)).toBeUndefined();
  });

  test.each(LANGUAGES)('has all its words in %s', async (language) => {
    const told = tellCostly(await telling(language), step);
    expect(JSON.stringify(told)).not.toMatch(/undefined|NaN/);
  });
});

test('a bid stands beside the one that promised most, if that was another', async () => {
  const english = await telling('en');
  expect(tellBid(english, step)).toEqual({ n: 12, seat: 1, said: 'Bid $9', best: 'Bid $4', cost: '−8' });
  expect(tellBid(english, unmarked)).toMatchObject({ best: '', cost: '' });
});
