/** What a client of ours does when it may do something. */
import { type Chance, seeded } from '../../core/chance.ts';
import { GAMES } from '../../games/index.ts';
import type { Command } from '../../protocol/commands.ts';
import type { Picture } from '../../protocol/picture.ts';

/** player: moves at once; sleeper: has a seat and never moves; spectator: has none. */
export type Role = 'player' | 'sleeper' | 'spectator';

/** One in so many times something else than a move. */
const CHATTY = 15;
const REGRETFUL = 25;

/** `words` are of this client alone. */
export function nextCommand(
  role: Role,
  { n, picture }: { n: number; picture: Picture },
  chance: Chance,
  words: () => string,
): Command | undefined {
  const { info, you, toAct, takeBack } = picture;
  if (info.status !== 'playing') return undefined;
  if (role === 'spectator')
    return chance.draw(10 * CHATTY) === 0 ? { type: 'say', text: words() } : undefined;
  if (you === null || role === 'sleeper') return undefined;
  if (info.proposal && !info.proposal.yes.includes(you)) return { type: 'answer', yes: chance.draw(2) === 0 };
  if (!toAct.includes(you)) return undefined;
  if (chance.draw(CHATTY) === 0) return { type: 'say', text: words() };
  // A sleeper would never answer, so only what needs no answer is taken back.
  if (takeBack > 0 && chance.draw(REGRETFUL) === 0) return { type: 'takeBack', moves: 1 };
  if (!info.proposal && chance.draw(4 * REGRETFUL) === 0) return { type: 'takeBack', moves: 1 };
  return { type: 'move', move: sampled(picture, you, chance), seen: n };
}

function sampled({ info, view }: Picture, seat: number, chance: Chance): object {
  const game = GAMES[info.game]?.game;
  if (!game || !view) throw new RangeError(`nothing is known of ${info.game}`);
  return game.sample(view, seat, seeded(chance.draw(2 ** 31)));
}
