/** Which games there are. */
import { fields, text } from '../../core/decode.ts';
import { GAMES } from '../../games/index.ts';
import { no } from '../../protocol/refusals.ts';
import { GAME } from './answers.ts';
import { good, type Route, route } from './route.ts';
import { many, object, ofTheGame } from './schema.ts';

const chapter = 'Games';

const listed = Object.values(GAMES).map(({ game, trial, bots }) => ({
  id: game.id,
  version: game.version,
  players: game.players,
  options: game.decode.options.spec,
  optionSets: trial.optionSets,
  bots: Object.keys(bots),
}));

const moves = new Map(Object.values(GAMES).map(({ game }) => [game.id, game.decode.move.spec]));

export const gameRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/games',
    chapter,
    summary:
      'The games: how many play, which options there are, and the levels of their bots, weakest first.',
    needs: 'nobody',
    answers: object({ games: many(GAME) }),
    handle({ reply }) {
      reply.header('cache-control', 'public, max-age=300');
      return good({ games: listed });
    },
  }),
  route({
    method: 'GET',
    path: '/api/games/:id/moves',
    chapter,
    summary: 'The form of a game’s moves; which are legal, only the table knows.',
    needs: 'nobody',
    params: fields({ id: text(1, 40) }),
    answers: ofTheGame('How moves are decoded'),
    handle({ params, reply }) {
      const spec = moves.get(params.id);
      if (!spec) return { refusal: no('unknownGame', { game: params.id }) };
      reply.header('cache-control', 'public, max-age=300');
      return good(spec);
    },
  }),
];
