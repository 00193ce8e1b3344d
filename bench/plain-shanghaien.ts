/**
 * Shanghaien's base game as one would write it by hand, without an engine: the game lists its legal moves as
 * objects, somebody picks one, the game plays it. It is the yardstick for ours, so it is neither tuned nor slowed.
 */
import type { Chance } from '../core/chance.ts';
import { type Played, type Run, repeat } from './measure.ts';
import {
  addJoker,
  type Card,
  DICE_EFFECTS,
  DICE_PER_PLAYER,
  type Dice,
  type DiceEffect,
  distribute,
  type End,
  finalScores,
  legalShifts,
  newPlayer,
  ownedNations,
  type Player,
  pick,
  ROUNDS,
  type Shift,
  shuffledDeck,
  takeBackDice,
} from './plain-pieces.ts';

export type Move =
  | { type: 'roll' }
  | { type: 'call' }
  | { type: 'place'; number: number; end: End | null }
  | { type: 'joker'; card: DiceEffect; nation: number }
  | { type: 'shift'; shift: Shift }
  | { type: 'both'; end: End | null }
  | { type: 'reroll' };

const BOTH_ENDS: readonly End[] = ['left', 'right'];
const NO_END: readonly null[] = [null];

export class PlainGame {
  readonly players: [Player, Player] = [newPlayer(), newPlayer()];
  private readonly chance: Chance;
  private readonly deck: Card[];
  private active: number;
  private round = 0;
  private dice: Dice | null = null;
  /** The end of the row where the numbers start; the first die placed in a round chooses it. */
  private firstCard: End | null = null;

  constructor(chance: Chance) {
    this.chance = chance;
    this.deck = shuffledDeck(chance);
    this.active = chance.draw(2);
  }

  isOver(): boolean {
    return this.round === ROUNDS;
  }

  scores(): [number, number] {
    return finalScores(...this.players);
  }

  legalMoves(): Move[] {
    const player = this.players[this.active]!;
    if (this.dice === null) return turnMoves(player);
    const moves = this.placements(this.dice);
    if (!player.trickUsed) this.addTricks(moves, player, this.dice);
    return moves;
  }

  private placements({ first, second }: Dice): Move[] {
    const moves: Move[] = [];
    for (const end of this.ends()) {
      moves.push({ type: 'place', number: first, end });
      if (second !== first) moves.push({ type: 'place', number: second, end });
    }
    return moves;
  }

  private ends(): readonly (End | null)[] {
    return this.firstCard === null ? BOTH_ENDS : NO_END;
  }

  private addTricks(moves: Move[], player: Player, dice: Dice): void {
    for (const card of DICE_EFFECTS) {
      if (player.tricks[card] === 0) continue;
      for (const nation of ownedNations(player)) moves.push({ type: 'joker', card, nation });
      if (card === 'shift') for (const shift of legalShifts(dice)) moves.push({ type: 'shift', shift });
      else if (card === 'both') for (const end of this.ends()) moves.push({ type: 'both', end });
      else moves.push({ type: 'reroll' });
    }
  }

  play(move: Move): void {
    const player = this.players[this.active]!;
    if (move.type === 'roll') this.roll();
    else if (move.type === 'call') this.call();
    else if (move.type === 'place') {
      this.place(player, move.number);
      this.endTurn(move.end);
    } else this.playTrick(player, move);
  }

  private roll(): void {
    this.dice = { first: this.chance.draw(6) + 1, second: this.chance.draw(6) + 1 };
  }

  private call(): void {
    distribute(this.players, this.deck, this.round, this.firstCard!);
    this.players.forEach(takeBackDice);
    this.firstCard = null;
    this.round++;
    this.active = 1 - this.active;
  }

  private place(player: Player, number: number): void {
    player.placed[number]!++;
    player.supply--;
  }

  private endTurn(end: End | null): void {
    if (end !== null) this.firstCard = end;
    this.dice = null;
    this.active = 1 - this.active;
  }

  private playTrick(player: Player, move: Extract<Move, { type: 'joker' | DiceEffect }>): void {
    const dice = this.dice!;
    player.trickUsed = true;
    player.tricks[move.type === 'joker' ? move.card : move.type]--;
    if (move.type === 'joker') addJoker(player, move.nation);
    else if (move.type === 'shift') dice[move.shift.die] += move.shift.by;
    else if (move.type === 'reroll') this.roll();
    else {
      this.place(player, dice.first);
      this.place(player, dice.second);
      this.endTurn(move.end);
    }
  }
}

function turnMoves({ supply }: Player): Move[] {
  const moves: Move[] = [];
  if (supply >= 2) moves.push({ type: 'roll' });
  if (supply <= DICE_PER_PLAYER - 2) moves.push({ type: 'call' });
  return moves;
}

function playPlainGame(chance: Chance): Played {
  const game = new PlainGame(chance);
  const played: Played = { games: 1, moves: 0, decisions: 0 };
  while (!game.isOver()) {
    const moves = game.legalMoves();
    game.play(pick(moves, chance));
    played.moves++;
    if (moves.length > 1) played.decisions++;
  }
  game.scores();
  return played;
}

export function plainShanghaien(chance: Chance): Run {
  return repeat(() => playPlainGame(chance));
}
