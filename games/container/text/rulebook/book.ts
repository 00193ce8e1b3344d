/** What the rulebook of Container has in every language. */
import type { GameText } from '../../../../text/game-text.ts';
import type { Edition, Rule } from '../../rules/tables.ts';
import type { Container, Options } from '../../rules/types.ts';

/** One text for both editions, or one for each that has the paragraph. */
type EditionParagraph = string | Partial<Readonly<Record<Edition, string>>>;

export interface ContainerBook extends Pick<GameText<Container>, 'chapters' | 'tables'> {
  readonly rules: { readonly [R in Rule]: EditionParagraph };
  readonly editions: Readonly<Record<Edition, string>>;
  readonly editionOf: (options: Options) => Edition;
}

export const editionOf = ({ edition }: Options): Edition => edition;
