/** Who sits where: people and bots. */
import type { Bot } from '../bots/bot.ts';
import type { Seat } from '../core/game.ts';
import { BOT_NAMES } from '../text/bot-names.ts';
import type { Language } from '../text/languages.ts';
import type { TableText } from '../text/table-text.ts';
import type { GameEntry } from './find.ts';
import { Problem } from './problem.ts';

export interface Player {
  readonly name: string;
  /** Absent for a person. */
  readonly bot?: Bot;
}

export interface SeatingWish {
  readonly bots?: string;
  readonly hotseat?: boolean;
  /** From 1, as people count. */
  readonly seat?: number;
  readonly players?: number;
}

/** How many positions a bot may look at for one move, unless told otherwise. */
export const DEFAULT_NODES = 2000;

export function findBot({ bots }: GameEntry, name: string, table: TableText): Bot {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot) return bot;
  throw new Problem(table.unknownBot(name, Object.keys(bots).join(', ')));
}

/** Bot names from "a,b", all of them known. */
export function botNames(entry: GameEntry, list: string, table: TableText): string[] {
  const names = list.split(',').map((name) => name.trim());
  for (const name of names) findBot(entry, name, table);
  return names;
}

/** The bot to play against if nobody says which. */
export const strongest = ({ bots }: GameEntry): string => Object.keys(bots).at(-1) ?? '';

export function checkSeats({ game }: GameEntry, seats: number, table: TableText): number {
  const { min, max } = game.players;
  if (Number.isInteger(seats) && seats >= min && seats <= max) return seats;
  throw new Problem(table.badSeats(seats, min, max));
}

/** Bots are called by their ranks, those without one as they were asked for. */
const rankOf = (name: string, language: Language): string => {
  const ranks: Readonly<Record<string, string>> = BOT_NAMES[language];
  return ranks[name] ?? name;
};

export function seatPlayers(
  entry: GameEntry,
  wish: SeatingWish,
  { table, language }: { readonly table: TableText; readonly language: Language },
): Player[] {
  if (wish.hotseat) return people(entry, wish, table);
  const names = botNames(entry, wish.bots ?? strongest(entry), table);
  const seats = checkSeats(entry, wish.players ?? seatsFor(entry, names), table);
  const own = ownSeat(wish, seats, names.length);
  let next = 0;
  const seated = Array.from({ length: seats }, (_, seat): Player => {
    if (seat === own) return { name: table.play.you };
    const name = names[next++ % names.length] ?? '';
    return { name: rankOf(name, language), bot: findBot(entry, name, table) };
  });
  return toldApart(seated);
}

/** One bot sits in all other seats; several want a seat each. */
function seatsFor({ game }: GameEntry, names: readonly string[]): number {
  const { min, max } = game.players;
  return names.length === 1 ? min : Math.max(min, names.length === max ? max : names.length + 1);
}

/** Your own seat, or undefined when the bots fill the table and you watch. */
function ownSeat({ seat, bots }: SeatingWish, seats: number, count: number): Seat | undefined {
  if (seat !== undefined && !(seat >= 1 && seat <= seats)) {
    throw new Problem(`There is no seat ${seat}: this table has seats 1 to ${seats}.`);
  }
  if (count === seats && count > 1 && seat === undefined) return undefined;
  if (count > 1 && count !== seats - 1) {
    throw new Problem(`${count} bots (${bots}) do not fit beside you at a table for ${seats}.`);
  }
  return (seat ?? 1) - 1;
}

function people(entry: GameEntry, wish: SeatingWish, table: TableText): Player[] {
  if (wish.bots !== undefined || wish.seat !== undefined) {
    throw new Problem('At a --hotseat table all seats are people: leave out --bots and --seat.');
  }
  const seats = checkSeats(entry, wish.players ?? entry.game.players.min, table);
  return Array.from({ length: seats }, (_, seat) => ({ name: table.play.player(seat + 1) }));
}

/** Two bots of the same name get numbers. */
function toldApart(players: readonly Player[]): Player[] {
  return players.map((player, seat) => {
    const same = players.filter(({ name }) => name === player.name).length;
    return same > 1 ? { ...player, name: `${player.name} ${seat + 1}` } : player;
  });
}
