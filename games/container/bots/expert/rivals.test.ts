/** How keen the others are on brokers decides what calls are worth. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../../core/chance.ts';
import { container } from '../../rules/index.ts';
import { WITH_BANK } from '../../rules/trial.ts';
import type { Event, State } from '../../rules/types.ts';
import { sensibleMove } from '../sensible.ts';
import { SENSIBLE } from '../styles.ts';
import { beliefsAbout } from './rivals.ts';

const fresh = (): State => container.start(WITH_BANK, 3, seeded('rivals'));

describe('who outbids', () => {
  const call = (seat: number): Event => ({
    type: 'called',
    seat,
    broker: 0,
    holds: 'containers',
    money: 1,
    goods: [],
  });
  const keen = (events: readonly Event[]): number =>
    beliefsAbout(container.view(fresh(), 0), 0, events)[1]!.keen;

  test('a stranger now and then', () => expect(keen([])).toBe(33));
  test('often, if that was seen', () => {
    const lap: Event[] = [call(0), { type: 'turn', seat: 1 }, call(1), { type: 'turn', seat: 2 }];
    expect(keen([...lap, ...lap, ...lap])).toBeGreaterThan(60);
  });
  test('seldom, if chances were let go', () => {
    const lap: Event[] = [call(0), { type: 'turn', seat: 1 }, { type: 'turn', seat: 2 }];
    const won: Event = { type: 'brokerWon', seat: 0, broker: 0, money: 0, goods: [] };
    expect(keen([...lap, won, ...lap, won, ...lap, won])).toBeLessThan(20);
  });

  test('who is keen outbids what is worth it, and nothing else', () => {
    const state = fresh();
    state.cell = { broker: 0, holds: 'containers' };
    state.holder = (state.turn + 1) % 3;
    state.bidMoney = 3;
    const always = { ...SENSIBLE, keen: 100 };
    const move = sensibleMove(state, state.turn, seeded('keen'), always);
    expect(move).toEqual({ type: 'callWithMoney', broker: 0, amount: 4 });
    state.bidMoney = 15;
    expect(sensibleMove(state, state.turn, seeded('keen'), always).type).not.toBe('callWithMoney');
  });
});
