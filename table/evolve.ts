/** How an entry changes the table. */
import { type Chance, replaying } from '../core/chance.ts';
import type { Game, Outcome, Seat, Shape, Viewer } from '../core/game.ts';
import { invariant } from '../core/invariant.ts';
import type { Deadlines, Entry, Moved } from './entries.ts';
import { settledOutcome } from './outcome.ts';
import {
  authorOf,
  faceDownAt,
  isAgreed,
  type Numbered,
  type Position,
  placeOf,
  type Sealed,
  type Step,
  seatOfAccount,
  stepsBack,
  type Table,
  type TableSeat,
} from './table.ts';
import { type Before, proposedStep, resumeTurn, takeBackFrom } from './take-back.ts';

/** Commands remembered of each seat, and of all accounts without a seat together. */
const RECENT = 64;

/** The result of a move or a start, when a decision has tried it out. */
export interface Prepared {
  readonly state: Shape['State'];
  readonly events: readonly Shape['Event'][];
}

/** The game, and the position before a move that is taken back. */
export interface Ground {
  readonly game: Game;
  readonly before: Before;
}

export interface Evolved {
  readonly events: readonly Shape['Event'][];
  /** Sealed moves that this entry has turned over. */
  readonly turned: readonly Sealed[];
}

const NONE: readonly never[] = [];
const NO_MOVES = { kept: NONE, turned: NONE };
export const NOTHING: Evolved = { events: NONE, turned: NONE };

/** Takes the next entry in. Mutates the table, never its game state. */
export function evolve(table: Table, numbered: Numbered, ground: Ground, prepared?: Prepared): Evolved {
  const { n, at, entry } = numbered;
  invariant(n === table.n + 1, `entry ${n} follows ${table.n}`);
  table.n = n;
  const unseen = unseenBy(table, entry);
  if (unseen.length === 0) table.updated = at;
  const before = table.state;
  const evolved = change(table, numbered, ground, prepared);
  // A sealed move changes nothing for the others: moves they have sent meanwhile still fit.
  const onlyFor = faceDownAt(table, n)?.seat;
  count(table, unseen, table.state !== before, onlyFor);
  remember(table, numbered);
  return evolved;
}

function remember(table: Table, { id, entry }: Numbered): void {
  // What a table does by itself has an id that begins with a colon. No client repeats it.
  if (id.startsWith(':')) return;
  const place = authorOf(table, id);
  const recent = table.recent.at(place)!;
  const n = table.shown.at(place)!;
  recent.push(entry.type === 'rematch' ? [id, n, entry.table] : [id, n]);
  if (recent.length > RECENT) recent.shift();
}

/** The commands of a player who leaves the seat are remembered with those of all accounts without a seat. */
function shareRecent({ recent }: Table, seat: Seat): void {
  const shared = recent.at(-1)!;
  shared.push(...recent[seat]!.splice(0));
  if (shared.length > RECENT) shared.splice(0, shared.length - RECENT);
}

/** `onlyFor`: the position changed before this seat's eyes alone. */
function count(table: Table, unseen: readonly number[], changed: boolean, onlyFor: Seat | undefined): void {
  for (let viewer = 0; viewer < table.shown.length; viewer++) {
    if (unseen.includes(viewer)) continue;
    table.shown[viewer]!++;
    if (changed && (onlyFor ?? viewer) === viewer) table.changed[viewer] = table.shown[viewer]!;
  }
}

/** Places in `shown` of the viewers who are not told of an entry. */
export function unseenBy(table: Table, entry: Entry): readonly number[] {
  if (entry.type === 'moved') return entry.unseenBy.length === 0 ? NONE : placesOf(table, entry.unseenBy);
  if (entry.type !== 'said' && entry.type !== 'removed') return NONE;
  if (entry.amongPlayers) return placesOf(table, ['table']);
  return entry.aside ? table.seats.map((_, seat) => seat) : NONE;
}

const placesOf = (table: Table, viewers: readonly Viewer[]): number[] =>
  viewers.map((viewer) => placeOf(table, viewer));

function change(table: Table, numbered: Numbered, ground: Ground, prepared?: Prepared): Evolved {
  const { at, entry } = numbered;
  switch (entry.type) {
    case 'opened':
      throw new Error('a table is opened once');
    case 'sat':
      table.seats[entry.seat] = newSeat(entry);
      return NOTHING;
    case 'left':
      table.seats[entry.seat] = null;
      shareRecent(table, entry.seat);
      return NOTHING;
    case 'swapped': {
      const [a, b] = entry.seats;
      [table.seats[a], table.seats[b]] = [table.seats[b]!, table.seats[a]!];
      [table.recent[a], table.recent[b]] = [table.recent[b]!, table.recent[a]!];
      return NOTHING;
    }
    case 'started':
      return started(table, entry, at, ground.game, prepared);
    case 'moved':
      return moved(table, numbered as Numbered & { entry: Moved }, ground.game, prepared);
    case 'takenBack':
      resumeTurn(table, entry.seat, entry.moves, at);
      takeBackFrom(table, stepsBack(table, entry.seat, entry.moves), ground.before);
      askAgain(table, entry.until, at, ground.game);
      return NOTHING;
    case 'proposed':
      table.proposal = { what: entry.what, by: entry.seat, moves: entry.moves, yes: [entry.seat] };
      table.proposedFrom = entry.from ?? null;
      doIfAgreed(table, entry.until, at, ground);
      return NOTHING;
    case 'answered':
      answered(table, entry, at, ground);
      return NOTHING;
    case 'withdrawn':
      table.proposal = null;
      return NOTHING;
    case 'resigned':
      resigned(table, entry);
      return NOTHING;
    case 'gone':
      gone(table, entry);
      return NOTHING;
    case 'returned':
      returned(table, entry, at);
      return NOTHING;
    case 'said': {
      const place = seatOfAccount(table, entry.who);
      table.said[place < 0 ? table.seats.length : place]! += 1;
      return NOTHING;
    }
    case 'removed':
      return NOTHING;
    case 'rematch':
      table.rematch = entry.table;
      return NOTHING;
  }
}

function newSeat({ who, name, bot, robot, nonce }: Extract<Entry, { type: 'sat' }>): TableSeat {
  return { who, name, bot, robot, nonce, standIn: false, resigned: false, turnLost: false };
}

function started(
  table: Table,
  { draws, until }: Extract<Entry, { type: 'started' }>,
  at: number,
  game: Game,
  prepared = startGame(table, game, replaying(draws)),
): Evolved {
  table.status = 'playing';
  table.said.fill(0, 0, table.seats.length);
  table.state = prepared.state;
  table.draws += draws.length;
  askAgain(table, until, at, game);
  return { events: prepared.events, turned: [] };
}

export function startGame(table: Table, game: Game, chance: Chance): Prepared {
  const events: Shape['Event'][] = [];
  const state = game.start(table.opened.options, table.seats.length, chance, (event) => events.push(event));
  return { state, events };
}

function moved(
  table: Table,
  { n, at, entry }: Numbered & { entry: Moved },
  game: Game,
  prepared = makeMove(table, game, entry, replaying(entry.draws)),
): Evolved {
  const { seat, unseenBy: blind } = entry;
  const clock = clockShown(table, entry);
  if (!game.toAct(prepared.state).includes(seat)) spendTime(table, seat, entry.spent);
  table.state = prepared.state;
  table.draws += entry.draws.length;
  if (blind.length === 0) showPresence(table, entry);
  const { kept, turned } = turnOver(table.sealed, game, prepared.state, { n, seat, move: entry.move });
  table.sealed = kept;
  const outcome = game.outcome(prepared.state);
  // A player cannot take back what a bot or the clock did on that seat.
  const learnt =
    entry.by !== 'player' || entry.draws.length > 0 || turned.length > 0 || outcome !== undefined;
  table.steps.push({ n, seat, learnt, unseenBy: blind, clock });
  if (outcome) finish(table, outcome);
  askAgain(table, entry.until, at, game);
  return { events: prepared.events, turned };
}

function clockShown({ since, until }: Table, { seat, spent }: Moved): Step['clock'] {
  const [began, ends] = [since[seat]!, until[seat]!];
  return began === null || ends === null ? null : { spent, left: Math.max(0, ends - began - spent) };
}

/** What a move shows beside the game: its player is present. Only for moves that every viewer is told of. */
function showPresence(table: Table, { seat, by }: Moved): void {
  table.proposal = null;
  if (by !== 'player' || !table.seats[seat]!.standIn) return;
  table.seats[seat]!.standIn = false;
  table.since[seat] = null;
}

/** The position after the move of entry n. */
export function positionAfter(before: Position, game: Game, n: number, moved: Moved): Position {
  const { seat, move, draws } = moved;
  const { state } = makeMove(before, game, moved, replaying(draws));
  return { state, sealed: turnOver(before.sealed, game, state, { n, seat, move }).kept };
}

/** The position after a move, as a new state. */
export function makeMove(
  table: Pick<Table, 'state'>,
  game: Game,
  { seat, move }: Pick<Moved, 'seat' | 'move'>,
  chance: Chance,
): Prepared {
  invariant(table.state !== null, 'a game is on');
  const events: Shape['Event'][] = [];
  const state = game.clone(table.state);
  game.apply(state, seat, move, chance, (event) => events.push(event));
  return { state, events };
}

/** After a move: the moves that lie face down, and those that were turned over. */
function turnOver(
  before: readonly Sealed[],
  game: Game,
  state: Shape['State'],
  made: Sealed,
): { readonly kept: readonly Sealed[]; readonly turned: readonly Sealed[] } {
  const faceDown = game.sealed?.(state) ?? NONE;
  if (faceDown.length === 0 && before.length === 0) return NO_MOVES;
  const kept = before.filter(({ seat }) => faceDown.includes(seat) && seat !== made.seat);
  const turned = before.filter(({ seat }) => !faceDown.includes(seat));
  if (faceDown.includes(made.seat)) kept.push(made);
  return { kept, turned };
}

/** Once in a turn, when it is over: its time began with the turn. */
function spendTime(table: Table, seat: Seat, spent: number): void {
  const { clock } = table.opened;
  if (clock.type !== 'live' || table.seats[seat]?.standIn) return;
  const over = spent - clock.turn * 1000;
  if (over > 0) table.banks[seat] = Math.max(0, table.banks[seat]! - over);
}

/** A seat's time runs from when it is first asked until it is asked no more. */
function askAgain(table: Table, until: Deadlines, at: number, game: Game): void {
  const asked = table.status === 'playing' && table.state ? game.toAct(table.state) : NONE;
  for (let seat = 0; seat < table.seats.length; seat++) {
    if (table.since[seat] === null || !asked.includes(seat)) table.seats[seat]!.turnLost = false;
    table.since[seat] = asked.includes(seat) ? (table.since[seat] ?? at) : null;
    table.until[seat] = asked.includes(seat) ? (until[seat] ?? null) : null;
  }
}

function answered(
  table: Table,
  { seat, yes, until }: Extract<Entry, { type: 'answered' }>,
  at: number,
  ground: Ground,
): void {
  const proposal = table.proposal;
  invariant(proposal !== null, 'an answer follows a question');
  table.proposal = yes ? { ...proposal, yes: [...proposal.yes, seat] } : null;
  doIfAgreed(table, until, at, ground);
}

function doIfAgreed(table: Table, until: Deadlines, at: number, ground: Ground): void {
  const proposal = table.proposal;
  if (proposal === null || !isAgreed(table, proposal.yes)) return;
  table.proposal = null;
  if (proposal.what === 'end') table.status = 'stopped';
  else takeBackFrom(table, proposedStep(table, proposal, table.proposedFrom), ground.before);
  // A seat loses no time by what all have agreed to.
  table.since.fill(null);
  askAgain(table, until, at, ground.game);
}

function gone(table: Table, { seat, why }: Extract<Entry, { type: 'gone' }>): void {
  table.seats[seat]!.standIn = true;
  table.until[seat] = null;
  if (why !== 'clock') return;
  // The bank was used up before the clock ran out.
  table.banks[seat] = 0;
  table.seats[seat]!.turnLost = true;
}

/** A player who returns has a new turn, unless the clock of this turn ran out before. */
function returned(table: Table, { seat, until }: Extract<Entry, { type: 'returned' }>, at: number): void {
  const back = table.seats[seat]!;
  const end = until[seat] ?? null;
  back.standIn = false;
  // In old journals a player who returned always had a whole turn again.
  if (end !== null) back.turnLost = false;
  if (table.since[seat] !== null && !back.turnLost) table.since[seat] = at;
  table.until[seat] = end;
}

function resigned(table: Table, { seat, ends }: Extract<Entry, { type: 'resigned' }>): void {
  const leaver = table.seats[seat]!;
  leaver.resigned = true;
  leaver.standIn = true;
  table.proposal = null;
  table.until[seat] = null;
  const left = table.seats.filter((other) => !other!.resigned);
  if (left.length === 1 || ends)
    finish(table, { scores: table.seats.map(() => 0), places: table.seats.map(() => 1) });
}

function finish(table: Table, outcome: Outcome): void {
  table.status = 'over';
  table.outcome = settledOutcome(
    outcome,
    table.seats.map((seat) => seat!.resigned),
  );
  table.since.fill(null);
  table.until.fill(null);
}
