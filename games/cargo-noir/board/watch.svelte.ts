/** What one sees on the board: the table through a seat's eyes, and what a draft would change. */
import type { BoardProps } from '../../../client/kit/board.ts';
import { inParts } from '../../../client/kit/seldom.svelte.ts';
import {
  cardsOf,
  cargoInSight,
  goodsOf,
  leastBid,
  leastToLead,
  means,
  portGoods,
  type Standing,
  stackOf,
  standing,
  waits,
} from '../rules/outlook.ts';
import { CARDS, PORTS, TOKENS } from '../rules/tables.ts';
import type { CargoNoir, View } from '../rules/types.ts';
import { at, portAt, sumOf } from './counted.ts';
import { NO_SHIP, NO_TRADE, type Send, shipsIn, type Trade, type Trader } from './draft.ts';
import type { NoirWords } from './text/words.ts';

export type Props = BoardProps<CargoNoir>;

export class Watch {
  readonly view: View;
  protected readonly props: Props;
  readonly words: NoirWords;
  /** The port somebody looks at. */
  looked = $state<number | undefined>();

  constructor(props: Props, words: NoirWords) {
    this.props = props;
    this.words = words;
    this.view = inParts(() => props.view);
  }

  /** Through whose eyes: one's own, or those of who is to move. */
  readonly seat = $derived.by(() => this.props.you ?? this.view.turn);
  /** Whether those are one's own eyes. */
  readonly own = $derived.by(() => this.props.you !== null);
  readonly seats = $derived.by(() => this.props.seats);
  readonly text = $derived.by(() => this.props.text);
  readonly asked = $derived.by(() => this.props.asked);
  readonly kind = $derived.by(() => this.props.kind);
  readonly names = $derived.by(() => this.text.options.printed.parts);
  protected readonly phase = $derived.by(() => (this.asked ? this.view.phase : 'over'));
  protected readonly who: Trader = $derived.by(() => ({ view: this.view, seat: this.seat }));
  readonly colour = $derived.by(() => this.seats[this.seat]?.colour ?? 'blue');

  readonly draft = $derived.by(() => this.props.draft);
  readonly send: Send = $derived.by(() => (this.draft?.type === 'send' ? this.draft : NO_SHIP));
  readonly trade: Trade = $derived.by(() => (this.draft?.type === 'trade' ? this.draft : NO_TRADE));
  readonly raise = $derived.by(() => (this.draft?.type === 'raise' ? this.draft : undefined));
  /** The table after the move that is being considered. */
  readonly after = $derived.by(() => (this.draft ? this.props.after(this.draft) : undefined));

  readonly sending = $derived.by(() => this.phase === 'send');
  readonly trading = $derived.by(() => this.phase === 'trade');
  readonly resolving = $derived.by(() => this.phase === 'resolve');
  readonly goods = $derived.by(() => goodsOf(this.view, this.seat));
  readonly shipsLeft = $derived.by(() => at(this.view.ships, this.seat) - shipsIn(this.send));
  /** Ports whose cargo may come in: those one leads, those one is about to win, and the one looked at. */
  readonly cargo = $derived.by(() => {
    const drafted = [...PORTS.keys()].filter((port) => this.ghost(port) > 0 || port === this.looked);
    const open = drafted.filter((port) => this.view.open[port] === 1);
    return cargoInSight(this.view, this.seat, open);
  });
  /** What the draft itself would bring. */
  readonly incoming = $derived.by(() => {
    const counts = TOKENS.map(() => 0);
    return PORTS.reduce(
      (sum, _, port) => (this.brings(port) ? sumOf(sum, portGoods(this.view, port)) : sum),
      counts,
    );
  });
  readonly means = $derived.by(() => means(this.view, this.seat, this.cargo));

  /** "Villa, Cargo ship ×2". */
  cardsInWords(seat: number): string {
    const owned = CARDS.flatMap((card, i) => {
      const n = cardsOf(this.view, seat, i);
      return n > 0 ? [`${this.names[card]}${n > 1 ? ` ×${n}` : ''}`] : [];
    });
    return owned.join(', ');
  }

  // ── Ports ─────────────────────────────────────────────────────────────────────────────────────────

  standing(port: number): Standing {
    return standing(this.view, this.seat, port);
  }

  /** What one must lay oneself. */
  least(port: number): number {
    return leastBid(this.view, this.seat, port);
  }

  /** What wins a port, or beats who leads there. */
  toLead(port: number): number {
    return leastToLead(this.view, port);
  }

  /** Coins the draft would have under one's ship, where it changes anything. */
  ghost(port: number): number {
    if (this.raise && this.raise.port === portAt(port)) {
      return stackOf(this.view, this.seat, port) + this.raise.coins;
    }
    return at(this.send.stacks, port);
  }

  /** Whether the draft is about this port. */
  chosen(port: number): boolean {
    const { draft } = this;
    return (
      at(this.send.stacks, port) > 0 || (draft !== null && 'port' in draft && draft.port === portAt(port))
    );
  }

  /** Whether the draft would bring a cargo home from here, now or later. */
  protected brings(port: number): boolean {
    return this.chosen(port) && this.draft?.type !== 'withdraw';
  }

  /** The stack as it is set now, where one is being set. */
  stackSet(port: number): number | undefined {
    if (!this.chosen(port)) return undefined;
    const coins = this.ghost(port);
    return coins > 0 ? coins : undefined;
  }

  waits(port: number): boolean {
    return waits(this.view, this.seat, port);
  }
}
