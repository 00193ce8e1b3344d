/** Counts of containers by price and colour, changed by one. */
import { COLOURS, type Colour, KINDS } from '../rules/tables.ts';

export type Cells = readonly number[];

export const nothing = (length: number): number[] => new Array<number>(length).fill(0);
export const kindOf = (cell: number): number => cell % KINDS;
export const rowOf = (cell: number): number => Math.floor(cell / KINDS);
export const cellOf = (row: number, kind: number): number => row * KINDS + kind;
export const colourOf = (kind: number): Colour => COLOURS[kind % KINDS] ?? 'black';

export const plus = (cells: Cells, cell: number, n = 1): number[] =>
  cells.map((count, i) => (i === cell ? count + n : count));

export const added = (a: Cells, b: Cells): number[] => a.map((n, i) => n + (b[i] ?? 0));

export const sumOf = (cells: Cells): number => cells.reduce((sum, n) => sum + n, 0);

/** One box moved to another price. */
export function moved(cells: Cells, cell: number, row: number): number[] {
  if ((cells[cell] ?? 0) === 0) return [...cells];
  return plus(plus(cells, cell, -1), cellOf(row, kindOf(cell)));
}

/** One box of a colour fewer, rather one of those that were added to what lay there. */
export function without(cells: Cells, kind: number, before: Cells): number[] {
  const of = (i: number): boolean => kindOf(i) === kind && (cells[i] ?? 0) > 0;
  const added = cells.findIndex((n, i) => of(i) && n > (before[i] ?? 0));
  const cell = added >= 0 ? added : cells.findIndex((_, i) => of(i));
  return cell < 0 ? [...cells] : plus(cells, cell, -1);
}
