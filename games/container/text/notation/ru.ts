/** The words for moves of Container that are typed, in Russian. Each is a single word. */
import { COLOUR_NAMES } from '../ru.ts';
import type { NotationWords } from './moves.ts';

export const ru: NotationWords = {
  colours: COLOUR_NAMES,
  help: '2бежевый@3 — два бежевых контейнера по 3 $; бежевый@2>5 переставляет один с 2 $ на 5 $. Магазин фабрики — до косой черты, магазин порта — после неё.',
  words: {
    produce: 'произвести',
    buy: 'купить',
    reprice: 'переоценить',
    dock: 'зайти',
    load: 'докупить',
    moor: 'причалить',
    fetch: 'погрузить',
    bid: 'поставить',
    restock: 'вернуть',
    call: 'позвонить',
    seize: 'изъять',
    pay: 'заплатить',
  },
};
