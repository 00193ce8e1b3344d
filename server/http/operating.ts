/** For those who run the server, and the manual for programs. */
import { no } from '../../protocol/refusals.ts';
import { VERSION } from '../../protocol/version.ts';
import { KEPT_DAYS, PAGE } from './answers.ts';
import type { Deps } from './deps.ts';
import { docsPage, openApi } from './openapi.ts';
import { HTML, STYLE } from './pages.ts';
import { good, type Route, route } from './route.ts';
import { FLAG, object, ofTheGame, TEXT } from './schema.ts';

const chapter = 'Operating';
const READY_WITHIN = 2_000;

export function operatingRoutes({ store, config }: Deps): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/kept',
      chapter,
      summary: 'For how many days this server keeps things that nobody needs any more.',
      needs: 'nobody',
      answers: object({ days: KEPT_DAYS }),
      handle: () => good({ days: config.keep }),
    }),
    route({
      method: 'GET',
      path: '/healthz',
      chapter,
      summary: 'Whether the process lives, and its version.',
      needs: 'nobody',
      answers: object({ ok: FLAG, version: TEXT }),
      handle: () => good({ ok: true, version: VERSION }),
    }),
    route({
      method: 'GET',
      path: '/readyz',
      chapter,
      summary: 'Whether the store keeps what it is given; 503 while its disk is full or it does not answer.',
      needs: 'nobody',
      answers: object({ ok: FLAG }),
      handle: async () => ((await answersSoon(store.ready())) ? good({ ok: true }) : { refusal: no('busy') }),
    }),
  ];
}

/** A store that hangs is not ready either. */
async function answersSoon(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), READY_WITHIN);
  });
  const ready = await Promise.race([answer.catch(() => false), late]);
  clearTimeout(timer);
  return ready;
}

/** The manual lists itself too. */
export function manualRoutes(others: readonly Route[]): Route[] {
  const manual: Route[] = [
    route({
      method: 'GET',
      path: '/api/openapi.json',
      chapter: 'Manual',
      summary: 'This manual as OpenAPI 3.1.',
      needs: 'nobody',
      answers: ofTheGame('An OpenAPI document'),
      handle: () => good(document),
    }),
    route({
      method: 'GET',
      path: '/api/docs',
      chapter: 'Manual',
      summary: 'This manual as a page.',
      needs: 'nobody',
      answers: PAGE,
      gives: HTML,
      handle: () => good(shown),
    }),
    route({
      method: 'GET',
      path: '/api/docs.css',
      chapter: 'Manual',
      summary: 'How the page looks.',
      needs: 'nobody',
      answers: TEXT,
      gives: 'text/css; charset=utf-8',
      handle: () => good(STYLE),
    }),
  ];
  const all = [...others, ...manual];
  const [document, shown] = [openApi(all), docsPage(all)];
  return manual;
}
