/** What all parts of the board share: the table, what is being considered, and what pointing at a thing means. */
import { getContext, setContext } from 'svelte';
import type { BoardProps, SeatLook } from '../../../client/kit/board.ts';
import { inParts } from '../../../client/kit/seldom.svelte.ts';
import type { Refusal, Seat } from '../../../core/game.ts';
import type { Who } from '../../../text/game-text.ts';
import { storeOf } from '../rules/outlook.ts';
import type { Container, Event, Move, MoveType, StoreName, View } from '../rules/types.ts';
import { cellOf, colourOf, kindOf } from './cells.ts';
import { beginning, movesAt, priced, pricing } from './drafting.ts';
import { nextStep, type Step } from './guide.ts';
import { onlyComing, shownIn } from './shown.ts';
import type { BoxTarget, Table, Target } from './targets.ts';
import type { BoardWords } from './text/words.ts';

type Props = BoardProps<Container>;

/** Why something cannot be, beside what was pointed at. */
export interface Hint {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** What pointing at a thing would do. */
export interface Meaning {
  readonly move: Move;
  readonly refusal: Refusal<Container> | undefined;
}

/** What more pointing may mend. */
const UNFINISHED: ReadonlySet<string> = new Set([
  'bidTooLow',
  'mustMakeAll',
  'nothingChosen',
  'notReturned',
  'seizeExactly',
]);

const UNLISTED: readonly Move[] = [];
const KEY = Symbol('desk');
const NOBODY: SeatLook = { name: '', colour: 'blue', bot: false };

export class Desk {
  readonly view: View;
  readonly #props: () => Props;
  readonly #words: () => BoardWords;
  /** The own box whose price is being set. */
  held = $state.raw<BoxTarget | undefined>(undefined);
  hint = $state.raw<Hint | undefined>(undefined);

  constructor(props: () => Props, words: () => BoardWords) {
    this.#props = props;
    this.#words = words;
    this.view = inParts(() => props().view);
  }

  readonly seats: readonly Seat[] = $derived.by(() =>
    Array.from({ length: this.view.seats }, (_, seat) => seat),
  );
  /** Whether the Investment Bank stands at the sea. */
  readonly bank: boolean = $derived.by(() => this.view.options.investmentBank);
  readonly you: Seat | null = $derived.by(() => this.#props().you);
  readonly draft: Move | null = $derived.by(() => this.#props().draft);
  readonly kind: MoveType | undefined = $derived.by(() => this.#props().kind);
  readonly asked: boolean = $derived.by(() => this.#props().asked);
  readonly moves: readonly Move[] = $derived.by(() => this.#props().moves);
  readonly words: BoardWords = $derived.by(() => this.#words());
  /** Elsewhere nothing on the board changes with the list, which grows while moves are looked for. */
  readonly #listed: readonly Move[] = $derived.by(() =>
    this.view.phase === 'seize' ? this.moves : UNLISTED,
  );
  /** What is known, for one who may move. */
  readonly #table: Table | undefined = $derived.by(() =>
    this.asked && this.you !== null
      ? { view: this.view, you: this.you, draft: this.draft, moves: this.#listed }
      : undefined,
  );

  /** What is to be done next. */
  readonly step: Step | undefined = $derived.by(() => {
    const table = this.#table;
    return table && nextStep({ ...table, kind: this.kind, holding: this.held !== undefined });
  });

  look(seat: Seat): SeatLook {
    return this.#props().seats[seat] ?? NOBODY;
  }

  name = (seat: Seat): string => this.look(seat).name;

  /** What happened, as the log says it. */
  tell(event: Event): string {
    const events = this.#props().text.events as Readonly<Record<string, (event: Event, who: Who) => string>>;
    return events[event.type]?.(event, this.name) ?? '';
  }

  /** Containers by colour, for those who do not see them. */
  goods(counts: readonly number[]): string {
    const { label, colours } = this.words;
    return counts.flatMap((n, kind) => (n > 0 ? [label.goods(colours[colourOf(kind)], n)] : [])).join(', ');
  }

  /** Whether there is something in a store that belongs to what is being done. */
  offers(store: StoreName, seat: Seat): boolean {
    if (this.kind === undefined) return false;
    const lying = storeOf(this.view, store, seat);
    return lying.some(
      (n, cell) => n > 0 && this.fits(this.meaning({ what: 'box', store, seat, cell, nth: n - 1 })),
    );
  }

  /** What would happen, or why it would not; undefined where there is nothing to point at. */
  meaning(target: Target): Meaning | undefined {
    const table = this.#table;
    if (!table) return undefined;
    const moves = movesAt(target, table);
    const move = moves.find(({ type }) => type === this.kind) ?? moves[0];
    return move && { move, refusal: this.#props().check(move) };
  }

  /** Whether it can be done, or begun. */
  can(meaning: Meaning | undefined): boolean {
    return meaning !== undefined && (!meaning.refusal || UNFINISHED.has(meaning.refusal.code));
  }

  /** Whether a thing belongs to what is being done. */
  fits(meaning: Meaning | undefined): boolean {
    return this.can(meaning) && meaning?.move.type === this.kind;
  }

  /** A kind of move that has one obvious beginning starts with it. */
  begin(kind: MoveType | undefined): void {
    this.held = undefined;
    this.hint = undefined;
    const table = this.#table;
    const move = table && kind && !this.draft ? beginning(kind, table) : undefined;
    if (move) this.consider(move);
  }

  point(target: Target): void {
    const meaning = this.meaning(target);
    if (meaning && (this.can(meaning) || meaning.move.type === this.kind)) this.consider(meaning.move);
  }

  consider(move: Move | null): void {
    this.hint = undefined;
    this.#props().consider(move);
  }

  explain(refusal: Refusal<Container>): string {
    return `${this.#props().explain(refusal)} (${refusal.rule})`;
  }

  check(move: Move): Refusal<Container> | undefined {
    return this.asked ? this.#props().check(move) : undefined;
  }

  after(move: Move): View | undefined {
    return this.#props().after(move);
  }

  /** Whether the price of a box can be set now. */
  movable(box: BoxTarget): boolean {
    const table = this.#table;
    if (!table || box.seat !== table.you) return false;
    const kind = pricing(box.store, this.draft, this.kind);
    // What comes back from the payment card is laid out; what lies there stays.
    const lies = box.nth < (storeOf(table.view, box.store, box.seat)[box.cell] ?? 0);
    if (kind === 'restock' && lies) return false;
    return kind !== undefined && (kind === this.kind || this.moves.some(({ type }) => type === kind));
  }

  /** The box that goes to the price one points at: the one in hand, else the only new one. */
  toPrice(store: StoreName): BoxTarget | undefined {
    if (this.held) return this.held.store === store ? this.held : undefined;
    const table = this.#table;
    if (!table?.draft || pricing(store, table.draft, this.kind) !== table.draft.type) return undefined;
    const only = onlyComing(shownIn(table.view, store, table.you, table));
    return only && { what: 'box', store, seat: table.you, ...only };
  }

  /** An own box goes to the price in this row; says where it lies then. */
  price(box: BoxTarget, row: number): BoxTarget | undefined {
    const table = this.#table;
    const move = table && this.movable(box) ? priced(box, row, table) : undefined;
    if (!table || !move) return undefined;
    this.consider(move);
    this.held = undefined;
    const cell = cellOf(row, kindOf(box.cell));
    const { lying, coming } = shownIn(table.view, box.store, box.seat, { you: table.you, draft: move })[
      cell
    ] ?? { lying: 1, coming: 0 };
    return { ...box, cell, nth: lying + coming - 1 };
  }

  /** Whether the prices of one's own store are being set. */
  pricing(store: StoreName): boolean {
    return (
      pricing(store, this.draft, this.kind) !== undefined && (this.draft !== null || this.kind !== undefined)
    );
  }
}

export const shareDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
