/** Cargo Noir's part of the benchmark: random games through our interface beside the plain simulator of Shanghaien. */
import { seeded } from '../core/chance.ts';
import { cargoNoir } from '../games/cargo-noir/rules/index.ts';
import { BASE } from '../games/cargo-noir/rules/trial.ts';
import { ratesTable, ratio, rounded, sideBySide } from './measure.ts';
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
target 1/6 of ${PLAIN}: ${verdict} (${rounded(reached)})`;
}
