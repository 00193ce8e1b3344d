/** One game between bots, with what it cost and what happened in it. */
import { hearing } from '../bots/hearing.ts';
import { seeded } from '../core/chance.ts';
import type { Emit, Game, Outcome, Seat, Shape } from '../core/game.ts';
import { contestant } from './contestants.ts';
import type { GameEntry } from './find.ts';
import { keyedLuck } from './luck.ts';

export interface Match {
  readonly kind: 'match';
  readonly game: string;
  readonly options: object;
  /** A bot's label for each seat. */
  readonly bots: readonly string[];
  /** The luck of the table. */
  readonly seed: string;
  /** The luck of the bots. */
  readonly botSeed: string;
  readonly nodes: number;
  /** What bots with a plus play with. */
  readonly weights?: string;
  /** Whether moves and events are to be counted. */
  readonly counted: boolean;
}

export interface MatchResult extends Outcome {
  readonly moves: number;
  /** For each seat. */
  readonly decisions: readonly number[];
  readonly seconds: readonly number[];
  /** The slowest decision of each seat. */
  readonly slowest: readonly number[];
  readonly moveCounts: Readonly<Record<string, number>>;
  readonly eventCounts: Readonly<Record<string, number>>;
  /** What the game itself has to say. */
  readonly figures: Readonly<Record<string, number>>;
}

type Event = Shape['Event'];

/** Looks on; told of every position before its move is made. */
type Watch = (state: object) => Promise<void>;

export async function playMatch(
  { game, figures, stream, ...entry }: GameEntry,
  match: Match,
  watch?: Watch,
): Promise<MatchResult> {
  const seats = match.bots.length;
  const none = (): number[] => new Array<number>(seats).fill(0);
  const [decisions, seconds, slowest] = [none(), none(), none()];
  const [moveCounts, eventCounts] = [counter(), counter()];
  const seen: Event[][] = decisions.map(() => []);
  const all: Event[] = [];
  const hear = hearing(game, seen);
  const emit: Emit<Event> = (event) => {
    hear(event);
    if (!match.counted) return;
    all.push(event);
    for (const key of keysOf(event)) count(eventCounts, key);
  };
  const table = keyedLuck(match.seed);
  const state = game.start(match.options, seats, table.from('start'), emit);
  const players = match.bots.map((label, seat) => playerOf(entry, label, seat, match));
  let moves = 0;
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    await watch?.(state);
    const [view, start] = [game.view(state, seat), performance.now()];
    const move = legal(game, view, seat, await players[seat]?.(view, seen[seat] ?? []));
    const took = (performance.now() - start) / 1000;
    seconds[seat] = (seconds[seat] ?? 0) + took;
    slowest[seat] = Math.max(slowest[seat] ?? 0, took);
    decisions[seat] = (decisions[seat] ?? 0) + 1;
    if (match.counted) count(moveCounts, move.type);
    game.apply(state, seat, move, table.from(stream?.(state, seat, move) ?? 'table'), emit);
    moves++;
  }
  const { scores, places } = game.outcome(state) ?? { scores: [], places: [] };
  const own = (match.counted && figures?.(all, state)) || {};
  return { scores, places, moves, decisions, seconds, slowest, moveCounts, eventCounts, figures: own };
}

type Player = (view: object, seen: readonly Event[]) => Shape['Move'] | Promise<Shape['Move']> | undefined;

/** A bot in its seat, with its budget and its own luck. */
function playerOf(
  { bots, botsWith }: Pick<GameEntry, 'bots' | 'botsWith'>,
  label: string,
  seat: Seat,
  { nodes, botSeed, weights = '' }: Pick<Match, 'nodes' | 'botSeed' | 'weights'>,
): Player {
  const { name, brought, nodes: own = nodes } = contestant(label);
  const all = brought ? botsWith?.(weights) : bots;
  const budget = { nodes: own, chance: seeded(`${botSeed}/${seat}/${label}`) };
  return (view, seen) => all?.[name]?.choose(view, seat, seen, budget);
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
