/** Where to send the ships: sets of ports with bids, weighed by what comes home if they stand. */
import { noneOf } from '../../../core/counts.ts';
import type { Seat } from '../../../core/game.ts';
import { goodsOf, leastBid, PORT_COUNT, stackOf } from '../rules/places.ts';
import { CASINO_INCOME, SYNDICATE_INCOME, TOKEN_KINDS } from '../rules/tables.ts';
import type { MoveOf, View } from '../rules/types.ts';
import { harmIn, survival } from './contest.ts';
import { hoardOf } from './hoard.ts';
import { tokenFromMarket } from './market.ts';
import { reach, type Stance, stanceOf, tradesLeft } from './stance.ts';
import { futureWith, lineOf, type Mind, type Outlook, outlookOf } from './value.ts';

export interface Plan {
  readonly move: MoveOf<'send'>;
  /** In points, for comparison with other plans only. */
  readonly worth: number;
}

/** A ship in a port, or the thought of one. */
interface Venture {
  readonly port: number;
  readonly bid: number;
  readonly stands: number;
  /** To the rival who leads there. */
  readonly harm: number;
}

interface Scene {
  readonly view: View;
  readonly seat: Seat;
  readonly outlook: Outlook;
  readonly stance: Stance;
  /** Ships that stayed in a port this turn. */
  readonly stayed: readonly Venture[];
  /** What a ship in the black market is worth, the first and every other. */
  readonly market: { readonly first: number; readonly other: number };
}

/** How many ports are thought of, and with how many bids each. */
export interface Width {
  readonly ports: number;
  readonly bids: number;
}

/** Unordered; the last turn has plans too, for ships can still spoil the last turn of others. */
export function plans(view: View, seat: Seat, mind: Mind, width: Width): Plan[] {
  const trades = tradesLeft(view, seat);
  if (trades === 0) return [spoiling(view, seat)];
  const line = lineOf(mind.model, 'trading', trades);
  const stance = { ...stanceOf(view, seat), market: 0, cargo: 0, stakes: 0 };
  const goods = goodsOf(view, seat);
  const outlook = outlookOf(line, stance);
  const judge = (after: readonly number[]): number => futureWith(outlook, hoardOf(after), stance.coins);
  const market = tokenFromMarket(view, goods, judge);
  const scene: Scene = { view, seat, outlook, stance, stayed: stayedShips(view, seat, mind), market };
  const ventures = bestVentures(scene, mind, width);
  return combined(scene, ventures);
}

function stayedShips(view: View, seat: Seat, { contest }: Mind): Venture[] {
  const stayed: Venture[] = [];
  for (let port = 0; port < PORT_COUNT; port++) {
    const bid = stackOf(view, seat, port);
    if (bid > 0) stayed.push({ port, bid, stands: survival(view, seat, port, bid, contest), harm: 0 });
  }
  return stayed;
}

const mayEnter = (view: View, seat: Seat, port: number): boolean =>
  view.open[port] === 1 && view.left[port] === 0 && stackOf(view, seat, port) === 0;

/** The most promising ports, each with its most promising bids. */
function bestVentures(scene: Scene, mind: Mind, width: Width): Venture[][] {
  const { view, seat } = scene;
  const ports: { ventures: Venture[]; worth: number }[] = [];
  for (let port = 0; port < PORT_COUNT; port++) {
    if (!mayEnter(view, seat, port)) continue;
    const harm = harmIn(view, seat, port);
    const tried = bidsFor(view, seat, port)
      .map((bid) => ({ port, bid, stands: survival(view, seat, port, bid, mind.contest), harm }))
      .map((venture) => ({ venture, worth: worthOfPlan(scene, [venture], 0) }))
      .sort((a, b) => b.worth - a.worth);
    const [first] = tried;
    if (!first) continue;
    ports.push({ ventures: tried.slice(0, width.bids).map(({ venture }) => venture), worth: first.worth });
  }
  ports.sort((a, b) => b.worth - a.worth);
  return ports.slice(0, width.ports).map(({ ventures }) => ventures);
}

/** The least bid, a little more, and what each rival could just not beat. */
function bidsFor(view: View, seat: Seat, port: number): number[] {
  const [least, coins] = [leastBid(view, seat, port), view.coins[seat]!];
  const bids = [least, least + 1, least + 2, least + 4];
  for (let rival = 0; rival < view.seats; rival++) if (rival !== seat) bids.push(reach(view, rival, port));
  return [...new Set(bids)].filter((bid) => bid >= least && bid <= coins);
}

/** Every choice of ventures, one for a port at most, with every split of the other ships. */
function combined(scene: Scene, ports: readonly (readonly Venture[])[]): Plan[] {
  const { view, seat } = scene;
  const found: Plan[] = [];
  const chosen: Venture[] = [];
  const from = (at: number, ships: number, coins: number): void => {
    if (at === ports.length || ships === 0) {
      for (let casino = 0; casino <= ships; casino++)
        found.push(planOf(scene, chosen, casino, ships - casino));
      return;
    }
    from(at + 1, ships, coins);
    for (const venture of ports[at]!) {
      if (venture.bid > coins) continue;
      chosen.push(venture);
      from(at + 1, ships - 1, coins - venture.bid);
      chosen.pop();
    }
  };
  from(0, view.ships[seat]!, view.coins[seat]!);
  return found;
}

function planOf(scene: Scene, ventures: readonly Venture[], casino: number, market: number): Plan {
  const stacks = noneOf(PORT_COUNT);
  for (const { port, bid } of ventures) stacks[port] = bid;
  const { first, other } = scene.market;
  const tokens = market === 0 ? 0 : first + other * (market - 1);
  return {
    move: { type: 'send', casino, market, stacks },
    worth: worthOfPlan(scene, ventures, casino) + tokens,
  };
}

/** The mean over what stands and what does not. */
function worthOfPlan(scene: Scene, ventures: readonly Venture[], casino: number): number {
  const { stance, view, seat, outlook, stayed } = scene;
  const all = stayed.length > 0 ? [...stayed, ...ventures] : ventures;
  let [paid, harm] = [0, 0];
  for (const venture of ventures) {
    paid += venture.bid;
    harm += (venture.harm * (1 + venture.stands)) / 2;
  }
  const goods = goodsOf(view, seat);
  const mean = (at: number, coins: number): number => {
    const venture = all[at];
    if (!venture) return futureWith(outlook, hoardOf(goods), coins);
    const { port, bid, stands } = venture;
    load(view, goods, port, 1);
    const won = mean(at + 1, coins);
    load(view, goods, port, -1);
    if (stands > 0.98) return won;
    const comfort = stance.syndicates > 0 ? SYNDICATE_INCOME : 0;
    return stands * won + (1 - stands) * mean(at + 1, coins + bid + comfort);
  };
  return harm + mean(0, stance.coins - paid + CASINO_INCOME * casino);
}

function load(view: View, goods: number[], port: number, sign: number): void {
  for (let kind = 0; kind < TOKEN_KINDS; kind++)
    goods[kind]! += sign * view.ports[port * TOKEN_KINDS + kind]!;
}

/** In the last round a bid above a rival's keeps him from his cargo: where it hurts most, at the least price. */
function spoiling(view: View, seat: Seat): Plan {
  const stacks = noneOf(PORT_COUNT);
  let [ships, coins] = [view.ships[seat]!, view.coins[seat]!];
  const targets = [...stacks.keys()]
    .filter((port) => mayEnter(view, seat, port) && leastBid(view, seat, port) > 1)
    .map((port) => ({ port, bid: leastBid(view, seat, port), harm: harmIn(view, seat, port) }))
    .sort((a, b) => b.harm - a.harm);
  for (const { port, bid, harm } of targets) {
    if (ships === 0 || bid > coins || harm <= 0) continue;
    stacks[port] = bid;
    ships--;
    coins -= bid;
  }
  return { move: { type: 'send', casino: ships, market: 0, stacks }, worth: 0 };
}
