/** Cargo Noir in Russian. */
import { total } from '../../../core/counts.ts';
import type { GameText } from '../../../text/game-text.ts';
import { count, list } from '../../../text/languages.ts';
import { type Card, PORTS, type Port, type Token } from '../rules/tables.ts';
import type { CargoNoir, GoodsSet } from '../rules/types.ts';
import { boardWith, type Counted, cardsInWords, tokensInWords } from './board.ts';
import { questionsWith } from './questions.ts';
import { type PrintedParts, tablesWith } from './rulebook/printed.ts';
import { book } from './rulebook/ru.ts';
import { unfinishedWith } from './unfinished.ts';

/** "1 сигара" and "берёт сигару", "2 сигары", "5 сигар" and "нет сигар". */
export const TOKEN: Readonly<Record<Token, { one: string; object: string; few: string; many: string }>> = {
  alcohol: { one: 'алкоголь', object: 'алкоголь', few: 'алкоголя', many: 'алкоголя' },
  arms: { one: 'оружие', object: 'оружие', few: 'оружия', many: 'оружия' },
  art: {
    one: 'предмет искусства',
    object: 'предмет искусства',
    few: 'предмета искусства',
    many: 'предметов искусства',
  },
  cars: { one: 'автомобиль', object: 'автомобиль', few: 'автомобиля', many: 'автомобилей' },
  cigars: { one: 'сигара', object: 'сигару', few: 'сигары', many: 'сигар' },
  ivory: { one: 'бивень', object: 'бивень', few: 'бивня', many: 'бивней' },
  jewels: { one: 'драгоценность', object: 'драгоценность', few: 'драгоценности', many: 'драгоценностей' },
  gold: { one: 'золото', object: 'золото', few: 'золота', many: 'золота' },
  uranium: { one: 'уран', object: 'уран', few: 'урана', many: 'урана' },
  wild: { one: 'джокер', object: 'джокера', few: 'джокера', many: 'джокеров' },
};

/** The name, where a ship lies, where it comes from and where it goes. */
export const PORT: Readonly<Record<Port, { name: string; in: string; from: string; to: string }>> = {
  rotterdam: { name: 'Роттердам', in: 'в Роттердаме', from: 'из Роттердама', to: 'в Роттердам' },
  newYork: { name: 'Нью-Йорк', in: 'в Нью-Йорке', from: 'из Нью-Йорка', to: 'в Нью-Йорк' },
  hongKong: { name: 'Гонконг', in: 'в Гонконге', from: 'из Гонконга', to: 'в Гонконг' },
  capeTown: { name: 'Кейптаун', in: 'в Кейптауне', from: 'из Кейптауна', to: 'в Кейптаун' },
  bombay: { name: 'Бомбей', in: 'в Бомбее', from: 'из Бомбея', to: 'в Бомбей' },
  panama: { name: 'Панама', in: 'в Панаме', from: 'из Панамы', to: 'в Панаму' },
  rio: { name: 'Рио', in: 'в Рио', from: 'из Рио', to: 'в Рио' },
  tangier: { name: 'Танжер', in: 'в Танжере', from: 'из Танжера', to: 'в Танжер' },
};
const PORT_NAMES: Readonly<Record<Port, string>> = {
  rotterdam: PORT.rotterdam.name,
  newYork: PORT.newYork.name,
  hongKong: PORT.hongKong.name,
  capeTown: PORT.capeTown.name,
  bombay: PORT.bombay.name,
  panama: PORT.panama.name,
  rio: PORT.rio.name,
  tangier: PORT.tangier.name,
};

export const CARD: Readonly<Record<Card, string>> = {
  ship: 'Грузовой корабль',
  warehouse: 'Склад',
  syndicate: 'Синдикат',
  villa: 'Вилла',
  yacht: 'Яхта',
  bar: 'Притон',
  club: 'Ночной клуб',
  show: 'Шоу-бизнес',
  paparazzi: 'Папарацци',
  militia: 'Ополчение',
  cronies: 'Кореша',
  bank: 'Банк',
  principality: 'Княжество',
};

export const coins = (n: number): string =>
  count('ru', n, { one: 'монета', few: 'монеты', many: 'монет', other: 'монеты' });
/** What somebody gets or pays: "1 монету". */
export const coinsObject = (n: number): string =>
  count('ru', n, { one: 'монету', few: 'монеты', many: 'монет', other: 'монеты' });
/** After "до": "1 монеты", "2 монет". */
const coinsUpTo = (n: number): string => count('ru', n, { one: 'монеты', other: 'монет' });
export const points = (n: number): string =>
  count('ru', n, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' });
export const ships = (n: number): string =>
  count('ru', n, { one: 'корабль', few: 'корабля', many: 'кораблей', other: 'корабля' });
export const chips = (n: number): string =>
  count('ru', n, { one: 'жетон', few: 'жетона', many: 'жетонов', other: 'жетона' });
/** What there is: "1 сигара, 2 бивня". */
export const counted: Counted = {
  nothing: 'нет',
  token: (n, token) => count('ru', n, { ...TOKEN[token], other: TOKEN[token].few }),
  card: (n, card) => (n > 1 ? `${CARD[card]} ×${n}` : CARD[card]),
};
/** What somebody takes or gives: "1 сигару, 2 бивня", "«Вилла», «Яхта» ×2". */
const object: Counted = {
  nothing: 'ничего',
  token: (n, token) => count('ru', n, { ...TOKEN[token], one: TOKEN[token].object, other: TOKEN[token].few }),
  card: (n, card) => (n > 1 ? `«${CARD[card]}» ×${n}` : `«${CARD[card]}»`),
};
const none = (counts: readonly number[]): boolean => total(counts) === 0;
const tokens = (counts: readonly number[]): string => tokensInWords(counts, object);
/** "карту «Вилла»", "карты «Вилла», «Яхта» ×2". */
const cards = (counts: readonly number[]): string =>
  `${total(counts) === 1 ? 'карту' : 'карты'} ${cardsInWords(counts, object)}`;
/** One token alone is neither. */
const set = ({ kind, tokens: t }: GoodsSet): string =>
  total(t) === 1 ? tokens(t) : `${tokens(t)} (${kind === 'same' ? 'одинаковые' : 'разные'})`;
/** "2 золота и 3 монеты", or only one of the two. */
const payment = (goods: readonly number[], n: number): string =>
  [...(none(goods) ? [] : [tokens(goods)]), ...(n > 0 ? [coinsObject(n)] : [])].join(' и ');
/** "в Роттердам (3 монеты)", "в Рио (1 монета)". */
const stacksInWords = (stacks: readonly number[]): string[] =>
  stacks.flatMap((n, port) => (n > 0 ? [`${PORT[PORTS[port]!].to} (${coins(n)})`] : []));
const times = (n: number, place: string): string[] => (n > 0 ? [`${place} — ${n}`] : []);

function sending(casino: number, market: number, stacks: readonly number[]): string {
  const parts = [...stacksInWords(stacks), ...times(market, 'на чёрный рынок'), ...times(casino, 'в казино')];
  return parts.join(', ') || 'ни одного';
}

/** A sentence that begins with "в Роттердаме". */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const PRINTED: PrintedParts = {
  ...(Object.fromEntries(PORTS.map((port) => [port, PORT[port].name])) as Record<Port, string>),
  ...CARD,
  slots: 'Места для товара',
  players: 'Открыт от стольких игроков',
  market: 'Чёрный рынок',
  costs: 'Стоимость',
  points: 'Очки',
};

export const ru: GameText<CargoNoir> = {
  title: 'Cargo Noir',

  refusals: {
    gameOver: () => 'Партия окончена.',
    notYourTurn: ({ turn }, who) => `Сейчас ходит ${who(turn)}.`,
    resolveFirst: () => 'Сначала верните свои корабли.',
    tradeFirst: () => 'Сейчас время обменивать товары.',
    sendFirst: () => 'Сейчас время отправлять корабли.',
    noShipInCasino: () => 'В казино нет ваших кораблей.',
    noShipInMarket: () => 'На чёрном рынке нет ваших кораблей.',
    noShipInPort: ({ port }) => `${capital(PORT[port].in)} нет корабля, который вам надо вернуть.`,
    notOwned: ({ token }) => `Отдать не получится: у вас нет ${TOKEN[token].many}.`,
    notInMarket: ({ token }) => `На чёрном рынке нет ${TOKEN[token].many}.`,
    notAlone: ({ port }) => `${capital(PORT[port].in)} есть и чужие корабли: повысьте ставку или уйдите.`,
    notOutbid: ({ port }) => `${capital(PORT[port].in)} вашу ставку никто не перебил.`,
    noRaiseInLastRound: () => 'За этим столом в последнем раунде ставки не повышают.',
    bidTooLow: ({ bid, least }) => `Ваша ставка — ${coins(bid)}, а нужно не меньше ${least}.`,
    tooFewCoins: ({ wanted, coins: have }) => `Монет нужно ${wanted}, а у вас ${have}.`,
    setSize: ({ size, most }) => `В комбинации должно быть от 1 до ${most} жетонов, а не ${size}.`,
    notTheSame: ({ first, other }) => `Это не одинаковые товары: ${TOKEN[first].one} и ${TOKEN[other].one}.`,
    notDifferent: ({ good }) =>
      `Разные товары не должны повторяться, а здесь есть повтор: ${TOKEN[good].one}.`,
    tooFewTokens: ({ token, wanted, have }) =>
      `Не хватает жетонов «${TOKEN[token].one}»: нужно ${wanted}, а у вас ${have}.`,
    coinsOnlyAtTheEnd: () => 'Доплачивать за карты монетами можно только в последнем раунде.',
    nothingBought: () => 'Вы отдали бы всё это даром: не выбрано ни одной карты.',
    tooExpensive: ({ cost, value }) => `Эти карты стоят ${cost}, а вы даёте за них только ${value}.`,
    soldOut: ({ card }) => `Столько карт «${CARD[card]}» уже не осталось.`,
    twoAtMost: ({ card }) => `Карт «${CARD[card]}» у вас может быть не больше двух.`,
    discardExactly: ({ wanted, got }) =>
      wanted === 0 ? 'Сбрасывать ничего не надо.' : `Надо сбросить ${chips(wanted)}, а не ${got}.`,
    sendAll: ({ ships: have, sent }) =>
      `Отправьте все свои корабли: у вас их ${have}, а вы отправляете ${sent}.`,
    portClosed: ({ port }) => `За этим столом порт ${PORT[port].name} закрыт.`,
    portJustLeft: ({ port }) => `Вы только что ушли ${PORT[port].from}.`,
    oneShipPerPort: ({ port }) => `${capital(PORT[port].in)} уже стоит ваш корабль.`,
  },

  unfinished: unfinishedWith({
    send: (n) => `Осталось отправить: ${ships(n)}`,
    choose: 'Осталось выбрать карту',
    pay: (n) => `Осталось заплатить: ${n}`,
    discard: (n) => `Осталось сбросить: ${n}`,
  }),

  events: {
    turn: ({ round, seat }, who) => `Раунд ${round}: ходит ${who(seat)}.`,
    income: ({ seat, coins: n, from }, who) =>
      `${who(seat)} получает ${coinsObject(n)} ${from === 'casino' ? 'из казино' : 'от Синдиката'}.`,
    swapped: ({ seat, give, take }, who) =>
      `${who(seat)} меняет на чёрном рынке ${TOKEN[give].object} на ${TOKEN[take].object}.`,
    drawn: ({ seat, token }, who) =>
      token === null
        ? `${who(seat)} ничего не достаёт: мешок пуст.`
        : `${who(seat)} достаёт из мешка ${TOKEN[token].object}.`,
    taken: ({ seat, port, coins: n, goods }, who) =>
      `${who(seat)} забирает ${PORT[port].from} ${tokens(goods)} за ${coinsObject(n)}.`,
    refilled: ({ port, goods }) => `Новый груз ${PORT[port].in}: ${tokensInWords(goods, counted)}.`,
    recycled: () => 'Сброшенные жетоны возвращаются в мешок.',
    raised: ({ seat, port, stack }, who) =>
      `${who(seat)} повышает ставку ${PORT[port].in} до ${coinsUpTo(stack)}.`,
    withdrawn: ({ seat, port, coins: n }, who) =>
      `${who(seat)} уходит ${PORT[port].from} и возвращает себе ${coinsObject(n)}.`,
    traded: ({ seat, value, coins: n, cards: c, goods }, who) =>
      `${who(seat)} отдаёт ${payment(goods, n)} (на сумму ${value + n}) и получает ${cards(c)}.`,
    thrownAway: ({ seat, goods }, who) => `${who(seat)} сбрасывает ${tokens(goods)}.`,
    sent: ({ seat, casino, market, stacks }, who) =>
      `${who(seat)} отправляет корабли: ${sending(casino, market, stacks)}.`,
    scored: ({ seat, points: n, cards: c }, who) =>
      `${who(seat)}: ${points(n)} (${none(c) ? 'без карт' : cardsInWords(c, counted)}).`,
    ended: ({ places }, who) =>
      `${list(
        'ru',
        places.flatMap((place, seat) => (place === 1 ? [who(seat)] : [])),
      )}: первое место.`,
  },

  kinds: {
    casino: 'Казино',
    swap: 'Обмен на чёрном рынке',
    draw: 'Достать из мешка',
    takeCargo: 'Забрать груз',
    raise: 'Повысить ставку',
    withdraw: 'Уйти из порта',
    trade: 'Обмен товаров',
    send: 'Отправить корабли',
  },

  moves: {
    casino: () => 'Казино: взять 2 монеты',
    swap: ({ give, take }) => `Чёрный рынок: обменять ${TOKEN[give].object} на ${TOKEN[take].object}`,
    draw: () => 'Чёрный рынок: достать жетон из мешка',
    takeCargo: ({ port }) => `${PORT[port].name}: забрать груз`,
    raise: ({ port, coins: n }) => `${PORT[port].name}: добавить к ставке ${coinsObject(n)}`,
    withdraw: ({ port }) => `${PORT[port].name}: уйти`,
    trade: ({ sets, coins: n, cards: c, discard }) => {
      const thrown = none(discard) ? '' : `; сбросить ${tokens(discard)}`;
      if (sets.length === 0 && n === 0) return `Ничего не обменивать${thrown}`;
      return `Обменять ${[...sets.map(set), ...(n > 0 ? [coinsObject(n)] : [])].join(' + ')} на ${cards(c)}${thrown}`;
    },
    send: ({ casino, market, stacks }) => `Отправить корабли: ${sending(casino, market, stacks)}`,
  },

  options: {
    printed: {
      name: 'Что напечатано',
      help: 'Число мест и игроков у портов, размер чёрного рынка, стоимость и очки карт. Известно не всё наверняка: укажите то, что напечатано в вашем экземпляре.',
      parts: PRINTED,
    },
    lastRound: {
      name: 'Последний раунд',
      help: 'Отправляют ли в последнем раунде корабли и повышают ли ставки.',
      values: { asEver: 'как в любом раунде', noSending: 'без отправки и повышений' },
    },
  },

  chapters: book.chapters,
  rules: book.rules,
  tables: tablesWith(PRINTED, book.printed),

  questions: questionsWith({
    ships,
    coins,
    tokens,
    cards,
    set,
    stacks: stacksInWords,
    toCasino: 'Сколько кораблей в казино?',
    toMarket: 'Сколько кораблей на чёрный рынок?',
    toPort: 'В какие порты идут корабли?',
    give: 'Что отдать?',
    buy: 'Какие карты купить?',
    addCoins: 'Сколько монет добавить?',
    throwAway: 'Что сбросить?',
    raise: 'На сколько повысить ставку?',
  }),

  board: boardWith({
    counted,
    ports: PORT_NAMES,
    cards: CARD,
    round: (round, of) => `Раунд ${round} из ${of}`,
    market: 'Чёрный рынок',
    casino: 'Казино',
    ships,
    coins,
    points,
    goods: 'Товары',
    owned: 'Карты',
    onSale: 'В продаже',
    from: (bid) => `(от ${bid})`,
    price: (cost, worth) => `цена ${cost}, ${points(worth)}`,
  }),
};
