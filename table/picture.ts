/** The picture that a viewer is shown of a table, and its summary for lists. */
import type { Game, Seat, Shape, Viewer } from '../core/game.ts';
import type { Opened as OpenedMove, What } from '../protocol/messages.ts';
import type { Picture, SeatClock, SeatInfo, TableInfo } from '../protocol/picture.ts';
import type { Summary } from '../protocol/summary.ts';
import type { Entry } from './entries.ts';
import { type Sealing, saltOf, sealOf } from './luck.ts';
import { faceDownAt, isLeftToBot, type Sealed, type Table, type TableSeat } from './table.ts';

/** Parts of the info that a table does not know by itself. */
interface Beside {
  /** Kept secret until the end. */
  readonly seed: string;
  readonly seats: readonly SeatInfo[];
  /** How long the host has been down since a turn began. */
  late(since: number): number;
}

const FREE: SeatInfo = { kind: 'free', who: '', name: '', bot: '', resigned: false };

export function seatInfo(seat: TableSeat | null, standInBot: string): SeatInfo {
  if (seat === null) return FREE;
  const { who, name, bot, robot, resigned } = seat;
  const kind = bot !== '' || robot ? 'bot' : 'person';
  return { kind, who, name, bot: isLeftToBot(seat) ? bot || standInBot : '', resigned };
}

export const isEnded = ({ status }: Table): boolean => status === 'over' || status === 'stopped';

/** The same info object as before where nothing has changed, as after most moves. */
export function infoOf(table: Table, beside: Beside, before?: TableInfo): TableInfo {
  const clocks = clocksOf(table, beside.late, before?.clocks);
  const same =
    before !== undefined &&
    before.clocks === clocks &&
    before.seats === beside.seats &&
    before.status === table.status &&
    before.proposal === table.proposal &&
    before.outcome === table.outcome &&
    before.rematch === table.rematch &&
    // Before the start a player may sit down again with another nonce.
    table.status !== 'open';
  return same ? before : newInfo(table, beside, clocks);
}

function newInfo(table: Table, { seed, seats }: Beside, clocks: readonly SeatClock[]): TableInfo {
  const { opened, status } = table;
  const { game, version, options, owner, visibility, clock, absence, rated, startWhenFull, commitment } =
    opened;
  return {
    id: table.id,
    game,
    version,
    options,
    owner,
    visibility,
    clock,
    absence,
    rated,
    startWhenFull,
    created: table.created,
    status,
    seats,
    commitment,
    nonces: table.seats.map((seat) => seat?.nonce ?? ''),
    proposal: table.proposal,
    clocks,
    outcome: table.outcome,
    seed: isEnded(table) ? seed : null,
    rematch: table.rematch,
  };
}

type Late = Beside['late'];

/** The same clocks object as before while all clocks run on. */
function clocksOf(table: Table, late: Late, before?: readonly SeatClock[]): readonly SeatClock[] {
  return before && allRunOn(before, table, late)
    ? before
    : table.seats.map((_, seat) => clockOf(table, seat, late));
}

function allRunOn(clocks: readonly SeatClock[], table: Table, late: Late): boolean {
  for (let seat = 0; seat < clocks.length; seat++) {
    const { bank, since, until } = clocks[seat]!;
    if (bank !== table.banks[seat] || since !== table.since[seat] || until !== untilOf(table, seat, late))
      return false;
  }
  return true;
}

function clockOf(table: Table, seat: Seat, late: Late): SeatClock {
  return { bank: table.banks[seat]!, since: table.since[seat]!, until: untilOf(table, seat, late) };
}

function untilOf(table: Table, seat: Seat, late: Late): number | null {
  const since = table.since[seat]!;
  const until = table.until[seat]!;
  return since === null || until === null ? null : until + late(since);
}

export function pictureOf(table: Table, game: Game, viewer: Viewer, info: TableInfo): Picture {
  const view = table.state && viewOf(table, game, viewer);
  return {
    info,
    you: viewer === 'table' ? null : viewer,
    view,
    toAct: view && table.status === 'playing' ? game.toAct(view) : [],
    takeBack: viewer === 'table' ? 0 : freeTakeBacks(table, viewer),
  };
}

/** Once a game has ended, nothing is hidden. */
export function viewOf(table: Table, game: Game, viewer: Viewer): Shape['View'] {
  const state = table.state!;
  return isEnded(table) ? state : game.view(state, viewer);
}

/** How many of its last moves a seat may take back without asking: no other player has learnt anything from them. */
export function freeTakeBacks(table: Table, seat: Seat): number {
  if (table.status !== 'playing') return 0;
  let moves = 0;
  for (let i = table.steps.length - 1; i >= 0; i--) {
    const step = table.steps[i]!;
    // The number must not give away moves that are hidden from this seat. They are taken back with its own.
    if (step.unseenBy.includes(seat)) continue;
    // The take-back of a secret move would tell the others that there was one.
    if (step.seat !== seat || step.learnt || step.unseenBy.length > 0) break;
    moves++;
  }
  return moves;
}

/** The cause of an entry, as all its viewers are told. */
export function whatOf(
  table: Table,
  { n, entry }: { n: number; entry: Entry },
  turned: readonly Sealed[],
  sealing: Sealing,
): What {
  switch (entry.type) {
    case 'opened':
    case 'started':
      return { type: entry.type };
    case 'sat':
    case 'resigned':
    case 'returned':
    case 'withdrawn':
      return { type: entry.type, seat: entry.seat };
    case 'left':
      return { type: 'left', seat: entry.seat, sent: entry.sent };
    case 'swapped':
      return { type: 'swapped', seats: entry.seats };
    case 'moved':
      return {
        type: 'moved',
        seat: entry.seat,
        by: entry.by,
        seal: faceDownAt(table, n) ? sealFor(sealing, table.id, n, entry.move) : null,
        opened: turned.map((move) => openedMove(sealing, table.id, move)),
      };
    case 'takenBack':
      return { type: 'takenBack', seat: entry.seat, moves: entry.moves };
    case 'proposed':
      return { type: 'proposed', seat: entry.seat, what: entry.what, moves: entry.moves };
    case 'answered':
      return { type: 'answered', seat: entry.seat, yes: entry.yes };
    case 'gone':
      return { type: 'gone', seat: entry.seat, why: entry.why };
    case 'said':
      return {
        ...{ type: 'said', who: entry.who, name: entry.name, text: entry.text },
        ...(entry.removed ? { removed: true } : {}),
      };
    case 'removed':
      return { type: 'removed', who: entry.who, saidAt: entry.saidAt };
    case 'rematch':
      return { type: 'rematch', table: entry.table };
  }
}

const sealFor = (sealing: Sealing, table: string, n: number, move: object): string =>
  sealOf(saltOf(sealing, table, n), move, sealing.hashing);

const openedMove = (sealing: Sealing, table: string, { n, seat, move }: Sealed): OpenedMove => ({
  seat,
  seal: sealFor(sealing, table, n, move),
  salt: saltOf(sealing, table, n),
  move,
});

export function summaryOf(table: Table, game: Game, standInBot: string, before?: Summary): Summary {
  const { opened, status } = table;
  return {
    id: table.id,
    game: opened.game,
    options: opened.options,
    clock: opened.clock,
    visibility: opened.visibility,
    rated: opened.rated,
    owner: opened.owner,
    status,
    created: table.created,
    updated: table.updated,
    seats: seatsOf(table, standInBot, before?.seats),
    toAct: table.state && status === 'playing' ? game.toAct(viewOf(table, game, 'table')) : [],
    places: table.outcome?.places ?? null,
  };
}

/** The same seats object as before while no player comes or goes, so that readers need not compare them. */
function seatsOf({ seats }: Table, standInBot: string, before?: readonly SeatInfo[]): readonly SeatInfo[] {
  for (let i = 0; i < seats.length; i++)
    if (!before || !isAlike(before[i]!, seatInfo(seats[i]!, standInBot)))
      return seats.map((seat) => seatInfo(seat, standInBot));
  return before ?? [];
}

const isAlike = (a: SeatInfo, b: SeatInfo): boolean =>
  a.kind === b.kind && a.who === b.who && a.name === b.name && a.bot === b.bot && a.resigned === b.resigned;
