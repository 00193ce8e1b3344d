/** What this machine allows, and how quick its disk is. */
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Beside the sockets of two clients at each table: files, HTTP and what Node itself has open. */
const OTHERS = 300;
const PAGE = 4096;
const TRIES = 15;

export const filesNeeded = (tables: number): number => 2 * tables + OTHERS;

/** Of one process; the servers inherit the limit. */
export function filesPossible(): number {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft: number | string } } };
  const limit = Number(report.userLimits?.open_files?.soft);
  return Number.isNaN(limit) ? Number.POSITIVE_INFINITY : limit;
}

/** Milliseconds to write a page and have it on disk, in the median. */
export function commitTime(): number {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-load-'));
  const file = openSync(join(folder, 'page'), 'w');
  const page = Buffer.alloc(PAGE);
  const times = Array.from({ length: TRIES }, () => {
    const start = performance.now();
    writeSync(file, page);
    fsyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  rmSync(folder, { recursive: true });
  return times.sort((a, b) => a - b)[TRIES >> 1]!;
}
