/** A key for each kind of move, the same all game long, whatever else is possible; digits are for what is listed. */
import type { CargoNoir } from '../../games/cargo-noir/rules/types.ts';
import type { Container } from '../../games/container/rules/types.ts';
import type { Shanghaien } from '../../games/shanghaien/rules/types.ts';

type KeysOf<M extends { readonly type: string }> = Readonly<Record<M['type'], string>>;

type Keys = {
  readonly container: KeysOf<Container['Move']>;
  readonly shanghaien: KeysOf<Shanghaien['Move']>;
  readonly 'cargo-noir': KeysOf<CargoNoir['Move']>;
};

/** The letter by which one asks for a hint. */
export const HINT = 'h';

export const KEYS: Keys = {
  container: {
    default: 'f',
    seizeGoods: 'g',
    seizeStock: 'j',
    seizeBuilding: 'u',
    payBrokers: 'y',
    restock: 'z',
    sell: 'o',
    buildMachine: 'm',
    buildWarehouse: 'w',
    buy: 'b',
    reprice: 'n',
    produce: 'p',
    sail: 's',
    dock: 'd',
    load: 'l',
    moor: 'q',
    fetch: 'c',
    bid: 'i',
    accept: 'a',
    decline: 'k',
    callWithMoney: 'v',
    callWithGoods: 'x',
    loan: 't',
    repay: 'r',
    pass: 'e',
  },
  shanghaien: {
    roll: 'r',
    shanghai: 's',
    place: 'p',
    joker: 'j',
    shift: 'f',
    both: 'b',
    reroll: 'e',
    captain: 'c',
    ban: 'n',
    rerollAll: 'a',
    spread: 'd',
    sharks: 'k',
    exchange: 'x',
    doubles: 'u',
    rerollOne: 'i',
    takeDoubles: 't',
    object: 'o',
    allow: 'l',
  },
  'cargo-noir': {
    casino: 'c',
    swap: 'w',
    draw: 'd',
    takeCargo: 't',
    raise: 'r',
    withdraw: 'i',
    trade: 'a',
    send: 's',
  },
};

/** The key of a kind; undefined for a game that this page does not know. */
export function keyOfKind(game: string | undefined, kind: string): string | undefined {
  const games: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = KEYS;
  return games[game ?? '']?.[kind];
}

/** The letter or digit that was pressed; where a keyboard writes others, the one that stands there on most. */
export function keyOf({ key, code }: { readonly key: string; readonly code: string }): string | undefined {
  if (/^[a-z0-9]$/i.test(key)) return key.toLowerCase();
  return key.length === 1 ? /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() : undefined;
}
