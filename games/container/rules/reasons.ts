/** Why a move is refused: one code per broken rule, with the values its sentence needs. */
import type { RuleOf } from '../../../core/refuse.ts';
import type { Colour, Rule } from './tables.ts';

type None = Readonly<Record<never, never>>;

export interface Reasons {
  gameOver: None;
  notYourTurn: { readonly turn: number };
  answerInterest: None;
  seizeFirst: { readonly debtor: number };
  payBrokersFirst: None;
  restockFirst: None;
  bidFirst: None;
  decideFirst: None;
  turnIsOver: None;
  notInterest: None;
  nothingToSeize: None;
  seizeElsewhere: { readonly place: string };
  seizeExactly: { readonly wanted: number; readonly got: number };
  nothingThere: { readonly colour: Colour };
  buildingIsSafe: None;
  noSaleInThisGame: None;
  alreadySold: None;
  saleBeforeActions: None;
  noSaleInFirstTurn: None;
  sellFromFactory: None;
  notInStore: {
    readonly colour: Colour;
    readonly price: number;
    readonly there: number;
    readonly wanted: number;
  };
  tooExpensive: { readonly cost: number; readonly cash: number };
  noSpaceToBuild: { readonly most: number };
  noMachineLeft: { readonly colour: Colour };
  noWarehouseLeft: None;
  machineOwned: { readonly colour: Colour };
  ownStore: None;
  noSuchSeat: { readonly seat: number };
  nothingChosen: None;
  nothingChanges: None;
  harbourFull: { readonly room: number; readonly wanted: number };
  storeDiffers: { readonly colour: Colour; readonly wanted: number; readonly laid: number };
  alreadyProduced: None;
  noMachineFor: { readonly colour: Colour };
  colourRunOut: { readonly colour: Colour };
  oneForEachMachine: { readonly colour: Colour; readonly made: number };
  mustMakeAll: { readonly wanted: number; readonly made: number };
  factoryFull: { readonly room: number; readonly made: number };
  mayNotEndGame: None;
  alreadyThere: None;
  seaFirst: None;
  ownHarbour: None;
  notInHarbour: None;
  onlyOnArrival: None;
  holdFull: { readonly room: number; readonly wanted: number };
  nothingToAuction: None;
  notAsked: None;
  bidBeyondCash: { readonly amount: number; readonly cash: number };
  notBest: { readonly seat: number };
  noAuction: None;
  tooManyLoans: { readonly most: number };
  noLoan: None;
  repayInOwnTurn: None;
  noBank: None;
  noBankPort: None;
  brokerInLastTurn: None;
  brokerJustWon: None;
  brokerHeldByYou: None;
  cellIsEmpty: { readonly broker: number };
  otherCellMarked: { readonly broker: number };
  bidTooLow: { readonly bid: number; readonly least: number };
  notReturned: { readonly colour: Colour; readonly wanted: number; readonly laid: number };
  notYourPayment: None;
}

/** Where each broken rule stands. */
export const RULE_OF: RuleOf<Reasons, Rule> = {
  gameOver: '12.1',
  notYourTurn: '3.1',
  answerInterest: '4.2',
  seizeFirst: '4.3',
  payBrokersFirst: '13.5',
  restockFirst: '13.3',
  bidFirst: '10.2',
  decideFirst: '10.4',
  turnIsOver: '10.7',
  notInterest: '4.2',
  nothingToSeize: '4.3',
  seizeElsewhere: ['4.4', '4.5', '4.6', '4.8'],
  seizeExactly: ['4.5', '4.8'],
  nothingThere: ['4.3', '13.7'],
  buildingIsSafe: '4.6',
  noSaleInThisGame: '5.1',
  alreadySold: '5.1',
  saleBeforeActions: '5.1',
  noSaleInFirstTurn: '5.1',
  sellFromFactory: '5.2',
  notInStore: ['7.1', '4.5', '4.8', '5.2', '9.2', '13.2'],
  tooExpensive: ['7.1', '6.1', '8.2', '9.2', '10.5', '11.2', '13.2'],
  noSpaceToBuild: '6.2',
  noMachineLeft: '6.4',
  noWarehouseLeft: '6.4',
  machineOwned: '6.3',
  ownStore: '7.1',
  noSuchSeat: ['7.1', '9.1', '10.4'],
  nothingChosen: ['9.3', '7.1', '13.7'],
  nothingChanges: '7.4',
  harbourFull: '7.2',
  storeDiffers: '7.3',
  alreadyProduced: '8.1',
  noMachineFor: '8.3',
  colourRunOut: '8.3',
  oneForEachMachine: '8.3',
  mustMakeAll: '8.3',
  factoryFull: '8.3',
  mayNotEndGame: '14.7',
  alreadyThere: '9.1',
  seaFirst: '9.1',
  ownHarbour: '9.1',
  notInHarbour: '9.3',
  onlyOnArrival: ['9.5', '13.7'],
  holdFull: '9.4',
  nothingToAuction: '10.1',
  notAsked: '10.2',
  bidBeyondCash: '10.2',
  notBest: '10.4',
  noAuction: '10.4',
  tooManyLoans: '11.1',
  noLoan: '11.2',
  repayInOwnTurn: '11.2',
  noBank: '13.1',
  noBankPort: '13.7',
  brokerInLastTurn: '13.8',
  brokerJustWon: '13.8',
  brokerHeldByYou: '13.3',
  cellIsEmpty: '13.2',
  otherCellMarked: '13.3',
  bidTooLow: ['13.3', '13.2', '10.2'],
  notReturned: ['13.3', '13.5'],
  notYourPayment: '13.5',
};
