/** Where the named places are, for frames around them. */
import type { View } from '../rules/types.ts';
import type { Rect } from './layout-port.ts';
import type { BoardPlan } from './layout-stage.ts';
import { mooring } from './mooring.ts';
import type { Place } from './news.ts';

const SHIP = { w: 84, h: 52 };

export function rectOf(place: Place, plan: BoardPlan, view: View): Rect | undefined {
  const [name, number] = place.split('-');
  const seat = Number(number);
  switch (name) {
    case 'bank':
      return plan.bank?.rect;
    case 'supply':
      return plan.supply.rect;
    case 'port':
      return plan.ports[seat]?.rect;
    case 'island':
      return plan.island.areas[seat]?.rect;
    case 'harbour':
    case 'factory':
      return plan.ports[seat]?.blocks.find(({ store }) => store === name)?.rect;
    case 'ship': {
      const { x, y } = mooring(plan, view, seat, view.ships[seat] ?? 0);
      return { x: x - SHIP.w / 2, y: y - SHIP.h / 2, ...SHIP };
    }
    default:
      return undefined;
  }
}
