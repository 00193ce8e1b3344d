/** All tables of this node: the Hub. */
import { randomUUID } from 'node:crypto';
import { seeded } from '../../core/chance.ts';
import { difference } from '../../core/data.ts';
import type { Viewer } from '../../core/game.ts';
import type { Command, Plan, Visibility } from '../../protocol/commands.ts';
import type { Picture } from '../../protocol/picture.ts';
import { misread, no, type ServerRefusal } from '../../protocol/refusals.ts';
import type { Summary } from '../../protocol/summary.ts';
import { botsOnlyRefusal } from '../../table/bots-only.ts';
import { isAmongPlayers, withoutChat } from '../../table/chat.ts';
import { decide, isLastForBots, seatOf } from '../../table/decide.ts';
import type { Remembered } from '../../table/history.ts';
import { hearersOf, lineAt, type SaidLine } from '../../table/lines.ts';
import { commitmentOf } from '../../table/luck.ts';
import { planned, rematchPlan } from '../../table/opening.ts';
import { isEnded } from '../../table/picture.ts';
import type { Decision } from '../../table/scene.ts';
import { playersOf, type Table } from '../../table/table.ts';
import type { Answer, Asker, Done, HistoryRange, Hub, Opened, Send, Watching } from '../hub.ts';
import { newNonce, newSeed, nodeHashing } from '../luck.ts';
import { suspensionRefusal } from '../moderation/suspension.ts';
import { Limits } from '../people/limits.ts';
import { MOST_BOT_TABLES, openingRefusal, seatRefusal } from '../quotas.ts';
import type { Account } from '../store/people-store.ts';
import type { Held } from '../store/retention-store.ts';
import { type Founding, REMOVED } from '../store/store.ts';
import { logOf } from './finished-log.ts';
import { founded, newKey, tableId } from './founding.ts';
import { type House, LiveTable } from './live.ts';
import { type Loaded, loadTable } from './load.ts';
import { newestModule, UnknownVersion } from './rules.ts';

const IDLE = 60_000;
const MOST_TRIES = 50;

type Listener = (summary: Summary, players: readonly string[]) => void;

export class Tables implements Hub {
  readonly #house: House;
  /** Tables in memory, or on their way there. */
  readonly #live = new Map<string, LiveTable | Promise<LiveTable | undefined>>();
  readonly #listeners = new Set<Listener>();
  /** How each table looked when it was last announced. */
  readonly #announced = new WeakMap<LiveTable, Summary>();
  /** How quickly each person writes at each table. */
  readonly #chat: Limits;

  constructor(house: House) {
    this.#chat = new Limits(house.chat, house.now);
    this.#house = {
      ...house,
      changed: (live, how) => {
        if (live.isRemoved) {
          this.#forget(live);
          return;
        }
        if (!how.secret) this.#announce(live);
        house.changed(live, how);
      },
    };
  }

  get loaded(): number {
    return this.#live.size;
  }

  changes(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Most entries change neither seats nor status nor whose turn it is. */
  #announce(live: LiveTable): void {
    if (this.#listeners.size === 0) return;
    const { summary } = live;
    const before = this.#announced.get(live);
    if (before && looksAlike(before, summary)) return;
    this.#announced.set(live, summary);
    for (const listener of this.#listeners) listener(summary, playersOf(live.table));
  }

  /** The table, brought into memory if need be. */
  async live(id: string): Promise<LiveTable | undefined> {
    return await (this.#live.get(id) ?? this.#load(id));
  }

  #load(id: string): Promise<LiveTable | undefined> {
    const loading = loadTable(this.#house.store, id).then((loaded) => loaded && this.#adopt(loaded));
    this.#live.set(id, loading);
    const forget = (): void => {
      if (this.#live.get(id) === loading) this.#live.delete(id);
    };
    loading.then(forget, forget);
    return loading;
  }

  /** A table is in memory once, whether it was read or has just been opened. */
  #adopt(loaded: Loaded): LiveTable {
    const known = this.#live.get(loaded.row.id);
    if (known instanceof LiveTable) return known;
    const live = new LiveTable(this.#house, loaded);
    this.#live.set(live.id, live);
    return live;
  }

  #forget(live: LiveTable): void {
    if (this.#live.get(live.id) === live) this.#live.delete(live.id);
  }

  /** Forgets tables that nobody looks at. */
  sweep(): void {
    const before = this.#house.now() - IDLE;
    for (const [id, live] of this.#live)
      if (live instanceof LiveTable && !live.watched && live.used < before) this.#live.delete(id);
  }

  /** Another node has stored something, or removed the table. */
  async heard(id: string, n: number): Promise<void> {
    if (n === REMOVED) return this.removed(id);
    const live = await this.#inMemory(id);
    if (live && live.table.n < n) await live.refresh();
  }

  /** A table may be no more. */
  async removed(id: string): Promise<void> {
    await (await this.#inMemory(id))?.stillThere();
  }

  /** Nobody knows what was missed. */
  async refreshAll(): Promise<void> {
    const errors: unknown[] = [];
    for (const id of this.#live.keys())
      await this.#inMemory(id)
        .then((live) => live?.refresh().then(() => live.stillThere()))
        .catch((error) => errors.push(error));
    // One that cannot be read keeps no other from it.
    if (errors.length > 0) throw errors[0];
  }

  /** Somebody has another name in the journals. */
  async rename(account: string): Promise<void> {
    for (const id of this.#live.keys()) await (await this.#inMemory(id))?.rename(account);
  }

  /** Waits for a table that is being loaded; one that cannot be is not there. */
  async #inMemory(id: string): Promise<LiveTable | undefined> {
    try {
      return await this.#live.get(id);
    } catch {
      return undefined;
    }
  }

  async open({ account }: Asker, plan: Plan, request: string): Promise<Answer<Opened>> {
    if (!account) return { refusal: no('signInFirst') };
    const suspended = suspensionRefusal(account, this.#house.now());
    if (suspended) return { refusal: suspended };
    return await this.#openAs(tableId(this.#house.secret, account.id, request), plan, account);
  }

  async #openAs(id: string, plan: Plan, account: Account, key = newKey()): Promise<Answer<Opened>> {
    const { journal, now } = this.#house;
    const beyond = await this.#beyond(account, (held) => openingRefusal(held, plan.sit === null ? 0 : 1));
    if (beyond) return await this.#openedBefore(id, beyond);
    const module = newestModule(plan.game);
    if (!module) return { refusal: no('unknownGame', { game: plan.game }) };
    const seed = newSeed();
    const plans = planned(plan, module, account, { seed, hashing: nodeHashing, newNonce });
    if (plans.refusal) return plans;
    const refusal = plans.botsOnly ? await this.#botTableRefusal(account, id) : undefined;
    if (refusal) return { refusal };
    const opening = founded(plans, module, { id, key, seed, created: now() });
    if (!(await journal.open(opening))) return await this.#openedBefore(id);
    this.#house.changed(this.#adopt(opening.loaded), { mine: true, secret: false });
    return { value: openedAs(id, plan.visibility, { key, seed }) };
  }

  /** Why no table of bots alone can be played for this account, if so; else the table is counted. */
  async #botTableRefusal(account: Account, table: string): Promise<ServerRefusal | undefined> {
    const { store, now } = this.#house;
    const refusal = botsOnlyRefusal(account);
    if (refusal) return refusal;
    const claim = { table, bot: account.id, at: now() };
    const isWithin = await store.claimBotTable(claim, MOST_BOT_TABLES);
    return isWithin ? undefined : no('tooManyBotTables', { max: MOST_BOT_TABLES });
  }

  /** Why an account may have no more, if so. */
  async #beyond(account: Account, refusal: (held: Held) => ServerRefusal | undefined) {
    const { store, limited } = this.#house;
    return limited ? refusal(await store.retention.held(account.id)) : undefined;
  }

  /**
   * A table's name is made of who asks and of the request, so nobody else can have taken it. One that is not there was
   * not opened before: then it is refused.
   */
  async #openedBefore(id: string, refusal: ServerRefusal = no('busy')): Promise<Answer<Opened>> {
    const known = await this.#house.store.table(id);
    if (!known) return { refusal };
    const { summary, key, seed } = known;
    return { value: openedAs(id, summary.visibility, { key, seed }) };
  }

  do(asker: Asker, table: string, command: Command, id: string): Promise<Answer<Done>> {
    return this.#at(asker, table, (live, account) => {
      if (!account) return { refusal: no('signInFirst') };
      const suspended = GOING.includes(command.type) || suspensionRefusal(account, this.#house.now());
      if (typeof suspended === 'object') return { refusal: suspended };
      const wish = { live, account, command, own: `${account.id}:${id}` };
      if (command.type === 'sit') return this.#sit(wish);
      const refusal = command.type === 'say' ? this.#tooFast(wish) : undefined;
      return refusal ? { refusal } : this.#attempt(wish, MOST_TRIES);
    });
  }

  /** Every node counts for itself; how much is said in all follows from the journal. */
  #tooFast({ live, account, own }: Wish): ServerRefusal | undefined {
    if (live.doneAs(own)) return undefined;
    const seconds = this.#chat.take(`${live.id} ${account.id}`);
    return seconds > 0 ? no('chatTooFast', { seconds }) : undefined;
  }

  async #sit(wish: Wish): Promise<Answer<Done>> {
    const { live, account, own } = wish;
    const refusal = live.doneAs(own) ? undefined : await this.#beyond(account, seatRefusal);
    return refusal ? { refusal } : this.#attempt(wish, MOST_TRIES);
  }

  /** Decides and stores; begins anew where another node was quicker. */
  #attempt(wish: Wish, tries: number): Promise<Answer<Done>> | Answer<Done> {
    const { live, own } = wish;
    if (live.isRemoved) return noTable(live.id);
    const before = live.doneAs(own);
    if (before) return { value: before };
    if (tries === 0) return { refusal: no('busy') };
    const decision = this.#decide(wish);
    return decision instanceof Promise
      ? decision.then((late) => this.#follow(wish, late, tries))
      : this.#follow(wish, decision, tries);
  }

  #decide({ live, account, command }: Wish): Deciding {
    if (command.type === 'rematch') return this.#decideRematch(live, account, command.sit);
    const decision = decided(live, account, command);
    return command.type === 'seatBot' && isLastForBots(live.table, command.seat)
      ? this.#ifWithin(live, account, decision)
      : decision;
  }

  /** A bot on the last seat: the table will be played by bots alone. */
  async #ifWithin(live: LiveTable, account: Account, deciding: Deciding): Promise<Decision> {
    const decision = await deciding;
    if (decision.refusal) return decision;
    const refusal = await this.#botTableRefusal(account, live.id);
    return refusal ? { refusal } : decision;
  }

  #follow(wish: Wish, decision: Decision, tries: number): Promise<Answer<Done>> {
    const { live, own } = wish;
    // What another node has stored may make all the difference.
    if (decision.refusal)
      return live.readOn().then((more) => (more ? this.#attempt(wish, tries - 1) : decision));
    return live
      .commit(decision.entry, own, decision.prepared)
      .then((stored) => (stored ? { value: live.doneAs(own)! } : this.#attempt(wish, tries - 1)));
  }

  async #decideRematch(live: LiveTable, account: Account, sits: boolean): Promise<Decision> {
    const { table } = live;
    if (!isEnded(table)) return { refusal: no('onlyFinished') };
    const seat = seatOf(table, account);
    if (seat === undefined) return { refusal: no('notSeated') };
    // Whoever asks first opens it; for all who ask, it is the same table, and the key they have fits.
    const id = table.rematch ?? tableId(this.#house.secret, table.id, 'rematch');
    const plan = rematchPlan(table, sits ? seat : null);
    const opened = await this.#openAs(id, plan, account, live.founding.key);
    return opened.refusal ? opened : { entry: { type: 'rematch', table: opened.value.table } };
  }

  watch(asker: Asker, table: string, after: number | null, send: Send): Promise<Answer<Watching>> {
    return this.#at(asker, table, async (live, account) => ({
      value: await live.watch(account, after, send),
    }));
  }

  picture(asker: Asker, table: string): Promise<Answer<{ readonly n: number; readonly picture: Picture }>> {
    return this.#at(asker, table, (live, account) => ({
      value: live.pictureFor(live.viewerOf(account?.id)),
    }));
  }

  /** What may be seen is settled in turn; then the page is read, and play goes on meanwhile. */
  async history(asker: Asker, table: string, range: HistoryRange): Promise<Answer<readonly Remembered[]>> {
    const asked = await this.#at<() => Promise<Remembered[]>>(asker, table, (live, account) => {
      const { as } = range;
      const refusal = as === undefined ? undefined : eyesRefusal(live.table, as);
      if (refusal) return { refusal };
      if (live.isCrowdedByReaders) return BUSY;
      const page = live.page(as ?? live.viewerOf(account?.id), range);
      const isPlayer = seatOf(live.table, account) !== undefined;
      const readsChat = isPlayer || !isAmongPlayers(live.table);
      return { value: readsChat ? page : async () => withoutChat(await page()) };
    });
    return asked.refusal ? asked : { value: await asked.value() };
  }

  sample(asker: Asker, table: string, count: number): Promise<Answer<readonly object[]>> {
    return this.#at(asker, table, (live, account) => {
      const seat = seatOf(live.table, account);
      if (seat === undefined) return { refusal: no('notSeated') };
      const { game } = live.module;
      const { state, status } = live.table;
      if (!state || status !== 'playing') return { refusal: no(status === 'open' ? 'notStarted' : 'over') };
      const view = game.view(state, seat);
      if (!game.toAct(view).includes(seat)) return { refusal: no('notYourTurn') };
      const chance = seeded(newNonce());
      const found = new Map<string, object>();
      for (let tries = 0; tries < count * 4 && found.size < count; tries++) {
        const move = game.sample(view, seat, chance);
        found.set(JSON.stringify(move), move);
      }
      return { value: [...found.values()] };
    });
  }

  line(asker: Asker, table: string, n: number): Promise<Answer<SaidLine>> {
    return this.#at(asker, table, async (live, account) => {
      const entries = await this.#house.store.entries(live.id, 0);
      const found = lineAt(entries, live.table, live.viewerOf(account?.id), n);
      return found ? { value: found } : { refusal: no('noSuchLine') };
    });
  }

  /** At a table that cannot be played here, nobody looks on who must be told. */
  async lineRemoved(id: string, { who, saidAt }: Pick<SaidLine, 'who' | 'saidAt'>): Promise<void> {
    const live = await this.live(id).catch(() => undefined);
    if (!live) return;
    const hearers = hearersOf(await this.#house.store.entries(id, 0), { who, saidAt });
    const entry = { type: 'removed', who, saidAt, ...hearers } as const;
    const commit = (): Promise<boolean> => live.commit(entry, `:${randomUUID()}`);
    // Another node may be quicker; then the table has moved on, and it is tried again.
    for (let tries = 0; tries < MOST_TRIES && !live.isRemoved; tries++) if (await live.inTurn(commit)) return;
  }

  exported(asker: Asker, table: string): Promise<Answer<string>> {
    return this.#at(asker, table, async (live) => {
      if (!isEnded(live.table)) return { refusal: no('onlyFinished') };
      const { text, from } = await logOf(this.#house.store, live);
      this.#house.logged(from);
      return { value: text };
    });
  }

  /** Does something at a table that the asker may know of, when its turn has come. */
  #at<T>(asker: Asker, id: string, run: Run<T>): Promise<Answer<T>> {
    const { account, key } = asker;
    const inTurn = (live: LiveTable): Promise<Answer<T>> => {
      if (live.isCrowded) return Promise.resolve(BUSY);
      return live.inTurn(() =>
        Promise.resolve(asker.isGone?.() ? BUSY : (closed(live, account, key) ?? run(live, account))),
      );
    };
    const known = this.#live.get(id);
    if (known instanceof LiveTable) return inTurn(known);
    return this.live(id).then((live) => (live ? inTurn(live) : noTable(id)), unknownVersion);
  }
}

/** What frees a seat for others is never refused. */
const GOING: readonly Command['type'][] = ['leave', 'resign'];

const BUSY = { refusal: no('busy') };
const noTable = (table: string): { readonly refusal: ServerRefusal } => ({
  refusal: no('noTable', { table }),
});

type Run<T> = (live: LiveTable, account: Account | undefined) => Promise<Answer<T>> | Answer<T>;

/** Somebody wants something done at a table, under an id of their own. */
interface Wish {
  readonly live: LiveTable;
  readonly account: Account;
  readonly command: Command;
  readonly own: string;
}

type Deciding = Decision | Promise<Decision>;

function decided(live: LiveTable, account: Account, command: Parameters<typeof decide>[2]): Deciding {
  const scene = live.scene();
  return scene instanceof Promise
    ? scene.then((late) => decide(late, account, command))
    : decide(scene, account, command);
}

function unknownVersion(error: unknown): { readonly refusal: ServerRefusal } {
  if (!(error instanceof UnknownVersion)) throw error;
  const { version, newest } = error;
  return { refusal: no('unknownVersion', { version, newest }) };
}

/** Why somebody can do nothing at a table, if so. */
function closed(
  { id, table, founding, isRemoved }: LiveTable,
  account: Account | undefined,
  key: string,
): { readonly refusal: ServerRefusal } | undefined {
  if (isRemoved) return noTable(id);
  const { opened } = table;
  const known = account && (opened.owner === account.id || seatOf(table, account) !== undefined);
  const isOpenTo = opened.visibility !== 'private' || known || key === founding.key;
  return isOpenTo ? undefined : { refusal: no('needsKey') };
}

/** Why nobody looks with these eyes: the game is not over, or the table has no such seat. */
function eyesRefusal(table: Table, eyes: Viewer): ServerRefusal | undefined {
  if (!isEnded(table)) return no('onlyFinished');
  const max = table.seats.length - 1;
  if (eyes === 'table' || eyes <= max) return undefined;
  return misread('badRequest', { path: 'as', code: 'range', params: { value: eyes, min: 0, max } });
}

const looksAlike = (a: Summary, b: Summary): boolean =>
  a.status === b.status && a.seats === b.seats && difference(a.toAct, b.toAct) === undefined;

const openedAs = (
  table: string,
  visibility: Visibility,
  { key, seed }: Pick<Founding, 'key' | 'seed'>,
): Opened => ({
  table,
  key: visibility === 'private' ? key : '',
  commitment: commitmentOf(seed, nodeHashing),
});
