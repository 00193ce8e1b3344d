/** What one points at on the board, and the move that comes of it. The rules answer; this only asks. */
import { total } from '../../../core/counts.ts';
import { stackOf, tokensIn } from '../rules/outlook.ts';
import { TOKENS, type Token } from '../rules/tables.ts';
import type { Move, MoveType } from '../rules/types.ts';
import { at, portAt, tokenAt } from './counted.ts';
import {
  buying,
  cleared,
  filledUp,
  NO_TRADE,
  payingWith,
  shipsIn,
  withCard,
  withStack,
  withToken,
  withVisit,
} from './draft.ts';
import { type Props, Watch } from './watch.svelte.ts';

type Refused = NonNullable<ReturnType<Props['check']>>;

export class Desk extends Watch {
  /** The two halves of a swap. */
  give = $state<Token | undefined>();
  take = $state<Token | undefined>();
  /** Whether tokens pointed at are paid or thrown away. */
  throwing = $state(false);
  /** Once tokens have been chosen by hand, no others are taken instead. */
  #byHand = $state(false);
  /** The port whose stack is being set. */
  aimed = $state<number | undefined>();
  /** Why what was pointed at cannot be. */
  note = $state('');

  // ── Ports ─────────────────────────────────────────────────────────────────────────────────────────

  canPort(port: number): boolean {
    if (this.sending) return at(this.send.stacks, port) > 0 || this.#refusedPort(port) === undefined;
    return this.#movesAt(port).length > 0;
  }

  whyNotPort(port: number): string {
    if (this.sending && !this.canPort(port)) return this.#tell(this.#refusedPort(port));
    return '';
  }

  #refusedPort(port: number): Refused | undefined {
    const send = withStack(this.send, port, this.least(port));
    return this.props.check(filledUp(send, at(this.view.ships, this.seat)));
  }

  #movesAt(port: number, moves: readonly Move[] = this.#listed()): Move[] {
    return moves.filter((move) => 'port' in move && move.port === portAt(port));
  }

  pointPort(port: number): void {
    this.note = '';
    if (this.sending) this.#sendTo(port);
    else if (this.resolving) this.#resolveAt(port);
  }

  #sendTo(port: number): void {
    this.aimed = port;
    if (at(this.send.stacks, port) > 0) return;
    const refused = this.#refusedPort(port);
    if (refused) this.#say(refused);
    else this.props.consider(withStack(this.send, port, this.least(port)));
  }

  /** Cargo that is won is taken; who is outbid raises by the least, or withdraws. */
  #resolveAt(port: number): void {
    const wanted = this.#movesAt(port);
    const moves = wanted.length > 0 ? wanted : this.#movesAt(port, this.props.moves);
    const move = (['takeCargo', 'raise', 'withdraw'] as const)
      .map((type) => moves.find((each) => each.type === type))
      .find((each) => each !== undefined);
    this.aimed = port;
    if (move) this.props.consider(move);
    else this.#say(this.props.check({ type: 'takeCargo', port: portAt(port) }));
  }

  /** Whether this may be said of the port now: for the buttons beside it. */
  offers(port: number, type: 'raise' | 'withdraw'): boolean {
    return this.resolving && this.props.moves.some((m) => m.type === type && m.port === portAt(port));
  }

  withdraw(port: number): void {
    this.props.consider({ type: 'withdraw', port: portAt(port) });
  }

  /** Sets the stack that would stand in a port. */
  bid(port: number, coins: number): void {
    this.note = '';
    this.aimed = port;
    const own = stackOf(this.view, this.seat, port);
    const move: Move =
      own > 0 ? { type: 'raise', port: portAt(port), coins: coins - own } : withStack(this.send, port, coins);
    const refused = this.props.check(
      move.type === 'send' ? filledUp(move, at(this.view.ships, this.seat)) : move,
    );
    if (refused) this.#say(refused);
    else this.props.consider(move);
  }

  callBack(port: number): void {
    this.aimed = undefined;
    this.props.consider(withStack(this.send, port, 0));
  }

  // ── Macao ─────────────────────────────────────────────────────────────────────────────────────────

  canCasino(): boolean {
    return this.sending ? this.shipsLeft > 0 : this.#can('casino');
  }

  canVisitMarket(): boolean {
    return this.sending && this.shipsLeft > 0;
  }

  pointCasino(): void {
    this.note = '';
    if (this.sending) this.visit('casino', 1);
    else this.#try({ type: 'casino' });
  }

  visit(place: 'casino' | 'market', by: 1 | -1): void {
    this.note = '';
    this.aimed = undefined;
    const next = withVisit(this.send, place, by);
    if (shipsIn(next) > at(this.view.ships, this.seat)) this.#say(this.props.check(next));
    else this.props.consider(next);
  }

  canDraw(): boolean {
    return this.#can('draw');
  }

  drawToken(): void {
    this.#try({ type: 'draw' });
  }

  canTake(token: Token): boolean {
    return this.#listed().some((move) => move.type === 'swap' && move.take === token);
  }

  pointMarket(take: Token): void {
    this.note = '';
    const give = this.give ?? this.#onlyGood();
    const refused = this.props.check({ type: 'swap', give: give ?? this.#anyGood(), take });
    if (refused) this.#say(refused);
    else this.#swap({ take, give });
  }

  #anyGood(): Token {
    return TOKENS.find((_, kind) => at(this.goods, kind) > 0) ?? 'wild';
  }

  /** Who has one kind of goods need not say which he gives. */
  #onlyGood(): Token | undefined {
    const kinds = TOKENS.filter((_, kind) => at(this.goods, kind) > 0);
    return kinds.length === 1 ? kinds[0] : undefined;
  }

  #swap({ give, take }: { give: Token | undefined; take: Token | undefined }): void {
    if (this.kind !== 'swap') this.props.choose('swap');
    this.give = give;
    this.take = take;
    if (give && take) this.props.consider({ type: 'swap', give, take });
  }

  // ── Goods and cards ───────────────────────────────────────────────────────────────────────────────

  canGive(token: Token): boolean {
    if (this.trading) return true;
    return this.#listed().some((move) => move.type === 'swap' && move.give === token);
  }

  /** A token in one's warehouse, with what is to become of it. */
  pointGood(kind: number, selected: boolean): void {
    this.note = '';
    const by = selected ? -1 : 1;
    if (this.resolving) this.#giveToSwap(tokenAt(kind));
    else if (!this.trading) return;
    else if (this.throwing) {
      this.props.consider({ ...this.trade, discard: withToken(this.trade.discard, kind, by) });
    } else this.payWith(withToken(tokensIn(this.trade.sets), kind, by));
  }

  #giveToSwap(give: Token): void {
    const any = TOKENS.find((_, kind) => at(this.view.market, kind) > 0) ?? 'wild';
    const refused = this.props.check({ type: 'swap', give, take: this.take ?? any });
    if (refused) this.#say(refused);
    else this.#swap({ give, take: this.take });
  }

  payWith(tokens: readonly number[]): void {
    if (!this.trading) return;
    this.note = '';
    this.#byHand = true;
    this.props.consider(payingWith(this.who, this.trade, tokens));
  }

  /** One card more, or one less; the best payment is found unless somebody chose his own. */
  pointCard(card: number, by: 1 | -1 = 1): void {
    this.note = '';
    if (!this.trading) return;
    const cards = withCard(this.trade, card, by);
    const move =
      this.#byHand && total(cards) > 0
        ? cleared(this.who, { ...this.trade, cards })
        : buying(this.who, cards);
    const refused = this.props.check(move);
    if (by > 0 && refused && (!this.#byHand || refused.code !== 'tooExpensive')) this.#say(refused);
    else this.props.consider(move);
  }

  noTrade(): void {
    this.note = '';
    this.props.consider(cleared(this.who, NO_TRADE));
  }

  addCoins(coins: number): void {
    this.props.consider({ ...this.trade, coins });
  }

  // ── Asking ────────────────────────────────────────────────────────────────────────────────────────

  /** Legal moves; those of one kind while that was chosen and nothing pointed at yet. */
  #listed(): readonly Move[] {
    return this.kind === undefined || this.draft !== null
      ? this.props.moves
      : this.props.moves.filter(({ type }) => type === this.kind);
  }

  #can(type: MoveType): boolean {
    return this.resolving && this.#listed().some((move) => move.type === type);
  }

  #try(move: Move): void {
    this.note = '';
    const refused = this.props.check(move);
    if (refused) this.#say(refused);
    else this.props.consider(move);
  }

  #say(refused: Refused | undefined): void {
    this.note = this.#tell(refused);
  }

  #tell(refused: Refused | undefined): string {
    return refused ? `${this.props.explain(refused)} ${this.words.rule(refused.rule)}` : '';
  }

  /** Nothing is left of what was pointed at before. */
  forget(): void {
    this.give = undefined;
    this.take = undefined;
    this.aimed = undefined;
    this.throwing = false;
    this.#byHand = false;
    this.note = '';
  }
}
