/** How much may be asked: each kind of request has one bucket per address and one per account. */
import { no } from '../../protocol/refusals.ts';
import type { Answer } from '../hub.ts';
import { addressKey, ENDLESS, Limits, type Rate } from '../people/limits.ts';

/** What a request is charged as. */
export const CHARGES = ['ask', 'sign', 'open', 'import'] as const;
export type Charge = (typeof CHARGES)[number];

export type Rates = Readonly<Record<Charge, { readonly address: Rate; readonly account: Rate }>>;

/** Many players may share an address (a school, a café), hence its wider buckets. */
export const RATES: Rates = {
  // Messages of its sockets too, so that a class of forty can play.
  ask: { address: { burst: 2_000, every: 5 }, account: { burst: 200, every: 30 } },
  sign: { address: { burst: 40, every: 3_000 }, account: { burst: 20, every: 6_000 } },
  open: { address: { burst: 60, every: 1_000 }, account: { burst: 30, every: 5_000 } },
  import: { address: { burst: 10, every: 20_000 }, account: { burst: 10, every: 20_000 } },
};

/** New guests of one address: a school may come at once, and nobody makes accounts by the thousand. */
export const NEW_GUESTS: Rate = { burst: 300, every: 60_000 };

/** A log as it is stored: it may have megabytes. */
export const LOG_COST = 10;
/** What was missed is found by playing the game again. */
export const CATCH_UP_COST = 10;
/** Entries of history, without views and with them, and sampled moves, for one token each. */
const [ENTRIES, VIEWS, SAMPLES] = [50, 20, 10];
const MEGABYTE = 1024 * 1024;

export const historyCost = (limit: number, views: boolean): number =>
  1 + Math.ceil(limit / (views ? VIEWS : ENTRIES));
export const sampleCost = (count: number): number => Math.ceil(count / SAMPLES);
export const importCost = (length: number): number => Math.max(1, Math.ceil(length / MEGABYTE));

/** For a load test, which is one address with thousands of guests. */
export function unlimited(rates: Rates): Rates {
  return Object.fromEntries(
    Object.keys(rates).map((charge) => [charge, { address: ENDLESS, account: ENDLESS }]),
  ) as Rates;
}

/** Each takes one token, or as many as a request costs. */
export interface Tills {
  chargeAddress(charge: Charge, ip: string, tokens?: number): Answer<true>;
  /** For a message of a socket; `address` as limits count them. Answers 0, or how many seconds to wait. */
  chargeMessage(address: string): number;
  chargeAccount(charge: Charge, account: string, tokens?: number): Answer<true>;
}

export function createTills(rates: Rates, now: () => number): Tills {
  const till = (of: 'address' | 'account') =>
    Object.fromEntries(CHARGES.map((charge) => [charge, new Limits(rates[charge][of], now)])) as Record<
      Charge,
      Limits
    >;
  const [addresses, accounts] = [till('address'), till('account')];
  return {
    chargeAddress: (charge, ip, tokens) => taken(addresses[charge], addressKey(ip), tokens),
    chargeMessage: (address) => addresses.ask.take(address),
    chargeAccount: (charge, account, tokens) => taken(accounts[charge], account, tokens),
  };
}

function taken(limits: Limits, key: string, tokens?: number): Answer<true> {
  const seconds = limits.take(key, tokens);
  return seconds > 0 ? { refusal: no('tooMany', { seconds }) } : { value: true };
}
