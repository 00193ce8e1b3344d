/** Who may see what: value cards, cash, sealed bids and the loans behind them. */
import type { Chance } from '../../../core/chance.ts';
import { drawFrom, noneOf, total } from '../../../core/counts.ts';
import type { Viewer } from '../../../core/game.ts';
import { KINDS, LOAN, MOST_LOANS } from './tables.ts';
import type { Event, State, View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  // Changed rather than spread into another object: views then have the same hidden class as states.
  const copy: View = clone(state);
  if (state.phase === 'over') return copy;
  const hide = <T, H>(values: readonly T[], hidden: (value: T, seat: number) => H): (T | H)[] =>
    values.map((value, seat) => (seat === viewer ? value : hidden(value, seat)));
  copy.cash = hide(state.cash, (_, seat) => (state.options.money === 'open' ? state.ledger[seat]! : null));
  if (state.phase === 'bidding') copy.sealedLoans = hide(state.sealedLoans, () => null);
  copy.valueCards = hide(state.valueCards, () => null);
  copy.bids = hide(state.bids, (bid) => (bid === null ? null : ('sealed' as const)));
  return copy;
}

/** A sealed loan is nobody's business until the reveal, and a bid is only known to have been made. */
export function redact(event: Event, viewer: Viewer): Event | undefined {
  if (event.type === 'loan' && event.sealed && event.seat !== viewer) return undefined;
  if (event.type === 'bid' && event.seat !== viewer) return { ...event, amount: null };
  return event;
}

/** A truth behind a view: any other cards, bids and sealed loans; the cash follows from the public payments. */
export function guess(seen: View, _viewer: Viewer, chance: Chance): State {
  const sealedLoans = seen.sealedLoans.map((n, seat) => n ?? guessLoans(seen, seat, chance));
  const cash = seen.ledger.map((amount, seat) => amount + LOAN * sealedLoans[seat]!);
  const bids = seen.bids.map((bid, seat) =>
    bid === 'sealed' ? chance.draw(cash[seat]! - seen.offers[seat]! + 1) : bid,
  );
  return clone({ ...seen, cash, sealedLoans, bids, valueCards: guessCards(seen.valueCards, chance) });
}

function guessLoans(seen: View, seat: number, chance: Chance): number {
  return seen.asked[seat] ? chance.draw(MOST_LOANS - seen.loans[seat]! + 1) : 0;
}

function guessCards(known: readonly (number | null)[], chance: Chance): number[] {
  const left = noneOf(KINDS).map((_, card) => (known.includes(card) ? 0 : 1));
  return known.map((card) => card ?? drawFrom(left, total(left), chance));
}

export function clone(state: State): State {
  return {
    options: state.options,
    seats: state.seats,
    phase: state.phase,
    turn: state.turn,
    turns: state.turns,
    actions: state.actions,
    produced: state.produced,
    sold: state.sold,
    called: state.called,
    wonBroker: state.wonBroker,
    ending: state.ending,
    busy: state.busy,
    idleTurns: state.idleTurns,
    owed: state.owed,
    supply: state.supply.slice(),
    machinesLeft: state.machinesLeft.slice(),
    warehousesLeft: state.warehousesLeft,
    gone: state.gone.slice(),
    bank: state.bank,
    cash: state.cash.slice(),
    ledger: state.ledger.slice(),
    loans: state.loans.slice(),
    sealedLoans: state.sealedLoans.slice(),
    valueCards: state.valueCards.slice(),
    machines: state.machines.slice(),
    warehouses: state.warehouses.slice(),
    factory: state.factory.slice(),
    harbour: state.harbour.slice(),
    ships: state.ships.slice(),
    cargo: state.cargo.slice(),
    island: state.island.slice(),
    bids: state.bids.slice(),
    asked: state.asked.slice(),
    bidRound: state.bidRound,
    offers: state.offers.slice(),
    brokerContainers: state.brokerContainers.slice(),
    brokerMoney: state.brokerMoney.slice(),
    bankPorts: state.bankPorts.slice(),
    cell: state.cell,
    holder: state.holder,
    bidMoney: state.bidMoney,
    bidGoods: state.bidGoods.slice(),
    outbid: state.outbid,
    returned: state.returned.slice(),
  };
}
