/** Chapter 6: every ship goes out again. */
import { describe, expect, test } from 'vitest';
import { ANNA, BERNARD, NO_STACKS, table } from '../testing.ts';

const SENDING = { phase: 'send' } as const;

describe('ships go out', () => {
  test('6.1 all of them', () => {
    const t = table({}, SENDING);
    t.anna.mayNot('6.1 sendAll', { ships: 3, sent: 2 }).sends({ casino: 1, rotterdam: 1 });
    t.anna.mayNot('6.1 sendAll', { ships: 3, sent: 4 }).sends({ casino: 2, market: 2 });
    t.anna.mayNot('6.1 sendAll', { ships: 3, sent: 0 }).sends({});
    t.anna.sends({ casino: 1, market: 1, rotterdam: 2 });
    expect([t.anna.ships, t.anna.inCasino, t.anna.inMarket, t.anna.inPorts]).toEqual([
      0,
      1,
      1,
      ['rotterdam'],
    ]);
    const stacks = [2, ...NO_STACKS.slice(1)];
    expect(t.told('sent')).toEqual([{ type: 'sent', seat: ANNA, casino: 1, market: 1, stacks }]);
    expect(t.told('turn')).toEqual([{ type: 'turn', round: 2, seat: BERNARD }]);
  });

  test('6.2 any number to the casino and to the black market', () => {
    const t = table({}, { ...SENDING, bernard: { casino: 3 }, clara: { market: 3 } });
    t.anna.sends({ casino: 3 });
    expect(t.anna.inCasino).toBe(3);
    const u = table({}, { ...SENDING, bernard: { casino: 3 }, clara: { market: 3 } });
    u.anna.sends({ market: 3 });
    expect(u.anna.inMarket).toBe(3);
  });

  test('6.2 to each port one, and only to open ones', () => {
    const t = table({}, SENDING);
    t.anna.mayNot('6.2 portClosed', { port: 'rio' }).sends({ rio: 1, casino: 2 });
    t.anna.sends({ rotterdam: 1, newYork: 2, capeTown: 3 });
    expect([t.anna.inPorts, t.anna.coins]).toEqual([['rotterdam', 'newYork', 'capeTown'], 1]);
  });

  test('6.2 a port where one has stayed takes no second ship', () => {
    const t = table({}, { anna: { ports: { rotterdam: 1 } }, bernard: { ports: { rotterdam: 2 } } });
    t.anna.raises('rotterdam', 2);
    t.anna.keepsAll();
    t.anna.mayNot('6.2 oneShipPerPort', { port: 'rotterdam' }).sends({ rotterdam: 4, casino: 1 });
    t.anna.sends({ casino: 2 });
  });

  test('6.2 any number of players in one port', () => {
    const t = table({}, { seats: 5, round: 1 });
    const players = [t.anna, t.bernard, t.clara, t.david, t.emma];
    for (const [i, player] of players.entries()) player.sends({ tangier: i + 1, casino: 2 });
    expect(players.map((player) => player.stack('tangier'))).toEqual([1, 2, 3, 4, 5]);
  });

  test('6.3 at least one coin, and more than any stack there', () => {
    const t = table(
      {},
      { ...SENDING, bernard: { ports: { rotterdam: 1 } }, clara: { ports: { rotterdam: 2 } } },
    );
    // Without a coin it is no ship in that port.
    t.anna.mayNot('6.1 sendAll', { ships: 3, sent: 2 }).sends({ newYork: 0, casino: 2 });
    t.anna.mayNot('6.3 bidTooLow', { bid: 1, least: 3 }).sends({ rotterdam: 1, casino: 2 });
    t.anna.mayNot('6.3 bidTooLow', { bid: 2, least: 3 }).sends({ rotterdam: 2, casino: 2 });
    t.anna.sends({ rotterdam: 3, newYork: 1, casino: 1 });
    expect([t.anna.coins, t.anna.stack('rotterdam'), t.anna.stack('newYork')]).toEqual([3, 3, 1]);
  });

  test('6.3 from the coins in the safe', () => {
    const t = table({}, { ...SENDING, anna: { coins: 5 } });
    t.anna.mayNot('6.3 tooFewCoins', { wanted: 6, coins: 5 }).sends({ rotterdam: 3, newYork: 3, casino: 1 });
    t.anna.sends({ rotterdam: 3, newYork: 2, casino: 1 });
    expect(t.anna.coins).toBe(0);
  });

  test('6.3 without coins there is always Macao', () => {
    const t = table({}, { ...SENDING, anna: { coins: 0 } });
    t.anna.mayNot('6.3 tooFewCoins', { wanted: 1, coins: 0 }).sends({ capeTown: 1, casino: 2 });
    t.anna.sends({ casino: 2, market: 1 });
  });

  test('6.4 coins and ships in ports stay until the next turn', () => {
    const t = table({}, { seats: 2, ...SENDING });
    t.anna.sends({ rotterdam: 3, casino: 2 });
    t.anna.mayNot('3.1 notYourTurn', { turn: BERNARD }).withdraws('rotterdam');
    t.anna.mayNot('3.1 notYourTurn', { turn: BERNARD }).raises('rotterdam', 1);
    t.bernard.keepsAll();
    t.bernard.sends({ casino: 2, rotterdam: 4 });
    expect([t.anna.stack('rotterdam'), t.bernard.stack('rotterdam'), t.anna.coins]).toEqual([3, 4, 4]);
    expect(t.waitsFor).toBe('Anna: resolve');
  });

  test('6.5 a port whose cargo was taken just now may be chosen again', () => {
    const t = table({}, { anna: { ports: { capeTown: 1 } } });
    t.anna.takesCargo('capeTown', 'wild');
    t.anna.keepsAll();
    t.anna.sends({ capeTown: 1, casino: 2 });
    expect([t.anna.stack('capeTown'), t.port('capeTown')]).toEqual([1, 'wild']);
  });
});
