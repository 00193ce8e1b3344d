/** Remembers where pieces lie as long as nothing stirs: to ask every one of them anew with each move takes its time. */
import { type Lies, type Since, sheetOf } from './lying.ts';
import { isMoving, stirs } from './motion.ts';

const ANYTHING = { subtree: true, childList: true, attributes: true, characterData: true };

export class Rest {
  #board: Element | undefined;
  #lies: Lies | undefined;
  /** Where something has been changed since the rest ended. */
  #sheets: Set<Element | null> | undefined;
  readonly #changes = new MutationObserver((changes) => this.#notice(changes));
  readonly #sizes = new ResizeObserver(() => this.#forget());

  /** All lie there like this, and everything that is to be drawn is drawn. */
  begin(board: Element, lies: Lies): void {
    this.#lies = lies;
    this.#changes.observe(board, ANYTHING);
    if (board === this.#board) return;
    this.#board = board;
    this.#sizes.disconnect();
    this.#sizes.observe(board);
  }

  /** Where they have lain until now; undefined if somebody has to look. */
  end(board: Element): Lies | undefined {
    this.#notice(this.#changes.takeRecords());
    const lies = board === this.#board && !isMoving(board) ? this.#lies : undefined;
    this.#forget();
    if (lies) this.#sheets = new Set();
    else this.#watchNothing();
    return lies;
  }

  /** What has been changed since they lay like this; undefined if nobody has watched. */
  since(lies: Lies): Since | undefined {
    this.#notice(this.#changes.takeRecords());
    const sheets = this.#sheets;
    this.#watchNothing();
    return sheets && { lies, sheets };
  }

  stop(): void {
    this.#watchNothing();
    this.#sizes.disconnect();
  }

  #watchNothing(): void {
    this.#changes.disconnect();
    this.#sheets = undefined;
  }

  #notice(changes: readonly MutationRecord[]): void {
    if (this.#sheets) for (const { target } of changes) this.#sheets.add(sheetOf(target));
    else if (changes.some(stirs)) this.#forget();
  }

  #forget(): void {
    this.#lies = undefined;
  }
}
