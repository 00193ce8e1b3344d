/** Puts the HTTP server together: parsers, headers, routes, files. */
import helmet from '@fastify/helmet';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';
import { no } from '../../protocol/refusals.ts';
import { serveClient, wantsPage } from './client-files.ts';
import { closeUnused } from './closing.ts';
import { limitConnections, timeOuts } from './connections.ts';
import type { Deps } from './deps.ts';
import { type Door, knock, serve } from './door.ts';
import { createTills, type Tills } from './limits.ts';
import { OpenLines } from './ndjson.ts';
import { refuse, refuseError } from './refusing.ts';
import { CONTENTS, type Content, type Route } from './route.ts';
import { allRoutes } from './routes.ts';

const KILOBYTE = 1024;
const BODY_LIMIT = 64 * KILOBYTE;
const IMPORT_LIMIT = 5 * KILOBYTE * KILOBYTE;
/** How long those wait who are told that the server goes down, in milliseconds. */
const COME_BACK = 1_000;

/** What HTTP has in common with the sockets. */
export interface Shared {
  readonly lines: OpenLines;
  readonly tills: Tills;
}

export const sharedBy = ({ config, metrics, now }: Deps): Shared => ({
  lines: new OpenLines(metrics.streams),
  tills: createTills(config.rates, now),
});

export async function buildApp(deps: Deps, { lines, tills } = sharedBy(deps)): Promise<FastifyInstance> {
  const { config, log } = deps;
  const app: FastifyInstance = fastify({
    loggerInstance: log.child({}, { level: log.level }) as FastifyBaseLogger,
    // Every request has its figures in the metrics; the log is for what is out of the ordinary.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    ...timeOuts(config.connections),
    exposeHeadRoutes: false,
    // An address that cannot even be read comes by no hook and no route.
    frameworkErrors: (error, request, reply) => void refuseError({ deps, request, reply }, error),
    routerOptions: { maxParamLength: 1_000 },
  });
  limitConnections(app.server, config.connections, config.trustProxy !== false);
  const door: Door = { deps, tills };
  acceptOnly(app, 'json');
  await app.register(helmet, securityHeaders(config.publicUrl.startsWith('https:')));
  refuseErrors(app, deps);
  guard(app, door);
  for (const route of allRoutes(deps, lines)) await addRoute(app, door, route);
  await serveTheRest(app, deps);
  const unused = closeUnused(app.server);
  app.addHook('preClose', (done) => {
    lines.end(COME_BACK);
    unused.begin();
    done();
  });
  return app;
}

// ── Bodies ──────────────────────────────────────────────────────────────────────────────────────────

const PARSERS: Readonly<Record<Exclude<Content, 'json'>, (body: string) => unknown>> = {
  form: (body) => Object.fromEntries(new URLSearchParams(body)),
  lines: (body) => body,
};

function acceptOnly(app: FastifyInstance, content: Content): void {
  app.removeAllContentTypeParsers();
  if (content === 'json') {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser(CONTENTS.json, { parseAs: 'string' }, (request, body, done) => {
      // Many programs say "JSON" even where they send nothing.
      if (body === '') done(null, undefined);
      else void parse(request, body as string, done);
    });
    return;
  }
  const read = PARSERS[content];
  app.addContentTypeParser(CONTENTS[content], { parseAs: 'string' }, (_, body, done) =>
    done(null, read(body as string)),
  );
}

// ── Headers ─────────────────────────────────────────────────────────────────────────────────────────

function securityHeaders(https: boolean): object {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
  };
}

// ── Routes ──────────────────────────────────────────────────────────────────────────────────────────

interface RouteConfig {
  readonly quayside?: Route;
}

function guard(app: FastifyInstance, door: Door): void {
  const { deps } = door;
  app.addHook('onRequest', async (request, reply) => {
    const { quayside: route } = request.routeOptions.config as RouteConfig;
    const knocked = knock(door, request, route);
    if (knocked.refusal) await refuse({ deps, request, reply }, knocked.refusal);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { quayside: route } = request.routeOptions.config as RouteConfig;
    const labels = { method: request.method, route: route?.path ?? 'file', status: reply.statusCode };
    if (!route?.endless) deps.metrics.requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

async function addRoute(app: FastifyInstance, door: Door, route: Route): Promise<void> {
  const add = (scope: FastifyInstance): void => {
    scope.route({
      method: route.method,
      url: route.path,
      exposeHeadRoute: route.method === 'GET' && !route.endless,
      bodyLimit: route.charge === 'import' ? IMPORT_LIMIT : BODY_LIMIT,
      config: { quayside: route } satisfies RouteConfig,
      handler: (request, reply) => serve(door, route, request, reply),
    });
  };
  if (route.accepts === 'json') return add(app);
  await app.register((scope, _, done) => {
    acceptOnly(scope, route.accepts);
    add(scope);
    done();
  });
}

async function serveTheRest(app: FastifyInstance, deps: Deps): Promise<void> {
  const firstPage = await serveClient(app, deps.config.clientFolder);
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? firstPage(reply) : refuse({ deps, request, reply }, no('notFound')),
  );
}

function refuseErrors(app: FastifyInstance, deps: Deps): void {
  app.setErrorHandler((error: FastifyError, request, reply) => refuseError({ deps, request, reply }, error));
}
