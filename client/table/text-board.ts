/** The board in words, taken apart so that it fits any width: what stands in columns becomes a table. */

export type Block =
  /** Parts that belong together and are not torn apart; `head` begins what belongs to one player. */
  | {
      readonly type: 'line';
      readonly indent: number;
      readonly head: boolean;
      readonly parts: readonly string[];
    }
  | { readonly type: 'grid'; readonly rows: readonly (readonly string[])[] };

const RULE = /^──\s*/;
/** So many lines in columns are a table. */
const FEWEST = 3;

export function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let i = 0; i < lines.length; ) {
    const length = columnsFrom(lines, i);
    if (length >= FEWEST) {
      blocks.push({ type: 'grid', rows: cells(lines.slice(i, i + length)) });
      i += length;
    } else blocks.push(lineOf(lines[i++] ?? ''));
  }
  return blocks;
}

const lineOf = (line: string): Block => ({
  type: 'line',
  indent: line.length - line.trimStart().length,
  head: RULE.test(line),
  parts: line.trim().replace(RULE, '').split(/ {2,}/),
});

/** How many lines from here on stand in columns: they have wide gaps and are no lists of "name: value". */
function columnsFrom(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && isColumns(lines[end] ?? '')) end++;
  return end - from;
}

const isColumns = (line: string): boolean => / {2,}\S/.test(line) && !line.includes(':') && !RULE.test(line);

/** Cut where for two places no line has anything: there a column ends. */
function cells(lines: readonly string[]): string[][] {
  const width = Math.max(...lines.map(({ length }) => length));
  const isGap = (x: number): boolean => lines.every((line) => (line[x] ?? ' ') === ' ');
  const cuts: number[] = [0];
  for (let x = 2; x < width; x++) if (isGap(x - 2) && isGap(x - 1) && !isGap(x)) cuts.push(x);
  return lines.map((line) => cuts.map((cut, i) => line.slice(cut, cuts[i + 1]).trim()));
}
