/** Shows frames one after the other: where one is, whether it runs, and how fast. */
import type { News } from '../kit/board.ts';
import type { Frame } from './film.ts';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for which a frame stands at the first speed. */
const STANDS = 1_600;

export class Projector {
  frames = $state.raw<readonly Frame[]>([]);
  at = $state(0);
  running = $state(false);
  speed = $state<Speed>(1);
  /** Only who comes from the frame before sees how it came about. */
  #stepped = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly frame = $derived.by(() => this.frames[this.at]);
  readonly last = $derived.by(() => Math.max(0, this.frames.length - 1));
  readonly news = $derived.by((): News | undefined => {
    if (!this.#stepped || !this.frame) return undefined;
    const { n, events } = this.frame.happening;
    return { n, events: events as News['events'] };
  });

  constructor(frames: readonly Frame[] = [], at = 0) {
    this.frames = frames;
    this.jump(at);
  }

  jump(to: number): void {
    const at = Math.min(this.last, Math.max(0, to));
    this.#stepped = at === this.at + 1;
    this.at = at;
  }

  /** To the frame of an entry, or to the last one before it. */
  jumpTo(n: number): void {
    this.jump(this.frames.findLastIndex(({ happening }) => happening.n <= n));
  }

  /** By hand: then it no longer runs by itself. */
  step(by: number): void {
    this.pause();
    this.jump(this.at + by);
  }

  toggle(): void {
    if (this.running) this.pause();
    else this.run();
  }

  run(): void {
    if (this.at >= this.last) this.jump(0);
    this.running = true;
    this.#wait();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.jump(this.at + 1);
      if (this.at < this.last) this.#wait();
      else this.pause();
    }, STANDS / this.speed);
  }
}
