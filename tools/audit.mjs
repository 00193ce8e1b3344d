/** `node tools/audit.mjs`: known weaknesses of the packages a server runs with, where the registry answers. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './npm.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * What `npm audit --json` said, in sentences. Without an answer of the registry nothing is known, and that is no failure.
 * @param {string} output
 * @returns {{ ok: boolean, lines: string[] }}
 */
export function verdict(output) {
  /** @type {{ vulnerabilities?: Record<string, { severity: string, range: string }>, message?: string }} */
  const answer = parsed(output);
  if (!answer.vulnerabilities) {
    const why = answer.message ? ` (${answer.message})` : '';
    return { ok: true, lines: [`not checked: the registry did not answer${why}`] };
  }
  const found = Object.entries(answer.vulnerabilities);
  if (found.length === 0) return { ok: true, lines: ['no known weakness'] };
  return { ok: false, lines: found.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`) };
}

/** @param {string} output */
function parsed(output) {
  try {
    return JSON.parse(output) ?? {};
  } catch {
    return {};
  }
}

if (process.argv[1]?.endsWith('audit.mjs')) {
  const { stdout } = npm(['audit', '--omit=dev', '--json'], { cwd: ROOT, encoding: 'utf8' });
  const { ok, lines } = verdict(String(stdout));
  for (const line of lines) console.log(line);
  process.exitCode = ok ? 0 : 1;
}
