/** What somebody who is asked reads: whether the turn is theirs, and what is wanted. */
import type { KindName } from '../../text/game-text.ts';
import { type Language, localeOf } from '../../text/languages.ts';
import type { Move } from './chooser.ts';
import type { Found } from './survey.ts';
import type { TableWords } from './text/words.ts';

export interface Prompt {
  readonly main: string;
  readonly more: string;
}

interface Asking {
  readonly view: object | null;
  readonly you: number | null;
  readonly found: Pick<Found, 'byKind' | 'done'>;
  /** The kind of move one has chosen, or the only one there is. */
  readonly kind: string | undefined;
  readonly kinds: readonly string[];
  readonly kindNames: Readonly<Record<string, KindName>>;
  /** What the board says is to be done next. */
  readonly guide: string | undefined;
}

/** More kinds of moves than these are left to their buttons. */
const NAMED = 2;

export const only = (main: string): Prompt => ({ main, more: '' });

export function askedOf(room: Asking, { prompt }: TableWords, language: Language): Prompt {
  const turn = isOwnTurn(room) ? prompt.yourTurn : prompt.asked;
  const kinds = room.kind === undefined ? room.kinds : [room.kind];
  if (kinds.length === 0 || (room.kind === undefined && !room.found.done)) return only(`${turn}.`);
  const many = kinds.length > NAMED || (room.kind === undefined && room.guide !== undefined);
  if (many) return { main: `${turn}.`, more: room.guide ?? prompt.choose };
  const names = new Intl.ListFormat(localeOf(language), { type: 'disjunction' });
  const wanted = names.format(kinds.map((kind) => nameOfKind(room, kind)));
  return { main: prompt.wanted(turn, wanted), more: room.guide ?? '' };
}

type Named = Pick<Asking, 'found' | 'kindNames'>;

/** What a kind is called now: by itself, or by what can be done of it. */
export const nameOfKind = (room: Named, kind: string): string =>
  nameFor(room, kind, room.found.byKind.get(kind)?.[0]);

/** The same for a move somebody thinks of. */
export const kindOf = (room: Named, move: Move): string => nameFor(room, move.type, move);

function nameFor({ kindNames }: Named, kind: string, move: Move | undefined): string {
  const name = kindNames[kind] ?? kind;
  return typeof name === 'string' ? name : name(move);
}

/** In an auction those are asked too whose turn it is not; a game that does not tell asks nobody else. */
const isOwnTurn = ({ view, you }: Asking): boolean => !view || !('turn' in view) || view.turn === you;
