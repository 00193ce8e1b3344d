/** Lays a table into a store: everybody sits, and the game has started with given draws. */
import { replaying } from '../../core/chance.ts';
import type { Seat, Shape } from '../../core/game.ts';
import { invariant } from '../../core/invariant.ts';
import { GAMES } from '../../games/index.ts';
import type { Clock as TableClock } from '../../protocol/commands.ts';
import { deadlines } from '../../table/clocks.ts';
import { decideMove } from '../../table/decide-play.ts';
import type { Entry, Opened } from '../../table/entries.ts';
import { evolve, startGame } from '../../table/evolve.ts';
import { commitmentOf } from '../../table/luck.ts';
import type { Scene } from '../../table/scene.ts';
import { emptyTable, type Numbered, playersOf, type Table } from '../../table/table.ts';
import { Journal } from '../journal.ts';
import { newNonce, nodeHashing } from '../luck.ts';
import type { Account } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';
import { rowOf } from '../table/row.ts';
import type { GameModule } from '../table/rules.ts';
import { nth } from './world.ts';

export interface Lay {
  readonly id: string;
  readonly seed: string;
  readonly game: string;
  readonly options: object;
  readonly clock: TableClock;
  readonly seated: readonly Account[];
  readonly draws: readonly number[];
  readonly at: number;
}

export interface Made {
  readonly seat: Seat;
  readonly move: Shape['Move'];
}

/** The next move, if there is to be one. */
export type Next = (table: Table) => Made | undefined;

export async function layTable(store: Store, lay: Lay, next: Next = () => undefined): Promise<void> {
  const entry = gameCalled(lay.game);
  const ground = { game: entry.game, before: () => undefined };
  const opening = numbered(openedBy(lay), 1, lay.at);
  const table = emptyTable(lay.id, opening);
  const sat = lay.seated.map((account, seat) => numbered(sits(account, seat), 2 + seat, lay.at));
  for (const one of sat) evolve(table, one, ground);
  const started = numbered(startedWith(table, lay), table.n + 1, lay.at);
  evolve(table, started, ground);
  const moved = playOn(table, lay, next);
  const row = { ...rowOf(table, entry, () => 0), players: playersOf(table) };
  const appends = [opening, ...sat, started, ...moved].map(({ n, id, at, entry: body }) => ({
    ...{ table: lay.id, n, id, at, row },
    body: JSON.stringify(body),
  }));
  const { id, game, seed, at: created } = lay;
  const laid = { id, game, seed, created, version: entry.game.version, key: `key of ${id}`, row };
  await new Journal(store).open({ table: laid, entries: appends });
}

const numbered = (entry: Entry, n: number, at: number): Numbered => ({ n, id: `:${n}`, at, entry });

export function gameCalled(id: string): GameModule {
  const game = GAMES[id];
  invariant(game !== undefined, `${id} is a game`);
  return game;
}

function openedBy({ game, options, seated, clock, seed }: Lay): Opened {
  return {
    ...{ type: 'opened', game, version: gameCalled(game).game.version, options, seats: seated.length, clock },
    ...{ visibility: 'public', absence: 'wait', rated: false, startWhenFull: true },
    ...{ owner: nth(seated, 0).id, commitment: commitmentOf(seed, nodeHashing) },
  };
}

const sits = ({ id: who, name }: Account, seat: number): Entry => ({
  ...{ type: 'sat', seat, who, name, bot: '', robot: false, nonce: `of ${who}`, by: who },
});

function startedWith(table: Table, lay: Lay): Entry {
  const { game } = gameCalled(lay.game);
  const { state } = startGame(table, game, replaying(lay.draws));
  return {
    ...{ type: 'started', draws: lay.draws, hash: 0 },
    until: deadlines(sceneOf(table, lay), game.toAct(state)),
  };
}

const sceneOf = (table: Table, { game, seed, at: now }: Lay): Scene => ({
  ...{ table, game: gameCalled(game).game, seed, now, bots: {}, quietHours: [], late: () => 0, newNonce },
});

function playOn(table: Table, lay: Lay, next: Next): Numbered[] {
  const { game } = gameCalled(lay.game);
  const entries: Numbered[] = [];
  for (let made = next(table); made && table.status === 'playing'; made = next(table)) {
    const decided = decideMove(sceneOf(table, lay), made.seat, made.move, { by: 'player' });
    invariant(!decided.refusal, `${JSON.stringify(made)} is legal`);
    const entry = numbered(decided.entry, table.n + 1, lay.at);
    evolve(table, entry, { game, before: () => undefined }, decided.prepared);
    entries.push(entry);
  }
  return entries;
}
