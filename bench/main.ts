/** `npm run bench`: how fast random games run through our interface, beside plain code and beside others' engines. */
import { seeded } from '../core/chance.ts';
import { shanghaien } from '../games/shanghaien/rules/index.ts';
import { BASE } from '../games/shanghaien/rules/trial.ts';
import { boardgameioShanghaien } from './boardgameio-shanghaien.ts';
import { boardgameioTicTacToe } from './boardgameio-tic-tac-toe.ts';
import { cargoNoirReport } from './cargo-noir.ts';
import { containerReport } from './container.ts';
import { decisionsReport, memoryReport } from './decisions.ts';
import { fusedShanghaien } from './fused-shanghaien.ts';
import { type Competitor, type Rates, type Run, ratesTable, ratio, rounded, sideBySide } from './measure.ts';
import { inOwnProcess, PARTS, type Part } from './own-process.ts';
import { arePeersInstalled, installPeers } from './peers.ts';
import { plainShanghaien } from './plain-shanghaien.ts';
import { bytesPerMove, randomGames, stateAfter } from './random-play.ts';

const OURS = 'Shanghaien, sample + apply';
const PLAIN = 'plain';
const FUSED = 'fused';
const AGAIN = 'the same, beside boardgame.io';
const PEER = 'boardgame.io';
const PEER_TIC_TAC_TOE = 'boardgame.io, tic-tac-toe';

const LEGEND = `Random games of Shanghaien's base game, one core; all draw from the same generator.
${OURS}: ours, through the Game interface
${PLAIN}: objects by hand, lists its legal moves and plays one of them: the yardstick
${FUSED}: objects by hand, decides and acts at once: the bound of what plain code can do
${PEER}: version 0.50.2, its reducer alone, with Shanghaien or with its own tic-tac-toe
All take turns in slices of five milliseconds or a game; the rates are those of the median slice, by processor time.
The ratios compare decisions, which are moves chosen from two or more.`;

/** What is promised: so much of the speed of another. */
const TARGETS = [
  { name: OURS, atLeast: 0.8, yardstick: PLAIN },
  { name: AGAIN, atLeast: 400, yardstick: PEER },
];

const TABLE = { game: shanghaien, options: BASE, seats: 2 };
const MID_GAME = 45;
const BYTE_GAMES = 501;

/** Too short to be measured seriously: a test that all of this runs, so nothing is installed for it. */
const TRY_OUT_SECONDS = 1;

/** Measures each competitor for so many seconds and prints what came out; being slow is no failure. */
export async function bench({ seconds, part }: { seconds: number; part?: Part }): Promise<number> {
  if (part !== undefined) {
    console.log(partReport(part, seconds));
    return 0;
  }
  const ours = sideBySide(ourCompetitors(), seconds);
  const clones = sideBySide(cloneCompetitors(), seconds / 2);
  const bytes = bytesPerMove(TABLE, BYTE_GAMES, seeded('bytes'));
  const missing = missingPeers(seconds);
  const rates = missing === undefined ? [...ours, ...sideBySide(peerCompetitors(), seconds)] : ours;
  console.log(`${LEGEND}\n\n${ratesTable(rates, [PLAIN, PEER])}`);
  if (missing !== undefined) console.log(`${PEER} was not measured: ${missing}`);
  console.log(`\n${clonesLine(clones)}\n${bytesLine(bytes)}`);
  for (const target of TARGETS) console.log(targetLine(rates, target));
  for (const name of PARTS) console.log(`\n${inOwnProcess(name, seconds)}`);
  console.log(`\n${await decisionsReport(seconds)}`);
  if (seconds >= TRY_OUT_SECONDS) console.log(memoryReport());
  return 0;
}

const partReport = (part: Part, seconds: number): string =>
  part === 'container' ? containerReport(seconds, missingPeers(seconds)) : cargoNoirReport(seconds);

function ourCompetitors(): Competitor[] {
  return [
    { name: OURS, run: randomGames(TABLE, seeded('ours')) },
    { name: PLAIN, run: plainShanghaien(seeded('plain')) },
    { name: FUSED, run: fusedShanghaien(seeded('fused')) },
  ];
}

/**
 * After the plain versions, because boardgame.io's frozen objects slow down what it shares with them; and ours once
 * more, because the machine may have become faster or slower since.
 */
function peerCompetitors(): Competitor[] {
  return [
    { name: AGAIN, run: randomGames(TABLE, seeded('again')) },
    { name: PEER, run: boardgameioShanghaien(seeded('peer')) },
    { name: PEER_TIC_TAC_TOE, run: boardgameioTicTacToe(seeded('peer')) },
  ];
}

/** Why there are no peers to measure, or undefined. */
function missingPeers(seconds: number): string | undefined {
  if (seconds >= TRY_OUT_SECONDS) return installPeers();
  return arePeersInstalled() ? undefined : 'not installed for so short a run';
}

/** Copies of one state from the middle of a game; a copy counts as a game of one move. */
function cloneCompetitors(): Competitor[] {
  const state = stateAfter(TABLE, MID_GAME, seeded('clone'));
  return [
    { name: 'by hand', run: copies(() => shanghaien.clone(state)) },
    { name: 'structuredClone', run: copies(() => structuredClone(state)) },
    { name: 'JSON', run: copies(() => JSON.parse(JSON.stringify(state))) },
  ];
}

/** The last copy is kept, or the compiler would find out that nobody wants any. */
function copies(copy: () => unknown): Run {
  let last: unknown;
  return (games) => {
    for (let i = 0; i < games; i++) last = copy();
    return { games, moves: last === undefined ? 0 : games, decisions: 0 };
  };
}

function clonesLine(clones: readonly Rates[]): string {
  const rates = clones.map(({ name, games }) => `${name} ${rounded(games)}`);
  return `clones of a state in mid-game, per second: ${rates.join(', ')}`;
}

function bytesLine(bytes: number): string {
  return `allocated by sample + apply: ${rounded(bytes)} bytes a move (growth of the used heap over a game, median of ${BYTE_GAMES})`;
}

function targetLine(rates: readonly Rates[], { name, atLeast, yardstick }: (typeof TARGETS)[number]): string {
  const reached = ratio(rates, name, yardstick);
  const verdict = reached === undefined ? 'not measured' : reached >= atLeast ? 'reached' : 'missed';
  return `target ${atLeast} x ${yardstick}: ${verdict} (${rounded(reached)})`;
}
