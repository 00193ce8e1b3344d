import { describe, expect, test } from 'vitest';
import type { TableInfo } from '../protocol/picture.ts';
import type { Summary } from '../protocol/summary.ts';
import type { Opened } from './entries.ts';
import { infoOf, summaryOf } from './picture.ts';
import { emptyTable, type Table, type TableSeat } from './table.ts';

const SEED = 'seed';
const LIVE = { type: 'live', turn: 30, bank: 60 };
const OPENED = { type: 'opened', game: 'g', seats: 2, clock: LIVE } as unknown as Opened;
const seat = (who: string): TableSeat => ({
  ...{ who, name: who, bot: '', robot: false, nonce: who, standIn: false, resigned: false, turnLost: false },
});

function aTable(): Table {
  const table = emptyTable('t', { n: 1, id: 'a:1', at: 5, entry: OPENED });
  table.status = 'playing';
  table.seats = [seat('a'), seat('b')];
  table.since[0] = 10;
  return table;
}

interface Told {
  readonly summary: Summary;
  readonly info: TableInfo;
}

/** What is told of a table, from what was told before. */
function told(table: Table, before?: Told, late = 0): Told {
  const summary = summaryOf(table, {} as never, 'sitter', before?.summary);
  const beside = { seed: SEED, seats: summary.seats, late: () => late };
  return { summary, info: infoOf(table, beside, before?.info) };
}

describe('what is told of a table', () => {
  test('stays the same object while nothing changes', () => {
    const table = aTable();
    const before = told(table);
    table.updated++;
    const after = told(table, before);
    expect(after.info).toBe(before.info);
    expect(after.summary.seats).toBe(before.summary.seats);
    expect(after.summary.updated).toBe(before.summary.updated + 1);
  });

  test.each<[string, Partial<Table>]>([
    ['the end', { status: 'stopped' }],
    ['a proposal', { proposal: { what: 'end', by: 0, moves: 0, yes: [0] } }],
    ['an outcome', { outcome: { scores: [1, 0], places: [1, 2] } }],
    ['a rematch', { rematch: 'again' }],
    ['a bank', { banks: [60_000, 7] }],
    ['a turn', { since: [10, 20] }],
    ['a deadline', { until: [30, null] }],
    ['a bot that sits in', { seats: [{ ...seat('a'), standIn: true }, seat('b')] }],
    ['a resignation', { seats: [seat('a'), { ...seat('b'), resigned: true }] }],
    ['another player', { seats: [seat('a'), seat('c')] }],
    ['a free seat', { seats: [seat('a'), null] }],
  ])('shows %s', (_what, change) => {
    const table = aTable();
    const before = told(table);
    Object.assign(table, change);
    const after = told(table, before);
    expect(after).toEqual(told(table));
    expect(after).not.toEqual(before);
  });

  test('shows time that was lost', () => {
    const table = aTable();
    table.until[0] = 30;
    expect(told(table, told(table), 4).info.clocks[0]).toEqual({ bank: 60_000, since: 10, until: 34 });
  });

  test('shows the nonce of who came again before the start', () => {
    const table = aTable();
    table.status = 'open';
    const before = told(table);
    table.seats[1] = { ...seat('b'), nonce: 'another' };
    expect(told(table, before).info.nonces).toEqual(['a', 'another']);
  });
});
