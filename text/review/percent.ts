/** Shares of the win in percent, and changes of it in points, as a language writes them. */
import type { Language } from '../languages.ts';

export function percent(language: Language, share: number, digits = 0): string {
  return new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);
}

/** Points of win chance add up to more than a hundred in a long game; nobody would understand such a percentage. */
export function points(language: Language, change: number, digits = 0): string {
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  })
    .format(100 * change)
    .replace('-', '−');
}
