/** Everybody who looks at a table from outside: a seat or nobody in particular, by socket, by stream and by HTTP. */
import { get, Lines, Wire } from './wire.ts';
import type { Person, World } from './world.ts';

const ENTRY = '{"type":"entry"';
/** How what a server says to `watch` begins. */
const ANSWERS = ['sync', 'catchUp', 'refused'].map((type) => `{"type":"${type}"`);

export class Observers {
  readonly wire: Wire;
  readonly #world: World;
  readonly #table: string;
  readonly #person: Person | undefined;
  readonly #watcher: Wire;
  readonly #stream: Lines;
  readonly #calls: Lines | undefined;
  readonly #got: string[] = [];

  private constructor(
    at: { world: World; table: string; person: Person | undefined },
    wires: { wire: Wire; watcher: Wire },
    lines: { stream: Lines; calls: Lines | undefined },
  ) {
    this.#world = at.world;
    this.#table = at.table;
    this.#person = at.person;
    this.wire = wires.wire;
    this.#watcher = wires.watcher;
    this.#stream = lines.stream;
    this.#calls = lines.calls;
  }

  /** `person` is who may not know the secrets; nobody: one who only watches. */
  static async open(world: World, table: string, person: Person | undefined): Promise<Observers> {
    const [wire, watcher] = [await Wire.open(world, person), await Wire.open(world, undefined)];
    for (const one of [wire, watcher]) one.send({ type: 'watch', table });
    const stream = await Lines.open(world, `/api/tables/${table}/stream`, person);
    const calls = person && (await Lines.open(world, '/api/stream', person));
    return new Observers({ world, table, person }, { wire, watcher }, { stream, calls });
  }

  /** Everything that was sent has arrived. */
  async settled(): Promise<void> {
    await Promise.all([this.wire.settled(), this.#watcher.settled()]);
    const entries = this.wire.told.filter((told) => told.startsWith(ENTRY)).length;
    await this.#stream.reach(1 + entries);
  }

  /** Looks again in every way there is; `away`: as who missed so many entries. */
  async lookAround(n: { seat: number; watcher: number }, away: number): Promise<void> {
    const [table, person] = [this.#table, this.#person];
    const eyes = [
      [this.wire, n.seat],
      [this.#watcher, n.watcher],
    ] as const;
    for (const [wire, last] of eyes)
      for (const after of [null, Math.max(0, last - away)]) await this.#watch(wire, after);
    await this.#get(`/api/tables/${table}`, person);
    await this.#get(`/api/tables/${table}/history?views=true&after=${Math.max(0, n.seat - away)}`, person);
    await this.#get('/api/tables?limit=5', undefined);
    if (person) await this.#get('/api/tables?list=mine&limit=5', person);
    else await this.#get(`/api/tables/${table}/history?as=0`, undefined);
  }

  /** Waits for the answer: a server that is asked again before it has answered answers once. */
  async #watch(wire: Wire, after: number | null): Promise<void> {
    const from = wire.told.length;
    wire.send({ type: 'watch', table: this.#table, after });
    await wire.answer(from, (told) => ANSWERS.some((start) => told.startsWith(start)));
  }

  async #get(path: string, person: Person | undefined): Promise<void> {
    const { status, body } = await get(this.#world, path, person);
    this.#got.push(`${path} ${status} ${body}`);
  }

  /** What has come so far, by channel. */
  channels(): Readonly<Record<string, readonly string[]>> {
    return {
      socket: this.wire.told,
      watcher: this.#watcher.told,
      http: this.#got,
      stream: this.#stream.lines,
    };
  }

  /** Calls come when they come: they are compared at the end. */
  calls(): Readonly<Record<string, readonly string[]>> {
    return { calls: this.#calls?.lines ?? [] };
  }

  async close(): Promise<void> {
    this.#stream.close();
    this.#calls?.close();
    await Promise.all([this.wire.close(), this.#watcher.close()]);
  }
}

/** Commitments are hashes with a secret salt: of them only the length counts. */
const masked = (text: string): string =>
  text.replace(
    /"(seal|salt)":"([0-9a-f]+)"/g,
    (_, name: string, hex: string) => `"${name}":"${'x'.repeat(hex.length)}"`,
  );

export interface Compared {
  readonly bytes: number;
  readonly leak?: string;
}

type Channels = Readonly<Record<string, readonly string[]>>;

/** Byte by byte, from where the last comparison ended. */
export function compare(here: Channels, there: Channels, done: Map<string, number>): Compared {
  let bytes = 0;
  for (const [channel, told] of Object.entries(here)) {
    const other = there[channel] ?? [];
    for (let i = done.get(channel) ?? 0; i < Math.max(told.length, other.length); i++) {
      const [a, b] = [masked(told[i] ?? '(nothing)'), masked(other[i] ?? '(nothing)')];
      if (a !== b) return { bytes, leak: `${channel}, message ${i}: ${apart(a, b)}` };
      bytes += Buffer.byteLength(a);
    }
    done.set(channel, told.length);
  }
  return { bytes };
}

const AROUND = 60;

function apart(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - AROUND), at + AROUND);
  return `…${around(a)}… | …${around(b)}… (${a.length} and ${b.length} characters)`;
}
