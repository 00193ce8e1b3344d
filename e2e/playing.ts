/** A player at a table's page: what is there to see, and to do. */
import type { Page } from '@playwright/test';

// ── What a player sees ──────────────────────────────────────────────────────────────────────────────

type Place = readonly [x: number, y: number];

export interface Shown {
  readonly over: boolean;
  readonly asked: boolean;
  /** A whole move is drafted. */
  readonly ready: boolean;
  /** The key of each kind of move. */
  readonly kinds: readonly string[];
  readonly chosen: boolean;
  readonly choices: number;
  /** Where on the board something can be pressed, and where it glows besides. */
  readonly places: readonly Place[];
  readonly glowing: readonly Place[];
}

/** As a text: only the page knows such names. */
const LOOK = `(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const ok = document.querySelector('.bar [data-ok]');
  const centre = (shape) => {
    const { x, y, width, height } = shape.getBoundingClientRect();
    return { shape, x: x + width / 2, y: y + height / 2 };
  };
  const isOnTop = ({ shape, x, y }) => {
    const top = x > 0 && y > 0 ? document.elementFromPoint(x, y) : null;
    return top !== null && (shape.contains(top) || top.closest('button, [role="button"]') === shape);
  };
  const targets = all('.board :is(button, [role="button"]):not(:disabled, [aria-disabled="true"])')
    .map(centre).filter(isOnTop);
  const places = (some) => some.map(({ x, y }) => [x, y]);
  return {
    over: document.querySelector('.bar .result, .over') !== null,
    asked: document.querySelector('.bar .kinds') !== null,
    ready: ok !== null && !ok.disabled && ok.ariaDisabled !== 'true',
    kinds: all('.bar .kind').map((kind) => kind.getAttribute('aria-keyshortcuts')),
    chosen: document.querySelector('.bar .kind[aria-pressed="true"]') !== null,
    choices: all('.bar .choices button').length,
    places: places(targets),
    glowing: places(targets.filter(({ shape }) => shape.closest('.can') && !shape.closest('.chosen'))),
  };
})()`;

export const look = (page: Page): Promise<Shown> => page.evaluate<Shown>(LOOK);

// ── What a player does ──────────────────────────────────────────────────────────────────────────────

/** A number below another, the same ones every time. */
export type Draw = (below: number) => number;
export type Act = (page: Page, shown: Shown, draw: Draw) => Promise<void>;

export function draws(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Runs in the page: where something can be pressed; null if it is gone, or covered. */
const FIND = `(selector, nth) => {
  const found = document.querySelectorAll(selector)[nth];
  if (!found) return null;
  found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  const place = [x + width / 2, y + height / 2];
  return found.contains(document.elementFromPoint(...place)) ? place : null;
}`;

/** What is gone by the time it would be pressed is left alone. */
export async function click(page: Page, selector: string, nth: number): Promise<void> {
  const place = await page.evaluate<Place | null>(`(${FIND})(${JSON.stringify(selector)}, ${nth})`);
  if (place) await page.mouse.click(...place);
}

/** Mostly where it glows, sometimes anywhere, now and then at another kind of move. */
export const point: Act = async (page, shown, draw) => {
  const some = shown.glowing.length > 0 && draw(4) > 0 ? shown.glowing : shown.places;
  const place = some[draw(Math.max(1, some.length))];
  if (shown.ready) await click(page, '.bar [data-ok]', 0);
  else if (place && draw(8) > 0) await page.mouse.click(...place);
  else await click(page, '.bar .kind', draw(shown.kinds.length));
};

const DIGITS = [...'123456789'];

/** Letters choose a kind, digits what is listed, Enter sends. */
export const type: Act = async (page, shown, draw) => {
  const keys = shown.chosen ? DIGITS.slice(0, Math.max(1, shown.choices)) : shown.kinds;
  const key = shown.ready ? 'Enter' : keys[draw(Math.max(1, keys.length))];
  if (key) await page.keyboard.press(key);
};

/** What only the page knows. */
interface InPage {
  readonly document: { querySelector(selector: string): unknown };
}

/** Resolves when this player is asked, or the game is over. */
export async function untilAsked(page: Page): Promise<void> {
  const isThere = (wanted: string): boolean =>
    (globalThis as unknown as InPage).document.querySelector(wanted) !== null;
  await page.waitForFunction(isThere, '.bar .kinds, .bar .result, .over');
}

/** Does one thing after the other while it is this player's turn; whether the game is over. */
export async function playOn(page: Page, act: Act, draw: Draw, after = async () => {}): Promise<boolean> {
  for (;;) {
    const shown = await look(page);
    if (shown.over || !shown.asked) return shown.over;
    await act(page, shown, draw);
    await after();
  }
}
