/** Frozen rules never change: what is built of them must be what was frozen. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the file with the hashes of all frozen rules of a game. */
const HASHES = 'sha256.json';

/** For whatever builds: where frozen rules are not what was frozen, a sentence ends the process. @param {string} root */
export function needFrozenRules(root) {
  try {
    checkFrozenRules(root);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/**
 * Throws a sentence where a file of frozen rules is missing, unknown or changed.
 * @param {string} root
 */
export function checkFrozenRules(root) {
  for (const game of readdirSync(join(root, 'games'))) {
    const folder = join(root, 'games', game, 'frozen');
    if (existsSync(folder)) checkFolder(folder, `games/${game}/frozen`);
  }
}

/** @param {string} folder @param {string} name */
function checkFolder(folder, name) {
  const hashes = readHashes(join(folder, HASHES), `${name}/${HASHES}`);
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  for (const file of new Set([...files, ...Object.keys(hashes)])) {
    const wanted = hashes[file];
    if (wanted === undefined) throw new Error(`${name}/${HASHES} has no hash of ${file}.`);
    if (!files.includes(file))
      throw new Error(`${name}/${file} is missing: take it from the repository again.`);
    const found = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    if (found === wanted) continue;
    throw new Error(
      `${name}/${file} was changed, and games that began with it would go wrong: take it from the repository again.`,
    );
  }
}

/** @param {string} file @param {string} name @returns {Readonly<Record<string, string>>} */
function readHashes(file, name) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${name} cannot be read: take it from the repository again.`);
  }
}
