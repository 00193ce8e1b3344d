/**
 * `npm run busy -- 6 npm test`: runs a command beside six busy processes, to find what depends on a quiet machine.
 * The busy processes end with the command, and by themselves after an hour.
 */
import { fork, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SELF = fileURLToPath(import.meta.url);
const MOST_PROCESSES = 64;
const LONGEST = 60 * 60 * 1000;
/** Between two slices a busy process hears that its parent has ended. */
const SLICE = 50;

function burn() {
  const end = performance.now() + SLICE;
  while (performance.now() < end);
  setImmediate(burn);
}

/** @param {number} count */
export function startBusy(count) {
  const busy = Array.from({ length: count }, () => fork(SELF, ['burn'], { stdio: 'ignore' }));
  return () => {
    for (const child of busy) child.kill();
  };
}

/** @param {string[]} args */
function run([wanted, ...command]) {
  const count = Number(wanted);
  if (!Number.isInteger(count) || count < 1 || count > MOST_PROCESSES || command.length === 0) {
    console.error(`Say how many (1 to ${MOST_PROCESSES}) and what to run: npm run busy -- 6 npm test`);
    process.exitCode = 1;
    return;
  }
  const stop = startBusy(count);
  // On Windows only the shell finds npm.cmd.
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, { stdio: 'inherit', shell: process.platform === 'win32' });
  child.on('error', (error) => {
    stop();
    console.error(`${program} cannot be run: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('close', (status) => {
    stop();
    process.exitCode = status ?? 1;
  });
}

if (process.argv[2] === 'burn') {
  process.on('disconnect', () => process.exit());
  setTimeout(() => process.exit(), LONGEST);
  burn();
} else if (process.argv[1] === SELF) run(process.argv.slice(2));
