/** How a game says no: the code, the values, and where the broken rule stands. */
import type { Refusal, Shape } from './game.ts';

type Reasons<G extends Shape> = keyof G['Reasons'] & string;

/** The refusals of a game, given the rule that belongs to each code. */
export function refuser<G extends Shape>(ruleOf: { readonly [C in Reasons<G>]: G['Rule'] }) {
  return <C extends Reasons<G>>(code: C, params: G['Reasons'][C]): Refusal<G> =>
    ({ code, rule: ruleOf[code], params }) as Refusal<G>;
}
