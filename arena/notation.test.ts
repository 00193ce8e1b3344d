/** Moves that are typed: what is written is read as the same move, in every game and language. */
import { describe, expect, test } from 'vitest';
import { type Chance, seeded } from '../core/chance.ts';
import { digest } from '../core/data.ts';
import type { Game, Seat, Shape } from '../core/game.ts';
import { GAMES } from '../games/index.ts';
import { LANGUAGES } from '../text/languages.ts';
import { plain } from '../text/typed-items.ts';
import { type Asked, asTyped, readAnswer } from './answer.ts';
import { choicesOf } from './choices.ts';
import type { GameEntry } from './find.ts';
import { sayChoice, type Words, wordsOf } from './words.ts';

/** Names as they are at a table, with spaces and numbers. */
const who = (seat: Seat): string => `Maat ${seat + 1}`;
/** The list is looked at once in so many moves. MENU=1 looks at every one. */
const SPARING = Number(process.env['MENU'] ?? 9);
const TRIES = 6;
const LOOKED_AT = 60;

const sets = Object.entries(GAMES).flatMap(([id, entry]) =>
  Object.keys(entry.trial.optionSets).map((set) => ({ id, set, entry })),
);

/** A random game; `look` sees every position and who is to move. */
function wander({ game, trial }: GameEntry, set: string, look: (at: Moment) => void): void {
  const chance = seeded(`${game.id} ${set}`);
  const state = game.start(trial.optionSets[set]!, game.players.max, chance);
  for (let n = 0; !game.outcome(state) && n < trial.bound; n++) {
    const [seat = 0] = game.toAct(state);
    const view = game.view(state, seat);
    look({ state, view, seat, n });
    game.apply(state, seat, game.sample(view, seat, chance), chance);
  }
}

interface Moment {
  readonly state: object;
  readonly view: object;
  readonly seat: Seat;
  readonly n: number;
}

/** What comes of a move. */
function positionAfter({ game }: GameEntry, { state, seat, n }: Moment, move: Shape['Move']): number {
  const copy = game.clone(state);
  game.apply(copy, seat, move, seeded(`${n}`));
  return digest(copy);
}

const everyLanguage = (entry: GameEntry): Promise<Words[]> =>
  Promise.all(LANGUAGES.map((language) => wordsOf(entry, language)));

const askedIn = (game: Game, { notation }: Words, view: object, seat: Seat): Asked => ({
  ...{ game, notation, view, seat, who },
  choices: [],
});

/** The first moves that are listed, and some at random. */
function someMoves({ game }: GameEntry, { view, seat }: Moment, chance: Chance): Shape['Move'][] {
  const moves: Shape['Move'][] = [];
  for (const move of game.moves(view, seat)) if (moves.push(move) === LOOKED_AT) break;
  for (let i = 0; i < LOOKED_AT; i++) moves.push(game.sample(view, seat, chance));
  return moves;
}

describe.each(sets)('$id, $set', ({ entry, set }) => {
  test('no two lines of a list are alike', async () => {
    const all = await everyLanguage(entry);
    const alike: string[] = [];
    wander(entry, set, ({ view, seat, n }) => {
      if (n % SPARING > 0) return;
      const words = all[Math.trunc(n / SPARING) % all.length]!;
      const say = (move: Shape['Move']): string => sayChoice(words, move, { view, seat, who });
      const lines = choicesOf(entry.game, view, seat, say).choices.map(say);
      alike.push(...lines.filter((line, i) => lines.indexOf(line) < i));
    });
    expect([...new Set(alike)]).toEqual([]);
  });

  test('moves that are said alike come to the same', async () => {
    const all = await everyLanguage(entry);
    const chance = seeded(set);
    const different: string[] = [];
    wander(entry, set, (moment) => {
      if (moment.n % SPARING > 0) return;
      const { view, seat } = moment;
      const moves = someMoves(entry, moment, chance);
      for (const words of all) {
        const said = new Map<string, Shape['Move']>();
        for (const move of moves) {
          const line = sayChoice(words, move, { view, seat, who });
          const first = said.get(line) ?? move;
          said.set(line, first);
          if (first === move || digest(first) === digest(move)) continue;
          if (positionAfter(entry, moment, first) !== positionAfter(entry, moment, move))
            different.push(line);
        }
      }
    });
    expect([...new Set(different)]).toEqual([]);
  });

  test('a move that is written is read as the same move', async () => {
    const all = await everyLanguage(entry);
    const chance = seeded(set);
    const wrong: unknown[] = [];
    wander(entry, set, ({ view, seat }) => {
      for (let i = 0; i < TRIES; i++) {
        const move = entry.game.sample(view, seat, chance);
        const words = all[chance.draw(all.length)]!;
        if (!words.notation?.moves[move.type]) continue;
        const asked = askedIn(entry.game, words, view, seat);
        const typed = asTyped(move, asked);
        const answer = readAnswer(typed, asked);
        const same = answer.kind === 'move' && digest(answer.move) === digest(move);
        if (!same) wrong.push(`${typed} : ${JSON.stringify(move)}`);
      }
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});

describe.each(Object.entries(GAMES))('%s', (_id, entry) => {
  test.each(LANGUAGES)(
    'in %s a word is one word, and two kinds of moves share it only if an example tells them apart',
    async (language) => {
      const words = await wordsOf(entry, language);
      const state = entry.game.start(
        entry.trial.optionSets[Object.keys(entry.trial.optionSets)[0]!]!,
        entry.game.players.max,
        seeded('words'),
      );
      const asked = askedIn(entry.game, words, entry.game.view(state, 0), 0);
      for (const [type, notation] of Object.entries(words.notation?.moves ?? {})) {
        expect(notation?.word).toMatch(/^\p{L}+$/u);
        expect(['board', 'log', 'help', 'quit', 'rules']).not.toContain(plain(notation?.word ?? ''));
        const typed = `${notation?.word} ${notation?.example(asked)}`;
        const answer = readAnswer(typed, asked);
        if (answer.kind === 'move') expect(answer.move.type).toBe(type);
        // What is not in the stores at the start cannot be moved there.
        else expect(answer).toMatchObject({ kind: 'misread', misread: { code: 'notThere' } });
      }
    },
  );
});
