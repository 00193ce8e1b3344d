/** Serves developers on one port: Vite has the pages, and a server that follows its sources has the rest. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { createLogger, createServer } from 'vite';
import { DevServer } from './dev-server.mjs';
import { freePort } from './free-port.mjs';
import { privacyPage } from './privacy-page.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Where the packages are; a copy of the sources may share them with another folder. */
const PACKAGES = fileURLToPath(new URL('..', import.meta.resolve('vite/package.json')));
const HOST = '127.0.0.1';
/** Not the port of `npm start`: the service worker of that page would show its own files here. */
const PORT = 8381;
const HIGHEST_PORT = 65_535;
/** All that the server answers itself; everything else is a page or a file of Vite's. */
const SERVED = '^/(api|socket|healthz|readyz|metrics|unsubscribe|confirm-mail)([/?]|$)';

/** @param {string[]} argv */
export async function develop(argv) {
  const { port: wanted, data } = readFlags(argv);
  const [port, inner] = [wanted || (await freePort()), await freePort()];
  /** @type {DevServer | undefined} */
  let server;
  const vite = await servePages(port, {
    target: `http://${HOST}:${inner}`,
    ws: true,
    // The server takes requests only from pages of its own address: that of the page is passed on.
    changeOrigin: false,
    bypass: async ({ socket }) => ((await server?.answers()) && !socket.destroyed ? undefined : false),
  });
  server = new DevServer(serverFlags(port, inner, data));
  endWith(async () => {
    await Promise.all([vite.close(), server.close()]);
    process.exit(0);
  });
}

/** The flags, or the process ends with a sentence. @param {string[]} argv */
function readFlags(argv) {
  /** @type {{ port: number, data: string }} */
  const flags = new Command('npm run dev --')
    .description('Serves the sources. What changes is built again, and open pages follow.')
    .showSuggestionAfterError(false)
    .option('--port <n>', 'port to listen on (0: any free one)', portOf, PORT)
    .option('--data <folder>', 'where games are kept', 'data-dev')
    .parse(argv, { from: 'user' })
    .opts();
  return flags;
}

/** @param {string} text */
function portOf(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= HIGHEST_PORT) return port;
  throw new InvalidArgumentError(`It must be a whole number from 0 to ${HIGHEST_PORT}.`);
}

/** Passkeys and links need the address of the page, by a name. @param {number} port @param {number} inner @param {string} data */
function serverFlags(port, inner, data) {
  const address = `http://localhost:${port}`;
  const listen = ['--host', HOST, '--port', String(inner), '--public-url', address];
  // A database of the environment is somebody else's.
  return [...listen, '--data', data, '--database-url', ''];
}

/** @param {number} port @param {import('vite').ProxyOptions} proxy */
async function servePages(port, proxy) {
  const vite = await createServer({
    configFile: join(ROOT, 'client', 'vite.config.ts'),
    plugins: [privacyPage()],
    cacheDir: join(ROOT, 'build', 'vite'),
    clearScreen: false,
    customLogger: quietLogger(),
    server: {
      host: HOST,
      port,
      strictPort: true,
      fs: { allow: [ROOT, PACKAGES] },
      proxy: { [SERVED]: proxy },
    },
  });
  try {
    return await vite.listen();
  } catch (error) {
    if (!/already in use/.test(String(error))) throw error;
    console.error(`Port ${port} is in use: end what listens there, or choose another with --port.`);
    return process.exit(1);
  }
}

/** A restart cuts every socket, and the pages come back by themselves: that is no error. */
function quietLogger() {
  const logger = createLogger('info', { allowClearScreen: false });
  const { error } = logger;
  logger.error = (text, options) => {
    if (!text.includes('ws proxy')) error(text, options);
  };
  return logger;
}

/** Also where a parent that opened a channel to this process has ended. @param {() => Promise<void>} stop */
function endWith(stop) {
  // Vite would end the process before the server has closed its data folder.
  process.removeAllListeners('SIGTERM');
  for (const end of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(end, () => void stop());
}
