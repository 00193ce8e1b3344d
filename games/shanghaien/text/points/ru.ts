/** What the adviser says, in Russian. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { cardNamer } from '../board.ts';
import { EFFECTS, NATIONS, OF, TRICKS } from '../ru.ts';

const name = cardNamer(NATIONS, TRICKS);
/** A card of the row: its number, and what it is. */
const the = ({ card, number }: Points['takes']): string => `карта ${number} (${name(card)})`;
const dice = (n: number): string =>
  count('ru', n, { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' });
const cards = (n: number): string =>
  count('ru', n, { one: 'карту', few: 'карты', many: 'карт', other: 'карты' });
const ends = { left: 'слева направо', right: 'справа налево' } as const;

export const ru: PointTextOf<Points> = {
  only: () => 'Другого хода здесь нет.',
  takes: (card) => `Теперь вы впереди: ${the(card)}.`,
  pips: (card) => `Соседние кубики решают в вашу пользу: ${the(card)}.`,
  safer: ({ mine, theirs, ...card }) => `Ваша ${the(card)} теперь надёжнее: по кубикам ${mine} : ${theirs}.`,
  denies: (card) => `Сопернику больше не достаётся ${the(card)}.`,
  chases: ({ mine, theirs, ...card }) => `Вы догоняете: ${the(card)}, по кубикам ${mine} : ${theirs}.`,
  nation: ({ nation, mine, theirs }) => `Сила ваших ${OF[nation]} тогда ${mine} против ${theirs}.`,
  alone: ({ nation, strength }) =>
    `Кроме вас, ${OF[nation]} нет ни у кого: их сила ${strength} считается целиком.`,
  trick: () => 'Карта трюка в конце даёт очко, а до того часто стоит больше.',
  counted: ({ end, die, card, instead }) =>
    `При счёте ${ends[end]} кубику ${die} достаётся карта «${name(card)}», а не «${name(instead)}».`,
  row: ({ mine, theirs }) => `Закончись раунд так, вы получили бы ${cards(mine)}, соперник — ${theirs}.`,
  final: ({ mine, theirs }) => `Закончись игра так, счёт был бы ${mine} : ${theirs}.`,
  odds: ({ percent }) => `В ${percent} % бросков вы получите больше, чем сейчас.`,
  tooFew: ({ placed }) => `Чтобы сказать «Шанхай!», нужно два кубика в ряду, а у вас ${placed}.`,
  begins: () => 'Сказавший «Шанхай!» уступает сопернику первый ход в следующем раунде.',
  captain: ({ dice: left }) =>
    `Капитан сможет возражать в каждый ход соперника, а у того в запасе ещё ${dice(left)}.`,
  banned: ({ dice: left }) => `Просто так сказать «Шанхай!» уже нельзя, а у вас ещё ${dice(left)}.`,
  sinks: (card) => `Пусть лучше акулам, чем сопернику, достанется ${the(card)}.`,
  idle: ({ number }) => `Ваш кубик у карты ${number} там ничего не даёт.`,
  doubles: () => 'Карта «Дубль» — это новый бросок в нужную минуту или очко в конце.',
  theirs: (card) => `Иначе сопернику достаётся ${the(card)}.`,
  better: ({ percent }) => `В ${percent} % бросков соперник получил бы больше.`,
  bars: ({ effect }) => `Карту с эффектом «${EFFECTS[effect]}» в этот ход сыграть уже нельзя.`,
  spent: () => 'После этого в этом раунде у соперника трюков не останется.',
  quiet: () => 'Карт это пока не приносит.',
};
