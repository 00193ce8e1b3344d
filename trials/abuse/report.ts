/** The table of an abuse run, and what is wrong with it. */
import { STILL_OPEN } from './attacks/half-open.ts';
import type { Aftermath } from './run.ts';

/** An attack may make honest moves so many times as slow, and bots. */
const MOST_P99 = 5;
const MOST_BOTS = 2;
/** Megabytes that may still be in use after the calm. */
const MOST_LEFT = 32;

const HEADS = ['attack', 'audit', 's', 'p99 ms', 'beside', 'times', 'bots ms', 'beside', 'times'];
const MEMORY = ['MB before', 'highest', 'after'];

export function abuseTable(rows: readonly Aftermath[]): string {
  const lines = [[...HEADS, ...MEMORY], ...rows.map(cells)];
  const widths = (lines[0] ?? []).map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  const table = lines.map((line) => line.map((cell, i) => cell.padStart(widths[i] ?? 0)).join('  '));
  return [...table, '', ...rows.map(answersOf)].join('\n');
}

function cells({ attack, took, before, during, memory }: Aftermath): string[] {
  return [
    attack.id,
    `${attack.audit}`,
    took.toFixed(0),
    before.p99.toFixed(1),
    during.p99.toFixed(1),
    (during.p99 / before.p99).toFixed(1),
    before.botsP50.toFixed(1),
    during.botsP50.toFixed(1),
    (during.botsP50 / before.botsP50).toFixed(1),
    ...[memory.start, memory.highest, memory.later].map((megabytes) => megabytes.toFixed(0)),
  ];
}

const answersOf = ({ attack, answers }: Aftermath): string =>
  `${attack.id} (${attack.does}): ${answers.map(([answer, times]) => `${answer} × ${times}`).join(', ')}`;

/** What must not be, however slow the machine is. */
export function failuresOf({ attack, before, during, memory, answers }: Aftermath): string[] {
  const left = memory.later - memory.start;
  const open = answers.find(([answer]) => answer === STILL_OPEN)?.[1] ?? 0;
  const unanswered = before.unanswered + during.unanswered;
  return [
    ...(unanswered > 0 ? [`${attack.id}: ${unanswered} honest moves were not answered`] : []),
    ...(left > MOST_LEFT
      ? [`${attack.id}: ${left.toFixed(0)} MB are still in use, ${MOST_LEFT} may be`]
      : []),
    ...(open > 0 ? [`${attack.id}: ${open} connections were ${STILL_OPEN}`] : []),
  ];
}

/** What depends on the machine as well: told, and no failure. */
export function missesOf({ attack, before, during }: Aftermath): string[] {
  const [moves, bots] = [during.p99 / before.p99, during.botsP50 / before.botsP50];
  return [
    ...(moves > MOST_P99
      ? [`${attack.id}: p99 is ${moves.toFixed(2)} times as long, ${MOST_P99} at most`]
      : []),
    ...(bots > MOST_BOTS
      ? [`${attack.id}: bots are ${bots.toFixed(2)} times as slow, ${MOST_BOTS} at most`]
      : []),
  ];
}
