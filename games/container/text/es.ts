/** Container in Spanish. */
import { total } from '../../../core/counts.ts';
import type { GameText } from '../../../text/game-text.ts';
import { count, list } from '../../../text/languages.ts';
import { COLOURS, type Colour } from '../rules/tables.ts';
import type { Container, MoveOf } from '../rules/types.ts';
import { boardWith, type Goods, goodsNamer, seizedNamer, storesNamer } from './board.ts';
import { buildingsWith } from './buildings.ts';
import { questionsWith } from './questions.ts';
import { rulebook } from './rulebook/es.ts';

/** Of one container, of several, and of a machine, which is feminine. */
const COLOUR: Readonly<Record<Colour, { one: string; other: string; machine: string }>> = {
  black: { one: 'negro', other: 'negros', machine: 'negra' },
  brown: { one: 'marrón', other: 'marrones', machine: 'marrón' },
  orange: { one: 'naranja', other: 'naranja', machine: 'naranja' },
  tan: { one: 'beige', other: 'beige', machine: 'beige' },
  white: { one: 'blanco', other: 'blancos', machine: 'blanca' },
};
export const COLOUR_NAMES: readonly string[] = COLOURS.map((colour) => COLOUR[colour].one);

const EMPTY = 'sin contenedores';
const BROKERS = ['I', 'II', 'III'] as const;
const FROM: Readonly<Record<string, string>> = {
  island: 'de la isla',
  ship: 'del barco',
  bankPort: 'del puerto en el banco',
  stores: 'de las naves',
  buildings: 'de los edificios',
  nothing: 'de ninguna parte',
};

const containers = (n: number): string => count('es', n, { one: 'contenedor', other: 'contenedores' });
const tint = (n: number, colour: Colour): string => COLOUR[colour][n === 1 ? 'one' : 'other'];
/** "2 contenedores negros". */
const containersOf = (n: number, colour: Colour): string => `${containers(n)} ${tint(n, colour)}`;
/** "2 negros", where it is clear that containers are meant. */
const tinted = (n: number, colour: Colour): string => `${n} ${tint(n, colour)}`;
const money = (n: number): string => `${n < 0 ? '−' : ''}$${Math.abs(n)}`;
const broker = (n: number): string => `bróker ${BROKERS[n] ?? ''}`;
const machine = (colour: Colour): string => `máquina ${COLOUR[colour].machine}`;
const building = (colour: Colour | null): string =>
  colour === null ? 'un almacén' : `una ${machine(colour)}`;
const room = (n: number): string => (n > 0 ? `hay sitio para ${containers(n)}` : 'no hay sitio');
const harbourOf = (name: string): string => `puerto de ${name}`;
const none = (counts: readonly number[]): boolean => total(counts) === 0;

const goods: Goods = goodsNamer({
  some: (n, colour) => tinted(n, colour),
  priced: (some, price) => `${some} a ${money(price)}`,
  nothing: EMPTY,
  alone: (n, colour) => containersOf(n, colour),
  mixed: (n, parts) => `${containers(n)} (${parts})`,
});
const fromStores = storesNamer(goods, {
  factory: 'de las naves de la fábrica: ',
  harbour: 'de las naves del puerto: ',
});

/** "el almacén de $6". */
const seized = seizedNamer(building, (cost) => `el almacén de ${money(cost)}`);

const sailing = ({ to }: MoveOf<'sail'>): string =>
  to === 'sea' ? 'Navegar a mar abierto' : 'Navegar a la isla y vender';

export const es: GameText<Container> = {
  title: 'Container',

  refusals: {
    gameOver: () => 'La partida ha terminado.',
    notYourTurn: ({ turn }, who) => `Le toca a ${who(turn)}.`,
    answerInterest: () => 'Primero decide: pedir un préstamo para pagar los intereses, o no pagarlos.',
    seizeFirst: ({ debtor }, who) => `Primero elige qué pierde ${who(debtor)}.`,
    payBrokersFirst: () => 'Primero di qué contenedor va a cada bróker.',
    restockFirst: () => 'Primero devuelve tus contenedores a tus naves.',
    bidFirst: () => 'Se está pujando: puja, o pide un préstamo para pujar.',
    decideFirst: () => 'Primero acepta una oferta o quédate con la carga.',
    turnIsOver: () => 'La subasta termina tu turno: devuelve préstamos o acaba el turno.',
    notInterest: () => 'Ahora no debes intereses.',
    nothingToSeize: () => 'Ahora no hay nada que incautar.',
    seizeElsewhere: ({ place }) => `Lo que se incauta ahora sale ${FROM[place]}.`,
    seizeExactly: ({ wanted, got }) =>
      wanted === 0
        ? 'Aquí no hay nada que incautar.'
        : `Aquí hay que incautar exactamente ${containers(wanted)}, no ${got}.`,
    nothingThere: ({ colour }) => `No hay ningún contenedor ${COLOUR[colour].one}.`,
    buildingIsSafe: () => 'Ese edificio no se puede incautar.',
    noSaleInThisGame: () => 'Esta partida se juega sin venta doméstica.',
    alreadySold: () => 'Ya has hecho una venta doméstica en este turno.',
    saleBeforeActions: () => 'La venta doméstica va antes de tus acciones.',
    noSaleInFirstTurn: () => 'En tu primer turno no hay venta doméstica.',
    sellFromFactory: () => 'Vende de las naves de la fábrica; solo si están vacías, de las naves del puerto.',
    notInStore: ({ colour, price, there, wanted }) =>
      `Quieres ${containersOf(wanted, colour)} a ${money(price)}, pero ${there === 0 ? 'no hay ninguno' : `solo hay ${there}`}.`,
    tooExpensive: ({ cost, cash }) => `Eso cuesta ${money(cost)}; tienes ${money(cash)}.`,
    noSpaceToBuild: ({ most }) => `Ya tienes ${most}: no queda sitio.`,
    noMachineLeft: ({ colour }) => `No queda ninguna ${machine(colour)}.`,
    noWarehouseLeft: () => 'No queda ningún almacén.',
    machineOwned: ({ colour }) => `Ya tienes una ${machine(colour)}.`,
    ownStore: () => 'No puedes comprar en tus propias naves.',
    noSuchSeat: ({ seat }) => `En esta mesa no hay jugador ${seat + 1}.`,
    nothingChosen: () => 'Elige al menos un contenedor.',
    nothingChanges: () => 'No cambiaría ningún precio.',
    harbourFull: ({ room: left, wanted }) =>
      `En tus naves del puerto ${room(left)}; quieres ${containers(wanted)}.`,
    storeDiffers: ({ colour, wanted, laid }) =>
      `En tus naves debe haber ${containersOf(wanted, colour)}, pero ${laid === 0 ? 'no has puesto ninguno' : `has puesto ${laid}`}.`,
    alreadyProduced: () => 'Ya has producido en este turno.',
    noMachineFor: ({ colour }) => `No tienes ninguna ${machine(colour)}.`,
    colourRunOut: ({ colour }) => `No queda ningún contenedor ${COLOUR[colour].one}.`,
    oneForEachMachine: ({ colour, made }) => `Tu ${machine(colour)} produce un contenedor, no ${made}.`,
    mustMakeAll: ({ wanted, made }) => `Tienes que producir ${containers(wanted)}, no ${made}.`,
    factoryFull: ({ room: left, made }) =>
      `En tus naves de la fábrica ${room(left)}; quieres producir ${containers(made)}.`,
    mayNotEndGame: () => 'Has llamado a un bróker: en este turno no puedes provocar el final de la partida.',
    alreadyThere: () => 'Tu barco ya está ahí.',
    seaFirst: () => 'Desde un puerto o desde la isla, el barco tiene que salir primero a mar abierto.',
    ownHarbour: () => 'Tu barco no puede entrar en tu propio puerto.',
    notInHarbour: () => 'Tu barco no está en el puerto de ningún jugador.',
    onlyOnArrival: () => 'Tu barco ya está aquí: solo carga al final de un movimiento.',
    holdFull: ({ room: left, wanted }) => `En tu barco ${room(left)}; quieres ${containers(wanted)}.`,
    nothingToAuction: () => 'Tu barco no lleva nada que vender en la isla.',
    notAsked: () => 'Ahora no te toca pujar.',
    bidBeyondCash: ({ amount, cash }) => `No puedes pujar ${money(amount)}; tienes ${money(cash)} para ello.`,
    notBest: ({ seat }, who) => `${who(seat)} no ha hecho la mejor oferta.`,
    noAuction: () => 'Ahora no hay ninguna subasta.',
    tooManyLoans: ({ most }) => `Ya tienes ${most} préstamos.`,
    noLoan: () => 'No tienes ningún préstamo que devolver.',
    repayInOwnTurn: () => 'Los préstamos se devuelven en tu propio turno.',
    noBank: () => 'Esta partida se juega sin el banco de inversión.',
    noBankPort: () => 'Tu barco no está en tu puerto en el banco.',
    brokerInLastTurn: () => 'En el último turno no contesta ningún bróker.',
    brokerJustWon: () => 'Acabas de ganar una subasta de bróker: en este turno no puedes llamar.',
    brokerHeldByYou: () => 'Tienes la carta de pago: no puedes superar tu propia puja.',
    cellIsEmpty: ({ broker: b }) => `El ${broker(b)} no tiene ahí nada que ganar.`,
    otherCellMarked: ({ broker: b }) => `Hay una subasta abierta por otra casilla, del ${broker(b)}.`,
    bidTooLow: ({ bid, least }) => `Tienes que pujar al menos ${least}, no ${bid}.`,
    notReturned: ({ colour, wanted, laid }) =>
      wanted === 0
        ? `Aquí no hay que usar contenedores ${COLOUR[colour].other}.`
        : `Hay que usar exactamente ${containersOf(wanted, colour)}, no ${laid}.`,
    notYourPayment: () => 'Ahora no hay nada que pagar ni que devolver a las naves.',
  },

  events: {
    turn: ({ seat }, who) => `Turno de ${who(seat)}.`,
    passed: ({ seat, left }, who) =>
      `${who(seat)} renuncia a ${left === 1 ? 'la segunda acción' : 'sus dos acciones'}.`,
    interest: ({ seat, paid, owed }, who) =>
      `${who(seat)} paga ${money(paid)} de intereses${owed > 0 ? ` y debe ${money(owed)}` : ''}.`,
    loan: ({ seat }, who) => `${who(seat)} pide un préstamo.`,
    repaid: ({ seat }, who) => `${who(seat)} devuelve un préstamo.`,
    seized: ({ seat, by, goods: g }, who) =>
      `Incautación: ${who(seat)} pierde ${goods(g)}, a elección de ${who(by)}.`,
    buildingSeized: (taken, who) =>
      `Incautación: ${who(taken.seat)} pierde ${seized(taken)}, a elección de ${who(taken.by)}.${taken.loanSettled ? ' Un préstamo queda saldado.' : ''}`,
    waived: ({ seat }, who) => `A ${who(seat)} no se le puede incautar nada; se perdonan los intereses.`,
    sold: ({ seat, colour }, who) =>
      `Venta doméstica: ${who(seat)} vende un contenedor ${COLOUR[colour].one} por $2.`,
    built: ({ seat, machine: m, cost }, who) => `${who(seat)} construye ${building(m)} por ${money(cost)}.`,
    produced: ({ seat, made, boss }, who) =>
      `${who(seat)} ${none(made) ? 'no produce nada' : `produce ${goods(made)}`}; ${who(boss)} recibe $1.`,
    bought: ({ seat, seller, goods: g, cost }, who) =>
      `${who(seat)} compra ${goods(g)} a ${who(seller)} por ${money(cost)}.`,
    priced: ({ seat, store }, who) =>
      `${who(seat)} fija los precios de las naves ${store === 'factory' ? 'de la fábrica' : 'del puerto'}.`,
    sailed: ({ seat, to }, who) =>
      `${who(seat)} navega ${to >= 0 ? `al ${harbourOf(who(to))}` : SAILED[to]}.`,
    loaded: ({ seat, seller, goods: g, cost }, who) =>
      `${who(seat)} carga ${goods(g)} en el ${harbourOf(who(seller))} por ${money(cost)}.`,
    fetched: ({ seat, goods: g }, who) => `${who(seat)} carga ${goods(g)} en el banco.`,
    auction: ({ seat, cargo }, who) => `${who(seat)} subasta ${goods(cargo)} en la isla.`,
    bid: ({ seat, amount }, who) => `${who(seat)} puja${amount === null ? '' : ` ${money(amount)}`}.`,
    revealed: ({ bids, loans }, who) => {
      const shown = bids.flatMap((b, seat) => (b === null ? [] : [`${who(seat)} ${money(b)}`]));
      const borrowed = loans.flatMap((n, seat) => (n > 0 ? [who(seat)] : []));
      return `Pujas: ${shown.join(', ')}.${borrowed.length > 0 ? ` Con préstamo para pujar: ${list('es', borrowed)}.` : ''}`;
    },
    tied: ({ tied, amount }, who) =>
      `${list('es', tied.map(who))} empatan a ${money(amount)} y pueden aumentar su puja.`,
    accepted: ({ seat, winner, amount }, who) =>
      `${who(seat)} acepta: ${who(winner)} paga ${money(amount)} y el gobierno añade ${money(amount)}.`,
    declined: ({ seat, amount }, who) =>
      `${who(seat)} rechaza las ofertas y se queda con la carga por ${money(amount)}.`,
    called: ({ seat, broker: b, holds, money: m, goods: g }, who) =>
      `${who(seat)} llama al ${broker(b)} y ofrece ${holds === 'containers' ? `${money(m)} por sus contenedores` : `${goods(g)} por su dinero`}.`,
    returned: ({ seat, money: m, goods: g }, who) =>
      `Puja superada: ${who(seat)} recupera ${m > 0 ? money(m) : goods(g)}.`,
    brokerWon: ({ seat, broker: b, money: m, goods: g }, who) =>
      `${who(seat)} gana la subasta del ${broker(b)} y recibe ${m > 0 ? money(m) : goods(g)}.`,
    brokersPaid: ({ money: m, goods: g }) =>
      none(g)
        ? `Los brókeres I, II y III reciben ${m.map(money).join(', ')}.`
        : `Los brókeres reciben ${goods(g)}.`,
    ending: ({ stagnant }) =>
      stagnant
        ? 'Ya nadie comercia: la partida termina.'
        : 'Se han agotado dos colores: este es el último turno.',
    account: (a, who) =>
      `${who(a.seat)}: isla ${money(a.island)}${a.discarded === null ? '' : ` (sin el color ${COLOUR[a.discarded].one})`}, efectivo ${money(a.cash)}, naves del puerto ${money(a.harbour)}, barco ${money(a.ship)}${a.bankPort > 0 ? `, puerto en el banco ${money(a.bankPort)}` : ''}${a.loans < 0 ? `, préstamos ${money(a.loans)}` : ''}; total: ${money(a.total)}.`,
    ended: ({ places }, who) =>
      `${list(
        'es',
        places.flatMap((place, seat) => (place === 1 ? [who(seat)] : [])),
      )}: primer puesto.`,
  },

  kinds: {
    default: 'No pagar',
    seizeGoods: 'Incautar un contenedor',
    seizeStock: 'Incautar de las naves',
    seizeBuilding: 'Incautar un edificio',
    payBrokers: 'Pagar a los brókeres',
    restock: 'Devolver a las naves',
    sell: 'Venta doméstica',
    buildMachine: 'Construir una máquina',
    buildWarehouse: 'Construir un almacén',
    buy: 'Comprar para el puerto',
    reprice: 'Nuevos precios del puerto',
    produce: 'Producir',
    sail: (move) => (move ? sailing(move) : 'Navegar'),
    dock: 'Navegar a un puerto',
    load: 'Cargar aquí',
    moor: 'Navegar al banco',
    fetch: 'Cargar en el banco',
    bid: 'Pujar',
    accept: 'Aceptar una oferta',
    decline: 'Quedarse con la carga',
    callWithMoney: 'Bróker: dinero',
    callWithGoods: 'Bróker: contenedores',
    loan: 'Pedir un préstamo',
    repay: 'Devolver un préstamo',
    pass: 'Terminar el turno',
  },

  moves: {
    pass: () => 'Terminar el turno',
    loan: () => 'Pedir un préstamo de $10',
    repay: () => 'Devolver un préstamo',
    default: () => 'No pedir un préstamo: dejar los intereses sin pagar',
    seizeGoods: ({ place, colour }) => `Incautar un contenedor ${COLOUR[colour].one} ${FROM[place]}`,
    seizeStock: (move) => `Incautar ${fromStores(move)}`,
    seizeBuilding: (move) => `Incautar ${seized(move)}`,
    sell: ({ price, colour }) =>
      `Venta doméstica: un contenedor ${COLOUR[colour].one} (marcado a ${money(price)}) por $2`,
    buildWarehouse: () => 'Construir un almacén',
    buildMachine: ({ colour }) => `Construir una ${machine(colour)}`,
    produce: ({ made, store }) =>
      `Producir ${none(made) ? 'sin contenedores nuevos' : goods(made)}; precios: ${goods.priced(store, 'factory')}`,
    buy: ({ seller, goods: g, store }, who) =>
      `Comprar contenedores a ${who(seller)}: ${goods.priced(g, 'factory')}; precios: ${goods.priced(store, 'harbour')}`,
    reprice: ({ store }) => `Nuevos precios en el puerto: ${goods.priced(store, 'harbour')}`,
    sail: sailing,
    dock: ({ at, goods: g }, who) =>
      `Navegar al puerto de ${who(at)}${none(g) ? ' sin comprar nada' : ` y comprar contenedores: ${goods.priced(g, 'harbour')}`}`,
    load: ({ goods: g }) => `Comprar contenedores en este puerto: ${goods.priced(g, 'harbour')}`,
    moor: ({ goods: g }) =>
      `Navegar a tu puerto en el banco ${none(g) ? 'sin cargar nada' : `y cargar ${goods(g)}`}`,
    fetch: ({ goods: g }) => `Cargar en el banco: ${goods(g)}`,
    bid: ({ amount }) => `Pujar ${money(amount)}`,
    accept: ({ from }, who) => `Aceptar la oferta de ${who(from)}`,
    decline: () => 'Quedarse con la carga y pagar la oferta más alta',
    callWithMoney: ({ broker: b, amount }) => `Llamar al ${broker(b)}: ${money(amount)} por los contenedores`,
    callWithGoods: (move) =>
      `Llamar al ${broker(move.broker)} por el dinero; contenedores ${fromStores(move)}`,
    restock: ({ factory, harbour }) => {
      const parts = [
        ...(none(factory) ? [] : [`a la fábrica, ${goods.priced(factory, 'factory')}`]),
        ...(none(harbour) ? [] : [`al puerto, ${goods.priced(harbour, 'harbour')}`]),
      ];
      return `Devolver contenedores: ${parts.join('; ')}`;
    },
    payBrokers: ({ order }) =>
      `Pagar a los brókeres en este orden: ${order.map((c) => COLOUR[c].one).join(', ')}`,
  },

  choices: buildingsWith({
    warehouse: (cost) => `Construir un almacén por ${money(cost)}`,
    machine: (colour, cost) => `Construir una ${machine(colour)} por ${money(cost)}`,
  }),

  options: {
    edition: {
      name: 'Edición',
      help: 'Con qué reglamento se juega.',
      values: rulebook.editions,
    },
    domesticSale: {
      name: 'Venta doméstica',
      help: 'Variante para principiantes de 2007: en cada turno se puede vender un contenedor al suministro por $2.',
    },
    investmentBank: {
      name: 'Banco de inversión',
      help: 'La expansión de la edición de aniversario: tres brókeres a los que llamar.',
    },
    money: {
      name: 'Dinero',
      help: 'Si se ve el efectivo de los demás.',
      values: { secret: 'oculto', open: 'a la vista' },
    },
    buyMoored: {
      name: 'Cargar sin moverse',
      help: 'Si un barco puede cargar donde ya está amarrado. Según el reglamento: en 2007 sí, en la edición de aniversario no.',
      values: { printed: 'según el reglamento', yes: 'permitido', no: 'no permitido' },
    },
    forcedLoan: {
      name: 'Préstamo para intereses',
      help: 'Regla de la casa: también en la edición de 2007, quien aún pueda pedir un préstamo tiene que hacerlo para pagar los intereses.',
    },
    seizureClearsLoan: {
      name: 'El edificio incautado salda el préstamo',
      help: 'Cambio oficial de la edición de 2007: cuando se incauta un edificio, un préstamo queda saldado.',
    },
    cargoShields: {
      name: 'La carga protege los edificios',
      help: 'En la edición de 2007 no se incauta ningún edificio a quien tiene carga a bordo.',
    },
    stagnationLaps: {
      name: 'Vueltas sin comercio',
      help: 'Regla de la casa: tras este número de vueltas sin ningún comercio, la partida termina; con 0, nunca.',
    },
  },

  ...rulebook,

  questions: questionsWith({
    goods,
    money,
    brokers: BROKERS,
    seller: '¿A quién compras?',
    buy: '¿Qué compras?',
    prices: '¿Qué precios fijas?',
    make: '¿Qué produces?',
    harbour: '¿En el puerto de quién?',
    load: '¿Qué cargas?',
    bid: '¿Cuánto pujas?',
    seize: '¿Qué se incauta?',
    broker: '¿Qué bróker?',
    offer: '¿Qué ofreces?',
    putBack: '¿A qué precios lo devuelves?',
    order: '¿En qué orden?',
  }),

  board: boardWith({
    goods,
    money,
    supply: 'Suministro de contenedores',
    left: 'Quedan por construir',
    cash: 'Efectivo',
    loans: 'Préstamos',
    machines: 'Máquinas (colores)',
    warehouses: 'Almacenes',
    factory: 'Naves de la fábrica',
    harbour: 'Naves del puerto',
    ship: 'Barco',
    island: 'Isla',
    bankPort: 'Puerto en el banco',
    hidden: '?',
    gaps: (prices) => `vacío: ${prices}`,
    valueCard: 'Carta de valor',
    colours: COLOUR_NAMES,
    at: (to, who) => (to >= 0 ? `en el ${harbourOf(who(to))}` : (AT[to] ?? '')),
    brokers: 'Brókeres',
    brokerNames: BROKERS,
    card: (name, bid) => `${name} tiene la carta de pago con ${bid}.`,
    offers: 'Ofertas',
    actions: (n) => count('es', n, { one: 'acción', other: 'acciones' }),
    ending: 'Este es el último turno.',
  }),
};

const SAILED: Readonly<Record<number, string>> = {
  [-1]: 'a mar abierto',
  [-2]: 'a la isla',
  [-3]: 'a su puerto en el banco',
};
const AT: Readonly<Record<number, string>> = {
  [-1]: 'en mar abierto',
  [-2]: 'en la isla',
  [-3]: 'en el banco',
};
