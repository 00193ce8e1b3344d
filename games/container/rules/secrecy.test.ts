/** Who may see what. The twins are written from the rules, apart from view(), so that the two certify each other. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../core/chance.ts';
import { difference } from '../../../core/data.ts';
import { type Viewer, viewers } from '../../../core/game.ts';
import { container } from './index.ts';
import { ANNA, BERNARD, CLARA, DAVID, type Table, table } from './testing.ts';
import { trial } from './trial.ts';
import type { Event, Options, State } from './types.ts';

const BANK = { edition: 'anniversary', investmentBank: true } as const;

/** A table in each phase of a game in which there are secrets. */
const PHASES: Readonly<Record<string, () => Table>> = {
  actions: () => table(),
  interest: () => {
    const t = table({ forcedLoan: false }, { bernard: { loans: 1, cash: 0 } });
    t.anna.passes();
    return t;
  },
  seize: () => {
    const t = table({}, { bernard: { loans: 2, cash: 0, island: 'tan, white' } });
    t.anna.passes();
    return t;
  },
  pay: () => {
    const t = table(BANK, { anna: { harbour: 'tan $2' } });
    t.anna.offersGoods(0, { factory: 'black $2', harbour: 'tan $2' });
    for (const player of [t.anna, t.bernard, t.clara, t.david]) player.passes();
    return t;
  },
  restock: () => {
    const t = table(BANK, { bernard: { factory: '2 brown $2' } });
    t.anna.offersGoods(0, { factory: 'black $2' });
    t.anna.passes();
    t.bernard.offersGoods(0, { factory: '2 brown $2' });
    return t;
  },
  bidding: () => bidding(),
  answer: () => {
    const t = bidding();
    t.bernard.bids(3);
    t.david.bids(1);
    return t;
  },
};

/** Anna sells; Clara has borrowed and bid. */
function bidding(options: Partial<Options> = {}): Table {
  const t = table(options, { anna: { cargo: 'tan' } });
  t.anna.sails('island');
  t.clara.borrows();
  t.clara.bids(25);
  return t;
}

/** The same table with other secrets of everybody but this viewer. */
function twins(state: State, viewer: Viewer): State[] {
  const others = viewers(state.seats).filter((seat): seat is number => seat !== viewer && seat !== 'table');
  const [first, second] = others as [number, number];
  const changed = (change: (copy: State) => void): State => {
    const copy = container.clone(state);
    change(copy);
    return copy;
  };
  const swapped = changed(({ valueCards: cards }) => {
    [cards[first], cards[second]] = [cards[second]!, cards[first]!];
  });
  const unused = changed(({ valueCards }) => {
    valueCards[first] = 4;
  });
  const richer = others.map((seat) => changed(({ cash }) => cash[seat]!++));
  const otherBids = others.flatMap((seat) =>
    state.bids[seat] === null ? [] : [changed(({ bids }) => bids[seat]!--)],
  );
  const debts = state.phase === 'bidding' ? others.filter((seat) => state.asked[seat]) : [];
  const borrowed = debts.map((seat) =>
    changed((copy) => {
      copy.sealedLoans[seat]!++;
      copy.cash[seat]! += 10;
    }),
  );
  return [swapped, unused, ...richer, ...otherBids, ...borrowed];
}

describe('views', () => {
  test.each(Object.keys(PHASES))('1.4, 1.5, 10.2, 11.3 give no secret away: %s', (phase) => {
    const { state } = PHASES[phase]!();
    expect(state.phase).toBe(phase);
    for (const viewer of viewers(state.seats)) {
      const seen = container.view(state, viewer);
      for (const twin of twins(state, viewer)) {
        expect(difference(container.view(twin, viewer), seen)).toBeUndefined();
        expect(container.toAct(twin)).toEqual(container.toAct(state));
      }
    }
  });

  test.each(Object.keys(PHASES))('show all the rest, and the own secrets: %s', (phase) => {
    const { state } = PHASES[phase]!();
    for (const viewer of viewers(state.seats)) {
      const hidden = { cash: 0, valueCards: 0, bids: 0, sealedLoans: 0 };
      const seen = container.view(state, viewer);
      expect(difference({ ...seen, ...hidden }, { ...state, ...hidden })).toBeUndefined();
      for (let seat = 0; seat < state.seats; seat++) {
        const own = seat === viewer;
        expect(seen.cash[seat]).toBe(own ? state.cash[seat] : null);
        expect(seen.valueCards[seat]).toBe(own ? state.valueCards[seat] : null);
        expect(seen.sealedLoans[seat]).toBe(own || phase !== 'bidding' ? state.sealedLoans[seat] : null);
        const sealed = state.bids[seat] === null ? null : 'sealed';
        expect(seen.bids[seat]).toBe(own ? state.bids[seat] : sealed);
      }
    }
  });

  test.each(Object.keys(PHASES))('are enough to know what one may do: %s', (phase) => {
    const { state } = PHASES[phase]!();
    for (const seat of container.toAct(state)) {
      const chance = seeded(phase);
      for (let n = 0; n < 20; n++) {
        const move = container.sample(container.view(state, seat), seat, chance);
        expect(container.check(state, seat, move)).toBeUndefined();
      }
    }
  });

  test('1.4, 11.3 open money still hides what was borrowed for a bid', () => {
    const { state } = bidding({ money: 'open' });
    expect(state.cash[CLARA]).toBe(30);
    expect(container.view(state, ANNA).cash).toEqual([20, 20, 20, 20]);
    expect(container.view(state, 'table').cash).toEqual([20, 20, 20, 20]);
    expect(container.view(state, CLARA).cash).toEqual([20, 20, 30, 20]);
    expect(container.view(state, ANNA).sealedLoans).toEqual([0, null, null, null]);
  });

  test('12.1 when the game is over everything is open', () => {
    const t = table({}, { supply: { black: 1, white: 0 } });
    t.anna.produces('black', '2 black $1');
    t.anna.passes();
    for (const viewer of viewers(4))
      expect(difference(container.view(t.state, viewer), t.state)).toBeUndefined();
  });

  test('a view is a copy', () => {
    const { state } = table();
    container.view(state, ANNA).supply[0] = 99;
    container.view(state, ANNA).cash[0] = 99;
    expect([state.supply[0], state.cash[0]]).toEqual([15, 20]);
  });

  test('a copy shares no list with what was copied', () => {
    const { state } = table();
    const copy: Readonly<Record<string, unknown>> = { ...container.clone(state) };
    const shared = Object.entries(state).filter(
      ([name, value]) => Array.isArray(value) && copy[name] === value,
    );
    expect(shared).toEqual([]);
  });
});

describe('events', () => {
  test('11.3 a loan behind a sealed bid is told to nobody else', () => {
    const event: Event = { type: 'loan', seat: CLARA, sealed: true };
    expect(viewers(4).map((viewer) => container.redact(event, viewer))).toEqual([
      undefined,
      undefined,
      event,
      undefined,
      undefined,
    ]);
    const open: Event = { type: 'loan', seat: CLARA, sealed: false };
    for (const viewer of viewers(4)) expect(container.redact(open, viewer)).toEqual(open);
  });

  test('10.2 of a bid one hears only that it was made', () => {
    const event: Event = { type: 'bid', seat: CLARA, amount: 25 };
    const hidden: Event = { type: 'bid', seat: CLARA, amount: null };
    expect(viewers(4).map((viewer) => container.redact(event, viewer))).toEqual([
      hidden,
      hidden,
      event,
      hidden,
      hidden,
    ]);
  });

  test('10.2, 11.3 who borrows and bids otherwise tells the others the same, until the reveal', () => {
    const told = (loans: number, amount: number, viewer: Viewer) => {
      const t = table({}, { anna: { cargo: 'tan' } });
      t.anna.sails('island');
      const heard: unknown[] = [];
      const hear = () => heard.push(...t.events.flatMap((event) => container.redact(event, viewer) ?? []));
      for (let n = 0; n < loans; n++) {
        t.clara.borrows();
        hear();
        heard.push(container.toAct(t.state));
      }
      t.clara.bids(amount);
      hear();
      return [
        heard.filter((e) => !Array.isArray(e)),
        container.view(t.state, viewer),
        container.toAct(t.state),
      ];
    };
    for (const viewer of [ANNA, BERNARD, DAVID, 'table'] as const)
      expect(difference(told(2, 40, viewer), told(0, 3, viewer))).toBeUndefined();
    expect(difference(told(2, 40, CLARA), told(0, 3, CLARA))).toBeDefined();
  });

  test('11.3 the game waits for the same players after a loan', () => {
    const t = table({}, { anna: { cargo: 'tan' } });
    t.anna.sails('island');
    const before = t.waitsFor;
    t.clara.borrows();
    t.clara.borrows();
    expect(t.waitsFor).toBe(before);
  });

  test('all else happens in the open', () => {
    const chance = seeded('open');
    const seen = new Set<string>();
    for (const options of Object.values(trial.optionSets)) {
      const emit = (event: Event) => {
        if (event.type === 'bid' || (event.type === 'loan' && event.sealed)) return;
        seen.add(event.type);
        for (const viewer of viewers(3)) expect(container.redact(event, viewer)).toBe(event);
      };
      const state = container.start(options, 3, chance, emit);
      for (let n = 0; n < 60; n++) {
        const [seat] = container.toAct(state);
        if (seat !== undefined)
          container.apply(state, seat, container.sample(state, seat, chance), chance, emit);
      }
    }
    expect(seen.size).toBeGreaterThan(15);
  });
});

describe('guesses', () => {
  test.each(Object.keys(PHASES))('show the same view, and keep to the public payments: %s', (phase) => {
    const { state } = PHASES[phase]!();
    const chance = seeded(phase);
    for (const viewer of viewers(state.seats)) {
      const seen = container.view(state, viewer);
      for (let n = 0; n < 15; n++) {
        const guess = container.guess(seen, viewer, chance);
        expect(difference(container.view(guess, viewer), seen)).toBeUndefined();
        expect(trial.audit(guess, state.seats)).toBeUndefined();
        expect(new Set(guess.valueCards).size).toBe(state.seats);
        expect(guess.cash).toEqual(guess.ledger.map((money, seat) => money + 10 * guess.sealedLoans[seat]!));
      }
    }
  });

  test('1.5, 10.2, 11.3 every secret is possible', () => {
    const { state } = bidding();
    const seen = container.view(state, ANNA);
    const chance = seeded('possible');
    const guesses = Array.from({ length: 2_000 }, () => container.guess(seen, ANNA, chance));
    const among = (of: (guess: State) => unknown) => new Set(guesses.map(of));
    expect([...among(({ sealedLoans }) => sealedLoans[CLARA])].sort()).toEqual([0, 1, 2]);
    expect([...among(({ sealedLoans }) => sealedLoans[BERNARD])].sort()).toEqual([0, 1, 2]);
    expect([...among(({ sealedLoans }) => sealedLoans[ANNA])]).toEqual([0]);
    expect([...among(({ valueCards }) => valueCards[BERNARD])].sort()).toEqual([1, 2, 3, 4]);
    expect([...among(({ valueCards }) => valueCards[ANNA])]).toEqual([0]);
    expect(among(({ bids }) => bids[CLARA]).size).toBe(41);
    expect([...among(({ bids }) => bids[BERNARD])]).toEqual([null]);
    for (const guess of guesses) expect(guess.bids[CLARA]!).toBeLessThanOrEqual(guess.cash[CLARA]!);
  });

  test('10.3 in the second round the first bids are locked', () => {
    const t = table({}, { anna: { cargo: 'tan' }, clara: { loans: 1 } });
    t.anna.sails('island');
    t.bernard.bids(9);
    t.clara.bids(9);
    t.david.bids(3);
    t.clara.bids(5);
    const seen = container.view(t.state, BERNARD);
    const chance = seeded('second round');
    const guesses = Array.from({ length: 500 }, () => container.guess(seen, BERNARD, chance));
    expect(Math.max(...guesses.map(({ bids }) => bids[CLARA]!))).toBe(21);
    expect(new Set(guesses.map(({ sealedLoans }) => sealedLoans[DAVID]))).toEqual(new Set([0]));
    expect(new Set(guesses.map(({ sealedLoans }) => sealedLoans[CLARA]))).toEqual(new Set([0, 1]));
  });
});
