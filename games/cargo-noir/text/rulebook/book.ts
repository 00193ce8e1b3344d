/** What the rulebook of Cargo Noir has in every language. */
import type { GameText } from '../../../../text/game-text.ts';
import type { CargoNoir } from '../../rules/types.ts';
import type { PrintedWords } from './printed.ts';

export interface CargoBook extends Pick<GameText<CargoNoir>, 'chapters' | 'rules'> {
  readonly printed: PrintedWords;
}
