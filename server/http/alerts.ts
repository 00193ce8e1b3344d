/** Routes of alerts: browsers that want to be told, and mails one no longer wants. */
import type { FastifyReply } from 'fastify';
import { fields, optional, text } from '../../core/decode.ts';
import { alertText } from '../../text/alerts/index.ts';
import type { Language } from '../../text/languages.ts';
import { decodeSubscription, endSubscription, subscribe } from '../alerts/subscriptions.ts';
import { type UnsubscribeParts, unsubscribe, whoseLink } from '../alerts/unsubscribe.ts';
import type { Answer } from '../hub.ts';
import { PAGE } from './answers.ts';
import type { Deps } from './deps.ts';
import { escaped, HTML, page } from './pages.ts';
import { languageOfReader } from './refusing.ts';
import { done, good, type Route, route } from './route.ts';
import { object, TEXT } from './schema.ts';

const chapter = 'Alerts';

export function alertRoutes(deps: Deps): Route[] {
  return [...pushRoutes(deps), ...unsubscribeRoutes(deps)];
}

function pushRoutes({ store, now, config }: Deps): Route[] {
  const path = '/api/push';
  return [
    route({
      ...{ method: 'GET', path, chapter, needs: 'nobody' },
      summary: 'The key a browser needs to subscribe; empty where push is off.',
      answers: object({ publicKey: TEXT }),
      handle: () => good({ publicKey: config.vapidPublic ?? '' }),
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

function unsubscribeRoutes({ store, people }: Deps): Route[] {
  const path = '/unsubscribe';
  const parts = async (): Promise<UnsubscribeParts> => ({
    people: store.people,
    secret: await store.secret(),
    forget: (account) => people.sessions.forget(account),
  });
  return [
    route({
      ...{ method: 'GET', path, chapter, needs: 'nobody', query: LINK },
      // Programs that look through mails follow links: looking must change nothing.
      summary: 'Asks whether you want no more mails.',
      answers: PAGE,
      gives: HTML,
      async handle({ query: { token }, request, reply }) {
        const account = await whoseLink(await parts(), token);
        return asked(reply, languageOfReader(request, account), account ? token : undefined);
      },
    }),
    route({
      ...{ method: 'POST', path, chapter, needs: 'nobody', query: LINK },
      summary: 'Ends the mails to the address of this link; one click, without signing in.',
      accepts: 'form',
      anyOrigin: true,
      body: CLICK,
      example: { 'List-Unsubscribe': 'One-Click' },
      answers: PAGE,
      gives: HTML,
      async handle({ query: { token }, request, reply }) {
        const link = await parts();
        const account = await whoseLink(link, token);
        const ended = await unsubscribe(link, token);
        return said(reply, languageOfReader(request, account), ended ? 'done' : 'failed');
      },
    }),
  ];
}

async function asked(
  reply: FastifyReply,
  language: Language,
  token: string | undefined,
): Promise<Answer<string>> {
  if (token === undefined) return said(reply, language, 'failed');
  const { title, question, button } = (await alertText(language)).unsubscribing;
  const action = `/unsubscribe?token=${encodeURIComponent(token)}`;
  const form = `<form method="post" action="${action}"><button>${escaped(button)}</button></form>`;
  return good(page(title, `<p>${escaped(question)}</p>\n${form}`, language));
}

async function said(
  reply: FastifyReply,
  language: Language,
  what: 'done' | 'failed',
): Promise<Answer<string>> {
  if (what === 'failed') reply.code(404);
  const words = (await alertText(language)).unsubscribing;
  return good(page(words.title, `<p>${escaped(words[what])}</p>`, language));
}
