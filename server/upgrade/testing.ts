/** Tables made by earlier releases (tools/release-fixture.mjs). Only for tests. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const HERE = import.meta.dirname;
const DATABASE = 'quayside.db';

/** Of the people at these tables. */
export const PASSWORD = 'four words on paper';

/** Versions of releases from which an upgrade is tried. */
export const RELEASES: readonly string[] = readdirSync(HERE, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** Fills a data folder with the store that a release left behind. */
export function unpackStore(release: string, data: string): void {
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, DATABASE), gunzipSync(readFileSync(join(HERE, release, `${DATABASE}.gz`))));
}

/** A table that pages of a release kept in the browser's database. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly status: string;
  readonly seats: readonly { readonly name: string; readonly bot: string }[];
  readonly toAct: readonly number[];
  readonly moves: readonly object[];
}

export function keptTables(release: string): KeptTable[] {
  const lines = gunzipSync(readFileSync(join(HERE, release, 'local.jsonl.gz'))).toString();
  return lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as KeptTable);
}
