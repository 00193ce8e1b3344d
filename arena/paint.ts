/** A little colour, where the terminal shows it. Nothing is told by colour alone. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  /** What happened. */
  news(text: string): string;
  /** What was refused. */
  warning(text: string): string;
}

const plain = (text: string): string => text;

const code =
  (on: number, off: number) =>
  (text: string): string =>
    text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`;

export function paint(colored: boolean): Paint {
  if (!colored) return { bold: plain, dim: plain, news: plain, warning: plain };
  return { bold: code(1, 22), dim: code(2, 22), news: code(36, 39), warning: code(33, 39) };
}
