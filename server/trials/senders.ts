/** Sends messages as one person or another, and waits for what comes back. */
import { post, Wire } from './wire.ts';
import { cookieOf, type Person, type World } from './world.ts';

export interface Answer {
  /** 'done', 'closed', or the code of the refusal. */
  readonly code: string;
  readonly text: string;
}

const JSON_TYPE = 'application/json';

export class Senders {
  readonly #world: World;
  readonly #wires = new Map<Person, Wire>();

  constructor(world: World) {
    this.#world = world;
  }

  headersOf(person: Person): Record<string, string> {
    return { 'content-type': JSON_TYPE, cookie: cookieOf(person) };
  }

  async #wireOf(person: Person): Promise<Wire> {
    const known = this.#wires.get(person);
    if (known?.closed === undefined && known) return known;
    const wire = await Wire.open(this.#world, person);
    this.#wires.set(person, wire);
    return wire;
  }

  /** Every message gets one answer, or the socket is closed. */
  async bySocket(person: Person, message: string | Buffer): Promise<Answer> {
    const wire = await this.#wireOf(person);
    // What others did meanwhile has been told, and is of no use any more.
    wire.told.length = 0;
    wire.send(message);
    const text = await wire.answer(
      0,
      (told) => told.startsWith('{"type":"done"') || told.startsWith('{"type":"refused"'),
    );
    if (text === undefined) return { code: 'closed', text: `${wire.closed}` };
    const told = JSON.parse(text) as { type: string; refusal?: { code: string } };
    return { code: told.refusal?.code ?? told.type, text };
  }

  byHttp(person: Person, { table, key }: { table: string; key: string }, body: object): Promise<Answer> {
    const query = key === '' ? '' : `?key=${encodeURIComponent(key)}`;
    return this.rawHttp(table, JSON.stringify(body), this.headersOf(person), query);
  }

  async rawHttp(
    table: string,
    body: string | Buffer,
    headers: Record<string, string>,
    query = '',
  ): Promise<Answer> {
    const path = `/api/tables/${encodeURIComponent(table)}/commands${query}`;
    const { status, body: text } = await post(this.#world, path, body, headers);
    if (status === 200) return { code: 'done', text };
    if (status >= 500 && status !== 503) return { code: 'internal', text };
    return { code: (JSON.parse(text) as { code: string }).code, text };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#wires.values()].map((wire) => wire.close()));
  }
}
