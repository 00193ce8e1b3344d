/** Type checks the three projects at once. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
// By its path, for `tsc` alone may be either of the two compilers; the native one is about four times faster.
const TSC = 'node_modules/@typescript/native/bin/tsc';
const PROJECTS = ['pure', 'browser', 'node'];

/** @param {string} project @returns {Promise<boolean>} */
function check(project) {
  return new Promise((resolve) => {
    const tsc = spawn(process.execPath, [TSC, '--project', `tsconfig.${project}.json`], { cwd: ROOT });
    let output = '';
    tsc.stdout.on('data', (text) => (output += text));
    tsc.stderr.on('data', (text) => (output += text));
    tsc.on('close', (status) => {
      console.log(`${project}: ${status === 0 ? 'ok' : 'FAILED'}\n${output}`.trim());
      resolve(status === 0);
    });
  });
}

const results = await Promise.all(PROJECTS.map(check));
process.exitCode = results.every(Boolean) ? 0 : 1;
