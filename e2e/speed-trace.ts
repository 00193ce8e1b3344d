/** The processor's time between two marks that a page makes, task by task. */
import type { CDPSession } from '@playwright/test';

/** An event of Chromium's trace; times in microseconds. */
interface Traced {
  readonly name: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of the processor. */
  readonly tdur?: number;
}

const TASK = 'ThreadControllerImpl::RunTask';
const MARKS = 'blink.user_timing';

/** Everything that happened meanwhile. */
export async function tracing(session: CDPSession, doing: () => Promise<void>): Promise<Traced[]> {
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', MARKS] } });
  await doing();
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** Milliseconds the page's own thread was busy from each mark to the next one of the second name. */
export function busyBetween(events: readonly Traced[], from: string, to: string): number[] {
  const marks = events.filter(({ cat, name }) => cat === MARKS && (name === from || name === to));
  const tasks = events.filter(
    ({ name, pid, tid }) => name === TASK && pid === marks[0]?.pid && tid === marks[0].tid,
  );
  const ordered = marks.toSorted((a, b) => a.ts - b.ts);
  return ordered.flatMap((begin, i) => {
    const end = ordered[i + 1];
    if (begin.name !== from || end?.name !== to) return [];
    const within = tasks.filter(({ ts, dur = 0 }) => ts + dur >= begin.ts && ts <= end.ts);
    return within.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  });
}
