/** Tells whether sources have changed since something was built of them. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Of contents, not times: switching branches changes times for nothing, and may set them back.
 * @param {readonly string[]} folders
 * @param {readonly string[]} tools what does the building, by whole paths
 */
export function hashOf(folders, tools) {
  const hash = createHash('sha256');
  for (const tool of tools) hash.update(readFileSync(tool));
  const files = folders.flatMap((folder) => sourcesIn(folder)).sort();
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** @param {string} folder @returns {string[]} */
function sourcesIn(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(path);
    return /\.(ts|mjs|json|svelte|css|html|svg)$/.test(path) && !path.endsWith('.test.ts') ? [path] : [];
  });
}
