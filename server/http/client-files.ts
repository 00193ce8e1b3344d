/** Serves the built client, and its first page for every address that is none of ours. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HTML, page } from './pages.ts';

/** "main-3FA9C2B1.js": its content never changes under this name. */
const HASHED = /[-.][0-9A-Za-z]{8,}\.\w+$/;
const FOREVER = 'public, max-age=31536000, immutable';

export type FirstPage = (reply: FastifyReply) => FastifyReply;

export async function serveClient(app: FastifyInstance, folder: string): Promise<FirstPage> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', { exposeHeadRoute: true }, (_, reply) => bare(reply));
    return bare;
  }
  await app.register(fastifyStatic, {
    root: resolve(folder),
    index: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', HASHED.test(path) ? FOREVER : 'no-cache'),
  });
  return (reply) => reply.code(200).sendFile('index.html');
}

const bare: FirstPage = (reply) => reply.header('cache-control', 'no-cache').type(HTML).send(BARE);

const BARE = page(
  'Quayside',
  '<p>The server runs, but it has no client to show: build/client is empty.</p>' +
    '<p><a href="/api/docs">HTTP API</a></p>',
);

/** Whether a browser wants a page here; addresses of tables and people are drawn by the client. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isOurs = /^\/(api\/|api$|healthz|readyz|metrics)/.test(url);
  const isFile = /\.\w+$/.test(url.split('?')[0] ?? '');
  const accepts = (headers.accept ?? '').includes('text/html');
  return ['GET', 'HEAD'].includes(method) && accepts && !isOurs && !isFile;
}
