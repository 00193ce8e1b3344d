/** A game as a row of positions, from its log or from what a table tells of its past. */
import type { Game, Shape, Viewer } from '../../core/game.ts';
import { type Log, type LogFault, replay } from '../../core/log.ts';
import type { Happening } from '../../protocol/messages.ts';
import type { Course } from '../table/log.ts';

/** Through whose eyes, or with nothing hidden. */
export type Eyes = Viewer | 'all';

export interface Frame {
  readonly happening: Happening;
  /** What was to be seen afterwards. */
  readonly view: object;
}

/** What a table answers when it is asked for positions too. */
export interface Remembered extends Happening {
  readonly view?: object | null;
}

/** Only what changed the board is worth a picture. */
export function framesOfHistory(entries: readonly Remembered[], { granted }: Course): Frame[] {
  const changed = ({ n, what }: Happening): boolean =>
    ['started', 'moved', 'takenBack'].includes(what.type) || granted.has(n);
  return entries.flatMap(({ view, ...happening }) =>
    view && changed(happening) ? [{ happening, view }] : [],
  );
}

export type Filmed = { readonly frames: Frame[]; readonly fault?: never } | { readonly fault: LogFault };

/** Every position of a log, with nothing hidden; frame i is the one after move i. */
export function framesOfLog(game: Game, log: Log): Filmed {
  const frames: Frame[] = [];
  const { fault } = replay(game, log, (state, events, entry) => {
    const { seat = 0, by = 'player', at = 0 } = entry ?? {};
    const moved = { type: 'moved', seat, by, seal: null, opened: [] } as const;
    const what = entry ? moved : ({ type: 'started' } as const);
    frames.push({ happening: { n: frames.length, at, what, events }, view: game.clone(state) });
  });
  return fault ? { fault } : { frames };
}

/** The same frame as one seat saw it. */
export function seenBy(game: Game, { happening, view }: Frame, eyes: Eyes): Frame {
  if (eyes === 'all') return { happening, view };
  const events = (happening.events as readonly Shape['Event'][]).flatMap((event) => {
    return game.redact(event, eyes) ?? [];
  });
  return { happening: { ...happening, events }, view: game.view(view, eyes) };
}
