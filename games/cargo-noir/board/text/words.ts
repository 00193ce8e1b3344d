/** The few words of the drawn board that the game's own text does not have. */
import type { Edge, Token } from '../../rules/tables.ts';

export interface NoirWords {
  /** What a token is called when it stands alone. */
  readonly tokens: Readonly<Record<Token, string>>;
  readonly round: (round: number, of: number) => string;
  readonly coins: (n: number) => string;
  readonly ships: (n: number) => string;
  readonly points: (n: number) => string;
  /** The same where there is little room: "9 pts". */
  readonly pts: (n: number) => string;
  readonly tabs: { readonly ports: string; readonly goods: string; readonly cards: string };
  readonly macao: string;
  readonly casino: string;
  readonly perShip: (coins: number) => string;
  readonly bag: string;
  readonly inBag: (n: number) => string;
  readonly closed: string;
  readonly opensWith: (players: number) => string;
  /** The least stack that wins a port, and the one that would beat yours: the figure stands before it. */
  readonly wins: string;
  readonly beatsYou: string;
  readonly winsWith: (coins: number) => string;
  readonly leads: (name: string, coins: number) => string;
  readonly noStacks: string;
  readonly youLeft: string;
  readonly toSend: (n: number) => string;
  readonly warehouse: string;
  readonly room: (n: number, of: number) => string;
  /** What somebody's goods would fetch. */
  readonly worth: (n: number) => string;
  readonly finder: string;
  readonly finderNote: string;
  readonly noGoods: string;
  readonly same: string;
  readonly different: string;
  readonly ifItComes: string;
  readonly more: (n: number) => string;
  readonly shelf: string;
  readonly within: (worth: number) => string;
  readonly withCargo: (worth: number) => string;
  readonly edges: string;
  readonly twoEach: string;
  /** What each edge card does (rule 8.1). */
  readonly effects: Readonly<Record<Edge, string>>;
  readonly spoils: string;
  readonly unique: string;
  readonly left: (n: number) => string;
  readonly gone: string;
  readonly cost: (n: number) => string;
  readonly owned: (n: number, of: number) => string;
  readonly pay: string;
  readonly throwAway: (n: number) => string;
  readonly noTrade: string;
  /** What is given and what the chosen cards cost. */
  readonly balance: (worth: number, cost: number) => string;
  readonly coinsAdded: string;
  readonly raise: string;
  readonly withdraw: string;
  readonly coinLess: string;
  readonly coinMore: string;
  readonly remove: string;
  readonly stackIn: (port: string) => string;
  readonly rule: (n: string) => string;
}
