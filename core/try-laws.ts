/** Tries the laws on random games, and keeps the game that breaks one. */
import { type Chance, seeded } from './chance.ts';
import { difference } from './data.ts';
import type { Seat, Shape } from './game.ts';
import { LAWS_OF_MOMENTS, type Law, type Moment, type Trial } from './laws.ts';
import { type Log, playAgain, type Recorder, record, replay } from './log.ts';

/** A broken law and the game that shows it. */
export interface Finding {
  readonly law: Law | 'crash';
  readonly detail: string;
  readonly optionSet: string;
  readonly log: Log;
  /** After a crash, the move that the log ends before. */
  readonly attempt?: { readonly seat: Seat; readonly move: { readonly type: string } };
}

export interface TrialPlan {
  readonly games: number;
  readonly seed: number | string;
  /** All laws are tried at one moment in this many; conservation always. 1 = at every moment. */
  readonly sparing?: number;
  /** Told after each game; false stops. */
  readonly onGame?: (played: number, moves: number) => boolean | undefined;
}

/** Plays random games over all option sets and seat counts; the first broken law, or undefined. */
export function tryLaws<G extends Shape>(trial: Trial<G>, plan: TrialPlan): Finding | undefined {
  const sets = Object.keys(trial.optionSets);
  const { min, max } = trial.game.players;
  for (let g = 0; g < plan.games; g++) {
    const optionSet = sets[g % sets.length]!;
    const seats = min + (Math.floor(g / sets.length) % (max - min + 1));
    const chance = seeded(`${plan.seed}/${g}`);
    const one = { trial, optionSet, seats, chance, sparing: plan.sparing ?? 1, attempt: undefined };
    const { finding, moves } = tryOneGame(one);
    if (finding) return finding;
    if (plan.onGame?.(g + 1, moves) === false) return undefined;
  }
  return undefined;
}

interface OneGame<G extends Shape> {
  readonly trial: Trial<G>;
  readonly optionSet: string;
  readonly seats: number;
  readonly chance: Chance;
  readonly sparing: number;
  /** The move being made, for the report of a crash. */
  attempt: { seat: Seat; move: G['Move'] } | undefined;
}

function tryOneGame<G extends Shape>(one: OneGame<G>): { finding?: Finding; moves: number } {
  const { trial, optionSet, seats, chance } = one;
  const game = record(trial.game, trial.optionSets[optionSet]!, seats, { chance, blind: true });
  const found = (law: Finding['law'], detail: string): { finding: Finding; moves: number } => ({
    finding: { law, detail, optionSet, log: playAgain(trial.game, game.log).log as Log },
    moves: game.log.entries.length,
  });
  try {
    const broken = playThrough(one, game);
    if (broken) return found(...broken);
    const fault = brokenReplay(one, game);
    if (fault) return found('replay', fault);
  } catch (error) {
    const { finding, moves } = found('crash', error instanceof Error ? error.message : String(error));
    return { finding: one.attempt ? { ...finding, attempt: one.attempt } : finding, moves };
  }
  return { moves: game.log.entries.length };
}

/** Law 1: played again from its luck, and now and then from its file, a game ends in the same state. */
function brokenReplay<G extends Shape>(
  { trial, chance, sparing }: OneGame<G>,
  played: Recorder<G>,
): string | undefined {
  const { game } = trial;
  if (sparing > 1 && chance.draw(sparing) > 0) {
    const differs = difference(playAgain(game, played.log, true).state, played.state);
    return differs && `replay ends with another ${differs}`;
  }
  const { log } = playAgain(game, played.log);
  const replayed = replay(game, JSON.parse(JSON.stringify(log)) as Log<G>);
  if (replayed.fault) return JSON.stringify(replayed.fault);
  const differs = difference(replayed.state, played.state);
  return differs && `replay ends with another ${differs}`;
}

const REMEMBERED = 40;

function playThrough<G extends Shape>(one: OneGame<G>, game: Recorder<G>): [Law, string] | undefined {
  const { trial, seats, chance, sparing } = one;
  const stale: G['Move'][] = [];
  for (;;) {
    const moment = { trial, state: game.state, seats, chance, stale };
    const broken = brokenLaw(moment, sparing === 1 || chance.draw(sparing) === 0);
    if (broken) return broken;
    const acting = trial.game.toAct(game.state);
    if (acting.length === 0) return undefined;
    if (game.log.entries.length >= trial.bound)
      return ['termination', `still going after ${trial.bound} moves`];
    const seat = acting[chance.draw(acting.length)]!;
    const move = trial.game.sample(trial.game.view(game.state, seat), seat, chance);
    one.attempt = { seat, move };
    game.play(seat, move);
    one.attempt = undefined;
    stale[(game.log.entries.length - 1) % REMEMBERED] = move;
  }
}

function brokenLaw<G extends Shape>(moment: Moment<G>, thorough: boolean): [Law, string] | undefined {
  for (const [law, kept] of LAWS_OF_MOMENTS) {
    const detail = thorough || law === 'conservation' ? kept(moment) : undefined;
    if (detail !== undefined) return [law, detail];
  }
  return undefined;
}
