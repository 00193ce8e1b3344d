/** What is said to players who are not there: by mail, and by push. Names stand as they are in every language. */
export interface AlertText {
  readonly turn: {
    readonly subject: (title: string) => string;
    /** `names` are the others at the table, as a list. */
    readonly body: (title: string, names: string) => string;
  };
  readonly over: {
    readonly subject: (title: string) => string;
    /** `place` is null where a game ended without places. */
    readonly body: (title: string, names: string, place: number | null) => string;
  };
  /** The address follows on its own line. */
  readonly toTheTable: string;
  /** At the end of every mail; the address follows. */
  readonly unsubscribe: string;
  /** The page behind that address. */
  readonly unsubscribing: PageText;
  /** To an address that was just given, perhaps by somebody else; the link stands before `otherwise`. */
  readonly confirm: { readonly subject: string; readonly body: string; readonly otherwise: string };
  /** The page behind that link, which expires. */
  readonly confirming: PageText & { readonly expired: string };
  /** To somebody who has forgotten their password, or whose name somebody else has given; the link stands before `otherwise`. */
  readonly reset: {
    readonly subject: string;
    readonly body: (name: string) => string;
    readonly otherwise: string;
  };
}

/** What a page asks, what its button says, and what it says when done or too late. */
interface PageText {
  readonly title: string;
  readonly question: string;
  readonly button: string;
  readonly done: string;
  readonly failed: string;
}
