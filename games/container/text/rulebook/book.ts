/** What the rulebook of Container has in every language. */
import type { GameText, RuleTable } from '../../../../text/game-text.ts';
import { EXAMPLE } from '../../rules/example.ts';
import {
  COLOURS,
  type Edition,
  FULL_SET_WORTH,
  IN_HARBOUR_AT_END,
  KINDS,
  LOAN_AT_END,
  ON_SHIP_AT_END,
  type Rule,
  SUPPLIES,
  WORTHS,
} from '../../rules/tables.ts';
import type { Container, Options } from '../../rules/types.ts';

/** A text for both editions, or a text for each edition that has the paragraph. */
type EditionParagraph = string | Partial<Readonly<Record<Edition, string>>>;

export interface ContainerBook {
  readonly chapters: GameText<Container>['chapters'];
  readonly rules: { readonly [R in Rule]: EditionParagraph };
  readonly editions: Readonly<Record<Edition, string>>;
  readonly editionOf: (options: Options) => Edition;
  readonly tables: (options: Options) => readonly RuleTable[];
}

export const editionOf = ({ edition }: Options): Edition => edition;

/** What an action is called, what it does, and what it costs. */
type ActionWords = readonly [name: string, does: string, costs: string];

export interface TableWords {
  readonly money: (amount: number) => string;
  /** Rule 2.1. */
  readonly players: string;
  readonly containers: string;
  readonly machines: string;
  readonly warehouses: string;
  /** Rule 3.4. */
  readonly action: string;
  readonly once: string;
  readonly cost: string;
  readonly chapter: string;
  readonly build: ActionWords;
  readonly buy: ActionWords;
  readonly produce: ActionWords;
  readonly sail: ActionWords;
  readonly call: ActionWords;
  /** Rule 12.8. */
  readonly what: string;
  readonly number: string;
  readonly each: string;
  readonly sum: string;
  readonly discarded: string;
  readonly harbour: string;
  readonly ship: string;
  readonly cash: string;
  readonly loan: string;
  readonly total: string;
  /** In the order of COLOURS. */
  readonly colours: readonly string[];
}

export const tablesWith =
  (words: TableWords) =>
  ({ edition }: Options): readonly RuleTable[] => [
    supplies(words, edition),
    actions(words, edition),
    account(words),
  ];

function supplies(words: TableWords, edition: Edition): RuleTable {
  const limited = edition === 'anniversary';
  const others = limited ? [words.machines, words.warehouses] : [];
  return {
    rule: '2.1',
    head: [words.players, words.containers, ...others],
    rows: [3, 4, 5].map((seats) => {
      const { containers, machines, warehouses } = SUPPLIES[edition](seats);
      return [seats, containers, ...(limited ? [machines, warehouses] : [])].map(String);
    }),
  };
}

function actions({ build, buy, produce, sail, call, ...words }: TableWords, edition: Edition): RuleTable {
  const chapters: readonly [string, ActionWords][] = [
    ['6', build],
    ['7', buy],
    ['8', produce],
    ['9, 10', sail],
  ];
  const all = edition === 'anniversary' ? [...chapters, ['13', call] as const] : chapters;
  return {
    rule: '3.4',
    head: [`${words.action} (${words.chapter})`, words.once, words.cost],
    rows: all.map(([chapter, [name, does, costs]]) => [`${name} (${chapter})`, does, costs]),
  };
}

function account(words: TableWords): RuleTable {
  const { money } = words;
  const dearestFirst = COLOURS.map((_, place) => (EXAMPLE.card + place) % KINDS);
  const island = dearestFirst.map((colour, place) => ({
    name: words.colours[colour] ?? '',
    number: EXAMPLE.island[colour] ?? 0,
    each: place === 1 ? FULL_SET_WORTH : (WORTHS[place] ?? 0),
  }));
  const gone = words.colours[COLOURS.indexOf(EXAMPLE.discarded)] ?? '';
  const counted = [
    ...island.filter(({ name }) => name !== gone),
    { name: words.harbour, number: EXAMPLE.harbour, each: IN_HARBOUR_AT_END },
    { name: words.ship, number: EXAMPLE.ship, each: ON_SHIP_AT_END },
    { name: words.loan, number: EXAMPLE.loans, each: -LOAN_AT_END },
  ];
  const total = counted.reduce((sum, { number, each }) => sum + number * each, EXAMPLE.cash);
  const rows = counted.map(({ name, number, each }) => [
    name,
    `${number}`,
    money(each),
    money(number * each),
  ]);
  const discarded = island.find(({ name }) => name === gone);
  rows.splice(island.length - 1, 0, [`${gone} (${words.discarded})`, `${discarded?.number ?? 0}`, '–', '–']);
  return {
    rule: '12.8',
    head: [words.what, words.number, words.each, words.sum],
    rows: [...rows, [words.cash, '', '', money(EXAMPLE.cash)], [words.total, '', '', money(total)]],
  };
}
