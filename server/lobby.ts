/**
 * The list of public tables, for everybody who has it open. The store is asked only while somebody listens,
 * at most once a second however much happens; what changed is worked out once for all listeners.
 */
import type { Logger } from 'pino';
import type { Tell } from '../protocol/messages.ts';
import type { Summary } from '../protocol/summary.ts';
import type { Hub } from './hub.ts';
import type { Store } from './store/store.ts';

export interface Lobby {
  /** Sends the whole list, then what changes. */
  listen(send: (json: string) => void): LobbyListening;
}

export interface LobbyListening {
  /** The whole list again, for a reader who fell behind. */
  resend(): void;
  stop(): void;
}

export interface LobbyDeps {
  readonly store: Pick<Store, 'lobby'>;
  readonly hub: Pick<Hub, 'changes'>;
  readonly log: Pick<Logger, 'error'>;
  /** Milliseconds: between two questions at least; and at most, for changes that another node made. */
  readonly soonest?: number;
  readonly latest?: number;
}

const LONGEST = 100;

export function createLobby(deps: LobbyDeps): Lobby {
  return new LiveLobby(deps);
}

/** A table, and its text to compare. */
type Known = ReadonlyMap<string, { readonly summary: Summary; readonly json: string }>;

class LiveLobby implements Lobby {
  readonly #deps: LobbyDeps;
  readonly #soonest: number;
  readonly #latest: number;
  readonly #listeners = new Set<(json: string) => void>();
  #known: Known | undefined;
  #timer: NodeJS.Timeout | undefined;
  #asking = false;
  #changed = false;
  #stopHearing = (): void => {};

  constructor(deps: LobbyDeps) {
    this.#deps = deps;
    this.#soonest = deps.soonest ?? 1_000;
    this.#latest = deps.latest ?? 5_000;
  }

  listen(send: (json: string) => void): LobbyListening {
    // A function of its own, so that the same `send` may listen twice.
    const listener = (json: string): void => send(json);
    const resend = (): void => {
      if (this.#known) listener(whole(this.#known));
    };
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#open();
    else resend();
    return { resend, stop: () => this.#leave(listener) };
  }

  #open(): void {
    this.#stopHearing = this.#deps.hub.changes((summary) => {
      if (summary.visibility === 'public') this.#hear();
    });
    if (!this.#asking) void this.#ask();
  }

  #leave(listener: (json: string) => void): void {
    if (!this.#listeners.delete(listener) || this.#listeners.size > 0) return;
    this.#stopHearing();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#known = undefined;
  }

  /** Something happened: ask soon. A question under way may have come too early to see it. */
  #hear(): void {
    if (this.#changed) return;
    this.#changed = true;
    if (!this.#asking) this.#askIn(this.#soonest);
  }

  #askIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), milliseconds);
    this.#timer.unref();
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    this.#changed = false;
    try {
      const tables = await this.#deps.store.lobby(LONGEST);
      if (this.#listeners.size > 0) this.#tell(known(tables));
    } catch (err) {
      this.#deps.log.error({ err }, 'the lobby cannot be read');
    }
    this.#asking = false;
    if (this.#listeners.size > 0) this.#askIn(this.#changed ? this.#soonest : this.#latest);
  }

  #tell(now: Known): void {
    const before = this.#known;
    this.#known = now;
    const json = before ? difference(before, now) : whole(now);
    if (json !== '') for (const listener of this.#listeners) listener(json);
  }
}

const known = (tables: readonly Summary[]): Known =>
  new Map(tables.map((summary) => [summary.id, { summary, json: JSON.stringify(summary) }]));

function whole(now: Known): string {
  const tables = [...now.values()].map(({ summary }) => summary);
  return JSON.stringify({ type: 'lobby', whole: true, tables, gone: [] } satisfies Tell);
}

/** '' if there is none. */
function difference(before: Known, now: Known): string {
  const changed = [...now].filter(([id, { json }]) => before.get(id)?.json !== json);
  const tables = changed.map(([, { summary }]) => summary);
  const gone = [...before.keys()].filter((id) => !now.has(id));
  if (tables.length + gone.length === 0) return '';
  return JSON.stringify({ type: 'lobby', whole: false, tables, gone } satisfies Tell);
}
