/** The words of the table page. A missing one does not compile. Names stand as they are, never inflected. */
import type { Units } from '../clock.ts';

export interface TableWords {
  readonly units: Units;
  readonly page: {
    readonly loading: string;
    readonly unknownGame: string;
    readonly rules: string;
    readonly invite: string;
    readonly copied: string;
    readonly textBoard: string;
    readonly drawnBoard: string;
    readonly board: string;
  };
  readonly prompt: {
    /** Without a full stop, as is the next: what is wanted may follow. */
    readonly yourTurn: string;
    /** In the turn of somebody else. */
    readonly asked: string;
    readonly wanted: (turn: string, kind: string) => string;
    readonly choose: string;
    readonly waiting: (names: string) => string;
    readonly open: (free: number) => string;
    readonly full: string;
    readonly over: string;
    readonly stopped: string;
  };
  readonly seats: {
    readonly title: string;
    readonly seat: (number: number) => string;
    readonly free: string;
    readonly sit: string;
    readonly leave: string;
    readonly addBot: string;
    readonly sendAway: (name: string) => string;
    readonly start: string;
    readonly you: string;
    readonly bot: string;
    readonly standIn: string;
    readonly resigned: string;
    readonly toMove: string;
    /** Follows the name of a player whose part of the board one can ask for. */
    readonly show: string;
    readonly watching: string;
    readonly timeLeft: string;
  };
  readonly bar: {
    readonly actions: string;
    readonly looking: string;
    readonly notNow: string;
    readonly draft: string;
    readonly ok: string;
    readonly back: string;
    readonly sending: string;
    readonly suggestion: string;
    readonly another: string;
    readonly without: (what: string) => string;
    readonly ways: (count: number) => string;
    readonly more: (count: number) => string;
    readonly someOnly: string;
    /** Beside a drawn board, where one need not. */
    readonly list: string;
    readonly rule: (number: string) => string;
  };
  readonly menu: {
    /** `what` is what one did, as a sentence. */
    readonly takeBack: (what: string) => string;
    /** So many moves of others would go too. */
    readonly askTakeBack: (what: string, after: number) => string;
    readonly proposeEnd: string;
    readonly endSure: string;
    readonly endHelp: string;
    readonly resign: string;
    readonly resignSure: string;
    readonly cancel: string;
  };
  readonly proposal: {
    readonly takeBack: (name: string, moves: number) => string;
    readonly end: (name: string) => string;
    readonly agreed: (names: string) => string;
    readonly yes: string;
    readonly no: string;
    readonly withdraw: string;
  };
  readonly gone: { readonly botPlays: string; readonly comeBack: string; readonly onItsWay: string };
  readonly log: {
    readonly title: string;
    readonly since: string;
    readonly empty: string;
    readonly opened: string;
    readonly seatTaken: (number: number) => string;
    readonly seatFree: (number: number) => string;
    readonly swapped: (a: number, b: number) => string;
    readonly started: string;
    readonly byClock: (name: string) => string;
    readonly sealed: (name: string) => string;
    readonly takenBack: (name: string, moves: number) => string;
    /** Beneath a move that is gone. */
    readonly undone: string;
    readonly saidYes: (name: string) => string;
    readonly saidNo: (name: string) => string;
    readonly withdrawn: (name: string) => string;
    readonly resigned: (name: string) => string;
    readonly timeOver: (name: string) => string;
    readonly absent: (name: string) => string;
    readonly returned: (name: string) => string;
    readonly rematch: string;
  };
  readonly chat: {
    readonly title: string;
    readonly say: string;
    readonly send: string;
    readonly empty: string;
    /** Instead of the field to write in, for those who only watched. */
    readonly ofPlayers: string;
  };
  readonly over: {
    readonly title: string;
    readonly place: (place: number) => string;
    readonly points: (points: number) => string;
    readonly download: string;
    readonly rematch: string;
    readonly toRematch: string;
  };
}
