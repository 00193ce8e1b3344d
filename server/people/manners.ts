/** Not having to read somebody. */
import { no } from '../../protocol/refusals.ts';
import type { Answer } from '../hub.ts';
import { QUOTAS } from '../quotas.ts';
import type { Store } from '../store/store.ts';
import type { Who } from './sessions.ts';

export class Manners {
  readonly #store: Pick<Store, 'people' | 'moderation'>;
  /** Told whose list has changed, so that open pages of theirs follow it. */
  changed: (account: string) => void = () => undefined;

  constructor(store: Pick<Store, 'people' | 'moderation'>) {
    this.#store = store;
  }

  async mute(who: Who, whom: string, on: boolean): Promise<Answer<null>> {
    const { people, moderation } = this.#store;
    const { id } = who.account;
    const known = whom !== id && (await people.account(whom));
    if (!known) return { refusal: no('noSuchPerson') };
    const muted = on ? await people.mutedBy(id) : [];
    if (muted.length >= QUOTAS.mutes && !muted.includes(whom))
      return { refusal: no('tooManyMutes', { max: QUOTAS.mutes }) };
    await people.mute(id, whom, on);
    await moderation.touch(id);
    this.changed(id);
    return { value: null };
  }

  mutedBy(who: Who): Promise<string[]> {
    return this.#store.people.mutedBy(who.account.id);
  }
}
