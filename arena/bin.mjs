#!/usr/bin/env node
/** `quayside`: the server, its administration, and the games in the terminal. In the repository it builds them first. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILDER = new URL('../tools/build.mjs', import.meta.url);
const BUNDLER = new URL('../node_modules/rolldown', import.meta.url);
/** About the program as a whole; any other flag without a command is one of the server. */
const OF_ALL = ['-h', '--help', '-v', '--version'];

/** @typedef {(program: string, args: readonly string[], env: NodeJS.ProcessEnv) => never} Execve */

/** @param {string[]} args */
async function main(args) {
  const [first = 'serve', ...rest] = args;
  if (first === 'serve') return serve(rest);
  if (first.startsWith('-') && !OF_ALL.includes(first)) return serve(args);
  const command = first === 'admin' ? (await load('admin')).admin(rest) : (await load('arena')).run(args);
  process.exitCode = await command;
}

/** @typedef {'admin' | 'arena' | 'server'} Program */

/** A package holds the programs; in the repository they are built when their sources have changed. @param {Program} program */
function load(program) {
  if (existsSync(BUILDER)) return loadFresh(program);
  process.setSourceMapsEnabled(true);
  return import(new URL(`../build/${program}.mjs`, import.meta.url).href);
}

/** @param {Program} program */
async function loadFresh(program) {
  if (!existsSync(BUNDLER)) {
    console.error('The packages are not installed yet: run `node tools/setup.mjs` first.');
    process.exit(1);
  }
  const { loadAdmin, loadArena, loadServer } = await import(BUILDER.href);
  return { admin: loadAdmin, arena: loadArena, server: loadServer }[program]();
}

/** @param {string[]} args */
async function serve(args) {
  const flags = flagsOfStart();
  if (!flags.every((flag) => process.execArgv.includes(flag))) return startAgain(flags, args);
  // The process that passed the flags on has been told to end, or is dead.
  if (process.channel) process.on('disconnect', () => process.emit('SIGTERM') || process.exit());
  const server = await load('server');
  await server.serve(args);
}

/** Node's flags, as `npm start` sets them. @returns {string[]} */
function flagsOfStart() {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return scripts.start.split(' ').filter((/** @type {string} */ word) => word.startsWith('--'));
}

/** The size of the heap's parts is settled when Node starts. @param {string[]} flags @param {string[]} args */
function startAgain(flags, args) {
  const again = [...process.execArgv, ...flags, fileURLToPath(import.meta.url), 'serve', ...args];
  const { execve } = /** @type {{ execve?: Execve }} */ (process);
  // This very process becomes the server, where Node can do that.
  if (execve && process.platform !== 'win32')
    execve(process.execPath, [process.execPath, ...again], process.env);
  const child = spawn(process.execPath, again, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  child.on('exit', (code) => process.exit(code ?? 1));
  // A signal would be no farewell on Windows; and a channel closes too when this process is killed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.connected && child.disconnect());
}

await main(process.argv.slice(2));
