/**
 * A random playout of Shanghaien's base game that decides and acts in one go and never has a list of moves: the bound
 * of what plain code with objects can do, and of no use but for playing at random.
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
  ownsSailors,
  type Player,
  pick,
  ROUNDS,
  shuffledDeck,
  takeBackDice,
  unusedTricks,
} from './plain-pieces.ts';

export type MoveKind = 'place' | 'joker' | DiceEffect;

const PLACE_ONLY: readonly MoveKind[] = ['place'];

/** The kinds of move open after the roll, before any trick was played in this turn. */
export function kindsAfterRoll(player: Player): readonly MoveKind[] {
  if (player.trickUsed || unusedTricks(player) === 0) return PLACE_ONLY;
  const kinds: MoveKind[] = ['place'];
  if (ownsSailors(player)) kinds.push('joker');
  for (const effect of DICE_EFFECTS) {
    if (player.tricks[effect] > 0) kinds.push(effect);
  }
  return kinds;
}

class FusedGame {
  moves = 0;
  decisions = 0;
  private readonly players: [Player, Player] = [newPlayer(), newPlayer()];
  private readonly dice: Dice = { first: 0, second: 0 };
  private readonly chance: Chance;
  private readonly deck: Card[];
  private active: number;
  /** The end of the row where the numbers start; the first die placed in a round chooses it. */
  private firstCard: End | null = null;

  constructor(chance: Chance) {
    this.chance = chance;
    this.deck = shuffledDeck(chance);
    this.active = chance.draw(2);
  }

  play(): [number, number] {
    for (let round = 0; round < ROUNDS; round++) this.playRound(round);
    return finalScores(...this.players);
  }

  private playRound(round: number): void {
    this.firstCard = null;
    let called = false;
    while (!called) {
      called = this.playTurn(this.players[this.active]!);
      this.active = 1 - this.active;
    }
    distribute(this.players, this.deck, round, this.firstCard!);
    this.players.forEach(takeBackDice);
  }

  /** Plays one turn; true if the player called Shanghai. */
  private playTurn(player: Player): boolean {
    this.moves++;
    if (player.supply < 2) return true;
    if (player.supply <= DICE_PER_PLAYER - 2) {
      this.decisions++;
      if (this.chance.draw(2) === 1) return true;
    }
    this.roll();
    this.moveAfterRoll(player);
    return false;
  }

  private roll(): void {
    this.dice.first = this.chance.draw(6) + 1;
    this.dice.second = this.chance.draw(6) + 1;
  }

  private moveAfterRoll(player: Player): void {
    const kinds = kindsAfterRoll(player);
    const kind = pick(kinds, this.chance);
    this.moves++;
    if (kind === 'place') {
      if (kinds.length > 1 || this.canChoosePlace()) this.decisions++;
      this.place(player);
    } else {
      this.decisions++;
      this.playTrick(player, kind);
    }
  }

  private playTrick(player: Player, kind: Exclude<MoveKind, 'place'>): void {
    player.trickUsed = true;
    const card = kind === 'joker' ? this.chooseJokerCard(player) : kind;
    player.tricks[card]--;
    if (kind === 'both') {
      this.placeBoth(player);
      return;
    }
    if (kind === 'joker') addJoker(player, pick(ownedNations(player), this.chance));
    else if (kind === 'shift') this.shift();
    else this.roll();
    this.moves++;
    if (this.canChoosePlace()) this.decisions++;
    this.place(player);
  }

  private chooseJokerCard(player: Player): DiceEffect {
    return pick(
      DICE_EFFECTS.filter((effect) => player.tricks[effect] > 0),
      this.chance,
    );
  }

  private shift(): void {
    const { die, by } = pick(legalShifts(this.dice), this.chance);
    this.dice[die] += by;
  }

  private canChoosePlace(): boolean {
    return this.firstCard === null || this.dice.first !== this.dice.second;
  }

  private place(player: Player): void {
    const { first, second } = this.dice;
    this.placeDie(player, first !== second && this.chance.draw(2) === 1 ? second : first);
  }

  private placeBoth(player: Player): void {
    this.placeDie(player, this.dice.first);
    this.placeDie(player, this.dice.second);
  }

  private placeDie(player: Player, number: number): void {
    this.firstCard ??= this.chance.draw(2) === 0 ? 'left' : 'right';
    player.placed[number]!++;
    player.supply--;
  }
}

function playFusedGame(chance: Chance): Played {
  const game = new FusedGame(chance);
  game.play();
  return { games: 1, moves: game.moves, decisions: game.decisions };
}

export function fusedShanghaien(chance: Chance): Run {
  return repeat(() => playFusedGame(chance));
}
