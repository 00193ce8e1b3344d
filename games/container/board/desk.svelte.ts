/** What all parts of the board share: the table, what is being considered, and what pointing at a thing means. */
import { getContext, setContext } from 'svelte';
import type { BoardProps, SeatLook } from '../../../client/kit/board.ts';
import type { Refusal, Seat } from '../../../core/game.ts';
import type { Container, Move, MoveType, View } from '../rules/types.ts';
import { movesAt, priced, pricing } from './drafting.ts';
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

const KEY = Symbol('desk');
const NOBODY: SeatLook = { name: '', colour: 'blue', bot: false };

export class Desk {
  readonly #props: () => Props;
  readonly #words: () => BoardWords;
  /** The own box whose price is being set. */
  held = $state.raw<BoxTarget | undefined>(undefined);
  hint = $state.raw<Hint | undefined>(undefined);

  constructor(props: () => Props, words: () => BoardWords) {
    this.#props = props;
    this.#words = words;
  }

  readonly view: View = $derived.by(() => this.#props().view);
  readonly you: Seat | null = $derived.by(() => this.#props().you);
  readonly draft: Move | null = $derived.by(() => this.#props().draft);
  readonly kind: MoveType | undefined = $derived.by(() => this.#props().kind);
  readonly asked: boolean = $derived.by(() => this.#props().asked);
  readonly moves: readonly Move[] = $derived.by(() => this.#props().moves);
  readonly words: BoardWords = $derived.by(() => this.#words());
  /** What is known, for one who may move. */
  readonly #table: Table | undefined = $derived.by(() =>
    this.asked && this.you !== null ? { view: this.view, you: this.you, draft: this.draft } : undefined,
  );

  look(seat: Seat): SeatLook {
    return this.#props().seats[seat] ?? NOBODY;
  }

  name = (seat: Seat): string => this.look(seat).name;

  /** What would happen, or why it would not; undefined where there is nothing to point at. */
  meaning(target: Target): Meaning | undefined {
    const table = this.#table;
    if (!table) return undefined;
    const moves = movesAt(target, table);
    const move = moves.find(({ type }) => type === this.kind) ?? moves[0];
    return move && { move, refusal: this.#props().check(move) };
  }

  /** Whether a thing belongs to what is being done. */
  fits(meaning: Meaning | undefined): boolean {
    return meaning !== undefined && meaning.refusal === undefined && meaning.move.type === this.kind;
  }

  point(target: Target): void {
    const meaning = this.meaning(target);
    if (!meaning) return;
    if (meaning.refusal && meaning.move.type !== this.kind) return;
    this.consider(meaning.move);
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
    const kind = pricing(box, this.draft, this.kind);
    return kind !== undefined && (kind === this.kind || this.moves.some(({ type }) => type === kind));
  }

  /** An own box goes to the price in this row. */
  price(box: BoxTarget, row: number): void {
    const table = this.#table;
    const move = table && this.movable(box) ? priced(box, row, table) : undefined;
    if (!move) return;
    this.consider(move);
    this.held = undefined;
  }
}

export const shareDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
