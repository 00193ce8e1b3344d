import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Where the server listens while one works on the pages. */
const SERVER = process.env['QUAYSIDE_SERVER'] ?? '127.0.0.1:8380';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte()],
  build: {
    outDir: '../build/client',
    emptyOutDir: true,
    target: 'es2022',
    // The server allows no data: addresses.
    assetsInlineLimit: 0,
    // The server keeps for ever what has only letters and digits in its hash.
    rolldownOptions: { output: { hashCharacters: 'hex' }, checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': `http://${SERVER}`, '/socket': { target: `ws://${SERVER}`, ws: true } } },
});
