/** Somebody as everybody may know them. */
export interface Rating {
  readonly game: string;
  readonly games: number;
  readonly rating: number;
  /** How far off it may be. */
  readonly plusMinus: number;
  readonly provisional: boolean;
}

export interface Result {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly seat: number;
  readonly place: number;
  readonly score: number;
  readonly players: number;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'person' | 'bot';
  readonly created: number;
  readonly ratings: readonly Rating[];
  readonly results: readonly Result[];
}

/** How many games a line looks back on. */
const WINDOW = 5;

export interface Course {
  readonly game: string;
  /** Oldest first: 1 for the first place, 0 for the last. */
  readonly success: readonly number[];
  /** The mean of the latest few, game by game. */
  readonly trend: readonly number[];
  readonly places: readonly number[];
}

/** How it went in each game, the most played first. */
export function coursesOf(results: readonly Result[]): Course[] {
  const games = [...new Set(results.map(({ game }) => game))];
  return games
    .map((game) =>
      courseOf(
        game,
        results.filter((result) => result.game === game).toSorted((a, b) => a.at - b.at),
      ),
    )
    .toSorted((a, b) => b.places.length - a.places.length);
}

function courseOf(game: string, results: readonly Result[]): Course {
  const success = results.map(({ place, players }) => (players < 2 ? 1 : (players - place) / (players - 1)));
  const trend = success.map((_, i) => mean(success.slice(Math.max(0, i + 1 - WINDOW), i + 1)));
  return { game, success, trend, places: results.map(({ place }) => place) };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
