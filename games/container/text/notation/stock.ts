/** Moves that fill stores and set prices, as they are typed. */
import type { ChoiceAt } from '../../../../text/game-text.ts';
import type { MoveNotation } from '../../../../text/notation.ts';
import { SECTION, type Spellings, spelled, type TypedItems } from '../../../../text/typed-items.ts';
import { emptyStore, storeOf } from '../../rules/stores.ts';
import { COLOURS } from '../../rules/tables.ts';
import type { MoveOf, MoveType, StoreName, View } from '../../rules/types.ts';
import { changesIn, lay, reprice, together, writeMoves } from './stores.ts';

export type At = ChoiceAt<View>;
export type Of<T extends MoveType> = MoveNotation<View, MoveOf<T>>;

/** The colours as they are read and as they are written. */
export interface Colours {
  readonly names: readonly Spellings[];
  readonly shown: readonly string[];
}

/** Everybody at the table, called as they are there. */
export const seats = ({ view, who }: At): Spellings[] =>
  Array.from({ length: view.seats }, (_, seat) => [who(seat)]);
export const seatName = ({ who }: At, seat: number): string => spelled(who(seat));
/** The next at the table, for examples. */
export const neighbour = (at: At): string => seatName(at, (at.seat + 1) % at.view.seats);

export const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
/** Factory store before the sign, harbour store after it. */
export const bothStores = (factory: string, harbour: string): string =>
  joined(factory, harbour === '' ? '' : SECTION, harbour);

/** A store in which containers have moved to other prices; the rest is as it was. */
function repriced(items: TypedItems, { names }: Colours, { view, seat }: At, store: StoreName): number[] {
  return reprice(items, storeOf(view, store, seat), items.parts(names), store);
}

/** `black@3`: made, at this price; `white@2>4`: in the store already, and moved. */
export function produceWith(word: string, { names, shown }: Colours): Of<'produce'> {
  return {
    word,
    example: () => `${shown[0]}@3 ${shown[3]}@2`,
    read(items, { view, seat }) {
      const parts = items.parts(names);
      const fresh = parts.filter(({ to }) => to === null);
      const moved = parts.filter(({ to }) => to !== null);
      const made = COLOURS.map(() => 0);
      for (const { name, count, text } of fresh) {
        made[name]! += count;
        if (made[name]! > 1) items.fail({ code: 'tooMany', part: text, most: 1 });
      }
      const old = reprice(items, storeOf(view, 'factory', seat), moved, 'factory');
      const store = lay(
        items,
        old,
        'factory',
        fresh.map((part) => [part, part.at]),
      );
      return { made, store };
    },
    write({ made, store }, { view, seat }) {
      const { added, removed } = changesIn(storeOf(view, 'factory', seat), store, 'factory');
      const fresh = made.flatMap((n, kind) =>
        together(added[kind]!.splice(0, n).map((price) => `${shown[kind]}@${price}`)),
      );
      return joined(
        ...fresh,
        ...shown.flatMap((name, kind) => writeMoves(removed[kind]!, added[kind]!, name)),
      );
    },
  };
}

/** `mate tan@2>5 / white@2>4`: bought at 2 and laid at 5; the white one was there already. */
export function buyWith(word: string, colours: Colours): Of<'buy'> {
  const { names, shown } = colours;
  return {
    word,
    example: (at) => `${neighbour(at)} ${shown[3]}@2>5`,
    read(items, at) {
      const seller = items.word(seats(at));
      const parts = items.parts(names);
      const goods = lay(
        items,
        emptyStore('factory'),
        'factory',
        parts.map((part) => [part, part.at]),
      );
      const inStore = items.takeSection()
        ? repriced(items, colours, at, 'harbour')
        : storeOf(at.view, 'harbour', at.seat);
      const store = lay(
        items,
        inStore,
        'harbour',
        parts.map((part) => [part, part.to]),
      );
      return { seller, goods, store };
    },
    write({ seller, goods, store }, at) {
      const { added, removed } = changesIn(storeOf(at.view, 'harbour', at.seat), store, 'harbour');
      const marked = changesIn(emptyStore('factory'), goods, 'factory').added;
      const bought = marked.flatMap((from, kind) =>
        writeMoves(from, added[kind]!.splice(0, from.length), shown[kind]!),
      );
      const moved = shown.flatMap((name, kind) => writeMoves(removed[kind]!, added[kind]!, name));
      return joined(seatName(at, seller), bothStores(joined(...bought), joined(...moved)));
    },
  };
}

export function repriceWith(word: string, colours: Colours): Of<'reprice'> {
  return {
    word,
    example: () => `${colours.shown[3]}@2>5`,
    read: (items, at) => ({ store: repriced(items, colours, at, 'harbour') }),
    write({ store }, { view, seat }) {
      const { added, removed } = changesIn(storeOf(view, 'harbour', seat), store, 'harbour');
      return joined(...colours.shown.flatMap((name, kind) => writeMoves(removed[kind]!, added[kind]!, name)));
    },
  };
}
