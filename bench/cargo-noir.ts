/** Cargo Noir's part of the benchmark: random games through our interface beside the plain simulator of Shanghaien. */
import { seeded } from '../core/chance.ts';
import { noneOf } from '../core/counts.ts';
import { exchanges } from '../games/cargo-noir/rules/exchange.ts';
import { cargoNoir } from '../games/cargo-noir/rules/index.ts';
import { rounds, WILD } from '../games/cargo-noir/rules/tables.ts';
import { BASE } from '../games/cargo-noir/rules/trial.ts';
import { type Competitor, ratesTable, ratio, rounded, sideBySide } from './measure.ts';
import { plainShanghaien } from './plain-shanghaien.ts';
import { bytesPerMove, randomGames } from './random-play.ts';

const OURS = 'Cargo Noir, sample + apply';
const PLAIN = 'plain Shanghaien';

const LEGEND = `Random games of Cargo Noir with four players, one core, beside the plain simulator of Shanghaien.
A move here sends up to five ships or trades any number of sets.`;

/** Half a million decisions a second where the plain simulator makes three. */
const TARGET = 1 / 6;
const TABLE = { game: cargoNoir, options: BASE, seats: 4 };
const BYTE_GAMES = 301;

export function cargoNoirReport(seconds: number): string {
  const competitors = [
    { name: OURS, run: randomGames(TABLE, seeded('ours')) },
    { name: PLAIN, run: plainShanghaien(seeded('plain')) },
  ];
  const rates = sideBySide(competitors, seconds);
  const reached = ratio(rates, OURS, PLAIN);
  const verdict = reached !== undefined && reached >= TARGET ? 'reached' : 'missed';
  const bytes = bytesPerMove(TABLE, BYTE_GAMES, seeded('bytes'));
  return `${LEGEND}

${ratesTable(rates, [PLAIN])}

allocated by sample + apply: ${rounded(bytes)} bytes a move
target 1/6 of ${PLAIN}: ${verdict} (${rounded(reached)})
${exchangeLine(seconds)}`;
}

/** Ten tokens fill a warehouse with both its cards. */
const GOODS = 8;
const WILDS = 2;
const TARGET_MS = 2;

/** How long the best exchange takes to find, in the last round with all the coins of the start: the slowest warehouse. */
function exchangeLine(seconds: number): string {
  const warehouses = heaps(GOODS).map(searched);
  const rates = sideBySide(warehouses, seconds / warehouses.length);
  const slowest = rates.reduce((a, b) => (b.games < a.games ? b : a));
  const milliseconds = 1000 / slowest.games;
  return `best exchange for ${GOODS} goods and ${WILDS} wild tokens: ${rounded(milliseconds)} ms at most, for goods of ${slowest.name}
target ${TARGET_MS} ms: ${milliseconds < TARGET_MS ? 'reached' : 'missed'}`;
}

/** All ways to have so many goods: how many of one kind, of the next, and so on, the largest first. */
function heaps(goods: number, largest = goods): number[][] {
  if (goods === 0) return [[]];
  const sizes = Array.from({ length: Math.min(goods, largest) }, (_, i) => i + 1);
  return sizes.flatMap((size) => heaps(goods - size, size).map((rest) => [size, ...rest]));
}

/** A search counts as a game of one move. */
function searched(heap: readonly number[]): Competitor {
  const state = cargoNoir.start(BASE, TABLE.seats, seeded('warehouse'));
  state.round = rounds(TABLE.seats);
  state.goods = [...heap, ...noneOf(state.goods.length - heap.length)];
  state.goods[WILD] = WILDS;
  const run = (games: number) => {
    let ways = 0;
    for (let i = 0; i < games; i++) ways += exchanges(state, 0).length;
    return { games, moves: ways > 0 ? games : 0, decisions: 0 };
  };
  return { name: heap.join('-'), run };
}
