/** One game between bots, with what it cost and what happened in it. */
import { seeded } from '../core/chance.ts';
import type { Emit, Game, Outcome, Seat, Shape } from '../core/game.ts';
import type { GameEntry } from './find.ts';

export interface Match {
  readonly kind: 'match';
  readonly game: string;
  readonly options: object;
  /** A bot's name for each seat. */
  readonly bots: readonly string[];
  /** The luck of the table. */
  readonly seed: string;
  /** The luck of the bots. */
  readonly botSeed: string;
  readonly nodes: number;
  /** Whether moves and events are to be counted. */
  readonly counted: boolean;
}

export interface MatchResult extends Outcome {
  readonly moves: number;
  /** For each seat. */
  readonly decisions: readonly number[];
  readonly seconds: readonly number[];
  readonly moveCounts: Readonly<Record<string, number>>;
  readonly eventCounts: Readonly<Record<string, number>>;
  /** What the game itself has to say. */
  readonly figures: Readonly<Record<string, number>>;
}

type Event = Shape['Event'];

export async function playMatch({ game, bots, figures }: GameEntry, match: Match): Promise<MatchResult> {
  const seats = match.bots.length;
  const [decisions, seconds] = [new Array<number>(seats).fill(0), new Array<number>(seats).fill(0)];
  const [moveCounts, eventCounts] = [counter(), counter()];
  const seen: Event[][] = decisions.map(() => []);
  const all: Event[] = [];
  const tell = witness(game, seen, match.counted ? eventCounts : undefined);
  const emit: Emit<Event> = (event) => {
    tell(event);
    if (match.counted) all.push(event);
  };
  const chance = seeded(match.seed);
  const state = game.start(match.options, seats, chance, emit);
  const luck = match.bots.map((name, seat) => seeded(`${match.botSeed}/${seat}/${name}`));
  let moves = 0;
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const [view, start] = [game.view(state, seat), performance.now()];
    const own = luck[seat] ?? chance;
    const chosen = bots[match.bots[seat] ?? '']?.choose(view, seat, seen[seat] ?? [], {
      nodes: match.nodes,
      chance: own,
    });
    const move = legal(game, view, seat, await chosen);
    seconds[seat] = (seconds[seat] ?? 0) + (performance.now() - start) / 1000;
    decisions[seat] = (decisions[seat] ?? 0) + 1;
    if (match.counted) count(moveCounts, move.type);
    game.apply(state, seat, move, chance, emit);
    moves++;
  }
  const { scores, places } = game.outcome(state) ?? { scores: [], places: [] };
  const own = (match.counted && figures?.(all, state)) || {};
  return { scores, places, moves, decisions, seconds, moveCounts, eventCounts, figures: own };
}

/** Each seat hears what it may; the counter, if there is one, hears all. */
function witness(game: Game, seen: readonly Event[][], counts: Counts | undefined): Emit<Event> {
  return (event) => {
    for (const [seat, heard] of seen.entries()) {
      const told = game.redact(event, seat);
      if (told) heard.push(told);
    }
    if (counts) for (const key of keysOf(event)) count(counts, key);
  };
}

function legal(game: Game, view: object, seat: Seat, move: Shape['Move'] | undefined): Shape['Move'] {
  const refusal = move && (game.check(view, seat, move) as { code: string } | undefined);
  if (move && !refusal) return move;
  throw new Error(`a bot in seat ${seat + 1} chose ${JSON.stringify(move)}: ${refusal?.code ?? 'no move'}`);
}

type Counts = Record<string, number>;

const counter = (): Counts => Object.create(null) as Counts;

function count(counts: Counts, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** The kind of an event, and each of its words and flags: "called", "called forced=true". */
function keysOf(event: Event): string[] {
  const details = Object.entries(event).filter(
    ([key, value]) => key !== 'type' && (typeof value === 'boolean' || typeof value === 'string'),
  );
  return [event.type, ...details.map(([key, value]) => `${event.type} ${key}=${value}`)];
}
