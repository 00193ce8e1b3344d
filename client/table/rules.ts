/** A game's rules alone, for those who draw nothing: a thread in which bots think cannot read boards. */
import { type Frozen, type Rules, rulesAt } from '../../core/frozen.ts';
import type { Game } from '../../core/game.ts';
import { invariant } from '../../core/invariant.ts';
import type { FindRules } from '../../core/log.ts';

const NEWEST = import.meta.glob<Readonly<Record<string, Game>>>('../../games/*/rules/index.ts');
const FROZEN = import.meta.glob<{ readonly frozen: Frozen }>('../../games/*/frozen/index.ts');

/** The newest rules; undefined for a game that this client does not know. */
export async function loadRules(id: string): Promise<Game | undefined> {
  const code = await NEWEST[`../../games/${id}/rules/index.ts`]?.();
  if (!code) return undefined;
  const game = Object.values(code).find((exported) => exported.id === id);
  invariant(game !== undefined, 'the rules of a game export the game');
  return game;
}

/** The rules of a version; undefined for a game or a version that this client does not know. */
export async function loadRulesAt(id: string, version: number): Promise<Rules | undefined> {
  const newest = await loadRules(id);
  const kept =
    newest && newest.version !== version ? await FROZEN[`../../games/${id}/frozen/index.ts`]?.() : undefined;
  return newest && (await rulesAt(newest, kept?.frozen ?? {}, version));
}

/** The rules that a log names. */
export const findRules: FindRules = async (id, version) => {
  const newest = (await loadRules(id))?.version;
  return newest === undefined ? undefined : { newest, game: (await loadRulesAt(id, version))?.game };
};
