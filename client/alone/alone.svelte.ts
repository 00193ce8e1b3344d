/** A board without a table around it, for e2e/speed.bench.ts: what it costs to draw a move where nothing else does. */
import '../kit/tokens.css';
import '../kit/base.css';
import { mount } from 'svelte';
import { patched, patchOf } from '../../protocol/patch.ts';
import type { News } from '../kit/board.ts';
import { loadGame } from '../table/games.ts';
import { colourOf } from '../table/names.ts';

interface Shown {
  readonly view: object;
  readonly news: News | undefined;
}

class Position {
  #shown = $state.raw<Shown>({ view: {}, news: undefined });

  get view(): object {
    return this.#shown.view;
  }
  get news(): News | undefined {
    return this.#shown.news;
  }
  /** As at a table, where only what has changed is sent. */
  show({ view, news }: Shown): void {
    this.#shown = { view: patched(this.view, patchOf(this.view, view)), news };
  }
}

interface Course {
  readonly game: string;
  readonly seats: number;
  readonly shown: readonly Shown[];
}

/** Draws the first position; what it returns shows the next. */
async function draw({ game, seats, shown }: Course): Promise<() => void> {
  const code = await loadGame(game);
  if (!code?.board) throw new Error(`Nobody has drawn ${game}.`);
  const text = await code.words('en');
  const left = [...shown];
  const position = new Position();
  const next = (): void => {
    const now = left.shift();
    if (now) position.show(now);
  };
  next();
  const nothing = (): undefined => undefined;
  mount(code.board, {
    target: document.body,
    props: {
      get view() {
        return position.view;
      },
      get news() {
        return position.news;
      },
      you: 0,
      seats: Array.from({ length: seats }, (_, seat) => ({
        name: `Player ${seat + 1}`,
        colour: colourOf(seat),
        bot: seat > 0,
      })),
      text,
      language: 'en',
      asked: false,
      moves: [],
      check: nothing,
      explain: () => '',
      after: nothing,
      kind: undefined,
      choose: nothing,
      draft: null,
      consider: nothing,
      pointed: [],
      motion: true,
    },
  });
  return next;
}

Object.assign(window, { draw });
