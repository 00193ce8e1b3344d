/** Runs the steps of a test side by side, as many as the machine has processors for. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

// Some tools colour a pipe or a file too; a log should be plain.
const PLAIN = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command a script for Node with its arguments
 * @property {Readonly<Record<string, string>>} [env]
 * @property {string} [count] how much of it is tried, for the table at the end
 * @property {number} [processors] how many it keeps busy; one if it does not say
 * @property {(output: string) => readonly string[]} [failures] what failed, a few lines each; the end of the output if missing
 *
 * @typedef {object} Result
 * @property {Step} step
 * @property {boolean} ok
 * @property {number} seconds
 * @property {string} output
 */

/**
 * Starts steps in their order; a step that needs more processors than are free lets smaller ones pass.
 * The default is a processor more than there are: most steps wait now and then, for a disk or a process.
 * @param {readonly Step[]} steps
 * @param {number} [processors]
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps, processors = availableParallelism() + 1) {
  const waiting = [...steps];
  /** @type {Set<Promise<unknown>>} */
  const running = new Set();
  /** @type {Result[]} */
  const results = [];
  let free = processors;
  const need = (/** @type {Step} */ step) => Math.min(step.processors ?? 1, processors);
  const start = (/** @type {Step} */ step) => {
    free -= need(step);
    const run = runStep(step, processors === 1).then((result) => {
      free += need(step);
      results.push(result);
      running.delete(run);
    });
    running.add(run);
  };
  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting].filter((each) => need(each) <= free)) {
      if (need(step) > free) continue;
      waiting.splice(waiting.indexOf(step), 1);
      start(step);
    }
    await Promise.race(running);
  }
  return results.sort((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step));
}

/**
 * The output of a step appears when the step ends, or at once where only one runs at a time.
 * @param {Step} step
 * @param {boolean} live
 * @returns {Promise<Result>}
 */
function runStep(step, live) {
  const { name, command, env } = step;
  console.log(live ? heading(name) : `${name}: begun`);
  const start = performance.now();
  const child = spawn(process.execPath, command, { cwd: ROOT, env: { ...PLAIN, ...env } });
  child.stdin.end();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (live) process.stdout.write(text);
    });
  }
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const seconds = (performance.now() - start) / 1000;
      if (!live) console.log(`${heading(name)}\n${output.trimEnd()}`);
      console.log(`${name}: ${status === 0 ? 'ok' : 'FAILED'} after ${seconds.toFixed(1)} s`);
      resolve({ step, ok: status === 0, seconds, output });
    });
  });
}

/** @param {string} name */
const heading = (name) => `\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`;

/** The last lines of a step that says nothing more about what failed. */
const LAST_LINES = 12;

/**
 * A line for each step, what failed with the command that runs just that, and the count.
 * @param {readonly Result[]} results
 * @param {(step: Step) => string} again the command that runs a step
 */
export function printSummary(results, again) {
  const width = Math.max(...results.map(({ step }) => step.name.length));
  for (const { step, ok, seconds } of results) {
    console.log(
      `${step.name.padEnd(width)}  ${ok ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(7)} s`,
    );
  }
  const failed = results.filter(({ ok }) => !ok);
  for (const { step, output } of failed) {
    const said = step.failures?.(output) ?? [];
    const lines = said.length > 0 ? said : output.trimEnd().split('\n').slice(-LAST_LINES);
    console.log(
      `\n${step.name} failed; run it alone: ${again(step)}\n${lines.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
}
