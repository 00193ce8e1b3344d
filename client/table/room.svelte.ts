/** One table on the page: what is known of it, what one is about to do, and why not. */
import { seeded } from '../../core/chance.ts';
import type { Refusal, Seat } from '../../core/game.ts';
import type { Command } from '../../protocol/commands.ts';
import type { GameText, KindName, Question, Who } from '../../text/game-text.ts';
import type { Language } from '../../text/languages.ts';
import { app } from '../app.svelte.ts';
import type { News } from '../kit/board.ts';
import { isHere } from '../local/record.ts';
import { call } from '../net/api.ts';
import { openFeed } from '../net/open.ts';
import type { TableFeed } from '../net/table-feed.ts';
import { type Frame, framesOfHistory, type Remembered } from '../replay/film.ts';
import { framesHere, hereGame } from '../replay/here.ts';
import { Projector } from '../replay/projector.svelte.ts';
import { replayWords } from '../replay/text/index.ts';
import type { ReplayWords } from '../replay/text/words.ts';
import { replayPath } from '../routes.ts';
import { comfort } from '../settings/comfort.svelte.ts';
import { words as shell } from '../words.svelte.ts';
import { type Asked, fits, fitting, type Move, type Path, type Pick } from './chooser.ts';
import { type GameCode, loadGame } from './games.ts';
import { type Course, courseOf, isLaidByOther, lastTurnEnd } from './log.ts';
import { looksOf, namesOf, whoOf } from './names.ts';
import { stillOf, type Why, whyOf } from './refused.ts';
import { type Found, survey } from './survey.ts';
import { tableWords } from './text/index.ts';
import type { TableWords } from './text/words.ts';

interface Loaded {
  readonly code: GameCode;
  readonly text: GameText;
}

const NOTHING_FOUND: Found = { byKind: new Map(), cut: new Set(), done: false };
/** A board marks what is possible; it need not know more moves than these. */
const FOR_THE_BOARD = 2_000;
const TRIES = 400;
/** Looking back, so many entries before the one that was asked for are at hand too. */
const BEFORE = 30;
const AFTER = 200;

export class Room {
  readonly feed: TableFeed;
  readonly key: string;
  readonly #chance = seeded(crypto.randomUUID());
  loaded = $state.raw<Loaded | undefined>(undefined);
  words = $state.raw<TableWords | undefined>(undefined);
  replayWords = $state.raw<ReplayWords | undefined>(undefined);
  unknown = $state(false);
  /** What one looks back at, while the game goes on. */
  past = $state.raw<Projector | undefined>(undefined);
  found = $state.raw<Found>(NOTHING_FOUND);
  chosenKind = $state<string | undefined>(undefined);
  picks = $state.raw<readonly Pick[]>([]);
  draft = $state.raw<Move | null>(null);
  /** What is still to be chosen for the draft, or ''. */
  still = $state('');
  why = $state.raw<Why | undefined>(undefined);
  /** What the board says is to be pointed at next. */
  guide = $state<string | undefined>(undefined);
  /** Whose part of the board is to be shown. */
  sought = $state.raw<{ readonly seat: Seat } | undefined>(undefined);
  /** What somebody points at in the log. */
  pointed = $state.raw<readonly { readonly type: string }[]>([]);
  sending = $state(false);
  /** Whether all possibilities are listed beside a board that shows them too. */
  listed = $state(false);
  /** When all of a kind were too many: those that fit the answers so far. */
  #narrowed = $state.raw<readonly Move[] | undefined>(undefined);
  #search = 0;
  /** The seat that was asked when moves were last looked for. */
  #askedAs: Seat | null = null;

  constructor(table: string, key: string) {
    this.key = key;
    this.feed = openFeed(table, key);
  }

  readonly info = $derived.by(() => this.feed.picture?.info);
  readonly you: Seat | null = $derived.by(() => this.feed.picture?.you ?? null);
  readonly view = $derived.by(() => this.feed.picture?.view ?? null);
  /** The view as today's boards and words read it. */
  readonly shown = $derived.by(() => this.view && this.loaded?.code.today(this.view));
  readonly toAct = $derived.by(() => this.feed.picture?.toAct ?? []);
  /** Somebody sits in for one: then one must come back first. */
  readonly replaced = $derived.by(() => {
    const seat = this.info?.seats[this.you ?? -1];
    return seat?.kind === 'person' && seat.bot !== '' && !seat.resigned && this.info?.status === 'playing';
  });
  readonly asked = $derived.by(
    () =>
      this.you !== null && this.toAct.includes(this.you) && this.info?.status === 'playing' && !this.replaced,
  );
  /** Apart from what changes with every move, for all names in the log hang on it. */
  readonly #seats = $derived.by(() => this.info?.seats);
  readonly names = $derived.by(() =>
    this.#seats && this.words ? namesOf(this.#seats, this.words, shell.text.levels) : [],
  );
  readonly who = $derived.by(() => whoOf(this.names));
  readonly looks = $derived.by(() => looksOf(this.#seats ?? [], this.names));
  /** Which moves count, and which were taken back. */
  readonly course = $derived.by(() => courseOf(this.feed.log, this.#seats ?? []));
  readonly isOwner = $derived.by(() => this.info !== undefined && this.info.owner === app.me?.id);

  /** Kinds with a legal move, in the order of the rulebook. */
  readonly kinds = $derived.by(() => this.allKinds.filter((kind) => this.found.byKind.has(kind)));
  /** Where only one kind is possible nobody need choose it. */
  readonly kind = $derived.by(
    () => this.chosenKind ?? (this.found.done && this.kinds.length === 1 ? this.kinds[0] : undefined),
  );
  readonly candidates: readonly Move[] = $derived.by(() => {
    if (this.#narrowed) return this.#narrowed;
    const all = this.found.byKind.get(this.kind ?? '') ?? [];
    return this.picks.length === 0 ? all : all.filter((move) => fits(move, this.picks));
  });
  readonly boardMoves: readonly Move[] = $derived.by(() =>
    this.asked ? [...this.found.byKind.values()].flatMap((moves) => moves.slice(0, FOR_THE_BOARD)) : [],
  );

  readonly news = $derived.by((): News | undefined => {
    const { news } = this.feed;
    return news && { n: news.n, events: news.events as readonly { readonly type: string }[] };
  });

  get kindNames(): Readonly<Record<string, KindName>> {
    return this.loaded?.text.kinds ?? {};
  }

  get allKinds(): string[] {
    return Object.keys(this.kindNames);
  }

  close(): void {
    this.#search++;
    this.past?.pause();
    this.feed.close();
  }

  async load(game: string, version: number, language: Language): Promise<void> {
    const code = await loadGame(game, version);
    this.unknown = code === undefined;
    if (code) this.loaded = { code, text: await code.words(language) };
  }

  async speak(language: Language): Promise<void> {
    [this.words, this.replayWords] = await Promise.all([tableWords(language), replayWords(language)]);
  }

  /** Looks for moves anew; called whenever the position has changed. */
  async look(view: object | null, asked: boolean): Promise<void> {
    const search = ++this.#search;
    this.found = NOTHING_FOUND;
    if (this.#isStillMeant(asked)) this.consider(this.draft);
    else this.forget();
    const game = this.loaded?.code.game;
    if (!asked || !view || !game || this.you === null) return;
    for await (const found of survey(game.moves(view, this.you))) {
      if (search !== this.#search) return;
      this.found = found;
    }
    const [moves, ...others] = [...this.found.byKind.values()];
    if (moves?.length === 1 && others.length === 0) this.consider(moves[0] ?? null);
  }

  /** What one has begun, while nobody but others has laid something face down. */
  #isStillMeant(asked: boolean): boolean {
    const before = this.#askedAs;
    this.#askedAs = asked ? this.you : null;
    const last = this.feed.log.at(-1);
    if (before === null || before !== this.#askedAs || !last) return false;
    return isLaidByOther(last.what, before);
  }

  forget(): void {
    this.chosenKind = undefined;
    this.picks = [];
    this.#narrowed = undefined;
    this.consider(null);
  }

  say(move: Move): string {
    const moves = this.loaded?.text.moves as
      | Readonly<Record<string, (move: Move, who: Who) => string>>
      | undefined;
    return moves?.[move.type]?.(move, this.who) ?? '';
  }

  /** What the game asks at a place of a move of the chosen kind. */
  ask(path: Path): Asked | undefined {
    const [field = '', place = -1] = path;
    const kinds: Readonly<Record<string, Readonly<Record<string, Question>> | undefined>> =
      this.loaded?.text.questions ?? {};
    const question = path.length <= 2 ? kinds[this.kind ?? '']?.[field] : undefined;
    return (
      question && { ask: question.ask, answer: (value) => question.answer(value, Number(place), this.who) }
    );
  }

  /** What has been answered so far, as far as there are words for it; what was left out is not worth one. */
  get answered(): string[] {
    return this.picks.flatMap(({ path, value }) => {
      const asked = value === '0' ? undefined : this.ask(path);
      return asked ? [`${asked.ask} ${asked.answer(JSON.parse(value))}`] : [];
    });
  }

  choose(kind: string): void {
    this.forget();
    this.chosenKind = kind;
    const moves = this.found.byKind.get(kind) ?? [];
    if (moves.length !== 1) return;
    this.consider(moves[0] ?? null);
    if (!comfort.confirm) void this.send();
  }

  narrow(pick: Pick): void {
    this.picks = [...this.picks, pick];
    void this.#lookCloser();
  }

  consider(move: Move | null): void {
    this.draft = move;
    const refusal = move ? this.check(move) : undefined;
    this.still = refusal ? stillOf(this.loaded?.text, refusal, this.who) : '';
    this.why = refusal && this.still === '' ? whyOf(this.loaded?.text, refusal, this.who) : undefined;
    if (move) this.chosenKind = move.type;
  }

  /** One step back: the draft, an answer, the kind. */
  back(): void {
    this.why = undefined;
    const only = this.found.byKind.get(this.kind ?? '')?.length === 1;
    if (this.draft && !only) this.consider(null);
    else if (this.picks.length > 0) {
      this.picks = this.picks.slice(0, -1);
      void this.#lookCloser();
    } else this.forget();
  }

  /** A legal move by chance, of the chosen kind if one is found soon. */
  suggest(): void {
    const move = this.#sampled(1)[0];
    if (move) this.consider(move);
  }

  #sampled(most: number): Move[] {
    const game = this.loaded?.code.game;
    const found: Move[] = [];
    if (!game || !this.view || this.you === null) return found;
    for (let i = 0; i < TRIES && found.length < most; i++) {
      const move = game.sample(this.view, this.you, this.#chance);
      if (move.type === this.kind && fits(move, this.picks)) found.push(move);
    }
    return found;
  }

  /** Among more moves than were kept, finds those that fit the answers. */
  async #lookCloser(): Promise<void> {
    const { kind, picks, view, you, loaded } = this;
    this.#narrowed = undefined;
    if (!kind || !view || you === null || !loaded || !this.found.cut.has(kind) || picks.length === 0) return;
    const search = this.#search;
    for await (const found of survey(fitting(loaded.code.game.moves(view, you), kind, picks))) {
      if (search !== this.#search || picks !== this.picks) return;
      if (found.done) this.#narrowed = found.byKind.get(kind) ?? [];
    }
  }

  check(move: Move): Refusal | undefined {
    const { view, you, loaded } = this;
    return view && you !== null ? loaded?.code.game.check(view, you, move) : undefined;
  }

  explain(refusal: Refusal): string {
    return whyOf(this.loaded?.text, refusal, this.who).sentence;
  }

  /** The table as one would see it after a move, with a guess for what one cannot know. */
  after(move: Move): object | undefined {
    const { view, you, loaded } = this;
    if (!view || you === null || !loaded || this.check(move)) return undefined;
    const { game } = loaded.code;
    const chance = seeded('after');
    const state = game.guess(view, you, chance);
    game.apply(state, you, move, chance);
    return loaded.code.today(game.view(state, you));
  }

  /** Why a kind of move that needs no choice is impossible; others may be so for many reasons. */
  whyNot(kind: string): Why | undefined {
    const spec = this.loaded?.code.game.decode.move.spec;
    const fields = spec?.kind === 'variants' ? spec.variants[kind] : undefined;
    const bare = fields?.kind === 'fields' && Object.keys(fields.fields).every((name) => name === 'type');
    const refusal = bare ? this.check({ type: kind }) : undefined;
    return refusal && whyOf(this.loaded?.text, refusal, this.who);
  }

  async send(): Promise<void> {
    const { draft } = this;
    if (!draft || this.still !== '' || this.why || this.sending) return;
    await this.do({ type: 'move', move: draft, seen: this.feed.n });
  }

  /** Asks the table; what it refuses is shown in the bar. */
  async do(command: Command): Promise<boolean> {
    this.sending = true;
    const refused = await this.feed.do(command);
    this.sending = false;
    this.why = refused && { sentence: refused.sentence, rule: refused.rule };
    return refused === undefined;
  }

  get isOver(): boolean {
    return this.info?.status === 'over' || this.info?.status === 'stopped';
  }

  /** Where the key of a private table is asked for in an address of the server. */
  get keyed(): string {
    return this.key === '' ? '' : `key=${encodeURIComponent(this.key)}`;
  }

  /** Shows the table as it was after an entry; a game that is over has a page for that. */
  async lookAt(n: number): Promise<void> {
    if (this.isOver) app.go(replayPath(this.feed.table, this.key, this.#movesUpTo(n)));
    else await this.#lookBack(n - BEFORE, (past) => past.jumpTo(n));
  }

  /** Shows what the others did since one's own last turn. */
  async lookSince(): Promise<void> {
    const since = lastTurnEnd(this.course.standing, this.you);
    if (since !== null) await this.#lookBack(since, (past) => past.run(), this.course.undone);
  }

  lookUp(): void {
    this.past?.pause();
    this.past = undefined;
  }

  /** `without`: the numbers of entries that are left out. */
  async #lookBack(from: number, begin: (past: Projector) => void, without?: Course['undone']): Promise<void> {
    const shown = ({ happening }: Frame): boolean => !without?.has(happening.n);
    const frames = (await this.#framesFrom(Math.max(0, from - 1))).filter(shown);
    if (frames.length === 0) return;
    this.past?.pause();
    this.past = new Projector(frames);
    begin(this.past);
  }

  async #framesFrom(after: number): Promise<Frame[]> {
    const { table } = this.feed;
    if (isHere(table)) {
      const here = await hereGame(table);
      return here ? framesHere(here, this.you ?? 'table').filter(({ happening }) => happening.n > after) : [];
    }
    const path = `/api/tables/${table}/history?views=true&after=${after}&limit=${AFTER}&${this.keyed}`;
    const reply = await call<{ readonly entries: readonly Remembered[] }>('GET', path);
    if (!reply.refused) return framesOfHistory(reply.value.entries, this.course);
    this.why = { sentence: reply.refused.sentence, rule: undefined };
    return [];
  }

  /** Which frame of the replay an entry is: those taken back are not in it. */
  #movesUpTo(n: number): number {
    return this.course.standing.filter((entry) => entry.n <= n).length;
  }

  /** A seat is for somebody: who is nobody yet becomes a guest first. The feed chooses the nonce, and keeps it. */
  async sit(seat: Seat): Promise<void> {
    if (await app.beSomebody()) await this.do({ type: 'sit', seat, nonce: '' });
  }
}
