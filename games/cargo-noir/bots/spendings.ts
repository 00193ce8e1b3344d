/** What may be given in a trade. */
import { noneOf } from '../../../core/counts.ts';
import { KINDS, TOKEN_KINDS, WILD } from '../rules/tables.ts';

/** Where these would be too many ways, a kind is given as a whole or not at all, or one of each kind. */
const MOST_WAYS = 1500;

/** Calls with everything that may be given, as counts in a list that changes from call to call. */
export function spend(
  goods: readonly number[],
  sparing: boolean,
  use: (spent: readonly number[]) => void,
): void {
  const ways = goods.reduce((product, n) => product * (n + 1), 1);
  const coarse = sparing || ways > MOST_WAYS;
  const spent = noneOf(TOKEN_KINDS);
  const from = (kind: number): void => {
    if (kind === TOKEN_KINDS) {
      use(spent);
      return;
    }
    const n = goods[kind]!;
    if (!coarse) for (let k = 1; k < n; k++) next(kind, k);
    if (n > 0 && !(sparing && n === 1 && kind < KINDS)) next(kind, n);
    next(kind, 0);
  };
  const next = (kind: number, n: number): void => {
    spent[kind] = n;
    from(kind + 1);
    spent[kind] = 0;
  };
  from(0);
  if (coarse) spendMixed(goods, spent, use);
}

/** One of each kind, from small sets only or from all; and everything. */
function spendMixed(
  goods: readonly number[],
  spent: number[],
  use: (spent: readonly number[]) => void,
): void {
  for (const wilds of goods[WILD]! > 0 ? [0, goods[WILD]!] : [0]) {
    for (let least = 1; least <= 3; least++) {
      for (let kind = 0; kind < KINDS; kind++)
        spent[kind] = goods[kind]! > 0 && goods[kind]! <= least ? 1 : 0;
      spent[WILD] = wilds;
      use(spent);
      // The largest set goes with them.
      const large = goods.indexOf(Math.max(...goods.slice(0, KINDS)));
      spent[large] = goods[large]!;
      use(spent);
    }
    for (let kind = 0; kind < KINDS; kind++) spent[kind] = Math.min(1, goods[kind]!);
    use(spent);
    for (let kind = 0; kind < KINDS; kind++) spent[kind] = goods[kind]!;
    use(spent);
  }
}
