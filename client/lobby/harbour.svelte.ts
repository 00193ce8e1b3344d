/** All tables the lobby knows of, kept up to date over the socket. */
import type { Tell } from '../../protocol/messages.ts';
import type { Summary } from '../../protocol/summary.ts';
import { app } from '../app.svelte.ts';
import { isHere, summaryOf } from '../local/record.ts';
import { allHere, remove } from '../local/store.ts';
import { call } from '../net/api.ts';

export class Harbour {
  #listed = $state.raw<readonly Summary[]>([]);
  #mine = $state.raw<readonly Summary[]>([]);
  /** Those that are kept in this browser. */
  #here = $state.raw<readonly Summary[]>([]);
  /** Whether the list has come; before that an empty list means nothing. */
  known = $state(false);

  /** Whether one's own tables have been looked for. */
  #looked = $state(false);

  readonly open = $derived(this.#listed.filter((table) => table.status === 'open' && !isMine(table)));
  readonly toWatch = $derived(this.#listed.filter((table) => table.status === 'playing' && !isMine(table)));
  readonly mine = $derived(
    [...this.#mine, ...this.#here].sort((a, b) => urgency(a) - urgency(b) || b.updated - a.updated),
  );
  /** Has played nothing yet, as far as anybody knows. */
  readonly newcomer = $derived(this.#looked && this.mine.length === 0);
  readonly people = $derived(
    new Set(
      this.#listed.flatMap(({ seats }) =>
        seats.filter(({ kind }) => kind === 'person').map(({ who }) => who),
      ),
    ).size,
  );
  readonly tables = $derived(this.#listed.length);

  /** Follows the lobby until the function returned is called. */
  enter(): () => void {
    const stop = app.link.listen((tell) => this.#hear(tell));
    app.link.lobby(true);
    void Promise.all([this.#askMine(), this.#askHere()]).then(() => {
      this.#looked = true;
    });
    return () => {
      stop();
      app.link.lobby(false);
    };
  }

  #hear(tell: Tell): void {
    // One may have become somebody else, or have missed something.
    if (tell.type === 'welcome') void this.#askMine();
    else if (tell.type === 'mine') this.#mine = merged(this.#mine, [tell.table]);
    else if (tell.type === 'lobby') {
      const kept = tell.whole ? [] : this.#listed.filter(({ id }) => !tell.gone.includes(id));
      this.#listed = merged(kept, tell.tables);
      this.known = true;
    }
  }

  /** Throws a table of this browser away. */
  async drop(table: string): Promise<void> {
    await remove(table);
    await this.#askHere();
  }

  async #askHere(): Promise<void> {
    this.#here = (await allHere()).map(summaryOf);
  }

  async #askMine(): Promise<void> {
    if (!app.me) return;
    const reply = await call<{ tables: readonly Summary[] }>('GET', '/api/tables?list=mine');
    if (!reply.refused) this.#mine = reply.value.tables;
  }
}

function merged(before: readonly Summary[], fresh: readonly Summary[]): readonly Summary[] {
  const ids = new Set(fresh.map(({ id }) => id));
  return [...fresh, ...before.filter(({ id }) => !ids.has(id))];
}

const isMine = ({ seats }: Summary): boolean =>
  app.me !== undefined && seats.some(({ who }) => who === app.me?.id);

/** Where one sits, or -1; in this browser every person's seat is one's own, and the one that is asked comes first. */
export function mySeat({ id, seats, toAct }: Summary): number {
  if (!isHere(id)) return seats.findIndex(({ who }) => who !== '' && who === app.me?.id);
  const isPerson = (seat: number): boolean => seats[seat]?.kind === 'person';
  return toAct.find(isPerson) ?? seats.findIndex((_, seat) => isPerson(seat));
}

export const isMyTurn = (table: Summary): boolean =>
  table.status === 'playing' && table.toAct.includes(mySeat(table));

/** What waits for one comes first, what is over last. */
function urgency(table: Summary): number {
  if (isMyTurn(table)) return 0;
  return table.status === 'playing' ? 1 : table.status === 'open' ? 2 : 3;
}
