/** Routes of alerts: browsers that want to be told, and mails one wants or no longer wants. */
import type { FastifyReply } from 'fastify';
import { fields, optional, text } from '../../core/decode.ts';
import { alertText } from '../../text/alerts/index.ts';
import type { Language } from '../../text/languages.ts';
import { follow, type LinkParts, type Purpose, whoseLink } from '../alerts/mail-links.ts';
import { decodeSubscription, endSubscription, subscribe } from '../alerts/subscriptions.ts';
import type { Answer } from '../hub.ts';
import { PAGE } from './answers.ts';
import type { Deps } from './deps.ts';
import { escaped, HTML, page } from './pages.ts';
import { languageOfReader } from './refusing.ts';
import { done, good, type Route, route } from './route.ts';
import { FLAG, object, TEXT } from './schema.ts';

const chapter = 'Alerts';

export function alertRoutes(deps: Deps): Route[] {
  return [...pushRoutes(deps), ...linkRoutes(deps, 'unsubscribe'), ...linkRoutes(deps, 'confirm')];
}

function pushRoutes({ store, now, config, alerts }: Deps): Route[] {
  const path = '/api/push';
  return [
    route({
      ...{ method: 'GET', path, chapter, needs: 'nobody' },
      summary:
        'How this server can reach you: the key a browser needs to subscribe, empty where push is off; and whether it sends mail.',
      answers: object({ publicKey: TEXT, mails: FLAG }),
      handle: () => good({ publicKey: config.vapidPublic ?? '', mails: alerts.mails }),
    }),
    route({
      ...{ method: 'POST', path, chapter, needs: 'guest' },
      summary: 'Tells this browser when it is your turn; the body is PushSubscription.toJSON().',
      body: decodeSubscription,
      async handle({ who, body }) {
        const answer = await subscribe(store.people, who, body, now());
        return answer.refusal ? answer : done;
      },
    }),
    route({
      ...{ method: 'DELETE', path, chapter, needs: 'guest' },
      summary: 'Tells this browser nothing any more.',
      body: fields({ endpoint: text(1, 1000) }),
      example: { endpoint: 'https://fcm.googleapis.com/fcm/send/abc' },
      async handle({ who, body }) {
        const answer = await endSubscription(store.people, who, body.endpoint);
        return answer.refusal ? answer : done;
      },
    }),
  ];
}

// ── Mails ───────────────────────────────────────────────────────────────────────────────────────────

const LINK = fields({ token: text(1, 200) });
/** Mail programs say 'One-Click' (RFC 8058); the button of our page says nothing. */
const CLICK = optional(fields({ 'List-Unsubscribe': optional(text(0, 40), '') }), { 'List-Unsubscribe': '' });

const PAGES = {
  unsubscribe: {
    path: '/unsubscribe',
    words: 'unsubscribing',
    asks: 'Asks whether you want no more mails.',
    does: 'Ends the mails to the address of this link; one click, without signing in.',
  },
  confirm: {
    path: '/confirm-mail',
    words: 'confirming',
    asks: 'Asks whether mails may go to the address of this link.',
    does: 'Lets mails go to the address of this link, without signing in.',
  },
} as const;

function linkRoutes({ store, people, now }: Deps, purpose: Purpose): Route[] {
  const { path, asks, does } = PAGES[purpose];
  const parts = async (): Promise<LinkParts> => ({
    people: store.people,
    secret: await store.secret(),
    forget: (account) => people.sessions.forget(account),
    now,
  });
  return [
    route({
      ...{ method: 'GET', path, chapter, needs: 'nobody', query: LINK },
      // Programs that look through mails follow links: looking must change nothing.
      summary: asks,
      answers: PAGE,
      gives: HTML,
      async handle({ query: { token }, request, reply }) {
        const linked = await whoseLink(await parts(), purpose, token);
        const language = languageOfReader(request, linked?.account);
        if (!linked || linked.expired) return said(purpose, reply, language, linked ? 'expired' : 'failed');
        return asked(purpose, language, token);
      },
    }),
    route({
      ...{ method: 'POST', path, chapter, needs: 'nobody', query: LINK },
      summary: does,
      accepts: 'form',
      anyOrigin: true,
      body: CLICK,
      example: { 'List-Unsubscribe': 'One-Click' },
      answers: PAGE,
      gives: HTML,
      async handle({ query: { token }, request, reply }) {
        const link = await parts();
        const linked = await whoseLink(link, purpose, token);
        const done = await follow(link, purpose, token);
        const what = done ? 'done' : linked ? 'expired' : 'failed';
        return said(purpose, reply, languageOfReader(request, linked?.account), what);
      },
    }),
  ];
}

async function asked(purpose: Purpose, language: Language, token: string): Promise<Answer<string>> {
  const { path, words } = PAGES[purpose];
  const { title, question, button } = (await alertText(language))[words];
  const action = `${path}?token=${encodeURIComponent(token)}`;
  const form = `<form method="post" action="${action}"><button>${escaped(button)}</button></form>`;
  return good(page(title, `<p>${escaped(question)}</p>\n${form}`, language));
}

async function said(
  purpose: Purpose,
  reply: FastifyReply,
  language: Language,
  what: 'done' | 'failed' | 'expired',
): Promise<Answer<string>> {
  if (what !== 'done') reply.code(what === 'failed' ? 404 : 410);
  const words = (await alertText(language))[PAGES[purpose].words];
  const sentence =
    what === 'expired' && 'expired' in words ? words.expired : words[what === 'done' ? what : 'failed'];
  return good(page(words.title, `<p>${escaped(sentence)}</p>`, language));
}
