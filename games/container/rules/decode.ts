/** What may come from outside as options or as a move. */
import {
  choice,
  type Decoder,
  fields,
  flag,
  integer,
  list,
  nullable,
  optional,
  variants,
  vector,
} from '../../../core/decode.ts';
import {
  BROKERS,
  BUY_MOORED,
  COLOURS,
  EDITIONS,
  FACTORY_CELLS,
  HARBOUR_CELLS,
  KINDS,
  WAREHOUSE_COSTS,
} from './tables.ts';
import type { Move, Options } from './types.ts';

/** No place ever holds more of one colour than the box. */
const MOST = 20;
const seat = integer(0, 4);
/** Each auction may double what a bidder had: $1000 is not out of reach. */
const amount = integer(0, 1_000_000);
const broker = integer(0, BROKERS - 1);
const space = integer(0, WAREHOUSE_COSTS.length - 1);
const colour = choice(COLOURS);
const factory = vector(FACTORY_CELLS, MOST);
const harbour = vector(HARBOUR_CELLS, MOST);
const byColour = vector(KINDS, MOST);

export const decodeMove: Decoder<Move> = variants<Move>({
  pass: {},
  loan: {},
  repay: {},
  default: {},
  seizeGoods: { place: choice(['island', 'ship', 'bankPort']), colour },
  seizeStock: { harbour, factory },
  seizeBuilding: { machine: nullable(colour), space },
  sell: { store: choice(['factory', 'harbour']), price: integer(1, 6), colour },
  buildWarehouse: {},
  buildMachine: { colour },
  produce: { made: vector(KINDS, 1), store: factory },
  buy: { seller: seat, goods: factory, store: harbour },
  reprice: { store: harbour },
  sail: { to: choice(['sea', 'island']) },
  dock: { at: seat, goods: harbour },
  load: { goods: harbour },
  moor: { goods: byColour },
  fetch: { goods: byColour },
  bid: { amount },
  accept: { from: seat },
  decline: {},
  callWithMoney: { broker, amount },
  callWithGoods: { broker, factory, harbour },
  restock: { factory, harbour },
  payBrokers: { order: list(colour, 40) },
});

const OPTIONS: Decoder<Options> = fields<Options>({
  edition: optional(choice(EDITIONS), '2007'),
  domesticSale: optional(flag, false),
  investmentBank: optional(flag, false),
  money: optional(choice(['secret', 'open']), 'secret'),
  buyMoored: optional(choice(BUY_MOORED), 'printed'),
  forcedLoan: optional(flag, false),
  seizureClearsLoan: optional(flag, true),
  cargoShields: optional(flag, true),
  stagnationLaps: optional(integer(0, 10), 3),
});

/** A variant or expansion of one edition is refused with the other; doubts about 2007 do no harm elsewhere. */
export const decodeOptions: Decoder<Options> = {
  spec: OPTIONS.spec,
  decode(raw, path = '') {
    const decoded = OPTIONS.decode(raw, path);
    if (decoded.fault) return decoded;
    const { edition, domesticSale, investmentBank } = decoded.value;
    const misplaced =
      edition === '2007' ? investmentBank && 'investmentBank' : domesticSale && 'domesticSale';
    if (!misplaced) return decoded;
    const at = path === '' ? misplaced : `${path}.${misplaced}`;
    return { fault: { path: at, code: 'conflict', params: { with: `edition ${edition}` } } };
  },
};
