/** Type checks the three projects at once; what a browser loads, with the components among it. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
// By its path, for `tsc` alone may be either of the two compilers; the native one is about four times faster.
const TSC = 'node_modules/@typescript/native/bin/tsc';
const SVELTE_CHECK = 'node_modules/svelte-check/bin/svelte-check';
/** @type {Readonly<Record<string, string[]>>} */
const CHECKERS = {
  pure: [TSC, '--project', 'tsconfig.pure.json'],
  browser: [SVELTE_CHECK, '--tsconfig', './tsconfig.browser.json', '--fail-on-warnings', '--output', 'human'],
  node: [TSC, '--project', 'tsconfig.node.json'],
};

/** @param {[project: string, command: string[]]} checker @returns {Promise<boolean>} */
function check([project, command]) {
  return new Promise((resolve) => {
    const tsc = spawn(process.execPath, command, { cwd: ROOT });
    let output = '';
    tsc.stdout.on('data', (text) => (output += text));
    tsc.stderr.on('data', (text) => (output += text));
    tsc.on('close', (status) => {
      // A checker that is content has nothing to say.
      console.log(`${project}: ${status === 0 ? 'ok' : `FAILED\n${output.trim()}`}`);
      resolve(status === 0);
    });
  });
}

const results = await Promise.all(Object.entries(CHECKERS).map(check));
process.exitCode = results.every(Boolean) ? 0 : 1;
