/** Every command that was sent, and what became of it. */
import type { Command } from '../../protocol/commands.ts';
import { type Finding, finding } from './findings.ts';

/** A command, from its first sending to its answer. */
export interface Deed {
  readonly table: string;
  readonly account: string;
  readonly id: string;
  readonly command: Command;
  /** When it was sent first. */
  readonly sent: number;
  /** Its number in the stream of who sent it, once it was acknowledged. */
  n: number | undefined;
  refused: string | undefined;
}

/** Refusals that are no fault of the server: another player or the clock was quicker, or the game ended meanwhile. */
const FAIR: Readonly<Partial<Record<Command['type'], readonly string[]>>> = {
  move: ['stale', 'over', 'timeOver'],
  takeBack: ['nothingToTakeBack', 'proposalPending', 'over'],
  answer: ['noProposal', 'over'],
  say: ['onlyPlayersTalk'],
};

export class Ledger {
  readonly #byTable = new Map<string, Deed[]>();
  #asked = 0;

  add(table: string, account: string, command: Command, sent: number): Deed {
    const id = `c${++this.#asked}`;
    const deed: Deed = { table, account, id, command, sent, n: undefined, refused: undefined };
    const deeds = this.#byTable.get(table) ?? [];
    deeds.push(deed);
    this.#byTable.set(table, deeds);
    return deed;
  }

  of(table: string): readonly Deed[] {
    return this.#byTable.get(table) ?? [];
  }

  get tables(): readonly string[] {
    return [...this.#byTable.keys()];
  }
}

export function acknowledge(deed: Deed, n: number): Finding[] {
  const found: Finding[] = [];
  const { id, table } = deed;
  if (deed.refused) found.push(finding('answersDiffer', table, `${id} was refused, then acknowledged`));
  if (deed.n !== undefined && deed.n !== n)
    found.push(finding('answersDiffer', table, `${id} was entry ${deed.n}, then entry ${n}`));
  deed.n = n;
  return found;
}

/** Where the database was killed too, `busy` is fair: nothing was stored, and it may be tried again. */
export function refuse(deed: Deed, code: string, isStoreKilled = false): Finding[] {
  const { id, table, command } = deed;
  if (deed.n !== undefined)
    return [finding('answersDiffer', table, `${id} was acknowledged, then refused: ${code}`)];
  deed.refused = code;
  const fair = FAIR[command.type]?.includes(code) || (isStoreKilled && code === 'busy');
  return fair ? [] : [finding('refused', table, `${JSON.stringify(command)}: ${code}`)];
}
