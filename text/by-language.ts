/** Words are loaded one language at a time; a language without a file does not compile. */
import type { PointText, PointTextOf } from './game-text.ts';
import type { Language } from './languages.ts';

/** For each language a file that exports its words under the language's own name. */
type Files<T> = { readonly [L in Language]: () => Promise<Readonly<Record<L, T>>> };

export const byLanguage =
  <T>(files: Files<T>) =>
  async <L extends Language>(language: L): Promise<T> =>
    (await files[language]())[language];

/** Who asks for a sentence has a point of this game, whose values are of the right kind. */
export const pointsByLanguage = <P extends object>(
  files: Files<PointTextOf<P>>,
): ((language: Language) => Promise<PointText>) =>
  byLanguage(files) as unknown as (language: Language) => Promise<PointText>;
