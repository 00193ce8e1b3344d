import { describe, expect, test } from 'vitest';
import { seeded } from '../../core/chance.ts';
import { GAMES } from '../../games/index.ts';
import type { Question, Who } from '../../text/game-text.ts';
import { type Ask, fits, type Group, type Move, type Path, type Pick, stepOf } from './chooser.ts';

interface Order {
  readonly type: 'order';
  readonly from: string;
  readonly goods: readonly [number, number];
}

const say = (move: Move): string => {
  const { from, goods } = move as Order;
  const [tea, rum] = goods;
  const parts = [...(tea > 0 ? [`${tea} tea`] : []), ...(rum > 0 ? [`${rum} rum`] : [])];
  return `Order ${parts.join(', ') || 'nothing'} from ${from}`;
};

const orders = (froms: readonly string[], most: number): Order[] =>
  froms.flatMap((from) =>
    Array.from({ length: (most + 1) ** 2 }, (_, i): Order => {
      return { type: 'order', from, goods: [Math.floor(i / (most + 1)), i % (most + 1)] };
    }),
  );

const called = ({ pieces, without }: Group): string =>
  `${without ? 'without ' : ''}${pieces.map(({ text, own }) => (own ? `*${text}*` : text)).join(' ')}`;

describe('a step', () => {
  test('lists a few moves as they are', () => {
    const few = orders(['Ann'], 2);
    expect(stepOf(few, say)).toEqual({ type: 'moves', moves: few, more: 0 });
  });

  test('asks for the first field in which many moves differ, in words of the game', () => {
    const step = stepOf(orders(['Ann', 'Bob'], 3), say);
    expect(step.type === 'groups' && step.groups.map(called)).toEqual([
      'Order … from *Ann*',
      'Order … from *Bob*',
    ]);
  });

  test('asks for parts of a list when the whole has too many values', () => {
    const step = stepOf(orders(['Ann'], 3), say);
    expect(step.type === 'groups' && step.groups.map(called)).toEqual([
      'without *tea*',
      'Order *1 tea* … from Ann',
      'Order *2 tea* … from Ann',
      'Order *3 tea* … from Ann',
    ]);
  });

  test('asks in the words of the game where it has some', () => {
    const goods = ['tea', 'rum'];
    const askAt = ([field, place]: Path) =>
      field === 'goods'
        ? { ask: 'What do you order?', answer: (n: unknown) => `${n} ${goods[Number(place)]}` }
        : undefined;
    const step = stepOf(orders(['Ann'], 3), say, askAt);
    expect(step.type === 'groups' && step.ask).toBe('What do you order?');
    expect(step.type === 'groups' && step.groups.map(called)).toEqual([
      'without *1 tea*',
      '*1 tea*',
      '*2 tea*',
      '*3 tea*',
    ]);
  });

  test('offers a group of one as the move it is', () => {
    const one: Order = { type: 'order', from: 'Cy', goods: [1, 0] };
    const step = stepOf([...orders(['Ann'], 3), one], say);
    expect(step.type === 'groups' && step.groups.map(({ only }) => only)).toEqual([undefined, one]);
  });

  test('lists what words cannot tell apart', () => {
    const moves = orders(['Ann'], 9);
    const step = stepOf(moves, () => 'Order');
    expect(step).toEqual({ type: 'moves', moves: moves.slice(0, 60), more: 40 });
  });
});

/** Answers every question with a group that contains the move; undefined if the move gets lost. */
function stepsTo(
  wanted: Move,
  moves: readonly Move[],
  tell: (move: Move) => string,
  ask?: Ask,
): number | undefined {
  const picks: Pick[] = [];
  for (let steps = 1; steps < 60; steps++) {
    const left = moves.filter((move) => fits(move, picks));
    const step = stepOf(left, tell, ask);
    if (step.type === 'moves') return step.moves.includes(wanted) ? steps : undefined;
    const group = step.groups.find(({ pick }) => fits(wanted, [pick]));
    if (group?.only === wanted) return steps;
    if (!group) return undefined;
    picks.push(group.pick);
  }
  return undefined;
}

test.each(Object.entries(GAMES))('in %s every legal move is found in a few steps', async (_, entry) => {
  const { game, trial } = entry;
  const text = await entry.text('en');
  const words = text.moves as Readonly<Record<string, (move: Move, who: Who) => string>>;
  const who: Who = (seat) => `Ann ${seat}`;
  const tell = (move: Move): string => words[move.type]!(move, who);
  const questions = text.questions as Readonly<Record<string, Readonly<Record<string, Question>>>>;
  const askOf =
    (type: string): Ask =>
    ([field = '', place = -1, ...deeper]) => {
      const question = deeper.length === 0 ? questions[type]?.[field] : undefined;
      return question && { ask: question.ask, answer: (value) => question.answer(value, Number(place), who) };
    };
  const [options] = Object.values(trial.optionSets);
  const chance = seeded(7);
  const state = game.start(options as object, game.players.max, chance);
  for (let turn = 0; turn < 60 && !game.outcome(state); turn++) {
    const seat = game.toAct(state)[0]!;
    const view = game.view(state, seat);
    const wanted = game.sample(view, seat, chance);
    const moves: Move[] = [];
    for (const move of game.moves(view, seat)) {
      if (move.type === wanted.type) moves.push(move);
      if (moves.length === 3000) break;
    }
    const same = moves.find((move) => JSON.stringify(move) === JSON.stringify(wanted));
    if (same) expect(stepsTo(same, moves, tell, askOf(same.type)), tell(same)).toBeDefined();
    game.apply(state, seat, wanted, chance);
  }
});
