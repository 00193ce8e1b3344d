/** What the adviser says, in German. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { cardNamer } from '../board.ts';
import { EFFECTS, NATIONS, TRICKS, weak } from '../de.ts';

const name = cardNamer(NATIONS, TRICKS);
/** A card of the row: its number, and what it is. */
const the = ({ card, number }: Points['takes']): string => `Karte ${number} (${name(card)})`;
const dice = (n: number): string => count('de', n, { one: 'Würfel', other: 'Würfel' });
const cards = (n: number): string => count('de', n, { one: 'Karte', other: 'Karten' });
const ends = { left: 'links', right: 'rechts' } as const;

export const de: PointTextOf<Points> = {
  only: () => 'Etwas anderes geht hier nicht.',
  takes: (card) => `Damit liegst du bei ${the(card)} vorn.`,
  pips: (card) => `Die Augen daneben bringen dir ${the(card)}.`,
  safer: ({ mine, theirs, ...card }) =>
    `Du sicherst dir ${the(card)}: Nach Würfeln steht es ${mine} : ${theirs}.`,
  denies: (card) => `Dein Gegenüber bekommt ${the(card)} nicht mehr.`,
  chases: ({ mine, theirs, ...card }) =>
    `Du holst bei ${the(card)} auf: Nach Würfeln steht es ${mine} : ${theirs}.`,
  nation: ({ nation, mine, theirs }) => `Deine ${weak(nation)} stünden dann ${mine} : ${theirs}.`,
  alone: ({ nation, strength }) =>
    `Nur du hättest ${NATIONS[nation]}, also zählt ihre Stärke von ${strength} voll.`,
  trick: () => 'Eine Trickkarte ist am Ende einen Punkt wert und vorher oft mehr.',
  counted: ({ end, die, card, instead }) =>
    `Von ${ends[end]} gezählt gehört die ${die} zur Karte „${name(card)}“ und nicht zu „${name(instead)}“.`,
  row: ({ mine, theirs }) =>
    `Wäre die Runde so zu Ende, bekämst du ${cards(mine)} und dein Gegenüber ${theirs}.`,
  final: ({ mine, theirs }) => `Wäre das Spiel so zu Ende, stünde es ${mine} : ${theirs}.`,
  odds: ({ percent }) => `${percent}\u00a0% aller Würfe bringen dir mehr, als du jetzt hast.`,
  tooFew: ({ placed }) => `Zum Rufen brauchst du zwei Würfel in der Auslage, und du hast ${placed}.`,
  begins: () => 'Wer ruft, überlässt dem Gegenüber den Beginn der nächsten Runde.',
  captain: ({ dice: left }) =>
    `Der Kapitän darf in jedem Zug deines Gegenübers, das noch ${dice(left)} hat, Einspruch erheben.`,
  banned: ({ dice: left }) => `Einfach rufen kann jetzt niemand mehr, und du hast noch ${dice(left)}.`,
  sinks: (card) => `Besser, die Haie bekommen ${the(card)} als dein Gegenüber.`,
  idle: ({ number }) => `Dein Würfel an Karte ${number} bewirkt dort nichts.`,
  doubles: () => 'Die Pasch-Karte ist ein neuer Wurf, wenn du ihn brauchst, oder am Ende ein Punkt.',
  theirs: (card) => `Sonst liegt dein Gegenüber bei ${the(card)} vorn.`,
  better: ({ percent }) => `${percent}\u00a0% aller Würfe brächten deinem Gegenüber mehr.`,
  bars: ({ effect }) => `Die Karte mit „${EFFECTS[effect]}“ ist dann für diesen Zug gesperrt.`,
  spent: () => 'Dein Gegenüber hat dann in dieser Runde keinen Trick mehr.',
  quiet: () => 'Eine Karte gewinnst du damit noch nicht.',
};
