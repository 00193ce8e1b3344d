/** What the adviser says, in Spanish. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { cardNamer } from '../board.ts';
import { EFFECTS, NATIONS, people, TRICKS } from '../es.ts';

const name = cardNamer(NATIONS, TRICKS);
/** A card of the row: its number, and what it is. */
const the = ({ card, number }: Points['takes']): string => `la carta ${number} (${name(card)})`;
const dice = (n: number): string => count('es', n, { one: 'dado', other: 'dados' });
const cards = (n: number): string => count('es', n, { one: 'carta', other: 'cartas' });
const ends = { left: 'izquierda', right: 'derecha' } as const;

export const es: PointTextOf<Points> = {
  only: () => 'Aquí no hay otra jugada.',
  takes: (card) => `Así te pones por delante en ${the(card)}.`,
  pips: (card) => `Los puntos de al lado te dan ${the(card)}.`,
  safer: ({ mine, theirs, ...card }) => `Aseguras ${the(card)}: ${dice(mine)} contra ${theirs}.`,
  denies: (card) => `Tu rival ya no se lleva ${the(card)}.`,
  chases: ({ mine, theirs, ...card }) => `Te acercas en ${the(card)}: ${dice(mine)} contra ${theirs}.`,
  nation: ({ nation, mine, theirs }) => `Con los ${people(nation)} irías ${mine} a ${theirs}.`,
  alone: ({ nation, strength }) =>
    `Solo tú tendrías ${people(nation)}, así que su fuerza de ${strength} cuenta entera.`,
  trick: () => 'Una carta de truco vale un punto al final, y antes a menudo más.',
  counted: ({ end, die, card, instead }) =>
    `Contando desde la ${ends[end]}, el ${die} cae en ${name(card)} y no en ${name(instead)}.`,
  row: ({ mine, theirs }) => `Si la ronda acabara así, te llevarías ${cards(mine)} y tu rival ${theirs}.`,
  final: ({ mine, theirs }) => `Si la partida acabara así, quedaría ${mine} a ${theirs}.`,
  odds: ({ percent }) => `El ${percent} % de las tiradas te da más de lo que tienes ahora.`,
  tooFew: ({ placed }) => `Para cantar necesitas dos dados en la fila; tienes ${placed}.`,
  begins: () => 'Quien canta deja que el otro empiece la ronda siguiente.',
  captain: ({ dice: left }) =>
    `El capitán puede objetar en cada turno de tu rival, a quien le ${left === 1 ? 'queda' : 'quedan'} ${dice(left)}.`,
  banned: ({ dice: left }) =>
    `Ahora nadie puede cantar sin más, y a ti te ${left === 1 ? 'queda' : 'quedan'} ${dice(left)}.`,
  sinks: (card) => `Mejor que ${the(card)} sea para los tiburones que para tu rival.`,
  idle: ({ number }) => `Tu dado de la carta ${number} no hace nada ahí.`,
  doubles: () => 'La carta de Dobles es otra tirada cuando te haga falta, o un punto al final.',
  theirs: (card) => `Si no, tu rival va por delante en ${the(card)}.`,
  better: ({ percent }) => `El ${percent} % de las tiradas le daría más a tu rival.`,
  bars: ({ effect }) => `La carta con «${EFFECTS[effect]}» queda fuera en este turno.`,
  spent: () => 'A tu rival ya no le quedan trucos en esta ronda.',
  quiet: () => 'Todavía no gana ninguna carta.',
};
