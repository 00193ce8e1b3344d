/** A position as numbers, the same list for every seat: all that an evaluation looks at. */
import { total } from '../../../../core/counts.ts';
import { inPile, machineCount, roomIn, warehouseCount } from '../../rules/stores.ts';
import { HOLD, ISLAND, KINDS, SEA } from '../../rules/tables.ts';
import type { State } from '../../rules/types.ts';
import type { Style } from '../styles.ts';
import { boldnessOf, type Look, lookAt, othersMean, tableOf } from './look.ts';

type Feature = readonly [name: string, of: (look: Look) => number];

const yes = (is: boolean): number => (is ? 1 : 0);
/** Each about as large as 1. A change of the list makes weights fitted to it worthless. */
const LIST: readonly Feature[] = [
  ['one', () => 1],
  ['four seats', ({ state }) => yes(state.seats === 4)],
  ['five seats', ({ state }) => yes(state.seats === 5)],
  ['anniversary', ({ state }) => yes(state.options.edition === 'anniversary')],
  ['bank', ({ state }) => yes(state.options.investmentBank)],
  ['supply', ({ table }) => table.supply],
  ['scarcest', ({ table }) => table.scarcest],
  ['second scarcest', ({ table }) => table.second],
  ['until turn', ({ state, seat }) => ((seat - state.turn + state.seats) % state.seats) / state.seats],

  ['cash', ({ cash }) => cash / 50],
  ['little cash', ({ cash }) => Math.max(0, 8 - cash) / 8],
  ['much cash', ({ cash }) => Math.max(0, cash - 30) / 50],
  ['loans', ({ state, seat }) => state.loans[seat]!],
  ['machines', ({ state, seat }) => machineCount(state, seat) / 4],
  ['machines alive', ({ machinesAlive }) => machinesAlive / 4],
  ['warehouses', ({ state, seat }) => warehouseCount(state, seat) / 5],
  ['factory stock', ({ inFactory }) => inFactory[0] / 8],
  ['factory worth', ({ inFactory }) => inFactory[1] / 20],
  ['factory room', ({ state, seat }) => roomIn(state, 'factory', seat) / 8],
  ['harbour stock', ({ inHarbour }) => inHarbour[0] / 5],
  ['harbour worth', ({ inHarbour }) => inHarbour[1] / 20],
  ['harbour room', ({ state, seat }) => roomIn(state, 'harbour', seat) / 5],

  ['at sea', ({ state, seat }) => yes(state.ships[seat] === SEA)],
  ['at island', ({ state, seat }) => yes(state.ships[seat] === ISLAND)],
  ['cargo', ({ aboard }) => aboard / HOLD],
  ['bid', ({ bids }) => bids[0] / 20],
  ['second bid', ({ bids }) => bids[1] / 20],
  ['island worth', ({ worth }) => worth / 50],
  ['island', ({ island }) => total(island) / 15],
  ['island colours', ({ colours }) => colours / KINDS],
  ['full set', ({ colours }) => yes(colours === KINDS)],
  ['one more', ({ marginal }) => marginal / 5],
  ['bank port', ({ state, seat }) => inPile(state, 'bankPorts', seat) / HOLD],
  ['payment card', ({ state, seat }) => yes(state.holder === seat)],

  ['others cash', ({ state, seat, table }) => (table.cash - state.cash[seat]!) / (state.seats - 1) / 50],
  ['others room', ({ othersRoom }) => othersRoom / 10],
  ['others factories', ({ toBuy }) => toBuy[0] / HOLD],
  ['others factory prices', ({ toBuy }) => toBuy[1] / 15],
  ['others harbours', ({ toLoad }) => toLoad[0] / HOLD],
  ['others harbour prices', ({ toLoad }) => toLoad[1] / 20],
  ['others cargo', ({ table, aboard }) => (table.cargo - aboard) / HOLD],

  ['idle', ({ style }) => style.idle / 100],
  ['share', ({ style }) => boldnessOf(style)],
  ['others idle', ({ table, seat }) => othersMean(table.idle, seat) / 100],
  ['others resale', ({ table, seat }) => othersMean(table.resale, seat) / 5],
  ['others freight', ({ table, seat }) => othersMean(table.freight, seat) / 7],
  ['others share', ({ table, seat }) => othersMean(table.shares, seat)],
];

export const FEATURES: readonly string[] = LIST.map(([name]) => name);
const OF = LIST.map(([, of]) => of);

/** Writes the features of every seat into `into`, one seat after the other. */
export function describe(state: State, styles: readonly Style[], into: Float64Array): void {
  const table = tableOf(state, styles);
  for (let seat = 0, i = 0; seat < state.seats; seat++) {
    const look = lookAt(state, seat, table);
    for (let f = 0; f < OF.length; f++) into[i++] = OF[f]!(look);
  }
}
