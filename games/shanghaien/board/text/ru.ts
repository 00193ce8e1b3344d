/** The board in Russian. */
import { count } from '../../../../text/languages.ts';
import { EFFECTS, NATIONS } from '../../text/ru.ts';
import type { BoardWords } from './words.ts';

export const ru: BoardWords = {
  nations: NATIONS,
  effects: EFFECTS,
  you: 'вы',
  nobody: 'никто',
  tavern: 'Таверна',
  round: (round) => `Раунд ${round} из 8`,
  supply: 'Запас',
  spent: (dice) =>
    count('ru', dice, {
      one: 'кубик потрачен',
      few: 'кубика потрачено',
      many: 'кубиков потрачено',
      other: 'кубиков потрачено',
    }),
  mustCall: 'пора сказать «Шанхай!»',
  shanghai: 'Шанхай!',
  trickPlayed: 'Трюк сыгран',
  dice: 'кубики',
  beside: 'рядом',
  was: 'было',
  or: 'или',
  countFromHere: 'Считать отсюда',
  faceDown: 'рубашкой вверх',
  tricks: 'Трюки',
  roll: 'Бросок',
  backToSupply: 'вернётся в запас',
  deck: (cards) =>
    count('ru', cards, {
      one: 'карта в колоде',
      few: 'карты в колоде',
      many: 'карт в колоде',
      other: 'карт в колоде',
    }),
  gone: (cards) =>
    count('ru', cards, {
      one: 'карта вне игры',
      few: 'карты вне игры',
      many: 'карт вне игры',
      other: 'карт вне игры',
    }),
  crews: 'Команды',
  ifCalled: 'если бы сейчас сказали «Шанхай!»',
  ifDone: 'какими они станут после этого хода',
  final: 'итоговый подсчёт',
  points: 'Очки',
  unusedTricks: 'Несыгранные трюки',
  total: 'Итого',
  inDeck: (values) => `Ещё в колоде: ${values}`,
  lastRound: 'Прошлый раунд',
  rule: (number) => `Правило ${number}`,
};
