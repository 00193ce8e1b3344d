/** One game between bots, with the shares of the win an adviser saw on the way, and who won in the end. */
import { winShares } from '../bots/win-shares.ts';
import { seeded } from '../core/chance.ts';
import type { GameEntry } from './find.ts';
import { type Match, playMatch } from './match.ts';

export interface ForecastWork extends Omit<Match, 'kind'> {
  readonly kind: 'forecast';
  /** One position in so many is looked at. */
  readonly sparing: number;
}

export interface Forecast {
  readonly seed: string;
  /** What was said before which move, seat by seat. */
  readonly said: readonly { readonly move: number; readonly shares: readonly number[] }[];
  readonly moves: number;
  /** What each seat won: 1, 0, or a share of it. */
  readonly wins: readonly number[];
}

export async function forecast(entry: GameEntry, work: ForecastWork): Promise<Forecast> {
  const { adviser } = entry;
  const whether = seeded(`${work.seed}/positions`);
  const said: { move: number; shares: readonly number[] }[] = [];
  let move = 0;
  const { places, moves } = await playMatch(entry, { ...work, kind: 'match' }, async (state) => {
    if (adviser && whether.draw(work.sparing) === 0) said.push({ move, shares: await adviser.shares(state) });
    move++;
  });
  return { seed: work.seed, said, moves, wins: winShares(places) };
}
