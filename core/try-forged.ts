/**
 * Sends forged moves and options to positions of random games over all option sets and seat counts. Each must be
 * rejected by its form, refused by a rule that exists, or be legal; nothing throws, and no table changes. Only for tests.
 */
import { type Chance, seeded } from './chance.ts';
import { digest } from './data.ts';
import { FAULT_CODES, type Fault } from './decode.ts';
import { type Forge, forged, inForm, junk, lookalike, type Material, nasty, oneOf } from './forging.ts';
import type { Seat, Shape } from './game.ts';
import type { Trial } from './laws.ts';
import { tryPlay } from './play.ts';
import { citable } from './refuse.ts';

/** What must be known of a game to forge its moves and to judge the answers. */
export interface Forging<G extends Shape> extends Pick<Material, 'shapes' | 'words'> {
  readonly trial: Trial<G>;
  /** The rule that each refusal must cite, and all rules. */
  readonly ruleOf: Readonly<Record<string, string | readonly string[]>>;
  readonly rules: readonly string[];
  /** Of twenty thousand forged moves or more, the answers must be of more kinds than this. */
  readonly kinds: number;
  /** One in so many states like this one is tried. */
  sparing(state: G['State']): number;
  /** A fingerprint of what a move does, where two moves can do the same. */
  sense?(move: G['Move']): number;
  /** The kind of sealed move this seat has made and may replace, though moves() does not list it. */
  replaces?(state: G['State'], seat: Seat): G['Move']['type'] | undefined;
  /** Options that only this game has. */
  readonly options?: Forge;
  /** What is wrong with a game just begun, beside what the audit says. */
  begun?(state: G['State']): string | undefined;
}

/** How the forgeries were answered. */
export interface Answers {
  /** The first wrong answer; or the doors through which too few came for the trial to mean much. */
  readonly complaints: readonly string[];
  /** How many were 'malformed', 'legal', or refused by each code. */
  readonly seen: Readonly<Record<string, number>>;
}

interface Position<G extends Shape> {
  readonly state: G['State'];
  readonly seats: number;
  readonly before: number;
  /** Some moves of those who are asked. */
  readonly legal: readonly G['Move'][];
}

// ── Positions ───────────────────────────────────────────────────────────────────────────────────────

/** Positions of random games, from the first move to after the end. */
function positionsOf<G extends Shape>(forging: Forging<G>, count: number, chance: Chance): Position<G>[] {
  const { game, optionSets } = forging.trial;
  const { min, max } = game.players;
  const sets = Object.values(optionSets);
  const found: Position<G>[] = [];
  for (let n = 0; found.length < count; n++) {
    const seats = min + (Math.trunc(n / sets.length) % (max - min + 1));
    const state = game.start(sets[n % sets.length]!, seats, chance);
    found.push(...positionsIn(forging, state, seats, chance));
  }
  return found;
}

/** Plays a game to its end. */
function* positionsIn<G extends Shape>(
  forging: Forging<G>,
  state: G['State'],
  seats: number,
  chance: Chance,
): Generator<Position<G>> {
  const { game } = forging.trial;
  for (;;) {
    const acting = game.toAct(state);
    if (acting.length === 0 || chance.draw(forging.sparing(state)) === 0) {
      const legal = acting.flatMap((seat) => [0, 1, 2].map(() => game.sample(state, seat, chance)));
      yield { state: game.clone(state), seats, before: digest(state), legal };
    }
    if (acting.length === 0) return;
    const seat = oneOf(acting, chance);
    game.apply(state, seat, game.sample(state, seat, chance), chance);
  }
}

// ── Verdicts ────────────────────────────────────────────────────────────────────────────────────────

/** What came of a forgery: the door it went through, and what is wrong with the answer. */
interface Verdict {
  readonly door: string;
  readonly wrong?: string | undefined;
}

const malformed = ({ code }: Fault): Verdict => ({
  door: 'malformed',
  wrong: FAULT_CODES.includes(code) ? undefined : `unknown fault ${code}`,
});

function judge<G extends Shape>(forging: Forging<G>, at: Position<G>, seat: Seat, raw: unknown): Verdict {
  const { trial, ruleOf, rules } = forging;
  const played = tryPlay(trial.game, at.state, seat, raw, { chance: seeded(seat) });
  if (digest(at.state) !== at.before) return { door: 'changed', wrong: 'the table was changed' };
  if (played.fault) return malformed(played.fault);
  if ('state' in played) {
    const wrong = wrongly(forging, at.state, seat, played.move) ?? trial.audit(played.state, at.seats);
    return { door: 'legal', wrong };
  }
  const { code, rule } = played.refusal;
  const known = citable(ruleOf[code] ?? []).includes(rule) && rules.includes(rule);
  return { door: code, wrong: known ? undefined : `${code} cites ${rule}` };
}

const LOOKED_AT = 1_000;

/** Why an accepted move should not have been: the seat is not asked, may see why not, or it is not listed. */
function wrongly<G extends Shape>(
  { trial: { game }, replaces, sense = digest }: Forging<G>,
  state: G['State'],
  seat: Seat,
  move: G['Move'],
): string | undefined {
  if (game.check(game.view(state, seat), seat, move)) return 'legal, yet refused';
  const replaced = replaces?.(state, seat);
  if (replaced !== undefined)
    return move.type === replaced ? undefined : `only a ${replaced} may be replaced`;
  if (!game.toAct(state).includes(seat)) return 'legal out of turn';
  const wanted = sense(move);
  let looked = 0;
  for (const listed of game.moves(state, seat))
    if (sense(listed) === wanted || ++looked > LOOKED_AT) return undefined;
  return 'legal, yet not listed';
}

/** A forgery and its verdict, where an exception is a wrong answer too. */
function verdictOn(raw: unknown, by: () => Verdict): Verdict {
  const verdict = caught(by);
  return verdict.wrong === undefined ? verdict : { ...verdict, wrong: `${verdict.wrong}: ${said(raw)}` };
}

function caught(by: () => Verdict): Verdict {
  try {
    return by();
  } catch (error) {
    return { door: 'thrown', wrong: String(error) };
  }
}

/** Junk as text, also what JSON does not know. */
function said(raw: unknown): string {
  const known = (_key: string, value: unknown): unknown =>
    ['bigint', 'symbol', 'function'].includes(typeof value) ? String(value) : value;
  return String(JSON.stringify(raw, known)).slice(0, 2_000);
}

// ── Trials ──────────────────────────────────────────────────────────────────────────────────────────

/** From how many forgeries on the answers must be of more than so many kinds; of fewer it is a matter of luck. */
interface Wanted {
  readonly from: number;
  readonly kinds: number;
}

/** Asks again and again, up to the first wrong answer. */
function ask(count: number, wanted: Wanted, once: () => Verdict): Answers {
  const seen: Record<string, number> = {};
  for (let n = 0; n < count; n++) {
    const { door, wrong } = once();
    if (wrong !== undefined) return { complaints: [wrong], seen };
    seen[door] = (seen[door] ?? 0) + 1;
  }
  return { complaints: count < wanted.from ? [] : tooFew(seen, count, wanted.kinds), seen };
}

/** They must come through every door: malformed, refused for many reasons, and some by luck legal. */
function tooFew(seen: Readonly<Record<string, number>>, count: number, kinds: number): string[] {
  const { malformed: bad = 0, legal = 0 } = seen;
  const met = Object.keys(seen).length;
  return [
    ...(bad > count / 10 ? [] : [`only ${bad} malformed`]),
    ...(legal > count / 100 ? [] : [`only ${legal} legal`]),
    ...(met > kinds ? [] : [`only ${met} kinds of answer`]),
  ];
}

/** Who sends: mostly one the game waits for; sometimes another, or nobody at the table. */
function sender<G extends Shape>({ trial: { game } }: Forging<G>, state: G['State'], chance: Chance): Seat {
  const acting = game.toAct(state);
  if (acting.length > 0 && chance.draw(16) < 7) return oneOf(acting, chance);
  const seats = Array.from({ length: game.players.max + 1 }, (_, seat) => seat);
  return oneOf([...seats, -1, 0.5, 99, Number.NaN], chance);
}

/** Sends so many forged moves. */
export function tryForgedMoves<G extends Shape>(forging: Forging<G>, count: number): Answers {
  const chance = seeded('forged');
  const { spec } = forging.trial.game.decode.move;
  const positions = positionsOf(forging, Math.min(Math.max(count / 20, 200), 20_000), chance);
  const played = positions.flatMap(({ legal }) => legal).filter((_, i) => i % 5 === 0);
  return ask(count, { from: 20_000, kinds: forging.kinds }, () => {
    const at = oneOf(positions, chance);
    const seat = sender(forging, at.state, chance);
    const raw = forged({ ...forging, spec, played, legal: at.legal }, chance);
    return verdictOn([seat, raw], () => judge(forging, at, seat, raw));
  });
}

/** Options of which some are spoilt, and the others right or missing. */
const spoiltOptions: Forge = (from, chance) => {
  const good = oneOf(from.played, chance);
  const names = [...Object.keys(good), '__proto__', 'constructor'];
  const spoilt = names.filter(() => chance.draw(3) === 0).map((name) => [name, nasty(from, chance)]);
  return { ...(chance.draw(2) === 0 ? good : {}), ...(Object.fromEntries(spoilt) as object) };
};

/** Begins so many games with forged options. */
export function tryForgedOptions<G extends Shape>(forging: Forging<G>, count: number): Answers {
  const chance = seeded('forged options');
  const { trial, options = junk } = forging;
  const { spec } = trial.game.decode.options;
  const from = { ...forging, spec, played: Object.values(trial.optionSets), legal: [] };
  const ways: Forge[] = [junk, lookalike, spoiltOptions, options, (_, luck) => inForm(spec, luck)];
  return ask(count, { from: 2_000, kinds: 1 }, () => {
    const raw = oneOf(ways, chance)(from, chance);
    return verdictOn(raw, () => judgeOptions(forging, raw, chance));
  });
}

function judgeOptions<G extends Shape>({ trial, begun }: Forging<G>, raw: unknown, chance: Chance): Verdict {
  const { game } = trial;
  const decoded = game.decode.options.decode(raw);
  if (decoded.fault) return malformed(decoded.fault);
  const seats = game.players.min + chance.draw(game.players.max - game.players.min + 1);
  const state = game.start(decoded.value, seats, seeded(1));
  return { door: 'legal', wrong: trial.audit(state, seats) ?? begun?.(state) };
}
