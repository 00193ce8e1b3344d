/** Breaks a line between words; the rest is indented as the line itself, or further. */
export function wrap(text: string, width: number, hanging = 0): string[] {
  const indent = ' '.repeat((/^ */.exec(text)?.[0].length ?? 0) + hanging);
  const lines: string[] = [];
  let line = text.slice(0, indent.length - hanging);
  let empty = true;
  for (const word of text.trim().split(/(?<=\S) /)) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line);
      [line, empty] = [indent, true];
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line];
}
