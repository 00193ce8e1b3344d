/** Container's adviser in Russian. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { type Colour, HOLD } from '../../rules/tables.ts';

/** One, several, and of several: "чёрный", "чёрные", "чёрных". */
const COLOURED: Readonly<Record<Colour, readonly [one: string, some: string, of: string]>> = {
  black: ['чёрный', 'чёрные', 'чёрных'],
  brown: ['коричневый', 'коричневые', 'коричневых'],
  orange: ['оранжевый', 'оранжевые', 'оранжевых'],
  tan: ['бежевый', 'бежевые', 'бежевых'],
  white: ['белый', 'белые', 'белых'],
};
const containers = (n: number): string =>
  count('ru', n, { one: 'контейнер', few: 'контейнера', many: 'контейнеров', other: 'контейнера' });
const some = (colour: Colour): string => `${COLOURED[colour][1]} контейнеры`;
const coloured = (n: number, colour: Colour): string => {
  const [one, , of] = COLOURED[colour];
  const forms = { few: `${of} контейнера`, many: `${of} контейнеров`, other: `${of} контейнера` };
  return count('ru', n, { one: `${one} контейнер`, ...forms });
};
const money = (n: number): string => `${n} $`;

export const ru: PointTextOf<Points> = {
  sellsTo: ({ seat, room, cash }, who) =>
    `${who(seat)} может купить: места — на ${containers(room)}, денег — ${money(cash)}.`,
  noBuyer: () => 'Сейчас ни у кого нет сразу и места, и денег на покупку.',
  onlyMaker: ({ colour }) => `Больше никто не делает ${some(colour)}.`,
  otherMakers: ({ colour, makers }) =>
    makers === 1 ? `Ещё один игрок делает ${some(colour)}.` : `Ещё ${makers} игрока делают ${some(colour)}.`,
  cheapest: ({ colour, price }) => `Никто не продаёт ${some(colour)} дешевле ваших ${money(price)}.`,
  undercut: ({ seat, colour, price }, who) => `${who(seat)} просит за ${some(colour)} всего ${money(price)}.`,
  output: ({ count: n }) => `За один доллар вы получаете ${containers(n)}.`,
  machine: ({ count: n }) => `Теперь вы сможете делать за раз ${containers(n)}.`,
  warehouse: ({ room }) => `В портовом магазине будет место ещё на ${containers(room)}.`,
  endNear: ({ colour, left }) =>
    left > 0 ? `В запасе только ${coloured(left, colour)}: скоро конец.` : 'После этого игра заканчивается.',
  markup: ({ cost, asked }) => `Вы платите ${money(cost)}, а просите ${money(asked)}.`,
  purse: ({ cash }) => `У вас останется всего ${money(cash)}.`,
  freight: ({ cost, bring }) =>
    `Вы платите ${money(cost)}; на острове это даст примерно на ${money(bring)} больше.`,
  hold: ({ aboard }) =>
    aboard === HOLD ? 'Ваш корабль полон.' : `На вашем корабле ${aboard} из ${HOLD} контейнеров.`,
  auction: ({ count: n, bring }) =>
    `За ${containers(n)} сейчас дадут около ${money(bring)}, половину — правительство.`,
  canBid: ({ seat, cash }, who) => `${who(seat)} может поставить до ${money(cash)}.`,
  seaway: ({ aboard }) =>
    aboard > 0
      ? 'Из открытого моря до острова всего одно действие.'
      : 'Из открытого моря до любого порта всего одно действие.',
  free: ({ count: n }) => `${containers(n)} из порта у банка — бесплатно.`,
  ownWorth: ({ worth }) =>
    worth > 0
      ? `По вашей карте ценности груз для вас стоит около ${money(worth)}.`
      : 'По вашей карте ценности груз вам ничего не даёт.',
  bidGain: ({ gain }) => `Если выиграете по этой цене, выгода — около ${money(gain)}.`,
  bidLoss: ({ loss }) => `Это примерно на ${money(loss)} больше, чем груз для вас стоит.`,
  sureBid: ({ most }) => `Без займа больше ${money(most)} никто поставить не может.`,
  completes: ({ colour }) => `Так у вас будут все пять цветов: ${some(colour)} тогда стоят по 10 $.`,
  surplus: ({ colour }) =>
    `${capital(COLOURED[colour][2])} контейнеров у вас и так больше всего, а в конце они сбрасываются.`,
  doubled: ({ get }) => `Вы сразу получаете ${money(get)}, половину — от правительства.`,
  forgone: ({ cost, get }) => `Вы платите ${money(cost)} и упускаете ${money(get)}.`,
  loan: () => 'Заём стоит доллар каждый ход и 11 $ в конце.',
  repaid: () => 'Это экономит доллар каждый ход и 11 $ в конце.',
  short: ({ cash }) => `У вас только ${money(cash)}.`,
  seizedBy: ({ seat }, who) => `Что вы потеряете, выбирает ${who(seat)}.`,
  waived: () => 'Изъять у вас нечего: проценты прощаются.',
  settled: () => 'Один заём при этом погашен.',
  loses: ({ seat, worth }, who) => `${who(seat)} теряет на этом около ${money(worth)}.`,
  lot: ({ count: n, amount }) => `Вы получите ${containers(n)} за ${money(amount)}.`,
  brokerCash: ({ money: m, count: n }) => `Вы получите ${money(m)} за ${containers(n)}.`,
  outbid: ({ seat }, who) => `${who(seat)} ещё может перебить вашу ставку до вашего следующего хода.`,
  safeCall: () => 'Сейчас ни у кого не хватает средств, чтобы перебить вашу ставку.',
  brokersKeep: () => 'То, что получат брокеры, потом можно у них выиграть.',
  sale: ({ price }) => `Верные 2 $ вместо надежды на ${money(price)}.`,
  saved: ({ cash }) => `Вы сохраняете ${money(cash)} на будущее.`,
  unused: ({ actions }) => (actions === 1 ? 'Одно действие пропадает.' : `Пропадают ${actions} действия.`),
};

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
