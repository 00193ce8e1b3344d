import { expect, test } from 'vitest';
import { container } from './index.ts';
import { BERNARD, CLARA, DAVID, table } from './testing.ts';

const VIEWERS = [BERNARD, CLARA, DAVID, 'table'] as const;

test('10.2, 10.3 bids lie face down until all are in, and again when those who tied add', () => {
  const t = table({}, { anna: { cargo: 'tan' } });
  const sealed = () =>
    new Set(VIEWERS.map((viewer) => String(container.sealed?.(container.view(t.state, viewer)))));
  const are = (...seats: number[]) => expect(sealed()).toEqual(new Set([String(seats)]));
  are();
  t.anna.sails('island');
  are();
  t.david.bids(5);
  are(DAVID);
  t.bernard.bids(5);
  are(BERNARD, DAVID);
  t.clara.bids(1);
  are();
  t.bernard.bids(0);
  are(BERNARD);
  t.david.bids(1);
  are();
});
