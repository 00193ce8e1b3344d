/** A game's rules alone, for those who draw nothing: a thread in which bots think cannot read boards. */
import type { Game } from '../../core/game.ts';
import { invariant } from '../../core/invariant.ts';

const RULES = import.meta.glob<Readonly<Record<string, Game>>>('../../games/*/rules/index.ts');

/** Undefined for a game that this client does not know. */
export async function loadRules(id: string): Promise<Game | undefined> {
  const code = await RULES[`../../games/${id}/rules/index.ts`]?.();
  if (!code) return undefined;
  const game = Object.values(code).find((exported) => exported.id === id);
  invariant(game !== undefined, 'the rules of a game export the game');
  return game;
}
