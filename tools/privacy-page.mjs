/** docs/privacy.md as a page among those of the client, so that a server needs nothing but its build to show it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pageOf } from './markdown.mjs';

const SOURCE = fileURLToPath(new URL('../docs/privacy.md', import.meta.url));
const NAME = 'privacy.html';

const page = () => pageOf(readFileSync(SOURCE, 'utf8'));

/** @returns {import('vite').Plugin} */
export const privacyPage = () => ({
  name: 'privacy-page',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: NAME, source: page() });
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${NAME}`, (_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(page());
    });
  },
});
