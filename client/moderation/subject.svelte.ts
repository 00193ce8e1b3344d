/** The person, or the line, that the reader is about to mute or to report. */

/** A line of a table's chat, by its number in this viewer's own stream. */
export interface LineSubject {
  readonly table: string;
  readonly key: string;
  readonly n: number;
  readonly text: string;
}

export interface Subject {
  readonly who: string;
  readonly name: string;
  /** None: it is about the person. */
  readonly line?: LineSubject | undefined;
}

class SubjectState {
  current = $state.raw<Subject | undefined>(undefined);
}

export const subject = new SubjectState();
