/** Refusals as sentences, in the language of who reads them. */
import type { Params } from '../core/game.ts';
import { GAMES } from '../games/index.ts';
import type { Reasons, Refused, ServerRefusal } from '../protocol/refusals.ts';
import type { Who } from '../text/game-text.ts';
import { tableText } from '../text/index.ts';
import { isolated } from '../text/isolate.ts';
import { type Language, languageOf } from '../text/languages.ts';
import { serverText } from '../text/server/index.ts';

/** What a sentence may need to know of the table it is said at. */
export interface Scene {
  readonly game?: string;
  /** By seat. */
  readonly names?: readonly string[];
}

export type SayRefusal = (refusal: ServerRefusal, language: Language, scene?: Scene) => Promise<Refused>;

export const sayRefusal: SayRefusal = async (refusal, language, scene = {}) => {
  const { code, params } = refusal;
  if (code !== 'move') return { code, params, sentence: await ownSentence(refusal, language) };
  const sentence = (await gameSentence(params, language, scene)) ?? (await serverText(language)).move(params);
  return { code, params, rule: params.rule, sentence };
};

async function ownSentence({ code, params }: ServerRefusal, language: Language): Promise<string> {
  const text = await serverText(language);
  // Each code has its own values; that they belong together is what ServerRefusal and ServerText promise.
  const say = text[code] as (params: Params) => string;
  return say('fault' in params ? { ...params, why: await faultSentence(params, language) } : params);
}

async function faultSentence(misread: Reasons['badRequest'], language: Language): Promise<string> {
  const { faults } = await tableText(language);
  return faults[misread.fault](misread.path, JSON.parse(misread.params) as Params);
}

/** The game's own words for it, if the game is known and has any. */
async function gameSentence(
  { code, params }: Reasons['move'],
  language: Language,
  { game, names }: Scene,
): Promise<string | undefined> {
  if (game === undefined || !Object.hasOwn(GAMES, game)) return undefined;
  const { refusals } = (await GAMES[game]?.text(language)) ?? {};
  const { play } = await tableText(language);
  const say = (refusals as Sayers | undefined)?.[code];
  return say?.(JSON.parse(params) as Params, (seat) => isolated(names?.[seat] ?? play.player(seat + 1)));
}

type Sayers = Readonly<Record<string, (params: Params, who: Who) => string>>;

const TAG = /^[a-z]{2}([-_.]|$)/i;

/** The best known language of a tag or an Accept-Language header ("fr-CH, de;q=0.8"); English if there is none. */
export function languageFor(wanted: string | undefined): Language {
  const ranked = (wanted ?? '')
    .slice(0, 500)
    .split(',')
    .map(weighted)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of ranked) {
    const language = TAG.test(tag) ? languageOf(tag) : undefined;
    if (language) return language;
  }
  return 'en';
}

function weighted(part: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', quality = ''] = part.split(';').map((piece) => piece.trim());
  const weight = /^q=([\d.]+)$/.exec(quality)?.[1];
  return { tag, weight: weight === undefined ? 1 : Number(weight) };
}
