/** Container's part of the benchmark: random games through our interface beside container-engine's own player. */
import { seeded } from '../core/chance.ts';
import { container } from '../games/container/rules/index.ts';
import { BASE_2007 } from '../games/container/rules/trial.ts';
import { containerEngine } from './container-engine.ts';
import { type Competitor, type Rates, ratesTable, ratio, rounded, sideBySide } from './measure.ts';
import { bytesPerMove, randomGames } from './random-play.ts';
import { smallMovesPerGame } from './small-moves.ts';

const OURS = 'Container, sample + apply';
const PEER = 'container-engine';

const LEGEND = `Random games of Container 2007 with four players, one core.
${OURS}: ours, through the Game interface
${PEER}: version 1.0.4 with its built-in player; a move there is one container, a purchase of three takes three
Decisions are moves chosen from two or more; taking back is none, a price or a bid to be named is one.`;

const TARGET = 50;
const TABLE = { game: container, options: BASE_2007, seats: 4 };
const BYTE_GAMES = 501;
const SMALL_MOVE_GAMES = 1000;

/** Measures both for so many seconds and says what came out; `missing`: why there is no peer to measure. */
export function containerReport(
  seconds: number,
  missing: string | undefined,
  byteGames = BYTE_GAMES,
): string {
  const competitors: Competitor[] = [{ name: OURS, run: randomGames(TABLE, seeded('ours')) }];
  if (missing === undefined) competitors.push({ name: PEER, run: containerEngine() });
  const rates = sideBySide(competitors, seconds);
  const bytes = bytesPerMove(TABLE, byteGames, seeded('bytes'));
  return [
    `${LEGEND}\n\n${ratesTable(rates, [PEER])}`,
    ...(missing === undefined ? [] : [`${PEER} was not measured: ${missing}`]),
    `\nallocated by sample + apply: ${rounded(bytes)} bytes a move`,
    targetLine(ratio(rates, OURS, PEER)),
    ...(missing === undefined ? [smallMovesLine(rates), gamesLine(rates)] : []),
  ].join('\n');
}

function targetLine(reached: number | undefined): string {
  const verdict = reached === undefined ? 'not measured' : reached >= TARGET ? 'reached' : 'missed';
  return `target ${TARGET} x ${PEER}, each in its own decisions: ${verdict} (${rounded(reached)})`;
}

/** The same measurement in the peer's unit. */
function smallMovesLine(rates: readonly Rates[]): string {
  const perGame = smallMovesPerGame(BASE_2007, TABLE.seats, SMALL_MOVE_GAMES, seeded('small moves'));
  const [ours, peer] = [rateOf(rates, OURS, 'games') * perGame, rateOf(rates, PEER, 'moves')];
  return `like for like, in moves of ${PEER}, where every container made, bought, loaded or repriced and every end of a turn is one:
  a game of ours comes to ${rounded(perGame)}; ours ${rounded(ours)} a second, ${PEER} ${rounded(peer)}: ${rounded(ours / peer)} x`;
}

/** Their player follows rules of thumb, so its games have another length. */
function gamesLine(rates: readonly Rates[]): string {
  const [ours, peer] = [rateOf(rates, OURS, 'games'), rateOf(rates, PEER, 'games')];
  return `whole games: ours ${rounded(ours)} a second, ${PEER} ${rounded(peer)}: ${rounded(ours / peer)} x`;
}

const rateOf = (rates: readonly Rates[], wanted: string, unit: 'games' | 'moves'): number =>
  rates.find(({ name }) => name === wanted)![unit];
