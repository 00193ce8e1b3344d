/** The languages Quayside speaks, complete or the build fails. */
export const LANGUAGES = ['en', 'de', 'fr', 'it', 'nl', 'es', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A word in the forms its language needs: Russian has one, few and many. */
export interface Forms {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

const RULES = new Map<Language, Intl.PluralRules>();

/** "1 die", "2 dice": the number and the word in the right form. */
export const count = (language: Language, n: number, forms: Forms): string =>
  `${n} ${formFor(language, n, forms)}`;

/** The word alone, where the number is written apart. */
export function formFor(language: Language, n: number, forms: Forms): string {
  const rules = RULES.get(language) ?? new Intl.PluralRules(language);
  RULES.set(language, rules);
  const form = rules.select(n);
  return forms[form as keyof Forms] ?? forms.other;
}

/** How the language writes lists and dates; our English is that of harbours and colours. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** "1, 2 and 3" as the language writes it. */
export function list(language: Language, items: readonly (string | number)[]): string {
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(items.map(String));
}

/** The language of a tag such as "de-AT" or "ru_RU.UTF-8", or undefined. */
export function languageOf(tag: string): Language | undefined {
  const language = tag.toLowerCase().slice(0, 2);
  return LANGUAGES.find((known) => known === language);
}
