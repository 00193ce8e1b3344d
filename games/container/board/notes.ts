/** An amount in bank notes, the largest first; at most five are shown, as a hand cannot fan more. */
const NOTES = [20, 10, 5, 2, 1] as const;
const MOST = 5;

export function notesFor(amount: number): number[] {
  const notes: number[] = [];
  let left = amount;
  for (const note of NOTES) {
    for (; left >= note && notes.length < MOST; left -= note) notes.push(note);
  }
  return notes;
}
