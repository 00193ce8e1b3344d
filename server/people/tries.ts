/**
 * How often somebody may try to sign in. Strangers are slowed by the address they come from, by name and address, and
 * last by the name alone; a browser that has signed in to the account before has tries of its own, which no
 * stranger can use up. docs/decisions/011-lock-out.md argues it.
 */
import { addressKey, Limits, type Rate } from './limits.ts';

export interface Tries {
  readonly address: Rate;
  readonly nameAndAddress: Rate;
  /** From all addresses together: wide and quick to fill, for it hits the owner too, at a new device. */
  readonly name: Rate;
  readonly device: Rate;
}

export const TRIES: Tries = {
  address: { burst: 20, every: 15_000 },
  nameAndAddress: { burst: 10, every: 30_000 },
  name: { burst: 60, every: 10_000 },
  device: { burst: 10, every: 30_000 },
};

export interface Trying {
  readonly name: string;
  readonly address: string;
  /** How a browser is called that has signed in to this account before. */
  readonly device: string | undefined;
}

/** Seconds to wait; or a try was taken, which is given back to those who succeed. */
export type Tried =
  | { readonly seconds: number; readonly giveBack?: never }
  | { readonly seconds?: never; readonly giveBack: () => void };

type Bucket = readonly [Limits, string];

export class SignInTries {
  readonly #by: Readonly<Record<keyof Tries, Limits>>;

  constructor(tries: Tries, now: () => number) {
    const limits = (kind: keyof Tries): Limits => new Limits(tries[kind], now);
    this.#by = {
      address: limits('address'),
      nameAndAddress: limits('nameAndAddress'),
      name: limits('name'),
      device: limits('device'),
    };
  }

  take({ name, address, device }: Trying): Tried {
    if (device !== undefined) return taken([[this.#by.device, device]]);
    const [from, called] = [addressKey(address), name.toLowerCase()];
    return taken([
      [this.#by.address, from],
      [this.#by.nameAndAddress, `${from} ${called}`],
      [this.#by.name, called],
    ]);
  }

  /** For a password that is asked for in an open session: `session` has tries of its own. */
  takeAt(session: string): Tried {
    return taken([[this.#by.device, session]]);
  }
}

/** Takes a try from each bucket, or from none: a try that must wait for one bucket uses up no other. */
function taken(buckets: readonly Bucket[]): Tried {
  const before: Bucket[] = [];
  const giveBack = (): void => {
    for (const [limits, key] of before) limits.giveBack(key);
  };
  for (const [limits, key] of buckets) {
    const seconds = limits.take(key);
    if (seconds > 0) {
      giveBack();
      return { seconds };
    }
    before.push([limits, key]);
  }
  return { giveBack };
}
