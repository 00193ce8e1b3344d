/** The words for settings and for people. */
export interface PersonText {
  readonly settings: {
    readonly title: string;
    readonly name: string;
    readonly nameHelp: string;
    readonly save: string;
    readonly saved: string;
    readonly language: string;
    readonly look: string;
    readonly account: string;
    readonly asGuest: string;
    readonly asPerson: (name: string) => string;
    readonly keep: string;
    readonly keepHelp: string;
    readonly password: string;
    readonly signUp: string;
    readonly signIn: string;
    readonly signInHelp: string;
    readonly signOut: string;
    readonly data: string;
    readonly export: string;
    readonly exportHelp: string;
    readonly erase: string;
    readonly eraseHelp: string;
    readonly eraseSure: string;
    readonly eraseYes: string;
    readonly eraseNo: string;
  };
}
