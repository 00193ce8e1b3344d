import { expect, test } from 'vitest';
import type { Picture, TableInfo } from '../protocol/picture.ts';
import { EntryMessages } from './entry-messages.ts';

const info = (proposal: null | object): TableInfo => ({ id: 't', proposal }) as unknown as TableInfo;
const picture = (own: Partial<Picture>): Picture => ({
  ...{ info: info(null), you: null, view: { cash: 1 }, toAct: [0], takeBack: 0 },
  ...own,
});
const started = (): EntryMessages =>
  new EntryMessages({ table: '"t"', at: 5, what: { type: 'started' } }, info(null));

test('an entry is told with its events and all that has changed', () => {
  const before = picture({});
  const after = picture({ info: info({ by: 0 }), view: { cash: 2 }, toAct: [1], takeBack: 1 });
  const tell = JSON.parse(started().messageFor(7, [{ type: 'paid' }], before, after));
  expect(tell).toMatchObject({ type: 'entry', table: '"t"', n: 7, at: 5, events: [{ type: 'paid' }] });
  expect(tell).toMatchObject({
    patch: [
      ['info.proposal', { by: 0 }],
      ['view.cash', 2],
      ['toAct.0', 1],
      ['takeBack', 1],
    ],
  });
});

test('what nothing has changed in is told without changes', () => {
  const tell = JSON.parse(started().messageFor(7, [], picture({}), picture({})));
  expect(tell).toMatchObject({ events: [], patch: [] });
});

test('a viewer without a picture is told everything', () => {
  const tell = JSON.parse(started().messageFor(1, [], undefined, picture({})));
  expect(tell).toMatchObject({ patch: [['', picture({})]] });
});

test('each viewer is told what changed in the own view alone', () => {
  const common = started();
  const was = info(null);
  const seen = (cash: number): Picture => picture({ info: was, view: { cash } });
  const events = [{ type: 'bid' }];
  expect(JSON.parse(common.messageFor(2, events, seen(1), seen(2))).patch).toEqual([['view.cash', 2]]);
  expect(JSON.parse(common.messageFor(3, events, seen(3), seen(4))).patch).toEqual([['view.cash', 4]]);
});
