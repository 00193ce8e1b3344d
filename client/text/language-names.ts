import type { Language } from '../../text/languages.ts';

/** Each language in its own words: so whoever needs it finds it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  es: 'Español',
  ru: 'Русский',
};
