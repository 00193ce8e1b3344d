/** A table without a server: the same rules, and everybody is shown what they may know. */
import { type Chance, recording, replaying } from '../../core/chance.ts';
import { difference } from '../../core/data.ts';
import type { Fault } from '../../core/decode.ts';
import type { Game, Refusal, Seat, Shape, Viewer } from '../../core/game.ts';
import type { Happening, What } from '../../protocol/messages.ts';
import type { Picture, TableInfo } from '../../protocol/picture.ts';
import type { Learnt } from '../lessons/coach.ts';
import { type HereMove, type HereRecord, type HereSeat, peopleAt, summaryOf } from './record.ts';

export interface Plans {
  readonly id: string;
  readonly options: object;
  readonly seats: readonly HereSeat[];
  readonly learnt?: Learnt | undefined;
}

/** What happened, with nothing hidden. */
interface Entry {
  readonly at: number;
  readonly what: What;
  readonly events: readonly Shape['Event'][];
}

export type NotPlayed = { readonly refusal: Refusal } | { readonly fault: Fault } | undefined;

export class HereTable {
  readonly game: Game;
  #record: HereRecord;
  #state: Shape['State'];
  #entries: Entry[] = [];

  constructor(game: Game, record: HereRecord) {
    this.game = game;
    this.#record = record;
    this.#state = this.#replay();
  }

  /** A new table, with luck for its start. */
  static open(game: Game, { learnt, ...plans }: Plans, chance: Chance, at: number): HereTable {
    const { options, seats } = plans;
    const draws: number[] = [];
    const state = game.start(options, seats.length, recording(chance, draws));
    const toAct = game.toAct(state);
    return new HereTable(game, {
      ...{ ...plans, game: game.id, version: game.version, draws, toAct },
      ...(learnt ? { learnt } : {}),
      ...{ created: at, updated: at, moves: [], status: 'playing', places: null, rematch: null },
    });
  }

  get record(): HereRecord {
    return this.#record;
  }

  /** Seats that the game waits for; none once it has stopped. */
  get toAct(): readonly Seat[] {
    return this.#record.status === 'playing' ? this.game.toAct(this.#state) : [];
  }

  isPerson(seat: Seat): boolean {
    return this.#record.seats[seat]?.bot === '';
  }

  get people(): Seat[] {
    return peopleAt(this.#record);
  }

  /** Whether two people may not see the same: then they must not look over each other's shoulders. */
  get hasSecrets(): boolean {
    const [first, ...others] = this.people.map((seat) => this.#view(seat));
    return others.some((view) => difference(first, view) !== undefined);
  }

  #replay(): Shape['State'] {
    const { options, seats, draws, moves, created } = this.#record;
    const events: Shape['Event'][] = [];
    const state = this.game.start(options, seats.length, replaying(draws), (event) => events.push(event));
    this.#entries = [{ at: created, what: { type: 'started' }, events }];
    for (const move of moves) this.#apply(state, move, replaying(move.draws));
    return state;
  }

  #apply(state: Shape['State'], { seat, move, at }: Omit<HereMove, 'draws'>, chance: Chance): void {
    const events: Shape['Event'][] = [];
    this.game.apply(state, seat, move, chance, (event) => events.push(event));
    const seal = this.game.sealed?.(state).includes(seat) ? '' : null;
    const by = this.isPerson(seat) ? 'player' : 'bot';
    this.#entries.push({ at, what: { type: 'moved', seat, by, seal, opened: [] }, events });
  }

  /** Makes a move, or says why not. */
  play(seat: Seat, raw: unknown, chance: Chance, at: number): NotPlayed {
    const decoded = this.game.decode.move.decode(raw);
    if (decoded.fault) return { fault: decoded.fault };
    const refusal = this.game.check(this.#state, seat, decoded.value);
    if (refusal) return { refusal };
    const draws: number[] = [];
    const made: HereMove = { seat, move: decoded.value, draws, at };
    // On a copy: what goes wrong half-way has not happened.
    const state = this.game.clone(this.#state);
    this.#apply(state, made, recording(chance, draws));
    this.#state = state;
    this.#note({ moves: [...this.#record.moves, made], updated: at });
    return undefined;
  }

  /** Takes a seat's last moves back, with all that followed: at one's own screen nobody need be asked. */
  takeBack(seat: Seat, count: number): boolean {
    const { moves } = this.#record;
    const own = moves.flatMap((made, i) => (made.seat === seat ? [i] : []));
    const from = own.at(-count);
    if (from === undefined) return false;
    this.#record = { ...this.#record, moves: moves.slice(0, from), status: 'playing', places: null };
    this.#state = this.#replay();
    this.#note({});
    return true;
  }

  stop(at: number): void {
    this.#note({ status: 'stopped', updated: at });
  }

  /** Where the same people play again. */
  goOnAt(table: string): void {
    this.#note({ rematch: table });
  }

  /** How far the lessons have got. */
  learn(learnt: Learnt): void {
    this.#note({ learnt });
  }

  #note(changes: Partial<HereRecord>): void {
    const places = this.game.outcome(this.#state)?.places ?? null;
    const status = changes.status ?? (places ? 'over' : this.#record.status);
    this.#record = { ...this.#record, ...changes, places, status };
    this.#record = { ...this.#record, toAct: this.toAct };
  }

  // ── What somebody is shown

  #view(viewer: Viewer): Shape['View'] {
    return this.#record.status === 'playing' ? this.game.view(this.#state, viewer) : this.#state;
  }

  /** A copy, so that what was shown stays as it was. */
  #shown(viewer: Viewer): Shape['View'] {
    return this.game.clone(this.#view(viewer) as Shape['State']);
  }

  seenBy(viewer: Viewer): Happening[] {
    const seen = this.#entries.flatMap(({ at, what, events }) => {
      const redacted = events.flatMap((event) => this.game.redact(event, viewer) ?? []);
      // A secret move that a viewer cannot tell from nothing is not told to have been made.
      const hidden = what.type === 'moved' && what.seal === null && what.seat !== viewer;
      return hidden && redacted.length === 0 && events.length > 0 ? [] : [{ at, what, events: redacted }];
    });
    return seen.map((entry, i) => ({ n: i + 1, ...entry }));
  }

  picture(viewer: Seat): Picture {
    const view = this.#shown(viewer);
    return {
      info: this.#info(),
      you: viewer,
      view,
      toAct: this.#record.status === 'playing' ? this.game.toAct(view) : [],
      takeBack: this.#record.moves.some(({ seat }) => seat === viewer) ? 1 : 0,
    };
  }

  #info(): TableInfo {
    const { id, game, options, seats, created, status, rematch, version } = this.#record;
    const summary = summaryOf(this.#record);
    return {
      ...{ id, game, version, options, created, status, rematch, owner: '', rated: false },
      ...{ visibility: 'private', clock: { type: 'untimed' }, absence: 'wait', startWhenFull: true },
      seats: summary.seats,
      commitment: '',
      nonces: seats.map(() => ''),
      proposal: null,
      clocks: seats.map(() => ({ bank: 0, since: null, until: null })),
      outcome: this.game.outcome(this.#state) ?? null,
      seed: null,
    };
  }
}
