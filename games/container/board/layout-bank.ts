/** The Investment Bank on its own pier: three brokers in rows, the payment card, and a port for everybody. */
import { BROKERS } from '../rules/tables.ts';
import type { Rect, Spot } from './layout-port.ts';

export interface BrokerPlan {
  readonly name: Spot;
  readonly containers: Rect;
  readonly money: Rect;
}

export interface BankPlan {
  readonly rect: Rect;
  readonly title: Spot;
  readonly house: Spot;
  readonly brokers: readonly BrokerPlan[];
  readonly card: Rect;
  /** By seat: where one's containers wait, and where one's ship lies. */
  readonly ports: readonly { readonly rect: Rect; readonly ship: Spot }[];
  readonly scale: number;
}

const HEAD = 34;
const ROW = 38;
const GAP = 4;
const PORT = 46;
const WATER = 44;
const PAD = 12;
const NAME = 30;

/** With the water its ships lie on. */
export const BANK_HEIGHT = HEAD + BROKERS * (ROW + GAP) + PAD + PORT + WATER;

export function planBank({ x, y, w }: Rect, seats: number): BankPlan {
  const card = Math.max(104, w * 0.3);
  const rows = w - 2 * PAD - card - 10;
  const money = Math.max(64, rows * 0.27);
  const top = y + HEAD;
  const below = top + BROKERS * (ROW + GAP) + 4;
  const port = (w - 2 * PAD - GAP * (seats - 1)) / seats;
  return {
    rect: { x, y, w, h: BANK_HEIGHT },
    title: { x: x + 50, y: y + 23 },
    house: { x: x + 28, y: y + 28 },
    brokers: Array.from({ length: BROKERS }, (_, b) => {
      const row = top + b * (ROW + GAP);
      return {
        name: { x: x + PAD + NAME / 2 - 4, y: row + ROW / 2 + 6 },
        containers: { x: x + PAD + NAME, y: row, w: rows - NAME - money - GAP, h: ROW },
        money: { x: x + PAD + rows - money, y: row, w: money, h: ROW },
      };
    }),
    card: { x: x + w - PAD - card, y: top, w: card, h: BROKERS * (ROW + GAP) - GAP },
    ports: Array.from({ length: seats }, (_, seat) => {
      const rect = { x: x + PAD + seat * (port + GAP), y: below, w: port, h: PORT - 8 };
      return { rect, ship: { x: rect.x + port / 2, y: below + PORT + WATER / 2 } };
    }),
    scale: 0.62,
  };
}
