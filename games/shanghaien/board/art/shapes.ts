/** How things look, as paths. Every nation has a flag, a colour and a mark that survives grey-scale. */
import type { Effect, Nation } from '../../rules/tables.ts';

export interface Shape {
  readonly d: string;
  readonly fill: string;
}

export interface NationLook {
  readonly colour: string;
  /** What is written on the colour. */
  readonly on: string;
  /** A flag, 36 by 24. */
  readonly flag: readonly Shape[];
  /** A mark around 0, about 8 each way; `line` is the width of its strokes, or none: then it is filled. */
  readonly mark: { readonly d: string; readonly line?: number };
}

function box(x: number, y: number, width: number, height: number, fill: string): Shape {
  return { d: `M${x} ${y}h${width}v${height}h${-width}Z`, fill };
}

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 ? radius * 0.42 : radius;
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const RED = '#b2382f';
const CREAM = '#f7efdf';
const GOLD = '#e5bd3c';
const NAVY = '#28457c';
const LIGHT = '#fff6e6';

export const NATION_LOOKS: Readonly<Record<Nation, NationLook>> = {
  american: {
    colour: RED,
    on: LIGHT,
    flag: [
      box(0, 0, 36, 24, CREAM),
      ...[0, 8, 16].map((y) => box(0, y, 36, 4, RED)),
      box(0, 0, 16, 12, NAVY),
      { d: star(8, 6, 4.6), fill: '#fff' },
    ],
    mark: { d: star(0, 0.5, 9) },
  },
  french: {
    colour: '#7dbde0',
    on: '#14222c',
    flag: [box(0, 0, 12, 24, '#3f78b5'), box(12, 0, 12, 24, CREAM), box(24, 0, 12, 24, '#c0463b')],
    mark: { d: 'M-6-7V7M0-7V7M6-7V7', line: 3 },
  },
  german: {
    colour: NAVY,
    on: LIGHT,
    flag: [box(0, 0, 36, 8, '#22262b'), box(0, 8, 36, 8, RED), box(0, 16, 36, 8, GOLD)],
    mark: { d: 'M-7-6H7M-7 0H7M-7 6H7', line: 3 },
  },
  chinese: {
    colour: GOLD,
    on: '#2a1e08',
    flag: [
      box(0, 0, 36, 24, GOLD),
      { d: circle(12, 12, 6), fill: RED },
      ...[7, 11, 15].map((y) => box(22, y, 10, 2, NAVY)),
    ],
    mark: { d: circle(0, 0, 6), line: 3.4 },
  },
  dutch: {
    colour: '#e5822f',
    on: '#2a1606',
    flag: [box(0, 0, 36, 8, '#e5822f'), box(0, 8, 36, 8, CREAM), box(0, 16, 36, 8, '#3a6ea5')],
    mark: { d: 'M-7 6L0-6L7 6Z' },
  },
  turkish: {
    colour: '#714c98',
    on: LIGHT,
    flag: [
      box(0, 0, 36, 24, '#714c98'),
      { d: 'M19 6.2a7 7 0 1 0 0 11.6a5.6 5.6 0 1 1 0-11.6Z', fill: LIGHT },
      { d: star(24, 12, 4), fill: LIGHT },
    ],
    mark: { d: 'M4-7.2a8 8 0 1 0 0 14.4a6.4 6.4 0 1 1 0-14.4Z' },
  },
  spanish: {
    colour: '#2f7b4c',
    on: LIGHT,
    flag: [box(0, 0, 36, 24, RED), box(0, 6, 36, 12, GOLD), box(9, 8, 6, 8, RED)],
    mark: { d: 'M-7 7V-6h3v3h2.6v-3h2.8v3H4v-3h3V7Z' },
  },
  italian: {
    colour: '#98a0a5',
    on: '#14222c',
    flag: [
      box(0, 0, 12, 24, '#2f7b4c'),
      box(12, 0, 12, 24, CREAM),
      box(24, 0, 12, 24, '#c0463b'),
      box(16, 8, 4, 7, '#7b858b'),
    ],
    mark: { d: 'M0-8L7 0L0 8L-7 0Z', line: 3 },
  },
};

/** Where the pips of a die are, from its middle. */
export const PIP_SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

const pipsIn = (x: number, y: number, size: number, value: number): string =>
  (PIP_SPOTS[value] ?? [])
    .map(([a, b]) => circle(x + size / 2 + a * size * 0.25, y + size / 2 + b * size * 0.25, 1.7))
    .join('');
const frame = (x: number, y: number, size: number): string => `M${x} ${y}h${size}v${size}h${-size}Z`;
const bust = (x: number): string =>
  `${circle(x, -4, 5.4)}M${x - 10} 12c0-8 5-9 10-9s10 1 10 9ZM${x - 8}-8c3-4 13-4 16 0l-2 3h-12Z`;

export interface Drawing {
  readonly fill?: string;
  readonly line?: string;
}

/** What a trick does, around 0, about 40 by 28. */
export const EFFECT_DRAWINGS: Readonly<Record<Effect, Drawing>> = {
  joker: { fill: bust(-11) + bust(11) },
  shift: { fill: pipsIn(-9, -9, 18, 3), line: `${frame(-9, -9, 18)}M-20-1v-8M-24-5h8M16 5h8` },
  reroll: {
    fill: `${pipsIn(-8, -8, 16, 5)}M-6-16l-6 1 3 6ZM6 16l6-1-3-6Z`,
    line: `${frame(-8, -8, 16)}M-13 9A16 16 0 0 1-10-13M13-9A16 16 0 0 1 10 13`,
  },
  both: {
    fill: pipsIn(-20, -8, 17, 3) + pipsIn(3, -8, 17, 5),
    line: frame(-20, -8, 17) + frame(3, -8, 17),
  },
  captain: {
    fill: `${circle(0, -3, 6)}M-14 15c0-11 6-12 14-12s14 1 14 12ZM-13-7c5-11 21-11 26 0-8-3-18-3-26 0Z`,
  },
  ban: { fill: circle(0, 13, 2), line: 'M-9 10c3-3 3-6 3-11a6 6 0 0 1 12 0c0 5 0 8 3 11ZM-14-14l28 28' },
  rerollAll: {
    fill: pipsIn(-21, -2, 13, 2) + pipsIn(-6, -13, 13, 4) + pipsIn(9, -2, 13, 1),
    line: `${frame(-21, -2, 13)}${frame(-6, -13, 13)}${frame(9, -2, 13)}`,
  },
  sharks: { fill: 'M-12 6C-8-6 0-13 11-14 6-8 6 0 9 6Z', line: 'M-20 10q5-5 10 0t10 0 10 0 10 0' },
  exchange: {
    fill: `${pipsIn(-7, -7, 14, 1)}M14-15l7 4-7 4ZM-14 15l-7-4 7-4Z`,
    line: `${frame(-7, -7, 14)}M-18-11h34M18 11h-34`,
  },
  doubles: {
    fill: pipsIn(-20, -8, 17, 2) + pipsIn(3, -8, 17, 2),
    line: frame(-20, -8, 17) + frame(3, -8, 17),
  },
};

/** Headgear by value: bare, knit cap, sailor's cap, peaked cap; dark parts and light ones. */
export const CAPS: readonly { readonly dark: string; readonly light: string }[] = [
  { dark: 'M-12-9C-12-22 12-22 12-9C6-13-5-14-12-9Z', light: '' },
  { dark: 'M-14-8C-15-28 15-28 14-8Z', light: 'M-15-11.2h30v2.4h-30Z' },
  {
    dark: 'M-18-18C-12-26 12-26 18-18L13-10H-13ZM11-13l2-1 8 10-2 2Z',
    light: 'M-13.5-13.2h27v2.4h-27Z',
  },
  {
    dark: 'M-19-20C-10-27 10-27 19-20L14-11H-14ZM-14-10C-6-5 8-5 17-9L14-12H-14ZM-12 0C-11 18 11 18 12 0C7 6-7 6-12 0Z',
    light: 'M-3-19h6v5h-6Z',
  },
];
