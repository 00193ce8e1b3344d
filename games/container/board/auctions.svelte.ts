/** Follows the auctions at a table, to know what became of the last one. */
import { untrack } from 'svelte';
import type { BoardProps } from '../../../client/kit/board.ts';
import type { Container } from '../rules/types.ts';
import { type Opened, openedIn, type Settled, settledBy } from './settled.ts';

type Seen = Pick<BoardProps<Container>, 'view' | 'news' | 'you'>;

export class Auctions {
  #opened: Opened | undefined;
  #settled = $state.raw<Settled | undefined>(undefined);

  constructor(seen: () => Seen) {
    $effect.pre(() => {
      const { view, news, you } = seen();
      untrack(() => this.#see({ view, news, you }));
    });
  }

  /** The last auction, until it is forgotten; the next may have begun meanwhile. */
  get settled(): Settled | undefined {
    return this.#settled;
  }

  forget(): void {
    this.#settled = undefined;
  }

  #see({ view, news, you }: Seen): void {
    const now = settledBy(this.#opened, news);
    this.#opened = openedIn(view);
    // The seller had all the time there is to look at the bids.
    if (now) this.#settled = now.seller === you ? undefined : now;
    else if (this.#isBefore(news)) this.forget();
  }

  /** In a replay one may go back to when it was not settled. */
  #isBefore(news: Seen['news']): boolean {
    return this.#settled !== undefined && news !== undefined && news.n < this.#settled.n;
  }
}
