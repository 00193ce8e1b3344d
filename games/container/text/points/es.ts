/** Container's adviser in Spanish. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { type Colour, HOLD } from '../../rules/tables.ts';

const COLOURED: Readonly<Record<Colour, readonly [one: string, more: string]>> = {
  black: ['negro', 'negros'],
  brown: ['marrón', 'marrones'],
  orange: ['naranja', 'naranja'],
  tan: ['beige', 'beige'],
  white: ['blanco', 'blancos'],
};
const containers = (n: number): string => count('es', n, { one: 'contenedor', other: 'contenedores' });
const of = (colour: Colour): string => `contenedores ${COLOURED[colour][1]}`;
const money = (n: number): string => `$${n}`;

export const es: PointTextOf<Points> = {
  sellsTo: ({ seat, room, cash }, who) =>
    `${who(seat)} tiene sitio para ${containers(room)} y ${money(cash)} para gastar.`,
  noBuyer: () => 'Ahora mismo nadie tiene a la vez sitio y dinero para comprar.',
  onlyMaker: ({ colour }) => `Nadie más produce ${of(colour)}.`,
  otherMakers: ({ colour, makers }) =>
    makers === 1
      ? `Otro jugador también produce ${of(colour)}.`
      : `Otros ${makers} jugadores también producen ${of(colour)}.`,
  cheapest: ({ colour, price }) => `Nadie pide menos de tus ${money(price)} por los ${of(colour)}.`,
  undercut: ({ seat, colour, price }, who) => `${who(seat)} solo pide ${money(price)} por los ${of(colour)}.`,
  output: ({ count: n }) => `Por un dólar obtienes ${containers(n)}.`,
  machine: ({ count: n }) => `A partir de ahora puedes producir ${containers(n)} de una vez.`,
  warehouse: ({ room }) => `En tus naves del puerto habrá sitio para ${containers(room)} más.`,
  endNear: ({ colour, left }) =>
    left > 0
      ? `En el suministro solo ${left === 1 ? 'queda' : 'quedan'} ${containers(left)} ${COLOURED[colour][left > 1 ? 1 : 0]}: el final está cerca.`
      : 'Con esto llega el final.',
  markup: ({ cost, asked }) => `Pagas ${money(cost)} y pides ${money(asked)}.`,
  purse: ({ cash }) => `Solo te ${cash === 1 ? 'queda' : 'quedan'} ${money(cash)}.`,
  freight: ({ cost, bring }) =>
    `Pagas ${money(cost)}; en la isla eso debería darte unos ${money(bring)} más.`,
  hold: ({ aboard }) =>
    aboard === HOLD ? 'Tu barco va lleno.' : `Tu barco lleva ${containers(aboard)} de ${HOLD}.`,
  auction: ({ count: n, bring }) =>
    `${containers(n)}: ahora darían unos ${money(bring)}, la mitad del gobierno.`,
  canBid: ({ seat, cash }, who) => `${who(seat)} puede pujar hasta ${money(cash)}.`,
  seaway: ({ aboard }) =>
    aboard > 0
      ? 'Desde mar abierto la isla está a una sola acción.'
      : 'Desde mar abierto llegas a cualquier puerto con una sola acción.',
  free: ({ count: n }) => `${containers(n)} del banco, gratis.`,
  ownWorth: ({ worth }) =>
    worth > 0
      ? `Según tu carta de valor, la carga vale para ti unos ${money(worth)}.`
      : 'Según tu carta de valor, la carga no te aporta nada.',
  bidGain: ({ gain }) => `Si ganas a este precio, sales ganando unos ${money(gain)}.`,
  bidLoss: ({ loss }) => `Son unos ${money(loss)} más de lo que la carga vale para ti.`,
  sureBid: ({ most }) => `Sin préstamo, nadie más puede pujar más de ${money(most)}.`,
  completes: ({ colour }) => `Así tienes los cinco colores: los ${of(colour)} valen entonces $10.`,
  surplus: ({ colour }) => `Lo que más tienes ya son ${of(colour)}, y al final se descartan.`,
  doubled: ({ get }) => `Recibes ${money(get)} al momento, la mitad del gobierno.`,
  forgone: ({ cost, get }) => `Pagas ${money(cost)} y renuncias a ${money(get)}.`,
  loan: () => 'Un préstamo cuesta un dólar por turno y $11 al final.',
  repaid: () => 'Te ahorra un dólar por turno y $11 al final.',
  short: ({ cash }) => `Solo tienes ${money(cash)}.`,
  seizedBy: ({ seat }, who) => `${who(seat)} elige qué pierdes.`,
  waived: () => 'No tienes nada que se pueda incautar: se te perdonan los intereses.',
  settled: () => 'Con ello queda saldado un préstamo.',
  loses: ({ seat, worth }, who) => `A ${who(seat)} le cuesta unos ${money(worth)}.`,
  lot: ({ count: n, amount }) => `Conseguirías ${containers(n)} por ${money(amount)}.`,
  brokerCash: ({ money: m, count: n }) => `Conseguirías ${money(m)} por ${containers(n)}.`,
  outbid: ({ seat }, who) => `${who(seat)} aún puede superar tu puja antes de tu próximo turno.`,
  safeCall: () => 'Tal como están las cosas, nadie tiene bastante para superar tu puja.',
  brokersKeep: () => 'Lo que reciben los brókeres se les puede ganar más adelante.',
  sale: ({ price }) => `$2 seguros, en vez de esperar ${money(price)}.`,
  saved: ({ cash }) => `Guardas ${money(cash)} para lo que venga.`,
  unused: ({ actions }) => `Dejas ${count('es', actions, { one: 'acción', other: 'acciones' })} sin usar.`,
};
