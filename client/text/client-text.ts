/** All words of the client's own pages in one language. A missing word does not compile. */
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

export type TroubleCode = 'noTable' | 'removed' | 'needsKey' | 'notHere' | 'newerRules' | 'renewed';

export interface Trouble {
  readonly title: string;
  readonly text: string;
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
    readonly moderation: string;
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
    /** Without a connection. */
    readonly offline: string;
    /** What can be done meanwhile. */
    readonly offlineHelp: string;
    readonly loading: string;
    readonly failed: string;
    readonly again: string;
    readonly close: string;
    readonly about: string;
    /** What one may do with games that are over. */
    readonly after: string;
    readonly replay: string;
    readonly luck: string;
    readonly programmers: string;
    readonly api: string;
  };
  readonly lost: {
    readonly title: string;
    readonly text: string;
    readonly lobby: string;
    readonly rules: string;
  };
  /** A page that cannot be shown: what happened, and what can be done. */
  readonly trouble: Readonly<Record<TroubleCode, Trouble>> & {
    readonly own: string;
    readonly renew: string;
    readonly watching: string;
  };
  readonly titles: Readonly<Record<Title, TitleText>>;
  readonly levels: Readonly<Record<Level, string>>;
  /** How strong a level is. */
  readonly strengths: Readonly<Record<Level, string>>;
  readonly hero: {
    /** In two lines. */
    readonly title: readonly [string, string];
    readonly lead: string;
    readonly live: (people: number, tables: number) => string;
    /** What the sea chart calls its places. */
    readonly chart: { readonly cape: string; readonly roads: string };
  };
  readonly card: {
    /** Behind "2" or "3–5": the word for so many at most. */
    readonly players: (most: number) => string;
    readonly minutes: string;
    readonly weight: string;
    readonly weightOf: (n: number) => string;
    readonly level: string;
    readonly play: string;
    readonly against: (bots: number) => string;
    /** To somebody who has played nothing yet. */
    readonly newHere: string;
    /** A guided first game, and how long it takes. */
    readonly learn: string;
    readonly learnTime: string;
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
    /** A table that is kept in this browser. */
    readonly here: string;
    /** Somebody there who has not said a name. */
    readonly player: (n: number) => string;
    readonly remove: string;
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
    /** "Mate (bot, medium)" */
    readonly bot: (level: string, strength: string) => string;
    readonly empty: string;
    readonly emptyHint: string;
    readonly optionsFailed: string;
  };
  /** Lists that show only their beginning at first. */
  readonly lists: {
    readonly all: (tables: number) => string;
    readonly fewer: string;
  };
  readonly watch: {
    readonly title: string;
    readonly count: (tables: number) => string;
    readonly empty: string;
  };
  readonly book: {
    /** Whose port, crew or warehouse a figure shows. */
    readonly you: string;
    readonly title: (game: string) => string;
    readonly books: string;
    readonly edition: string;
    readonly contents: string;
    readonly search: string;
    readonly found: (rules: number) => string;
    readonly none: string;
  };
}
