/** Shanghaien's base game in mutable objects with named fields: what the simulators to compare with are made of. */
import type { Chance } from '../core/chance.ts';

export const DICE_EFFECTS = ['shift', 'both', 'reroll'] as const;
export type DiceEffect = (typeof DICE_EFFECTS)[number];
export type End = 'left' | 'right';

interface Sailor {
  kind: 'sailor';
  nation: number;
  strength: number;
}

interface Trick {
  kind: 'trick';
  effect: DiceEffect;
}

export type Card = Sailor | Trick;

export interface Player {
  /** Crew strength by nation; a joker cannot found a crew, so 0 means no sailor. */
  crews: number[];
  /** Trick cards in hand, by the dice effect beside the joker. */
  tricks: Record<DiceEffect, number>;
  /** Dice placed by number 1 to 6; 0 and 7 stay empty, so the end cards have two neighbours like the others. */
  placed: number[];
  supply: number;
  trickUsed: boolean;
}

export interface Dice {
  first: number;
  second: number;
}

/** A change of one die by 1. */
export interface Shift {
  die: keyof Dice;
  by: 1 | -1;
}

export const ROUNDS = 8;
export const CARDS_PER_ROUND = 6;
export const DICE_PER_PLAYER = 6;
const NATIONS = 8;
const SAILORS = [1, 2, 3, 3, 4];
const TRICKS: Record<DiceEffect, number> = { shift: 3, both: 2, reroll: 3 };
const JOKER_STRENGTH = 2;

export const CARDS: readonly Card[] = allCards();

function allCards(): Card[] {
  const cards: Card[] = [];
  for (let nation = 0; nation < NATIONS; nation++) {
    for (const strength of SAILORS) cards.push({ kind: 'sailor', nation, strength });
  }
  for (const effect of DICE_EFFECTS) {
    for (let copy = 0; copy < TRICKS[effect]; copy++) cards.push({ kind: 'trick', effect });
  }
  return cards;
}

export function shuffledDeck(chance: Chance): Card[] {
  const deck = CARDS.slice();
  for (let last = deck.length - 1; last > 0; last--) {
    const other = chance.draw(last + 1);
    const card = deck[last]!;
    deck[last] = deck[other]!;
    deck[other] = card;
  }
  return deck;
}

export function newPlayer(): Player {
  return {
    crews: [0, 0, 0, 0, 0, 0, 0, 0],
    tricks: { shift: 0, both: 0, reroll: 0 },
    placed: [0, 0, 0, 0, 0, 0, 0, 0],
    supply: DICE_PER_PLAYER,
    trickUsed: false,
  };
}

export function takeBackDice(player: Player): void {
  player.placed.fill(0);
  player.supply = DICE_PER_PLAYER;
  player.trickUsed = false;
}

export function gain(player: Player, card: Card): void {
  if (card.kind === 'sailor') player.crews[card.nation]! += card.strength;
  else player.tricks[card.effect]++;
}

/** Which seat takes the card of this number; undefined when it leaves the game. */
export function takerOf(number: number, a: readonly number[], b: readonly number[]): 0 | 1 | undefined {
  const lead =
    a[number]! - b[number]! || (a[number] === 0 ? 0 : neighbours(number, a) - neighbours(number, b));
  if (lead === 0) return undefined;
  return lead > 0 ? 0 : 1;
}

/** Pips of the dice on the cards beside this one. */
function neighbours(number: number, placed: readonly number[]): number {
  return (number - 1) * placed[number - 1]! + (number + 1) * placed[number + 1]!;
}

/** Gives out the six cards of a round; the deck is dealt from its start. */
export function distribute(
  players: readonly [Player, Player],
  deck: readonly Card[],
  round: number,
  end: End,
): void {
  const [a, b] = players;
  for (let number = 1; number <= CARDS_PER_ROUND; number++) {
    const taker = takerOf(number, a.placed, b.placed);
    if (taker === undefined) continue;
    const position = end === 'left' ? number - 1 : CARDS_PER_ROUND - number;
    gain(players[taker], deck[round * CARDS_PER_ROUND + position]!);
  }
}

export function finalScores(a: Player, b: Player): [number, number] {
  const scores: [number, number] = [unusedTricks(a), unusedTricks(b)];
  for (let nation = 0; nation < NATIONS; nation++) {
    const [mine, theirs] = [a.crews[nation]!, b.crews[nation]!];
    if (mine === theirs) continue;
    scores[mine > theirs ? 0 : 1] += Math.min(mine, theirs) || Math.max(mine, theirs);
  }
  return scores;
}

export function unusedTricks({ tricks }: Player): number {
  return tricks.shift + tricks.both + tricks.reroll;
}

export function legalShifts(dice: Dice): Shift[] {
  const shifts: Shift[] = [];
  for (const die of ['first', 'second'] as const) {
    if (dice[die] > 1) shifts.push({ die, by: -1 });
    if (dice[die] < 6) shifts.push({ die, by: 1 });
  }
  return shifts;
}

export function ownedNations(player: Player): number[] {
  const nations: number[] = [];
  for (let nation = 0; nation < NATIONS; nation++) {
    if (player.crews[nation]! > 0) nations.push(nation);
  }
  return nations;
}

export function ownsSailors(player: Player): boolean {
  return player.crews.some((strength) => strength > 0);
}

export function addJoker(player: Player, nation: number): void {
  player.crews[nation]! += JOKER_STRENGTH;
}

export function pick<T>(choices: readonly T[], chance: Chance): T {
  return choices[choices.length === 1 ? 0 : chance.draw(choices.length)]!;
}
