/** What the laws must know about Container. */
import type { Chance } from '../../../core/chance.ts';
import { total } from '../../../core/counts.ts';
import type { Viewer } from '../../../core/game.ts';
import type { Trial } from '../../../core/laws.ts';
import { container } from './index.ts';
import { mayBorrow, ownMoney } from './money.ts';
import { machineCount, roomIn } from './stores.ts';
import {
  BROKER_CONTAINERS,
  BROKER_MONEY,
  COLOURS,
  FACTORY_CELLS,
  HARBOUR_CELLS,
  HOLD,
  KINDS,
  LOAN,
  START_CASH,
  SUPPLIES,
} from './tables.ts';
import type { Container, Options, State } from './types.ts';

export const BASE_2007: Options = {
  edition: '2007',
  domesticSale: false,
  investmentBank: false,
  money: 'secret',
  buyMoored: 'printed',
  forcedLoan: false,
  seizureClearsLoan: true,
  cargoShields: true,
  stagnationLaps: 3,
};

export const ANNIVERSARY: Options = { ...BASE_2007, edition: 'anniversary' };
export const WITH_BANK: Options = { ...ANNIVERSARY, investmentBank: true };

export const trial: Trial<Container> = {
  game: container,
  optionSets: {
    '2007': BASE_2007,
    domesticSale: { ...BASE_2007, domesticSale: true },
    forcedLoan: { ...BASE_2007, forcedLoan: true, buyMoored: 'no' },
    loanStays: { ...BASE_2007, seizureClearsLoan: false, cargoShields: false, stagnationLaps: 8 },
    openMoney: { ...BASE_2007, money: 'open', domesticSale: true },
    anniversary: ANNIVERSARY,
    anniversaryOpen: { ...ANNIVERSARY, money: 'open' },
    investmentBank: WITH_BANK,
    investmentBankOpen: { ...WITH_BANK, money: 'open', buyMoored: 'yes', stagnationLaps: 6 },
  },
  bound: 20_000,
  audit: (state) => lostContainer(state) ?? lostMoney(state) ?? lostBuilding(state) ?? overfull(state),
  mayReplace: (state) => state.phase === 'bidding',
  twin,
};

/** Every container is somewhere; the Investment Bank brings three of its own. */
function lostContainer(state: State): string | undefined {
  const { containers } = SUPPLIES[state.options.edition](state.seats);
  const found = [0, 0, 0, 0, 0];
  for (const place of placesOf(state)) {
    if (!addUp(found, place)) return 'a place holds fewer than no containers';
  }
  const bank = state.options.investmentBank ? total(BROKER_CONTAINERS) : 0;
  const extra = found.map((n) => n - containers);
  const wrong = extra.some((n) => n < 0 || n > (bank > 0 ? 1 : 0)) || total(extra) !== bank;
  return wrong ? `containers: ${found.join(', ')} of ${containers}` : undefined;
}

const placesOf = (state: State): readonly (readonly number[])[] => [
  state.supply,
  state.gone,
  state.factory,
  state.harbour,
  state.cargo,
  state.island,
  state.bankPorts,
  state.brokerContainers,
  state.bidGoods,
  state.returned,
];

/** Adds a place's containers by colour; false if it holds fewer than none of one. */
function addUp(found: number[], place: readonly number[]): boolean {
  for (let i = 0; i < place.length; i++) {
    found[i % KINDS]! += place[i]!;
    if (place[i]! < 0) return false;
  }
  return true;
}

function lostMoney(state: State): string | undefined {
  const began = START_CASH * state.seats + (state.options.investmentBank ? total(BROKER_MONEY) : 0);
  if (ownMoney(state) !== began) return `money: ${ownMoney(state)} instead of ${began}`;
  if ([...state.cash, ...state.brokerMoney].some((n) => n < 0))
    return `negative money: ${state.cash.join(', ')}`;
  const wrong = state.cash.findIndex(
    (cash, seat) => cash !== state.ledger[seat]! + LOAN * state.sealedLoans[seat]!,
  );
  return wrong < 0 ? undefined : `the ledger of seat ${wrong} is not its cash`;
}

function lostBuilding(state: State): string | undefined {
  const { machines, warehouses } = SUPPLIES[state.options.edition](state.seats);
  for (let kind = 0; kind < COLOURS.length; kind++) {
    const placed = state.machines.filter((colour) => colour === kind).length;
    if (placed + state.machinesLeft[kind]! !== machines || state.machinesLeft[kind]! < 0)
      return `machines of colour ${kind}`;
  }
  return total(state.warehouses) + state.warehousesLeft === warehouses ? undefined : 'warehouses';
}

function overfull(state: State): string | undefined {
  for (let seat = 0; seat < state.seats; seat++) {
    const cargo = total(state.cargo, seat * KINDS, (seat + 1) * KINDS);
    const full = roomIn(state, 'harbour', seat) < 0 || roomIn(state, 'factory', seat) < 0 || cargo > HOLD;
    if (full || machineCount(state, seat) === 0) return `seat ${seat} holds more than it can`;
  }
  return state.factory.length === state.seats * FACTORY_CELLS &&
    state.harbour.length === state.seats * HARBOUR_CELLS
    ? undefined
    : 'a store has grown';
}

/**
 * Changes one secret of another seat: its value card, its sealed bid or the loan behind it. Cash is no secret of its
 * own: it follows from public payments and sealed loans.
 */
function twin(state: State, viewer: Viewer, chance: Chance): State | undefined {
  if (state.phase === 'over') return undefined;
  const others = state.cash.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
  const seat = others[chance.draw(others.length)]!;
  const copy = container.clone(state);
  const secret = state.phase === 'bidding' && state.asked[seat] ? chance.draw(3) : 0;
  if (secret === 1 && copy.bids[seat] !== null) {
    copy.bids[seat] = chance.draw(copy.cash[seat]! - copy.offers[seat]! + 1);
  } else if (secret === 2 && mayBorrow(copy, seat)) {
    copy.sealedLoans[seat]!++;
    copy.cash[seat]! += LOAN;
  } else swapCards(copy, seat, others);
  return copy;
}

/** Another card for this seat: one nobody has, or that of another hidden seat. */
function swapCards(state: State, seat: number, hidden: readonly number[]): void {
  const free = COLOURS.findIndex((_, card) => !state.valueCards.includes(card));
  const other = hidden.find((s) => s !== seat);
  const mine = state.valueCards[seat]!;
  if (free >= 0) state.valueCards[seat] = free;
  else if (other !== undefined) {
    state.valueCards[seat] = state.valueCards[other]!;
    state.valueCards[other] = mine;
  }
}
