/** The words of replays, results and of checking the luck. A missing one does not compile. */
import type { LINES as CargoNoirLines } from '../../../games/cargo-noir/review.ts';
import type { LINES as ContainerLines, Post } from '../../../games/container/review.ts';
import type { LINES as ShanghaienLines } from '../../../games/shanghaien/review.ts';
import type { LuckStep } from '../luck.ts';

export interface ChartWords {
  readonly title: string;
  readonly help: string;
}

type Charts<L> = Readonly<Record<keyof L, ChartWords>>;

export interface ReplayWords {
  readonly title: (game: string) => string;
  readonly controls: {
    readonly label: string;
    readonly first: string;
    readonly back: string;
    readonly play: string;
    readonly pause: string;
    readonly next: string;
    readonly last: string;
    readonly speed: (times: number) => string;
    readonly scrubber: string;
    readonly keys: string;
  };
  readonly start: string;
  readonly move: (n: number, of: number) => string;
  readonly moments: string;
  readonly eyes: { readonly label: string; readonly all: string };
  readonly share: string;
  readonly shared: string;
  readonly shareFailed: string;
  readonly toTable: string;
  readonly running: string;
  readonly playOn: string;
  readonly playOnHelp: string;
  readonly open: {
    readonly title: string;
    readonly text: string;
    /** Where a log comes from. */
    readonly where: string;
    readonly pick: string;
    readonly another: string;
  };
  readonly wrong: { readonly title: string; readonly file: string; readonly lobby: string };
  /** Going back in a game that is still being played. */
  readonly look: {
    readonly title: string;
    readonly now: string;
    readonly since: string;
    readonly yourTurn: string;
  };
  readonly result: {
    readonly wins: (name: string, score: string) => string;
    /** Where all the others have resigned. */
    readonly winsAlone: (name: string) => string;
    readonly shares: (names: string, score: string) => string;
    /** In the case that `wins` and `shares` need. */
    readonly scored: (points: number) => string;
    readonly stopped: string;
    readonly ahead: (score: string, name: string) => string;
    /** As many points, but the rule for ties put the other first. */
    readonly level: (name: string) => string;
    readonly rounds: (rounds: number) => string;
    readonly money: (dollars: number) => string;
    readonly replay: string;
    readonly board: string;
    readonly reckoning: string;
    readonly reckoningHelp: string;
    readonly unfold: string;
    readonly unfoldAll: string;
    readonly line: string;
    readonly total: string;
    readonly posts: Readonly<Record<Post, string>>;
  };
  readonly charts: {
    readonly round: (n: number) => string;
    readonly container: Charts<typeof ContainerLines>;
    readonly shanghaien: Charts<typeof ShanghaienLines>;
    readonly 'cargo-noir': Charts<typeof CargoNoirLines>;
  };
  readonly luck: {
    readonly title: string;
    readonly lead: string;
    readonly note: string;
    readonly checking: string;
    readonly good: string;
    /** The log alone was checked: nobody noted what the table showed before. */
    readonly fits: string;
    readonly bad: string;
    readonly byServer: string;
    readonly steps: Readonly<
      Record<LuckStep, { readonly title: (n: number) => string; readonly text: string }>
    >;
    readonly seed: string;
    readonly promise: string;
    readonly nonces: string;
    readonly none: string;
    readonly file: string;
    /** What the browser noted while the number was secret. */
    readonly noted: {
      readonly agrees: string;
      readonly differs: string;
      readonly nothing: string;
      readonly whyNothing: string;
      readonly since: (date: string) => string;
      readonly promise: string;
      readonly nonce: string;
      readonly noNonce: string;
      readonly seals: (n: number) => string;
      readonly moves: (n: number) => string;
      /** Older notes that were not kept. */
      readonly dropped: (n: number) => string;
      readonly download: string;
      /** At the table, while the game goes on. */
      readonly alarm: string;
      readonly whatToDo: string;
    };
  };
}
