/** How much may be asked: each kind of request has one bucket per address and one per account. */
import { no } from '../../protocol/refusals.ts';
import type { Answer } from '../hub.ts';
import { addressKey, Limits, type Rate } from '../people/limits.ts';

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

/** For a load test, which is one address with thousands of guests. */
export function unlimited(rates: Rates): Rates {
  const endless = { burst: 1e9, every: 1 };
  return Object.fromEntries(
    Object.keys(rates).map((charge) => [charge, { address: endless, account: endless }]),
  ) as Rates;
}

export interface Tills {
  chargeAddress(charge: Charge, ip: string): Answer<true>;
  /** For a message of a socket; `address` as limits count them. Answers 0, or how many seconds to wait. */
  chargeMessage(address: string): number;
  chargeAccount(charge: Charge, account: string): Answer<true>;
}

export function createTills(rates: Rates, now: () => number): Tills {
  const till = (of: 'address' | 'account') =>
    Object.fromEntries(CHARGES.map((charge) => [charge, new Limits(rates[charge][of], now)])) as Record<
      Charge,
      Limits
    >;
  const [addresses, accounts] = [till('address'), till('account')];
  return {
    chargeAddress: (charge, ip) => taken(addresses[charge], addressKey(ip)),
    chargeMessage: (address) => addresses.ask.take(address),
    chargeAccount: (charge, account) => taken(accounts[charge], account),
  };
}

function taken(limits: Limits, key: string): Answer<true> {
  const seconds = limits.take(key);
  return seconds > 0 ? { refusal: no('tooMany', { seconds }) } : { value: true };
}
