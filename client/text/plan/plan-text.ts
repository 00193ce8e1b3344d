/** The words for opening a table, here or on the server. */
import type { Absence, Visibility } from '../../../protocol/commands.ts';

/** Where a table stands. */
export const WHERE = ['server', 'device'] as const;
export type Where = (typeof WHERE)[number];

interface Choice {
  readonly name: string;
  readonly help: string;
}

export interface PlanText {
  readonly plan: {
    readonly title: string;
    readonly game: string;
    readonly options: string;
    /** Beside an option whose many values are printed on the material. */
    readonly asPrinted: string;
    readonly changed: string;
    readonly asPrintedAgain: string;
    /** Why an option is not offered: "Edition: 2007" stands in its way. */
    readonly notWith: (other: string) => string;
    readonly where: string;
    readonly places: Readonly<Record<Where, Choice>>;
    readonly playerName: (n: number) => string;
    readonly seatPerson: string;
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
    readonly submitHere: string;
  };
  readonly invite: {
    readonly title: string;
    readonly text: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly go: string;
    /** Under the QR code. */
    readonly scan: string;
  };
  /** People who take turns at one screen. */
  readonly here: {
    readonly turn: (name: string) => string;
    readonly handOver: string;
    readonly ready: (name: string) => string;
  };
}
