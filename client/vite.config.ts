import { createHash } from 'node:crypto';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const WORKER = 'service-worker.js';
/** Files of no build, and fonts for scripts that none of our languages is written in. */
const ALWAYS_KEPT = ['/icon.svg', '/icon-192.png', '/manifest.webmanifest'];
const NOT_KEPT = /-(greek|vietnamese)(-ext)?-|\.woff$/;

/** Tells the service worker which files there are. */
function keptFiles(): Plugin {
  return {
    name: 'kept-files',
    apply: 'build',
    // Last, for scripts that held nothing but a style are thrown away before.
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') return;
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !NOT_KEPT.test(name));
      const files = [...ALWAYS_KEPT, ...built.map((name) => `/${name}`)].sort();
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 16);
      worker.code = `const FILES = ${JSON.stringify(files)}, VERSION = '${version}';\n${worker.code}`;
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte({ configFile: false }), keptFiles()],
  worker: { format: 'es', rolldownOptions: { output: { hashCharacters: 'hex' } } },
  build: {
    outDir: '../build/client',
    emptyOutDir: true,
    target: 'es2022',
    // The server allows no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        main: `${import.meta.dirname}/index.html`,
        'service-worker': `${import.meta.dirname}/shell/service-worker.ts`,
      },
      output: {
        // The server keeps for ever what has only letters and digits in its hash.
        hashCharacters: 'hex',
        entryFileNames: ({ name }) => (name === 'service-worker' ? WORKER : 'assets/[name]-[hash].js'),
      },
      checks: { bundlerTimings: false },
    },
  },
});
