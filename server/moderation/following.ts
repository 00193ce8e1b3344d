/** What is remembered of people at this node, and what they have open here, follows their standing. */
import type { BotTokens } from '../people/bot-tokens.ts';
import type { Manners } from '../people/manners.ts';
import type { People } from '../people/people.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { Store } from '../store/store.ts';
import type { Moderation } from './moderation.ts';

interface Parts {
  readonly store: Pick<Store, 'people'>;
  readonly people: People;
  readonly bots: BotTokens;
  readonly manners: Manners;
  readonly moderation: Moderation;
  readonly sockets: Pick<Sockets, 'standingChanged'>;
  /** Ends what an account has open here. */
  readonly signedOut: (account: string) => void;
}

export function followStanding(parts: Parts): void {
  const { store, people, bots, manners, moderation, sockets, signedOut } = parts;
  const changed = (account: string): void => {
    people.sessions.reread(account);
    bots.forget(account);
    sockets.standingChanged(account);
  };
  manners.changed = changed;
  moderation.changed = changed;
  moderation.suspended = async (account) => {
    const owned = await store.people.tokensOf(account);
    for (const id of [account, ...owned.map((token) => token.id)]) {
      people.sessions.reread(id);
      bots.forget(id);
      signedOut(id);
    }
  };
}
