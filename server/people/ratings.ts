/**
 * How strong somebody is, by the Plackett–Luce model of openskill: a mean and how unsure we are of it, moved by
 * every game's places.
 *
 * What people see is 1500 + 30 · (mu − 25). Thirty, because the model lets the better of two well-known players win
 * with odds of e^(d/5.9) for a difference of d, and Elo's with e^(points/174): 174 / 5.9 = 30, so a point here is about
 * a point of Elo. Beside it stands how far off it may be, two standard deviations: 500 for who has never played.
 */
import { rate } from 'openskill';
import type { Rating } from '../store/people-store.ts';
import type { NewRating } from '../store/store.ts';

const FIRST = { mu: 25, sigma: 25 / 3 } as const;
const POINTS = 30;
/** Reached after about a dozen games of two, or twenty of four. */
const SETTLED_SIGMA = 6;

export interface Placed {
  /** An account, or 'bot:<level>' for a bot. */
  readonly who: string;
  /** 1 is best; equal places are ties. */
  readonly place: number;
}

/** The ratings of all who played after this game; `current` may miss those who never played it before. */
export function newRatings(
  game: string,
  results: readonly Placed[],
  current: readonly NewRating[],
): NewRating[] {
  const known = new Map(current.filter((r) => r.game === game).map((r) => [r.who, r]));
  const before = results.map(({ who }) => {
    const { mu, sigma } = known.get(who) ?? FIRST;
    return [{ mu, sigma }];
  });
  const after = rate(before, { rank: results.map(({ place }) => place) });
  const everybody = [...new Set(results.map(({ who }) => who))];
  return everybody.map((who) => ({
    who,
    game,
    ...together(after.flat().filter((_, i) => results[i]?.who === who)),
  }));
}

/** A level of bots may have taken several seats; they are one player who did as well as they did on average. */
function together(ratings: readonly { readonly mu: number; readonly sigma: number }[]) {
  const mean = (of: 'mu' | 'sigma'): number => ratings.reduce((sum, r) => sum + r[of], 0) / ratings.length;
  return { mu: mean('mu'), sigma: mean('sigma') };
}

export interface ShownRating {
  readonly rating: number;
  readonly plusMinus: number;
  /** Too early to say much. */
  readonly provisional: boolean;
}

export function shown({ mu, sigma }: Pick<Rating, 'mu' | 'sigma'>): ShownRating {
  return {
    rating: Math.round(1500 + POINTS * (mu - FIRST.mu)),
    plusMinus: Math.round(2 * POINTS * sigma),
    provisional: sigma > SETTLED_SIGMA,
  };
}
