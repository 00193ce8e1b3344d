/**
 * Shanghaien's base game for boardgame.io, with the random player of the fused playout. Measure it after the plain
 * versions, not beside them: they share functions, and boardgame.io's frozen objects make those slower for both.
 */

import type { Chance } from '../core/chance.ts';
import { type Context, type GameConfig, openTable, type State, type Table } from './boardgameio.ts';
import { kindsAfterRoll } from './fused-shanghaien.ts';
import { type Run, repeat } from './measure.ts';
import {
  addJoker,
  CARDS_PER_ROUND,
  type Card,
  DICE_EFFECTS,
  DICE_PER_PLAYER,
  type Dice,
  type DiceEffect,
  type End,
  finalScores,
  gain,
  legalShifts,
  newPlayer,
  ownedNations,
  type Player,
  pick,
  ROUNDS,
  type Shift,
  shuffledDeck,
  takerOf,
} from './plain-pieces.ts';

interface Shanghaien {
  players: [Player, Player];
  deck: Card[];
  round: number;
  starter: number;
  dice: Dice | null;
  firstCard: End | null;
}

interface ShanghaienSetup {
  deck: Card[];
  starter: number;
}

type ShanghaienContext = Context<Shanghaien>;

const shanghaien: GameConfig<Shanghaien, ShanghaienSetup> = {
  name: 'shanghaien',
  disableUndo: true,
  setup: (_context, { deck, starter }) => ({
    players: [newPlayer(), newPlayer()],
    deck,
    round: 0,
    starter,
    dice: null,
    firstCard: null,
  }),
  moves: { call, roll, place, joker, shift, both, reroll },
  turn: {
    order: {
      first: ({ G }: ShanghaienContext) => G.starter,
      next: ({ ctx }: ShanghaienContext) => 1 - ctx.playOrderPos,
    },
    // A trigger is much cheaper than the endTurn event, which makes an Error each time.
    endIf: ({ G }: ShanghaienContext) => G.dice === null,
  },
  endIf: ({ G }) => (G.round === ROUNDS ? finalScores(...G.players) : undefined),
};

function activePlayer({ G, ctx }: ShanghaienContext): Player {
  return G.players[ctx.playOrderPos === 0 ? 0 : 1];
}

function withActive({ G, ctx }: ShanghaienContext, player: Player): Shanghaien {
  const [a, b] = G.players;
  return { ...G, players: ctx.playOrderPos === 0 ? [player, b] : [a, player] };
}

function roll({ G }: ShanghaienContext, dice: Dice): Shanghaien {
  return { ...G, dice };
}

function call({ G }: ShanghaienContext): Shanghaien {
  const [a, b] = G.players;
  const players: [Player, Player] = [afterRound(a), afterRound(b)];
  for (let number = 1; number <= CARDS_PER_ROUND; number++) {
    const taker = takerOf(number, a.placed, b.placed);
    if (taker === undefined) continue;
    const position = G.firstCard === 'left' ? number - 1 : CARDS_PER_ROUND - number;
    gain(players[taker], G.deck[G.round * CARDS_PER_ROUND + position]!);
  }
  return { ...G, players, firstCard: null, round: G.round + 1 };
}

function afterRound({ crews, tricks }: Player): Player {
  return { ...newPlayer(), crews: crews.slice(), tricks: { ...tricks } };
}

function place(context: ShanghaienContext, number: number, end: End | null): Shanghaien {
  return placed(context, withDice(activePlayer(context), number), end);
}

function both(context: ShanghaienContext, end: End | null): Shanghaien {
  const { first, second } = rolled(context.G);
  const player = withDice(withDice(spend(activePlayer(context), 'both'), first), second);
  return placed(context, player, end);
}

function withDice(player: Player, number: number): Player {
  const onCards = player.placed.slice();
  onCards[number]!++;
  return { ...player, placed: onCards, supply: player.supply - 1 };
}

function placed(context: ShanghaienContext, player: Player, end: End | null): Shanghaien {
  const next = withActive(context, player);
  next.dice = null;
  if (end !== null) next.firstCard = end;
  return next;
}

function rolled({ dice }: Shanghaien): Dice {
  if (dice === null) throw new Error('no dice rolled');
  return dice;
}

function spend(player: Player, card: DiceEffect): Player {
  return { ...player, trickUsed: true, tricks: { ...player.tricks, [card]: player.tricks[card] - 1 } };
}

function joker(context: ShanghaienContext, card: DiceEffect, nation: number): Shanghaien {
  const player = spend(activePlayer(context), card);
  player.crews = player.crews.slice();
  addJoker(player, nation);
  return withActive(context, player);
}

function shift(context: ShanghaienContext, { die, by }: Shift): Shanghaien {
  const dice = rolled(context.G);
  return {
    ...withActive(context, spend(activePlayer(context), 'shift')),
    dice: { ...dice, [die]: dice[die] + by },
  };
}

function reroll(context: ShanghaienContext, dice: Dice): Shanghaien {
  return { ...withActive(context, spend(activePlayer(context), 'reroll')), dice };
}

/** The random player: the same policy as the fused playout's. */
class ShanghaienPlayout {
  moves = 0;
  decisions = 0;
  private readonly table: Table<Shanghaien, ShanghaienSetup>;
  private readonly chance: Chance;
  private state: State<Shanghaien>;

  constructor(table: Table<Shanghaien, ShanghaienSetup>, chance: Chance) {
    this.table = table;
    this.chance = chance;
    this.state = table.start({ deck: shuffledDeck(chance), starter: chance.draw(2) });
  }

  play(): void {
    while (this.state.ctx.gameover === undefined) {
      if (this.state.G.dice === null) this.startTurn();
      else this.moveAfterRoll(this.state.G.dice);
    }
  }

  private move(isDecision: boolean, type: string, ...args: unknown[]): void {
    this.state = this.table.play(this.state, type, ...args);
    this.moves++;
    if (isDecision) this.decisions++;
  }

  private player(): Player {
    return activePlayer(this.state);
  }

  private startTurn(): void {
    const { supply } = this.player();
    const mayCall = supply <= DICE_PER_PLAYER - 2;
    if (supply < 2) this.move(false, 'call');
    else if (mayCall && this.chance.draw(2) === 1) this.move(true, 'call');
    else this.move(mayCall, 'roll', this.rollDice());
  }

  private rollDice(): Dice {
    return { first: this.chance.draw(6) + 1, second: this.chance.draw(6) + 1 };
  }

  private moveAfterRoll(dice: Dice): void {
    const kinds = kindsAfterRoll(this.player());
    const kind = pick(kinds, this.chance);
    if (kind === 'place') this.place(dice, kinds.length > 1);
    else if (kind === 'both') this.move(true, 'both', this.chooseEnd());
    else this.playTrick(kind, dice);
  }

  private playTrick(kind: 'joker' | 'shift' | 'reroll', dice: Dice): void {
    if (kind === 'joker') this.playJoker();
    else if (kind === 'shift') this.move(true, 'shift', pick(legalShifts(dice), this.chance));
    else this.move(true, 'reroll', this.rollDice());
    this.place(this.state.G.dice ?? dice, false);
  }

  private playJoker(): void {
    const player = this.player();
    const cards = DICE_EFFECTS.filter((effect) => player.tricks[effect] > 0);
    this.move(true, 'joker', pick(cards, this.chance), pick(ownedNations(player), this.chance));
  }

  private place({ first, second }: Dice, hasOtherKinds: boolean): void {
    const isDecision = hasOtherKinds || first !== second || this.state.G.firstCard === null;
    const number = first !== second && this.chance.draw(2) === 1 ? second : first;
    this.move(isDecision, 'place', number, this.chooseEnd());
  }

  private chooseEnd(): End | null {
    if (this.state.G.firstCard !== null) return null;
    return this.chance.draw(2) === 0 ? 'left' : 'right';
  }
}

export function boardgameioShanghaien(chance: Chance): Run {
  const table = openTable(shanghaien);
  return repeat(() => {
    const playout = new ShanghaienPlayout(table, chance);
    playout.play();
    return { games: 1, moves: playout.moves, decisions: playout.decisions };
  });
}
