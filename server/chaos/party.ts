/** People and bots who play one game after the other at tables of their own. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from '../../games/index.ts';
import type { Plan } from '../../protocol/commands.ts';
import { checkArchive, checkClient, isEnded } from './audit.ts';
import { Client } from './client.ts';
import { finding } from './findings.ts';
import type { Role } from './habits.ts';
import type { World } from './world.ts';

/** Who sits where: a client of ours, or a bot by its level. */
type Sitter = 'player' | 'sleeper' | { readonly bot: string };

interface Table {
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly clock?: Plan['clock'];
  readonly absence?: Plan['absence'];
}

const RANDOM = { bot: 'random' };
const GREEDY = { bot: 'greedy' };
const QUICK: Plan['clock'] = { type: 'live', turn: 5, bank: 0 };

/** All games, two to five seats, with and without bots, clocks and people who do not move. */
const TABLES: readonly Table[] = [
  { game: 'shanghaien', sitters: ['player', 'player'] },
  { game: 'cargo-noir', sitters: ['player', 'player', GREEDY], clock: { type: 'live', turn: 30, bank: 60 } },
  { game: 'container', sitters: ['player', RANDOM, 'player', RANDOM] },
  { game: 'cargo-noir', sitters: ['player', 'sleeper', RANDOM], clock: QUICK, absence: 'fallback' },
  { game: 'shanghaien', sitters: [RANDOM, RANDOM] },
  { game: 'container', sitters: ['player', 'player', 'player', 'player', 'player'] },
  { game: 'shanghaien', sitters: ['player', 'sleeper'], clock: QUICK, absence: 'bot' },
  { game: 'cargo-noir', sitters: ['player', 'player', 'player', RANDOM, RANDOM] },
  { game: 'container', sitters: ['player', GREEDY, RANDOM] },
];

const LOOK = 25;
/** With a sleeper, the clock of its turn comes first. */
const CLOCK = 5_000;

export class Party {
  readonly #world: World;
  readonly #name: string;
  readonly #table: Table;
  readonly #clients: Client[] = [];
  /** What opens the tables: a cookie or a token. */
  #key = '';
  #games = 0;
  #resting = false;
  #playing: Promise<void> = Promise.resolve();

  constructor(world: World, index: number) {
    this.#world = world;
    this.#name = `party ${index + 1}`;
    const table = TABLES[index % TABLES.length];
    if (!table) throw new RangeError('there are kinds of tables');
    this.#table = table;
  }

  get clients(): readonly Client[] {
    return this.#clients;
  }

  /** Everybody has a connection and a picture. */
  get isBack(): boolean {
    return this.#clients.every(({ isBack }) => isBack);
  }

  /** All who have come, and somebody who only looks on and opens the tables. */
  async begin(): Promise<void> {
    const people = this.#table.sitters.filter((sitter) => typeof sitter === 'string');
    for (const role of [...people, 'spectator' as const]) this.#clients.push(await this.#welcome(role));
    while (this.#clients.some(({ account }) => account === '')) await sleep(LOOK);
    this.#key = people.length > 0 ? (this.#clients.at(-1)?.cookie ?? '') : await this.#token();
    this.#playing = this.#play();
  }

  /** Only programs let bots play among themselves. An answer that was lost in a crash makes a new name necessary. */
  async #token(): Promise<string> {
    for (;;) {
      const name = (): string => `chaos ${randomUUID().slice(0, 8)}`;
      const owner = await this.#world.ask('/api/sign-up', '', { name: name(), password: randomUUID() });
      const made = await this.#world.ask('/api/tokens', cookieIn(owner), { name: name() });
      if (made.ok) return `Bearer ${((await made.json()) as { token: string }).token}`;
    }
  }

  async #welcome(role: Role): Promise<Client> {
    const response = await this.#world.ask('/api/guest', '', {});
    const cookie = cookieIn(response);
    return new Client(this.#world, {
      name: `${this.#name}, ${role} ${this.#clients.length + 1}`,
      role,
      cookie,
    });
  }

  async #play(): Promise<void> {
    while (!this.#resting) {
      await this.#open();
      while (!this.#resting && !this.#isOver) await sleep(LOOK);
      if (this.#isOver) await this.audit();
    }
  }

  get #isOver(): boolean {
    return this.#clients.every(({ witness }) => witness?.picture && isEnded(witness.picture));
  }

  async #open(): Promise<void> {
    const id = `${this.#name}, game ${++this.#games}`;
    const response = await this.#world.ask('/api/tables', this.#key, { id, plan: planFor(this.#table) });
    const { table } = (await response.json()) as { table?: string };
    if (table === undefined) throw new Error(`no table was opened: ${response.status}`);
    this.#world.figures.tables++;
    for (const client of this.#clients) client.follow(table);
    await this.#sitDown();
  }

  async #sitDown(): Promise<void> {
    const seats = this.#table.sitters.flatMap((sitter, seat) => (typeof sitter === 'string' ? [seat] : []));
    for (const [i, seat] of seats.entries()) {
      const client = this.#clients[i];
      while (client?.isWaiting) await sleep(LOOK);
      client?.do({ type: 'sit', seat, nonce: '' });
    }
  }

  /** Since the last look: how much has happened. */
  get #progress(): number {
    return this.#games * 1_000_000 + Math.max(0, ...this.#clients.map(({ witness }) => witness?.n ?? 0));
  }

  /** Something has to happen, without anybody's help. */
  async goesOn(): Promise<void> {
    const [before, start] = [this.#progress, performance.now()];
    const goesOn = await this.#world.until(() => this.#progress !== before || this.#isDone);
    const passed = performance.now() - start;
    if (!goesOn) return this.#world.report([this.#standsStill(passed)]);
    if (this.#progress === before) return;
    const clock = this.#table.sitters.includes('sleeper') ? CLOCK : 0;
    this.#world.figures.wentOn = Math.max(this.#world.figures.wentOn, passed - clock);
  }

  /** Nobody is asked any more who moves by himself. */
  get #isDone(): boolean {
    return this.#resting && this.#isOver;
  }

  #standsStill(passed: number) {
    const { table = '', picture, n } = this.#clients.at(-1)?.witness ?? {};
    const { toAct, info } = picture ?? {};
    const seats = toAct?.map((seat) => `${seat} (${info?.seats[seat]?.bot || info?.seats[seat]?.kind})`);
    const what = `${this.#name}: nothing for ${Math.round(passed)} ms after entry ${n}, ${info?.status}, asked: ${seats}`;
    return finding('standsStill', table, what);
  }

  // ── The end

  /** Nobody does anything of his own accord; resolves when nobody waits for an answer. */
  async rest(): Promise<void> {
    this.#resting = true;
    for (const client of this.#clients) client.rest();
    await this.#playing;
    while (this.#clients.some(({ isWaiting }) => isWaiting)) await sleep(LOOK);
  }

  /** What everybody saw, against the history; and the log, once the game is over. */
  async audit(): Promise<void> {
    const game = GAMES[this.#table.game]?.game;
    if (!game) throw new RangeError(`no game ${this.#table.game}`);
    for (const client of this.#clients) await checkClient(this.#world, client, game);
    const [first] = this.#clients;
    if (first && this.#isOver) await checkArchive(this.#world, first);
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }
}

function planFor({ game, sitters, clock, absence }: Table): object {
  const bots = sitters.map((sitter) => (typeof sitter === 'string' ? null : sitter.bot));
  return {
    ...{ game, seats: sitters.length, bots, sit: null, visibility: 'public' },
    ...(clock ? { clock } : {}),
    ...(absence ? { absence } : {}),
  };
}

const cookieIn = ({ headers }: Response): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
