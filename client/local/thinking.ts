/** Bots at tables of this browser: what they are asked, and who asks them. */
import type { Seat, Shape } from '../../core/game.ts';

export interface BotTask {
  readonly type: 'think';
  readonly id: number;
  readonly game: string;
  readonly version: number;
  readonly bot: string;
  readonly view: Shape['View'];
  readonly seat: Seat;
  readonly seen: readonly Shape['Event'][];
  readonly nodes: number;
  readonly seed: string;
}

export interface Thought {
  readonly id: number;
  /** Undefined where this bot is not known. */
  readonly move: Shape['Move'] | undefined;
}

/** As many positions as on a server. */
const NODES = 2_000;
/** A phone may take longer than a server, but not for ever. */
const PATIENCE = 15_000;

export const openThread = (): Worker =>
  new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });

export class Thinker {
  #worker: Worker | undefined;
  #next = 1;

  /** What a bot wants to do; undefined if it failed or took too long. */
  think(task: Omit<BotTask, 'type' | 'id' | 'nodes'>): Promise<Shape['Move'] | undefined> {
    const id = this.#next++;
    this.#worker ??= openThread();
    const worker = this.#worker;
    return new Promise((resolve) => {
      const done = (move: Shape['Move'] | undefined): void => {
        clearTimeout(timer);
        worker.removeEventListener('message', hear);
        resolve(move);
      };
      const give = (): void => {
        this.close();
        done(undefined);
      };
      const hear = ({ data }: MessageEvent<Thought>): void => {
        if (data.id === id) done(data.move);
      };
      const timer = setTimeout(give, PATIENCE);
      worker.addEventListener('message', hear);
      worker.addEventListener('error', give, { once: true });
      worker.postMessage({ ...task, type: 'think', id, nodes: NODES } satisfies BotTask);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
