/** The words of hints, and of reviews in the browser. A missing one does not compile. */
export interface AdviceWords {
  readonly hint: {
    /** On the button. */
    readonly ask: string;
    readonly title: string;
    readonly thinking: string;
    /** What kind of move is best follows. */
    readonly think: string;
    readonly more: string;
    readonly best: string;
    /** A share of the win in percent. */
    readonly chance: (percent: string) => string;
    readonly show: string;
    readonly close: string;
    readonly rated: string;
    readonly failed: string;
  };
  readonly review: {
    readonly start: string;
    readonly help: string;
    readonly working: (percent: string) => string;
    readonly stop: string;
    readonly stopped: string;
    readonly failed: string;
    readonly again: string;
    readonly chance: { readonly title: string; readonly help: string };
    readonly move: (n: number) => string;
    readonly split: string;
    readonly everybody: string;
    readonly costlyHelp: string;
    readonly more: (n: number) => string;
    readonly see: string;
    readonly bids: {
      readonly title: (n: number) => string;
      readonly help: string;
      readonly said: string;
      readonly best: string;
      readonly cost: string;
    };
  };
}
