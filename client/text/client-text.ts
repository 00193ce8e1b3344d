/** All words of the client's own pages in one language. A missing word does not compile. */
import type { Absence, Visibility } from '../../protocol/commands.ts';
import type { Theme } from '../app.svelte.ts';
import type { Level, Title } from '../lobby/fleet.ts';

export interface TitleText {
  readonly name: string;
  /** Which one, where a name is not enough; or ''. */
  readonly edition: string;
  /** What its picture shows. */
  readonly scene: string;
  readonly blurb: string;
}

interface Choice {
  readonly name: string;
  readonly help: string;
}

export interface ClientText {
  readonly shell: {
    readonly skip: string;
    readonly home: string;
    readonly nav: string;
    readonly play: string;
    readonly tables: string;
    readonly watch: string;
    readonly rules: string;
    readonly settings: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: Readonly<Record<Theme, string>>;
    readonly guest: string;
    readonly newcomer: string;
    readonly keepName: string;
    readonly reconnecting: string;
    /** What is safe meanwhile. */
    readonly stored: string;
    readonly unreachable: string;
    readonly loading: string;
    readonly failed: string;
    readonly again: string;
    readonly close: string;
    readonly about: string;
    readonly programmers: string;
    readonly api: string;
  };
  readonly lost: {
    readonly title: string;
    readonly text: string;
    readonly lobby: string;
    readonly rules: string;
  };
  readonly titles: Readonly<Record<Title, TitleText>>;
  readonly levels: Readonly<Record<Level, string>>;
  readonly hero: {
    /** In two lines. */
    readonly title: readonly [string, string];
    readonly lead: string;
    readonly live: (people: number, tables: number) => string;
  };
  readonly card: {
    readonly players: string;
    readonly minutes: string;
    readonly weight: string;
    readonly weightOf: (n: number) => string;
    readonly level: string;
    readonly play: string;
    readonly against: (bots: number) => string;
  };
  readonly clock: {
    readonly untimed: string;
    /** In seconds a turn. */
    readonly live: (turn: number) => string;
    readonly correspondence: (hours: number) => string;
  };
  readonly mine: {
    readonly title: string;
    readonly waiting: (tables: number) => string;
    readonly yourTurn: string;
    readonly youAreAsked: string;
    readonly waitingFor: (names: string) => string;
    readonly gathering: (free: number) => string;
    readonly over: string;
    readonly place: (place: number) => string;
    readonly play: string;
    readonly look: string;
    readonly you: string;
    readonly empty: string;
  };
  readonly open: {
    readonly title: string;
    readonly live: string;
    readonly button: string;
    readonly sit: string;
    readonly free: (seats: number) => string;
    readonly freeSeat: string;
    readonly rated: string;
    readonly bot: (level: string) => string;
    readonly empty: string;
    readonly emptyHint: string;
  };
  readonly watch: {
    readonly title: string;
    readonly count: (tables: number) => string;
    readonly empty: string;
  };
  readonly plan: {
    readonly title: string;
    readonly game: string;
    readonly options: string;
    /** Beside an option whose many values are printed on the material. */
    readonly asPrinted: string;
    readonly on: string;
    readonly off: string;
    readonly seats: string;
    readonly seat: (n: number) => string;
    readonly seatFree: string;
    readonly clock: string;
    readonly clockHelp: string;
    readonly absence: string;
    readonly absences: Readonly<Record<Absence, Choice>>;
    readonly visibility: string;
    readonly visibilities: Readonly<Record<Visibility, Choice>>;
    readonly rated: Choice;
    readonly startWhenFull: Choice;
    readonly submit: string;
  };
  readonly invite: {
    readonly title: string;
    readonly text: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly go: string;
  };
  readonly book: {
    readonly title: (game: string) => string;
    readonly books: string;
    readonly contents: string;
    readonly search: string;
    readonly found: (rules: number) => string;
    readonly none: string;
  };
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
