/**
 * boardgame.io by the cheapest path it has: its reducer alone, without client, React or undo. Chance comes in with
 * the moves, which costs it less than its own generator.
 */
import { requirePeer } from './peers.ts';

/** What we use of boardgame.io; its own types need its own settings to compile. */
export interface State<G> {
  G: G;
  ctx: { currentPlayer: string; playOrderPos: number; gameover?: unknown };
}

interface Action {
  type: 'MAKE_MOVE';
  payload: { type: string; args: unknown[]; playerID: string };
}

export type Context<G> = Pick<State<G>, 'G' | 'ctx'>;
type Move<G> = (context: Context<G>, ...args: never[]) => G;

export interface GameConfig<G, Setup> {
  name: string;
  disableUndo: boolean;
  setup: (context: unknown, setupData: Setup) => G;
  moves: Record<string, Move<G>>;
  turn: Record<string, unknown>;
  endIf: (context: Context<G>) => unknown;
}

interface Internals {
  ProcessGameConfig: <G, Setup>(game: GameConfig<G, Setup>) => GameConfig<G, Setup>;
  InitializeGame: <G, Setup>(options: {
    game: GameConfig<G, Setup>;
    numPlayers: number;
    setupData: Setup;
  }) => State<G>;
  CreateGameReducer: <G, Setup>(options: {
    game: GameConfig<G, Setup>;
  }) => (state: State<G>, action: Action) => State<G>;
}

interface Immer {
  original: <T>(draft: T) => T;
}

export interface Table<G, Setup> {
  start: (setupData: Setup) => State<G>;
  play: (state: State<G>, type: string, ...args: unknown[]) => State<G>;
}

export function openTable<G, Setup>(config: GameConfig<G, Setup>): Table<G, Setup> {
  // Spares boardgame.io its checks for developers; it asks at run time, so the setting has to stay.
  process.env['NODE_ENV'] = 'production';
  const internals = requirePeer('boardgame.io/dist/cjs/internal.js') as Internals;
  const { original } = requirePeer('immer') as Immer;
  const game = internals.ProcessGameConfig({ ...config, moves: withoutDrafts(config.moves, original) });
  const reduce = internals.CreateGameReducer({ game });
  return {
    start: (setupData) => internals.InitializeGame({ game, numPlayers: 2, setupData }),
    play: (state, type, ...args) =>
      reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: state.ctx.currentPlayer } }),
  };
}

/** Moves that read the bare state and return a new one run 1.4 times as fast as moves that change Immer's drafts. */
function withoutDrafts<G>(
  moves: Record<string, Move<G>>,
  original: Immer['original'],
): Record<string, Move<G>> {
  const bare = ([name, move]: [string, Move<G>]): [string, Move<G>] => [
    name,
    ({ G, ctx }, ...args) => move({ G: original(G), ctx }, ...args),
  ];
  return Object.fromEntries(Object.entries(moves).map(bare));
}
