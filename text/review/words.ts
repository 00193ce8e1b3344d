/** What a review of a game says, in the terminal and in the browser. A missing word does not compile. */
export interface ReviewWords {
  readonly title: string;
  /** So many decisions have been looked at. */
  readonly looked: (decisions: number) => string;
  /** What luck and decisions are counted in. */
  readonly inPoints: string;
  readonly player: string;
  readonly accuracy: string;
  /** How a seat came from an even game to its end. */
  readonly luck: string;
  readonly own: string;
  readonly others: string;
  readonly end: string;
  readonly costly: string;
  readonly noneCostly: string;
  readonly move: (n: number, name: string) => string;
  readonly made: string;
  readonly better: string;
  /** Two shares of the win, in percent. */
  readonly instead: (best: string, worth: string) => string;
  readonly marks: { readonly doubtful: string; readonly bad: string; readonly veryBad: string };
  readonly refusals: {
    readonly noMoves: string;
    readonly otherGame: string;
    readonly broken: string;
    readonly noAdviser: string;
  };
}
