/** What was compared with the notes of a player, as a list in words. */
import type { Compared } from '../protocol/evidence-log.ts';
import { count, type Forms, type Language, list } from './languages.ts';

interface Names {
  readonly promise: string;
  readonly nonces: Forms;
  readonly seals: Forms;
  readonly moves: Forms;
}

export function comparedIn(language: Language, compared: Compared, names: Names): string {
  const counted = (['nonces', 'seals', 'moves'] as const).filter((what) => compared[what] > 0);
  const promise = compared.commitments > 0 ? [names.promise] : [];
  return list(language, [...promise, ...counted.map((what) => count(language, compared[what], names[what]))]);
}
