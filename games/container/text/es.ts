/** Container in Spanish. */
import { total } from '../../../core/counts.ts';
import type { GameText } from '../../../text/game-text.ts';
import { count, list } from '../../../text/languages.ts';
import { COLOURS, type Colour } from '../rules/tables.ts';
import type { Container, MoveOf } from '../rules/types.ts';
import { boardWith, type Goods, goodsNamer, seizedNamer, storesNamer } from './board.ts';
import { buildingsWith } from './buildings.ts';
import { questionsWith } from './questions.ts';

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
      values: { '2007': '2007', anniversary: '10.º aniversario' },
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

  chapters: {
    1: 'Objetivo y material',
    2: 'Preparación',
    3: 'El turno',
    4: 'Intereses e impago',
    5: 'Venta doméstica (2007, para principiantes)',
    6: 'Construir una máquina o un almacén',
    7: 'Comprar para las naves del puerto',
    8: 'Producir',
    9: 'Navegar',
    10: 'La subasta en la isla',
    11: 'Préstamos',
    12: 'Final y recuento',
    13: 'El banco de inversión (aniversario)',
    14: 'Ediciones y dudas',
  },

  rules: {
    '1.1':
      'Produce contenedores y véndelos a los demás, embarca lo que venden los otros y lleva la carga a la isla, donde todos los demás pujan por ella. Gana quien al final tiene la mayor fortuna.',
    '1.2':
      'Hay contenedores de cinco colores. Cada paso es una venta a otra persona: nadie se compra a sí mismo.',
    '1.3':
      'Un tablero tiene cuatro espacios para máquinas (gratis, $6, $9, $12) y cinco para almacenes (gratis, $4, $5, $6, $7). Cada máquina da sitio a dos contenedores en las naves de la fábrica; cada almacén, a uno en las naves del puerto.',
    '1.4':
      'El dinero va en dólares enteros y al banco nunca se le acaba. Lo que tienen los demás está oculto, salvo que la mesa juegue con el dinero a la vista. Todos los pagos se hacen a la vista.',
    '1.5':
      'Una carta de valor secreta dice cuánto vale cada color en la isla: 10, 5/10, 6, 4 y 2. Entre las cinco cartas, cada color tiene cada valor una vez.',
    '2.1':
      'Contenedores de cada color: 2007: 12, 16 o 20 para 3, 4 o 5 jugadores, y máquinas y almacenes para todos. Aniversario: 10, 13 o 16; 2, 3 o 4 máquinas de cada color; 12, 16 o 20 almacenes; todo ello se puede agotar.',
    '2.2':
      'Cada jugador empieza con un almacén, una máquina de un color que no tiene nadie más y un contenedor de ese color a $2 en las naves de la fábrica.',
    '2.3': 'Cada jugador tiene $20 y una carta de valor; todos los barcos están en mar abierto.',
    '2.4': 'El azar decide quién empieza; se juega en el sentido de las agujas del reloj.',
    '3.1': 'En tu turno pagas los intereses y después tienes dos acciones.',
    '3.2': 'Puedes hacer dos veces la misma acción, pero producir solo una.',
    '3.3': 'No hace falta que uses tus acciones.',
    '4.1': 'Al empezar tu turno pagas $1 por cada uno de tus préstamos.',
    '4.2':
      'Aniversario: si no puedes pagar y solo tienes un préstamo, tienes que pedir otro, que devenga intereses a partir de tu siguiente turno. 2007: puedes hacerlo o dejar que te incauten algo; la mesa puede hacerlo obligatorio.',
    '4.3':
      'Pagas todo lo que puedes. Cada dólar que falta se resuelve por separado, y el jugador de tu derecha elige qué se te quita.',
    '4.4': '2007 y aniversario: primero, un contenedor de tu zona de la isla.',
    '4.5':
      '2007: si no lo hay, dos contenedores de tus naves del puerto, y los que falten, de tus naves de la fábrica; si solo hay uno, con ese basta.',
    '4.6':
      '2007: si tampoco, un almacén o una máquina. Lo que está en los dos primeros espacios está a salvo.',
    '4.7': 'Si no hay nada que quitar, los intereses se perdonan.',
    '4.8':
      'Aniversario: siempre un contenedor, del primero de estos lugares donde haya alguno: isla, barco, puerto en el banco, naves del puerto, naves de la fábrica. Los edificios nunca se quitan.',
    '4.9': 'Los contenedores incautados salen del juego.',
    '4.10':
      '2007: la carga de tu barco no se incauta, pero está en juego: mientras tengas alguna, no pierdes ningún edificio y los intereses se perdonan.',
    '4.11':
      '2007: cada almacén y cada máquina está en su espacio. El jugador a tu derecha elige cuál pierdes; con ello queda saldado uno de tus préstamos.',
    '5.1':
      'Una vez por turno, después de los intereses y antes de tus acciones, pero no en tu primer turno, puedes devolver al suministro uno de tus contenedores y cobrar $2. No es una acción.',
    '5.2': 'Sale de tus naves de la fábrica o, si están vacías, de tus naves del puerto.',
    '6.1': 'Paga al banco el precio del siguiente espacio vacío. Un almacén nuevo se puede usar enseguida.',
    '6.2': 'Puedes tener cuatro máquinas y cinco almacenes.',
    '6.3': 'Tus máquinas son todas de colores distintos.',
    '6.4': 'Aniversario: pueden agotarse las máquinas de un color, o todos los almacenes.',
    '6.5':
      'Un espacio que queda libre por una incautación es el siguiente en el que se construye, a su precio.',
    '7.1':
      'Elige a otro jugador y compra los contenedores que quieras de las naves de su fábrica, a los precios marcados. El dinero es para el dueño, que no puede negarse.',
    '7.2': 'En tus naves del puerto cabe un contenedor por cada almacén.',
    '7.3':
      'Pon lo que has comprado a cualquier precio de $2 a $6. En la misma acción puedes cambiar todos los precios de tus naves del puerto.',
    '7.4': 'También puedes usar la acción solo para cambiar precios.',
    '8.1': 'Puedes producir una vez por turno.',
    '8.2':
      'Paga $1 al jugador de tu derecha, el jefe del sindicato. Quien no tiene ni un dólar no puede producir.',
    '8.3':
      'Cada una de tus máquinas produce un contenedor de su color, si queda alguno. Hay que producir todos los que quepan; si no caben todos, eliges tú.',
    '8.4':
      'Ponlos a cualquier precio de $1 a $4. En la misma acción, y solo entonces, puedes cambiar todos los precios de tus naves de la fábrica.',
    '9.1':
      'Un barco va de mar abierto al puerto de otro jugador o a la isla, y de ahí vuelve a mar abierto. Nunca entra en su propio puerto.',
    '9.2':
      'Cuando un movimiento acaba en un puerto, puedes comprar allí los contenedores que quieras a los precios marcados. El dueño no puede negarse.',
    '9.3': '2007: comprar donde el barco ya está amarrado es una acción aparte.',
    '9.4': 'En un barco caben cinco contenedores.',
    '9.5':
      'Aniversario: un barco solo carga al final de un movimiento. La mesa puede decidir otra cosa en las dos ediciones.',
    '10.1': 'Un barco con carga que llega a la isla la vende toda de una vez.',
    '10.2':
      'Todos los demás hacen una puja secreta, desde $0 hasta lo que tengan en efectivo. Todas las pujas se descubren a la vez.',
    '10.3':
      'Si varios empatan con la puja más alta, pueden aumentarla en secreto, una sola vez. Si siguen empatados, el vendedor elige entre ellos.',
    '10.4':
      'El vendedor acepta: el ganador paga su puja, el gobierno añade otro tanto y la carga va a la zona del ganador en la isla.',
    '10.5':
      'O el vendedor rechaza las ofertas, paga al banco la más alta y se queda con la carga. Para eso hace falta efectivo suficiente; se permite pedir antes un préstamo.',
    '10.6': 'La subasta pone fin al turno del vendedor. Los demás conservan su dinero.',
    '10.7':
      'Después de la subasta, un vendedor que tenga un préstamo y dinero para devolverlo aún puede hacerlo; después su turno termina.',
    '11.1':
      'Puedes pedir un préstamo de $10 en tu turno, antes de pujar y antes de responder a las pujas; dos como máximo.',
    '11.2': 'Para devolver cada uno pagas $10, en tu propio turno y después de los intereses.',
    '11.3':
      'Un préstamo pedido mientras las pujas están ocultas se mantiene en secreto hasta que se descubren.',
    '12.1': 'Cuando se han agotado dos colores, el jugador termina su turno y la partida acaba.',
    '12.2':
      'De lo que tienes en la isla se descarta el color del que más tienes. Si varios empatan y el color de 5/10 está entre ellos, se descarta ese; si no, conservas lo que vale más.',
    '12.3': 'El color de 5/10 vale 10 si antes de eso tenías los cinco colores; si no, 5.',
    '12.4':
      'Suma tu efectivo, la isla según tu carta de valor, $2 por cada contenedor de tus naves del puerto y $3 por cada uno de tu barco. Resta $11 por cada préstamo. Las naves de la fábrica no cuentan.',
    '12.5':
      'En caso de empate, 2007: más contenedores restantes en la isla; aniversario: más en las naves de la fábrica. Si persiste, la victoria se comparte.',
    '12.6':
      'Si durante tres vueltas nadie produce, compra, construye, subasta en la isla ni llama a un bróker, la partida acaba tal como está. La mesa fija el número de vueltas.',
    '12.7': 'Una producción que no produce nada no es comercio. Con 0 vueltas la partida nunca termina así.',
    '13.1':
      'Hay tres brókeres, cada uno con una casilla para contenedores y otra para dinero. Al principio, el bróker I tiene dos contenedores y $1; el II, uno y $2; el III, ninguno y $3. Estos contenedores salen de la caja.',
    '13.2':
      'Llamar a un bróker es una acción. Si no hay ninguna subasta abierta, marca una casilla que no esté vacía y puja por todo lo que contiene: dinero por contenedores, o contenedores de tus propias naves por dinero; como mínimo, una unidad.',
    '13.3':
      'Si otra persona tiene la carta de pago, tienes que pujar al menos una unidad más por la misma casilla. La puja superada vuelve enseguida: el dinero, al efectivo de su dueño; los contenedores, a las naves de las que salieron, a los precios que el dueño elija ahora. No puedes superar tu propia puja.',
    '13.4':
      'Si tienes la carta de pago al empezar tu turno, después de los intereses ganas todo lo que contiene entonces la casilla. El dinero es tuyo; los contenedores van a tu puerto en el banco.',
    '13.5':
      'Después pagas tu puja, unidad a unidad, a los brókeres I, II, III, otra vez al I, y así sucesivamente. Si son contenedores, eliges el orden.',
    '13.6':
      'Los intereses van a los brókeres de la misma manera. Cuando un vendedor rechaza todas las pujas, también una subvención igual a la puja más alta.',
    '13.7':
      'Desde mar abierto puedes navegar a tu propio puerto en el banco y, al final de ese movimiento, cargar gratis lo que haya allí; más tarde, sin moverte, solo si la mesa lo permite (9.5).',
    '13.8':
      'No puedes llamar en el turno con el que acaba la partida, ni en el turno en el que has ganado una subasta de bróker.',
    '13.9':
      'Al final, una subasta abierta es para quien tiene la carta; la puja se pierde. Cada contenedor de tu puerto en el banco vale $3.',
    '14.1':
      'El orden de los colores en las cartas de valor se ha tomado del ejemplo de puntuación y de otra fuente; todos los órdenes conocidos son el mismo juego con otros nombres para los colores.',
    '14.2':
      'Las cantidades de la edición de aniversario para tres y cuatro jugadores se basan en una sola fuente; las de cinco se deducen del material.',
    '14.3':
      'Que los intereses van a los brókeres, empezando por el I, se ha leído en un resumen; el reglamento en sí no dice nada.',
    '14.4':
      'Según el reglamento, pedir un préstamo para los intereses es una elección en 2007 y una obligación en la edición de aniversario. Regla de la casa: la mesa puede hacerlo obligatorio también en 2007.',
    '14.5':
      'Cambio oficial de 2007: cuando se incauta un edificio, un préstamo queda saldado. La primera impresión no lo dice; la mesa puede jugar sin ello.',
    '14.6':
      'Según el reglamento, en 2007 un barco puede cargar sin moverse, y en la edición de aniversario solo al final de un movimiento. Regla de la casa: la mesa puede permitirlo o prohibirlo en ambas.',
    '14.7':
      'Nuestras decisiones sobre los brókeres: no se puede marcar una casilla vacía; los contenedores que están en la carta de pago siguen ocupando su sitio en las naves; lo que está en la carta no se puede usar ni incautar; quien ha llamado no puede provocar el final en el mismo turno.',
    '14.8':
      'Nuestras decisiones: se permite una puja de $0. Un barco no navega vacío a la isla. Según las reglas impresas, cualquiera puede pedir un préstamo en todo momento; aquí lo pides en tu turno, antes de pujar o antes de responder a las pujas: en ningún otro momento hace falta dinero.',
    '14.9':
      'Según el reglamento, en 2007 solo se quita un edificio a quien no tiene ya ningún contenedor en juego. Para nosotros, la carga a bordo está en juego. Regla de la casa: la mesa puede decidir que no proteja nada.',
    '14.10':
      'Nuestra decisión, porque 2007 nombra los espacios: el vecino elige qué edificio se incauta, y el hueco es el siguiente en el que se construye, a su precio.',
    '14.11':
      'Regla de la casa: ningún reglamento termina la partida tras vueltas sin comercio (12.6). La mesa puede desactivarla.',
    '14.12':
      'Nuestras decisiones: el ejemplo de incautación de 2007 cambia de un idioma a otro; quitamos dos contenedores por cada dólar que falta. Que los contenedores incautados salgan del juego solo está impreso en la edición de aniversario; lo jugamos así en ambas.',
    '14.13':
      'Nuestras decisiones sobre las subastas: los préstamos pedidos al pujar quedan ocultos hasta que se muestran las pujas; en un empate se puede añadir $0, lo que solo prohíbe el texto neerlandés; la subasta termina el turno, lo que la edición de aniversario dice en su hoja de ayuda. Según el reglamento, se devuelve en cualquier momento del propio turno: también después de la subasta.',
    '14.14':
      'Nuestra decisión, según el texto francés: en un empate, en 2007 se cuentan los contenedores que quedan en la isla tras el descarte.',
    '14.15':
      'Impreso en la edición de aniversario, decisión nuestra para 2007: se puede producir solo para cambiar precios, aunque no se produzca nada; sin producir no se cambian los precios de la nave de fábrica.',
    '14.16':
      'Nuestras decisiones sobre el banco: los intereses van antes de lo que ganas a un bróker, y después de ganar no se llama a ningún bróker en el resto del turno. No se muestra cuántos billetes tiene cada uno, y no hay cartas de farol.',
  },

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
