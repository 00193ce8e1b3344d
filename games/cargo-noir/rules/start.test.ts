/** Chapters 1 and 2: what there is, and the set-up. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../core/chance.ts';
import { total } from '../../../core/counts.ts';
import { viewers } from '../../../core/game.ts';
import { fleet } from './flow.ts';
import { cargoNoir } from './index.ts';
import { COPIES, GOODS, LIKELY_PRINT, PORTS, rounds } from './tables.ts';
import { ANNA, BERNARD, CLARA, freshTable, goods, same, table } from './testing.ts';
import { BASE } from './trial.ts';

describe('the game', () => {
  test('1.1 goods become cards, and most points win', () => {
    const t = table({}, { seats: 2, round: 11, turn: BERNARD, bernard: { goods: '3 gold' } });
    t.bernard.trades([same('3 gold')], 'villa');
    expect(t.outcome).toEqual({ scores: [0, 9], places: [2, 1] });
  });

  test('1.2 nine goods with 14 tokens each, and as many wild ones as players', () => {
    expect(GOODS.length).toBe(9);
    for (const seats of [2, 3, 4, 5]) {
      const { bag, market, ports } = cargoNoir.start(BASE, seats, seeded(seats));
      expect(total(bag) + total(market) + total(ports)).toBe(126 + seats);
      for (let kind = 0; kind < 10; kind++) {
        const inPorts = total(ports.filter((_, i) => i % 10 === kind));
        expect(bag[kind]! + market[kind]! + inPorts).toBe(kind === 9 ? seats : 14);
      }
    }
  });

  test('1.3 three ships, 7 coins, an empty warehouse', () => {
    const { anna, bernard, clara, state } = freshTable(3);
    for (const { ships, coins, goods: held, cards } of [anna, bernard, clara])
      expect([ships, coins, held, cards]).toEqual([3, 7, '', '']);
    expect([fleet(state, ANNA), state.pile]).toEqual([3, 0]);
  });

  test('1.3 and two more ships in reserve', () => {
    const t = table({}, { anna: { goods: '6 gold', cards: 'ship' } });
    t.anna.trades([same('6 gold')], 'ship');
    expect(fleet(t.state, ANNA)).toBe(5);
    expect(t.anna.ships).toBe(5);
  });

  test('1.4 everything lies open', () => {
    const { state } = table(
      {},
      { anna: { goods: 'gold, wild', ports: { rio: 3 }, cards: 'villa' }, seats: 5 },
    );
    for (const viewer of viewers(5)) expect(cargoNoir.view(state, viewer)).toEqual(state);
    const drawn = { type: 'drawn', seat: ANNA, token: 'gold' } as const;
    expect(cargoNoir.redact(drawn, BERNARD)).toEqual(drawn);
    expect(cargoNoir.guess(state, BERNARD, seeded(1))).toEqual(state);
  });
});

describe('the set-up', () => {
  test('2.1 ports are open from the number printed on them', () => {
    expect(freshTable(2).openPorts).toEqual(['rotterdam', 'newYork', 'hongKong', 'capeTown']);
    expect(freshTable(3).openPorts).toEqual(['rotterdam', 'newYork', 'hongKong', 'capeTown', 'bombay']);
    expect(freshTable(4).openPorts).toEqual(PORTS.slice(0, 7));
    expect(freshTable(5).openPorts).toEqual(PORTS);
  });

  test.each([
    [2, 10],
    [3, 13],
    [4, 18],
    [5, 20],
  ] as const)('2.2 for %i players %i tokens lie in the ports, six in the market', (seats, offered) => {
    const { state } = freshTable(seats);
    expect(total(state.ports)).toBe(offered);
    expect(total(state.market)).toBe(6);
    expect(total(state.discard)).toBe(0);
  });

  test('2.2 each port holds what is printed on it, a closed one nothing', () => {
    const t = freshTable(4);
    expect(t.market).toBe('alcohol, arms, art, cars, cigars, ivory');
    for (const port of PORTS) {
      const wanted = t.openPorts.includes(port) ? LIKELY_PRINT.slots[port] : 0;
      expect(total(goods(t.port(port))), port).toBe(wanted);
    }
    expect(t.told('refilled').map(({ port }) => port)).toEqual(t.openPorts);
  });

  test('2.3 chance decides who begins, and play goes round', () => {
    const t = table({}, { seats: 3, first: CLARA, round: 1 });
    expect(t.told('turn')).toEqual([{ type: 'turn', round: 1, seat: CLARA }]);
    t.clara.sends({ casino: 3 });
    t.anna.sends({ casino: 3 });
    t.bernard.sends({ casino: 3 });
    expect(t.told('turn')).toEqual([{ type: 'turn', round: 2, seat: CLARA }]);
    expect([t.waitsFor, t.state.first]).toEqual(['Clara: resolve', CLARA]);
    const firsts = new Set(Array.from({ length: 60 }, (_, n) => cargoNoir.start(BASE, 5, seeded(n)).first));
    expect(firsts).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  test('2.4 eleven rounds for two or three, ten for four or five', () => {
    expect([2, 3, 4, 5].map(rounds)).toEqual([11, 11, 10, 10]);
    for (const seats of [2, 3, 4, 5] as const) {
      const t = table({}, { seats, round: rounds(seats), first: BERNARD, turn: ANNA });
      t.anna.keepsAll();
      expect(t.state.phase).toBe('over');
      const before = table(
        {},
        { seats, round: rounds(seats) - 1, first: BERNARD, turn: ANNA, phase: 'send' },
      );
      before.anna.sends({ casino: 3 });
      expect([before.waitsFor, before.state.round]).toEqual(['Bernard: trade', rounds(seats)]);
    }
  });

  test('2.5 the pile never runs out', () => {
    const t = table({}, { seats: 2, anna: { coins: 60, casino: 1 }, bernard: { coins: 60 } });
    t.anna.takesCoins();
    expect(t.anna.coins).toBe(62);
  });

  test('8.1, 8.2, 8.3 the 54 cards', () => {
    expect(freshTable().state.stock).toEqual([8, 8, 8, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1]);
    expect(total(COPIES)).toBe(54);
  });
});
