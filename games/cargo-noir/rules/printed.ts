/** What a table may say is printed on its ports and cards, and what it may not: the rulebook knows better (rule 9.6). */
import { type Decoder, type Fault, fields, integer } from '../../../core/decode.ts';
import {
  CARDS,
  type Card,
  EDGES,
  PORTS,
  type Printed,
  type Rule,
  SINGLES,
  SPOILS,
  SURE_COSTS,
} from './tables.ts';

const MOST_COST = 100;
const MOST_POINTS = 150;

/** A value for each name, within sensible limits. */
function table<K extends string>(
  names: readonly K[],
  value: Decoder<number>,
): Decoder<Readonly<Record<K, number>>> {
  return fields(Object.fromEntries(names.map((name) => [name, value])) as { [N in K]: Decoder<number> });
}

const readable: Decoder<Printed> = fields<Printed>({
  slots: table(PORTS, integer(1, 4)),
  players: table(PORTS, integer(2, 5)),
  market: integer(1, 12),
  costs: table(CARDS, integer(1, MOST_COST)),
  points: table(CARDS, integer(0, MOST_POINTS)),
});

/** A field that a rule limits. */
interface Limit {
  readonly part: 'costs' | 'points';
  readonly card: Card;
  readonly min: number;
  readonly max: number;
  readonly rule: Rule;
}

/** Costs come first: the points of a card depend on its cost. */
function* limits({ costs }: Printed): Generator<Limit> {
  const { syndicate, ...named } = SURE_COSTS;
  for (const [card, cost] of Object.entries(named) as [Card, number][])
    yield { part: 'costs', card, min: cost, max: cost, rule: '9.1' };
  yield { part: 'costs', card: 'syndicate', min: 1, max: syndicate, rule: '9.1' };
  for (const card of EDGES) yield { part: 'points', card, min: 0, max: costs[card] - 1, rule: '8.1' };
  for (const card of SPOILS) yield { part: 'points', card, min: costs[card], max: costs[card], rule: '8.2' };
  for (const card of SINGLES)
    yield { part: 'points', card, min: costs[card] + 1, max: MOST_POINTS, rule: '8.3' };
}

/** The first field that contradicts the rulebook. */
function contradiction(printed: Printed, path: string): Fault | undefined {
  for (const { part, card, ...params } of limits(printed)) {
    const value = printed[part][card];
    if (value >= params.min && value <= params.max) continue;
    const field = `${part}.${card}`;
    const at = path === '' ? field : `${path}.${field}`;
    return { path: at, code: 'againstRule', params: { value, ...params } };
  }
  return undefined;
}

export const decodePrinted: Decoder<Printed> = {
  spec: readable.spec,
  decode(raw, path = '') {
    const decoded = readable.decode(raw, path);
    const fault = decoded.fault ?? contradiction(decoded.value, path);
    return fault ? { fault } : decoded;
  },
};
