/** How costly a decision must be to deserve a mark. */
export const MARKS = ['doubtful', 'bad', 'veryBad'] as const;
export type Mark = (typeof MARKS)[number];

/** Shares of the win, as backgammon players have them. */
export const MARKED_FROM: Readonly<Record<Mark, number>> = { doubtful: 0.03, bad: 0.06, veryBad: 0.12 };

export function markOf(loss: number): Mark | null {
  return MARKS.findLast((mark) => loss >= MARKED_FROM[mark]) ?? null;
}
