#!/usr/bin/env node
import { existsSync } from 'node:fs';

if (existsSync(new URL('../node_modules/rolldown', import.meta.url))) {
  const { loadArena } = await import('../tools/build.mjs');
  const { run } = await loadArena();
  process.exitCode = await run(process.argv.slice(2));
} else {
  console.error('The packages are not installed yet: run `node tools/setup.mjs` first.');
  process.exitCode = 1;
}
