/** A narrow stage: the island, one's own port, the supply, the others, the bank, one below the other. */
import { BANK_HEIGHT, planBank } from './layout-bank.ts';
import { BASIN, type PortPlan, planPort, portHeight } from './layout-port.ts';
import { islandSize, planIsland, planSupply, SHOAL } from './layout-sea.ts';
import { type BoardPlan, M, othersOf, type Ports, ROOMY, type Stage, SUPPLY } from './layout-stage.ts';

/** Bridge and flag of a ship at a quay stand out of the water kept for it. */
const ALOFT = 14;

export function oneBelowTheOther(stage: Stage): BoardPlan {
  const { width, seats, near } = stage;
  const size = islandSize(seats, width - 4, false);
  const shore = size.h + 2 * SHOAL;
  const island = planIsland({ x: 0, y: 0, w: width, h: shore }, seats, size);
  // Clear of the ships that lie at the island.
  const roads = shore + BASIN + 8;
  const ownTop = roads + BASIN + 2 * ALOFT;
  const supply = planSupply({
    x: M,
    y: ownTop + portHeight(ROOMY.own) + 2 * M,
    w: width - 2 * M,
    h: SUPPLY.h,
  });
  const below = portsBelow(stage, supply.rect.y + SUPPLY.h + BASIN + ALOFT);
  const ports = [...below.ports];
  ports[near] = planPort({ x: M, y: ownTop }, width - 2 * M, ROOMY.own, { edge: 'top', visitors: seats - 1 });
  const w = Math.min(560, width - 2 * M);
  const bank = stage.bank ? planBank({ x: (width - w) / 2, y: below.bottom, w, h: 0 }, seats) : undefined;
  return {
    width,
    height: below.bottom + (bank ? BANK_HEIGHT + M : 0),
    ports,
    island,
    supply,
    bank,
    roads: Array.from({ length: seats }, (_, seat) => ({
      x: (width / seats) * (seat + 0.5),
      y: roads,
    })),
    shipScale: Math.min(0.5, width / seats / 165),
  };
}

/** The others' ports in one column or two. */
function portsBelow(stage: Stage, top: number): Ports {
  const { width, seats } = stage;
  const across = width >= 720 ? 2 : 1;
  const w = (width - M * (across + 1)) / across;
  const each = portHeight(ROOMY.strip) + BASIN + ALOFT;
  const ports: PortPlan[] = [];
  for (const [i, seat] of othersOf(stage).entries()) {
    const y = top + Math.floor(i / across) * each;
    ports[seat] = planPort({ x: M + (i % across) * (w + M), y }, w, ROOMY.strip, {
      edge: 'top',
      visitors: seats - 1,
    });
  }
  return {
    ports,
    bottom: top + Math.ceil((seats - 1) / across) * each - BASIN - ALOFT + M,
  };
}
