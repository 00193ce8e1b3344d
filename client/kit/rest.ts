/** Remembers where pieces lie as long as nothing stirs: to ask every one of them anew before each move takes its time. */
import type { Layout } from './legs.ts';
import { isMoving, stirs } from './motion.ts';

const ANYTHING = { subtree: true, childList: true, attributes: true, characterData: true };

export class Rest {
  #board: Element | undefined;
  #layout: Layout | undefined;
  readonly #changes = new MutationObserver((changes) => this.#notice(changes));
  readonly #sizes = new ResizeObserver(() => this.#forget());

  /** All lie there like this, and everything that is to be drawn is drawn. */
  begin(board: Element, layout: Layout): void {
    this.#layout = layout;
    this.#changes.observe(board, ANYTHING);
    if (board === this.#board) return;
    this.#board = board;
    this.#sizes.disconnect();
    this.#sizes.observe(board);
  }

  /** Where they have lain until now; undefined if somebody has to look. */
  end(board: Element): Layout | undefined {
    this.#notice(this.#changes.takeRecords());
    this.#changes.disconnect();
    const layout = board === this.#board && !isMoving(board) ? this.#layout : undefined;
    this.#forget();
    return layout;
  }

  stop(): void {
    this.#changes.disconnect();
    this.#sizes.disconnect();
  }

  #notice(changes: readonly MutationRecord[]): void {
    if (changes.some(stirs)) this.#forget();
  }

  #forget(): void {
    this.#layout = undefined;
  }
}
