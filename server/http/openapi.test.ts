import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../../core/chance.ts';
import type { Decoder, Spec } from '../../core/decode.ts';
import { inForm, junk, lookalike } from '../../core/forging.ts';
import { OpenLines } from './ndjson.ts';
import { docsPage, openApi } from './openapi.ts';
import { CONTENTS, type Route } from './route.ts';
import { allRoutes } from './routes.ts';
import { schemaOf } from './schema.ts';
import { type Served, serving } from './testing.ts';
import { misfit } from './validating.ts';

let quayside: Served;
let routes: readonly Route[];
beforeAll(async () => {
  quayside = await serving();
  routes = allRoutes(quayside.deps, new OpenLines(quayside.deps.metrics.streams));
});
afterAll(() => quayside.close());

const template = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

describe('the document', () => {
  test('every route is in it, and nothing else', async () => {
    const { paths, openapi } = (await quayside.ask('GET', '/api/openapi.json')).json();
    expect(openapi).toBe('3.1.0');
    const listed = Object.entries<object>(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(routes.map(({ method, path }) => `${method} ${template(path)}`).sort());
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('the router knows every route, by its method', () => {
    for (const { method, path } of routes)
      expect(quayside.app.hasRoute({ method, url: path }), `${method} ${path}`).toBe(true);
  });

  test('every parameter of a path is decoded and described', () => {
    for (const { path, params } of routes) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(params.spec.kind === 'fields' && Object.keys(params.spec.fields)).toEqual(named);
    }
  });

  test('operations have names of their own', () => {
    const ids = Object.values(openApi(routes).paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(routes.length);
  });

  test('the page shows every route and runs no script', async () => {
    const page = await quayside.ask('GET', '/api/docs');
    expect(page.body).toBe(docsPage(routes));
    for (const { method, path } of routes) expect(page.body).toContain(`${method} ${path}`);
    expect(page.body).not.toMatch(/<script|style=|onclick/);
    expect((await quayside.ask('GET', '/api/docs.css')).headers['content-type']).toContain('text/css');
  });
});

describe('schemas say what decoders do', () => {
  const bodies = (): Route[] => routes.filter(({ body }) => body !== undefined);
  /** Decoders that check more than their spec can say. */
  const stricter = ['/api/me', '/api/push', '/api/archives'];

  test('examples fit both', () => {
    for (const { method, path, body, example } of bodies()) {
      if (example === undefined) continue;
      expect(misfit(schemaOf(body!.spec), example), `${method} ${path}`).toBeUndefined();
      expect(body!.decode(example), `${method} ${path}`).toHaveProperty('value');
    }
  });

  test('every body that is wanted has an example, or is a file or a browser’s', () => {
    const without = bodies().filter(({ body, example }) => body!.spec.kind !== 'optional' && !example);
    expect(without.map(({ path }) => path).sort()).toEqual(['/api/archives', '/api/push']);
  });

  test('what is in good form for one is for the other', () => {
    const chance = seeded('good form');
    for (const { path, body } of bodies()) {
      const { spec } = body!;
      for (let n = 0; n < 50; n++) {
        const made = inForm(spec, chance);
        expect(misfit(schemaOf(spec), made), `${path} ${JSON.stringify(made)}`).toBeUndefined();
        if (!stricter.includes(path)) expect(body!.decode(made)).toHaveProperty('value');
      }
    }
  });

  test('what the decoder refuses, the schema refuses', () => {
    const chance = seeded('bad form');
    for (const { path, body } of bodies().filter(({ path }) => !stricter.includes(path)))
      for (const made of forgeries(body!, chance)) agree(body!, made, path);
  });

  function agree(body: Decoder<unknown>, made: unknown, path: string): void {
    const plain: unknown = made === undefined ? undefined : JSON.parse(JSON.stringify(made));
    if (plain === undefined) return;
    const { fault } = body.decode(plain);
    // Texts are tidied before they are counted, which a schema cannot say.
    if (fault?.code === 'textLength' || /[\s\p{Cc}]/u.test(JSON.stringify(plain))) return;
    const wrong = misfit(schemaOf(body.spec), plain);
    expect(wrong === undefined, `${path} ${JSON.stringify(plain).slice(0, 200)}`).toBe(fault === undefined);
  }
});

const WORDS = ['move', 'sit', 'say', 'live', 'shanghaien', '', '__proto__'];

function materialOf(spec: Spec) {
  const own = spec.kind === 'optional' ? spec.of : spec;
  const fields = own.kind === 'fields' ? own.fields : {};
  const shapes = Object.fromEntries(
    Object.entries(fields).map(([name, of]) => [
      name,
      Array.from({ length: 5 }, (_, i) => inForm(of, seeded(i))),
    ]),
  );
  return { spec, shapes: { ...shapes, type: WORDS }, words: WORDS, played: [shapes], legal: [] };
}

/** Junk that survives being sent as JSON, and things that look nearly right. */
function* forgeries({ spec }: Decoder<unknown>, chance = seeded('forged'), count = 60): Generator<unknown> {
  const from = materialOf(spec);
  for (let n = 0; n < count; n++) {
    const made = (n % 2 === 0 ? junk : lookalike)(from, chance);
    try {
      yield JSON.parse(JSON.stringify(made) ?? 'null');
    } catch {
      // Not everything can be sent.
    }
  }
}

describe('nothing that is sent makes the server stumble', () => {
  test('forged bodies', async () => {
    const free = { burst: 1e9, every: 1 };
    const rates = { address: free, account: free };
    const open = await serving({ rates: { ask: rates, sign: rates, open: rates, import: rates } });
    const cookie = await open.guest();
    for (const { method, path, body, accepts } of routes) {
      if (!body || path === '/api/me') continue;
      const headers = { 'content-type': CONTENTS[accepts] };
      for (const forged of forgeries(body, seeded(path), 25)) {
        const payload = JSON.stringify(forged);
        const url = path.replace(/:\w+/g, 'harbour');
        const { statusCode, body: said } = await open.ask(method, url, { cookie, headers, payload });
        // The pretended table fails on purpose where it is told to start.
        if (!payload.includes('"start"')) expect(statusCode, `${url} ${payload} ${said}`).toBeLessThan(500);
      }
    }
    await open.close();
  });

  test('forged addresses', async () => {
    const values = [
      '',
      '%00',
      '%',
      '%ff',
      '..',
      '%2e%2e%2f',
      '0x10',
      '1e3',
      '-0',
      '[]',
      '9'.repeat(400),
      '🚢',
    ];
    for (const { method, path, query, endless } of routes) {
      if (method !== 'GET' || endless) continue;
      const names = query.spec.kind === 'fields' ? Object.keys(query.spec.fields) : [];
      for (const value of values) {
        const at = path.replace(/:\w+/g, value || 'x');
        const asked = [at, ...names.map((name) => `${at}?${name}=${value}&${name}[a]=1`)];
        for (const url of asked) {
          const { statusCode, json } = await quayside.ask('GET', url, {
            remoteAddress: `10.0.${names.length}.1`,
          });
          expect(statusCode, url).toBeLessThan(500);
          if (statusCode >= 400 && path !== '/unsubscribe') expect(json()).toHaveProperty('sentence');
        }
      }
    }
  });
});

describe('answers are as the manual says', () => {
  test('of everything that can be asked for', async () => {
    const cookie = await quayside.person('Manuel');
    await quayside.deps.store.moderation.setRole(
      (await quayside.deps.store.people.byName('Manuel'))!.id,
      'moderator',
    );
    const skipped = [
      '/api/moderation/reports/:id',
      '/api/tables/:id/verify',
      '/api/archives/:id',
      '/unsubscribe',
    ];
    for (const { method, path, answers, endless, gives } of routes) {
      if (method !== 'GET' || endless || gives !== CONTENTS.json || skipped.includes(path)) continue;
      const url = path
        .replace(':name', 'Manuel')
        .replace('/games/:id', '/games/container')
        .replace(/:\w+/g, 'harbour');
      const { statusCode, json } = await quayside.ask('GET', url, { cookie, remoteAddress: '10.1.1.1' });
      expect(statusCode, url).toBe(200);
      expect(misfit(answers!, json()), url).toBeUndefined();
    }
  });
});
