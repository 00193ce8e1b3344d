/** Chapter 6: the stronger crew throws its own people out and takes the weaker one's. */
import type { Outcome, Seat } from '../../../core/game.ts';
import { held, strength } from './hand.ts';
import { NATIONS, type Nation, TRICKS } from './tables.ts';
import type { Emit, NationScore, View } from './types.ts';

/** Points of one nation and who gets them (rules 6.2–6.4). */
export function nationPoints(mine: number, theirs: number): { to: Seat | null; points: number } {
  if (mine === theirs) return { to: null, points: 0 };
  const to = mine > theirs ? 0 : 1;
  const weaker = Math.min(mine, theirs);
  return { to, points: weaker === 0 ? Math.max(mine, theirs) : weaker };
}

export function scoreNation(view: View, nation: Nation): NationScore {
  const index = NATIONS.indexOf(nation);
  const strengths = [strength(view, 0, index), strength(view, 1, index)] as const;
  return { nation, strengths, ...nationPoints(...strengths) };
}

/** One point for each trick card never played (rules 6.5, 10.6, 11.3). */
export function trickPoints(view: View, seat: Seat): number {
  let points = 0;
  for (let trick = 0; trick < TRICKS.length; trick++) points += view.hands[seat * TRICKS.length + trick]!;
  return view.options.captainScores ? points : points - held(view, seat, 'captain');
}

/** Points as if the game ended now. */
export function scores(view: View): [number, number] {
  const points: [number, number] = [trickPoints(view, 0), trickPoints(view, 1)];
  for (let nation = 0; nation < NATIONS.length; nation++) {
    const won = nationPoints(strength(view, 0, nation), strength(view, 1, nation));
    if (won.to !== null) points[won.to as 0 | 1] += won.points;
  }
  return points;
}

/** Who is ahead: above 0 seat 0, below 0 seat 1 (rules 6.6, 11.2). */
function lead(view: View, [mine, theirs]: [number, number]): number {
  if (mine !== theirs || view.options.tie === 'shared') return mine - theirs;
  const won = (seat: Seat): number =>
    NATIONS.filter((nation) => scoreNation(view, nation).to === seat).length;
  return won(0) - won(1);
}

export function result(view: View): Outcome {
  const points = scores(view);
  const ahead = lead(view, points);
  return { scores: points, places: [ahead >= 0 ? 1 : 2, ahead <= 0 ? 1 : 2] };
}

export function announceScores(view: View, emit: Emit): void {
  for (const nation of NATIONS) {
    const line = scoreNation(view, nation);
    if (line.strengths[0] > 0 || line.strengths[1] > 0) emit({ type: 'scored', ...line });
  }
  for (const seat of [0, 1]) emit({ type: 'tricksScored', seat, points: trickPoints(view, seat) });
  emit({ type: 'ended', ...result(view) });
}
