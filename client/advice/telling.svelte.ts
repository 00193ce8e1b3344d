/** A game under review, and the words to speak of it: loaded for the page's language, and again for another. */
import type { Log } from '../../core/log.ts';
import type { GameText, Who } from '../../text/game-text.ts';
import { app } from '../app.svelte.ts';
import type { SeatLook } from '../kit/board.ts';
import type { GameCode } from '../table/games.ts';
import { spokenFor } from './points.ts';
import type { Spoken, Telling } from './review-telling.ts';

export interface Reviewed {
  readonly code: GameCode;
  readonly log: Log;
  readonly text: GameText;
  readonly looks: readonly SeatLook[];
  readonly who: Who;
}

/** While a component is shown; nothing until the words are there. */
export function speaker(reviewed: () => Reviewed): () => Telling | undefined {
  let spoken = $state.raw<Spoken | undefined>(undefined);
  $effect(() => {
    void spokenFor(reviewed().code.game.id, app.language).then((loaded) => (spoken = loaded));
  });
  return () => {
    const { text, looks, who } = reviewed();
    return spoken && { ...spoken, text, looks, who };
  };
}
