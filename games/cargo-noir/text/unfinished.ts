/** Ships are sent and cards paid for piece by piece: what is still to be chosen. */
import type { GameText } from '../../../text/game-text.ts';
import type { CargoNoir } from '../rules/types.ts';

interface Still {
  readonly send: (ships: number) => string;
  readonly choose: string;
  readonly pay: (worth: number) => string;
  readonly discard: (tokens: number) => string;
}

/** More ships or tokens than there may be are a mistake. */
export const unfinishedWith = (still: Still): NonNullable<GameText<CargoNoir>['unfinished']> => ({
  sendAll: ({ ships, sent }) => (sent < ships ? still.send(ships - sent) : ''),
  nothingBought: () => still.choose,
  tooExpensive: ({ cost, value }) => still.pay(cost - value),
  discardExactly: ({ wanted, got }) => (got < wanted ? still.discard(wanted - got) : ''),
});
