import type { Refusal } from '../../../core/game.ts';
import { refuser } from '../../../core/refuse.ts';
import { RULE_OF } from './reasons.ts';
import type { Shanghaien } from './types.ts';

export type Why = Refusal<Shanghaien> | undefined;

export const refuse = refuser<Shanghaien>(RULE_OF);
