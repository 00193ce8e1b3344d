/** A board without a table around it, for e2e/speed.bench.ts: what it costs to draw a move where nothing else does. */
import '../kit/tokens.css';
import '../kit/base.css';
import { mount } from 'svelte';
import { patched, patchOf } from '../../protocol/patch.ts';
import type { News } from '../kit/board.ts';
import { loadNewest } from '../table/games.ts';
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
  show(next: Shown): void {
    this.#shown = next;
  }
}

interface Course {
  readonly game: string;
  readonly seats: number;
  readonly shown: readonly Shown[];
}

/** As at a table: what has not changed is the same object. The server finds out what has; that is no part of drawing. */
function inTurn(shown: readonly Shown[]): Shown[] {
  let last: object = {};
  return shown.map(({ view, news }) => {
    last = patched(last, patchOf(last, view));
    return { view: last, news };
  });
}

/** Draws the first position; what it returns shows the next. */
async function draw({ game, seats, shown }: Course): Promise<() => void> {
  const code = await loadNewest(game);
  if (!code?.board) throw new Error(`Nobody has drawn ${game}.`);
  const text = await code.words('en');
  const left = inTurn(shown);
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
      guide: nothing,
      pointed: [],
      sought: undefined,
      motion: true,
    },
  });
  return next;
}

Object.assign(window, { draw });
