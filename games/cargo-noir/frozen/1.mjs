// core/play.ts
function actionOf(actions, type) {
	return actions[type];
}
function* movesOf(actions, view, seat) {
	for (const action of actions) if (action.can(view, seat)) yield* action.moves(view, seat);
}
// core/invariant.ts
function invariant(holds, what) {
	if (!holds) throw new Error(`invariant broken: ${what}`);
}
// core/counts.ts
function total(counts, from = 0, to = counts.length) {
	let sum = 0;
	for (let i = from; i < to; i++) sum += counts[i];
	return sum;
}
function setAll(counts, to) {
	for (let i = 0; i < counts.length; i++) counts[i] = to;
}
const EMPTY$1 = [[]];
function noneOf(kinds) {
	while (EMPTY$1.length <= kinds) EMPTY$1.push([...EMPTY$1.at(-1), 0]);
	return EMPTY$1[kinds].slice();
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
// games/cargo-noir/rules/tables.ts
const GOODS = [
	"alcohol",
	"arms",
	"art",
	"cars",
	"cigars",
	"ivory",
	"jewels",
	"gold",
	"uranium"
];
const KINDS = GOODS.length;
const TOKENS = [...GOODS, "wild"];
const WILD = TOKENS.length - 1;
const TOKEN_KINDS = TOKENS.length;
const PORTS = [
	"rotterdam",
	"newYork",
	"hongKong",
	"capeTown",
	"bombay",
	"panama",
	"rio",
	"tangier"
];
const CARDS = [
	"ship",
	"warehouse",
	"syndicate",
	"villa",
	"yacht",
	"bar",
	"club",
	"show",
	"paparazzi",
	"militia",
	"cronies",
	"bank",
	"principality"
];
const EDGES = [
	"ship",
	"warehouse",
	"syndicate"
];
const COPIES = [
	8,
	8,
	8,
	6,
	6,
	6,
	6,
	1,
	1,
	1,
	1,
	1,
	1
];
const LIKELY_PRINT = {
	slots: {
		rotterdam: 4,
		newYork: 3,
		hongKong: 2,
		capeTown: 1,
		bombay: 3,
		panama: 2,
		rio: 3,
		tangier: 2
	},
	players: {
		rotterdam: 2,
		newYork: 2,
		hongKong: 2,
		capeTown: 2,
		bombay: 3,
		panama: 4,
		rio: 5,
		tangier: 5
	},
	market: 6,
	costs: {
		ship: 15,
		warehouse: 10,
		syndicate: 10,
		villa: 9,
		yacht: 16,
		bar: 21,
		club: 25,
		show: 28,
		paparazzi: 36,
		militia: 45,
		cronies: 49,
		bank: 64,
		principality: 81
	},
	points: {
		ship: 8,
		warehouse: 5,
		syndicate: 5,
		villa: 9,
		yacht: 16,
		bar: 21,
		club: 25,
		show: 30,
		paparazzi: 40,
		militia: 50,
		cronies: 55,
		bank: 72,
		principality: 92
	}
};
const rounds = (seats) => seats <= 3 ? 11 : 10;
const worthOfSame = (n) => n * n;
const worthOfDifferent = (n) => n * (n + 1) / 2;
// games/cargo-noir/rules/places.ts
const PORT_COUNT = PORTS.length;
const CARD_KINDS = CARDS.length;
const LISTS = Array.from({ length: 1 << TOKEN_KINDS }, (_, bits) => TOKENS.flatMap((_token, i) => bits & 1 << i ? [i] : []));
const listOf = (bits) => LISTS[bits];
function kindsIn(counts, from = 0) {
	let bits = 0;
	for (let kind = 0; kind < TOKEN_KINDS; kind++) if (counts[from + kind] > 0) bits |= 1 << kind;
	return bits;
}
const stackOf = (view, seat, port) => view.stacks[seat * PORT_COUNT + port];
const tokensOf = (view, seat, kind) => view.goods[seat * TOKEN_KINDS + kind];
const cardsOf$1 = (view, seat, card) => view.cards[seat * CARD_KINDS + card];
const goodsOf = (view, seat) => view.goods.slice(seat * TOKEN_KINDS, (seat + 1) * TOKEN_KINDS);
const capacity = (view, seat) => 6 + 2 * cardsOf$1(view, seat, 1);
function highestOther(view, seat, port) {
	let highest = 0;
	for (let other = 0; other < view.seats; other++) {
		const stack = stackOf(view, other, port);
		if (stack > highest && other !== seat) highest = stack;
	}
	return highest;
}
const leastBid = (view, seat, port) => highestOther(view, seat, port) + 1;
function setStack(state, seat, port, coins) {
	state.stacks[seat * PORT_COUNT + port] = coins;
}
function fromPile(state, seat, coins) {
	state.coins[seat] += coins;
	state.pile += coins;
}
const isLastRound = (view) => view.round === rounds(view.seats);
const maySend = (view) => !isLastRound(view) || view.options.lastRound === "asEver";
function drawToken(state, chance, emit) {
	const left = readyBag(state, emit);
	return left === 0 ? null : drawFrom(state.bag, left, chance);
}
function readyBag(state, emit) {
	const left = total(state.bag);
	return left === 0 ? recycle(state, emit) : left;
}
function recycle(state, emit) {
	const tokens = total(state.discard);
	if (tokens === 0) return 0;
	for (let kind = 0; kind < TOKEN_KINDS; kind++) state.bag[kind] += state.discard[kind];
	setAll(state.discard, 0);
	emit?.({
		type: "recycled",
		tokens
	});
	return tokens;
}
function fillPort(state, port, chance, emit) {
	const name = PORTS[port];
	let left = 0;
	for (let n = state.options.printed.slots[name]; n > 0; n--) {
		if (left === 0) left = readyBag(state, emit);
		if (left === 0) break;
		state.ports[port * TOKEN_KINDS + drawFrom(state.bag, left--, chance)]++;
	}
	emit?.({
		type: "refilled",
		port: name,
		goods: portGoods(state, port)
	});
}
const portGoods = (view, port) => view.ports.slice(port * TOKEN_KINDS, (port + 1) * TOKEN_KINDS);
// games/cargo-noir/rules/scoring.ts
function points(view, seat) {
	let sum = 0;
	for (let card = 0; card < CARD_KINDS; card++) {
		const n = cardsOf$1(view, seat, card);
		if (n > 0) sum += n * view.options.printed.points[CARDS[card]];
	}
	return sum;
}
function moreAt(view, cost, a, b) {
	let more = 0;
	for (let card = 0; card < CARD_KINDS; card++) if (view.options.printed.costs[CARDS[card]] === cost) more += cardsOf$1(view, a, card) - cardsOf$1(view, b, card);
	return more;
}
function dearer(view, a, b) {
	let [highest, more] = [0, 0];
	for (let card = 0; card < CARD_KINDS; card++) {
		const cost = view.options.printed.costs[CARDS[card]];
		if (cost <= highest || cardsOf$1(view, a, card) === cardsOf$1(view, b, card)) continue;
		const here = moreAt(view, cost, a, b);
		if (here !== 0) [highest, more] = [cost, here];
	}
	return more;
}
function result(view) {
	const seats = Array.from({ length: view.seats }, (_, seat) => seat);
	const scores = seats.map((seat) => points(view, seat));
	const isAhead = (a, b) => scores[a] === scores[b] ? dearer(view, a, b) > 0 : scores[a] > scores[b];
	return {
		scores,
		places: seats.map((seat) => 1 + seats.filter((rival) => isAhead(rival, seat)).length)
	};
}
function announceScores(view, emit) {
	for (let seat = 0; seat < view.seats; seat++) {
		const cards = view.cards.slice(seat * CARD_KINDS, (seat + 1) * CARD_KINDS);
		emit({
			type: "scored",
			seat,
			points: points(view, seat),
			cards
		});
	}
	emit({
		type: "ended",
		...result(view)
	});
}
// games/cargo-noir/rules/flow.ts
function beginTurn(state, seat, emit) {
	state.turn = seat;
	setAll(state.raised, 0);
	setAll(state.left, 0);
	state.syndicatesPaid = 0;
	emit?.({
		type: "turn",
		round: state.round,
		seat
	});
	state.phase = state.round === 1 ? "send" : "resolve";
	if (state.phase === "resolve") afterShip(state);
}
function afterShip(state) {
	if (!hasUnresolved(state)) state.phase = "trade";
}
function hasUnresolved(view) {
	const seat = view.turn;
	if (view.inCasino[seat] > 0 || view.inMarket[seat] > 0) return true;
	for (let port = 0; port < PORT_COUNT; port++) if (isUnresolved(view, port)) return true;
	return false;
}
const isUnresolved = (view, port) => stackOf(view, view.turn, port) > 0 && view.raised[port] === 0;
function afterTrade(state, emit) {
	const lastTurn = isLastRound(state) && nextSeat(state) === state.first;
	if (maySend(state) && !lastTurn && state.ships[state.turn] > 0) state.phase = "send";
	else endTurn(state, emit);
}
const nextSeat = (view) => (view.turn + 1) % view.seats;
function endTurn(state, emit) {
	const next = nextSeat(state);
	if (next === state.first && isLastRound(state)) {
		state.phase = "over";
		if (emit) announceScores(state, emit);
		return;
	}
	if (next === state.first) state.round++;
	beginTurn(state, next, emit);
}
// games/cargo-noir/rules/waiting.ts
const RESOLVING = [
	"casino",
	"swap",
	"draw",
	"takeCargo",
	"raise",
	"withdraw"
];
function portsWaiting(view) {
	let bits = 0;
	for (let port = 0; port < PORT_COUNT; port++) if (isUnresolved(view, port)) bits |= 1 << port;
	return bits;
}
const portsAlone = (view, seat) => portsWaiting(view) & ~portsOutbid(view, seat);
function portsOutbid(view, seat) {
	let bits = 0;
	for (const port of listOf(portsWaiting(view))) if (highestOther(view, seat, port) > 0) bits |= 1 << port;
	return bits;
}
const toRaise = (view, seat, port) => leastBid(view, seat, port) - stackOf(view, seat, port);
function portsToRaise(view, seat) {
	if (!maySend(view)) return 0;
	let bits = 0;
	for (const port of listOf(portsOutbid(view, seat))) if (toRaise(view, seat, port) <= view.coins[seat]) bits |= 1 << port;
	return bits;
}
const bit = (yes, at) => yes ? 1 << at : 0;
function possible(view, seat) {
	const outbid = portsOutbid(view, seat);
	const market = view.inMarket[seat] > 0;
	return bit(view.inCasino[seat] > 0, 0) | bit(market && kindsIn(view.goods, seat * TOKEN_KINDS) !== 0, 1) | bit(market, 2) | bit(portsWaiting(view) !== outbid, 3) | bit(outbid !== 0 && portsToRaise(view, seat) !== 0, 4) | bit(outbid !== 0, 5);
}
const canBe = (kind) => (view, seat) => view.phase === "resolve" && (possible(view, seat) & 1 << RESOLVING.indexOf(kind)) !== 0;
// core/refuse.ts
const citable = (rules) => typeof rules === "string" ? [rules] : rules;
function refuser(ruleOf) {
	return (code, params, rule) => ({
		code,
		rule: rule ?? citable(ruleOf[code])[0],
		params
	});
}
// games/cargo-noir/rules/refuse.ts
const refuse = refuser({
	gameOver: "7.1",
	notYourTurn: "3.1",
	resolveFirst: "3.2",
	tradeFirst: "3.2",
	sendFirst: ["3.2", "3.3"],
	noShipInCasino: "4.2",
	noShipInMarket: "4.3",
	noShipInPort: [
		"4.4",
		"4.5",
		"4.6"
	],
	notOwned: "4.3",
	notInMarket: "4.3",
	notAlone: "4.4",
	notOutbid: ["4.5", "4.6"],
	noRaiseInLastRound: "9.4",
	bidTooLow: ["6.3", "4.5"],
	tooFewCoins: [
		"6.3",
		"4.5",
		"7.2"
	],
	setSize: ["5.1", "5.2"],
	notTheSame: "5.1",
	notDifferent: "5.2",
	tooFewTokens: ["5.3", "5.6"],
	coinsOnlyAtTheEnd: "7.2",
	nothingBought: "5.3",
	tooExpensive: "5.3",
	soldOut: "5.4",
	twoAtMost: "5.4",
	discardExactly: "5.6",
	sendAll: "6.1",
	portClosed: "6.2",
	portJustLeft: "4.6",
	oneShipPerPort: "6.2"
});
// games/cargo-noir/rules/actions/common.ts
const DO_FIRST = {
	resolve: "resolveFirst",
	trade: "tradeFirst",
	send: "sendFirst"
};
function notNow(view, seat, wanted) {
	if (view.phase === "over") return refuse("gameOver", {});
	if (seat !== view.turn) return refuse("notYourTurn", { turn: view.turn });
	if (view.phase === wanted) return void 0;
	return view.round === 1 ? refuse("sendFirst", {}, "3.3") : refuse(DO_FIRST[view.phase], {});
}
function pick(list, chance) {
	return list[list.length > 1 ? chance.draw(list.length) : 0];
}
// games/cargo-noir/rules/actions/resolve.ts
const CASINO = Object.freeze({ type: "casino" });
const DRAW = Object.freeze({ type: "draw" });
const casino = {
	check(view, seat) {
		const early = notNow(view, seat, "resolve");
		if (early) return early;
		return view.inCasino[seat] === 0 ? refuse("noShipInCasino", {}) : void 0;
	},
	apply(state, seat, _move, _chance, emit) {
		state.inCasino[seat]--;
		state.ships[seat]++;
		fromPile(state, seat, 2);
		emit?.({
			type: "income",
			seat,
			coins: 2,
			from: "casino"
		});
		afterShip(state);
	},
	can: canBe("casino"),
	*moves() {
		yield CASINO;
	},
	sample: () => CASINO
};
function noMarket(view, seat) {
	const early = notNow(view, seat, "resolve");
	if (early) return early;
	return view.inMarket[seat] === 0 ? refuse("noShipInMarket", {}) : void 0;
}
function leaveMarket(state, seat) {
	state.inMarket[seat]--;
	state.ships[seat]++;
	afterShip(state);
}
const SWAPS = TOKENS.map((give) => TOKENS.map((take) => Object.freeze({
	type: "swap",
	give,
	take
})));
const ownKinds = (view, seat) => listOf(kindsIn(view.goods, seat * TOKEN_KINDS));
const marketKinds = (view) => listOf(kindsIn(view.market));
const swap = {
	check(view, seat, { give, take }) {
		const wrong = noMarket(view, seat);
		if (wrong) return wrong;
		if (tokensOf(view, seat, TOKENS.indexOf(give)) === 0) return refuse("notOwned", { token: give });
		if (view.market[TOKENS.indexOf(take)] === 0) return refuse("notInMarket", { token: take });
	},
	apply(state, seat, { give, take }, _chance, emit) {
		const given = TOKENS.indexOf(give);
		const taken = TOKENS.indexOf(take);
		state.goods[seat * TOKEN_KINDS + given]--;
		state.market[given]++;
		state.market[taken]--;
		state.goods[seat * TOKEN_KINDS + taken]++;
		emit?.({
			type: "swapped",
			seat,
			give,
			take
		});
		leaveMarket(state, seat);
	},
	can: canBe("swap"),
	*moves(view, seat) {
		for (const give of ownKinds(view, seat)) for (const take of marketKinds(view)) yield SWAPS[give][take];
	},
	sample: (view, seat, chance) => SWAPS[pick(ownKinds(view, seat), chance)][pick(marketKinds(view), chance)]
};
const draw = {
	check: noMarket,
	apply(state, seat, _move, chance, emit) {
		const token = drawToken(state, chance, emit);
		if (token !== null) state.goods[seat * TOKEN_KINDS + token]++;
		emit?.({
			type: "drawn",
			seat,
			token: token === null ? null : TOKENS[token]
		});
		leaveMarket(state, seat);
	},
	can: canBe("draw"),
	*moves() {
		yield DRAW;
	},
	sample: () => DRAW
};
function noShip(view, seat, port, rule) {
	const early = notNow(view, seat, "resolve");
	if (early) return early;
	return isUnresolved(view, PORTS.indexOf(port)) ? void 0 : refuse("noShipInPort", { port }, rule);
}
const TAKINGS = PORTS.map((port) => Object.freeze({
	type: "takeCargo",
	port
}));
const WITHDRAWALS = PORTS.map((port) => Object.freeze({
	type: "withdraw",
	port
}));
const takeCargo = {
	check(view, seat, { port }) {
		const wrong = noShip(view, seat, port, "4.4");
		if (wrong) return wrong;
		return highestOther(view, seat, PORTS.indexOf(port)) > 0 ? refuse("notAlone", { port }) : void 0;
	},
	apply(state, seat, { port }, chance, emit) {
		const at = PORTS.indexOf(port);
		const coins = stackOf(state, seat, at);
		emit?.({
			type: "taken",
			seat,
			port,
			coins,
			goods: portGoods(state, at)
		});
		setStack(state, seat, at, 0);
		state.pile -= coins;
		for (let kind = 0; kind < TOKEN_KINDS; kind++) {
			state.goods[seat * TOKEN_KINDS + kind] += state.ports[at * TOKEN_KINDS + kind];
			state.ports[at * TOKEN_KINDS + kind] = 0;
		}
		state.ships[seat]++;
		fillPort(state, at, chance, emit);
		afterShip(state);
	},
	can: canBe("takeCargo"),
	*moves(view, seat) {
		for (const port of listOf(portsAlone(view, seat))) yield TAKINGS[port];
	},
	sample: (view, seat, chance) => TAKINGS[pick(listOf(portsAlone(view, seat)), chance)]
};
const raise = {
	check(view, seat, { port, coins }) {
		const wrong = noShip(view, seat, port, "4.5");
		if (wrong) return wrong;
		const at = PORTS.indexOf(port);
		if (highestOther(view, seat, at) === 0) return refuse("notOutbid", { port });
		if (!maySend(view)) return refuse("noRaiseInLastRound", {});
		const safe = view.coins[seat];
		if (coins > safe) return refuse("tooFewCoins", {
			wanted: coins,
			coins: safe
		}, "4.5");
		const bid = stackOf(view, seat, at) + coins;
		const least = leastBid(view, seat, at);
		return bid < least ? refuse("bidTooLow", {
			bid,
			least
		}, "4.5") : void 0;
	},
	apply(state, seat, { port, coins }, _chance, emit) {
		const at = PORTS.indexOf(port);
		state.coins[seat] -= coins;
		setStack(state, seat, at, stackOf(state, seat, at) + coins);
		state.raised[at] = 1;
		emit?.({
			type: "raised",
			seat,
			port,
			stack: stackOf(state, seat, at)
		});
		afterShip(state);
	},
	can: canBe("raise"),
	*moves(view, seat) {
		for (const port of listOf(portsToRaise(view, seat))) for (let coins = toRaise(view, seat, port); coins <= view.coins[seat]; coins++) yield {
			type: "raise",
			port: PORTS[port],
			coins
		};
	},
	sample(view, seat, chance) {
		const port = pick(listOf(portsToRaise(view, seat)), chance);
		const least = toRaise(view, seat, port);
		return {
			type: "raise",
			port: PORTS[port],
			coins: least + chance.draw(view.coins[seat] - least + 1)
		};
	}
};
const withdraw = {
	check(view, seat, { port }) {
		const wrong = noShip(view, seat, port, "4.6");
		if (wrong) return wrong;
		return highestOther(view, seat, PORTS.indexOf(port)) === 0 ? refuse("notOutbid", { port }, "4.6") : void 0;
	},
	apply(state, seat, { port }, _chance, emit) {
		const at = PORTS.indexOf(port);
		const coins = stackOf(state, seat, at);
		setStack(state, seat, at, 0);
		state.coins[seat] += coins;
		state.ships[seat]++;
		state.left[at] = 1;
		emit?.({
			type: "withdrawn",
			seat,
			port,
			coins
		});
		if (state.syndicatesPaid < cardsOf$1(state, seat, 2)) {
			state.syndicatesPaid++;
			fromPile(state, seat, 2);
			emit?.({
				type: "income",
				seat,
				coins: 2,
				from: "syndicate"
			});
		}
		afterShip(state);
	},
	can: canBe("withdraw"),
	*moves(view, seat) {
		for (const port of listOf(portsOutbid(view, seat))) yield WITHDRAWALS[port];
	},
	sample: (view, seat, chance) => WITHDRAWALS[pick(listOf(portsOutbid(view, seat)), chance)]
};
// games/cargo-noir/rules/actions/send.ts
const mayEnter = (view, seat, port) => view.open[port] === 1 && view.left[port] === 0 && stackOf(view, seat, port) === 0;
function wrongPort(view, seat, at, bid) {
	const port = PORTS[at];
	if (view.open[at] === 0) return refuse("portClosed", { port });
	if (view.left[at] === 1) return refuse("portJustLeft", { port });
	if (stackOf(view, seat, at) > 0) return refuse("oneShipPerPort", { port });
	const least = leastBid(view, seat, at);
	return bid < least ? refuse("bidTooLow", {
		bid,
		least
	}) : void 0;
}
function firstWrongPort(view, seat, stacks) {
	for (let port = 0; port < PORT_COUNT; port++) {
		const wrong = stacks[port] > 0 ? wrongPort(view, seat, port, stacks[port]) : void 0;
		if (wrong) return wrong;
	}
}
const send = {
	check(view, seat, { casino, market, stacks }) {
		const early = notNow(view, seat, "send");
		if (early) return early;
		const [ships, sent] = [view.ships[seat], casino + market + stacks.filter((coins) => coins > 0).length];
		if (ships !== sent) return refuse("sendAll", {
			ships,
			sent
		});
		const wrong = firstWrongPort(view, seat, stacks);
		if (wrong) return wrong;
		const [wanted, coins] = [total(stacks), view.coins[seat]];
		return wanted > coins ? refuse("tooFewCoins", {
			wanted,
			coins
		}) : void 0;
	},
	apply(state, seat, { casino, market, stacks }, _chance, emit) {
		state.ships[seat] = 0;
		state.inCasino[seat] += casino;
		state.inMarket[seat] += market;
		for (let port = 0; port < PORT_COUNT; port++) {
			if (stacks[port] === 0) continue;
			setStack(state, seat, port, stacks[port]);
			state.coins[seat] -= stacks[port];
		}
		emit?.({
			type: "sent",
			seat,
			casino,
			market,
			stacks
		});
		endTurn(state, emit);
	},
	can: (view) => view.phase === "send",
	*moves(view, seat) {
		const stacks = noneOf(PORT_COUNT);
		function* from(port, ships, coins) {
			if (port === PORT_COUNT) return yield { ships };
			stacks[port] = 0;
			yield* from(port + 1, ships, coins);
			if (ships === 0 || !mayEnter(view, seat, port)) return;
			for (let bid = leastBid(view, seat, port); bid <= coins; bid++) {
				stacks[port] = bid;
				yield* from(port + 1, ships - 1, coins - bid);
			}
			stacks[port] = 0;
		}
		for (const { ships } of from(0, view.ships[seat], view.coins[seat])) for (let casino = 0; casino <= ships; casino++) yield {
			type: "send",
			casino,
			market: ships - casino,
			stacks: [...stacks]
		};
	},
	sample(view, seat, chance) {
		const stacks = NO_STACKS.slice();
		let casino = 0;
		let market = 0;
		let coins = view.coins[seat];
		let open = ALL_PORTS;
		for (let ship = view.ships[seat]; ship > 0; ship--) {
			open = affordable$1(view, seat, coins, open);
			const ports = listOf(open);
			const to = chance.draw(ports.length + 2);
			if (to === 0) casino++;
			else if (to === 1) market++;
			else {
				const port = ports[to - 2];
				const least = leastBid(view, seat, port);
				stacks[port] = least + chance.draw(coins - least + 1);
				coins -= stacks[port];
				open &= ~(1 << port);
			}
		}
		return {
			type: "send",
			casino,
			market,
			stacks
		};
	}
};
const NO_STACKS = noneOf(PORT_COUNT);
const ALL_PORTS = (1 << PORT_COUNT) - 1;
function affordable$1(view, seat, coins, ports) {
	if (coins === 0) return 0;
	let bits = 0;
	for (const port of listOf(ports)) if (mayEnter(view, seat, port) && leastBid(view, seat, port) <= coins) bits |= 1 << port;
	return bits;
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
	const word = known$1(WORDS, data, spelt);
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
		const name = known$1(KEYS, key, String);
		low = low + mix(name[0], made[0]) | 0;
		high = high + mix(name[1], made[1]) | 0;
	}
	leave(mix(low, 125), mix(high, 125));
}
function known$1(hashes, word, spell) {
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
// games/cargo-noir/rules/sets.ts
const NO_TOKENS = noneOf(TOKEN_KINDS);
function worthOfSet({ kind, tokens }) {
	return kind === "same" ? worthOfSame(total(tokens)) : worthOfDifferent(total(tokens));
}
function worthOfSets(sets) {
	let sum = 0;
	for (const set of sets) sum += worthOfSet(set);
	return sum;
}
function tokensIn(sets) {
	const tokens = NO_TOKENS.slice();
	for (const set of sets) for (let kind = 0; kind < TOKEN_KINDS; kind++) tokens[kind] += set.tokens[kind];
	return tokens;
}
function wrongSet({ kind, tokens }) {
	const size = total(tokens);
	if (size < 1 || size > 9) return refuse("setSize", {
		size,
		most: 9
	}, kind === "same" ? "5.1" : "5.2");
	const used = GOODS.flatMap((_, i) => tokens[i] > 0 ? [i] : []);
	const [first, other] = used;
	if (kind === "same" && first !== void 0 && other !== void 0) return refuse("notTheSame", {
		first: GOODS[first],
		other: GOODS[other]
	});
	const twice = kind === "different" ? used.find((i) => tokens[i] > 1) : void 0;
	return twice === void 0 ? void 0 : refuse("notDifferent", { good: GOODS[twice] });
}
function notOwned(sets, goods) {
	const wanted = tokensIn(sets);
	const short = wanted.findIndex((n, kind) => n > goods[kind]);
	if (short < 0) return void 0;
	return refuse("tooFewTokens", {
		token: TOKENS[short],
		wanted: wanted[short],
		have: goods[short]
	});
}
function* setsFrom(goods) {
	for (let wilds = 0; wilds <= goods[WILD]; wilds++) {
		yield* sameSets(goods, wilds);
		yield* differentSets(goods, wilds);
	}
}
function* sameSets(goods, wilds) {
	if (wilds > 0 && wilds <= 9) yield sameSet(WILD, wilds, wilds);
	for (let kind = 0; kind < KINDS; kind++) for (let n = 1; n <= Math.min(goods[kind], 9 - wilds); n++) yield sameSet(kind, n, wilds);
}
function* differentSets(goods, wilds, from = 0, kinds = []) {
	if (kinds.length + wilds > 0 && kinds.length + wilds <= 9) yield differentSet(kinds, wilds);
	for (let kind = from; kind < KINDS && kinds.length + wilds < 9; kind++) if (goods[kind] > 0) yield* differentSets(goods, wilds, kind + 1, [...kinds, kind]);
}
function sameSet(kind, n, wilds) {
	const tokens = NO_TOKENS.slice();
	tokens[WILD] = wilds;
	tokens[kind] = n;
	return {
		kind: "same",
		tokens
	};
}
function differentSet(kinds, wilds) {
	const tokens = NO_TOKENS.slice();
	for (const kind of kinds) tokens[kind] = 1;
	tokens[WILD] = wilds;
	return {
		kind: "different",
		tokens
	};
}
function* collections(goods) {
	const all = [...setsFrom(goods)];
	const left = [...goods];
	const chosen = [];
	function* from(index) {
		yield [...chosen];
		for (let i = index; i < all.length; i++) {
			const next = all[i];
			if (next.tokens.some((n, kind) => n > left[kind])) continue;
			for (let kind = 0; kind < TOKEN_KINDS; kind++) left[kind] -= next.tokens[kind];
			chosen.push(next);
			yield* from(i);
			chosen.pop();
			for (let kind = 0; kind < TOKEN_KINDS; kind++) left[kind] += next.tokens[kind];
		}
	}
	yield* from(0);
}
function sampleCollection(goods, chance) {
	const left = goods.slice();
	const chosen = [];
	for (let kinds = kindsIn(left); kinds !== 0; kinds = kindsIn(left)) {
		const next = sampleSet(left, kinds, chance);
		if (!next) break;
		for (let kind = 0; kind < TOKEN_KINDS; kind++) left[kind] -= next.tokens[kind];
		chosen.push(next);
	}
	return chosen.length > 1 ? chosen.sort(inOrder) : chosen;
}
function sampleSet(left, kinds, chance) {
	const luck = chance.draw(3);
	if (luck === 0) return void 0;
	return luck === 1 ? sampleSame(left, kinds, chance) : sampleDifferent(left, kinds, chance);
}
function sampleWilds(left, size, chance) {
	const most = Math.min(left[WILD], 9 - size);
	return most > 0 ? chance.draw(most + 1) : 0;
}
function sampleSame(left, kinds, chance) {
	const kind = pick(listOf(kinds), chance);
	const n = 1 + chance.draw(Math.min(left[kind], 9));
	return sameSet(kind, n, kind === WILD ? n : sampleWilds(left, n, chance));
}
function sampleGoods(kinds, chance) {
	const goods = listOf(kinds & ~(1 << WILD));
	let taken = 0;
	for (const i of listOf(chance.draw(1 << goods.length))) taken |= 1 << goods[i];
	return taken;
}
function sampleDifferent(left, kinds, chance) {
	const taken = listOf(sampleGoods(kinds, chance));
	const wilds = sampleWilds(left, taken.length, chance);
	return taken.length + wilds > 0 ? differentSet(taken, wilds) : void 0;
}
function inOrder(a, b) {
	const wilds = a.tokens[WILD] - b.tokens[WILD];
	if (wilds !== 0) return wilds;
	if (a.kind !== b.kind) return a.kind === "same" ? -1 : 1;
	const at = a.tokens.findIndex((n, kind) => n !== b.tokens[kind]);
	if (at < 0) return 0;
	return a.kind === "same" ? orderOfSame(a, b, at) : orderOfDifferent(a, b, at);
}
function orderOfSame(a, b, at) {
	const [mine, theirs] = [a.tokens[at], b.tokens[at]];
	if (mine > 0 && theirs > 0) return mine - theirs;
	const lone = total(mine > 0 ? b.tokens : a.tokens, 0, KINDS) === 0;
	return mine > 0 === lone ? 1 : -1;
}
function orderOfDifferent(a, b, at) {
	const [longer, other] = a.tokens[at] > 0 ? [-1, b] : [1, a];
	return total(other.tokens, at, KINDS) === 0 ? -longer : longer;
}
// games/cargo-noir/rules/actions/trade.ts
let known;
function prices({ options: { printed } }) {
	if (known?.printed !== printed) {
		const costs = CARDS.map((name) => printed.costs[name]);
		known = {
			printed,
			costs,
			least: Math.min(...costs)
		};
	}
	return known;
}
function costOf(view, cards) {
	const { costs } = prices(view);
	return cards.reduce((sum, n, card) => sum + n * costs[card], 0);
}
function available(view, seat, card) {
	const limit = card < EDGES.length ? 2 - cardsOf$1(view, seat, card) : view.stock[card];
	return Math.min(view.stock[card], limit);
}
function notForSale(view, seat, cards) {
	const card = cards.findIndex((n, i) => n > available(view, seat, i));
	if (card < 0) return void 0;
	const code = cards[card] > view.stock[card] ? "soldOut" : "twoAtMost";
	return refuse(code, { card: CARDS[card] });
}
const stored = (view, seat) => total(view.goods, seat * TOKEN_KINDS, (seat + 1) * TOKEN_KINDS);
function surplus(view, seat, sets, cards) {
	let left = stored(view, seat);
	for (const { tokens } of sets) left -= total(tokens);
	return Math.max(0, left - capacity(view, seat) - 2 * cards[1]);
}
function wrongPayment(view, seat, { sets, coins, cards }) {
	if (coins > 0 && !isLastRound(view)) return refuse("coinsOnlyAtTheEnd", {});
	const safe = view.coins[seat];
	if (coins > safe) return refuse("tooFewCoins", {
		wanted: coins,
		coins: safe
	}, "7.2");
	if (total(cards) === 0) return sets.length + coins > 0 ? refuse("nothingBought", {}) : void 0;
	const [cost, value] = [costOf(view, cards), worthOfSets(sets) + coins];
	return cost > value ? refuse("tooExpensive", {
		cost,
		value
	}) : void 0;
}
function wrongDiscard(view, seat, { sets, cards, discard }) {
	const [wanted, got] = [surplus(view, seat, sets, cards), total(discard)];
	if (wanted !== got) return refuse("discardExactly", {
		wanted,
		got
	});
	const spent = tokensIn(sets);
	const goods = goodsOf(view, seat);
	const kind = discard.findIndex((n, k) => n > goods[k] - spent[k]);
	if (kind < 0) return void 0;
	const short = {
		token: TOKENS[kind],
		wanted: discard[kind],
		have: goods[kind] - spent[kind]
	};
	return refuse("tooFewTokens", short, "5.6");
}
function firstWrongSet(sets) {
	for (const set of sets) {
		const wrong = wrongSet(set);
		if (wrong) return wrong;
	}
}
const trade = {
	check(view, seat, move) {
		return notNow(view, seat, "trade") ?? firstWrongSet(move.sets) ?? notOwned(move.sets, goodsOf(view, seat)) ?? notForSale(view, seat, move.cards) ?? wrongPayment(view, seat, move) ?? wrongDiscard(view, seat, move);
	},
	apply(state, seat, move, _chance, emit) {
		if (move !== NO_TRADE) carryOut(state, seat, move, emit);
		afterTrade(state, emit);
	},
	can: (view) => view.phase === "trade",
	*moves(view, seat) {
		for (const sets of collections(goodsOf(view, seat))) {
			const most = isLastRound(view) ? view.coins[seat] : 0;
			for (let coins = 0; coins <= most; coins++) yield* purchases(view, seat, sets, coins);
		}
	},
	sample(view, seat, chance) {
		const purchase = samplePurchase(view, seat, chance);
		const { sets, coins, cards } = purchase;
		const tooMany = surplus(view, seat, sets, cards);
		if (tooMany === 0) return purchase;
		return {
			type: "trade",
			sets,
			coins,
			cards,
			discard: sampleDiscard(leftOver(view, seat, sets), tooMany, chance)
		};
	}
};
function carryOut(state, seat, { sets, coins, cards, discard }, emit) {
	for (const { tokens } of sets) throwAway(state, seat, tokens);
	throwAway(state, seat, discard);
	state.coins[seat] -= coins;
	state.pile -= coins;
	takeCards(state, seat, cards);
	if (emit && total(cards) > 0) emit({
		type: "traded",
		seat,
		value: worthOfSets(sets),
		coins,
		cards,
		goods: tokensIn(sets)
	});
	if (emit && total(discard) > 0) emit({
		type: "thrownAway",
		seat,
		goods: discard
	});
}
function throwAway(state, seat, tokens) {
	for (let kind = 0; kind < TOKEN_KINDS; kind++) {
		state.goods[seat * TOKEN_KINDS + kind] -= tokens[kind];
		state.discard[kind] += tokens[kind];
	}
}
function takeCards(state, seat, cards) {
	for (let card = 0; card < CARD_KINDS; card++) {
		state.stock[card] -= cards[card];
		state.cards[seat * CARD_KINDS + card] += cards[card];
	}
	state.ships[seat] += cards[0];
}
function* purchases(view, seat, sets, coins) {
	for (const cards of affordable(view, seat, worthOfSets(sets) + coins)) {
		if (total(cards) === 0 && sets.length + coins > 0) continue;
		for (const discard of discards(view, seat, sets, cards)) yield {
			type: "trade",
			sets,
			coins,
			cards,
			discard
		};
	}
}
function* affordable(view, seat, value) {
	const { costs } = prices(view);
	const cards = noneOf(CARD_KINDS);
	function* from(card, left) {
		if (card === CARD_KINDS) return yield [...cards];
		const most = Math.min(available(view, seat, card), Math.trunc(left / costs[card]));
		for (let n = 0; n <= most; n++) {
			cards[card] = n;
			yield* from(card + 1, left - n * costs[card]);
		}
		cards[card] = 0;
	}
	yield* from(0, value);
}
function leftOver(view, seat, sets) {
	const left = goodsOf(view, seat);
	for (const { tokens } of sets) for (let kind = 0; kind < TOKEN_KINDS; kind++) left[kind] -= tokens[kind];
	return left;
}
function* discards(view, seat, sets, cards) {
	const left = leftOver(view, seat, sets);
	const chosen = noneOf(TOKEN_KINDS);
	function* from(kind, wanted) {
		if (kind === TOKEN_KINDS) {
			if (wanted === 0) yield [...chosen];
			return;
		}
		for (let n = Math.min(left[kind], wanted); n >= 0; n--) {
			chosen[kind] = n;
			yield* from(kind + 1, wanted - n);
		}
	}
	yield* from(0, surplus(view, seat, sets, cards));
}
const NO_TRADE = frozen({
	type: "trade",
	sets: [],
	coins: 0,
	cards: noneOf(CARD_KINDS),
	discard: noneOf(TOKEN_KINDS)
});
function samplePurchase(view, seat, chance) {
	const purse = isLastRound(view) ? view.coins[seat] : 0;
	const { least } = prices(view);
	if (stored(view, seat) ** 2 + purse < least || chance.draw(4) === 0) return NO_TRADE;
	const sets = sampleCollection(goodsOf(view, seat), chance);
	const coins = purse > 0 ? chance.draw(purse + 1) : 0;
	const value = worthOfSets(sets) + coins;
	if (value < least) return NO_TRADE;
	const cards = sampleCards(view, seat, value, chance);
	return total(cards) > 0 ? {
		type: "trade",
		sets,
		coins,
		cards,
		discard: NO_TRADE.discard
	} : NO_TRADE;
}
function sampleCards(view, seat, value, chance) {
	const { costs } = prices(view);
	const cards = noneOf(CARD_KINDS);
	let left = value;
	for (let card = 0; card < CARD_KINDS; card++) {
		if (left < costs[card]) continue;
		const most = Math.min(available(view, seat, card), Math.trunc(left / costs[card]));
		cards[card] = most > 0 ? chance.draw(most + 1) : 0;
		left -= cards[card] * costs[card];
	}
	return cards;
}
function sampleDiscard(left, n, chance) {
	const chosen = noneOf(TOKEN_KINDS);
	let size = total(left);
	for (let i = 0; i < n; i++) chosen[drawFrom(left, size--, chance)]++;
	return chosen;
}
// games/cargo-noir/rules/actions/index.ts
const ACTIONS = {
	casino,
	swap,
	draw,
	takeCargo,
	raise,
	withdraw,
	trade,
	send
};
const these = (...types) => types.map((type) => actionOf(ACTIONS, type));
function sample(view, seat, chance) {
	if (view.phase === "trade") return trade.sample(view, seat, chance);
	if (view.phase === "send") return send.sample(view, seat, chance);
	invariant(view.phase === "resolve", "nobody asks for a move where none is possible");
	const kind = pick(listOf(possible(view, seat)), chance);
	return IN_PHASE.resolve[kind].sample(view, seat, chance);
}
const IN_PHASE = {
	resolve: these(...RESOLVING),
	trade: these("trade"),
	send: these("send"),
	over: []
};
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
// games/cargo-noir/rules/decode.ts
const MOST_COINS = 200;
const MOST_TOKENS = 30;
const port = choice(PORTS);
const token = choice(TOKENS);
const tokens = vector(TOKEN_KINDS, 9);
const set = fields({
	kind: choice(["same", "different"]),
	tokens
});
const decodeMove = variants({
	casino: {},
	swap: {
		give: token,
		take: token
	},
	draw: {},
	takeCargo: { port },
	raise: {
		port,
		coins: integer(1, MOST_COINS)
	},
	withdraw: { port },
	trade: {
		sets: optional(list(set, MOST_TOKENS), []),
		coins: optional(integer(0, MOST_COINS), 0),
		cards: optional(vector(CARDS.length, Math.max(...COPIES)), CARDS.map(() => 0)),
		discard: optional(vector(TOKEN_KINDS, 20), TOKENS.map(() => 0))
	},
	send: {
		casino: optional(integer(0, 5), 0),
		market: optional(integer(0, 5), 0),
		stacks: optional(vector(PORTS.length, MOST_COINS), PORTS.map(() => 0))
	}
});
function table(names, value) {
	return fields(Object.fromEntries(names.map((name) => [name, value])));
}
const decodeOptions = fields({
	printed: optional(fields({
		slots: table(PORTS, integer(1, 4)),
		players: table(PORTS, integer(2, 5)),
		market: integer(1, 12),
		costs: table(CARDS, integer(1, 100)),
		points: table(CARDS, integer(0, 150))
	}), LIKELY_PRINT),
	lastRound: optional(choice(["asEver", "noSending"]), "asEver")
});
// games/cargo-noir/rules/exchange.ts
const EMPTY = {
	layers: 0,
	wilds: 0,
	tokens: 0,
	same: 0,
	step: null,
	before: null
};
function bestSets(goods) {
	let ways = new Map([[0, EMPTY]]);
	for (let kind = 0; kind < KINDS; kind++) if (goods[kind] > 0) ways = withKind(ways, kind, goods);
	const best = new Array(total(goods) + 1);
	for (const way of ways.values()) for (let given = way.wilds; given <= goods[WILD]; given++) consider(best, way, given - way.wilds);
	return best.map((found) => found ? {
		worth: found.worth,
		sets: setsOf(found.way, found.wilds)
	} : {
		worth: 0,
		sets: []
	});
}
const MANY$1 = 128;
function withKind(ways, kind, goods) {
	const next = new Map();
	for (const way of ways.values()) for (let nested = 0; nested <= goods[kind]; nested++) {
		const layers = way.layers + ONES[nested];
		for (let own = 0; own <= goods[kind] - nested; own++) {
			const room = own === 0 ? 0 : goods[WILD] - way.wilds;
			for (let wild = 0; wild <= room; wild++) keep(next, way, {
				kind,
				own,
				wild,
				nested
			}, layers);
		}
	}
	return next;
}
const worthOfEqual = (n) => Math.trunc(n / 9) * worthOfSame(9) + worthOfSame(n % 9);
const ONES = Array.from({ length: 15 }, (_, depth) => (10 ** depth - 1) / 9);
function sizes(layers) {
	return layers === 0 ? [] : [...String(layers)].map(Number).reverse();
}
function keep(ways, before, step, layers) {
	const tokens = before.tokens + step.own + step.nested;
	const wilds = before.wilds + step.wild;
	const same = before.same + worthOfEqual(step.own + step.wild);
	const key = (layers * 14 + wilds) * MANY$1 + tokens;
	const known = ways.get(key);
	if (!known || same > known.same) ways.set(key, {
		layers,
		wilds,
		tokens,
		same,
		step,
		before
	});
}
function consider(best, way, left) {
	const layers = sizes(way.layers);
	for (const wilds of placements(layers, left)) {
		const alone = wilds[0];
		let worth = way.same + worthOfSame(alone);
		for (const [i, size] of layers.entries()) worth += worthOfDifferent(size + wilds[i + 1]);
		const tokens = way.tokens + way.wilds + left;
		if (worth > (best[tokens]?.worth ?? -1)) best[tokens] = {
			worth,
			way,
			wilds
		};
	}
}
function* placements(layers, left) {
	for (let alone = 0; alone <= Math.min(left, 9); alone++) {
		let rest = left - alone;
		const wilds = [alone];
		for (const size of layers) {
			const here = Math.min(rest, 9 - size);
			wilds.push(here);
			rest -= here;
		}
		if (rest === 0) yield wilds;
	}
}
function setsOf(way, wilds) {
	const nested = sizes(way.layers).map((_, i) => blank(wilds[i + 1]));
	const sets = [];
	for (let at = way; at?.step; at = at.before) {
		const { kind, own, wild, nested: depth } = at.step;
		for (let i = 0; i < depth; i++) nested[i][kind]++;
		sets.push(...setsOfEqual(kind, own, wild));
	}
	if (wilds[0] > 0) sets.push({
		kind: "same",
		tokens: blank(wilds[0])
	});
	return [...sets, ...nested.map((tokens) => ({
		kind: "different",
		tokens
	}))];
}
function setsOfEqual(kind, own, wild) {
	if (own + wild === 0) return [];
	const here = Math.min(own, 9);
	const wilds = Math.min(wild, 9 - here);
	return [{
		kind: "same",
		tokens: here > 0 ? blank(wilds, kind, here) : blank(wilds)
	}, ...setsOfEqual(kind, own - here, wild - wilds)];
}
function blank(wilds, kind = WILD, n = wilds) {
	const tokens = new Array(TOKEN_KINDS).fill(0);
	tokens[WILD] = wilds;
	tokens[kind] = n;
	return tokens;
}
function exchanges(view, seat) {
	const best = bestSets(goodsOf(view, seat));
	const purse = isLastRound(view) ? view.coins[seat] : 0;
	const spoils = bestSpoils(view, Math.max(...best.map(({ worth }) => worth)) + purse);
	const ways = edgeChoices(view, seat).flatMap((edges) => waysWith(view, edges, {
		best,
		purse,
		spoils
	}));
	return ways.filter((way) => !ways.some((other) => other !== way && beats(other, way)));
}
function edgeChoices(view, seat) {
	return EDGES.reduce((choices, _, edge) => {
		const numbers = Array.from({ length: available(view, seat, edge) + 1 }, (_one, n) => n);
		return choices.flatMap((choice) => numbers.map((n) => [...choice, n]));
	}, [[]]);
}
function waysWith(view, edges, { best, purse, spoils }) {
	const { costs, points } = view.options.printed;
	const price = EDGES.reduce((sum, name, edge) => sum + edges[edge] * costs[name], 0);
	const own = EDGES.reduce((sum, name, edge) => sum + edges[edge] * points[name], 0);
	const ways = [];
	for (const [tokens, { worth, sets }] of best.entries()) {
		const chosen = spoils[worth + purse - price];
		if (!chosen || own + chosen.points <= (ways.at(-1)?.points ?? -1)) continue;
		const coins = Math.max(0, price + chosen.cost - worth);
		ways.push({
			cards: cardsOf(edges, chosen),
			sets,
			coins,
			tokens,
			points: own + chosen.points
		});
	}
	return ways;
}
function cardsOf(edges, spoils) {
	const cards = [...edges, ...noneOf(CARD_KINDS - edges.length)];
	for (let at = spoils; at; at = at.before) cards[at.card] += at.n;
	return cards;
}
function beats(a, b) {
	if (a.points < b.points || a.tokens > b.tokens) return false;
	return EDGES.every((_, edge) => a.cards[edge] >= b.cards[edge]);
}
const NOTHING = {
	points: 0,
	cost: 0,
	card: 0,
	n: 0,
	before: null
};
function bestSpoils(view, most) {
	const best = new Array(most + 1).fill(NOTHING);
	for (let card = EDGES.length; card < CARD_KINDS; card++) for (let budget = most; budget > 0; budget--) best[budget] = withCard(view, card, best, budget);
	return best;
}
function withCard(view, card, best, budget) {
	const cost = view.options.printed.costs[CARDS[card]];
	const points = view.options.printed.points[CARDS[card]];
	let found = best[budget];
	for (let n = 1; n <= view.stock[card] && n * cost <= budget; n++) {
		const before = best[budget - n * cost];
		if ((before.points + n * points - found.points || found.cost - before.cost - n * cost) >= 0) found = {
			points: before.points + n * points,
			cost: before.cost + n * cost,
			card,
			n,
			before
		};
	}
	return found;
}
// games/cargo-noir/rules/outlook.ts
const SOLVED = new Map();
const MANY = 64;
function solved(goods) {
	const key = goods.join();
	const known = SOLVED.get(key);
	if (known) return known;
	if (SOLVED.size === MANY) SOLVED.clear();
	const best = bestSets(goods);
	SOLVED.set(key, best);
	return best;
}
function leastLoss(view, seat, { sets, cards }) {
	const tooMany = surplus(view, seat, sets, cards);
	if (tooMany === 0) return noneOf(TOKEN_KINDS);
	const left = leftOver(view, seat, sets);
	const kept = tokensIn(solved(left)[total(left) - tooMany].sets);
	return left.map((n, kind) => n - kept[kind]);
}
// games/cargo-noir/rules/secrecy.ts
const view = (state) => state;
const redact = (event) => event;
function clone(state) {
	return {
		options: state.options,
		seats: state.seats,
		phase: state.phase,
		round: state.round,
		turn: state.turn,
		first: state.first,
		bag: state.bag.slice(),
		discard: state.discard.slice(),
		market: state.market.slice(),
		ports: state.ports.slice(),
		open: state.open.slice(),
		coins: state.coins.slice(),
		goods: state.goods.slice(),
		ships: state.ships.slice(),
		inCasino: state.inCasino.slice(),
		inMarket: state.inMarket.slice(),
		stacks: state.stacks.slice(),
		cards: state.cards.slice(),
		stock: state.stock.slice(),
		raised: state.raised.slice(),
		left: state.left.slice(),
		syndicatesPaid: state.syndicatesPaid,
		pile: state.pile
	};
}
const guess = (seen) => clone(seen);
// games/cargo-noir/rules/start.ts
function start(options, seats, chance, emit) {
	const state = emptyTable(lasting(options), seats);
	for (let n = options.printed.market; n > 0; n--) state.market[drawToken(state, chance)]++;
	for (let port = 0; port < PORT_COUNT; port++) if (state.open[port]) fillPort(state, port, chance, emit);
	state.first = chance.draw(seats);
	beginTurn(state, state.first, emit);
	return state;
}
const each = (seats, value) => noneOf(seats).map(() => value);
function emptyTable(options, seats) {
	return {
		options,
		seats,
		phase: "send",
		round: 1,
		turn: 0,
		first: 0,
		bag: each(TOKEN_KINDS, 14).map((n, kind) => kind === WILD ? seats : n),
		discard: noneOf(TOKEN_KINDS),
		market: noneOf(TOKEN_KINDS),
		ports: noneOf(PORT_COUNT * TOKEN_KINDS),
		open: PORTS.map((port) => options.printed.players[port] <= seats ? 1 : 0),
		coins: each(seats, 7),
		goods: noneOf(seats * TOKEN_KINDS),
		ships: each(seats, 3),
		inCasino: noneOf(seats),
		inMarket: noneOf(seats),
		stacks: noneOf(seats * PORT_COUNT),
		cards: noneOf(seats * CARD_KINDS),
		stock: [...COPIES],
		raised: noneOf(PORT_COUNT),
		left: noneOf(PORT_COUNT),
		syndicatesPaid: 0,
		pile: 0
	};
}
// games/cargo-noir/rules/index.ts
const NOBODY = [];
const ALONE = Array.from({ length: 5 }, (_, seat) => [seat]);
const cargoNoir = {
	id: "cargo-noir",
	version: 1,
	players: {
		min: 2,
		max: 5
	},
	decode: {
		move: decodeMove,
		options: decodeOptions
	},
	start,
	clone,
	toAct: (state) => state.phase === "over" ? NOBODY : ALONE[state.turn],
	outcome: (state) => state.phase === "over" ? result(state) : void 0,
	check: (state, seat, move) => actionOf(ACTIONS, move.type).check(state, seat, move),
	apply: (state, seat, move, chance, emit) => actionOf(ACTIONS, move.type).apply(state, seat, move, chance, emit),
	*moves(state, seat) {
		if (seat === state.turn) yield* movesOf(IN_PHASE[state.phase], state, seat);
	},
	sample,
	fallback,
	view,
	redact,
	guess
};
function fallback(state, seat) {
	if (state.phase === "send") return {
		type: "send",
		casino: state.ships[seat],
		market: 0,
		stacks: state.open.map(() => 0)
	};
	if (state.phase === "trade") return quietTrade(state, seat);
	const [move] = movesOf(QUIET, state, seat);
	return move;
}
const QUIET = [
	"casino",
	"takeCargo",
	"withdraw",
	"draw"
].map((type) => actionOf(ACTIONS, type));
function quietTrade(state, seat) {
	const { sets, coins, cards } = isLastRound(state) ? mostPoints(state, seat) : NO_TRADE;
	return {
		type: "trade",
		sets,
		coins,
		cards,
		discard: leastLoss(state, seat, {
			sets,
			cards
		})
	};
}
const mostPoints = (state, seat) => exchanges(state, seat).reduce((best, way) => way.points > best.points ? way : best);
export { cargoNoir };
