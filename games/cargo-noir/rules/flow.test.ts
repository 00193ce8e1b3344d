/** Chapter 3, the last round, and how the game ends. */
import { describe, expect, test } from 'vitest';
import { ANNA, BERNARD, CLARA, same, table } from './testing.ts';

describe('turns', () => {
  test('3.1 whole turns, one after another', () => {
    const t = table({}, { anna: { casino: 1 }, bernard: { casino: 1 }, clara: { casino: 3 } });
    t.bernard.mayNot('3.1 notYourTurn', { turn: ANNA }).takesCoins();
    t.anna.takesCoins();
    t.bernard.mayNot('3.1 notYourTurn', { turn: ANNA }).takesCoins();
    t.anna.keepsAll();
    t.bernard.mayNot('3.1 notYourTurn', { turn: ANNA }).takesCoins();
    t.anna.sends({ casino: 3 });
    expect(t.told('turn')).toEqual([{ type: 'turn', round: 2, seat: BERNARD }]);
    t.anna.mayNot('3.1 notYourTurn', { turn: BERNARD }).takesCoins();
    t.bernard.takesCoins();
  });

  test('3.2 ships come home, trade, ships go out', () => {
    const t = table({}, { anna: { casino: 1, market: 1, ports: { capeTown: 1 } } });
    t.anna.mayNot('3.2 resolveFirst').keepsAll();
    t.anna.mayNot('3.2 resolveFirst').sends({ casino: 3 });
    t.anna.takesCoins();
    t.anna.draws('gold');
    t.anna.takesCargo('capeTown', 'gold');
    t.anna.mayNot('3.2 tradeFirst').takesCoins();
    t.anna.mayNot('3.2 tradeFirst').draws();
    t.anna.mayNot('3.2 tradeFirst').sends({ casino: 3 });
    t.anna.keepsAll();
    t.anna.mayNot('3.2 sendFirst').keepsAll();
    t.anna.mayNot('3.2 sendFirst').withdraws('capeTown');
    t.anna.sends({ casino: 3 });
  });

  test('3.2 with no ship out, trade comes at once', () => {
    const t = table({}, { seats: 2, phase: 'send' });
    t.anna.sends({ casino: 3 });
    expect(t.waitsFor).toBe('Bernard: trade');
  });

  test('3.3 in the first round ships only go out', () => {
    const t = table({}, { seats: 2, round: 1 });
    expect(t.waitsFor).toBe('Anna: send');
    t.anna.mayNot('3.3 sendFirst').takesCoins();
    t.anna.mayNot('3.3 sendFirst').keepsAll();
    t.anna.sends({ casino: 2, rotterdam: 2 });
    expect(t.waitsFor).toBe('Bernard: send');
    t.bernard.sends({ casino: 2, rotterdam: 3 });
    expect([t.waitsFor, t.state.round]).toEqual(['Anna: resolve', 2]);
    t.anna.mayNot('4.4 notAlone', { port: 'rotterdam' }).takesCargo('rotterdam');
  });
});

describe('the last round', () => {
  test('7.1 everybody has that last turn, then all is over', () => {
    const t = table({}, { round: 11, first: BERNARD, turn: BERNARD });
    t.bernard.keepsAll();
    t.bernard.sends({ casino: 3 });
    t.clara.keepsAll();
    t.clara.sends({ casino: 3 });
    expect([t.waitsFor, t.outcome]).toEqual(['Anna: trade', undefined]);
    t.anna.keepsAll();
    expect([t.state.phase, t.state.round, t.waitsFor]).toEqual(['over', 11, 'over']);
    expect(t.told('scored').map(({ seat }) => seat)).toEqual([ANNA, BERNARD, CLARA]);
    expect(t.told('ended')).toEqual([{ type: 'ended', scores: [0, 0, 0], places: [1, 1, 1] }]);
    expect(t.told('turn')).toEqual([]);
    t.anna.mayNot('7.1 gameOver').sends({ casino: 3 });
    t.anna.mayNot('7.1 gameOver').keepsAll();
    t.bernard.mayNot('7.1 gameOver').takesCoins();
    t.bernard.mayNot('7.1 gameOver').draws();
    t.bernard.mayNot('7.1 gameOver').withdraws('rotterdam');
  });

  test('7.1, 9.4 ships go out and bids are raised as ever', () => {
    const t = table(
      {},
      { seats: 2, round: 11, anna: { ports: { rotterdam: 1 } }, bernard: { ports: { rotterdam: 2 } } },
    );
    t.anna.raises('rotterdam', 2);
    t.anna.keepsAll();
    expect(t.waitsFor).toBe('Anna: send');
    t.anna.sends({ newYork: 1, casino: 1 });
    // And keep Bernard from his goods.
    t.bernard.mayNot('4.4 notAlone', { port: 'rotterdam' }).takesCargo('rotterdam');
    t.bernard.withdraws('rotterdam');
  });

  test('9.4 the very last player does not send', () => {
    const t = table({}, { seats: 2, round: 11, turn: BERNARD, bernard: { goods: '3 gold', casino: 1 } });
    t.bernard.takesCoins();
    t.bernard.trades([same('3 gold')], 'villa');
    expect(t.state.phase).toBe('over');
    expect(t.bernard.ships).toBe(3);
    t.bernard.mayNot('7.1 gameOver').sends({ casino: 3 });
  });

  test('9.4 whoever that is', () => {
    const t = table({}, { seats: 4, round: 10, first: CLARA, turn: BERNARD });
    t.bernard.keepsAll();
    expect(t.state.phase).toBe('over');
  });
});

describe('a table that neither sends nor raises in the last round', () => {
  const DROPPED = { lastRound: 'noSending' } as const;

  test('9.4 nobody sends', () => {
    const t = table(DROPPED, { round: 11 });
    t.anna.keepsAll();
    expect(t.waitsFor).toBe('Bernard: trade');
    t.bernard.mayNot('3.2 tradeFirst').sends({ casino: 3 });
    t.bernard.keepsAll();
    t.clara.keepsAll();
    expect(t.state.phase).toBe('over');
  });

  test('9.4 nobody raises; who is outbid withdraws', () => {
    const t = table(DROPPED, {
      round: 11,
      anna: { ports: { rotterdam: 1, capeTown: 1 }, cards: 'syndicate' },
      bernard: { ports: { rotterdam: 2 } },
    });
    t.anna.mayNot('9.4 noRaiseInLastRound').raises('rotterdam', 2);
    t.anna.mayNot('4.5 notOutbid', { port: 'capeTown' }).raises('capeTown', 2);
    t.anna.withdraws('rotterdam');
    expect(t.anna.coins).toBe(10);
    t.anna.takesCargo('capeTown', 'art');
    t.anna.keepsAll();
    t.bernard.takesCargo('rotterdam', 'art', 'art', 'art', 'art');
  });

  test('9.4 in all rounds before, both go on', () => {
    const t = table(DROPPED, {
      round: 10,
      anna: { ports: { rotterdam: 1 } },
      bernard: { ports: { rotterdam: 2 } },
    });
    t.anna.raises('rotterdam', 2);
    t.anna.keepsAll();
    t.anna.sends({ casino: 2 });
    expect(t.waitsFor).toBe('Bernard: resolve');
  });
});
