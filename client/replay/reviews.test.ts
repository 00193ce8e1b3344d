import { describe, expect, test } from 'vitest';
import { seeded } from '../../core/chance.ts';
import type { Game, Outcome, Shape } from '../../core/game.ts';
import { type Log, record } from '../../core/log.ts';
import type { Review } from '../../core/review.ts';
import { review as cargoNoir } from '../../games/cargo-noir/review.ts';
import { review as container } from '../../games/container/review.ts';
import { GAMES } from '../../games/index.ts';
import { review as shanghaien } from '../../games/shanghaien/review.ts';
import { type Frame, framesOfLog, seenBy } from './film.ts';

function played(id: string, luck: number) {
  const { game, trial } = GAMES[id]!;
  const [options] = Object.values(trial.optionSets);
  const chance = seeded(`${id} ${luck}`);
  const recorder = record(game, options as object, game.players.max, { chance });
  while (!game.outcome(recorder.state)) {
    const seat = game.toAct(recorder.state)[0]!;
    recorder.play(seat, game.sample(game.view(recorder.state, seat), seat, chance));
  }
  return { game, log: recorder.log, outcome: game.outcome(recorder.state) as Outcome };
}

function framesIn(game: Game, log: Log): readonly Frame[] {
  const { frames, fault } = framesOfLog(game, log) as { frames?: readonly Frame[]; fault?: object };
  expect(fault).toBeUndefined();
  return frames!;
}

const eventsOf = (frame: Frame | undefined) => (frame?.happening.events ?? []) as Shape['Event'][];

const REVIEWS = { container, shanghaien, 'cargo-noir': cargoNoir };

describe.each(Object.entries(REVIEWS))('%s', (id, own) => {
  const review = own as unknown as Review;

  test('the lines of the reckoning add up to the result', () => {
    const { game, log, outcome } = played(id, 1);
    const last = framesIn(game, log).at(-1)!;
    const rows = review.reckoning(eventsOf(last), last.view);
    expect(rows.length).toBeGreaterThan(0);
    const sums = outcome.scores.map((_, seat) =>
      rows.reduce((sum, { cells }) => sum + (cells[seat] ?? 0), 0),
    );
    expect(sums).toEqual(outcome.scores);
  });

  test('rounds go up, every line has a value, and there are moments', () => {
    const { game, log } = played(id, 2);
    const frames = framesIn(game, log);
    const rounds = frames.map(({ view }) => review.round(view));
    expect(rounds[0]).toBe(1);
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
    for (const line of Object.values(review.lines))
      for (const { view } of frames) expect(line(view, 0)).toEqual(expect.any(Number));
    const events = frames.flatMap(eventsOf);
    expect(events.some((event) => review.isMoment(event))).toBe(true);
  });

  test('a film has a frame for every move, and a seat sees what it saw', () => {
    const { game, log } = played(id, 3);
    const frames = framesIn(game, log);
    expect(frames).toHaveLength(log.entries.length + 1);
    const frame = frames[5]!;
    expect(seenBy(game, frame, 1).view).toEqual(game.view(frame.view, 1));
    expect(seenBy(game, frame, 'all').view).toBe(frame.view);
  });
});
