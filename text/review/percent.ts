/** Shares in percent, as a language writes them. */
import type { Language } from '../languages.ts';

interface Manner {
  readonly digits?: number;
  /** With + and −, for what was won or lost. */
  readonly signed?: boolean;
}

export function percent(
  language: Language,
  share: number,
  { digits = 0, signed = false }: Manner = {},
): string {
  return new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'negative',
  })
    .format(share)
    .replace('-', '−');
}
