/** The table as the board draws it: what lies there, what would be, and what may be pointed at. */

import type { BoardProps } from '../../../client/kit/board.ts';
import { pace } from '../../../client/kit/pace.ts';
import type { Seat } from '../../../core/game.ts';
import type { Who } from '../../../text/game-text.ts';
import { allowed, crews, foreseen, points, sharedOut, spots } from '../rules/outlook.ts';
import type { BaseTrick, Effect, Trick } from '../rules/tables.ts';
import type { Award, Event, Move, Shanghaien, View } from '../rules/types.ts';
import { awardsIn, SHARING_OUT, sharesOut } from './arrival.ts';
import { measure } from './layout.ts';
import { type Asking, endLater, impossible, withTrick } from './pointing.ts';
import type { BoardWords } from './text/words.ts';

/** Why something cannot be, and where the rule stands. */
export interface Reason {
  readonly sentence: string;
  readonly rule: string;
}

/** A trick that somebody wants to read. */
export interface Reading {
  readonly seat: Seat | null;
  readonly trick: Trick;
  readonly effect: Effect;
}

const PLACING: readonly (Move['type'] | undefined)[] = [undefined, 'place', 'spread'];
const KINDS_WITH_CARD: readonly (Move['type'] | undefined)[] = ['joker', 'shift'];

export class Tavern {
  readonly #props: () => BoardProps<Shanghaien>;
  readonly #words: () => BoardWords;
  width = $state(0);
  /** How high the stage is. */
  room = $state(0);
  /** The row as it lay when the round was called, while its cards are shared out. */
  held = $state.raw<View | undefined>(undefined);
  /** What happened last, until something else does. */
  news = $state.raw<readonly Event[]>([]);
  /** How the last round was shared out. */
  awards = $state.raw<readonly Award[]>([]);
  #last: View | undefined;
  #seen: number | undefined;
  /** Why the thing one has just pointed at is not possible. */
  hint = $state.raw<Reason | undefined>(undefined);
  #card = $state<BaseTrick | undefined>(undefined);

  constructor(props: () => BoardProps<Shanghaien>, words: () => BoardWords) {
    this.#props = props;
    this.#words = words;
  }

  readonly props = $derived.by(() => this.#props());
  readonly words = $derived.by(() => this.#words());
  readonly measures = $derived.by(() => measure(this.width, this.room));
  readonly view = $derived.by(() => this.held ?? this.props.view);
  readonly busy = $derived.by(() => this.held !== undefined);
  /** Who sits below: you, or the first seat for one who watches. */
  readonly below: Seat = $derived.by(() => this.props.you ?? 0);
  readonly above: Seat = $derived.by(() => 1 - this.below);

  /** What the move considered, or the one announced, would lead to. */
  readonly preview: View | undefined = $derived.by(() => {
    if (this.busy) return undefined;
    const { draft } = this.props;
    const then = draft ? this.seen(draft) : undefined;
    return then ?? allowed(this.view);
  });
  readonly shown = $derived.by(() => this.preview ?? this.view);
  readonly spots = $derived.by(() => spots(this.shown));
  readonly spotsNow = $derived.by(() => spots(this.view));
  readonly crews = $derived.by(() => crews(this.view, sharedOut(this.shown)));
  readonly crewsNow = $derived.by(() => crews(this.view, sharedOut(this.view)));
  readonly points = $derived.by(() => points(sharedOut(this.shown)));
  readonly pointsNow = $derived.by(() => points(sharedOut(this.view)));

  readonly asking: Asking = $derived.by(() => ({
    moves: this.busy ? [] : this.props.moves,
    draft: this.props.draft,
    end: this.view.end,
    card: KINDS_WITH_CARD.includes(this.props.kind) ? this.#card : undefined,
  }));
  /** Dice and cards glow unless something else is being done. */
  readonly placing = $derived.by(() => PLACING.includes(this.props.kind));
  /** What somebody points at in the log, or what has just happened. */
  readonly lit: readonly Event[] = $derived.by(() =>
    this.props.pointed.length > 0 ? this.props.pointed : this.busy ? [] : this.news,
  );

  /** No die lies in the row yet. */
  readonly fresh = $derived.by(() => !this.spots.some(({ award }) => award.dice.some((dice) => dice > 0)));

  /** Takes in what has just happened; a round that was called is shown to its end first. */
  arrive(): void {
    const { news, view, motion } = this.props;
    const last = this.#last;
    this.#last = view;
    const isNext = news !== undefined && this.#seen !== undefined && news.n > this.#seen;
    this.#seen = news?.n ?? 0;
    // Who leafs through a game wants to see the page, not the way there.
    if (!isNext && view !== last) this.held = undefined;
    if (!isNext || news.events.length === 0) return;
    this.news = news.events;
    const awards = awardsIn(news.events);
    if (awards.length === 0) return;
    this.awards = awards;
    if (motion && last && !this.held && sharesOut(last, awards)) this.#shareOut(last);
  }

  #shareOut(last: View): void {
    this.held = last;
    setTimeout(() => {
      this.held = undefined;
    }, SHARING_OUT * pace.longer);
  }

  seen(move: Move): View | undefined {
    const after = this.props.after(move);
    return after && foreseen(this.view, move, after);
  }

  name(seat: Seat): string {
    return this.props.seats[seat]?.name ?? '';
  }

  /** "you", or a name. */
  who(seat: Seat): string {
    return seat === this.props.you ? this.words.you : this.name(seat);
  }

  colour(seat: Seat) {
    return this.props.seats[seat]?.colour;
  }

  say(move: Move): string {
    const say = this.props.text.moves[move.type] as (move: Move, who: Who) => string;
    return say(move, (seat) => this.name(seat));
  }

  tell(event: Event): string {
    const tell = this.props.text.events[event.type] as (event: Event, who: Who) => string;
    return tell(event, (seat) => this.name(seat));
  }

  explain(why: Reason | undefined): void {
    this.hint = why;
  }

  consider(move: Move | undefined): void {
    this.hint = undefined;
    if (move) this.props.consider(move);
  }

  isDraft(move: Move | undefined): boolean {
    return move !== undefined && JSON.stringify(move) === JSON.stringify(this.props.draft);
  }

  /** Why a move may not be made; nothing for one who only watches. */
  whyNot(move: Move): Reason | undefined {
    if (this.props.you === null || this.busy) return undefined;
    const refusal = this.props.check(move);
    return refusal && { sentence: this.props.explain(refusal), rule: refusal.rule };
  }

  whyNoTrick(reading: Reading): Reason | undefined {
    if (reading.seat !== this.props.you) return undefined;
    const move = impossible(this.asking, reading, this.view.dice);
    return move && this.whyNot(move);
  }

  /** Half of a trick card: the move itself, or the next thing to point at. */
  play(trick: Trick, effect: Effect): void {
    const all = withTrick(this.asking, trick, effect);
    const move = endLater(all);
    if (move && (all.length === 1 || 'end' in move)) this.consider(move);
    else if (all.length > 1) this.props.choose(effect);
    this.#card = trick as BaseTrick;
  }
}
