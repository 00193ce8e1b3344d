/** How the moderators see this account, and whom it has muted: on all of its devices the same. */
import type { Standing } from '../../protocol/moderation.ts';
import type { Refused } from '../../protocol/refusals.ts';
import { app } from '../app.svelte.ts';
import { call, OFFLINE } from '../net/api.ts';

const NOTHING: Standing = { moderator: false, suspension: null, notices: [], muted: [] };

class StandingState {
  #now = $state.raw<Standing>(NOTHING);
  /** Counts questions: what an older one brings is not wanted any more. */
  #asked = 0;
  /** Ids of those whose lines are not shown. */
  readonly muted: ReadonlySet<string> = $derived(new Set(this.#now.muted.map(({ id }) => id)));

  /** The server says when something has changed; a connection that was lost may have missed it. */
  constructor() {
    app.link.listen((tell) => {
      if (tell.type === 'standing' || (tell.type === 'welcome' && tell.who !== '')) void this.load();
      else if (tell.type === 'welcome') this.#become(NOTHING);
    });
  }

  get now(): Standing {
    return this.#now;
  }

  async load(): Promise<void> {
    const asked = ++this.#asked;
    const reply = await call<Standing>('GET', '/api/standing');
    if (!reply.refused && asked === this.#asked) this.#now = reply.value;
  }

  #become(standing: Standing): void {
    this.#asked += 1;
    this.#now = standing;
  }

  /** Answers why not, if so. A newcomer becomes a guest first, for the list is kept for somebody. */
  async mute(who: string, on: boolean): Promise<Refused | undefined> {
    if (!(await app.beSomebody())) return OFFLINE.refused;
    const { refused } = await call('POST', '/api/mutes', { who, on });
    if (!refused) await this.load();
    return refused;
  }

  /** Says that a notice was read. */
  async confirm(id: string): Promise<void> {
    const { refused } = await call('POST', `/api/standing/notices/${encodeURIComponent(id)}`, {});
    if (!refused) await this.load();
  }
}

export const standing = new StandingState();
