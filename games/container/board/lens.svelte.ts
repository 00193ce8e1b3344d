/** How close one looks at a board that is larger than its stage: all of it, as it is laid out, or closer. */
import { tick } from 'svelte';
import { type Pinch, pinching } from '../../../client/kit/pinch.ts';

const CLOSEST = 2.5;
const STEP = 1.4;
/** So far away nothing can be pointed at but the place to look at. */
const FAR = 0.8;

export class Lens {
  /** 1: as it is laid out. */
  closer = $state(1);
  #stage: HTMLElement | undefined;
  /** At which all of it is in sight. */
  readonly #whole: () => number;

  constructor(whole: () => number) {
    this.#whole = whole;
  }

  get isFar(): boolean {
    return this.closer < FAR;
  }

  get isClosest(): boolean {
    return this.closer >= CLOSEST;
  }

  watch(stage: HTMLElement): () => void {
    this.#stage = stage;
    return pinching(stage, (pinch) => void this.#zoom(pinch));
  }

  /** All of it, or back again. */
  toggle(): void {
    const { closer } = this;
    void this.#zoom(this.#middle(closer === 1 ? this.#whole() : 1 / closer));
  }

  step(): void {
    void this.#zoom(this.#middle(this.closer < 1 ? 1 / this.closer : STEP));
  }

  /** From afar one points at where one wants to be. */
  goTo(x: number, y: number): void {
    void this.#zoom({ factor: 1 / this.closer, x, y });
  }

  #middle(factor: number): Pinch {
    const { left, top, width, height } = this.#stage?.getBoundingClientRect() ?? new DOMRect();
    return { factor, x: left + width / 2, y: top + height / 2 };
  }

  /** What is under the fingers stays there. */
  async #zoom({ factor, x, y }: Pinch): Promise<void> {
    const stage = this.#stage;
    const was = this.closer;
    this.closer = Math.min(CLOSEST, Math.max(this.#whole(), was * factor));
    if (!stage || this.closer === was) return;
    const { left, top } = stage.getBoundingClientRect();
    const grown = this.closer / was;
    const inset = stage.firstElementChild?.getBoundingClientRect();
    const spot = { x: x - (inset?.left ?? left), y: y - (inset?.top ?? top) };
    await tick();
    stage.scrollTo(spot.x * grown - (x - left), spot.y * grown - (y - top));
  }
}
