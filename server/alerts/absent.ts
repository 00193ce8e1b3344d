/**
 * Who is to be told after something happened at a table: those it concerns and who do not look on here. Who does so at
 * another node was seen there, and gets no mail.
 */

import { isLeftToBot } from '../../table/table.ts';
import type { LiveTable } from '../table/live.ts';
import type { Notifier } from './notifier.ts';

export function alertAbsent(live: LiveTable, alerts: Notifier): void {
  const { table, summary } = live;
  table.seats.forEach((seat, i) => {
    if (!seat || seat.who === '' || isLeftToBot(seat) || live.isWatching(seat.who)) return;
    const since = table.since[i] ?? null;
    if (table.status === 'over') void alerts.over(seat.who, summary);
    // Whoever was asked before has been told before.
    else if (since === table.updated) void alerts.turn(seat.who, summary, since);
  });
}
