/** What sentences have in common: "Buy … from player 2; prices: …". So choices get words without a game's help. */

export const GAP = '…';

/** Pieces of a sentence; `own` are those that tell it from its neighbours. */
export interface Piece {
  readonly text: string;
  readonly own: boolean;
}

/** More than these hardly change what all have in common. */
const LOOKED_AT = 24;

/** The words that stand in all of these sentences, in order, with a gap where they differ. */
export function common(sentences: readonly string[]): string[] {
  const stride = Math.max(1, Math.floor(sentences.length / LOOKED_AT));
  const some = sentences.filter((_, i) => i % stride === 0 || i === sentences.length - 1);
  const [first = '', ...rest] = some;
  return rest.reduce((shared, sentence) => meet(shared, tokens(sentence)), tokens(first));
}

/** Which words of a sentence are not in what all have in common. */
export function piecesOf(sentence: readonly string[], shared: readonly string[]): Piece[] {
  const known = new Set(pairs(sentence, shared).map(([i]) => i));
  const pieces: Piece[] = [];
  for (const [i, token] of sentence.entries()) {
    const own = token !== GAP && !known.has(i);
    const last = pieces.at(-1);
    if (last?.own === own) pieces[pieces.length - 1] = { text: joined([last.text, token]), own };
    else pieces.push({ text: token, own });
  }
  return pieces;
}

/** Words; commas are words of their own, for a list ends in different places. */
export const tokens = (sentence: string): string[] => sentence.replace(/([,;])(?= |$)/g, ' $1').split(' ');

export const joined = (words: readonly string[]): string => words.join(' ').replace(/ ([,;])/g, '$1');

function meet(a: readonly string[], b: readonly string[]): string[] {
  const met: string[] = [];
  let [fromA, fromB] = [0, 0];
  for (const [i, j] of [...pairs(a, b), [a.length, b.length] as const]) {
    if (i > fromA || j > fromB) met.push(GAP);
    const token = a[i];
    if (token !== undefined) met.push(token);
    [fromA, fromB] = [i + 1, j + 1];
  }
  return met;
}

/** The longest common subsequence, as pairs of places; gaps match nothing. */
function pairs(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const lengths = lengthsOf(a, b);
  const found: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (isSame(a[i], b[j])) found.push([i++, j++]);
    else if (at(lengths, i + 1, j) >= at(lengths, i, j + 1)) i++;
    else j++;
  }
  return found;
}

const isSame = (a: string | undefined, b: string | undefined): boolean => a === b && a !== GAP;

const at = (lengths: readonly (readonly number[])[], i: number, j: number): number => lengths[i]?.[j] ?? 0;

function lengthsOf(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--) {
    const row = lengths[i] ?? [];
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] = isSame(a[i], b[j])
        ? at(lengths, i + 1, j + 1) + 1
        : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
    }
  }
  return lengths;
}
