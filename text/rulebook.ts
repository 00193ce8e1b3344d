/** A rulebook as chapters of numbered rules, in one edition or with all of them. */
import { type GameText, type Paragraph, paragraphIn, type RuleTable } from './game-text.ts';

export interface Rule {
  /** "4.3" */
  readonly number: string;
  readonly text: string;
  readonly tables: readonly RuleTable[];
}

export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export type BookText = Pick<GameText, 'chapters' | 'rules' | 'editions'>;

/** Without an edition, a rule says what each edition says, with its name. Chapters without a rule are left out. */
export function chaptersOf(
  text: BookText,
  edition: string | undefined,
  tables: readonly RuleTable[] = [],
): Chapter[] {
  const rules = Object.entries<Paragraph>(text.rules).flatMap(([number, paragraph]) => {
    const said = edition === undefined ? inAll(paragraph, text) : paragraphIn(paragraph, edition);
    return said === undefined
      ? []
      : [{ number, text: said, tables: tables.filter(({ rule }) => rule === number) }];
  });
  return Object.entries(text.chapters)
    .map(([number, title]) => ({
      number,
      title,
      rules: rules.filter((rule) => rule.number.startsWith(`${number}.`)),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}

function inAll(paragraph: Paragraph, { editions = {} }: BookText): string {
  if (typeof paragraph === 'string') return paragraph;
  return Object.entries(paragraph)
    .map(([edition, said]) => `(${editions[edition] ?? edition}) ${said}`)
    .join('\n\n');
}

/**
 * The first of the wished editions that the game has, or else its first edition; but if that lacks the rule or
 * chapter that is looked for, the first edition with it.
 */
export function editionFor(
  { rules, editions = {} }: Omit<BookText, 'chapters'>,
  wishes: readonly (string | null)[],
  sought = '',
): string | undefined {
  const known = Object.keys(editions);
  const wished = wishes.find((wish) => wish !== null && known.includes(wish)) ?? known[0];
  const has = (edition: string): boolean =>
    Object.entries<Paragraph>(rules).some(
      ([number, paragraph]) =>
        `${number}.`.startsWith(`${sought}.`) && paragraphIn(paragraph, edition) !== undefined,
    );
  if (sought === '' || wished === undefined || has(wished)) return wished;
  return known.find(has) ?? wished;
}

/** Of each column of a table, whether it holds nothing but numbers; those stand to the right. */
export const numberColumns = ({ head, rows }: RuleTable): boolean[] =>
  head.map((_, column) => rows.every((row) => /^[$+−–/\s\d*?]*$/.test(row[column] ?? '')));
