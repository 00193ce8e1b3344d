/**
 * A backup as JSON lines, the same for both dialects: a head, for each table a line with its columns and a line for each
 * row, and at the end how many rows there were and the SHA-256 of all lines before.
 */
import { createHash, type Hash } from 'node:crypto';
import { Problem } from './problem.ts';
import type { Reader, Row, Value } from './reader.ts';
import { shapeOf, type TableShape } from './shape.ts';

/** Rises when older programs could no longer read what is written. */
const FORMAT = 1;

export interface Head {
  /** The version that wrote it. */
  readonly quayside: string;
  readonly format: number;
  readonly at: number;
  /** Those that the store had done: they say which tables and columns it has. */
  readonly migrations: readonly string[];
}

interface End {
  readonly rows: number;
  readonly sha256: string;
}

export interface Piece {
  readonly table: TableShape;
  readonly row: Row;
}

export interface Writing {
  readonly version: string;
  readonly now: number;
  /** Told how many rows were written, at the end. */
  done(rows: number): void;
}

export async function* linesOf(reader: Reader, { version, now, done }: Writing): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (value: object): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  const { migrations } = reader;
  yield line({ quayside: version, format: FORMAT, at: now, migrations } satisfies Head);
  let rows = 0;
  for (const { name, columns } of await shapeOf(migrations)) {
    yield line({ table: name, columns });
    for await (const some of reader.rows({ name, columns })) {
      rows += some.length;
      yield some.map((row) => line(row.map(encoded))).join('');
    }
  }
  yield `${JSON.stringify({ rows, sha256: hash.digest('hex') } satisfies End)}\n`;
  done(rows);
}

/** Bytes have no word of their own in JSON. */
const encoded = (value: Value): unknown =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value;

const decoded = (value: unknown): Value =>
  typeof value === 'object' && value !== null
    ? Buffer.from((value as { base64: string }).base64, 'base64')
    : (value as Value);

/** A backup that is being read; what is wrong with it is said as soon as it shows. */
export class BackupReader {
  readonly #lines: AsyncIterator<string>;
  readonly #name: string;
  readonly #hash: Hash = createHash('sha256');
  #rows = 0;
  /** The line that was read last; the end does not count itself. */
  #last = '';

  constructor(name: string, lines: AsyncIterable<string>) {
    this.#name = name;
    this.#lines = lines[Symbol.asyncIterator]();
  }

  /** How many were read so far. */
  get rows(): number {
    return this.#rows;
  }

  /** To be asked first. `known`: the migrations of this program. */
  async head(known: readonly string[]): Promise<Head> {
    const head = (await this.#next(() => this.#foreign())) as Partial<Head> | undefined;
    const { quayside, format, migrations } = head ?? {};
    if (typeof quayside !== 'string' || typeof format !== 'number' || !Array.isArray(migrations))
      throw this.#foreign();
    if (format > FORMAT || migrations.some((name) => !known.includes(name)))
      throw new Problem(`${this.#name} was made by a newer version (${quayside}). Install that version.`);
    return head as Head;
  }

  /** All rows. They are whole and as they were written only if this ends without an error. */
  async *pieces({ migrations }: Head): AsyncGenerator<Piece> {
    const shapes = await shapeOf(migrations);
    let table: TableShape | undefined;
    for (;;) {
      const line = await this.#next();
      if (Array.isArray(line) && line.length === table?.columns.length) {
        this.#rows += 1;
        yield { table, row: line.map(decoded) };
      } else if (isEnd(line)) return this.#compare(line);
      else table = this.#tableIn(line, shapes);
    }
  }

  #tableIn(line: unknown, shapes: readonly TableShape[]): TableShape {
    const { table, columns } = (line ?? {}) as { table?: unknown; columns?: unknown };
    const shape = shapes.find(({ name }) => name === table);
    if (!shape || JSON.stringify(columns) !== JSON.stringify(shape.columns)) throw this.#damaged();
    return shape;
  }

  #compare({ rows, sha256 }: End): void {
    if (rows !== this.#rows || sha256 !== this.#hash.digest('hex')) throw this.#damaged();
  }

  async #next(wrong = () => this.#damaged()): Promise<unknown> {
    try {
      const { value, done } = await this.#lines.next();
      if (done) throw new Error('It ends too soon.');
      this.#hash.update(this.#last);
      this.#last = `${value}\n`;
      return JSON.parse(value);
    } catch (error) {
      // Files that cannot be read at all say so in words of their own.
      if (error instanceof Problem) throw error;
      throw wrong();
    }
  }

  #foreign(): Problem {
    return new Problem(`${this.#name} is no backup of Quayside.`);
  }

  #damaged(): Problem {
    return new Problem(`${this.#name} is damaged or not whole. Nothing was restored from it.`);
  }
}

function isEnd(line: unknown): line is End {
  return typeof line === 'object' && line !== null && 'sha256' in line && 'rows' in line;
}
