/** A process in which `npm run dev` has its server. It ends when its parent lets go of it, however that comes about. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

process.on('disconnect', () => {
  // Until it serves, nobody listens to signals and nothing need be finished.
  if (!process.emit('SIGTERM')) process.exit();
});
process.setSourceMapsEnabled(true);
const wanted = once(process, 'message');
const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
// Settled, for not every package is there on every platform; the server says what it misses.
await Promise.allSettled(Object.keys(dependencies).map((name) => import(name)));
await wanted;
const { serve } = await import(new URL('../build/dev/server.mjs', import.meta.url).href);
await serve(process.argv.slice(2));
// The parent may have let go of it meanwhile.
process.send?.('open', () => undefined);
