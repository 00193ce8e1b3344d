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
const LOW_SMALL = Int32Array.from({ length: SMALL }, (_, item) => spread$1(mix(LOW_SALT, item)));
const HIGH_SMALL = Int32Array.from({ length: SMALL }, (_, item) => spread$1(mix(HIGH_SALT, item)));
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
	return stirred(hash ^ spread$1(word));
}
function spread$1(word) {
	return Math.imul(word, 3432918353);
}
function stirred(hash) {
	let h = hash | 0;
	h = Math.imul(h ^ h >>> 16, 2246822507);
	h = Math.imul(h ^ h >>> 13, 3266489909);
	return h ^ h >>> 16;
}
// games/shanghaien/rules/tables.ts
const NATIONS = [
	"american",
	"french",
	"german",
	"chinese",
	"dutch",
	"turkish",
	"spanish",
	"italian"
];
const SAILORS_BY_VALUE = [
	1,
	1,
	2,
	1
];
const VALUES = SAILORS_BY_VALUE.length;
const BASE_TRICKS = [
	"jokerShift",
	"jokerReroll",
	"jokerBoth",
	"shiftReroll",
	"shiftBoth",
	"rerollBoth"
];
const TRICKS = [
	...BASE_TRICKS,
	"captain",
	"banRerollAll",
	"sharksExchange",
	"doubles"
];
const EFFECTS = {
	jokerShift: ["joker", "shift"],
	jokerReroll: ["joker", "reroll"],
	jokerBoth: ["joker", "both"],
	shiftReroll: ["shift", "reroll"],
	shiftBoth: ["shift", "both"],
	rerollBoth: ["reroll", "both"],
	captain: ["captain"],
	banRerollAll: ["ban", "rerollAll"],
	sharksExchange: ["sharks", "exchange"],
	doubles: ["doubles"]
};
const LIKELY_TRICK_DECK = {
	jokerShift: 3,
	jokerReroll: 3,
	jokerBoth: 2,
	shiftReroll: 0,
	shiftBoth: 0,
	rerollBoth: 0
};
const SAILOR_KINDS = NATIONS.length * VALUES;
const CARD_KINDS = SAILOR_KINDS + BASE_TRICKS.length;
const trickCard = (trick) => SAILOR_KINDS + trick;
const isSailor = (card) => card < SAILOR_KINDS;
const nationOf = (card) => card / VALUES | 0;
const strengthOf = (card) => card % VALUES + 1;
const trickOf = (card) => card - SAILOR_KINDS;
const ENDS = ["left", "right"];
// games/shanghaien/rules/hand.ts
const CREW_SLOTS = VALUES + 1;
const JOKER_SLOT = VALUES;
const TRICK_INDEX = Object.fromEntries(TRICKS.map((trick, i) => [trick, i]));
function partsOf(list) {
	return Array.from({ length: 1 << list.length }, (_, bits) => list.filter((_, i) => bits & 1 << i));
}
const NATION_LISTS = partsOf(NATIONS);
const CARD_LISTS = partsOf(BASE_TRICKS);
function crewSlot(seat, nation, slot) {
	return (seat * NATIONS.length + nation) * CREW_SLOTS + slot;
}
function sailorsOf(view, seat, nation) {
	const crew = crewSlot(seat, nation, 0);
	return total(view.crews, crew, crew + VALUES);
}
function hasCrew(view, seat) {
	for (let nation = 0; nation < NATIONS.length; nation++) if (sailorsOf(view, seat, nation) > 0) return true;
	return false;
}
function nationsOf(view, seat) {
	let bits = 0;
	for (let nation = 0; nation < NATIONS.length; nation++) if (sailorsOf(view, seat, nation) > 0) bits |= 1 << nation;
	return NATION_LISTS[bits];
}
function jokersOf(view, seat, nation) {
	return view.crews[crewSlot(seat, nation, JOKER_SLOT)];
}
function strength(view, seat, nation) {
	const crew = crewSlot(seat, nation, 0);
	let sum = 2 * jokersOf(view, seat, nation);
	for (let value = VALUES; value > 0; value--) sum += value * view.crews[crew + value - 1];
	return sum;
}
function hireSailor(state, seat, nation, value) {
	state.crews[crewSlot(seat, nation, value - 1)]++;
}
function hireJoker(state, seat, nation) {
	state.crews[crewSlot(seat, nation, JOKER_SLOT)]++;
}
function held(view, seat, trick) {
	return view.hands[seat * TRICKS.length + TRICK_INDEX[trick]];
}
function gainTrick(state, seat, trick) {
	state.hands[seat * TRICKS.length + trick]++;
}
function giveTrick(state, seat, trick) {
	gainTrick(state, seat, TRICK_INDEX[trick]);
}
function loseTrick(state, seat, trick) {
	state.hands[seat * TRICKS.length + TRICK_INDEX[trick]]--;
}
function cardsWith(effect) {
	return TRICKS.reduce((bits, trick, i) => hasEffect(trick, effect) ? bits | 1 << i : bits, 0);
}
function hasEffect(trick, effect) {
	return EFFECTS[trick].includes(effect);
}
function playableBits(view, seat) {
	if (view.phase !== "rolled" || view.tricked[seat] === 1) return 0;
	const bits = heldBits(view, seat);
	return view.barred === null ? bits : withoutBarred(view, seat, view.barred, bits);
}
function heldBits({ hands }, seat) {
	const first = seat * TRICKS.length;
	let bits = 0;
	for (let i = TRICKS.length - 1; i >= 0; i--) bits = bits << 1 | (hands[first + i] > 0 ? 1 : 0);
	return bits;
}
function withoutBarred(view, seat, barred, bits) {
	return playable(view, seat, barred) === 0 ? bits & ~(1 << TRICK_INDEX[barred]) : bits;
}
function playableCards(view, seat, bits) {
	return CARD_LISTS[playableBits(view, seat) & bits];
}
function playable(view, seat, trick) {
	return held(view, seat, trick) - (view.barred === trick ? 1 : 0);
}
// games/shanghaien/rules/row.ts
const other = (seat) => 1 - seat;
function placeOf(end, number) {
	return end === "left" ? number - 1 : 6 - number;
}
function diceOn(view, seat, number) {
	return view.placed[seat * 6 + number - 1];
}
function dicePlaced(view, seat) {
	return 6 - view.supply[seat] - view.spent[seat];
}
const mustCall = (view, seat) => view.supply[seat] < 2;
function throwBoth(state, seat, chance, emit) {
	const first = chance.draw(6) + 1;
	const second = chance.draw(6) + 1;
	clearDice(state);
	state.dice.push(first, second);
	state.double = first === second;
	emit?.({
		type: "rolled",
		seat,
		dice: [...state.dice]
	});
}
function clearDice(state) {
	while (state.dice.length > 0) state.dice.pop();
}
function throwDice(state, seat, count, chance, emit) {
	clearDice(state);
	for (let i = 0; i < count; i++) state.dice.push(chance.draw(6) + 1);
	emit?.({
		type: "rolled",
		seat,
		dice: [...state.dice]
	});
}
function isSunk(view, number) {
	return view.end !== null && view.sunk[placeOf(view.end, number)] === 1;
}
const allSunk = (view) => view.dice.every((die) => isSunk(view, die));
function numberCards(state, seat, end, emit) {
	if (end === null) return;
	state.end = end;
	emit?.({
		type: "numbered",
		seat,
		end
	});
}
function spendDice(state, seat) {
	state.supply[seat] -= 2;
	state.spent[seat] += 2;
}
function takeDie(state, seat, die) {
	state.placed[seat * 6 + die - 1]--;
	state.supply[seat]++;
}
function putDie(state, seat, die, emit) {
	state.placed[seat * 6 + die - 1]++;
	state.supply[seat]--;
	emit?.({
		type: "placed",
		seat,
		die
	});
}
// games/shanghaien/rules/distribution.ts
function pipsBeside(view, seat, number) {
	return (number > 1 ? (number - 1) * diceOn(view, seat, number - 1) : 0) + (number < 6 ? (number + 1) * diceOn(view, seat, number + 1) : 0);
}
function taker(view, number) {
	const lead = diceOn(view, 0, number) - diceOn(view, 1, number);
	if (lead !== 0) return isSunk(view, number) ? null : lead > 0 ? 0 : 1;
	if (diceOn(view, 0, number) === 0 || isSunk(view, number)) return null;
	const pips = pipsBeside(view, 0, number) - pipsBeside(view, 1, number);
	return pips === 0 ? null : pips > 0 ? 0 : 1;
}
function why(view, number, to) {
	const [mine, theirs] = [diceOn(view, 0, number), diceOn(view, 1, number)];
	if (isSunk(view, number)) return "sharks";
	if (mine !== theirs) return "majority";
	if (mine === 0) return "empty";
	return to === null ? "tie" : "neighbours";
}
function award(view, number) {
	const to = taker(view, number);
	return {
		number,
		card: view.tavern[placeOf(view.end ?? "left", number)],
		to,
		why: why(view, number, to),
		dice: [diceOn(view, 0, number), diceOn(view, 1, number)],
		pips: [pipsBeside(view, 0, number), pipsBeside(view, 1, number)]
	};
}
function distribute(state, emit) {
	for (let number = 1; number <= 6; number++) {
		emit?.({
			type: "awarded",
			...award(state, number)
		});
		takeCard(state, taker(state, number), state.tavern[placeOf(state.end ?? "left", number)]);
	}
}
function takeCard(state, seat, card) {
	if (seat === null) state.gone[card]++;
	else if (isSailor(card)) hireSailor(state, seat, nationOf(card), strengthOf(card));
	else gainTrick(state, seat, trickOf(card));
}
// games/shanghaien/rules/scoring.ts
function nationPoints(mine, theirs) {
	if (mine === theirs) return {
		to: null,
		points: 0
	};
	const to = mine > theirs ? 0 : 1;
	const weaker = Math.min(mine, theirs);
	return {
		to,
		points: weaker === 0 ? Math.max(mine, theirs) : weaker
	};
}
function scoreNation(view, nation) {
	const index = NATIONS.indexOf(nation);
	const strengths = [strength(view, 0, index), strength(view, 1, index)];
	return {
		nation,
		strengths,
		...nationPoints(...strengths)
	};
}
function trickPoints(view, seat) {
	let points = 0;
	for (let trick = 0; trick < TRICKS.length; trick++) points += view.hands[seat * TRICKS.length + trick];
	return view.options.captainScores ? points : points - held(view, seat, "captain");
}
function scores(view) {
	const points = [trickPoints(view, 0), trickPoints(view, 1)];
	for (let nation = 0; nation < NATIONS.length; nation++) {
		const won = nationPoints(strength(view, 0, nation), strength(view, 1, nation));
		if (won.to !== null) points[won.to] += won.points;
	}
	return points;
}
function lead(view, [mine, theirs]) {
	if (mine !== theirs || view.options.tie === "shared") return mine - theirs;
	const won = (seat) => NATIONS.filter((nation) => scoreNation(view, nation).to === seat).length;
	return won(0) - won(1);
}
function result(view) {
	const points = scores(view);
	const ahead = lead(view, points);
	return {
		scores: points,
		places: [ahead >= 0 ? 1 : 2, ahead <= 0 ? 1 : 2]
	};
}
function announceScores(view, emit) {
	for (const nation of NATIONS) {
		const line = scoreNation(view, nation);
		if (line.strengths[0] > 0 || line.strengths[1] > 0) emit({
			type: "scored",
			...line
		});
	}
	for (const seat of [0, 1]) emit({
		type: "tricksScored",
		seat,
		points: trickPoints(view, seat)
	});
	emit({
		type: "ended",
		...result(view)
	});
}
// games/shanghaien/rules/flow.ts
function dealTavern(state, chance, emit) {
	let left = (8 - state.round + 1) * 6;
	for (let place = 0; place < 6; place++) state.tavern[place] = drawFrom(state.deck, left--, chance);
	emit?.({
		type: "dealt",
		round: state.round,
		starter: state.starter,
		cards: [...state.tavern]
	});
}
function passTurn(state) {
	beginTurn(state, other(state.turn));
}
function beginTurn(state, seat) {
	state.turn = seat;
	state.phase = "turn";
	clearDice(state);
	state.double = false;
	state.objected = false;
	state.barred = null;
	state.hungry = false;
}
function roll$1(state, seat, chance, emit) {
	throwBoth(state, seat, chance, emit);
	state.phase = "rolled";
}
function endRound(state, caller, chance, emit) {
	distribute(state, emit);
	clearRow(state);
	if (state.round === 8) endGame(state, emit);
	else beginRound(state, other(caller), chance, emit);
}
function beginRound(state, starter, chance, emit) {
	state.round++;
	state.starter = starter;
	beginTurn(state, starter);
	dealTavern(state, chance, emit);
}
function clearRow(state) {
	setAll(state.placed, 0);
	setAll(state.supply, 6);
	setAll(state.spent, 0);
	setAll(state.tricked, 0);
	setAll(state.sunk, 0);
	state.end = null;
	state.captain = null;
	state.banned = false;
}
function endGame(state, emit) {
	state.phase = "over";
	state.tavern.length = 0;
	if (emit) announceScores(state, emit);
}
function mayObject(view) {
	return view.captain !== null && view.captain !== view.turn && !view.objected;
}
function askCaptain(state, move, emit) {
	state.phase = "objection";
	state.pending = frozen(move);
	emit?.({
		type: "announced",
		seat: state.turn,
		move
	});
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
// games/shanghaien/rules/refuse.ts
const refuse = refuser({
	gameOver: "6.1",
	notYourTurn: "3.1",
	rollFirst: "3.2",
	alreadyRolled: "3.1",
	mustCall: "3.6",
	tooFewPlaced: "3.5",
	dieNotRolled: "3.2",
	chooseEnd: "3.4",
	endIsSet: "3.4",
	trickPlayed: "5.1",
	cardNotHeld: "5.2",
	effectNotOnCard: "5.2",
	noSailorThere: "5.3",
	beyondTheDie: "5.4",
	captainNotInLastRound: "7.2",
	captainAlreadyOut: "7.2",
	answerFirst: "7.3",
	nothingToAnswer: "7.3",
	trickObjected: "7.5",
	shanghaiObjected: "7.6",
	shanghaiBanned: "8.2",
	spreadFirst: "8.3",
	nothingToSpread: "8.3",
	alreadyFaceDown: "9.2",
	nothingToExchange: "9.3",
	noDieThere: "9.3",
	doublesNotInPlay: "10.1",
	noDouble: "10.2",
	doublesIsYours: "10.3",
	doubleMustBeUsed: "11.5"
});
// games/shanghaien/rules/actions/common.ts
function actor(view) {
	return view.phase === "objection" ? view.captain : view.turn;
}
const DO_FIRST = {
	rolled: "alreadyRolled",
	spread: "spreadFirst",
	objection: "answerFirst"
};
function notNow(view, seat, wanted) {
	if (view.phase === "over") return refuse("gameOver", {});
	if (seat !== actor(view)) return refuse("notYourTurn", { turn: actor(view) });
	if (view.phase === wanted) return void 0;
	return view.phase === "turn" ? notRolled(view, seat) : refuse(DO_FIRST[view.phase], {});
}
function notRolled(view, seat) {
	return mustCall(view, seat) ? refuse("mustCall", { supply: view.supply[seat] }) : refuse("rollFirst", {});
}
const NO_END = [null];
function endsOf(view) {
	return view.end === null ? ENDS : NO_END;
}
function sampleEnd(view, chance) {
	return view.end === null ? ENDS[chance.draw(2)] : null;
}
function endFault(view, end) {
	if (view.end === null && end === null) return refuse("chooseEnd", {});
	return view.end !== null && end !== null ? refuse("endIsSet", {}) : void 0;
}
function mustUseDouble(view) {
	return view.double && view.options.doubles && view.options.doublesChoice === "forced";
}
function trickFault(view, seat, card) {
	const early = notNow(view, seat, "rolled");
	if (early) return early;
	if (view.tricked[seat]) return refuse("trickPlayed", {});
	if (held(view, seat, card) === 0) return refuse("cardNotHeld", { card });
	return playable(view, seat, card) === 0 ? refuse("trickObjected", { card }) : void 0;
}
function canPlay(view, seat, bits) {
	return (playableBits(view, seat) & bits) !== 0;
}
function baseTrickFault(view, seat, card, effect) {
	const fault = trickFault(view, seat, card);
	if (fault) return fault;
	return hasEffect(card, effect) ? void 0 : refuse("effectNotOnCard", {
		card,
		effect
	});
}
function pick(list, chance) {
	return list[list.length > 1 ? chance.draw(list.length) : 0];
}
function spendTrick(state, seat, card, effect, emit) {
	state.tricked[seat] = 1;
	loseTrick(state, seat, card);
	emit?.({
		type: "trick",
		seat,
		card,
		effect
	});
}
function discardTrick(state, card) {
	state.gone[trickCard(BASE_TRICKS.indexOf(card))]++;
}
function announced(section) {
	const { check, can, moves, sample, effect } = section;
	return {
		check,
		apply(state, seat, move, chance, emit) {
			if (mayObject(state)) askCaptain(state, move, emit);
			else effect(state, seat, move, chance, emit);
		},
		can,
		moves,
		sample,
		effect
	};
}
// games/shanghaien/rules/actions/captain.ts
const CARD$3 = cardsWith("captain");
const CAPTAIN = Object.freeze({ type: "captain" });
const OBJECT = Object.freeze({ type: "object" });
const ALLOW = Object.freeze({ type: "allow" });
const captain = announced({
	check(view, seat) {
		const fault = trickFault(view, seat, "captain");
		if (fault) return fault;
		if (view.round === 8) return refuse("captainNotInLastRound", {});
		return view.captain !== null ? refuse("captainAlreadyOut", {}) : void 0;
	},
	effect(state, seat, _move, _chance, emit) {
		spendTrick(state, seat, "captain", "captain", emit);
		state.captain = seat;
	},
	can: (view, seat) => canPlay(view, seat, CARD$3) && view.round < 8 && view.captain === null,
	*moves() {
		yield CAPTAIN;
	},
	sample: () => CAPTAIN
});
function nothingToAnswer(view, seat) {
	if (view.phase === "objection") return notNow(view, seat, "objection");
	return view.phase === "over" ? refuse("gameOver", {}) : refuse("nothingToAnswer", {});
}
function withdraw(state) {
	const move = state.pending;
	invariant(move !== null, "an objection is asked only about an announced move");
	state.pending = null;
	state.phase = move.type === "shanghai" ? "turn" : "rolled";
	return move;
}
function cardOf(move) {
	if ("card" in move) return move.card;
	return CARD_OF[move.type];
}
const CARD_OF = {
	captain: "captain",
	ban: "banRerollAll",
	rerollAll: "banRerollAll",
	sharks: "sharksExchange",
	exchange: "sharksExchange",
	doubles: "doubles"
};
const object = {
	check: nothingToAnswer,
	apply(state, seat, _move, chance, emit) {
		const move = withdraw(state);
		state.objected = true;
		emit?.({
			type: "objected",
			seat,
			move
		});
		if (move.type === "place") throwBoth(state, state.turn, chance, emit);
		else if (move.type !== "shanghai") state.barred = cardOf(move);
	},
	can: (view) => view.phase === "objection",
	*moves() {
		yield OBJECT;
	},
	sample: () => OBJECT
};
function allowing(effects) {
	return {
		check: nothingToAnswer,
		apply(state, seat, _move, chance, emit) {
			const move = withdraw(state);
			emit?.({
				type: "allowed",
				seat,
				move
			});
			const { effect } = effects[move.type];
			effect(state, state.turn, move, chance, emit);
		},
		can: (view) => view.phase === "objection",
		*moves() {
			yield ALLOW;
		},
		sample: () => ALLOW
	};
}
// games/shanghaien/rules/actions/doubles.ts
const CARD$2 = cardsWith("doubles");
const DOUBLES = Object.freeze({ type: "doubles" });
const REROLL_ONE = Object.freeze({ type: "rerollOne" });
const doubles = announced({
	check: (view, seat) => trickFault(view, seat, "doubles"),
	effect(state, seat, _move, chance, emit) {
		spendTrick(state, seat, "doubles", "doubles", emit);
		throwBoth(state, seat, chance, emit);
	},
	can: (view, seat) => canPlay(view, seat, CARD$2),
	*moves() {
		yield DOUBLES;
	},
	sample: () => DOUBLES
});
function noDouble(view, seat) {
	const early = notNow(view, seat, "rolled");
	if (early) return early;
	if (!view.options.doubles) return refuse("doublesNotInPlay", {});
	return view.double ? void 0 : refuse("noDouble", {});
}
const rolledDouble = (view) => view.double && view.options.doubles && view.phase === "rolled";
const rerollOne = {
	check: noDouble,
	apply(state, seat, _move, chance, emit) {
		state.dice[1] = chance.draw(6) + 1;
		state.double = state.dice[0] === state.dice[1];
		emit?.({
			type: "rerolledOne",
			seat,
			dice: [...state.dice]
		});
	},
	can: rolledDouble,
	*moves() {
		yield REROLL_ONE;
	},
	sample: () => REROLL_ONE
};
const takeDoubles = {
	check(view, seat, { end }) {
		const fault = noDouble(view, seat);
		if (fault) return fault;
		return held(view, seat, "doubles") > 0 ? refuse("doublesIsYours", {}) : endFault(view, end);
	},
	apply(state, seat, { end }, _chance, emit) {
		const from = held(state, other(seat), "doubles") > 0 ? other(seat) : null;
		if (from !== null) loseTrick(state, from, "doubles");
		giveTrick(state, seat, "doubles");
		if (state.options.doublesDice === "spent") spendDice(state, seat);
		numberCards(state, seat, end, emit);
		emit?.({
			type: "doublesTaken",
			seat,
			from
		});
		passTurn(state);
	},
	can: (view, seat) => rolledDouble(view) && held(view, seat, "doubles") === 0,
	*moves(view) {
		for (const end of endsOf(view)) yield {
			type: "takeDoubles",
			end
		};
	},
	sample: (view, _seat, chance) => ({
		type: "takeDoubles",
		end: sampleEnd(view, chance)
	})
};
// games/shanghaien/rules/actions/extra1.ts
const CARD$1 = cardsWith("ban");
const BAN = Object.freeze({ type: "ban" });
const REROLL_ALL = Object.freeze({ type: "rerollAll" });
const ban = announced({
	check: (view, seat) => trickFault(view, seat, "banRerollAll"),
	effect(state, seat, _move, _chance, emit) {
		spendTrick(state, seat, "banRerollAll", "ban", emit);
		state.banned = true;
	},
	can: (view, seat) => canPlay(view, seat, CARD$1),
	*moves() {
		yield BAN;
	},
	sample: () => BAN
});
function ownDice(view, seat) {
	const dice = [];
	for (let number = 1; number <= 6; number++) for (let i = diceOn(view, seat, number); i > 0; i--) dice.push(number);
	return dice;
}
const rerollAll = announced({
	check: (view, seat) => trickFault(view, seat, "banRerollAll"),
	effect(state, seat, _move, chance, emit) {
		spendTrick(state, seat, "banRerollAll", "rerollAll", emit);
		const placed = ownDice(state, seat);
		for (const die of placed) takeDie(state, seat, die);
		if (placed.length > 0) emit?.({
			type: "takenBack",
			seat,
			dice: placed
		});
		throwDice(state, seat, placed.length + 2, chance, emit);
		state.double = false;
		state.phase = "spread";
	},
	can: (view, seat) => canPlay(view, seat, CARD$1),
	*moves() {
		yield REROLL_ALL;
	},
	sample: () => REROLL_ALL
});
const spread = {
	check(view, seat, { back, end }) {
		if (view.phase !== "spread" && view.phase !== "over") return refuse("nothingToSpread", {});
		const early = notNow(view, seat, "spread");
		if (early) return early;
		if (!view.dice.includes(back)) return refuse("dieNotRolled", { die: back });
		return endFault(view, end);
	},
	apply(state, seat, { back, end }, _chance, emit) {
		numberCards(state, seat, end, emit);
		state.dice.splice(state.dice.indexOf(back), 1);
		for (const die of state.dice) putDie(state, seat, die, emit);
		passTurn(state);
	},
	can: (view) => view.phase === "spread",
	*moves(view) {
		for (const back of new Set(view.dice)) for (const end of endsOf(view)) yield {
			type: "spread",
			back,
			end
		};
	},
	sample(view, _seat, chance) {
		return {
			type: "spread",
			back: pick(view.dice, chance),
			end: sampleEnd(view, chance)
		};
	}
};
// games/shanghaien/rules/actions/extra2.ts
const CARD = cardsWith("sharks");
const SHARKS = Object.freeze({ type: "sharks" });
const sharks = announced({
	check(view, seat) {
		const fault = trickFault(view, seat, "sharksExchange");
		if (fault) return fault;
		return allSunk(view) ? refuse("alreadyFaceDown", { number: view.dice[0] }) : void 0;
	},
	effect(state, seat, _move, _chance, emit) {
		spendTrick(state, seat, "sharksExchange", "sharks", emit);
		state.hungry = true;
	},
	can: (view, seat) => canPlay(view, seat, CARD) && !allSunk(view),
	*moves() {
		yield SHARKS;
	},
	sample: () => SHARKS
});
function ownNumbers(view, seat) {
	const numbers = [];
	for (let number = 1; number <= 6; number++) if (diceOn(view, seat, number) > 0) numbers.push(number);
	return numbers;
}
const exchange = announced({
	check(view, seat, { back }) {
		const fault = trickFault(view, seat, "sharksExchange");
		if (fault) return fault;
		if (dicePlaced(view, seat) === 0) return refuse("nothingToExchange", {});
		return diceOn(view, seat, back) === 0 ? refuse("noDieThere", { die: back }) : void 0;
	},
	effect(state, seat, { back }, _chance, emit) {
		spendTrick(state, seat, "sharksExchange", "exchange", emit);
		takeDie(state, seat, back);
		emit?.({
			type: "takenBack",
			seat,
			dice: [back]
		});
		for (const die of state.dice) putDie(state, seat, die, emit);
		passTurn(state);
	},
	can: (view, seat) => canPlay(view, seat, CARD) && dicePlaced(view, seat) > 0,
	*moves(view, seat) {
		for (const back of ownNumbers(view, seat)) yield {
			type: "exchange",
			back
		};
	},
	sample: (view, seat, chance) => ({
		type: "exchange",
		back: pick(ownNumbers(view, seat), chance)
	})
});
// games/shanghaien/rules/actions/place.ts
const PLACES = [null, ...ENDS].map((end) => Array.from({ length: 7 }, (_, die) => Object.freeze({
	type: "place",
	die,
	end
})));
function placement(die, end) {
	return PLACES[end === null ? 0 : end === "left" ? 1 : 2][die];
}
function feedsShark(view, die) {
	return !view.hungry || !isSunk(view, die);
}
const place = announced({
	check(view, seat, { die, end }) {
		const early = notNow(view, seat, "rolled");
		if (early) return early;
		if (mustUseDouble(view)) return refuse("doubleMustBeUsed", {});
		if (!view.dice.includes(die)) return refuse("dieNotRolled", { die });
		const wrongEnd = endFault(view, end);
		if (wrongEnd) return wrongEnd;
		return feedsShark(view, die) ? void 0 : refuse("alreadyFaceDown", { number: die });
	},
	effect(state, seat, { die, end }, _chance, emit) {
		numberCards(state, seat, end, emit);
		putDie(state, seat, die, emit);
		if (state.hungry) sink(state, die, emit);
		passTurn(state);
	},
	can: (view) => view.phase === "rolled" && !mustUseDouble(view),
	*moves(view) {
		for (const die of new Set(view.dice)) if (feedsShark(view, die)) for (const end of endsOf(view)) yield placement(die, end);
	},
	sample(view, _seat, chance) {
		const first = view.dice[0];
		const second = view.dice[1];
		let die = first;
		if (second !== first && feedsShark(view, second)) {
			if (!feedsShark(view, first) || chance.draw(2) === 1) die = second;
		}
		return placement(die, sampleEnd(view, chance));
	}
});
function sink(state, number, emit) {
	state.sunk[placeOf(state.end, number)] = 1;
	emit?.({
		type: "sunk",
		seat: state.turn,
		number
	});
}
// games/shanghaien/rules/actions/tricks.ts
const JOKERS = cardsWith("joker");
const SHIFTS = cardsWith("shift");
const BOTHS = cardsWith("both");
const REROLLS = cardsWith("reroll");
const joker = announced({
	check(view, seat, { card, nation }) {
		const fault = baseTrickFault(view, seat, card, "joker");
		if (fault) return fault;
		return sailorsOf(view, seat, NATIONS.indexOf(nation)) === 0 ? refuse("noSailorThere", { nation }) : void 0;
	},
	effect(state, seat, { card, nation }, _chance, emit) {
		spendTrick(state, seat, card, "joker", emit);
		hireJoker(state, seat, NATIONS.indexOf(nation));
		emit?.({
			type: "joined",
			seat,
			nation
		});
	},
	can: (view, seat) => canPlay(view, seat, JOKERS) && hasCrew(view, seat),
	*moves(view, seat) {
		for (const card of playableCards(view, seat, JOKERS)) for (const nation of nationsOf(view, seat)) yield {
			type: "joker",
			card,
			nation
		};
	},
	sample(view, seat, chance) {
		return {
			type: "joker",
			card: pick(playableCards(view, seat, JOKERS), chance),
			nation: pick(nationsOf(view, seat), chance)
		};
	}
});
const STEPS = Array.from({ length: 7 }, (_, die) => [-1, 1].map((by) => ({
	die,
	by
})).filter(({ by }) => die + by >= 1 && die + by <= 6));
function shiftsOf(view) {
	const [first, second] = view.dice;
	return first === second ? STEPS[first] : [...STEPS[first], ...STEPS[second]];
}
const shift = announced({
	check(view, seat, { card, die, by }) {
		const fault = baseTrickFault(view, seat, card, "shift");
		if (fault) return fault;
		if (!view.dice.includes(die)) return refuse("dieNotRolled", { die });
		return die + by < 1 || die + by > 6 ? refuse("beyondTheDie", { die }) : void 0;
	},
	effect(state, seat, { card, die, by }, _chance, emit) {
		spendTrick(state, seat, card, "shift", emit);
		discardTrick(state, card);
		state.dice[state.dice.indexOf(die)] = die + by;
		state.double = false;
		emit?.({
			type: "shifted",
			seat,
			from: die,
			to: die + by
		});
	},
	can: (view, seat) => canPlay(view, seat, SHIFTS),
	*moves(view, seat) {
		for (const card of playableCards(view, seat, SHIFTS)) for (const step of shiftsOf(view)) yield {
			type: "shift",
			card,
			...step
		};
	},
	sample(view, seat, chance) {
		return {
			type: "shift",
			card: pick(playableCards(view, seat, SHIFTS), chance),
			...pick(shiftsOf(view), chance)
		};
	}
});
const both = announced({
	check(view, seat, { card, end }) {
		return baseTrickFault(view, seat, card, "both") ?? endFault(view, end);
	},
	effect(state, seat, { card, end }, _chance, emit) {
		spendTrick(state, seat, card, "both", emit);
		discardTrick(state, card);
		numberCards(state, seat, end, emit);
		for (const die of state.dice) putDie(state, seat, die, emit);
		passTurn(state);
	},
	can: (view, seat) => canPlay(view, seat, BOTHS),
	*moves(view, seat) {
		for (const card of playableCards(view, seat, BOTHS)) for (const end of endsOf(view)) yield {
			type: "both",
			card,
			end
		};
	},
	sample(view, seat, chance) {
		return {
			type: "both",
			card: pick(playableCards(view, seat, BOTHS), chance),
			end: sampleEnd(view, chance)
		};
	}
});
const reroll = announced({
	check: (view, seat, { card }) => baseTrickFault(view, seat, card, "reroll"),
	effect(state, seat, { card }, chance, emit) {
		spendTrick(state, seat, card, "reroll", emit);
		discardTrick(state, card);
		throwBoth(state, seat, chance, emit);
	},
	can: (view, seat) => canPlay(view, seat, REROLLS),
	*moves(view, seat) {
		for (const card of playableCards(view, seat, REROLLS)) yield {
			type: "reroll",
			card
		};
	},
	sample: (view, seat, chance) => ({
		type: "reroll",
		card: pick(playableCards(view, seat, REROLLS), chance)
	})
});
// games/shanghaien/rules/actions/turn.ts
const ROLL = Object.freeze({ type: "roll" });
const SHANGHAI = Object.freeze({ type: "shanghai" });
const roll = {
	check(view, seat) {
		const early = notNow(view, seat, "turn");
		if (early) return early;
		return mustCall(view, seat) ? refuse("mustCall", { supply: view.supply[seat] }) : void 0;
	},
	apply(state, seat, _move, chance, emit) {
		roll$1(state, seat, chance, emit);
	},
	can: (view, seat) => view.phase === "turn" && !mustCall(view, seat),
	*moves() {
		yield ROLL;
	},
	sample: () => ROLL
};
function mayNotCall(view, seat) {
	const placed = dicePlaced(view, seat);
	if (placed < 2) return refuse("tooFewPlaced", { placed });
	if (view.banned) return refuse("shanghaiBanned", {});
	return view.objected ? refuse("shanghaiObjected", {}) : void 0;
}
const shanghai = {
	check(view, seat) {
		const early = notNow(view, seat, "turn");
		if (early) return early;
		return mustCall(view, seat) ? void 0 : mayNotCall(view, seat);
	},
	apply(state, seat, move, chance, emit) {
		if (!mustCall(state, seat) && mayObject(state)) askCaptain(state, move, emit);
		else shanghai.effect(state, seat, move, chance, emit);
	},
	effect(state, seat, _move, chance, emit) {
		emit?.({
			type: "called",
			seat,
			forced: mustCall(state, seat)
		});
		endRound(state, seat, chance, emit);
	},
	can(view, seat) {
		if (view.phase !== "turn") return false;
		return mustCall(view, seat) || !view.banned && !view.objected && dicePlaced(view, seat) >= 2;
	},
	*moves() {
		yield SHANGHAI;
	},
	sample: () => SHANGHAI
};
function sampleTurn(view, seat, chance) {
	if (!shanghai.can(view, seat)) return ROLL;
	return mustCall(view, seat) || chance.draw(2) === 1 ? SHANGHAI : ROLL;
}
// games/shanghaien/rules/actions/index.ts
const announcements = {
	shanghai,
	place,
	joker,
	shift,
	both,
	reroll,
	captain,
	ban,
	rerollAll,
	sharks,
	exchange,
	doubles
};
const ACTIONS = {
	roll,
	...announcements,
	spread,
	rerollOne,
	takeDoubles,
	object,
	allow: allowing(announcements)
};
const these = (...types) => types.map((type) => actionOf(ACTIONS, type));
const AFTER_ROLL = [
	"place",
	"joker",
	"shift",
	"both",
	"reroll",
	"captain",
	"ban",
	"rerollAll",
	"sharks",
	"exchange",
	"doubles",
	"rerollOne",
	"takeDoubles"
];
const IN_PHASE = {
	turn: these("roll", "shanghai"),
	rolled: these(...AFTER_ROLL),
	spread: these("spread"),
	objection: these("object", "allow"),
	over: []
};
const WITH_CARDS = Array.from({ length: 1 << TRICKS.length }, (_, cards) => these(...AFTER_ROLL.filter((type) => type === "place" || isEffect(type) && (cardsWith(type) & cards) !== 0)));
function isEffect(type) {
	return Object.values(EFFECTS).some((effects) => effects.includes(type));
}
function sample(view, seat, chance) {
	if (view.phase === "turn") return sampleTurn(view, seat, chance);
	if (view.phase !== "rolled" || rolledDouble(view)) return sampleOf(IN_PHASE[view.phase], view, seat, chance);
	const cards = playableBits(view, seat);
	return cards === 0 ? place.sample(view, seat, chance) : sampleOf(WITH_CARDS[cards], view, seat, chance);
}
function apply(state, seat, move, chance, emit) {
	switch (move.type) {
		case "roll":
			roll.apply(state, seat, move, chance, emit);
			break;
		case "place":
			place.apply(state, seat, move, chance, emit);
			break;
		case "shanghai":
			shanghai.apply(state, seat, move, chance, emit);
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
function countsAddingTo(keys, sum) {
	const counts = fields(Object.fromEntries(keys.map((k) => [k, integer(0, sum)])));
	return {
		spec: counts.spec,
		decode(raw, path = "") {
			const decoded = counts.decode(raw, path);
			if (decoded.fault) return decoded;
			const got = keys.reduce((all, key) => all + decoded.value[key], 0);
			return got === sum ? decoded : fault(path, "sum", {
				got,
				sum
			});
		}
	};
}
function specs(decoders) {
	return Object.fromEntries(Object.entries(decoders).map(([key, d]) => [key, d.spec]));
}
const join = (path, key) => path === "" ? key : `${path}.${key}`;
const short = (raw) => String(raw).slice(0, 40);
// games/shanghaien/rules/decode.ts
const die = integer(1, 6);
const end = nullable(choice(ENDS));
const card = choice(BASE_TRICKS);
const decodeMove = variants({
	roll: {},
	shanghai: {},
	place: {
		die,
		end: optional(end, null)
	},
	joker: {
		card,
		nation: choice(NATIONS)
	},
	shift: {
		card,
		die,
		by: choice([1, -1])
	},
	both: {
		card,
		end: optional(end, null)
	},
	reroll: { card },
	captain: {},
	ban: {},
	rerollAll: {},
	spread: {
		back: die,
		end: optional(end, null)
	},
	sharks: {},
	exchange: { back: die },
	doubles: {},
	rerollOne: {},
	takeDoubles: { end: optional(end, null) },
	object: {},
	allow: {}
});
const decodeOptions = fields({
	crazyCaptain: optional(flag, false),
	noShanghai: optional(flag, false),
	sharks: optional(flag, false),
	doubles: optional(flag, false),
	trickDeck: optional(countsAddingTo(BASE_TRICKS, 8), LIKELY_TRICK_DECK),
	tie: optional(choice(["shared", "nations"]), "shared"),
	captainScores: optional(flag, true),
	doublesDice: optional(choice(["back", "spent"]), "back"),
	doublesChoice: optional(choice(["free", "forced"]), "free")
});
// games/shanghaien/rules/secrecy.ts
const view = (state) => state;
const redact = (event) => event;
function clone(state) {
	return {
		options: state.options,
		phase: state.phase,
		round: state.round,
		starter: state.starter,
		turn: state.turn,
		deck: state.deck.slice(),
		tavern: state.tavern.slice(),
		sunk: state.sunk.slice(),
		end: state.end,
		dice: state.dice.slice(),
		double: state.double,
		placed: state.placed.slice(),
		supply: state.supply.slice(),
		spent: state.spent.slice(),
		crews: state.crews.slice(),
		hands: state.hands.slice(),
		tricked: state.tricked.slice(),
		captain: state.captain,
		objected: state.objected,
		barred: state.barred,
		banned: state.banned,
		hungry: state.hungry,
		pending: state.pending,
		gone: state.gone.slice()
	};
}
const guess = (view) => clone(view);
// games/shanghaien/rules/start.ts
function start(options, chance, emit) {
	const first = chance.draw(2);
	const state = emptyTable(lasting(options), first);
	dealExpansionCards(state);
	dealTavern(state, chance, emit);
	return state;
}
function emptyTable(options, first) {
	return {
		options,
		phase: "turn",
		round: 1,
		starter: first,
		turn: first,
		deck: fullDeck(options),
		tavern: EMPTY_ROW.slice(),
		sunk: EMPTY_ROW.slice(),
		end: null,
		dice: [],
		double: false,
		placed: NO_DICE.slice(),
		supply: [6, 6],
		spent: [0, 0],
		crews: NO_CREWS.slice(),
		hands: NO_TRICKS.slice(),
		tricked: [0, 0],
		captain: null,
		objected: false,
		barred: null,
		banned: false,
		hungry: false,
		pending: null,
		gone: NO_CARDS.slice()
	};
}
const NO_CARDS = noneOf(CARD_KINDS);
const NO_CREWS = noneOf(2 * NATIONS.length * CREW_SLOTS);
const NO_TRICKS = noneOf(2 * TRICKS.length);
const NO_DICE = noneOf(12);
const EMPTY_ROW = noneOf(6);
const ALL_SAILORS = NO_CARDS.map((none, card) => isSailor(card) ? SAILORS_BY_VALUE[strengthOf(card) - 1] : none);
function fullDeck(options) {
	const deck = ALL_SAILORS.slice();
	for (let i = 0; i < BASE_TRICKS.length; i++) deck[trickCard(i)] = options.trickDeck[BASE_TRICKS[i]];
	return deck;
}
function dealExpansionCards(state) {
	for (let seat = 0; seat < 2; seat++) {
		if (state.options.crazyCaptain) giveTrick(state, seat, "captain");
		if (state.options.noShanghai) giveTrick(state, seat, "banRerollAll");
		if (state.options.sharks) giveTrick(state, seat, "sharksExchange");
	}
}
// games/shanghaien/rules/index.ts
const NOBODY = [];
const ALONE = [[0], [1]];
const shanghaien = {
	id: "shanghaien",
	version: 1,
	players: {
		min: 2,
		max: 2
	},
	decode: {
		move: decodeMove,
		options: decodeOptions
	},
	start: (options, _seats, chance, emit) => start(options, chance, emit),
	clone,
	toAct: (state) => state.phase === "over" ? NOBODY : ALONE[actor(state)],
	outcome: (state) => state.phase === "over" ? result(state) : void 0,
	check: (state, seat, move) => actionOf(ACTIONS, move.type).check(state, seat, move),
	apply,
	*moves(state, seat) {
		if (seat === actor(state)) yield* movesOf(IN_PHASE[state.phase], state, seat);
	},
	sample,
	fallback,
	view,
	redact,
	guess
};
const QUIET = {
	turn: these("roll", "shanghai"),
	rolled: these("place", "rerollOne"),
	spread: these("spread"),
	objection: these("allow"),
	over: []
};
function fallback(state, seat) {
	const [move] = movesOf(QUIET[state.phase], state, seat);
	invariant(move !== void 0, "somebody to act has a move");
	return move;
}
export { shanghaien };
