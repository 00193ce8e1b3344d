/** Runs npm. Uses nothing but Node, since nothing may be installed yet. */
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';

/**
 * The npm that started us is a script Node can run; otherwise the shell finds one, as npm.cmd on Windows.
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
export function npm(args, options) {
  const script = process.env['npm_execpath'] ?? '';
  return /^npm-cli\.c?js$/.test(basename(script))
    ? spawnSync(process.execPath, [script, ...args], options)
    : spawnSync(['npm', ...args.map(quoted)].join(' '), { ...options, shell: true });
}

/** A path may hold spaces. @param {string} word */
const quoted = (word) => (/^[\w./:=@-]+$/.test(word) ? word : JSON.stringify(word));
