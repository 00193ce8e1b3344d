/** The words on the board of Container. A missing one does not compile. Names stand as they are, never inflected. */
import type { Colour } from '../../rules/tables.ts';
import type { Step } from '../guide.ts';

export interface BoardWords {
  readonly money: (amount: number) => string;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly harbour: string;
  readonly factory: string;
  /** "2 of 4". */
  readonly room: (have: number, room: number) => string;
  readonly supply: string;
  /** When the game ends. */
  readonly twoEmpty: string;
  readonly lastTurn: string;
  readonly island: string;
  readonly bank: string;
  readonly broker: (name: string) => string;
  readonly paymentCard: string;
  /** Nobody holds the payment card. */
  readonly cardFree: string;
  readonly valueCard: string;
  readonly valueCardOf: (name: string) => string;
  readonly loans: (n: number) => string;
  readonly borrow: string;
  readonly repay: string;
  /** Cash that is not known. */
  readonly hidden: string;
  readonly actionsLeft: (n: number) => string;
  readonly more: string;
  readonly less: string;
  /** What to point at next. */
  readonly guide: Readonly<Record<Step, string>>;
  readonly auction: {
    readonly closed: string;
    readonly reveal: string;
    readonly decides: (name: string) => string;
    readonly youDecide: string;
    readonly thinks: string;
    /** The same of one's own bid. */
    readonly youBid: string;
    readonly hasBid: string;
    readonly yourBid: string;
    readonly highest: string;
    readonly keepsIt: string;
    /** Those who tie may add to their bids. */
    readonly tied: string;
    readonly youTied: string;
    readonly bidOf: (amount: string) => string;
    readonly showTable: string;
    readonly showAuction: string;
    readonly ifYours: (before: number, after: number) => string;
    readonly sellTo: (name: string) => string;
    readonly sellFor: (amount: string) => string;
    readonly pays: (name: string) => string;
    readonly governmentAdds: string;
    readonly keep: string;
    readonly keepFor: (amount: string) => string;
    readonly bankGets: string;
    readonly brokersGet: string;
    readonly yourIsland: string;
    readonly youHave: string;
    /** Above what became of it. */
    readonly last: string;
    readonly close: string;
    readonly leftAfter: string;
  };
  /** For those who do not see what they point at. */
  readonly label: {
    readonly board: string;
    readonly closer: string;
    /** All of the board at once. */
    readonly whole: string;
    readonly box: (colour: string, price: string, store: string, owner: string) => string;
    readonly space: (price: string, store: string) => string;
    readonly warehouse: (price: string) => string;
    readonly machine: (colour: string, left: number) => string;
    readonly plant: (colour: string, owner: string) => string;
    /** With the price of its space, by which warehouses are told apart. */
    readonly shed: (price: string, owner: string) => string;
    readonly sea: string;
    readonly toIsland: string;
    readonly toHarbour: (owner: string) => string;
    readonly toBank: string;
    readonly goods: (colour: string, n: number) => string;
    readonly brokerGoods: (name: string, n: number) => string;
    readonly brokerMoney: (name: string, amount: string) => string;
    readonly pay: (colour: string) => string;
    readonly ship: (owner: string) => string;
  };
}
