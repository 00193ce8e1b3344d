/** How far a long job is: a bar in a terminal, a line now and then elsewhere, nothing for short jobs. */
import type { Io } from './io.ts';

const PATIENCE = 2_000;
const BAR_EVERY = 100;
const LINE_EVERY = 10_000;
const WIDTH = 30;

export interface Progress {
  /** So much of the whole is done; the note says what. */
  at(done: number, note?: string): void;
  end(): void;
}

export function showProgress(io: Io, whole: number, now: () => number = () => performance.now()): Progress {
  const start = now();
  let last = start + PATIENCE - (io.bar ? BAR_EVERY : LINE_EVERY);
  let drawn = false;
  return {
    at(done, note = '') {
      if (now() - start < PATIENCE || now() - last < (io.bar ? BAR_EVERY : LINE_EVERY)) return;
      last = now();
      const line = lineOf(done / whole, now() - start, note);
      if (io.bar) io.bar(`\r${line}\u001b[K`);
      else io.err(line);
      drawn = true;
    },
    end() {
      if (drawn) io.bar?.('\r\u001b[K');
    },
  };
}

function lineOf(share: number, elapsed: number, note: string): string {
  const part = Math.min(1, Math.max(0, share));
  const full = Math.round(part * WIDTH);
  const left = part > 0 ? clock((elapsed / part) * (1 - part)) : '?';
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.round(part * 100)} %  ${note}  ${left} left`;
}

function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
