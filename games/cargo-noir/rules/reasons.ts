/** Why a move is refused: one code per broken rule, with the values its sentence needs. */
import type { RuleOf } from '../../../core/refuse.ts';
import type { Card, Good, Port, Rule, Token } from './tables.ts';

type None = Readonly<Record<never, never>>;

export interface Reasons {
  gameOver: None;
  notYourTurn: { readonly turn: number };
  resolveFirst: None;
  tradeFirst: None;
  sendFirst: None;
  noShipInCasino: None;
  noShipInMarket: None;
  noShipInPort: { readonly port: Port };
  notOwned: { readonly token: Token };
  notInMarket: { readonly token: Token };
  notAlone: { readonly port: Port };
  notOutbid: { readonly port: Port };
  noRaiseInLastRound: None;
  bidTooLow: { readonly bid: number; readonly least: number };
  tooFewCoins: { readonly wanted: number; readonly coins: number };
  setSize: { readonly size: number; readonly most: number };
  notTheSame: { readonly first: Good; readonly other: Good };
  notDifferent: { readonly good: Good };
  tooFewTokens: { readonly token: Token; readonly wanted: number; readonly have: number };
  coinsOnlyAtTheEnd: None;
  nothingBought: None;
  tooExpensive: { readonly cost: number; readonly value: number };
  soldOut: { readonly card: Card };
  twoAtMost: { readonly card: Card };
  discardExactly: { readonly wanted: number; readonly got: number };
  sendAll: { readonly ships: number; readonly sent: number };
  portClosed: { readonly port: Port };
  portJustLeft: { readonly port: Port };
  oneShipPerPort: { readonly port: Port };
}

/** Where each broken rule stands; several where different moves break it in the same way. */
export const RULE_OF: RuleOf<Reasons, Rule> = {
  gameOver: '7.1',
  notYourTurn: '3.1',
  resolveFirst: '3.2',
  tradeFirst: '3.2',
  sendFirst: ['3.2', '3.3'],
  noShipInCasino: '4.2',
  noShipInMarket: '4.3',
  noShipInPort: ['4.4', '4.5', '4.6'],
  notOwned: '4.3',
  notInMarket: '4.3',
  notAlone: '4.4',
  notOutbid: ['4.5', '4.6'],
  noRaiseInLastRound: '9.4',
  bidTooLow: ['6.3', '4.5'],
  tooFewCoins: ['6.3', '4.5', '7.2'],
  setSize: ['5.1', '5.2'],
  notTheSame: '5.1',
  notDifferent: '5.2',
  tooFewTokens: ['5.3', '5.6'],
  coinsOnlyAtTheEnd: '7.2',
  nothingBought: '5.3',
  tooExpensive: '5.3',
  soldOut: '5.4',
  twoAtMost: '5.4',
  discardExactly: '5.6',
  sendAll: '6.1',
  portClosed: '6.2',
  portJustLeft: '4.6',
  oneShipPerPort: '6.2',
};
