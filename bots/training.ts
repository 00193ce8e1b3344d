/** How a bot's weights are made: in stages, each of which collects positions with their values and fits to them. */

/** A position as numbers; what they mean is the trainer's own business. */
export type Row = readonly number[];

export interface Stage {
  readonly name: string;
  /** How many times as much work it deserves. */
  readonly effort: number;
}

export interface Training {
  /** In order; a stage builds on what those before it have fitted. */
  readonly stages: readonly Stage[];
  /** The weights nobody has trained yet, as the text they travel in. */
  start(seed: string): string;
  /** Positions with their values: one piece of work, the same for the same seed. */
  collect(stage: string, weights: string, seed: string): Promise<Row[]>;
  fit(stage: string, weights: string, rows: readonly Row[], seed: string): Fitted;
}

export interface Fitted {
  readonly weights: string;
  /** Mean squared error on positions that were held back. */
  readonly error: number;
}
