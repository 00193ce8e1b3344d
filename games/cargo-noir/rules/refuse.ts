/** Says no: the code, where the rule stands, and the values. */
import type { Refusal } from '../../../core/game.ts';
import { type Reasons, RULE_OF } from './reasons.ts';
import type { CargoNoir } from './types.ts';

export type Why = Refusal<CargoNoir> | undefined;

export function refuse<C extends keyof Reasons>(code: C, params: Reasons[C]): Refusal<CargoNoir> {
  return { code, rule: RULE_OF[code], params } as Refusal<CargoNoir>;
}
