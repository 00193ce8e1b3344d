/** Rules of earlier versions. A game that was begun with them is played to its end with them. */
import type { Game, Shape } from './game.ts';

/** The rules of one version, and a way to read its views with today's boards, words and bots. */
export interface Rules<G extends Shape = Shape> {
  readonly game: Game;
  /** A view of that version, with the fields that were added since. */
  readonly today: (view: Shape['View']) => G['View'];
}

export interface FrozenRules<G extends Shape = Shape> extends Pick<Rules<G>, 'today'> {
  load(): Promise<Game>;
}

/** By version. */
export type Frozen<G extends Shape = Shape> = Readonly<Record<number, FrozenRules<G>>>;

/** The rules of a version; undefined if it was never released. */
export async function rulesAt(newest: Game, frozen: Frozen, version: number): Promise<Rules | undefined> {
  if (version === newest.version) return { game: newest, today: (view) => view };
  const kept = Object.hasOwn(frozen, version) ? frozen[version] : undefined;
  return kept && { game: await kept.load(), today: kept.today };
}
