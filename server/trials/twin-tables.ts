/** One pair of tables: the same happens at both, but for what the viewer may not know. */
import type { Chance } from '../../core/chance.ts';
import { forged, oneOf } from '../../core/forging.ts';
import type { Game, Seat, Shape, Viewer } from '../../core/game.ts';
import { invariant } from '../../core/invariant.ts';
import type { Command } from '../../protocol/commands.ts';
import type { LiveTable } from '../table/live.ts';
import { jsonOf, materialOf } from './forgeries.ts';
import { compare, Observers } from './observers.ts';
import { type Clock, nth, type Person, type World } from './world.ts';

export interface Hall {
  readonly worlds: readonly [World, World];
  readonly clock: Clock;
  readonly people: readonly Person[];
}

interface Subject {
  readonly id: string;
  readonly game: Game;
  readonly viewer: Viewer;
}

/** A loan for a sealed bid is nobody's business (Container, rule 11.3). */
const SECRET_LOAN = { type: 'loan' } as const;
const TURN = 7_000;
const LOOK_ONE_IN = 6;
/** Nothing says which call is the last. Those under way arrive within a few round trips on another connection. */
const LEAST_ROUNDS = 3;
const MOST_ROUNDS = 50;
const MOST_TRIES = 20;
const LONGEST_FORGERY = 5_000;

export class TwinTables {
  readonly sum = { positions: 0, bids: 0, loans: 0, bytes: 0 };
  readonly #hall: Hall;
  readonly #subject: Subject;
  readonly #eyes: readonly [Observers, Observers];
  readonly #tables: readonly [LiveTable, LiveTable];
  readonly #compared = new Map<string, number>();
  readonly #played: object[] = [];
  /** Bids or loans of the auction under way differ. */
  #varied = false;
  #sent = 0;

  private constructor(
    hall: Hall,
    subject: Subject,
    { eyes, tables }: { eyes: readonly [Observers, Observers]; tables: readonly [LiveTable, LiveTable] },
  ) {
    this.#hall = hall;
    this.#subject = subject;
    this.#eyes = eyes;
    this.#tables = tables;
  }

  static async open(hall: Hall, subject: Subject): Promise<TwinTables> {
    const { id, viewer } = subject;
    const person = viewer === 'table' ? undefined : hall.people[viewer];
    const [here, there] = hall.worlds;
    const eyes = [await Observers.open(here, id, person), await Observers.open(there, id, person)] as const;
    const live = await Promise.all([here, there].map(({ server }) => server.tables.live(id)));
    return new TwinTables(hall, subject, { eyes, tables: live as [LiveTable, LiveTable] });
  }

  async close(): Promise<void> {
    await Promise.all(this.#eyes.map((one) => one.close()));
  }

  /** Plays until secrets are turned over, or so many positions were compared; what gave the tables away, if anything. */
  async play(most: number, chance: Chance): Promise<string | undefined> {
    while (this.sum.positions < most && (await this.#step(chance))) {
      this.#hall.clock.now += TURN;
      if (chance.draw(this.#varied ? 2 : LOOK_ONE_IN) === 0) await this.#lookAround(chance);
      await Promise.all(this.#eyes.map((one) => one.settled()));
      const leak = this.#compare((one) => one.channels());
      if (leak) return leak;
      this.sum.positions += 1;
    }
    await this.#callsArrive();
    return this.#compare((one) => one.calls());
  }

  /** Waits for the slower of the two servers. A call that only one of them makes is a leak. */
  async #callsArrive(): Promise<void> {
    const [here, there] = this.#eyes;
    const isEven = () => here.calls()['calls']?.length === there.calls()['calls']?.length;
    for (let i = 0; i < LEAST_ROUNDS || (i < MOST_ROUNDS && !isEven()); i++)
      await Promise.all([here.settled(), there.settled()]);
  }

  #compare(channels: (one: Observers) => Readonly<Record<string, readonly string[]>>): string | undefined {
    const [here, there] = this.#eyes;
    const { bytes, leak } = compare(channels(here), channels(there), this.#compared);
    this.sum.bytes += bytes;
    return leak;
  }

  async #lookAround(chance: Chance): Promise<void> {
    const { viewer } = this.#subject;
    const away = 1 + chance.draw(30);
    const forgery = this.#forgery(chance);
    for (const [i, one] of this.#eyes.entries()) {
      const { shown } = nth(this.#tables, i).table;
      const watcher = nth(shown, shown.length - 1);
      const seat = viewer === 'table' ? watcher : nth(shown, viewer);
      await one.lookAround({ seat, watcher }, away);
      if (forgery) await this.#ask(one, forgery);
    }
  }

  // ── What happens

  async #step(chance: Chance): Promise<boolean> {
    if (this.#tables[0].table.status !== 'playing') return false;
    const [here, there] = this.#states();
    const { game } = this.#subject;
    // While secrets differ most, there is most to be found out.
    if (chance.draw(this.#varied ? 2 : 8) === 0) return this.#somethingElse(chance);
    const asked = game.toAct(here);
    const seat = oneOf(asked, chance);
    const move = game.sample(game.view(here, seat), seat, chance);
    if (isFaceDown(game, here, seat, move)) return this.#bid(seat, move, chance);
    // Turned over, the bids of the two tables can be told apart, as they should be; after the end so can everything.
    const told =
      (this.#varied && move.type !== SECRET_LOAN.type) || game.outcome(afterwards(game, here, seat, move));
    return !told && !game.check(there, seat, move) && (await this.#both(seat, [move, move]));
  }

  #states(): [Shape['State'], Shape['State']] {
    const [here, there] = this.#tables;
    return [stateOf(here), stateOf(there)];
  }

  /** Another amount at the second table, and perhaps a loan before it. */
  async #bid(seat: Seat, move: Shape['Move'], chance: Chance): Promise<boolean> {
    if (seat === this.#subject.viewer) return this.#both(seat, [move, move]);
    if (chance.draw(3) > 0) await this.#borrowSecretly(seat, chance.draw(2));
    const other = this.#anotherBid(seat, move, chance);
    if (!other) return false;
    this.sum.bids += 1;
    this.#varied = true;
    return this.#both(seat, [move, other]);
  }

  #anotherBid(seat: Seat, { type }: Shape['Move'], chance: Chance): Shape['Move'] | undefined {
    const { game } = this.#subject;
    const view = game.view(this.#states()[1], seat);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const move = game.sample(view, seat, chance);
      if (move.type === type) return move;
    }
    return undefined;
  }

  async #borrowSecretly(seat: Seat, where: number): Promise<void> {
    const state = nth(this.#states(), where);
    if (this.#subject.game.check(state, seat, SECRET_LOAN)) return;
    await this.#do(where, seat, { type: 'move', move: SECRET_LOAN, seen: this.#seen(where, seat) });
    this.sum.loans += 1;
    this.#varied = true;
  }

  #seen(where: number, seat: Seat): number {
    return nth(nth(this.#tables, where).table.shown, seat);
  }

  async #both(seat: Seat, moves: readonly [Shape['Move'], Shape['Move']]): Promise<boolean> {
    this.#played.push(moves[0]);
    this.#sent += 1;
    for (const [where, move] of moves.entries())
      await this.#do(where, seat, { type: 'move', move, seen: this.#seen(where, seat) });
    return true;
  }

  async #do(where: number, seat: Seat, command: Command): Promise<void> {
    const { account } = nth(this.#hall.people, seat);
    const { tables } = nth(this.#hall.worlds, where).server;
    const answer = await tables.do(
      { account, key: '' },
      this.#subject.id,
      command,
      `${this.#sent} ${seat} ${command.type}`,
    );
    if (answer.refusal && command.type === 'move')
      throw new Error(`${JSON.stringify(command)} is refused: ${JSON.stringify(answer.refusal)}`);
  }

  /** The viewer takes back; others speak, propose and answer, which no secret of theirs keeps them from. */
  async #somethingElse(chance: Chance): Promise<boolean> {
    const { viewer } = this.#subject;
    this.#sent += 1;
    const kind = chance.draw(4);
    if (kind === 0 && viewer !== 'table') {
      const command = { type: 'takeBack', moves: 1 + chance.draw(2) } as const;
      for (const one of this.#eyes) await this.#ask(one, command);
      return true;
    }
    const seat = chance.draw(this.#tables[0].table.seats.length);
    // A game that all agree to end shows everything.
    const yes = this.#tables[0].table.proposal?.what === 'takeBack' && chance.draw(3) > 0;
    const commands: Command[] = [
      { type: 'say', text: `Ahoy ${this.#sent}` },
      { type: 'proposeEnd' },
      { type: 'answer', yes },
    ];
    const command = oneOf(commands, chance);
    for (const where of [0, 1]) await this.#do(where, seat, command);
    return true;
  }

  /** The viewer asks by socket; the answer is compared like everything else. */
  async #ask(one: Observers, command: object): Promise<void> {
    const from = one.wire.told.length;
    const id = `ask ${this.#sent}`;
    one.wire.send({ type: 'do', id, table: this.#subject.id, command });
    await one.wire.answer(from, (told) => told.includes(`"id":"${id}"`));
  }

  /** A move that the rules refuse at the first table; at the second it must be refused with the same words. */
  #forgery(chance: Chance): object | undefined {
    const { viewer, game } = this.#subject;
    if (viewer === 'table' || this.#played.length === 0) return undefined;
    const [here] = this.#states();
    const text = jsonOf(forged(materialOf(game, this.#played, this.#played), chance));
    const move: unknown = text.length > LONGEST_FORGERY ? null : JSON.parse(text);
    const decoded = game.decode.move.decode(move);
    const legal = !decoded.fault && !game.check(here, viewer, decoded.value);
    return legal ? undefined : { type: 'move', move, seen: this.#seen(0, viewer) };
  }
}

function stateOf({ table }: LiveTable): Shape['State'] {
  invariant(table.state !== null, 'a game is on');
  return table.state;
}

/** Whether a move lies face down once it is made. */
function isFaceDown(game: Game, state: Shape['State'], seat: Seat, move: Shape['Move']): boolean {
  return game.sealed?.(afterwards(game, state, seat, move)).includes(seat) ?? false;
}

export function afterwards(
  game: Game,
  state: Shape['State'],
  seat: Seat,
  move: Shape['Move'],
): Shape['State'] {
  const after = game.clone(state);
  game.apply(after, seat, move, { draw: () => 0 });
  return after;
}
