/** How a game says no: the code, the values, and where the broken rule stands. */
import type { Refusal, Shape } from './game.ts';

type Reasons<G extends Shape> = keyof G['Reasons'] & string;

/** For each code the rule it speaks of, or all of them where several can be broken in the same way. */
export type RuleOf<R extends object, Rule extends string> = {
  readonly [C in keyof R]: Rule | readonly [Rule, ...Rule[]];
};

/** All rules a code may cite. */
export const citable = (rules: string | readonly string[]): readonly string[] =>
  typeof rules === 'string' ? [rules] : rules;

/** The refusals of a game, given the rules that belong to each code; the first one unless it is said. */
export function refuser<G extends Shape>(ruleOf: RuleOf<G['Reasons'], G['Rule']>) {
  return <C extends Reasons<G>>(code: C, params: G['Reasons'][C], rule?: G['Rule']): Refusal<G> =>
    ({ code, rule: rule ?? citable(ruleOf[code])[0], params }) as Refusal<G>;
}
