/** Who won how often, with intervals over games that do not depend on each other. */
import { winShares } from '../bots/win-shares.ts';
import { margin, mean, percent, tableLines } from './figures.ts';
import type { Played } from './results.ts';

export interface Standing {
  readonly name: string;
  /** Share of wins, ties shared; with half the width of its 95 % interval, clustered by block. */
  readonly wins: number;
  readonly margin: number;
  readonly points: number;
  readonly decisionsPerSecond: number;
  /** Seconds of the slowest decision. */
  readonly slowest: number;
  readonly against: Readonly<Record<string, { readonly wins: number; readonly margin: number }>>;
}

export function standing(name: string, names: readonly string[], played: readonly Played[]): Standing {
  const own = played.filter(({ bots }) => bots.includes(name));
  const of = (values: (one: Played) => readonly number[]): number[] =>
    own.flatMap((one) => one.bots.flatMap((bot, seat) => (bot === name ? [values(one)[seat] ?? 0] : [])));
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  const others = names.filter((other) => other !== name);
  const met = (other: string): Played[] => own.filter(({ bots }) => bots.includes(other));
  return {
    name,
    ...rate(name, own),
    points: mean(of(({ scores }) => scores)),
    decisionsPerSecond: Math.round(sum(of(({ decisions }) => decisions)) / sum(of(({ seconds }) => seconds))),
    slowest: of(({ slowest }) => slowest).reduce((a, b) => Math.max(a, b), 0),
    against: Object.fromEntries(others.map((other) => [other, rate(name, met(other))])),
  };
}

/** Games of a block share their luck, so a block counts as one observation. */
function rate(name: string, played: readonly Played[]): { wins: number; margin: number } {
  const means = blockMeans(name, played);
  return { wins: mean(means), margin: margin(means) };
}

/** A bot's share of the wins in each block. */
export function blockMeans(name: string, played: readonly Played[]): number[] {
  const blocks = new Map<string, number[]>();
  for (const { block, bots, places } of played) {
    const wins = bots.flatMap((bot, seat) => (bot === name ? [winOf({ places }, seat)] : []));
    const before = blocks.get(block);
    if (before) before.push(...wins);
    else blocks.set(block, wins);
  }
  return [...blocks.values()].map(mean);
}

/** 1 for a win, a share of it for a shared one. */
export function winOf({ places }: { readonly places: readonly number[] }, seat: number): number {
  return winShares(places)[seat] ?? 0;
}

export function standingLines(standings: readonly Standing[], games: number): string[] {
  const names = standings.map(({ name }) => name);
  const rows = standings.map(({ name, against, ...own }) => [
    name,
    withMargin(own.wins, own.margin),
    own.points.toFixed(1),
    String(own.decisionsPerSecond),
    own.slowest.toFixed(3),
    ...names.map((other) => cell(against[other])),
  ]);
  const heads = ['bot', 'wins', 'points', 'decisions/s', 'slowest s', ...names.map((name) => `vs ${name}`)];
  return [
    ...tableLines([heads, ...rows]),
    '',
    `${games} games; wins with 95 % intervals over games of the same luck, ties shared.`,
  ];
}

const cell = (met: { wins: number; margin: number } | undefined): string =>
  met ? withMargin(met.wins, met.margin) : '–';

const withMargin = (share: number, half: number): string =>
  Number.isNaN(half) ? percent(share) : `${(share * 100).toFixed(1)} ± ${(half * 100).toFixed(1)} %`;
