/** `train`: makes a bot's weights from nothing, stage by stage; stopped and started again, it goes on. */
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs';
import type { Row } from '../bots/training.ts';
import { findGame } from './find.ts';
import type { Io } from './io.ts';
import { readText } from './keep.ts';
import { runPool } from './pool.ts';
import { orProblem, Problem } from './problem.ts';
import { showProgress } from './progress.ts';
import type { CollectWork } from './work.ts';

export interface TrainWish {
  readonly games: number;
  readonly passes: number;
  readonly seed: string;
  readonly workers?: number;
  /** Against the strongest bot, instead of for it. */
  readonly response?: boolean;
  /** The file for the weights; how far it is stands beside it. */
  readonly out: string;
}

/** How far a training is. */
interface Checkpoint {
  readonly plan: string;
  /** Stages done, over all passes. */
  readonly done: number;
  readonly weights: string;
}

const NO_STAGE = { name: '', effort: 0 };

export async function train(id: string, wish: TrainWish, io: Io): Promise<number> {
  const of = wish.response ? 'response' : 'training';
  const { [of]: training } = await findGame(id);
  if (!training) throw new Problem(`There is no ${of} for the bots of ${id}.`);
  const file = `${wish.out}.checkpoint`;
  const plan = `${id} ${of} ${wish.games} games ${wish.passes} passes seed ${wish.seed}`;
  let at = checkpointIn(file, plan) ?? { plan, done: 0, weights: training.start(wish.seed) };
  // Better now than after hours.
  writing(wish.out, () => closeSync(openSync(wish.out, 'a')));
  for (; at.done < wish.passes * training.stages.length; at = { ...at, done: at.done + 1 }) {
    const { name: stage, effort } = training.stages[at.done % training.stages.length] ?? NO_STAGE;
    const seed = `${wish.seed}/${at.done}`;
    const games = wish.games * effort;
    const rows = await collect({ game: id, of, stage, weights: at.weights }, seed, { ...wish, games }, io);
    const fitted = training.fit(stage, at.weights, rows, seed);
    at = { ...at, weights: fitted.weights };
    keep(file, JSON.stringify({ ...at, done: at.done + 1 } satisfies Checkpoint));
    io.out(`stage ${stage}: ${rows.length} positions, error ${Math.sqrt(fitted.error).toFixed(4)}`);
  }
  keep(wish.out, at.weights);
  io.out(`Weights of ${at.weights.length} characters are in ${wish.out}.`);
  return 0;
}

/** Rows in the order of their seeds, whichever thread was faster. */
async function collect(
  what: Pick<CollectWork, 'game' | 'of' | 'stage' | 'weights'>,
  seed: string,
  { games, workers }: TrainWish,
  io: Io,
): Promise<Row[]> {
  const pieces = Array.from({ length: games }, (_, n): CollectWork => {
    return { kind: 'collect', ...what, seed: `${seed}/${n}` };
  });
  const found = new Map<string, readonly Row[]>();
  const progress = showProgress(io, games);
  await runPool({
    pieces,
    workers,
    onResult(rows, piece) {
      found.set(piece.seed, rows);
      progress.at(found.size, `stage ${what.stage}, ${found.size} games`);
    },
  });
  progress.end();
  return pieces.flatMap((piece) => found.get(piece.seed) ?? []);
}

function checkpointIn(file: string, plan: string): Checkpoint | undefined {
  if (!existsSync(file)) return undefined;
  const at = orProblem(
    () => JSON.parse(readText(file)) as Checkpoint,
    () => `${file} is damaged; remove it to begin anew.`,
  );
  if (at.plan === plan) return at;
  throw new Problem(`${file} belongs to another training (${at.plan}); remove it to begin anew.`);
}

const keep = (file: string, text: string): void => writing(file, () => writeFileSync(file, text));

const writing = (file: string, run: () => void): void =>
  orProblem(run, (reason) => `${file} cannot be written: ${reason}.`);
