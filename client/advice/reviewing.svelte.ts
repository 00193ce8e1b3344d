/** A review under way, or done: kept while the page is open, so that result and replay share it. */
import type { Step } from '../../bots/review.ts';
import { costlyIn, type SeatSum, sumsOf } from '../../bots/review-sums.ts';
import type { Game, Shape } from '../../core/game.ts';
import type { Log } from '../../core/log.ts';
import { Desk } from './desk.ts';
import type { Advice, RefusalCode } from './tasks.ts';

type Status = 'idle' | 'running' | 'done' | 'stopped' | 'failed' | 'refused';

export class Reviewing {
  readonly game: Game;
  readonly log: Log;
  readonly #desk = new Desk();
  status = $state<Status>('idle');
  /** 0 … 1. */
  done = $state(0);
  refusal = $state<RefusalCode>('broken');
  steps = $state.raw<readonly Step[]>([]);

  constructor(game: Game, log: Log) {
    this.game = game;
    this.log = log;
  }

  /** Everything was looked at, if not yet twice. */
  readonly whole = $derived.by(() => this.steps.length > 0 && this.steps.length === this.log.entries.length);
  readonly costly = $derived.by((): readonly Step[] => costlyIn(this.steps));
  readonly sums = $derived.by((): readonly SeatSum[] => sumsOf(this.steps, this.log.opening.seats));

  start(): void {
    this.status = 'running';
    this.done = 0;
    this.steps = [];
    const { game, log } = this;
    const fail = (): void => {
      this.status = 'failed';
    };
    const { id, version } = game;
    this.#desk.ask({ type: 'review', game: id, version, log }, (advice) => this.#hear(advice), fail);
  }

  stop(): void {
    this.#desk.close();
    this.status = this.whole ? 'done' : 'stopped';
  }

  #hear(advice: Advice): void {
    if (advice.type === 'progress') {
      const { step, done } = advice.progress;
      this.steps = this.steps.toSpliced(step.n - 1, 1, step);
      this.done = done;
    } else if (advice.type === 'over') {
      this.#desk.close();
      this.status = 'done';
    } else if (advice.type === 'refused') {
      this.#desk.close();
      this.refusal = advice.code;
      this.status = 'refused';
    }
  }

  /** What is to be said about the move after this position. */
  costlyAt(at: number): Step | undefined {
    return this.costly.find(({ n }) => n === at + 1);
  }
}

/** Bids and what answers them are worth looking at one by one. */
const BIDS: Readonly<Record<string, readonly Shape['Move']['type'][]>> = {
  container: ['bid', 'accept', 'decline', 'callWithMoney', 'callWithGoods'],
  'cargo-noir': ['send', 'raise', 'withdraw'],
};

export const bidsIn = (game: string, steps: readonly Step[]): Step[] =>
  steps.filter(({ move, decision }) => decision && BIDS[game]?.includes(move.type));

/** The last few: a page may show many games. */
const MOST_KEPT = 4;
const kept = new Map<string, Reviewing>();

export function reviewingOf(game: Game, log: Log): Reviewing {
  const { opening, entries } = log;
  const name = [game.id, opening.hash, entries.length, entries.at(-1)?.hash].join('/');
  const known = kept.get(name) ?? new Reviewing(game, log);
  kept.delete(name);
  kept.set(name, known);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) {
    kept.get(oldest)?.stop();
    kept.delete(oldest);
  }
  return known;
}
