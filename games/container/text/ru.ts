/** Container in Russian. */
import { total } from '../../../core/counts.ts';
import type { GameText } from '../../../text/game-text.ts';
import { count, list } from '../../../text/languages.ts';
import { COLOURS, type Colour } from '../rules/tables.ts';
import type { Container, MoveOf } from '../rules/types.ts';
import { boardWith, type Goods, goodsNamer, seizedNamer, storesNamer } from './board.ts';
import { buildingsWith } from './buildings.ts';
import { questionsWith } from './questions.ts';
import { rulebook } from './rulebook/ru.ts';

/** "1 чёрный", "2 чёрных", "нет чёрных": sentences are built so that these two forms are enough. */
const COLOUR: Readonly<Record<Colour, { one: string; other: string }>> = {
  black: { one: 'чёрный', other: 'чёрных' },
  brown: { one: 'коричневый', other: 'коричневых' },
  orange: { one: 'оранжевый', other: 'оранжевых' },
  tan: { one: 'бежевый', other: 'бежевых' },
  white: { one: 'белый', other: 'белых' },
};
export const COLOUR_NAMES: readonly string[] = COLOURS.map((colour) => COLOUR[colour].one);

const EMPTY = 'пусто';
const BROKERS = ['I', 'II', 'III'] as const;
const FROM: Readonly<Record<string, string>> = {
  island: 'с острова',
  ship: 'с корабля',
  bankPort: 'из порта у банка',
  stores: 'из магазинов',
  buildings: 'одну из построек',
  nothing: 'ниоткуда',
};

const containers = (n: number): string =>
  count('ru', n, { one: 'контейнер', few: 'контейнера', many: 'контейнеров', other: 'контейнера' });
/** "2 чёрных контейнера". */
const containersOf = (n: number, colour: Colour): string => {
  const { one, other } = COLOUR[colour];
  return count('ru', n, {
    one: `${one} контейнер`,
    few: `${other} контейнера`,
    many: `${other} контейнеров`,
    other: `${other} контейнера`,
  });
};
/** "2 чёрных", where it is clear that containers are meant. */
const tinted = (n: number, colour: Colour): string => count('ru', n, COLOUR[colour]);
const money = (n: number): string => `${n < 0 ? '−' : ''}${Math.abs(n)} $`;
/** The number of a broker, after the word in the case it needs. */
const numeral = (n: number): string => BROKERS[n] ?? '';
const building = (machine: Colour | null): string =>
  machine === null ? 'склад' : `${COLOUR[machine].one} станок`;
/** "Порт игрока Бот": after the word a name stays as it is. */
const of = (name: string): string => `игрока ${name}`;
const room = (n: number, where: string): string =>
  n > 0 ? `Свободных мест ${where}: ${n}` : `Свободных мест ${where} нет`;
const none = (counts: readonly number[]): boolean => total(counts) === 0;

const goods: Goods = goodsNamer({
  some: (n, colour) => tinted(n, colour),
  priced: (some, price) => `${some} по ${money(price)}`,
  nothing: EMPTY,
  alone: (n, colour) => containersOf(n, colour),
  mixed: (n, parts) => `${containers(n)} (${parts})`,
});
const fromStores = storesNamer(goods, {
  factory: 'из фабричного магазина: ',
  harbour: 'из портового магазина: ',
});

/** "склад за 6 $". */
const seized = seizedNamer(building, (cost) => `склад за ${money(cost)}`);

const sailing = ({ to }: MoveOf<'sail'>): string =>
  to === 'sea' ? 'Плыть в открытое море' : 'Плыть на остров и продать груз';

export const ru: GameText<Container> = {
  title: 'Контейнер',

  refusals: {
    gameOver: () => 'Партия окончена.',
    notYourTurn: ({ turn }, who) => `Сейчас ходит ${who(turn)}.`,
    answerInterest: () => 'Сначала решите: взять заём, чтобы уплатить проценты, или не платить.',
    seizeFirst: ({ debtor }, who) => `Сначала выберите, что теряет ${who(debtor)}.`,
    payBrokersFirst: () => 'Сначала скажите, какой контейнер достаётся какому брокеру.',
    restockFirst: () => 'Сначала верните контейнеры в свои магазины.',
    bidFirst: () => 'Идёт аукцион: сделайте ставку или возьмите заём, чтобы её сделать.',
    decideFirst: () => 'Сначала примите ставку или оставьте груз себе.',
    turnIsOver: () => 'Аукцион завершает ваш ход: погасите займы или закончите ход.',
    notInterest: () => 'Сейчас за вами нет неуплаченных процентов.',
    nothingToSeize: () => 'Сейчас изымать нечего.',
    seizeElsewhere: ({ place }) => `Сейчас изымают ${FROM[place]}.`,
    seizeExactly: ({ wanted, got }) =>
      wanted === 0
        ? 'Отсюда ничего изымать не надо.'
        : `Отсюда надо изъять ровно ${containers(wanted)}, а не ${got}.`,
    nothingThere: ({ colour }) => `Здесь нет ${COLOUR[colour].other} контейнеров.`,
    buildingIsSafe: () => 'Эту постройку изъять нельзя.',
    noSaleInThisGame: () => 'В этой партии нет внутренних продаж.',
    alreadySold: () => 'В этот ход вы уже продали контейнер на внутреннем рынке.',
    saleBeforeActions: () => 'Внутренняя продажа проводится до действий.',
    noSaleInFirstTurn: () => 'В ваш первый ход внутренней продажи нет.',
    sellFromFactory: () => 'Продавайте из фабричного магазина; из портового — только если фабричный пуст.',
    notInStore: ({ colour, price, there, wanted }) =>
      `Вы хотите ${containersOf(wanted, colour)} по ${money(price)}, а там ${there === 0 ? 'таких нет' : `только ${there}`}.`,
    tooExpensive: ({ cost, cash }) => `Это стоит ${money(cost)}, а у вас ${money(cash)}.`,
    noSpaceToBuild: ({ most }) => `У вас уже ${most}: места больше нет.`,
    noMachineLeft: ({ colour }) => `В запасе больше нет ${COLOUR[colour].other} станков.`,
    noWarehouseLeft: () => 'В запасе больше нет складов.',
    machineOwned: ({ colour }) => `У вас уже есть ${COLOUR[colour].one} станок.`,
    ownStore: () => 'Покупать у себя нельзя.',
    noSuchSeat: ({ seat }) => `За этим столом нет игрока ${seat + 1}.`,
    nothingChosen: () => 'Выберите хотя бы один контейнер.',
    nothingChanges: () => 'Ни одна цена не изменилась бы.',
    harbourFull: ({ room: left, wanted }) =>
      `${room(left, 'в вашем портовом магазине')}, а вы хотите купить ${containers(wanted)}.`,
    storeDiffers: ({ colour, wanted, laid }) =>
      `В вашем магазине ${COLOUR[colour].other} контейнеров должно быть ${wanted}, а вы ${laid === 0 ? 'не выложили ни одного' : `выложили ${laid}`}.`,
    alreadyProduced: () => 'В этот ход вы уже производили контейнеры.',
    noMachineFor: ({ colour }) => `Для этого нужен ${COLOUR[colour].one} станок, а у вас его нет.`,
    colourRunOut: ({ colour }) => `В запасе больше нет ${COLOUR[colour].other} контейнеров.`,
    oneForEachMachine: ({ colour, made }) =>
      `Ваш ${COLOUR[colour].one} станок производит один контейнер, а не ${made}.`,
    mustMakeAll: ({ wanted, made }) => `Вы обязаны произвести ${containers(wanted)}, а не ${made}.`,
    factoryFull: ({ room: left, made }) =>
      `${room(left, 'в вашем фабричном магазине')}, а вы хотите произвести ${containers(made)}.`,
    mayNotEndGame: () => 'Вы звонили брокеру: завершать игру в этот ход вам нельзя.',
    alreadyThere: () => 'Ваш корабль уже там.',
    seaFirst: () => 'Из порта или от острова корабль должен сначала выйти в открытое море.',
    ownHarbour: () => 'Ваш корабль не может зайти в ваш собственный порт.',
    notInHarbour: () => 'Ваш корабль не стоит в порту другого игрока.',
    onlyOnArrival: () => 'Ваш корабль уже стоит здесь: грузить можно только в конце перемещения.',
    holdFull: ({ room: left, wanted }) =>
      `${room(left, 'на вашем корабле')}, а вы хотите погрузить ${containers(wanted)}.`,
    nothingToAuction: () => 'На вашем корабле нечего продавать на острове.',
    notAsked: () => 'Сейчас от вас не ждут ставки.',
    bidBeyondCash: ({ amount, cash }) =>
      `Поставить ${money(amount)} нельзя: на ставку у вас есть ${money(cash)}.`,
    notBest: ({ seat }, who) => `Лучшая ставка не у ${of(who(seat))}.`,
    noAuction: () => 'Сейчас нет аукциона.',
    tooManyLoans: ({ most }) => `Займов у вас уже ${most}.`,
    noLoan: () => 'У вас нет займа, который можно погасить.',
    repayInOwnTurn: () => 'Займы погашают в свой ход.',
    noBank: () => 'В этой партии нет инвестиционного банка.',
    noBankPort: () => 'Ваш корабль не стоит в вашем порту у банка.',
    brokerInLastTurn: () => 'В последний ход брокеры на звонки не отвечают.',
    brokerJustWon: () => 'Вы только что выиграли аукцион брокера: в этот ход звонить нельзя.',
    brokerHeldByYou: () => 'Карта платежа у вас: перебить собственную ставку нельзя.',
    cellIsEmpty: ({ broker }) => `Эта клетка брокера ${numeral(broker)} пуста: выигрывать там нечего.`,
    otherCellMarked: ({ broker }) => `Аукцион уже идёт за другую клетку, у брокера ${numeral(broker)}.`,
    bidTooLow: ({ bid, least }) => `Поставить надо не меньше ${least}, а вы ставите ${bid}.`,
    notReturned: ({ colour, wanted, laid }) =>
      wanted === 0
        ? `Здесь не должно быть ${COLOUR[colour].other} контейнеров.`
        : `Использовать надо ровно ${containersOf(wanted, colour)}, а не ${laid}.`,
    notYourPayment: () => 'Сейчас нечего платить и нечего возвращать в магазины.',
  },

  events: {
    turn: ({ seat }, who) => `Ходит ${who(seat)}.`,
    passed: ({ seat, left }, who) =>
      `${who(seat)} не использует ${left === 1 ? 'второе действие' : 'ни одного действия'}.`,
    interest: ({ seat, paid, owed }, who) =>
      `${who(seat)} платит проценты: ${money(paid)}${owed > 0 ? `, долг — ${money(owed)}` : ''}.`,
    loan: ({ seat }, who) => `${who(seat)} берёт заём.`,
    repaid: ({ seat }, who) => `${who(seat)} погашает заём.`,
    seized: ({ seat, by, goods: g }, who) =>
      `${who(seat)} теряет за долги ${goods(g)}; выбор делает ${who(by)}.`,
    buildingSeized: (taken, who) =>
      `${who(taken.seat)} теряет за долги ${seized(taken)}; выбор делает ${who(taken.by)}.${taken.loanSettled ? ' Один заём при этом погашен.' : ''}`,
    waived: ({ seat }, who) => `${who(seat)}: изъять нечего, проценты прощаются.`,
    sold: ({ seat, colour }, who) =>
      `${who(seat)} продаёт ${COLOUR[colour].one} контейнер на внутреннем рынке за 2 $.`,
    built: ({ seat, machine, cost }, who) => `${who(seat)} строит ${building(machine)} за ${money(cost)}.`,
    produced: ({ seat, made, boss }, who) =>
      `${who(seat)} ${none(made) ? 'ничего не производит' : `производит ${goods(made)}`}; ${who(boss)} получает 1 $.`,
    bought: ({ seat, seller, goods: g, cost }, who) =>
      `${who(seat)} покупает ${goods(g)} за ${money(cost)}, продавец — ${who(seller)}.`,
    priced: ({ seat, store }, who) =>
      `${who(seat)} назначает цены в ${store === 'factory' ? 'фабричном' : 'портовом'} магазине.`,
    sailed: ({ seat, to }, who) => `${who(seat)} плывёт ${to >= 0 ? `в порт ${of(who(to))}` : SAILED[to]}.`,
    loaded: ({ seat, seller, goods: g, cost }, who) =>
      `${who(seat)} грузит ${goods(g)} в порту ${of(who(seller))} за ${money(cost)}.`,
    fetched: ({ seat, goods: g }, who) => `${who(seat)} грузит ${goods(g)} в порту у банка.`,
    auction: ({ seat, cargo }, who) => `${who(seat)} выставляет на острове ${goods(cargo)}.`,
    bid: ({ seat, amount }, who) =>
      amount === null ? `${who(seat)} делает ставку.` : `${who(seat)} ставит ${money(amount)}.`,
    revealed: ({ bids, loans }, who) => {
      const shown = bids.flatMap((b, seat) => (b === null ? [] : [`${who(seat)} — ${money(b)}`]));
      const borrowed = loans.flatMap((n, seat) => (n > 0 ? [who(seat)] : []));
      return `Ставки: ${shown.join(', ')}.${borrowed.length > 0 ? ` Заём ради ставки: ${list('ru', borrowed)}.` : ''}`;
    },
    tied: ({ tied, amount }, who) =>
      `${list('ru', tied.map(who))} ставят поровну, по ${money(amount)}, и могут добавить.`,
    accepted: ({ seat, winner, amount }, who) =>
      `${who(seat)} соглашается: ${who(winner)} платит ${money(amount)}, правительство добавляет ${money(amount)}.`,
    declined: ({ seat, amount }, who) =>
      `${who(seat)} отклоняет ставки и оставляет груз себе за ${money(amount)}.`,
    called: ({ seat, broker, holds, money: m, goods: g }, who) =>
      `${who(seat)} звонит брокеру ${numeral(broker)} и предлагает ${holds === 'containers' ? `${money(m)} за его контейнеры` : `${goods(g)} за его деньги`}.`,
    returned: ({ seat, money: m, goods: g }, who) =>
      `Ставка перебита: ${who(seat)} получает обратно ${m > 0 ? money(m) : goods(g)}.`,
    brokerWon: ({ seat, broker, money: m, goods: g }, who) =>
      `${who(seat)} выигрывает аукцион брокера ${numeral(broker)} и получает ${m > 0 ? money(m) : goods(g)}.`,
    brokersPaid: ({ money: m, goods: g }) =>
      none(g) ? `Брокеры I, II и III получают ${m.map(money).join(', ')}.` : `Брокеры получают ${goods(g)}.`,
    ending: ({ stagnant }) =>
      stagnant ? 'Больше никто не торгует: игра заканчивается.' : 'Кончились два цвета: это последний ход.',
    account: (a, who) =>
      `${who(a.seat)}: остров ${money(a.island)}${a.discarded === null ? '' : ` (без ${COLOUR[a.discarded].other} контейнеров)`}, наличные ${money(a.cash)}, портовый магазин ${money(a.harbour)}, корабль ${money(a.ship)}${a.bankPort > 0 ? `, порт у банка ${money(a.bankPort)}` : ''}${a.loans < 0 ? `, займы ${money(a.loans)}` : ''}; итого ${money(a.total)}.`,
    ended: ({ places }, who) =>
      `${list(
        'ru',
        places.flatMap((place, seat) => (place === 1 ? [who(seat)] : [])),
      )}: первое место.`,
  },

  kinds: {
    default: 'Не платить',
    seizeGoods: 'Изъять контейнер',
    seizeStock: 'Изъять из магазинов',
    seizeBuilding: 'Изъять постройку',
    payBrokers: 'Заплатить брокерам',
    restock: 'Вернуть в магазины',
    sell: 'Внутренняя продажа',
    buildMachine: 'Построить станок',
    buildWarehouse: 'Построить склад',
    buy: 'Купить для порта',
    reprice: 'Новые цены в порту',
    produce: 'Произвести',
    sail: (move) => (move ? sailing(move) : 'Плыть'),
    dock: 'Плыть в порт',
    load: 'Погрузить здесь',
    moor: 'Плыть к банку',
    fetch: 'Погрузить у банка',
    bid: 'Сделать ставку',
    accept: 'Принять ставку',
    decline: 'Оставить груз себе',
    callWithMoney: 'Брокер: деньги',
    callWithGoods: 'Брокер: контейнеры',
    loan: 'Взять заём',
    repay: 'Погасить заём',
    pass: 'Закончить ход',
  },

  moves: {
    pass: () => 'Закончить ход',
    loan: () => 'Взять заём в 10 $',
    repay: () => 'Погасить заём',
    default: () => 'Не брать заём: просрочить проценты',
    seizeGoods: ({ place, colour }) => `Изъять ${COLOUR[colour].one} контейнер ${FROM[place]}`,
    seizeStock: (move) => `Изъять ${fromStores(move)}`,
    seizeBuilding: (move) => `Изъять ${seized(move)}`,
    sell: ({ price, colour }) =>
      `Продать ${COLOUR[colour].one} контейнер (цена ${money(price)}) на внутреннем рынке за 2 $`,
    buildWarehouse: () => 'Построить склад',
    buildMachine: ({ colour }) => `Построить ${COLOUR[colour].one} станок`,
    produce: ({ made, store }) =>
      `${none(made) ? 'Производство без новых контейнеров' : `Произвести ${goods(made)}`}; цены: ${goods.priced(store, 'factory')}`,
    buy: ({ seller, goods: g, store }, who) =>
      `Купить контейнеры у ${of(who(seller))}: ${goods.priced(g, 'factory')}; цены: ${goods.priced(store, 'harbour')}`,
    reprice: ({ store }) => `Новые цены в порту: ${goods.priced(store, 'harbour')}`,
    sail: sailing,
    dock: ({ at, goods: g }, who) =>
      `Плыть в порт ${of(who(at))}${none(g) ? ' и ничего не покупать' : ` и купить контейнеры: ${goods.priced(g, 'harbour')}`}`,
    load: ({ goods: g }) => `Купить контейнеры в этом порту: ${goods.priced(g, 'harbour')}`,
    moor: ({ goods: g }) =>
      `Плыть в свой порт у банка и ${none(g) ? 'ничего не грузить' : `погрузить ${goods(g)}`}`,
    fetch: ({ goods: g }) => `Погрузить в порту у банка: ${goods(g)}`,
    bid: ({ amount }) => `Поставить ${money(amount)}`,
    accept: ({ from }, who) => `Принять ставку ${of(who(from))}`,
    decline: () => 'Оставить груз себе и уплатить самую высокую ставку',
    callWithMoney: ({ broker, amount }) =>
      `Позвонить брокеру ${numeral(broker)}: ${money(amount)} за контейнеры`,
    callWithGoods: (move) =>
      `Позвонить брокеру ${numeral(move.broker)} за деньги; контейнеры ${fromStores(move)}`,
    restock: ({ factory, harbour }) => {
      const parts = [
        ...(none(factory) ? [] : [`на фабрику — ${goods.priced(factory, 'factory')}`]),
        ...(none(harbour) ? [] : [`в порт — ${goods.priced(harbour, 'harbour')}`]),
      ];
      return `Вернуть контейнеры: ${parts.join('; ')}`;
    },
    payBrokers: ({ order }) =>
      `Заплатить брокерам в таком порядке: ${order.map((c) => COLOUR[c].one).join(', ')}`,
  },

  choices: buildingsWith({
    warehouse: (cost) => `Построить склад за ${money(cost)}`,
    machine: (colour, cost) => `Построить ${COLOUR[colour].one} станок за ${money(cost)}`,
  }),

  options: {
    edition: {
      name: 'Издание',
      help: 'По каким правилам идёт игра.',
      values: rulebook.editions,
    },
    domesticSale: {
      name: 'Внутренняя продажа',
      help: 'Вариант 2007 года для новичков: раз в ход можно продать один контейнер на внутреннем рынке за 2 $.',
    },
    investmentBank: {
      name: 'Инвестиционный банк',
      help: 'Дополнение юбилейного издания: три брокера, которым можно звонить.',
    },
    money: {
      name: 'Деньги',
      help: 'Видны ли наличные соперников.',
      values: { secret: 'скрыты', open: 'открыты' },
    },
    buyMoored: {
      name: 'Погрузка без перемещения',
      help: 'Можно ли грузить там, где корабль уже стоит. По печатным правилам: в издании 2007 года да, в юбилейном нет.',
      values: { printed: 'по правилам', yes: 'можно', no: 'нельзя' },
    },
    forcedLoan: {
      name: 'Заём для уплаты процентов',
      help: 'Домашнее правило: и в издании 2007 года тот, кто ещё может взять заём, обязан сделать это, чтобы уплатить проценты.',
    },
    seizureClearsLoan: {
      name: 'Изъятая постройка гасит заём',
      help: 'Официальная поправка к изданию 2007 года: когда изымают постройку, один заём считается погашенным.',
    },
    cargoShields: {
      name: 'Груз защищает постройки',
      help: 'В издании 2007 года у игрока с грузом на борту постройки не изымают.',
    },
    stagnationLaps: {
      name: 'Круги без торговли',
      help: 'Домашнее правило: через столько кругов без всякой торговли игра заканчивается; при 0 — никогда.',
    },
  },

  ...rulebook,

  questions: questionsWith({
    goods,
    money,
    brokers: BROKERS,
    seller: 'У кого купить?',
    buy: 'Что купить?',
    prices: 'Какие назначить цены?',
    make: 'Что произвести?',
    harbour: 'В чей порт?',
    load: 'Что погрузить?',
    bid: 'Какая ставка?',
    seize: 'Что изъять?',
    broker: 'Какой брокер?',
    offer: 'Что предложить?',
    putBack: 'По каким ценам вернуть?',
    order: 'В каком порядке?',
  }),

  board: boardWith({
    goods,
    money,
    supply: 'Контейнеры в запасе',
    left: 'Осталось построить',
    cash: 'Наличные',
    loans: 'Займы',
    machines: 'Станки',
    warehouses: 'Склады',
    factory: 'Фабричный магазин',
    harbour: 'Портовый магазин',
    ship: 'Корабль',
    island: 'Остров',
    bankPort: 'Порт у банка',
    hidden: '?',
    gaps: (prices) => `пусто: ${prices}`,
    valueCard: 'Карта ценности',
    colours: COLOUR_NAMES,
    at: (to, who) => (to >= 0 ? `в порту ${of(who(to))}` : (AT[to] ?? '')),
    brokers: 'Брокеры',
    brokerNames: BROKERS,
    card: (name, bid) => `Карта платежа: ${name}, ставка ${bid}.`,
    offers: 'Ставки',
    actions: (n) => count('ru', n, { one: 'действие', few: 'действия', many: 'действий', other: 'действия' }),
    ending: 'Это последний ход.',
  }),
};

const SAILED: Readonly<Record<number, string>> = {
  [-1]: 'в открытое море',
  [-2]: 'на остров',
  [-3]: 'в свой порт у банка',
};
const AT: Readonly<Record<number, string>> = {
  [-1]: 'в открытом море',
  [-2]: 'у острова',
  [-3]: 'в порту у банка',
};
