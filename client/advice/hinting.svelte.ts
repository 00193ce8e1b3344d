/** A hint in two steps: what to think of, then the best moves. Only who looks is asked about, with what he sees. */
import type { Shape } from '../../core/game.ts';
import type { PointText } from '../../text/game-text.ts';
import { app } from '../app.svelte.ts';
import { newId } from '../net/link.ts';
import type { Room } from '../table/room.svelte.ts';
import { Desk } from './desk.ts';
import { pointText } from './points.ts';
import { sayPoints } from './review-telling.ts';
import type { Tip } from './tasks.ts';

export class Hinting {
  readonly #room: Room;
  readonly #desk = new Desk();
  #text: PointText = {};
  tips = $state.raw<readonly Tip[]>([]);
  status = $state<'thinking' | 'told' | 'failed' | 'rated'>('thinking');

  constructor(room: Room) {
    this.#room = room;
  }

  async ask(): Promise<void> {
    const { info, view, you, feed, course } = this.#room;
    if (!info || !view || you === null) return;
    this.status = info.rated ? 'rated' : 'thinking';
    if (info.rated) return;
    this.#text = await pointText(info.game, app.language);
    const happened = [...feed.log.filter(({ what }) => what.type === 'started'), ...course.standing];
    const seen = happened.flatMap(({ events }) => events) as Shape['Event'][];
    const { game, version } = info;
    const task = { type: 'hint', game, version, view, seat: you, seen, seed: newId() } as const;
    const fail = (): void => {
      this.status = 'failed';
    };
    this.#desk.ask(
      task,
      (advice) => {
        if (advice.type !== 'tips' || advice.tips.length === 0) return fail();
        this.tips = advice.tips;
        this.status = 'told';
      },
      fail,
    );
  }

  /** What speaks for each move; what was said about a better one need not be said again. */
  get reasons(): string[][] {
    const said = new Set<string>();
    return this.tips.map(({ points }) =>
      sayPoints(points, this.#text, this.#room.who).filter((reason) => !said.has(reason) && said.add(reason)),
    );
  }

  close(): void {
    this.#desk.close();
  }
}
