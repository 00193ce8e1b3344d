/** What must never happen, however often a server is killed. */

export type FindingCode =
  /** Acknowledged, and not in the journal. */
  | 'lost'
  /** One command, two entries. */
  | 'twice'
  /** Refused, and in the journal all the same. */
  | 'refusedYetStored'
  /** The entry of a command is not what was asked for. */
  | 'otherEntry'
  /** The same command was answered in two ways. */
  | 'answersDiffer'
  /** A legal command was refused. */
  | 'refused'
  /** A number is missing, or came again. */
  | 'gap'
  /** A viewer was shown an older picture than before. */
  | 'wentBack'
  /** What was told is not what the server's history says. */
  | 'streamDiffers'
  /** The picture made of patches is not the picture. */
  | 'pictureDiffers'
  /** A table waits for nobody, and nothing happens. */
  | 'standsStill'
  /** The log of a finished table does not verify. */
  | 'unverified'
  /** A finished table was not settled. */
  | 'unsettled'
  /** A server ended by itself or wrote an error into its log. */
  | 'complaint';

export interface Finding {
  readonly code: FindingCode;
  /** '' where it is about no table. */
  readonly table: string;
  readonly what: string;
}

export const finding = (code: FindingCode, table: string, what: string): Finding => ({ code, table, what });
