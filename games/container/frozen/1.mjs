// core/invariant.ts
function invariant(holds, what) {
	if (!holds) throw new Error(`invariant broken: ${what}`);
}
// core/play.ts
function actionOf(actions, type) {
	return actions[type];
}
function* movesOf(actions, view, seat) {
	for (const action of actions) if (action.can(view, seat)) yield* action.moves(view, seat);
}
function sampleOf(actions, view, seat, chance) {
	if (actions.length === 1) return actions[0].sample(view, seat, chance);
	let possible = 0;
	let kinds = 0;
	for (let i = 0; i < actions.length; i++) if (actions[i].can(view, seat)) {
		possible |= 1 << i;
		kinds++;
	}
	let skip = kinds > 1 ? chance.draw(kinds) : 0;
	for (let i = 0; i < actions.length; i++) if (possible & 1 << i && skip-- === 0) return actions[i].sample(view, seat, chance);
	throw new Error("nobody asks for a move where none is possible");
}
// core/refuse.ts
const citable = (rules) => typeof rules === "string" ? [rules] : rules;
function refuser(ruleOf) {
	return (code, params, rule) => ({
		code,
		rule: rule ?? citable(ruleOf[code])[0],
		params
	});
}
// games/container/rules/refuse.ts
const refuse = refuser({
	gameOver: "12.1",
	notYourTurn: "3.1",
	answerInterest: "4.2",
	seizeFirst: "4.3",
	payBrokersFirst: "13.5",
	restockFirst: "13.3",
	bidFirst: "10.2",
	decideFirst: "10.4",
	notInterest: "4.2",
	nothingToSeize: "4.3",
	seizeElsewhere: [
		"4.4",
		"4.5",
		"4.6",
		"4.8"
	],
	seizeExactly: ["4.5", "4.8"],
	nothingThere: ["4.3", "13.7"],
	buildingIsSafe: "4.6",
	noSaleInThisGame: "5.1",
	alreadySold: "5.1",
	saleBeforeActions: "5.1",
	noSaleInFirstTurn: "5.1",
	sellFromFactory: "5.2",
	notInStore: [
		"7.1",
		"4.5",
		"4.8",
		"5.2",
		"9.2",
		"13.2"
	],
	tooExpensive: [
		"7.1",
		"6.1",
		"8.2",
		"9.2",
		"10.5",
		"11.2",
		"13.2"
	],
	noSpaceToBuild: "6.2",
	noMachineLeft: "6.4",
	noWarehouseLeft: "6.4",
	machineOwned: "6.3",
	ownStore: "7.1",
	noSuchSeat: [
		"7.1",
		"9.1",
		"10.4"
	],
	nothingChosen: [
		"9.3",
		"7.1",
		"13.7"
	],
	nothingChanges: "7.4",
	harbourFull: "7.2",
	storeDiffers: "7.3",
	alreadyProduced: "8.1",
	noMachineFor: "8.3",
	colourRunOut: "8.3",
	mustMakeAll: "8.3",
	factoryFull: "8.3",
	mayNotEndGame: "14.7",
	alreadyThere: "9.1",
	seaFirst: "9.1",
	ownHarbour: "9.1",
	notInHarbour: "9.3",
	holdFull: "9.4",
	nothingToAuction: "10.1",
	notAsked: "10.2",
	bidBeyondCash: "10.2",
	notBest: "10.4",
	noAuction: "10.4",
	tooManyLoans: "11.1",
	noLoan: "11.2",
	repayInOwnTurn: "11.2",
	noBank: "13.1",
	noBankPort: "13.7",
	brokerInLastTurn: "13.8",
	brokerJustWon: "13.8",
	brokerHeldByYou: "13.3",
	cellIsEmpty: "13.2",
	otherCellMarked: "13.3",
	bidTooLow: ["13.3", "13.2"],
	notReturned: ["13.3", "13.5"],
	notYourPayment: "13.5"
});
// core/counts.ts
function total(counts, from = 0, to = counts.length) {
	let sum = 0;
	for (let i = from; i < to; i++) sum += counts[i];
	return sum;
}
function setAll(counts, to) {
	for (let i = 0; i < counts.length; i++) counts[i] = to;
}
const EMPTY = [[]];
function noneOf(kinds) {
	while (EMPTY.length <= kinds) EMPTY.push([...EMPTY.at(-1), 0]);
	return EMPTY[kinds].slice();
}
function drawFrom(counts, size, chance) {
	const skip = chance.draw(size);
	const kind = skip + skip < size ? kindAfter(counts, skip) : kindBefore(counts, size - 1 - skip);
	invariant(counts[kind] > 0, "a pile holds as many pieces as were promised");
	counts[kind]--;
	return kind;
}
function kindAfter(counts, skip) {
	let kind = 0;
	for (let left = skip; left >= counts[kind]; kind++) left -= counts[kind];
	return kind;
}
function kindBefore(counts, skip) {
	let kind = counts.length - 1;
	for (let left = skip; left >= counts[kind]; kind--) left -= counts[kind];
	return kind;
}
// games/container/rules/sets.ts
const IN_SET = Array.from({ length: 32 }, (_, bits) => [
	0,
	1,
	2,
	3,
	4
].filter((n) => bits & 1 << n));
const inSet = (bits) => IN_SET[bits];
const firstIn = (bits) => 31 - Math.clz32(bits & -bits);
const withoutFirst = (bits) => bits & bits - 1;
const hasSeveral = (bits) => withoutFirst(bits) !== 0;
function pick(list, chance) {
	return list[list.length > 1 ? chance.draw(list.length) : 0];
}
// games/container/rules/tables.ts
const EDITIONS = ["2007", "anniversary"];
const COLOURS = [
	"black",
	"brown",
	"orange",
	"tan",
	"white"
];
const KINDS = COLOURS.length;
const WORTHS = [
	10,
	5,
	6,
	4,
	2
];
const placeOnCard = (card, colour) => (colour - card + KINDS) % KINDS;
const MACHINE_COSTS = [
	0,
	6,
	9,
	12
];
const WAREHOUSE_COSTS = [
	0,
	4,
	5,
	6,
	7
];
const FACTORY_PRICES = [
	1,
	2,
	3,
	4
];
const HARBOUR_PRICES = [
	2,
	3,
	4,
	5,
	6
];
const FACTORY_CELLS = FACTORY_PRICES.length * KINDS;
const HARBOUR_CELLS = HARBOUR_PRICES.length * KINDS;
const SUPPLIES = {
	"2007": (seats) => ({
		containers: 4 * seats,
		machines: 5,
		warehouses: 25
	}),
	anniversary: (seats) => ({
		containers: 3 * seats + 1,
		machines: seats - 1,
		warehouses: 4 * seats
	})
};
const BROKER_MONEY = [
	1,
	2,
	3
];
const BROKER_CONTAINERS = [
	2,
	1,
	0
];
// games/container/rules/stores.ts
const NONE = noneOf(KINDS);
const pricesOf = (prices) => prices.flatMap((price) => NONE.map(() => price));
const FACTORY_CELL_PRICES = pricesOf(FACTORY_PRICES);
const HARBOUR_CELL_PRICES = pricesOf(HARBOUR_PRICES);
const EMPTY_FACTORY = noneOf(FACTORY_CELLS);
const EMPTY_HARBOUR = noneOf(HARBOUR_CELLS);
const cellsOf = (store) => store === "factory" ? FACTORY_CELLS : HARBOUR_CELLS;
const storesOf = (view, store) => store === "factory" ? view.factory : view.harbour;
const cellPrices = (store) => store === "factory" ? FACTORY_CELL_PRICES : HARBOUR_CELL_PRICES;
const emptyStore = (store) => store === "factory" ? EMPTY_FACTORY.slice() : EMPTY_HARBOUR.slice();
const priceAt = (store, cell) => cellPrices(store)[cell];
const colourAt = (cell) => cell % KINDS;
function cellFor(store, price, colour) {
	const cell = cellPrices(store).indexOf(price);
	return cell < 0 ? -1 : cell + colour;
}
function at(view, store, seat, cell) {
	return storesOf(view, store)[seat * cellsOf(store) + cell];
}
function storeOf(view, store, seat) {
	return storesOf(view, store).slice(seat * cellsOf(store), (seat + 1) * cellsOf(store));
}
function layStore(state, store, seat, cells) {
	const stores = storesOf(state, store);
	const from = seat * cellsOf(store);
	layRow(stores, from, cells, 0);
	layRow(stores, from + KINDS, cells, KINDS);
	layRow(stores, from + 2 * KINDS, cells, 2 * KINDS);
	layRow(stores, from + 3 * KINDS, cells, 3 * KINDS);
	if (store === "harbour") layRow(stores, from + 4 * KINDS, cells, 4 * KINDS);
}
function layRow(stores, to, cells, from) {
	stores[to] = cells[from];
	stores[to + 1] = cells[from + 1];
	stores[to + 2] = cells[from + 2];
	stores[to + 3] = cells[from + 3];
	stores[to + 4] = cells[from + 4];
}
function addToStore(state, store, seat, cells, sign) {
	const stores = storesOf(state, store);
	const from = seat * cellsOf(store);
	for (let cell = 0; cell < cells.length; cell++) if (cells[cell] > 0) stores[from + cell] += sign * cells[cell];
}
const fiveFrom = (counts, from) => counts[from] + counts[from + 1] + counts[from + 2] + counts[from + 3] + counts[from + 4];
const isRowEmpty = (stores, row) => (stores[row] | stores[row + 1] | stores[row + 2] | stores[row + 3] | stores[row + 4]) === 0;
function stock(view, store, seat) {
	const stores = storesOf(view, store);
	const to = (seat + 1) * cellsOf(store);
	let sum = 0;
	for (let row = seat * cellsOf(store); row < to; row += KINDS) sum += fiveFrom(stores, row);
	return sum;
}
function hasFor(view, store, seat, cash) {
	const stores = storesOf(view, store);
	const from = seat * cellsOf(store);
	return !areRowsEmpty(stores, from, from + cellsWithin(store, cash));
}
const hasStock = (view, store, seat) => !areRowsEmpty(storesOf(view, store), seat * cellsOf(store), (seat + 1) * cellsOf(store));
function areRowsEmpty(stores, from, to) {
	for (let row = from; row < to; row += KINDS) if (!isRowEmpty(stores, row)) return false;
	return true;
}
function cellsWithin(store, cash) {
	const prices = cash - cellPrices(store)[0] + 1;
	return prices <= 0 ? 0 : Math.min(prices * KINDS, cellsOf(store));
}
function byColour$1(cells) {
	const colours = NONE.slice();
	for (let cell = 0; cell < cells.length; cell++) colours[colourAt(cell)] += cells[cell];
	return colours;
}
function coloursIn(view, store, seat) {
	const stores = storesOf(view, store);
	const to = (seat + 1) * cellsOf(store);
	const colours = NONE.slice();
	for (let i = seat * cellsOf(store); i < to; i++) if (stores[i] > 0) colours[i % KINDS] += stores[i];
	return colours;
}
function costOf(store, cells) {
	const prices = cellPrices(store);
	let cost = 0;
	for (let cell = 0; cell < cells.length; cell++) if (cells[cell] > 0) cost += prices[cell] * cells[cell];
	return cost;
}
function machineCount({ machines }, seat) {
	const first = 4 * seat;
	return 4 + (machines[first] >> 31) + (machines[first + 1] >> 31) + (machines[first + 2] >> 31) + (machines[first + 3] >> 31);
}
const ALL_COLOURS = (1 << KINDS) - 1;
function machineColours({ machines }, seat) {
	const first = 4 * seat;
	return (1 << machines[first] | 1 << machines[first + 1] | 1 << machines[first + 2] | 1 << machines[first + 3]) & ALL_COLOURS;
}
function ownsMachine(view, seat, colour) {
	for (let space = 0; space < 4; space++) if (view.machines[seat * 4 + space] === colour) return true;
	return false;
}
const isSeat = (somebody, seat) => somebody !== null && somebody === seat;
function onCard(view, store, seat) {
	const from = store === "factory" ? 0 : KINDS;
	return (isSeat(view.holder, seat) ? total(view.bidGoods, from, from + KINDS) : 0) + (isSeat(view.outbid, seat) ? total(view.returned, from, from + KINDS) : 0);
}
function roomIn(view, store, seat, lying = stock(view, store, seat)) {
	return (store === "factory" ? 2 * machineCount(view, seat) : view.warehouses[seat]) - lying - onCard(view, store, seat);
}
const pilesOf = (view, pile) => pile === "cargo" ? view.cargo : pile === "island" ? view.island : view.bankPorts;
const pileOf = (view, pile, seat) => pilesOf(view, pile).slice(seat * KINDS, (seat + 1) * KINDS);
const inPile = (view, pile, seat) => fiveFrom(pilesOf(view, pile), seat * KINDS);
function addToPile(state, pile, seat, goods, sign) {
	const piles = pilesOf(state, pile);
	for (let colour = 0; colour < KINDS; colour++) if (goods[colour] > 0) piles[seat * KINDS + colour] += sign * goods[colour];
}
const roomOnShip = (view, seat) => 5 - inPile(view, "cargo", seat);
function sum(a, b) {
	const both = a.slice();
	for (let i = 0; i < both.length; i++) both[i] += b[i];
	return both;
}
// games/container/rules/cells.ts
const filledInRow = (cells, row) => (0 - cells[row] & 32 | 0 - cells[row + 1] & 64 | 0 - cells[row + 2] & 128 | 0 - cells[row + 3] & 256 | 0 - cells[row + 4] & 512) >> 5;
const coloursLeft = (counts) => filledInRow(counts, 0);
function filled(cells, from, count) {
	let bits = 0;
	for (let row = 0; row < count; row += KINDS) bits |= filledInRow(cells, from + row) << row;
	return bits;
}
function filledInStore(cells, from, store) {
	const upToFour = filledInRow(cells, from) | filledInRow(cells, from + KINDS) << KINDS | filledInRow(cells, from + 2 * KINDS) << 2 * KINDS | filledInRow(cells, from + 3 * KINDS) << 3 * KINDS;
	return store === "factory" ? upToFour : upToFour | filledInRow(cells, from + 4 * KINDS) << 4 * KINDS;
}
const filledAt = (view, store, seat) => filledInStore(storesOf(view, store), seat * cellsOf(store), store);
const shelfOf = (cells, first, count) => ({
	cells,
	first,
	set: filled(cells, first, count)
});
const knownShelf = (view, store, seat, set) => ({
	cells: storesOf(view, store),
	first: seat * cellsOf(store),
	set
});
const storeShelf = (view, store, seat) => knownShelf(view, store, seat, filledAt(view, store, seat));
function affordableAt(view, store, seat, cash) {
	const cells = cellsWithin(store, cash);
	return cells === 0 ? 0 : filledAt(view, store, seat) & (1 << cells) - 1;
}
const affordableShelf = (view, store, seat, cash) => knownShelf(view, store, seat, affordableAt(view, store, seat, cash));
const chosenShelf = (goods, store) => ({
	cells: goods,
	first: 0,
	set: filledInStore(goods, 0, store)
});
function countOn({ cells, first, set }) {
	let count = 0;
	for (let left = set; left !== 0; left = withoutFirst(left)) count += cells[first + firstIn(left)];
	return count;
}
const isChoice = (shelf, wanted) => wanted > 0 && hasSeveral(shelf.set) && countOn(shelf) > wanted;
function takeFromStore(state, store, seat, chosen) {
	const stores = storesOf(state, store);
	const prices = cellPrices(store);
	const from = seat * cellsOf(store);
	let cost = 0;
	for (let left = chosen.set; left !== 0; left = withoutFirst(left)) {
		const cell = firstIn(left);
		const count = chosen.cells[cell];
		stores[from + cell] -= count;
		cost += count * prices[cell];
	}
	return cost;
}
function addColours(counts, at, chosen) {
	for (let left = chosen.set; left !== 0; left = withoutFirst(left)) {
		const cell = firstIn(left);
		counts[at + colourAt(cell)] += chosen.cells[cell];
	}
}
// games/container/rules/choosing.ts
const NOTHING = Array.from({ length: HARBOUR_CELLS + 1 }, (_, cells) => noneOf(cells));
const nothingOf = (cells) => NOTHING[cells];
const FREE_PILE = nothingOf(KINDS);
const freeOf = (store) => nothingOf(cellsOf(store));
function highest(there, room, money, cost) {
	const fit = there < room ? there : room;
	return fit * cost > money ? money / cost | 0 : fit;
}
function* selections(stockAt, { most, cash, prices }) {
	const chosen = stockAt.map(() => 0);
	function* from(cell, room, money) {
		if (cell === stockAt.length) return yield [...chosen];
		const cost = prices[cell];
		const top = highest(stockAt[cell], room, money, cost);
		for (let n = 0; n <= top; n++) {
			chosen[cell] = n;
			yield* from(cell + 1, room - n, money - n * cost);
		}
		chosen[cell] = 0;
	}
	yield* from(0, most, cash);
}
function sampleSelection(stockAt, bounds, chance) {
	return sampleGoods(shelfOf(stockAt, 0, stockAt.length), bounds, chance);
}
const isNothing = (chosen) => chosen === nothingOf(chosen.length);
function sampleGoods({ cells, first, set }, { most, cash, prices }, chance) {
	let chosen;
	let room = most;
	let money = cash;
	for (let left = set; left !== 0; left = withoutFirst(left)) {
		const cell = firstIn(left);
		const top = highest(cells[first + cell], room, money, prices[cell]);
		const n = top > 0 ? chance.draw(top + 1) : 0;
		if (n === 0) continue;
		chosen ??= nothingOf(prices.length).slice();
		chosen[cell] = n;
		room -= n;
		money -= n * prices[cell];
	}
	return chosen ?? nothingOf(prices.length);
}
function sampleSome(shelf, bounds, chance) {
	const goods = sampleGoods(shelf, bounds, chance);
	return isNothing(goods) ? sampleOne(shelf, bounds, chance) : goods;
}
function sampleOne({ set }, { cash, prices }, chance) {
	let affordable = 0;
	let kinds = 0;
	for (let left = set; left !== 0; left = withoutFirst(left)) {
		if (prices[firstIn(left)] > cash) continue;
		affordable |= left & -left;
		kinds++;
	}
	for (let skip = kinds > 1 ? chance.draw(kinds) : 0; skip > 0; skip--) affordable = withoutFirst(affordable);
	const chosen = nothingOf(prices.length).slice();
	chosen[firstIn(affordable)] = 1;
	return chosen;
}
function* layouts(colours, store) {
	const rows = cellsOf(store) / KINDS;
	const cells = emptyStore(store);
	function* from(cell, left) {
		if (cell === cells.length) return yield [...cells];
		const colour = colourAt(cell);
		const lastRow = Math.trunc(cell / KINDS) === rows - 1;
		for (let n = lastRow ? left[colour] : 0; n <= left[colour]; n++) {
			cells[cell] = n;
			left[colour] -= n;
			yield* from(cell + 1, left);
			left[colour] += n;
		}
		cells[cell] = 0;
	}
	yield* from(0, [...colours]);
}
function sampleLayout(colours, store, chance) {
	const laid = emptyStore(store);
	for (let colour = 0; colour < KINDS; colour++) layAnywhere(laid, colour, colours[colour], chance);
	return laid;
}
function sampleStore(store, old, added, chance) {
	const laid = emptyStore(store);
	layAll(laid, old, chance);
	layAll(laid, added, chance);
	return laid;
}
function layAll(laid, { cells, first, set }, chance) {
	for (let left = set; left !== 0; left = withoutFirst(left)) {
		const cell = firstIn(left);
		layAnywhere(laid, colourAt(cell), cells[first + cell], chance);
	}
}
function layAnywhere(laid, colour, count, chance) {
	const rows = laid.length === FACTORY_CELLS ? FACTORY_PRICES.length : HARBOUR_PRICES.length;
	for (let n = count; n > 0; n--) laid[chance.draw(rows) * KINDS + colour]++;
}
// games/container/rules/seizure.ts
const PILE_OF = {
	island: "island",
	ship: "cargo",
	bankPort: "bankPorts"
};
const rightOf = (view, seat) => (seat === 0 ? view.seats : seat) - 1;
function firstPile(view) {
	const debtor = view.turn;
	if (inPile(view, "island", debtor) > 0) return "island";
	if (view.options.edition !== "anniversary") return void 0;
	if (inPile(view, "cargo", debtor) > 0) return "ship";
	return inPile(view, "bankPorts", debtor) > 0 ? "bankPort" : void 0;
}
function seizurePlace(view) {
	const pile = firstPile(view);
	if (pile !== void 0) return pile;
	if (hasStock(view, "harbour", view.turn) || hasStock(view, "factory", view.turn)) return "stores";
	return unsafeSpaces(view) === 0 ? "nothing" : "buildings";
}
function stockDue(view, inHarbour = storeShelf(view, "harbour", view.turn), inFactory = storeShelf(view, "factory", view.turn)) {
	const wanted = view.options.edition === "anniversary" ? 1 : 2;
	const harbour = Math.min(wanted, countOn(inHarbour));
	return {
		harbour,
		factory: Math.min(wanted - harbour, countOn(inFactory))
	};
}
function* seizures(view) {
	const place = seizurePlace(view);
	if (place === "nothing") return;
	if (place === "stores") yield* stockSeizures(view);
	else for (const piece of inSet(piecesAt(view, place))) yield seizureOf(view, place, piece);
}
function* stockSeizures(view) {
	const due = stockDue(view);
	for (const harbour of exactly(storeOf(view, "harbour", view.turn), due.harbour)) for (const factory of exactly(storeOf(view, "factory", view.turn), due.factory)) yield {
		type: "seizeStock",
		harbour,
		factory
	};
}
function* exactly(cells, wanted) {
	for (const chosen of selections(cells, {
		most: wanted,
		cash: 0,
		prices: nothingOf(cells.length)
	})) if (total(chosen) === wanted) yield chosen;
}
const goodsOf = (place) => COLOURS.map((colour) => Object.freeze({
	type: "seizeGoods",
	place,
	colour
}));
const FROM_ISLAND = goodsOf("island");
const FROM_SHIP = goodsOf("ship");
const FROM_BANK_PORT = goodsOf("bankPort");
const MACHINES = COLOURS.map((machine) => Object.freeze({
	type: "seizeBuilding",
	machine
}));
const WAREHOUSE = Object.freeze({
	type: "seizeBuilding",
	machine: null
});
function piecesAt(view, place) {
	if (place === "buildings") return unsafeSpaces(view);
	return filled(pilesOf(view, PILE_OF[place]), view.turn * KINDS, KINDS);
}
function unsafeSpaces({ options, turn, machines, warehouses }) {
	if (options.edition === "anniversary") return 0;
	let bits = warehouses[turn] > 2 ? 1 : 0;
	for (let space = 2; space < 4; space++) if (machines[4 * turn + space] >= 0) bits |= 1 << space;
	return bits;
}
function seizureOf(view, place, piece) {
	if (place === "island") return FROM_ISLAND[piece];
	if (place === "ship") return FROM_SHIP[piece];
	if (place === "bankPort") return FROM_BANK_PORT[piece];
	return piece === 0 ? WAREHOUSE : MACHINES[view.machines[4 * view.turn + piece]];
}
function forcedSeizure(view) {
	const pile = firstPile(view);
	return pile === void 0 ? forcedStock(view) : forcedPiece(view, pile);
}
function forcedPiece(view, place) {
	const pieces = piecesAt(view, place);
	if (pieces === 0) return void 0;
	return hasSeveral(pieces) ? "choice" : seizureOf(view, place, firstIn(pieces));
}
function forcedStock(view) {
	const setOfHarbour = filledAt(view, "harbour", view.turn);
	const setOfFactory = filledAt(view, "factory", view.turn);
	if ((setOfHarbour | setOfFactory) === 0) return forcedPiece(view, "buildings");
	const inHarbour = knownShelf(view, "harbour", view.turn, setOfHarbour);
	const inFactory = knownShelf(view, "factory", view.turn, setOfFactory);
	const due = stockDue(view, inHarbour, inFactory);
	if (isChoice(inHarbour, due.harbour) || isChoice(inFactory, due.factory)) return "choice";
	return {
		type: "seizeStock",
		harbour: firstOf("harbour", inHarbour, due.harbour),
		factory: firstOf("factory", inFactory, due.factory)
	};
}
function firstOf(store, { cells, first, set }, wanted) {
	if (wanted === 0) return nothingOf(cellsOf(store));
	const chosen = nothingOf(cellsOf(store)).slice();
	let left = set;
	for (let missing = wanted; missing > 0; left = withoutFirst(left)) {
		const cell = firstIn(left);
		chosen[cell] = Math.min(cells[first + cell], missing);
		missing -= chosen[cell];
	}
	return chosen;
}
function sampleSeizure(view, chance) {
	const pile = firstPile(view);
	if (pile !== void 0) return samplePiece(view, pile, chance);
	const inHarbour = storeShelf(view, "harbour", view.turn);
	const inFactory = storeShelf(view, "factory", view.turn);
	if ((inHarbour.set | inFactory.set) === 0) return samplePiece(view, "buildings", chance);
	const due = stockDue(view, inHarbour, inFactory);
	return {
		type: "seizeStock",
		harbour: sampleCells("harbour", inHarbour, due.harbour, chance),
		factory: sampleCells("factory", inFactory, due.factory, chance)
	};
}
const samplePiece = (view, place, chance) => seizureOf(view, place, pick(inSet(piecesAt(view, place)), chance));
function sampleCells(store, shelf, wanted, chance) {
	const nothing = nothingOf(cellsOf(store));
	if (wanted === 0) return nothing;
	const chosen = nothing.slice();
	const there = countOn(shelf);
	const first = there > 1 ? chance.draw(there) : 0;
	chosen[cellAfter(shelf, first)]++;
	if (wanted === 1) return chosen;
	const other = there > 2 ? chance.draw(there - 1) : 0;
	chosen[cellAfter(shelf, other < first ? other : other + 1)]++;
	return chosen;
}
function cellAfter({ cells, first, set }, after) {
	let left = set;
	for (let n = after - cells[first + firstIn(left)]; n >= 0; n -= cells[first + firstIn(left)]) left = withoutFirst(left);
	return firstIn(left);
}
function seize(state, by, move, emit) {
	if (move.type === "seizeBuilding") seizeBuilding$1(state, by, move.machine, emit);
	else seizeContainers(state, by, move, emit);
}
function seizeContainers(state, by, move, emit) {
	if (move.type === "seizeGoods") takeFromPile(state, move);
	else {
		discard(state, "harbour", move.harbour);
		discard(state, "factory", move.factory);
	}
	emit?.({
		type: "seized",
		seat: state.turn,
		by,
		goods: seizedGoods(move)
	});
}
function takeFromPile(state, { place, colour }) {
	const kind = COLOURS.indexOf(colour);
	pilesOf(state, PILE_OF[place])[state.turn * KINDS + kind]--;
	state.gone[kind]++;
}
function discard(state, store, cells) {
	if (isNothing(cells)) return;
	const chosen = chosenShelf(cells, store);
	takeFromStore(state, store, state.turn, chosen);
	addColours(state.gone, 0, chosen);
}
function seizedGoods(move) {
	if (move.type === "seizeGoods") return COLOURS.map((colour) => colour === move.colour ? 1 : 0);
	return sum(byColour$1(move.harbour), byColour$1(move.factory));
}
function seizeBuilding$1(state, by, machine, emit) {
	const seat = state.turn;
	if (machine === null) {
		state.warehouses[seat]--;
		state.warehousesLeft++;
	} else {
		const colour = COLOURS.indexOf(machine);
		state.machines[state.machines.indexOf(colour, 4 * seat)] = -1;
		state.machinesLeft[colour]++;
	}
	if (state.options.seizureClearsLoan) state.loans[seat]--;
	emit?.({
		type: "buildingSeized",
		seat,
		by,
		machine
	});
}
// games/container/rules/actions/common.ts
const ALONE = [
	0,
	1,
	2,
	3,
	4
].map((seat) => [seat]);
const NOBODY = [];
function acting(view) {
	if (view.phase === "actions") return ALONE[view.turn];
	if (view.phase === "bidding") return inSet(bidders(view));
	if (view.phase === "seize") return ALONE[rightOf(view, view.turn)];
	if (view.phase === "restock") return ALONE[view.outbid];
	return view.phase === "over" ? NOBODY : ALONE[view.turn];
}
function bidders(view) {
	let bits = 0;
	for (let seat = 0; seat < view.seats; seat++) if (isThinking(view, seat)) bits |= 1 << seat;
	return bits;
}
const isThinking = (view, seat) => view.asked[seat] === 1 && view.bids[seat] === null;
function isToAct(view, seat) {
	if (view.phase === "bidding") return isThinking(view, seat);
	if (view.phase === "seize") return seat === rightOf(view, view.turn);
	if (view.phase === "restock") return seat === view.outbid;
	return view.phase !== "over" && seat === view.turn;
}
const DO_FIRST = {
	interest: "answerInterest",
	pay: "payBrokersFirst",
	actions: "noAuction",
	restock: "restockFirst",
	bidding: "bidFirst",
	answer: "decideFirst"
};
function notNow(view, seat, wanted) {
	if (view.phase === "over") return refuse("gameOver", {});
	if (!isToAct(view, seat)) return refuse("notYourTurn", { turn: acting(view)[0] ?? view.turn });
	if (view.phase === wanted) return void 0;
	return view.phase === "seize" ? refuse("seizeFirst", { debtor: view.turn }) : refuse(DO_FIRST[view.phase], {});
}
const cashOf = (view, seat) => view.cash[seat] ?? 0;
function unaffordable(view, seat, cost, rule) {
	const cash = cashOf(view, seat);
	return cost > cash ? refuse("tooExpensive", {
		cost,
		cash
	}, rule) : void 0;
}
function notThere(store, stockAt, wanted, rule) {
	for (let cell = 0; cell < stockAt.length; cell++) {
		const there = stockAt[cell];
		if (wanted[cell] > there) {
			const params = {
				colour: COLOURS[colourAt(cell)],
				price: priceAt(store, cell),
				there,
				wanted: wanted[cell]
			};
			return refuse("notInStore", params, rule);
		}
	}
}
function wrongLayout(colours, laid) {
	for (let colour = 0; colour < KINDS; colour++) {
		const wanted = colours[colour];
		if (laid[colour] !== wanted) return refuse("storeDiffers", {
			colour: COLOURS[colour],
			wanted,
			laid: laid[colour]
		});
	}
}
const otherBits = (view, seat) => (1 << view.seats) - 1 & ~(1 << seat);
const others = (view, seat) => inSet(otherBits(view, seat));
function notAnother(view, seat, other) {
	if (other >= view.seats) return refuse("noSuchSeat", { seat: other });
	return other === seat ? refuse("ownStore", {}) : void 0;
}
// games/container/rules/money.ts
function gain(state, seat, amount) {
	state.cash[seat] += amount;
	state.ledger[seat] += amount;
}
function lose(state, seat, amount) {
	state.cash[seat] -= amount;
	state.ledger[seat] -= amount;
}
function fromBank(state, seat, amount) {
	gain(state, seat, amount);
	state.bank += amount;
}
function toBank(state, seat, amount) {
	lose(state, seat, amount);
	state.bank -= amount;
}
function toCard(state, seat, amount) {
	lose(state, seat, amount);
	state.bidMoney += amount;
}
function fromCard(state, seat) {
	gain(state, seat, state.bidMoney);
	state.bidMoney = 0;
}
function fromBroker(state, seat, broker) {
	const amount = state.brokerMoney[broker];
	state.brokerMoney[broker] = 0;
	gain(state, seat, amount);
	return amount;
}
function toBrokers(state, seat, amount, emit) {
	lose(state, seat, amount);
	spread$1(state, amount, emit);
}
function payTo(state, from, to, amount) {
	lose(state, from, amount);
	gain(state, to, amount);
}
function loansOf(view, seat) {
	return view.loans[seat] + (view.sealedLoans[seat] ?? 0);
}
const mayBorrow = (view, seat) => loansOf(view, seat) < 2;
function borrow(state, seat, emit) {
	const sealed = state.phase === "bidding";
	if (sealed) {
		state.sealedLoans[seat]++;
		state.cash[seat] += 10;
	} else {
		state.loans[seat]++;
		fromBank(state, seat, 10);
	}
	emit?.({
		type: "loan",
		seat,
		sealed
	});
}
function openSealedLoans(state) {
	const opened = state.sealedLoans.slice();
	for (let seat = 0; seat < state.seats; seat++) {
		state.loans[seat] += opened[seat];
		state.ledger[seat] += 10 * opened[seat];
		state.bank += 10 * opened[seat];
		state.sealedLoans[seat] = 0;
	}
	return opened;
}
function spread$1(state, amount, emit) {
	if (amount === 0) return;
	const money = noneOf(3);
	for (let i = 0; i < 3; i++) money[i] = Math.trunc((amount + 3 - 1 - i) / 3);
	for (let broker = 0; broker < 3; broker++) state.brokerMoney[broker] += money[broker];
	emit?.({
		type: "brokersPaid",
		money,
		goods: noneOf(3 * KINDS)
	});
}
// games/container/rules/brokers.ts
function winCell(state, emit) {
	const { cell, holder } = state;
	invariant(cell !== null && holder !== null, "a cell is marked while somebody holds the card");
	const goods = cellGoods(state, cell.broker);
	let money = 0;
	if (cell.holds === "money") money = fromBroker(state, holder, cell.broker);
	else {
		addToPile(state, "bankPorts", holder, goods, 1);
		for (let colour = 0; colour < KINDS; colour++) state.brokerContainers[cell.broker * KINDS + colour] = 0;
	}
	const won = cell.holds === "money" ? goods.map(() => 0) : goods;
	emit?.({
		type: "brokerWon",
		seat: holder,
		broker: cell.broker,
		money,
		goods: won
	});
}
function cellGoods(view, broker) {
	return view.brokerContainers.slice(broker * KINDS, (broker + 1) * KINDS);
}
function payContainers(state, emit) {
	const goods = byColour$1(state.bidGoods);
	const colours = goods.filter((n) => n > 0).length;
	if (colours > 1) return colours;
	payInOrder(state, goods.flatMap((n, colour) => new Array(n).fill(colour)), emit);
	return colours;
}
function payInOrder(state, order, emit) {
	spread$1(state, state.bidMoney, emit);
	const goods = new Array(3 * KINDS).fill(0);
	for (const [i, colour] of order.entries()) goods[i % 3 * KINDS + colour]++;
	for (let i = 0; i < goods.length; i++) state.brokerContainers[i] += goods[i];
	if (order.length > 0) emit?.({
		type: "brokersPaid",
		money: [
			0,
			0,
			0
		],
		goods
	});
	closeCell(state);
}
function closeCell(state) {
	state.cell = null;
	state.holder = null;
	state.bidMoney = 0;
	setAll(state.bidGoods, 0);
}
// games/container/rules/scoring.ts
const TWO_VALUES = 1;
function worthOf(card, colour, full) {
	const place = placeOnCard(card, colour);
	return place === TWO_VALUES && full ? 10 : WORTHS[place];
}
function isFullSet(island) {
	for (let colour = 0; colour < island.length; colour++) if (island[colour] === 0) return false;
	return true;
}
function discardedColour(island, card) {
	const full = isFullSet(island);
	let discarded = 0;
	for (let colour = 1; colour < island.length; colour++) {
		const more = island[colour] - island[discarded];
		if (more > 0 || more === 0 && goesFirst(card, colour, discarded, full)) discarded = colour;
	}
	return island[discarded] === 0 ? null : discarded;
}
function goesFirst(card, colour, other, full) {
	if (placeOnCard(card, other) === TWO_VALUES) return false;
	return placeOnCard(card, colour) === TWO_VALUES || worthOf(card, colour, full) < worthOf(card, other, full);
}
function islandWorth(island, card, discarded = discardedColour(island, card)) {
	const full = isFullSet(island);
	let worth = 0;
	for (let colour = 0; colour < island.length; colour++) if (colour !== discarded && island[colour] > 0) worth += island[colour] * worthOf(card, colour, full);
	return worth;
}
function account(state, seat) {
	const pile = pileOf(state, "island", seat);
	const card = state.valueCards[seat];
	const discarded = discardedColour(pile, card);
	const island = islandWorth(pile, card, discarded);
	const cash = state.cash[seat];
	const harbour = 2 * stock(state, "harbour", seat);
	const ship = 3 * inPile(state, "cargo", seat);
	const bankPort = 3 * inPile(state, "bankPorts", seat);
	const loans = 0 - 11 * state.loans[seat];
	return {
		seat,
		card,
		full: isFullSet(pile),
		discarded: discarded === null ? null : COLOURS[discarded],
		island,
		cash,
		harbour,
		ship,
		bankPort,
		loans,
		total: island + cash + harbour + ship + bankPort + loans
	};
}
function tieBreaker(state, seat) {
	if (state.options.edition === "anniversary") return stock(state, "factory", seat);
	const pile = pileOf(state, "island", seat);
	const discarded = discardedColour(pile, state.valueCards[seat]);
	return total(pile) - (discarded === null ? 0 : pile[discarded]);
}
function result(state) {
	const scores = [];
	const ties = [];
	for (let seat = 0; seat < state.seats; seat++) {
		scores.push(account(state, seat).total);
		ties.push(tieBreaker(state, seat));
	}
	const places = [];
	for (let seat = 0; seat < state.seats; seat++) places.push(placeOf$1(seat, scores, ties));
	return {
		scores,
		places
	};
}
function placeOf$1(seat, scores, ties) {
	let place = 1;
	for (let rival = 0; rival < scores.length; rival++) {
		const ahead = scores[rival] - scores[seat];
		if (ahead > 0 || ahead === 0 && ties[rival] > ties[seat]) place++;
	}
	return place;
}
function announceScores(state, emit) {
	for (let seat = 0; seat < state.seats; seat++) emit({
		type: "account",
		...account(state, seat)
	});
	emit({
		type: "ended",
		...result(state)
	});
}
// games/container/rules/flow.ts
function beginTurn(state, seat, emit) {
	state.turn = seat;
	state.actions = 2;
	state.produced = false;
	state.sold = false;
	state.called = false;
	state.wonBroker = false;
	state.busy = false;
	emit?.({
		type: "turn",
		seat
	});
	dueInterest(state, emit);
}
function dueInterest(state, emit) {
	const seat = state.turn;
	state.owed = state.loans[seat];
	if (state.owed === 0) {
		afterInterest(state, emit);
		return;
	}
	if (state.cash[seat] < state.owed && mayBorrow(state, seat)) {
		if (!mustBorrow(state)) {
			state.phase = "interest";
			return;
		}
		borrow(state, seat, emit);
	}
	payInterest(state, emit);
}
function mustBorrow({ options }) {
	return options.edition === "anniversary" || options.forcedLoan;
}
function payInterest(state, emit) {
	const seat = state.turn;
	const paid = Math.min(state.cash[seat], state.owed);
	if (state.options.investmentBank) toBrokers(state, seat, paid, emit);
	else toBank(state, seat, paid);
	if (state.owed > 0) emit?.({
		type: "interest",
		seat,
		paid,
		owed: state.owed - paid
	});
	state.owed -= paid;
	settleDefaults(state, emit);
}
function settleDefaults(state, emit) {
	while (state.owed > 0) {
		const forced = forcedSeizure(state);
		if (forced === "choice") {
			state.phase = "seize";
			return;
		}
		if (forced === void 0) waive(state, emit);
		else {
			state.owed--;
			seize(state, rightOf(state, state.turn), forced, emit);
		}
	}
	afterInterest(state, emit);
}
function waive(state, emit) {
	for (; state.owed > 0; state.owed--) emit?.({
		type: "waived",
		seat: state.turn
	});
}
function afterInterest(state, emit) {
	state.phase = "actions";
	if (!isSeat(state.holder, state.turn)) return;
	winCell(state, emit);
	state.wonBroker = true;
	if (payContainers(state, emit) > 1) state.phase = "pay";
}
function useAction(state, emit) {
	state.actions--;
	resume(state, emit);
}
function resume(state, emit) {
	if (state.outbid !== null) state.phase = "restock";
	else if (state.actions > 0) state.phase = "actions";
	else endTurn(state, emit);
}
function endTurn(state, emit) {
	state.turns++;
	state.idleTurns = state.busy ? 0 : state.idleTurns + 1;
	const stagnant = state.idleTurns >= state.options.stagnationLaps * state.seats;
	if (stagnant && !state.ending) emit?.({
		type: "ending",
		stagnant
	});
	if (stagnant || state.ending) endGame(state, emit);
	else beginTurn(state, (state.turn + 1) % state.seats, emit);
}
function noteEnding(state, emit) {
	if (state.ending || emptyColours(state.supply) < 2) return;
	state.ending = true;
	emit?.({
		type: "ending",
		stagnant: false
	});
}
const emptyColours = (supply) => KINDS - inSet(coloursLeft(supply)).length;
function endGame(state, emit) {
	if (state.holder !== null) {
		winCell(state, emit);
		state.bank -= state.bidMoney;
		for (let i = 0; i < state.bidGoods.length; i++) state.gone[i % state.gone.length] += state.bidGoods[i];
		closeCell(state);
	}
	state.phase = "over";
	if (emit) announceScores(state, emit);
}
// games/container/rules/auction.ts
function openAuction(state, emit) {
	const seller = state.turn;
	state.phase = "bidding";
	state.bidRound = 1;
	state.busy = true;
	for (let seat = 0; seat < state.seats; seat++) state.asked[seat] = seat === seller ? 0 : 1;
	emit?.({
		type: "auction",
		seat: seller,
		cargo: pileOf(state, "cargo", seller)
	});
}
function allHaveBid(view) {
	for (let seat = 0; seat < view.seats; seat++) if (view.asked[seat] === 1 && view.bids[seat] === null) return false;
	return true;
}
function reveal(state, emit) {
	const bids = state.bids.slice();
	const loans = openSealedLoans(state);
	emit?.({
		type: "revealed",
		bids,
		loans
	});
	for (let seat = 0; seat < state.seats; seat++) state.offers[seat] += bids[seat] ?? 0;
	for (let seat = 0; seat < state.seats; seat++) state.bids[seat] = null;
	const best = bestOffers$1(state);
	for (let seat = 0; seat < state.seats; seat++) state.asked[seat] = best >> seat & 1;
	if (hasSeveral(best) && state.bidRound === 1) {
		state.bidRound = 2;
		emit?.({
			type: "tied",
			tied: inSet(best),
			amount: highestOffer(state)
		});
	} else state.phase = "answer";
}
function bestOffers$1(state) {
	const most = highestOffer(state);
	let best = 0;
	for (let seat = 0; seat < state.seats; seat++) if (state.asked[seat] === 1 && state.offers[seat] === most) best |= 1 << seat;
	return best;
}
function highestOffer(view) {
	let most = 0;
	for (let seat = 0; seat < view.seats; seat++) if (view.asked[seat] === 1) most = Math.max(most, view.offers[seat]);
	return most;
}
function handOver(state, to, emit) {
	const cargo = pileOf(state, "cargo", state.turn);
	addToPile(state, "cargo", state.turn, cargo, -1);
	addToPile(state, "island", to, cargo, 1);
	setAll(state.asked, 0);
	setAll(state.offers, 0);
	state.bidRound = 0;
	endTurn(state, emit);
}
// games/container/rules/actions/loans.ts
const PASS = Object.freeze({ type: "pass" });
const BORROW = Object.freeze({ type: "loan" });
const REPAY = Object.freeze({ type: "repay" });
const DEFAULT = Object.freeze({ type: "default" });
const pass = {
	check: (view, seat) => notNow(view, seat, "actions"),
	apply(state, seat, _move, _chance, emit) {
		emit?.({
			type: "passed",
			seat,
			left: state.actions
		});
		endTurn(state, emit);
	},
	can: (view) => view.phase === "actions",
	*moves() {
		yield PASS;
	},
	sample: () => PASS
};
const isLending = (phase) => phase === "actions" || phase === "bidding" || phase === "answer" || phase === "interest";
const tryLoan = (view, seat) => mayBorrow(view, seat) ? BORROW : void 0;
const loan = {
	check(view, seat) {
		const early = notNow(view, seat, isLending(view.phase) ? view.phase : "actions");
		if (early) return early;
		return mayBorrow(view, seat) ? void 0 : refuse("tooManyLoans", { most: 2 });
	},
	apply(state, seat, _move, _chance, emit) {
		borrow(state, seat, emit);
		if (state.phase === "interest") payInterest(state, emit);
	},
	can: (view, seat) => mayBorrow(view, seat) && isLending(view.phase) && isToAct(view, seat),
	*moves() {
		yield BORROW;
	},
	sample: () => BORROW
};
const isRepaying = (phase) => phase === "actions" || phase === "answer";
const canRepay = (view, seat, cash) => cash >= 10 && loansOf(view, seat) > 0;
const tryRepayment = (view, seat) => canRepay(view, seat, cashOf(view, seat)) ? REPAY : void 0;
const repay = {
	check(view, seat) {
		if (view.phase !== "over" && seat !== view.turn) return refuse("repayInOwnTurn", {});
		const early = notNow(view, seat, isRepaying(view.phase) ? view.phase : "actions");
		if (early) return early;
		return loansOf(view, seat) === 0 ? refuse("noLoan", {}) : unaffordable(view, seat, 10, "11.2");
	},
	apply(state, seat, _move, _chance, emit) {
		state.loans[seat]--;
		toBank(state, seat, 10);
		emit?.({
			type: "repaid",
			seat
		});
	},
	can: (view, seat) => isRepaying(view.phase) && canRepay(view, seat, cashOf(view, seat)),
	*moves() {
		yield REPAY;
	},
	sample: () => REPAY
};
const defaulting = {
	check(view, seat) {
		if (view.phase !== "interest" && view.phase !== "over") return refuse("notInterest", {});
		return notNow(view, seat, "interest");
	},
	apply(state, _seat, _move, _chance, emit) {
		payInterest(state, emit);
	},
	can: (view) => view.phase === "interest",
	*moves() {
		yield DEFAULT;
	},
	sample: () => DEFAULT
};
// games/container/rules/actions/auction.ts
const DECLINE = Object.freeze({ type: "decline" });
const free = (view, seat) => cashOf(view, seat) - view.offers[seat];
const bid = {
	check(view, seat, { amount }) {
		if (view.phase !== "bidding") return view.phase === "over" ? refuse("gameOver", {}) : refuse("noAuction", {});
		if (!view.asked[seat]) return refuse("notAsked", {});
		const cash = free(view, seat);
		return amount > cash ? refuse("bidBeyondCash", {
			amount,
			cash
		}) : void 0;
	},
	apply(state, seat, { amount }, _chance, emit) {
		state.bids[seat] = amount;
		emit?.({
			type: "bid",
			seat,
			amount
		});
		if (allHaveBid(state)) reveal(state, emit);
	},
	can: (view, seat) => view.phase === "bidding" && view.asked[seat] === 1,
	*moves(view, seat) {
		for (let amount = 0; amount <= free(view, seat); amount++) yield {
			type: "bid",
			amount
		};
	},
	sample: (view, seat, chance) => ({
		type: "bid",
		amount: chance.draw(free(view, seat) + 1)
	})
};
const sampleBidding = (view, seat, chance) => mayBorrow(view, seat) && chance.draw(2) === 1 ? loan.sample(view, seat, chance) : bid.sample(view, seat, chance);
const ACCEPT = [
	0,
	1,
	2,
	3,
	4
].map((from) => Object.freeze({
	type: "accept",
	from
}));
const bestOffers = (view) => ACCEPT.filter(({ from }) => view.asked[from] === 1);
const accept = {
	check(view, seat, { from }) {
		const early = notNow(view, seat, "answer");
		if (early) return early;
		if (from >= view.seats) return refuse("noSuchSeat", { seat: from }, "10.4");
		return view.asked[from] === 1 ? void 0 : refuse("notBest", { seat: from });
	},
	apply(state, seat, { from }, _chance, emit) {
		const amount = state.offers[from];
		payTo(state, from, seat, amount);
		fromBank(state, seat, amount);
		emit?.({
			type: "accepted",
			seat,
			winner: from,
			amount
		});
		handOver(state, from, emit);
	},
	can: (view) => view.phase === "answer",
	moves: bestOffers,
	sample: (view, _seat, chance) => pick(bestOffers(view), chance)
};
const decline = {
	check(view, seat) {
		const early = notNow(view, seat, "answer");
		if (early) return early;
		return unaffordable(view, seat, highestOffer(view), "10.5");
	},
	apply(state, seat, _move, _chance, emit) {
		const amount = highestOffer(state);
		toBank(state, seat, amount);
		emit?.({
			type: "declined",
			seat,
			amount
		});
		if (state.options.investmentBank) {
			state.bank += amount;
			spread$1(state, amount, emit);
		}
		handOver(state, seat, emit);
	},
	can: (view, seat) => view.phase === "answer" && cashOf(view, seat) >= highestOffer(view),
	*moves() {
		yield DECLINE;
	},
	sample: () => DECLINE
};
// games/container/rules/actions/broker.ts
function noCall(view, seat) {
	const early = notNow(view, seat, "actions");
	if (early) return early;
	if (!view.options.investmentBank) return refuse("noBank", {});
	if (view.ending) return refuse("brokerInLastTurn", {});
	if (view.wonBroker) return refuse("brokerJustWon", {});
	return view.holder === seat ? refuse("brokerHeldByYou", {}) : void 0;
}
const mayCall = (view, seat) => view.options.investmentBank && noCall(view, seat) === void 0;
const amountIn = (view, broker, holds) => holds === "money" ? view.brokerMoney[broker] : total(view.brokerContainers, broker * KINDS, (broker + 1) * KINDS);
function wrongCell(view, broker, holds) {
	if (isOpen(view, broker, holds)) return void 0;
	const { cell } = view;
	return cell === null ? refuse("cellIsEmpty", { broker }) : refuse("otherCellMarked", { broker: cell.broker });
}
function openCells(view, holds) {
	let bits = 0;
	for (let broker = 0; broker < 3; broker++) if (isOpen(view, broker, holds)) bits |= 1 << broker;
	return inSet(bits);
}
function isOpen(view, broker, holds) {
	const { cell } = view;
	return cell === null ? amountIn(view, broker, holds) > 0 : cell.broker === broker && cell.holds === holds;
}
const least = (view, holds) => (holds === "containers" ? view.bidMoney : total(view.bidGoods)) + 1;
function tooLow(view, bid, lowest) {
	return refuse("bidTooLow", {
		bid,
		least: lowest
	}, view.cell === null ? "13.2" : "13.3");
}
function giveBack(state, emit) {
	const { holder } = state;
	if (holder === null) return;
	emit?.({
		type: "returned",
		seat: holder,
		money: state.bidMoney,
		goods: [...state.bidGoods]
	});
	fromCard(state, holder);
	if (total(state.bidGoods) > 0) {
		state.outbid = holder;
		for (let i = 0; i < 2 * KINDS; i++) state.returned[i] = state.bidGoods[i];
	}
	setAll(state.bidGoods, 0);
}
function takeCard(state, seat, broker, holds) {
	state.cell = Object.freeze({
		broker,
		holds
	});
	state.holder = seat;
	state.called = true;
	state.busy = true;
}
const callWithMoney = {
	check(view, seat, { broker, amount }) {
		const wrong = noCall(view, seat) ?? wrongCell(view, broker, "containers");
		if (wrong) return wrong;
		const lowest = least(view, "containers");
		return amount < lowest ? tooLow(view, amount, lowest) : unaffordable(view, seat, amount, "13.2");
	},
	apply(state, seat, { broker, amount }, _chance, emit) {
		giveBack(state, emit);
		takeCard(state, seat, broker, "containers");
		toCard(state, seat, amount);
		emit?.({
			type: "called",
			seat,
			broker,
			holds: "containers",
			money: amount,
			goods: []
		});
		useAction(state, emit);
	},
	can: (view, seat) => mayCall(view, seat) && cashOf(view, seat) >= least(view, "containers") && openCells(view, "containers").length > 0,
	*moves(view, seat) {
		for (const broker of openCells(view, "containers")) for (let amount = least(view, "containers"); amount <= cashOf(view, seat); amount++) yield {
			type: "callWithMoney",
			broker,
			amount
		};
	},
	sample(view, seat, chance) {
		const lowest = least(view, "containers");
		return {
			type: "callWithMoney",
			broker: pick(openCells(view, "containers"), chance),
			amount: lowest + chance.draw(cashOf(view, seat) - lowest + 1)
		};
	}
};
const inStores = (view, seat) => stock(view, "factory", seat) + stock(view, "harbour", seat);
const allOf = (store) => ({
	most: 99,
	cash: 0,
	prices: freeOf(store)
});
const callWithGoods = {
	check(view, seat, { broker, factory, harbour }) {
		const wrong = noCall(view, seat) ?? wrongCell(view, broker, "money");
		if (wrong) return wrong;
		const [bid, lowest] = [total(factory) + total(harbour), least(view, "money")];
		if (bid < lowest) return tooLow(view, bid, lowest);
		return notThere("factory", storeOf(view, "factory", seat), factory, "13.2") ?? notThere("harbour", storeOf(view, "harbour", seat), harbour, "13.2");
	},
	apply(state, seat, { broker, factory, harbour }, _chance, emit) {
		giveBack(state, emit);
		takeCard(state, seat, broker, "money");
		addToStore(state, "factory", seat, factory, -1);
		addToStore(state, "harbour", seat, harbour, -1);
		const goods = [...byColour$1(factory), ...byColour$1(harbour)];
		for (let i = 0; i < 2 * KINDS; i++) state.bidGoods[i] = goods[i];
		emit?.({
			type: "called",
			seat,
			broker,
			holds: "money",
			money: 0,
			goods
		});
		useAction(state, emit);
	},
	can: (view, seat) => mayCall(view, seat) && inStores(view, seat) >= least(view, "money") && openCells(view, "money").length > 0,
	*moves(view, seat) {
		for (const broker of openCells(view, "money")) for (const factory of selections(storeOf(view, "factory", seat), allOf("factory"))) for (const harbour of selections(storeOf(view, "harbour", seat), allOf("harbour"))) {
			if (total(factory) + total(harbour) < least(view, "money")) continue;
			yield {
				type: "callWithGoods",
				broker,
				factory,
				harbour
			};
		}
	},
	sample(view, seat, chance) {
		const broker = pick(openCells(view, "money"), chance);
		const stockF = storeOf(view, "factory", seat);
		const stockH = storeOf(view, "harbour", seat);
		const factory = sampleSelection(stockF, allOf("factory"), chance).slice();
		const harbour = sampleSelection(stockH, allOf("harbour"), chance).slice();
		fillUp([factory, harbour], [stockF, stockH], least(view, "money"));
		return {
			type: "callWithGoods",
			broker,
			factory,
			harbour
		};
	}
};
function fillUp(chosen, stocks, wanted) {
	let missing = wanted - chosen.reduce((n, cells) => n + total(cells), 0);
	for (const [i, cells] of chosen.entries()) for (let cell = 0; cell < cells.length && missing > 0; cell++) {
		const more = Math.min(missing, stocks[i][cell] - cells[cell]);
		cells[cell] += more;
		missing -= more;
	}
}
const returnedTo = (view) => ({
	factory: view.returned.slice(0, KINDS),
	harbour: view.returned.slice(KINDS)
});
function notReturned(wanted, laid, rule) {
	const kind = wanted.findIndex((n, i) => n !== laid[i]);
	if (kind < 0) return void 0;
	return refuse("notReturned", {
		colour: COLOURS[kind],
		wanted: wanted[kind],
		laid: laid[kind]
	}, rule);
}
const restock = {
	check(view, seat, { factory, harbour }) {
		if (view.phase !== "restock" && view.phase !== "over") return refuse("notYourPayment", {});
		const early = notNow(view, seat, "restock");
		if (early) return early;
		const back = returnedTo(view);
		return notReturned(back.factory, byColour$1(factory), "13.3") ?? notReturned(back.harbour, byColour$1(harbour), "13.3");
	},
	apply(state, seat, { factory, harbour }, _chance, emit) {
		addToStore(state, "factory", seat, factory, 1);
		addToStore(state, "harbour", seat, harbour, 1);
		state.outbid = null;
		setAll(state.returned, 0);
		if (total(factory) > 0) emit?.({
			type: "priced",
			seat,
			store: "factory",
			cells: storeOf(state, "factory", seat)
		});
		if (total(harbour) > 0) emit?.({
			type: "priced",
			seat,
			store: "harbour",
			cells: storeOf(state, "harbour", seat)
		});
		resume(state, emit);
	},
	can: (view) => view.phase === "restock",
	*moves(view) {
		const back = returnedTo(view);
		for (const factory of layouts(back.factory, "factory")) for (const harbour of layouts(back.harbour, "harbour")) yield {
			type: "restock",
			factory,
			harbour
		};
	},
	sample(view, _seat, chance) {
		const back = returnedTo(view);
		return {
			type: "restock",
			factory: sampleLayout(back.factory, "factory", chance),
			harbour: sampleLayout(back.harbour, "harbour", chance)
		};
	}
};
function* orders(goods, order = []) {
	if (total(goods) === 0) return yield {
		type: "payBrokers",
		order: [...order]
	};
	for (const [kind, colour] of COLOURS.entries()) {
		if (goods[kind] === 0) continue;
		goods[kind]--;
		order.push(colour);
		yield* orders(goods, order);
		order.pop();
		goods[kind]++;
	}
}
const payBrokers = {
	check(view, seat, { order }) {
		if (view.phase !== "pay" && view.phase !== "over") return refuse("notYourPayment", {});
		const early = notNow(view, seat, "pay");
		if (early) return early;
		return notReturned(byColour$1(view.bidGoods), countsOf(order), "13.5");
	},
	apply(state, _seat, { order }, _chance, emit) {
		payInOrder(state, order.map((colour) => COLOURS.indexOf(colour)), emit);
		state.phase = "actions";
	},
	can: (view) => view.phase === "pay",
	moves: (view) => orders(byColour$1(view.bidGoods)),
	sample(view, _seat, chance) {
		const left = COLOURS.flatMap((colour, kind) => new Array(byColour$1(view.bidGoods)[kind]).fill(colour));
		const order = [];
		while (left.length > 0) order.push(...left.splice(left.length > 1 ? chance.draw(left.length) : 0, 1));
		return {
			type: "payBrokers",
			order
		};
	}
};
const countsOf = (order) => COLOURS.map((c) => order.filter((o) => o === c).length);
// games/container/rules/actions/build.ts
const BUILD_WAREHOUSE = Object.freeze({ type: "buildWarehouse" });
function pay(state, seat, cost, machine, emit) {
	toBank(state, seat, cost);
	state.busy = true;
	emit?.({
		type: "built",
		seat,
		machine,
		cost
	});
	useAction(state, emit);
}
function canBuildWarehouse(view, seat, cash) {
	const built = view.warehouses[seat];
	return view.warehousesLeft > 0 && built < WAREHOUSE_COSTS.length && WAREHOUSE_COSTS[built] <= cash;
}
const tryWarehouse = (view, seat) => canBuildWarehouse(view, seat, cashOf(view, seat)) ? BUILD_WAREHOUSE : void 0;
const buildWarehouse = {
	check(view, seat) {
		const early = notNow(view, seat, "actions");
		if (early) return early;
		const cost = WAREHOUSE_COSTS[view.warehouses[seat]];
		if (cost === void 0) return refuse("noSpaceToBuild", { most: WAREHOUSE_COSTS.length });
		if (view.warehousesLeft === 0) return refuse("noWarehouseLeft", {});
		return unaffordable(view, seat, cost, "6.1");
	},
	apply(state, seat, _move, _chance, emit) {
		const cost = WAREHOUSE_COSTS[state.warehouses[seat]];
		state.warehouses[seat]++;
		state.warehousesLeft--;
		pay(state, seat, cost, null, emit);
	},
	can: (view, seat) => view.phase === "actions" && canBuildWarehouse(view, seat, cashOf(view, seat)),
	*moves() {
		yield BUILD_WAREHOUSE;
	},
	sample: () => BUILD_WAREHOUSE
};
function freeSpace(view, seat) {
	for (let space = 0; space < MACHINE_COSTS.length; space++) if (view.machines[4 * seat + space] < 0) return space;
	return -1;
}
const BUILD_MACHINE = COLOURS.map((colour) => Object.freeze({
	type: "buildMachine",
	colour
}));
function buyable(view, seat) {
	const space = freeSpace(view, seat);
	if (space < 0 || MACHINE_COSTS[space] > cashOf(view, seat)) return 0;
	return coloursLeft(view.machinesLeft) & ~machineColours(view, seat);
}
function tryMachine(view, seat, chance) {
	const kinds = buyable(view, seat);
	return kinds === 0 ? void 0 : BUILD_MACHINE[pick(inSet(kinds), chance)];
}
const buildMachine = {
	check(view, seat, { colour }) {
		const early = notNow(view, seat, "actions");
		if (early) return early;
		const space = freeSpace(view, seat);
		if (space < 0) return refuse("noSpaceToBuild", { most: MACHINE_COSTS.length });
		const kind = COLOURS.indexOf(colour);
		if (ownsMachine(view, seat, kind)) return refuse("machineOwned", { colour });
		if (view.machinesLeft[kind] === 0) return refuse("noMachineLeft", { colour });
		return unaffordable(view, seat, MACHINE_COSTS[space], "6.1");
	},
	apply(state, seat, { colour }, _chance, emit) {
		const space = freeSpace(state, seat);
		const kind = COLOURS.indexOf(colour);
		state.machines[4 * seat + space] = kind;
		state.machinesLeft[kind]--;
		pay(state, seat, MACHINE_COSTS[space], colour, emit);
	},
	can: (view, seat) => view.phase === "actions" && buyable(view, seat) !== 0,
	moves: (view, seat) => inSet(buyable(view, seat)).map((kind) => BUILD_MACHINE[kind]),
	sample: (view, seat, chance) => tryMachine(view, seat, chance)
};
// games/container/rules/actions/buy.ts
const limits$1 = (view, seat, most = roomIn(view, "harbour", seat)) => ({
	most,
	cash: cashOf(view, seat),
	prices: cellPrices("factory")
});
function canBuy(view, seat) {
	const { most, cash } = limits$1(view, seat);
	return most > 0 && others(view, seat).some((seller) => hasFor(view, "factory", seller, cash));
}
function tryPurchase(view, seat, chance) {
	const own = storeShelf(view, "harbour", seat);
	const bounds = limits$1(view, seat, roomIn(view, "harbour", seat, countOn(own)));
	if (bounds.most === 0) return void 0;
	const sellers = others(view, seat);
	let next = chance.draw(sellers.length);
	for (let asked = 0; asked < sellers.length; asked++) {
		const seller = sellers[next];
		const offered = affordableShelf(view, "factory", seller, bounds.cash);
		if (offered.set !== 0) return purchase(seller, offered, bounds, own, chance);
		next = next + 1 < sellers.length ? next + 1 : 0;
	}
}
function purchase(seller, offered, bounds, own, chance) {
	const goods = sampleSome(offered, bounds, chance);
	return {
		type: "buy",
		seller,
		goods,
		store: sampleStore("harbour", own, {
			cells: goods,
			first: 0,
			set: offered.set
		}, chance)
	};
}
const buy = {
	check(view, seat, { seller, goods, store }) {
		const wrong = notNow(view, seat, "actions") ?? notAnother(view, seat, seller);
		if (wrong) return wrong;
		if (total(goods) === 0) return refuse("nothingChosen", {}, "7.1");
		const missing = notThere("factory", storeOf(view, "factory", seller), goods, "7.1");
		if (missing) return missing;
		const room = roomIn(view, "harbour", seat);
		if (total(goods) > room) return refuse("harbourFull", {
			room,
			wanted: total(goods)
		});
		const dear = unaffordable(view, seat, costOf("factory", goods), "7.1");
		if (dear) return dear;
		return wrongLayout(sum(coloursIn(view, "harbour", seat), byColour$1(goods)), byColour$1(store));
	},
	apply(state, seat, { seller, goods, store }, _chance, emit) {
		const cost = takeFromStore(state, "factory", seller, chosenShelf(goods, "factory"));
		payTo(state, seat, seller, cost);
		layStore(state, "harbour", seat, store);
		state.busy = true;
		emit?.({
			type: "bought",
			seat,
			seller,
			goods,
			cost
		});
		emit?.({
			type: "priced",
			seat,
			store: "harbour",
			cells: store
		});
		useAction(state, emit);
	},
	can: (view, seat) => view.phase === "actions" && canBuy(view, seat),
	*moves(view, seat) {
		const own = coloursIn(view, "harbour", seat);
		for (const seller of others(view, seat)) for (const goods of selections(storeOf(view, "factory", seller), limits$1(view, seat))) {
			if (total(goods) === 0) continue;
			for (const store of layouts(sum(own, byColour$1(goods)), "harbour")) yield {
				type: "buy",
				seller,
				goods,
				store
			};
		}
	},
	sample: (view, seat, chance) => tryPurchase(view, seat, chance)
};
function isLaid({ cells, first, set }, store) {
	for (let left = set; left !== 0; left = withoutFirst(left)) if (cells[first + firstIn(left)] !== store[firstIn(left)]) return false;
	return true;
}
const NOTHING_NEW = {
	cells: [],
	first: 0,
	set: 0
};
function tryReprice(view, seat, chance) {
	const set = filledAt(view, "harbour", seat);
	if (set === 0) return void 0;
	const own = knownShelf(view, "harbour", seat, set);
	const store = sampleStore("harbour", own, NOTHING_NEW, chance);
	if (isLaid(own, store)) moveOne(store);
	return {
		type: "reprice",
		store
	};
}
const reprice = {
	check(view, seat, { store }) {
		const early = notNow(view, seat, "actions");
		if (early) return early;
		const wrong = wrongLayout(coloursIn(view, "harbour", seat), byColour$1(store));
		if (wrong) return wrong;
		return isLaid(storeShelf(view, "harbour", seat), store) ? refuse("nothingChanges", {}) : void 0;
	},
	apply(state, seat, { store }, _chance, emit) {
		layStore(state, "harbour", seat, store);
		emit?.({
			type: "priced",
			seat,
			store: "harbour",
			cells: store
		});
		useAction(state, emit);
	},
	can: (view, seat) => view.phase === "actions" && hasStock(view, "harbour", seat),
	*moves(view, seat) {
		const own = storeShelf(view, "harbour", seat);
		for (const store of layouts(coloursIn(view, "harbour", seat), "harbour")) if (!isLaid(own, store)) yield {
			type: "reprice",
			store
		};
	},
	sample: (view, seat, chance) => tryReprice(view, seat, chance)
};
function moveOne(store) {
	const cell = store.findIndex((n) => n > 0);
	store[cell]--;
	store[(cell + KINDS) % store.length]++;
}
// games/container/rules/actions/produce.ts
const makeable = (view, seat) => machineColours(view, seat) & coloursLeft(view.supply);
const due = (colours, room) => Math.min(inSet(colours).length, room);
function wouldEnd(view, made) {
	return view.called && !view.ending && emptyColours(view.supply.map((n, i) => n - made[i])) >= 2;
}
const SETS = Array.from({ length: 1 << KINDS }, (_, bits) => COLOURS.map((_, kind) => bits >> kind & 1));
const CHOICES = SETS.map((_, colours) => Array.from({ length: KINDS + 1 }, (_, wanted) => SETS.filter((made, bits) => (bits & ~colours) === 0 && total(made) === wanted)));
function productions(view, seat, room = roomIn(view, "factory", seat)) {
	const colours = makeable(view, seat);
	const sets = CHOICES[colours][due(colours, room)];
	return view.called ? sets.filter((made) => !wouldEnd(view, made)) : sets;
}
function notMakeable(view, seat, made) {
	for (const [kind, colour] of COLOURS.entries()) {
		if (made[kind] > 0 && !ownsMachine(view, seat, kind)) return refuse("noMachineFor", { colour });
		if (made[kind] > 0 && view.supply[kind] === 0) return refuse("colourRunOut", { colour });
	}
	const room = roomIn(view, "factory", seat);
	const wanted = due(makeable(view, seat), room);
	if (total(made) > room) return refuse("factoryFull", {
		room,
		made: total(made)
	});
	return total(made) < wanted ? refuse("mustMakeAll", {
		wanted,
		made: total(made)
	}) : void 0;
}
const canProduce = (view, seat, cash) => !view.produced && cash >= 1 && (!view.called || productions(view, seat).length > 0);
function tryProduction(view, seat, chance) {
	if (!canProduce(view, seat, cashOf(view, seat))) return void 0;
	const old = storeShelf(view, "factory", seat);
	const made = pick(productions(view, seat, roomIn(view, "factory", seat, countOn(old))), chance);
	return {
		type: "produce",
		made,
		store: sampleStore("factory", old, {
			cells: made,
			first: 0,
			set: machineColours(view, seat)
		}, chance)
	};
}
const produce = {
	check(view, seat, { made, store }) {
		const early = notNow(view, seat, "actions");
		if (early) return early;
		if (view.produced) return refuse("alreadyProduced", {});
		const wrong = unaffordable(view, seat, 1, "8.2") ?? notMakeable(view, seat, made);
		if (wrong) return wrong;
		if (wouldEnd(view, made)) return refuse("mayNotEndGame", {});
		return wrongLayout(sum(coloursIn(view, "factory", seat), made), byColour$1(store));
	},
	apply(state, seat, { made, store }, _chance, emit) {
		const boss = rightOf(state, seat);
		payTo(state, seat, boss, 1);
		for (let kind = 0; kind < KINDS; kind++) state.supply[kind] -= made[kind];
		layStore(state, "factory", seat, store);
		state.produced = true;
		state.busy = true;
		emit?.({
			type: "produced",
			seat,
			made,
			boss
		});
		emit?.({
			type: "priced",
			seat,
			store: "factory",
			cells: store
		});
		noteEnding(state, emit);
		useAction(state, emit);
	},
	can: (view, seat) => view.phase === "actions" && canProduce(view, seat, cashOf(view, seat)),
	*moves(view, seat) {
		const own = coloursIn(view, "factory", seat);
		for (const made of productions(view, seat)) for (const store of layouts(sum(own, made), "factory")) yield {
			type: "produce",
			made,
			store
		};
	},
	sample: (view, seat, chance) => tryProduction(view, seat, chance)
};
// games/container/rules/actions/sale.ts
function noSale(view, seat) {
	const early = notNow(view, seat, "actions");
	if (early) return early;
	if (!view.options.domesticSale) return refuse("noSaleInThisGame", {});
	if (view.turns < view.seats) return refuse("noSaleInFirstTurn", {});
	if (view.sold) return refuse("alreadySold", {});
	return view.actions < 2 ? refuse("saleBeforeActions", {}) : void 0;
}
const sellingStore = (view, seat) => stock(view, "factory", seat) > 0 ? "factory" : "harbour";
function sales(view, seat) {
	const store = sellingStore(view, seat);
	const moves = [];
	for (let cell = 0; cell < cellsOf(store); cell++) {
		if (at(view, store, seat, cell) === 0) continue;
		moves.push({
			type: "sell",
			store,
			price: priceAt(store, cell),
			colour: COLOURS[colourAt(cell)]
		});
	}
	return moves;
}
const sell = {
	check(view, seat, { store, price, colour }) {
		const wrong = noSale(view, seat);
		if (wrong) return wrong;
		if (store === "harbour" && sellingStore(view, seat) === "factory") return refuse("sellFromFactory", {});
		const cell = cellFor(store, price, COLOURS.indexOf(colour));
		const there = cell < 0 ? 0 : at(view, store, seat, cell);
		return there > 0 ? void 0 : refuse("notInStore", {
			colour,
			price,
			there,
			wanted: 1
		}, "5.2");
	},
	apply(state, seat, { store, price, colour }, _chance, emit) {
		const kind = COLOURS.indexOf(colour);
		state[store][seat * cellsOf(store) + cellFor(store, price, kind)]--;
		state.supply[kind]++;
		state.sold = true;
		fromBank(state, seat, 2);
		emit?.({
			type: "sold",
			seat,
			colour
		});
	},
	can: (view, seat) => view.options.domesticSale && noSale(view, seat) === void 0 && sales(view, seat).length > 0,
	moves: sales,
	sample: (view, seat, chance) => pick(sales(view, seat), chance)
};
// games/container/rules/actions/seize.ts
function ruleOf(view, place) {
	if (view.options.edition === "anniversary") return "4.8";
	if (place === "stores") return "4.5";
	return place === "buildings" ? "4.6" : "4.4";
}
function notHere(view, seat, place) {
	if (view.phase !== "seize" && view.phase !== "over") return refuse("nothingToSeize", {});
	const early = notNow(view, seat, "seize");
	if (early) return early;
	const first = seizurePlace(view);
	return first === place ? void 0 : refuse("seizeElsewhere", { place: first }, ruleOf(view, first));
}
function takeAway(state, seat, move, emit) {
	seize(state, seat, move, emit);
	state.owed--;
	settleDefaults(state, emit);
}
function* seizuresOf(view, type) {
	for (const move of seizures(view)) if (move.type === type) yield move;
}
const isGoods = (place) => place === "island" || place === "ship" || place === "bankPort";
const seizeGoods = {
	check(view, seat, { place, colour }) {
		const wrong = notHere(view, seat, place);
		if (wrong) return wrong;
		return pileOf(view, PILE_OF[place], view.turn)[COLOURS.indexOf(colour)] > 0 ? void 0 : refuse("nothingThere", { colour });
	},
	apply: (state, seat, move, _chance, emit) => takeAway(state, seat, move, emit),
	can: (view) => view.phase === "seize" && isGoods(seizurePlace(view)),
	moves: (view) => seizuresOf(view, "seizeGoods"),
	sample: (view, _seat, chance) => sampleSeizure(view, chance)
};
const seizeStock = {
	check(view, seat, { harbour, factory }) {
		const wrong = notHere(view, seat, "stores");
		if (wrong) return wrong;
		const due = stockDue(view);
		const rule = ruleOf(view, "stores");
		if (total(harbour) !== due.harbour) return refuse("seizeExactly", {
			wanted: due.harbour,
			got: total(harbour)
		}, rule);
		if (total(factory) !== due.factory) return refuse("seizeExactly", {
			wanted: due.factory,
			got: total(factory)
		}, rule);
		return notThere("harbour", storeOf(view, "harbour", view.turn), harbour, rule) ?? notThere("factory", storeOf(view, "factory", view.turn), factory, rule);
	},
	apply: (state, seat, move, _chance, emit) => takeAway(state, seat, move, emit),
	can: (view) => view.phase === "seize" && seizurePlace(view) === "stores",
	moves: (view) => seizuresOf(view, "seizeStock"),
	sample: (view, _seat, chance) => sampleSeizure(view, chance)
};
function isUnsafe(view, machine) {
	for (const seizure of seizures(view)) if (seizure.type === "seizeBuilding" && seizure.machine === machine) return true;
	return false;
}
const seizeBuilding = {
	check(view, seat, { machine }) {
		const wrong = notHere(view, seat, "buildings");
		if (wrong) return wrong;
		return isUnsafe(view, machine) ? void 0 : refuse("buildingIsSafe", {});
	},
	apply: (state, seat, move, _chance, emit) => takeAway(state, seat, move, emit),
	can: (view) => view.phase === "seize" && seizurePlace(view) === "buildings",
	moves: (view) => seizuresOf(view, "seizeBuilding"),
	sample: (view, _seat, chance) => sampleSeizure(view, chance)
};
// games/container/rules/actions/ship.ts
const placeOf = (to) => to === "sea" ? -1 : -2;
const TO_SEA = Object.freeze({
	type: "sail",
	to: "sea"
});
const TO_ISLAND = Object.freeze({
	type: "sail",
	to: "island"
});
const atSea = (view, seat) => view.ships[seat] === -1;
function moveShip(state, seat, to, emit) {
	state.ships[seat] = to;
	emit?.({
		type: "sailed",
		seat,
		to
	});
}
function tryVoyage(view, seat) {
	if (view.ships[seat] !== -1) return TO_SEA;
	return inPile(view, "cargo", seat) > 0 ? TO_ISLAND : void 0;
}
const sail = {
	check(view, seat, { to }) {
		const early = notNow(view, seat, "actions");
		if (early) return early;
		if (view.ships[seat] === placeOf(to)) return refuse("alreadyThere", {});
		if (to === "sea") return void 0;
		if (!atSea(view, seat)) return refuse("seaFirst", {});
		return inPile(view, "cargo", seat) === 0 ? refuse("nothingToAuction", {}) : void 0;
	},
	apply(state, seat, { to }, _chance, emit) {
		moveShip(state, seat, placeOf(to), emit);
		if (to === "sea") useAction(state, emit);
		else openAuction(state, emit);
	},
	can: (view, seat) => view.phase === "actions" && tryVoyage(view, seat) !== void 0,
	*moves(view, seat) {
		yield tryVoyage(view, seat);
	},
	sample: (view, seat) => tryVoyage(view, seat)
};
const limits = (view, seat) => ({
	most: roomOnShip(view, seat),
	cash: cashOf(view, seat),
	prices: cellPrices("harbour")
});
function notLoadable(view, seat, owner, goods) {
	const missing = notThere("harbour", storeOf(view, "harbour", owner), goods, "9.2");
	if (missing) return missing;
	const room = roomOnShip(view, seat);
	if (total(goods) > room) return refuse("holdFull", {
		room,
		wanted: total(goods)
	});
	return unaffordable(view, seat, costOf("harbour", goods), "9.2");
}
function loadFrom(state, seat, seller, goods, emit) {
	if (isNothing(goods)) return;
	const chosen = chosenShelf(goods, "harbour");
	if (chosen.set === 0) return;
	const cost = takeFromStore(state, "harbour", seller, chosen);
	payTo(state, seat, seller, cost);
	addColours(state.cargo, seat * KINDS, chosen);
	state.busy = true;
	emit?.({
		type: "loaded",
		seat,
		seller,
		goods,
		cost
	});
}
const CALLS = [
	0,
	1,
	2,
	3,
	4
].map((at) => Object.freeze({
	type: "dock",
	at,
	goods: nothingOf(HARBOUR_CELLS)
}));
const dock = {
	check(view, seat, { at, goods }) {
		const early = notNow(view, seat, "actions");
		if (early) return early;
		if (at >= view.seats) return refuse("noSuchSeat", { seat: at }, "9.1");
		if (at === seat) return refuse("ownHarbour", {});
		if (view.ships[seat] === at) return refuse("alreadyThere", {});
		return atSea(view, seat) ? notLoadable(view, seat, at, goods) : refuse("seaFirst", {});
	},
	apply(state, seat, { at, goods }, _chance, emit) {
		moveShip(state, seat, at, emit);
		loadFrom(state, seat, at, goods, emit);
		useAction(state, emit);
	},
	can: (view, seat) => view.phase === "actions" && atSea(view, seat),
	*moves(view, seat) {
		for (const at of others(view, seat)) {
			const stockAt = storeOf(view, "harbour", at);
			for (const goods of selections(stockAt, limits(view, seat))) yield {
				type: "dock",
				at,
				goods
			};
		}
	},
	sample: sampleDocking
};
function sampleDocking(view, seat, chance) {
	const at = pick(others(view, seat), chance);
	const bounds = limits(view, seat);
	const offered = affordableAt(view, "harbour", at, bounds.cash);
	if (offered === 0 || bounds.most === 0) return CALLS[at];
	const goods = sampleGoods(knownShelf(view, "harbour", at, offered), bounds, chance);
	return isNothing(goods) ? CALLS[at] : {
		type: "dock",
		at,
		goods
	};
}
function canLoad(view, seat) {
	const at = view.ships[seat];
	return at >= 0 && roomOnShip(view, seat) > 0 && hasFor(view, "harbour", at, cashOf(view, seat));
}
function tryLoading(view, seat, chance) {
	const at = view.ships[seat];
	if (at < 0) return void 0;
	const bounds = limits(view, seat);
	const offered = affordableAt(view, "harbour", at, bounds.cash);
	if (offered === 0 || bounds.most === 0) return void 0;
	return {
		type: "load",
		goods: sampleSome(knownShelf(view, "harbour", at, offered), bounds, chance)
	};
}
const tryHarbour = (view, seat, chance) => view.ships[seat] === -1 ? sampleDocking(view, seat, chance) : tryLoading(view, seat, chance);
const load = {
	check(view, seat, { goods }) {
		const early = notNow(view, seat, "actions");
		if (early) return early;
		const at = view.ships[seat];
		if (at < 0) return refuse("notInHarbour", {});
		return total(goods) === 0 ? refuse("nothingChosen", {}) : notLoadable(view, seat, at, goods);
	},
	apply(state, seat, { goods }, _chance, emit) {
		loadFrom(state, seat, state.ships[seat], goods, emit);
		useAction(state, emit);
	},
	can: (view, seat) => view.phase === "actions" && canLoad(view, seat),
	*moves(view, seat) {
		const stockAt = storeOf(view, "harbour", view.ships[seat]);
		for (const goods of selections(stockAt, limits(view, seat))) if (total(goods) > 0) yield {
			type: "load",
			goods
		};
	},
	sample: (view, seat, chance) => tryLoading(view, seat, chance)
};
const fromPort = (view, seat) => ({
	most: roomOnShip(view, seat),
	cash: 0,
	prices: FREE_PILE
});
function notFetchable(view, seat, goods) {
	const port = pileOf(view, "bankPorts", seat);
	const short = goods.findIndex((n, kind) => n > port[kind]);
	if (short >= 0) return refuse("nothingThere", { colour: COLOURS[short] }, "13.7");
	const room = roomOnShip(view, seat);
	return total(goods) > room ? refuse("holdFull", {
		room,
		wanted: total(goods)
	}) : void 0;
}
function fetchFrom(state, seat, goods, emit) {
	addToPile(state, "bankPorts", seat, goods, -1);
	addToPile(state, "cargo", seat, goods, 1);
	if (total(goods) > 0) emit?.({
		type: "fetched",
		seat,
		goods
	});
}
const moor = {
	check(view, seat, { goods }) {
		const early = notNow(view, seat, "actions");
		if (early) return early;
		if (!view.options.investmentBank) return refuse("noBank", {});
		if (view.ships[seat] === -3) return refuse("alreadyThere", {});
		return atSea(view, seat) ? notFetchable(view, seat, goods) : refuse("seaFirst", {});
	},
	apply(state, seat, { goods }, _chance, emit) {
		moveShip(state, seat, -3, emit);
		fetchFrom(state, seat, goods, emit);
		useAction(state, emit);
	},
	can: (view, seat) => view.phase === "actions" && view.options.investmentBank && atSea(view, seat),
	*moves(view, seat) {
		for (const goods of selections(pileOf(view, "bankPorts", seat), fromPort(view, seat))) yield {
			type: "moor",
			goods
		};
	},
	sample: (view, seat, chance) => ({
		type: "moor",
		goods: sampleSelection(pileOf(view, "bankPorts", seat), fromPort(view, seat), chance)
	})
};
const fetch = {
	check(view, seat, { goods }) {
		const early = notNow(view, seat, "actions");
		if (early) return early;
		if (view.ships[seat] !== -3) return refuse("noBankPort", {});
		return total(goods) === 0 ? refuse("nothingChosen", {}, "13.7") : notFetchable(view, seat, goods);
	},
	apply(state, seat, { goods }, _chance, emit) {
		fetchFrom(state, seat, goods, emit);
		useAction(state, emit);
	},
	can: (view, seat) => view.phase === "actions" && view.ships[seat] === -3 && roomOnShip(view, seat) > 0 && inPile(view, "bankPorts", seat) > 0,
	*moves(view, seat) {
		for (const goods of selections(pileOf(view, "bankPorts", seat), fromPort(view, seat))) if (total(goods) > 0) yield {
			type: "fetch",
			goods
		};
	},
	sample(view, seat, chance) {
		return {
			type: "fetch",
			goods: sampleSome(shelfOf(view.bankPorts, seat * KINDS, KINDS), fromPort(view, seat), chance)
		};
	}
};
// games/container/rules/actions/turn.ts
const OF_A_TURN = [
	"sell",
	"buildWarehouse",
	"buildMachine",
	"buy",
	"reprice",
	"produce",
	"sail",
	"dock",
	"load",
	"loan",
	"repay",
	"moor",
	"fetch",
	"callWithMoney",
	"callWithGoods",
	"pass"
];
function tryKind(kind, view, seat, chance) {
	switch (kind) {
		case 4: return tryReprice(view, seat, chance);
		case 5: return tryLoan(view, seat);
		case 6: return PASS;
		case 7: return tryHarbour(view, seat, chance);
		case 8: return tryVoyage(view, seat);
		case 9: return tryProduction(view, seat, chance);
		case 10: return tryPurchase(view, seat, chance);
		case 11: return tryWarehouse(view, seat);
		case 12: return tryMachine(view, seat, chance);
		case 13: return tryRepayment(view, seat);
		default: return tryVariant(kind, view, seat, chance);
	}
}
const OF_THE_BANK = [
	fetch,
	callWithMoney,
	callWithGoods,
	moor
];
function tryVariant(kind, view, seat, chance) {
	const action = view.options.investmentBank ? OF_THE_BANK[kind] : sell;
	return action.can(view, seat) ? action.sample(view, seat, chance) : void 0;
}
function firstKind({ options }) {
	if (options.investmentBank) return 0;
	return OF_THE_BANK.length - (options.domesticSale ? 1 : 0);
}
const FREE_OF_CHARGE = OF_THE_BANK.length + 5;
const CHARGES = [
	1,
	FACTORY_PRICES[0],
	WAREHOUSE_COSTS[1],
	MACHINE_COSTS[1],
	10
];
const KINDS_WITHIN = Array.from({ length: 11 }, (_, cash) => FREE_OF_CHARGE + CHARGES.filter((charge) => charge <= cash).length);
const kindsWithin = (cash) => KINDS_WITHIN[cash < 10 ? cash : 10];
function sampleTurn(view, seat, chance) {
	const first = firstKind(view);
	const last = kindsWithin(cashOf(view, seat)) - 1;
	const luck = chance.draw(2 * (last - first + 1));
	const step = (luck & 1) * 2 - 1;
	for (let kind = first + (luck >> 1);; kind = next(kind + step, first, last)) {
		const move = tryKind(kind, view, seat, chance);
		if (move !== void 0) return move;
	}
}
function next(kind, first, last) {
	if (kind > last) return first;
	return kind < first ? last : kind;
}
// games/container/rules/actions/index.ts
const ACTIONS = {
	pass,
	default: defaulting,
	seizeGoods,
	seizeStock,
	seizeBuilding,
	sell,
	buildWarehouse,
	buildMachine,
	buy,
	reprice,
	produce,
	sail,
	dock,
	load,
	bid,
	accept,
	decline,
	loan,
	repay,
	moor,
	fetch,
	callWithMoney,
	callWithGoods,
	restock,
	payBrokers
};
const these = (...types) => types.map((type) => actionOf(ACTIONS, type));
const IN_PHASE = {
	interest: these("loan", "default"),
	seize: these("seizeGoods", "seizeStock", "seizeBuilding"),
	pay: these("payBrokers"),
	actions: these(...OF_A_TURN),
	restock: these("restock"),
	bidding: these("bid", "loan"),
	answer: these("accept", "decline", "loan", "repay"),
	over: []
};
const QUIET = {
	...IN_PHASE,
	interest: these("default"),
	actions: these("pass"),
	bidding: these("bid"),
	answer: these("accept")
};
const KEEP = these("decline");
function sample(view, seat, chance) {
	if (view.phase === "actions") return sampleTurn(view, seat, chance);
	if (view.phase === "bidding") return sampleBidding(view, seat, chance);
	if (view.phase === "seize") return sampleSeizure(view, chance);
	return sampleOf(IN_PHASE[view.phase], view, seat, chance);
}
function apply(state, seat, move, chance, emit) {
	switch (move.type) {
		case "pass":
			pass.apply(state, seat, move, chance, emit);
			break;
		case "sail":
			sail.apply(state, seat, move, chance, emit);
			break;
		case "dock":
			dock.apply(state, seat, move, chance, emit);
			break;
		case "produce":
			produce.apply(state, seat, move, chance, emit);
			break;
		case "reprice":
			reprice.apply(state, seat, move, chance, emit);
			break;
		case "loan":
			loan.apply(state, seat, move, chance, emit);
			break;
		case "buy":
			buy.apply(state, seat, move, chance, emit);
			break;
		case "buildWarehouse":
			buildWarehouse.apply(state, seat, move, chance, emit);
			break;
		case "bid":
			bid.apply(state, seat, move, chance, emit);
			break;
		case "buildMachine":
			buildMachine.apply(state, seat, move, chance, emit);
			break;
		case "seizeStock":
			seizeStock.apply(state, seat, move, chance, emit);
			break;
		case "repay":
			repay.apply(state, seat, move, chance, emit);
			break;
		case "seizeBuilding":
			seizeBuilding.apply(state, seat, move, chance, emit);
			break;
		case "accept":
			accept.apply(state, seat, move, chance, emit);
			break;
		case "load":
			load.apply(state, seat, move, chance, emit);
			break;
		default: actionOf(ACTIONS, move.type).apply(state, seat, move, chance, emit);
	}
}
// core/decode.ts
const fault = (path, code, params = {}) => ({ fault: {
	path,
	code,
	params
} });
function within(path, inner) {
	const inside = inner.path === "" || inner.path.startsWith("[") ? path + inner.path : join(path, inner.path);
	return { fault: {
		...inner,
		path: inside
	} };
}
const flag = {
	spec: { kind: "flag" },
	decode: (raw, path = "") => typeof raw === "boolean" ? { value: raw } : fault(path, "type", { wanted: "flag" })
};
function integer(min, max) {
	return {
		spec: {
			kind: "integer",
			min,
			max
		},
		decode(raw, path = "") {
			if (!Number.isSafeInteger(raw) || Object.is(raw, -0)) return fault(path, "type", { wanted: "integer" });
			const value = raw;
			return value < min || value > max ? fault(path, "range", {
				value,
				min,
				max
			}) : { value };
		}
	};
}
function choice(values) {
	const answers = values.map((value) => ({ value }));
	return {
		spec: {
			kind: "choice",
			values
		},
		decode(raw, path = "") {
			if (typeof raw !== "string" && typeof raw !== "number") return fault(path, "type", { wanted: "choice" });
			return answers[values.indexOf(raw)] ?? fault(path, "choice", {
				value: short(raw),
				values: values.join(", ")
			});
		}
	};
}
function nullable(of) {
	return {
		spec: {
			kind: "nullable",
			of: of.spec
		},
		decode: (raw, path = "") => raw === null ? { value: null } : of.decode(raw, path)
	};
}
function optional(of, value) {
	return {
		spec: {
			kind: "optional",
			of: of.spec,
			value
		},
		decode: (raw, path = "") => raw === void 0 ? { value } : of.decode(raw, path)
	};
}
function list(of, max) {
	return {
		spec: {
			kind: "list",
			of: of.spec,
			max
		},
		decode(raw, path = "") {
			if (!Array.isArray(raw)) return fault(path, "type", { wanted: "list" });
			if (raw.length > max) return fault(path, "tooLong", {
				length: raw.length,
				max
			});
			const value = [];
			for (let i = 0; i < raw.length; i++) {
				const decoded = of.decode(raw[i]);
				if (decoded.fault) return within(`${path}[${i}]`, decoded.fault);
				value.push(decoded.value);
			}
			return { value };
		}
	};
}
function vector(length, max) {
	const counts = list(integer(0, max), length);
	return {
		spec: counts.spec,
		decode(raw, path = "") {
			const decoded = counts.decode(raw, path);
			if (decoded.fault || decoded.value.length === length) return decoded;
			return fault(path, "length", {
				length: decoded.value.length,
				wanted: length
			});
		}
	};
}
function fields(decoders) {
	const known = Object.entries(decoders);
	return {
		spec: {
			kind: "fields",
			fields: specs(decoders)
		},
		decode(raw, path = "") {
			if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return fault(path, "type", { wanted: "fields" });
			for (const key of Object.keys(raw)) if (!Object.hasOwn(decoders, key)) return fault(join(path, short(key)), "unknown");
			const value = {};
			for (const [key, decoder] of known) {
				const given = Object.hasOwn(raw, key) ? raw[key] : void 0;
				if (given === void 0 && decoder.spec.kind !== "optional") return fault(join(path, key), "missing");
				const decoded = decoder.decode(given);
				if (decoded.fault) return within(join(path, key), decoded.fault);
				value[key] = decoded.value;
			}
			return { value };
		}
	};
}
function variants(decoders) {
	const types = Object.keys(decoders);
	const typed = choice(types);
	const byType = new Map(types.map((type) => [type, fields({
		type: choice([type]),
		...decoders[type]
	})]));
	return {
		spec: {
			kind: "variants",
			variants: Object.fromEntries([...byType].map(([type, d]) => [type, d.spec]))
		},
		decode(raw, path = "") {
			if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return fault(path, "type", { wanted: "fields" });
			if (!Object.hasOwn(raw, "type")) return fault(join(path, "type"), "missing");
			const type = typed.decode(raw.type, join(path, "type"));
			return type.fault ? type : byType.get(type.value).decode(raw, path);
		}
	};
}
function specs(decoders) {
	return Object.fromEntries(Object.entries(decoders).map(([key, d]) => [key, d.spec]));
}
const join = (path, key) => path === "" ? key : `${path}.${key}`;
const short = (raw) => String(raw).slice(0, 40);
// games/container/rules/decode.ts
const MOST = 20;
const seat = integer(0, 4);
const amount = integer(0, 1e6);
const broker = integer(0, 2);
const colour = choice(COLOURS);
const factory = vector(FACTORY_CELLS, MOST);
const harbour = vector(HARBOUR_CELLS, MOST);
const byColour = vector(KINDS, MOST);
const decodeMove = variants({
	pass: {},
	loan: {},
	repay: {},
	default: {},
	seizeGoods: {
		place: choice([
			"island",
			"ship",
			"bankPort"
		]),
		colour
	},
	seizeStock: {
		harbour,
		factory
	},
	seizeBuilding: { machine: nullable(colour) },
	sell: {
		store: choice(["factory", "harbour"]),
		price: integer(1, 6),
		colour
	},
	buildWarehouse: {},
	buildMachine: { colour },
	produce: {
		made: vector(KINDS, 1),
		store: factory
	},
	buy: {
		seller: seat,
		goods: factory,
		store: harbour
	},
	reprice: { store: harbour },
	sail: { to: choice(["sea", "island"]) },
	dock: {
		at: seat,
		goods: harbour
	},
	load: { goods: harbour },
	moor: { goods: byColour },
	fetch: { goods: byColour },
	bid: { amount },
	accept: { from: seat },
	decline: {},
	callWithMoney: {
		broker,
		amount
	},
	callWithGoods: {
		broker,
		factory,
		harbour
	},
	restock: {
		factory,
		harbour
	},
	payBrokers: { order: list(colour, 40) }
});
const OPTIONS = fields({
	edition: optional(choice(EDITIONS), "2007"),
	domesticSale: optional(flag, false),
	investmentBank: optional(flag, false),
	money: optional(choice(["secret", "open"]), "secret"),
	forcedLoan: optional(flag, true),
	seizureClearsLoan: optional(flag, false),
	stagnationLaps: optional(integer(2, 10), 3)
});
const decodeOptions = {
	spec: OPTIONS.spec,
	decode(raw, path = "") {
		const decoded = OPTIONS.decode(raw, path);
		if (decoded.fault) return decoded;
		const { edition, domesticSale, investmentBank } = decoded.value;
		const misplaced = edition === "2007" ? investmentBank && "investmentBank" : domesticSale && "domesticSale";
		if (!misplaced) return decoded;
		return { fault: {
			path: path === "" ? misplaced : `${path}.${misplaced}`,
			code: "conflict",
			params: { with: `edition ${edition}` }
		} };
	}
};
// games/container/rules/secrecy.ts
function view(state, viewer) {
	const copy = clone(state);
	if (state.phase === "over") return copy;
	const hide = (values, hidden) => values.map((value, seat) => seat === viewer ? value : hidden(value, seat));
	copy.cash = hide(state.cash, (_, seat) => state.options.money === "open" ? state.ledger[seat] : null);
	if (state.phase === "bidding") copy.sealedLoans = hide(state.sealedLoans, () => null);
	copy.valueCards = hide(state.valueCards, () => null);
	copy.bids = hide(state.bids, (bid) => bid === null ? null : "sealed");
	return copy;
}
function redact(event, viewer) {
	if (event.type === "loan" && event.sealed && event.seat !== viewer) return void 0;
	if (event.type === "bid" && event.seat !== viewer) return {
		...event,
		amount: null
	};
	return event;
}
function guess(seen, _viewer, chance) {
	const sealedLoans = seen.sealedLoans.map((n, seat) => n ?? guessLoans(seen, seat, chance));
	const cash = seen.ledger.map((amount, seat) => amount + 10 * sealedLoans[seat]);
	const bids = seen.bids.map((bid, seat) => bid === "sealed" ? chance.draw(cash[seat] - seen.offers[seat] + 1) : bid);
	return clone({
		...seen,
		cash,
		sealedLoans,
		bids,
		valueCards: guessCards(seen.valueCards, chance)
	});
}
function guessLoans(seen, seat, chance) {
	return seen.asked[seat] ? chance.draw(2 - seen.loans[seat] + 1) : 0;
}
function guessCards(known, chance) {
	const left = noneOf(KINDS).map((_, card) => known.includes(card) ? 0 : 1);
	return known.map((card) => card ?? drawFrom(left, total(left), chance));
}
function clone(state) {
	return {
		options: state.options,
		seats: state.seats,
		phase: state.phase,
		turn: state.turn,
		turns: state.turns,
		actions: state.actions,
		produced: state.produced,
		sold: state.sold,
		called: state.called,
		wonBroker: state.wonBroker,
		ending: state.ending,
		busy: state.busy,
		idleTurns: state.idleTurns,
		owed: state.owed,
		supply: state.supply.slice(),
		machinesLeft: state.machinesLeft.slice(),
		warehousesLeft: state.warehousesLeft,
		gone: state.gone.slice(),
		bank: state.bank,
		cash: state.cash.slice(),
		ledger: state.ledger.slice(),
		loans: state.loans.slice(),
		sealedLoans: state.sealedLoans.slice(),
		valueCards: state.valueCards.slice(),
		machines: state.machines.slice(),
		warehouses: state.warehouses.slice(),
		factory: state.factory.slice(),
		harbour: state.harbour.slice(),
		ships: state.ships.slice(),
		cargo: state.cargo.slice(),
		island: state.island.slice(),
		bids: state.bids.slice(),
		asked: state.asked.slice(),
		bidRound: state.bidRound,
		offers: state.offers.slice(),
		brokerContainers: state.brokerContainers.slice(),
		brokerMoney: state.brokerMoney.slice(),
		bankPorts: state.bankPorts.slice(),
		cell: state.cell,
		holder: state.holder,
		bidMoney: state.bidMoney,
		bidGoods: state.bidGoods.slice(),
		outbid: state.outbid,
		returned: state.returned.slice()
	};
}
// core/data.ts
const isObject = (value) => typeof value === "object" && value !== null;
function field(object, key) {
	return object[key];
}
function frozen(data) {
	if (isObject(data) && !Object.isFrozen(data)) {
		Object.freeze(data);
		for (const value of Object.values(data)) frozen(value);
	}
	return data;
}
function lasting(data) {
	if (LASTING.has(data)) return data;
	hash(data);
	LASTING.set(data, made.slice());
	return frozen(data);
}
const made = new Int32Array(2);
const [LOW_SALT, HIGH_SALT] = [2654435761, 2246822507];
const [LOW_LIST, HIGH_LIST] = [mix(LOW_SALT, 91), mix(HIGH_SALT, 91)];
const [LOW_FIELDS, HIGH_FIELDS] = [mix(LOW_SALT, 123), mix(HIGH_SALT, 123)];
const KEYS = new Map();
const LASTING = new WeakMap();
const WORDS = new Map();
const MOST_KNOWN = 1e3;
function hash(data) {
	if (typeof data === "number") hashNumber(data);
	else if (!isObject(data)) hashWord(data);
	else if (Array.isArray(data)) hashList(data);
	else hashObject(data);
}
function hashObject(data) {
	const lasting = LASTING.get(data);
	if (lasting === void 0) hashFields(data);
	else leave(lasting[0], lasting[1]);
}
function leave(low, high) {
	made[0] = low;
	made[1] = high;
}
const isWord = (data) => typeof data === "number" && (data | 0) === data;
const SMALL = 256;
const LOW_SMALL = Int32Array.from({ length: SMALL }, (_, item) => spread(mix(LOW_SALT, item)));
const HIGH_SMALL = Int32Array.from({ length: SMALL }, (_, item) => spread(mix(HIGH_SALT, item)));
const isSmall = (data) => isWord(data) && data >= 0 && data < SMALL;
function hashNumber(data) {
	if (isWord(data)) leave(mix(LOW_SALT, data), mix(HIGH_SALT, data));
	else hashText(String(data));
}
function hashText(text) {
	leave(ofText(LOW_SALT, text), ofText(HIGH_SALT, text));
}
function hashWord(data) {
	const word = known(WORDS, data, spelt);
	leave(word[0], word[1]);
}
const spelt = (word) => `${typeof word} ${String(word)}`;
function hashList(data) {
	let low = LOW_LIST;
	let high = HIGH_LIST;
	for (let i = 0; i < data.length; i++) {
		const item = data[i];
		if (isSmall(item)) {
			low = stirred(low ^ LOW_SMALL[item]);
			high = stirred(high ^ HIGH_SMALL[item]);
		} else {
			hash(item);
			low = mix(low, made[0]);
			high = mix(high, made[1]);
		}
	}
	leave(low, high);
}
function hashFields(data) {
	let low = LOW_FIELDS;
	let high = HIGH_FIELDS;
	for (const key in data) {
		hash(field(data, key));
		const name = known(KEYS, key, String);
		low = low + mix(name[0], made[0]) | 0;
		high = high + mix(name[1], made[1]) | 0;
	}
	leave(mix(low, 125), mix(high, 125));
}
function known(hashes, word, spell) {
	const before = hashes.get(word);
	if (before !== void 0) return before;
	const text = spell(word);
	const hash = Int32Array.of(ofText(LOW_SALT, text), ofText(HIGH_SALT, text));
	if (hashes.size < MOST_KNOWN) hashes.set(word, hash);
	return hash;
}
function ofText(salt, text) {
	let hash = mix(salt, text.length);
	for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
	return mix(hash, 34);
}
function mix(hash, word) {
	return stirred(hash ^ spread(word));
}
function spread(word) {
	return Math.imul(word, 3432918353);
}
function stirred(hash) {
	let h = hash | 0;
	h = Math.imul(h ^ h >>> 16, 2246822507);
	h = Math.imul(h ^ h >>> 13, 3266489909);
	return h ^ h >>> 16;
}
// games/container/rules/start.ts
function start(options, seats, chance, emit) {
	const state = emptyTable(lasting(options), seats);
	dealMachines(state, chance);
	dealValueCards(state, chance);
	if (options.investmentBank) stockBrokers(state, chance);
	beginTurn(state, chance.draw(seats), emit);
	return state;
}
function each(seats, value) {
	const values = noneOf(seats);
	setAll(values, value);
	return values;
}
function emptyTable(options, seats) {
	const supplies = SUPPLIES[options.edition](seats);
	return {
		options,
		seats,
		phase: "actions",
		turn: 0,
		turns: 0,
		actions: 0,
		produced: false,
		sold: false,
		called: false,
		wonBroker: false,
		ending: false,
		busy: false,
		idleTurns: 0,
		owed: 0,
		supply: each(KINDS, supplies.containers),
		machinesLeft: each(KINDS, supplies.machines),
		warehousesLeft: supplies.warehouses - seats,
		gone: noneOf(KINDS),
		bank: 0,
		cash: each(seats, 20),
		ledger: each(seats, 20),
		loans: noneOf(seats),
		sealedLoans: noneOf(seats),
		valueCards: noneOf(seats),
		machines: each(4 * seats, -1),
		warehouses: each(seats, 1),
		factory: noneOf(seats * FACTORY_CELLS),
		harbour: noneOf(seats * HARBOUR_CELLS),
		ships: each(seats, -1),
		cargo: noneOf(seats * KINDS),
		island: noneOf(seats * KINDS),
		bids: noneOf(seats).map(() => null),
		asked: noneOf(seats),
		bidRound: 0,
		offers: noneOf(seats),
		brokerContainers: noneOf(3 * KINDS),
		brokerMoney: noneOf(3),
		bankPorts: noneOf(seats * KINDS),
		cell: null,
		holder: null,
		bidMoney: 0,
		bidGoods: noneOf(2 * KINDS),
		outbid: null,
		returned: noneOf(2 * KINDS)
	};
}
function dealMachines(state, chance) {
	const colours = each(KINDS, 1);
	for (let seat = 0; seat < state.seats; seat++) {
		const colour = drawFrom(colours, KINDS - seat, chance);
		state.machines[4 * seat] = colour;
		state.machinesLeft[colour]--;
		state.supply[colour]--;
		state.factory[seat * FACTORY_CELLS + cellFor("factory", 2, colour)] = 1;
	}
}
function dealValueCards(state, chance) {
	const cards = each(KINDS, 1);
	for (let seat = 0; seat < state.seats; seat++) state.valueCards[seat] = drawFrom(cards, KINDS - seat, chance);
}
function stockBrokers(state, chance) {
	const box = each(KINDS, 1);
	let left = KINDS;
	for (let broker = 0; broker < 3; broker++) {
		state.brokerMoney[broker] = BROKER_MONEY[broker];
		for (let n = BROKER_CONTAINERS[broker]; n > 0; n--) state.brokerContainers[broker * KINDS + drawFrom(box, left--, chance)]++;
	}
}
// games/container/rules/index.ts
const container = {
	id: "container",
	version: 1,
	players: {
		min: 3,
		max: 5
	},
	decode: {
		move: decodeMove,
		options: decodeOptions
	},
	start,
	clone,
	toAct: acting,
	sealed: (seen) => seen.phase === "bidding" ? seen.bids.flatMap((bid, seat) => bid === null ? [] : [seat]) : [],
	outcome: (state) => state.phase === "over" ? result(state) : void 0,
	check: (seen, seat, move) => actionOf(ACTIONS, move.type).check(seen, seat, move),
	apply,
	*moves(seen, seat) {
		if (isToAct(seen, seat)) yield* movesOf(IN_PHASE[seen.phase], seen, seat);
	},
	sample,
	fallback,
	view,
	redact,
	guess
};
function fallback(seen, seat) {
	const [move] = movesOf(seen.phase === "answer" && highestOffer(seen) === 0 ? KEEP : QUIET[seen.phase], seen, seat);
	invariant(move !== void 0, "somebody to act has a move");
	return move;
}
export { container };
