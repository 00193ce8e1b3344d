/** One client's connection: reads what it asks, tells what it may know. */
import { randomBytes } from 'node:crypto';
import type { RawData, WebSocket } from 'ws';
import { type Ask, decodeAsk, PROTOCOL, type Tell } from '../../protocol/messages.ts';
import { misread, no, type ServerRefusal } from '../../protocol/refusals.ts';
import type { Language } from '../../text/languages.ts';
import type { Asker } from '../hub.ts';
import type { LobbyListening } from '../lobby.ts';
import { StoreTrouble } from '../store/errors.ts';
import type { Account } from '../store/people-store.ts';
import { languageFor, type Scene } from '../words.ts';
import type { SocketDeps } from './deps.ts';
import { Inbox, type Work } from './inbox.ts';
import { type Line, Outbox } from './outbox.ts';
import { type WatchAsk, Watches } from './watches.ts';

/** https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1 */
const CLOSE = { goingAway: 1001, textOnly: 1003, tooMany: 1008 } as const;
/** Of our own: who one is has changed, so connect again. */
const CLOSE_SIGNED_OUT = 4001;

export const MISSED_PONGS = 2;
/** What was missed is found by playing the game again, which costs as much as ten messages: nine more than it has paid. */
const FILM = 9;

export interface Visitor {
  readonly account: Account | undefined;
  /** As limits count them. */
  readonly address: string;
  readonly language: Language;
  /** Whether the session or the token still opens: it may have ended on another node. */
  isStill(): Promise<boolean>;
  /** Rises when mutes, role, notices or suspension of the account change. */
  standing(): Promise<number>;
}

/** Each takes a token for a message, or as many as it costs; 0, or how many seconds to wait. */
export interface Charges {
  /** Of the connection and its account: a sender who exceeds them is cut off. */
  own(tokens?: number): number;
  /** Of the address, which others may share: its senders are slowed down. */
  address(): number;
}

type Handlers = { readonly [T in Ask['type']]: (ask: Extract<Ask, { readonly type: T }>) => Work };

/** What a message was about, as far as that can be told. */
interface About {
  readonly id: string;
  readonly table: string;
}

const NOTHING: About = { id: '', table: '' };

export class Connection {
  readonly account: Account | undefined;
  readonly address: string;
  readonly #isStill: Visitor['isStill'];
  readonly #standing: Visitor['standing'];
  /** The standing that the client was last told of, or came with. */
  #toldStanding: number;
  readonly #socket: WebSocket;
  readonly #deps: SocketDeps;
  readonly #charges: Charges;
  readonly #inbox: Inbox;
  readonly #outbox: Outbox;
  readonly #watches: Watches;
  /** Of the account's tables, the newest state not yet told. */
  readonly #mine = new Map<string, string>();
  #language: Language;
  #lobby: LobbyListening | undefined;
  #lobbyIsStale = false;
  #missedPongs = 0;
  /** What our pings hold: only who reads them can answer them. */
  readonly #sign = randomBytes(4);
  /** Said goodbye: nothing it still sends is read. */
  #closing = false;
  #hasHungUp = false;
  readonly #isGone = (): boolean => this.#hasHungUp;

  constructor(line: Line, visitor: Visitor, deps: SocketDeps, charges: Charges) {
    const { socket } = line;
    this.account = visitor.account;
    this.address = visitor.address;
    this.#isStill = visitor.isStill;
    this.#standing = visitor.standing;
    this.#toldStanding = visitor.account?.standing ?? 0;
    this.#language = visitor.language;
    this.#socket = socket;
    this.#deps = deps;
    this.#charges = charges;
    this.#inbox = new Inbox({
      socket,
      most: deps.config.inFlight,
      charge: charges.address,
      handle: (message) => this.#read(message),
    });
    const on = { progressed: () => this.#alive(), caughtUp: () => this.#caughtUp() };
    this.#outbox = new Outbox(line, deps.config.unread, on);
    this.#watches = new Watches(deps.hub, this.#outbox, deps.config.watches);
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('ping', (data) => this.#pinged(data));
    socket.on('pong', (data) => this.#ponged(data));
    socket.on('close', () => this.#stop());
    // A broken frame or a message beyond the limit: ws itself closes with the fitting code.
    socket.on('error', () => {});
  }

  // ── What the server does of its own accord

  /** Whether it is told of every entry of this table. */
  follows(table: string): boolean {
    return this.#watches.has(table);
  }

  /** A table at which this account sits has changed. */
  tellMine(table: string, json: string): void {
    if (this.#outbox.behind) this.#mine.set(table, json);
    else this.#outbox.send(json);
  }

  /** Asks for a sign of life, unless there was none for too long. */
  beat(): void {
    if (this.#missedPongs >= MISSED_PONGS) this.#socket.terminate();
    else this.#socket.ping(this.#sign);
    this.#missedPongs += 1;
  }

  /** Goes if its session has ended. While the store is down nobody can tell, and it stays. */
  async recheck(): Promise<void> {
    if (!(await this.#isStill().catch(() => true))) this.signedOut();
    else await this.restand();
  }

  /** Tells the client to ask how its account stands, if that has changed here or at another node. */
  async restand(): Promise<void> {
    const standing = await this.#standing().catch(() => this.#toldStanding);
    if (standing === this.#toldStanding || this.#closing) return;
    this.#toldStanding = standing;
    this.#tell({ type: 'standing' });
  }

  /** The server goes down for a moment. */
  bye(again: number): void {
    this.#tell({ type: 'bye', again });
    this.#close(CLOSE.goingAway);
  }

  signedOut(): void {
    this.#close(CLOSE_SIGNED_OUT);
  }

  // ── What the client asks

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#closing) return;
    if (isBinary) {
      this.#close(CLOSE.textOnly);
      return;
    }
    if (this.#paid()) this.#inbox.add(data as Buffer);
  }

  #read(message: Buffer): Work {
    const { longestAsk } = this.#deps.config;
    if (message.length > longestAsk)
      return this.#guarded(NOTHING, () => this.#refuse(no('tooLarge', { max: longestAsk }), NOTHING));
    const raw = parsed(message.toString());
    const about = aboutOf(raw);
    return this.#guarded(about, () => this.#answer(raw, about));
  }

  #pinged(data: Buffer): void {
    if (!this.#closing && this.#paid()) this.#outbox.pong(data);
  }

  /** What answers no ping of ours is no sign of life, and costs as much as a message. */
  #ponged(data: Buffer): void {
    if (this.#missedPongs > 0 && data.equals(this.#sign)) this.#alive();
    else if (!this.#closing) this.#paid();
  }

  /** Whether its sender may send this; who may not is cut off. */
  #paid(): boolean {
    const seconds = this.#charges.own();
    if (seconds > 0) void this.#guarded(NOTHING, () => this.#cutOff(seconds));
    return seconds === 0;
  }

  #answer(raw: unknown, about: About): Work {
    if (raw === undefined) return this.#refuse(no('notJson'), about);
    const decoded = decodeAsk.decode(raw);
    if (decoded.fault) return this.#refuse(misread('badRequest', decoded.fault), about);
    const { value } = decoded;
    return (this.#handlers[value.type] as (ask: Ask) => Work)(value);
  }

  #guarded(about: About, work: () => Work): Work {
    try {
      return work()?.catch((error) => this.#failed(error, about));
    } catch (error) {
      return this.#failed(error, about);
    }
  }

  /** Where not even an answer succeeds, the client had better come again. */
  async #failed(error: unknown, about: About): Promise<void> {
    await this.#refuse(this.#noted(error), about).catch(() => this.#socket.terminate());
  }

  /** The store's troubles pass; our own mistakes are written down under a reference. */
  #noted(err: unknown): ServerRefusal {
    const { log, metrics } = this.#deps;
    if (err instanceof StoreTrouble) {
      log.warn({ err }, 'the store cannot do what it is asked');
      return no('busy');
    }
    const ref = randomBytes(4).toString('hex');
    metrics.faults.inc();
    log.error({ err, ref }, 'unexpected');
    return no('internal', { ref });
  }

  readonly #handlers: Handlers = {
    hello: ({ language }) => {
      if (language !== '') this.#language = languageFor(language);
      const { id: who = '', name = '' } = this.account ?? {};
      this.#tell({ type: 'welcome', protocol: PROTOCOL, who, name, now: this.#deps.now() });
    },
    watch: async (ask) => {
      const refusal = await this.#watches.watch(this.#asker(ask.key), this.#affordable(ask));
      if (refusal) await this.#refuse(refusal, { id: '', table: ask.table });
    },
    unwatch: ({ table }) => this.#watches.unwatch(table),
    lobby: ({ on }) => (on ? this.#openLobby() : this.#closeLobby()),
    do: (ask) => this.#do(ask),
    ping: ({ at }) => this.#tell({ type: 'pong', at, now: this.#deps.now() }),
  };

  /** Who cannot pay for the film gets the picture as it is. */
  #affordable(ask: WatchAsk): WatchAsk {
    return ask.after === null || this.#charges.own(FILM) === 0 ? ask : { ...ask, after: null };
  }

  #do(ask: Extract<Ask, { readonly type: 'do' }>): Promise<void> {
    const { id, table, key, command } = ask;
    const doing = this.#deps.hub.do(this.#asker(key), table, command, id);
    return doing.then((answer) => {
      if (answer.refusal) return this.#refuseToDo(ask, answer.refusal);
      this.#deps.metrics.acknowledged.inc({ type: command.type });
      return this.#tell({ type: 'done', id, table, ...answer.value });
    });
  }

  async #refuseToDo(
    { id, table, key }: Extract<Ask, { readonly type: 'do' }>,
    refusal: ServerRefusal,
  ): Promise<void> {
    this.#deps.metrics.refused.inc({ code: refusal.code });
    const scene = refusal.code === 'move' ? await this.#scene(this.#asker(key), table) : undefined;
    await this.#refuse(refusal, { id, table }, scene);
  }

  #openLobby(): void {
    this.#closeLobby();
    this.#lobby = this.#deps.lobby.listen((json) => {
      if (this.#outbox.behind) this.#lobbyIsStale = true;
      else this.#outbox.send(json);
    });
  }

  #closeLobby(): void {
    this.#lobby?.stop();
    this.#lobby = undefined;
    this.#lobbyIsStale = false;
  }

  // ── What it is told

  #tell(tell: Tell): void {
    this.#outbox.send(JSON.stringify(tell));
  }

  async #refuse(refusal: ServerRefusal, { id, table }: About, scene?: Scene): Promise<void> {
    const refused = await this.#deps.sayRefusal(refusal, this.#language, scene);
    this.#tell({ type: 'refused', id, table, refusal: refused });
  }

  /** The sentence for a refused move names players. */
  async #scene(asker: Asker, table: string): Promise<Scene | undefined> {
    const seen = await this.#deps.hub.picture(asker, table);
    if (seen.refusal) return undefined;
    const { game, seats } = seen.value.picture.info;
    return { game, names: seats.map(({ name }) => name) };
  }

  #caughtUp(): void {
    const mine = [...this.#mine];
    this.#mine.clear();
    for (const [table, json] of mine) this.tellMine(table, json);
    if (this.#lobbyIsStale && !this.#outbox.behind) {
      this.#lobbyIsStale = false;
      this.#lobby?.resend();
    }
    this.#watches.caughtUp();
  }

  // ── Its life

  #asker(key: string): Asker {
    return { account: this.account, key, isGone: this.#isGone };
  }

  #alive(): void {
    this.#missedPongs = 0;
  }

  async #cutOff(seconds: number): Promise<void> {
    this.#closing = true;
    await this.#refuse(no('tooMany', { seconds }), NOTHING);
    this.#close(CLOSE.tooMany);
  }

  #close(code: number): void {
    this.#closing = true;
    this.#outbox.flush();
    this.#socket.close(code);
    const late = setTimeout(() => this.#socket.terminate(), this.#deps.config.farewell);
    late.unref();
  }

  #stop(): void {
    this.#closing = true;
    this.#hasHungUp = true;
    this.#inbox.stop();
    this.#closeLobby();
    this.#watches.stop();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Even a message that cannot be read may say which it was, so that its sender need not wait for an answer. */
function aboutOf(raw: unknown): About {
  const { id, table } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  return { id: short(id), table: short(table) };
}

const short = (text: unknown): string => (typeof text === 'string' && text.length <= 64 ? text : '');
