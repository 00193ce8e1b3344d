/** The text of all tests below a folder, for those that ask whether every rule is told. */
import { readdirSync, readFileSync } from 'node:fs';

/** @param {URL} folder */
export function storiesIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const told = files.filter((file) => file.endsWith('.test.ts'));
  return told.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
}
