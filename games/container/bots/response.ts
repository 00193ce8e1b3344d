/**
 * A best response to the expert: it looks ahead in the same way, and its weights learn from games against three
 * experts how those end. Who plays against nobody else need not know anybody else.
 */
import { hearing } from '../../../bots/hearing.ts';
import type { Training } from '../../../bots/training.ts';
import { type Chance, seeded } from '../../../core/chance.ts';
import type { Seat } from '../../../core/game.ts';
import { invariant } from '../../../core/invariant.ts';
import { usualOptions } from '../../../core/usual.ts';
import { container } from '../rules/index.ts';
import type { Event, State } from '../rules/types.ts';
import { expertMove } from './expert/expert.ts';
import { fitRows, type Sample, toRow } from './expert/fit.ts';
import type { Net } from './expert/net.ts';
import { beliefsAbout, drawStyles } from './expert/rivals.ts';
import { endOf, inputsOf } from './expert/training.ts';
import { readWeights, writeWeights } from './expert/weights.ts';
import { EXPERT } from './levels.ts';
import { BASE } from './weights/base.ts';

const SEATS = 4;
/** Enough to play like an expert, little enough for some hundred games. */
const NODES = 150;
/** One turn in so many is kept. */
const KEPT = 3;
/** The weights are good already: no step leads far from them. */
const FASTEST = 0.0005;

export const response: Training = {
  stages: [{ name: 'response', effort: 1 }],
  start: () => BASE,
  collect: async (_stage, weights, seed) => game(netIn(weights), seed).map(toRow),
  fit(_stage, weights, rows, seed) {
    const { net, error } = fitRows(netIn(weights), rows, seeded(seed), FASTEST);
    return { weights: writeWeights(net), error };
  },
};

function netIn(text: string): Net {
  const net = readWeights(text);
  invariant(net !== undefined, 'a training goes on from weights that fit');
  return net;
}

/** Plays a game and keeps positions at the start of turns, as the responder believes them to be. */
function game(own: Net, seed: string): Sample[] {
  const [luck, chance] = [seeded(seed), seeded(`${seed}/players`)];
  const responder = chance.draw(SEATS);
  const nets = Array.from({ length: SEATS }, (_, seat) => (seat === responder ? own : netIn(BASE)));
  const seen = nets.map((): Event[] => []);
  const emit = hearing(container, seen);
  const state = container.start(usualOptions(container), SEATS, luck, emit);
  const kept: Float32Array[] = [];
  for (let turns = -1, [seat] = container.toAct(state); seat !== undefined; [seat] = container.toAct(state)) {
    if (state.turns > turns && chance.draw(KEPT) === 0)
      kept.push(believed(state, responder, seen[responder]!, chance));
    turns = state.turns;
    const asking = { view: container.view(state, seat), seat, seen: seen[seat]! };
    const move = expertMove(nets[seat]!, asking, EXPERT, { nodes: NODES, chance });
    container.apply(state, seat, move, luck, emit);
  }
  return kept.map((inputs) => ({ ...endOf(state), inputs }));
}

function believed(state: State, seat: Seat, seen: readonly Event[], chance: Chance): Float32Array {
  const beliefs = beliefsAbout(container.view(state, seat), seat, seen);
  return inputsOf(state, drawStyles(beliefs, seat, chance));
}
