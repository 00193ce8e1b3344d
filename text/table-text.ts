/** Words that belong to no game: what is wrong with data and files, and what the table says. */
import type { FaultCode } from '../core/decode.ts';
import type { LogFault, LogFaultCode } from '../core/log.ts';
import type { NotedFinding } from '../protocol/evidence.ts';
import type { Compared } from '../protocol/evidence-log.ts';
import type { Checked, Finding } from '../protocol/verify.ts';
import type { Misread, MisreadCode } from './typed-items.ts';

type Counts = Pick<Checked, 'moves' | 'draws' | 'seals'>;

type FaultParams = Readonly<Record<string, string | number>>;

/** The known words stand in one list. */
type SaidMisread<M> = { readonly [K in keyof M]: M[K] extends readonly string[] ? string : M[K] };

export interface TableText {
  /** What is wrong with a field; `path` names it and is empty for the whole. */
  readonly faults: { readonly [C in FaultCode]: (path: string, params: FaultParams) => string };
  /** What is wrong with a log; the caller names file and line. */
  readonly logFaults: {
    readonly [C in LogFaultCode]: (fault: Extract<LogFault, { readonly code: C }>, say: FaultSayer) => string;
  };
  /** "line 7: …" */
  readonly atLine: (line: number, what: string) => string;
  /** "… (rule 4.3)" */
  readonly withRule: (sentence: string, rule: string) => string;
  readonly unknownGame: (game: string, known: string) => string;
  /** `known` is empty for a game with one edition. */
  readonly unknownEdition: (game: string, edition: string, known: string) => string;
  readonly unknownBot: (bot: string, known: string) => string;
  readonly badSeats: (seats: number, min: number, max: number) => string;
  readonly verify: {
    /** What does not fit; faults of the log itself have their words above. */
    readonly findings: {
      readonly [C in Exclude<Finding['code'], 'logFault'>]: (
        finding: Extract<Finding, { readonly code: C }>,
      ) => string;
    };
    /** What is not as the reader noted it. */
    readonly noted: {
      readonly [C in NotedFinding['code']]: (finding: Extract<NotedFinding, { readonly code: C }>) => string;
    };
    /** All that was compared agrees. */
    readonly agrees: (compared: Compared) => string;
    readonly notEvidence: string;
    /** Evidence is of one table, and so of one file. */
    readonly oneFile: string;
    readonly sound: (title: string, checked: Counts) => string;
    /** What the reader must compare with what was published before the game. */
    readonly promise: (table: string, commitment: string) => string;
    readonly more: (findings: number) => string;
    readonly total: (files: number, sound: number) => string;
  };
  readonly play: {
    readonly welcome: (title: string, seed: string) => string;
    /** A name for the person at the keyboard; it stands in sentences like any other name. */
    readonly you: string;
    readonly player: (n: number) => string;
    readonly turn: (name: string) => string;
    /** Asks for a number from the list, or a move in words. */
    readonly choose: (count: number) => string;
    readonly more: (count: number) => string;
    /** `example` is a move in words. */
    readonly help: (example: string) => string;
    /** `examples` are moves of several parts in short notation. */
    readonly own: (examples: string) => string;
    readonly example: (typed: string) => string;
    /** What of a move in short notation was not understood. */
    readonly misread: {
      readonly [C in MisreadCode]: (misread: SaidMisread<Extract<Misread, { readonly code: C }>>) => string;
    };
    readonly notAMove: (input: string) => string;
    readonly saved: (file: string) => string;
    readonly over: string;
    /** The score counts points or money, as the game does. */
    readonly place: (place: number, name: string, score: number) => string;
    /** A log with so many moves, of a game that is over or broke off. */
    readonly kept: (title: string, moves: number, over: boolean) => string;
    readonly goodbye: string;
  };
}

/** Says a decoder's fault in the same language. */
export type FaultSayer = (fault: { path: string; code: FaultCode; params: FaultParams }) => string;
