/** Tables in the last round, to try players and their adviser on. */
import { type Table, table } from '../rules/testing.ts';

/** 7.2 Bernard trades for the last time, with coins that would be worth nothing afterwards. */
export const lastTrade = (): Table =>
  table({}, { seats: 2, round: 11, turn: 1, bernard: { goods: '6 gold', coins: 9 } });

/** 4.4 Anna's ships come home no more; above Bernard's, one keeps him from his cargo. */
export const lastShips = (): Table =>
  table(
    {},
    {
      seats: 2,
      round: 11,
      phase: 'send',
      ports: { rotterdam: '4 gold' },
      anna: { coins: 4 },
      bernard: { goods: '4 gold', ports: { rotterdam: 2 } },
    },
  );
