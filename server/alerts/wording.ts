/** What an alert says, in the language of who gets it. */
import { GAMES } from '../../games/index.ts';
import type { Summary } from '../../protocol/summary.ts';
import { alertText } from '../../text/alerts/index.ts';
import { isolated } from '../../text/isolate.ts';
import { languageOf, list } from '../../text/languages.ts';
import type { Account } from '../store/people-store.ts';
import type { Message } from './notifier.ts';

export type Occasion = 'turn' | 'over';

/** Undefined for somebody who does not sit there. */
export async function messageFor(
  account: Account,
  { occasion, summary }: { readonly occasion: Occasion; readonly summary: Summary },
): Promise<Message | undefined> {
  const seat = seatOf(account.id, summary);
  if (seat < 0) return undefined;
  const language = languageOf(account.settings.language) ?? 'en';
  const text = await alertText(language);
  const title = (await GAMES[summary.game]?.text(language))?.title ?? summary.game;
  const others = summary.seats.filter((info, i) => i !== seat && info.kind !== 'free');
  const names = list(
    language,
    others.map(({ name }) => isolated(name)),
  );
  const body =
    occasion === 'turn'
      ? text.turn.body(title, names)
      : text.over.body(title, names, summary.places?.[seat] ?? null);
  return { table: summary.id, subject: text[occasion].subject(title), body };
}

export const seatOf = (account: string, summary: Summary): number =>
  summary.seats.findIndex(({ who }) => who === account);
