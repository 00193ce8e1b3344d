/** Where the named places are, for frames around them. */
import type { View } from '../rules/types.ts';
import type { BlockPlan, Rect } from './layout-port.ts';
import type { BoardPlan } from './layout-stage.ts';
import { mooring } from './mooring.ts';
import type { Place } from './news.ts';

const SHIP = { w: 84, h: 52 };
/** At scale 1, and how far it stands up from its middle. */
const BUILDING = { w: 34, up: 26 };

export function rectOf(place: Place, plan: BoardPlan, view: View): Rect | undefined {
  const [name, number, space] = place.split('-');
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
    case 'factory': {
      const block = plan.ports[seat]?.blocks.find(({ store }) => store === name);
      return block && space !== undefined ? spaceIn(block, Number(space)) : block?.rect;
    }
    case 'ship': {
      const { x, y } = mooring(plan, view, seat, view.ships[seat] ?? 0);
      return { x: x - SHIP.w / 2, y: y - SHIP.h / 2, ...SHIP };
    }
    default:
      return undefined;
  }
}

/** A space for a building, with what it costs there. */
function spaceIn({ slots, slotScale, flat }: BlockPlan, space: number): Rect | undefined {
  const at = slots[space];
  if (!at) return undefined;
  const w = BUILDING.w * slotScale;
  return {
    x: at.x - w / 2,
    y: at.y - BUILDING.up * slotScale,
    w,
    h: BUILDING.up * slotScale + (flat ? 6 : 20),
  };
}
