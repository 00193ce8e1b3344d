import type { Refusal } from '../../../core/game.ts';
import { refuser } from '../../../core/refuse.ts';
import { RULE_OF } from './reasons.ts';
import type { CargoNoir } from './types.ts';

export type Why = Refusal<CargoNoir> | undefined;

export const refuse = refuser<CargoNoir>(RULE_OF);
