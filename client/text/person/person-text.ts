/** The words for settings and for people. */
import type { Speed } from '../../settings/comfort.svelte.ts';
import type { PushBar } from '../../settings/push.ts';

/** What people care about, of all that a server keeps for a time. */
export const KEPT_SHOWN = ['guests', 'tables', 'logs', 'sessions'] as const;
export type KeptShown = (typeof KEPT_SHOWN)[number];

interface Choice {
  readonly name: string;
  readonly help: string;
}

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
    readonly table: string;
    readonly sound: Choice;
    readonly listen: string;
    readonly speed: string;
    readonly speeds: Readonly<Record<Speed, string>>;
    readonly confirm: Choice;
    readonly alerts: string;
    readonly alertsHelp: string;
    readonly push: Choice;
    /** Why this browser cannot be told. */
    readonly pushBarred: Readonly<Record<PushBar, string>>;
    readonly mailAlerts: Choice;
    readonly mailNeeded: string;
    readonly mail: string;
    readonly mailHelp: string;
    /** Its owner has not yet said that they want mail there. */
    readonly mailWaits: string;
    /** A button beside it, and what is said when it was pressed. */
    readonly mailAgain: string;
    readonly mailSent: string;
    readonly quiet: string;
    readonly quietHelp: string;
    readonly quietFrom: string;
    readonly quietTo: string;
    readonly zone: string;
    readonly passkeys: string;
    readonly passkeysHelp: string;
    readonly passkeyAdd: string;
    readonly passkeyName: string;
    readonly passkeyRemove: (name: string) => string;
    readonly passkeyNone: string;
    readonly passkeyFailed: string;
    readonly passkeyUnnamed: string;
    readonly signInPasskey: string;
    readonly signUpPasskey: string;
    readonly changePassword: string;
    readonly changePasswordHelp: string;
    readonly currentPassword: string;
    readonly newPassword: string;
    readonly profile: string;
    readonly data: string;
    readonly export: string;
    readonly exportHelp: string;
    readonly erase: string;
    readonly eraseHelp: string;
    readonly eraseSure: string;
    readonly eraseYes: string;
    readonly eraseNo: string;
    readonly kept: {
      readonly title: string;
      readonly help: string;
      readonly what: Readonly<Record<KeptShown, string>>;
      /** How long something is kept; 0 is for ever. */
      readonly days: (n: number) => string;
      /** The link to the whole text, which is in English. */
      readonly all: string;
    };
  };
  readonly profile: {
    readonly title: string;
    readonly since: (date: string) => string;
    readonly guest: string;
    readonly bot: string;
    readonly ratings: string;
    readonly ratingsHelp: string;
    readonly ratingsNone: string;
    readonly provisional: string;
    readonly games: (n: number) => string;
    readonly results: string;
    readonly resultsNone: string;
    readonly place: (place: number, players: number) => string;
    /** In points or in money, as the game counts. */
    readonly score: (n: number) => string;
    /** What the chart shows, for those who do not see it. */
    readonly chart: (game: string, places: string) => string;
    readonly first: string;
    readonly last: string;
    readonly replay: string;
    /** A game without a server, which one has brought along. */
    readonly brought: string;
    readonly nobody: string;
    readonly nobodyHelp: string;
  };
}
