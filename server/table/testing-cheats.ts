/**
 * Tables that cheat, for tests. Every cheat agrees with itself: the log it leaves behind verifies, so only those who kept
 * what they were shown can tell.
 */
import type { Send } from '../hub.ts';
import { Tables } from './tables.ts';

export const CHEATS = {
  /** Plays with other nonces than the players sent, and shows them. */
  nonce: 'nonce',
  /** Plays with other nonces, and shows the players' own until the log is written. */
  nonceInLog: 'nonce',
  /** Answers whoever opens a table with another commitment than the one it shows later. */
  commitment: 'commitment',
  /** Shows another commitment until the log is written. */
  commitmentInLog: 'commitment',
  /** Publishes other seals than those it turns over. */
  seal: 'seal',
  /** Publishes and turns over other seals than those in the log. */
  sealInLog: 'seal',
} as const;
export type Cheat = keyof typeof CHEATS;

/** Another text of the same kind. */
const other = (hex: string): string => [...hex].reverse().join('');

const SEAL_LAID = /(?<="seal":")[0-9a-f]{64}(?=","opened")/g;
const ANY_SEAL = /(?<="seal":")[0-9a-f]{64}/g;
const COMMITMENT = /(?<="commitment":")[0-9a-f]{64}/g;

/** What a cheat does to all that is shown. */
function shown(cheat: Cheat, text: string, swapped: ReadonlyMap<string, string>): string {
  if (cheat === 'commitmentInLog') return text.replace(COMMITMENT, other);
  if (cheat === 'seal') return text.replace(SEAL_LAID, other);
  if (cheat === 'sealInLog') return text.replace(ANY_SEAL, other);
  if (cheat !== 'nonceInLog') return text;
  return [...swapped].reduce((lie, [theirs, ours]) => lie.replaceAll(theirs, ours), text);
}

/** All tables of this process cheat from now on, until the answer is called. */
export function cheatAtTables(cheat: Cheat): () => void {
  const honest = { ...methodsOf(Tables.prototype) };
  const swapped = new Map<string, string>();
  const lie = <T>(data: T): T => JSON.parse(shown(cheat, JSON.stringify(data), swapped)) as T;
  Object.assign(Tables.prototype, {
    async open(this: Tables, ...asked: Parameters<Tables['open']>) {
      const answer = await honest.open.apply(this, asked);
      if (answer.refusal || cheat !== 'commitment') return lie(answer);
      return { value: { ...answer.value, commitment: other(answer.value.commitment) } };
    },
    do(this: Tables, ...[asker, table, command, id]: Parameters<Tables['do']>) {
      if (CHEATS[cheat] !== 'nonce' || command.type !== 'sit')
        return honest.do.call(this, asker, table, command, id);
      swapped.set(other(command.nonce), command.nonce);
      return honest.do.call(this, asker, table, { ...command, nonce: other(command.nonce) }, id);
    },
    watch(this: Tables, ...[asker, table, after, send]: Parameters<Tables['watch']>) {
      const lying: Send = (type, json) => send(type, shown(cheat, json, swapped));
      return honest.watch.call(this, asker, table, after, lying);
    },
    async picture(this: Tables, ...asked: Parameters<Tables['picture']>) {
      return lie(await honest.picture.apply(this, asked));
    },
    async history(this: Tables, ...asked: Parameters<Tables['history']>) {
      return lie(await honest.history.apply(this, asked));
    },
  });
  return () => void Object.assign(Tables.prototype, honest);
}

const methodsOf = ({ open, do: act, watch, picture, history }: Tables) => ({
  open,
  do: act,
  watch,
  picture,
  history,
});
