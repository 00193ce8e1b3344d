/** The words for what opens an account: forgotten passwords, sessions, bots and their tokens. */
export interface AccessText {
  readonly forgotten: {
    /** Beside the form that signs in. */
    readonly link: string;
    readonly title: string;
    readonly help: string;
    readonly who: string;
    readonly send: string;
    /** The same whether there is such an account or not. */
    readonly sent: string;
    /** Where this server sends no mail. */
    readonly off: string;
  };
  readonly reset: {
    readonly title: string;
    readonly help: (name: string) => string;
    readonly submit: string;
    readonly doneTitle: string;
    readonly done: (name: string) => string;
    /** Where a link is not whole or no longer good, with the way to a new one. */
    readonly badTitle: string;
    readonly badHelp: string;
    readonly again: string;
  };
  readonly proof: {
    readonly title: string;
    readonly help: string;
    readonly confirm: string;
    readonly passkey: string;
    readonly cancel: string;
  };
  /** After a password was changed. */
  readonly after: {
    readonly signedOut: string;
    readonly tokens: (n: number) => string;
    readonly endTokens: string;
    readonly tokensEnded: string;
    readonly passkeys: string;
  };
  /** Instead of the current password. */
  readonly passwordUnknown: string;
  readonly sessions: {
    readonly title: string;
    readonly help: string;
    readonly on: (browser: string, os: string) => string;
    readonly unknown: string;
    readonly current: string;
    readonly begun: (date: string) => string;
    readonly seen: (when: string) => string;
    readonly end: string;
    readonly endNamed: (what: string) => string;
    readonly endOthers: string;
    readonly ended: string;
  };
  readonly bots: {
    readonly title: string;
    readonly help: string;
    readonly manual: string;
    readonly none: string;
    readonly name: string;
    readonly make: string;
    readonly token: (name: string) => string;
    readonly tokenHelp: string;
    readonly copy: string;
    readonly copied: string;
    readonly kept: string;
    readonly made: (date: string) => string;
    readonly used: (when: string) => string;
    readonly unused: string;
    readonly revoke: string;
    readonly revokeNamed: (name: string) => string;
    readonly revokeSure: (name: string) => string;
    readonly revokeYes: string;
    readonly revokeNo: string;
  };
  /** Where this server sends no mail, an address is of no use. */
  readonly mailOff: string;
}
