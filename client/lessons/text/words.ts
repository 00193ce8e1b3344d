/** What the coach of a guided first game says about the lessons themselves. */
export interface CoachWords {
  readonly coach: string;
  readonly progress: (read: number, of: number) => string;
  readonly read: string;
  readonly skip: string;
  /** While there is nothing new. */
  readonly quiet: string;
}
