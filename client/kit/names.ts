import { bare, isolated } from '../../text/isolate.ts';

/** Players of one name are told apart by a number at the end, which is not to be cut off. */
export function parted(name: string): { readonly stem: string; readonly number: string } {
  const end = name.search(/\s\d+$/);
  return end < 0 ? { stem: name, number: '' } : { stem: name.slice(0, end), number: name.slice(end) };
}

/** With so many letters at most. */
export function shortened(name: string, most: number): string {
  const { stem, number } = parted(bare(name));
  if (stem.length + number.length <= most) return name;
  return `${isolated(`${stem.slice(0, Math.max(1, most - 1 - number.length))}…`)}${number}`;
}
