/** The table of routes as an OpenAPI 3.1 document, and as a page for people. */
import type { Spec } from '../../core/decode.ts';
import { REFUSED } from './answers.ts';
import { escaped, page } from './pages.ts';
import type { Needs, Route } from './route.ts';
import { CONTENTS } from './route.ts';
import { type Schema, schemaOf } from './schema.ts';

export interface Operation {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Contents };
  readonly responses: Readonly<Record<string, { description: string; content?: Contents }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}

type Contents = Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

/** ':id' is '{id}' in OpenAPI. */
const templated = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

export function openApi(routes: readonly Route[]): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = templated(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quayside',
      version: '1',
      description:
        'Tables of board games. Every refusal is {code, params, rule?, sentence}; ' +
        '`?language=de` or Accept-Language chooses the language of the sentence.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'quayside' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

const SECURITY: Readonly<Record<Needs, readonly object[]>> = {
  nobody: [{}, { session: [] }, { token: [] }],
  player: [{ session: [] }, { token: [] }],
  guest: [{ session: [] }],
  person: [{ session: [] }],
};

function operation(route: Route): Operation {
  const { body, accepts, example } = route;
  const content = body && {
    [CONTENTS[accepts]]: { schema: schemaOf(body.spec), ...(example === undefined ? {} : { example }) },
  };
  return {
    tags: [route.chapter],
    summary: route.summary,
    operationId: operationId(route),
    security: SECURITY[route.needs],
    parameters: [...parameters(route.params.spec, 'path'), ...parameters(route.query.spec, 'query')],
    ...(content ? { requestBody: { required: body.spec.kind !== 'optional', content } } : {}),
    responses: {
      ...goodResponse(route),
      default: { description: 'Refused', content: { [CONTENTS.json]: { schema: REFUSED } } },
    },
  };
}

function goodResponse({ answers, gives }: Route): Operation['responses'] {
  return answers
    ? { 200: { description: 'Well', content: { [gives]: { schema: answers } } } }
    : { 204: { description: 'Done' } };
}

const operationId = ({ method, path }: Route): string =>
  [method.toLowerCase(), ...path.split(/\W+/).filter((word) => word !== '' && word !== 'api')].join('-');

function parameters(spec: Spec, where: Parameter['in']): Parameter[] {
  if (spec.kind !== 'fields') return [];
  return Object.entries(spec.fields).map(([name, of]) => ({
    name,
    in: where,
    required: of.kind !== 'optional',
    schema: schemaOf(of),
  }));
}

// ── The page ────────────────────────────────────────────────────────────────────────────────────────

const WHO: Readonly<Record<Needs, string>> = {
  nobody: 'anybody',
  player: 'any account, with a session or a bot’s token',
  guest: 'who has a session, guests too',
  person: 'who has signed up',
};

export function docsPage(routes: readonly Route[]): string {
  const chapters = [...new Set(routes.map(({ chapter }) => chapter))];
  const shown = chapters.map((chapter) => {
    const own = routes.filter((route) => route.chapter === chapter);
    return `<h2>${escaped(chapter)}</h2>\n${own.map(shownRoute).join('\n')}`;
  });
  const intro =
    '<p>The same as a document for programs: <a href="/api/openapi.json">openapi.json</a>. Every refusal is ' +
    '<code>{code, params, rule?, sentence}</code>; <code>?language=</code> chooses its language.</p>';
  return page('Quayside: HTTP API', `${intro}\n${shown.join('\n')}`);
}

function shownRoute(route: Route): string {
  const { method, path, summary, needs, body, answers } = route;
  const { parameters: named } = operation(route);
  const parts = [
    `<h3><code>${method} ${escaped(path)}</code></h3>`,
    `<p>${escaped(summary)}</p>`,
    `<p>For ${WHO[needs]}.</p>`,
    named.length > 0 ? `<dl>${named.map(shownParameter).join('')}</dl>` : '',
    body && body.spec.kind !== 'optional' ? `<p>Body</p>${json(route.example ?? schemaOf(body.spec))}` : '',
    answers ? `<details><summary>Answer</summary>${json(answers)}</details>` : '',
  ];
  return `<section>${parts.filter((part) => part !== '').join('\n')}</section>`;
}

const shownParameter = ({ name, schema }: Parameter): string =>
  `<dt><code>${escaped(name)}</code></dt><dd><code>${escaped(JSON.stringify(schema))}</code></dd>`;

const json = (data: unknown): string => `<pre>${escaped(JSON.stringify(data, null, 2))}</pre>`;
