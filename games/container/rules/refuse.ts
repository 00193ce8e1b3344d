import type { Refusal } from '../../../core/game.ts';
import { refuser } from '../../../core/refuse.ts';
import { RULE_OF } from './reasons.ts';
import type { Container } from './types.ts';

export type Why = Refusal<Container> | undefined;

export const refuse = refuser<Container>(RULE_OF);
