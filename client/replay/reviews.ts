/** What a game has to tell after its end, loaded when somebody asks. */
import type { Review } from '../../core/review.ts';

const REVIEWS = import.meta.glob<{ readonly review: Review }>('../../games/*/review.ts');

export async function loadReview(game: string): Promise<Review | undefined> {
  return (await REVIEWS[`../../games/${game}/review.ts`]?.())?.review;
}
