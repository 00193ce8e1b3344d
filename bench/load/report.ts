/** The figures as tables to read, and what they were meant to be. */
import type { Memory, Result } from './run.ts';
import { mannerOf, type Pass } from './run.ts';

const OURS = 'quayside';
const BOARDGAMEIO = 'boardgame.io';
const COLYSEUS = 'colyseus';

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const tenth = (value: number): string => (value < 100 ? value.toFixed(1) : whole(value));
const megabytes = (bytes: number): string => whole(bytes / 1e6);

/** Right-aligned but for the first column. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)));
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  return [head, ...rows].map(line).join('\n');
}

export function speedTable(results: readonly Result[]): string {
  const head = [
    'server',
    'tables',
    'moves',
    'moves/s',
    'p50 ms',
    'p99 ms',
    'processor µs/move',
    'of the clients',
    'unanswered',
  ];
  const rows = results.flatMap(({ rival, tables, passes }) =>
    passes.map((pass) => [
      rival.name,
      whole(tables),
      mannerOf(pass.pace),
      whole(pass.movesPerSecond),
      tenth(pass.p50),
      tenth(pass.p99),
      whole(pass.processorPerMove),
      whole(pass.clientsPerMove),
      whole(pass.unanswered),
    ]),
  );
  return table(head, rows);
}

export function memoryTable(results: readonly Result[]): string {
  const head = [
    'server',
    'tables',
    'empty MB',
    'idle MB',
    'played MB',
    'kB/table',
    'with sockets',
    'heap kB/table',
  ];
  const rows = results.map(({ rival, tables, memory }) => [
    rival.name,
    whole(tables),
    megabytes(memory.empty.resident),
    megabytes(memory.seated.resident),
    megabytes(memory.played.resident),
    rival.connectsFirst ? tenth(perTable(memory, 'connected', tables)) : '-',
    tenth(perTable(memory, 'empty', tables)),
    rival.connectsFirst ? tenth((memory.seated.heap - memory.connected.heap) / tables / 1000) : '-',
  ]);
  return table(head, rows);
}

const perTable = (memory: Memory, than: 'empty' | 'connected', tables: number): number =>
  (memory.seated.resident - memory[than].resident) / tables / 1000;

interface Target {
  readonly what: string;
  readonly value: number | undefined;
  readonly sign: '≥' | '≤';
  readonly limit: number;
}

/** One line for each figure that was promised and could be measured in this run. */
export function targetLines(results: readonly Result[]): string[] {
  const counts = [...new Set(results.map(({ tables }) => tables))];
  return counts.flatMap((tables) => targetsAt(results, tables)).flatMap(targetLine);
}

function targetsAt(results: readonly Result[], tables: number): Target[] {
  const of = (id: string): Result | undefined =>
    results.find((result) => result.rival.id === id && result.tables === tables);
  const flat = (id: string): Pass | undefined => of(id)?.passes.find(({ pace }) => pace === 0);
  const steady = of(OURS)?.passes.find(({ pace }) => pace === 1);
  const [ours, theirs, rooms] = [flat(OURS), flat(BOARDGAMEIO), flat(COLYSEUS)];
  const at = `at ${whole(tables)} tables`;
  const memory = of(OURS) && perTable(of(OURS)!.memory, 'connected', tables);
  return [
    {
      what: `${at}: moves/s, : boardgame.io`,
      value: ratio(ours, theirs, 'movesPerSecond'),
      sign: '≥',
      limit: 4,
    },
    {
      what: `${at}: moves/s, : Colyseus`,
      value: ratio(ours, rooms, 'movesPerSecond'),
      sign: '≥',
      limit: 0.7,
    },
    { what: `${at}: p99, : boardgame.io`, value: ratio(ours, theirs, 'p99'), sign: '≤', limit: 0.5 },
    ...(tables === 1000
      ? [
          {
            what: `${at}, a move a second each: p99 in ms`,
            value: steady?.p99,
            sign: '≤' as const,
            limit: 20,
          },
        ]
      : []),
    { what: `${at}: kB a table that waits`, value: memory, sign: '≤', limit: 20 },
  ];
}

function ratio(a: Pass | undefined, b: Pass | undefined, what: 'movesPerSecond' | 'p99'): number | undefined {
  return a && b && a[what] / b[what];
}

function targetLine({ what, value, sign, limit }: Target): string[] {
  if (value === undefined) return [];
  const reached = sign === '≥' ? value >= limit : value <= limit;
  return [`${what} ${value.toPrecision(3)}; target ${sign} ${limit}: ${reached ? 'reached' : 'not reached'}`];
}
