/** Container's adviser in Italian. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { type Colour, HOLD } from '../../rules/tables.ts';

const COLOURED: Readonly<Record<Colour, readonly [one: string, more: string]>> = {
  black: ['nero', 'neri'],
  brown: ['marrone', 'marroni'],
  orange: ['arancione', 'arancioni'],
  tan: ['beige', 'beige'],
  white: ['bianco', 'bianchi'],
};
const containers = (n: number): string => count('it', n, { one: 'container', other: 'container' });
const of = (colour: Colour): string => `container ${COLOURED[colour][1]}`;
const money = (n: number): string => `$${n}`;

export const it: PointTextOf<Points> = {
  sellsTo: ({ seat, room, cash }, who) =>
    `${who(seat)} ha posto per ${containers(room)} e ${money(cash)} da spendere.`,
  noBuyer: () => 'Al momento nessuno ha sia il posto sia il denaro per comprare.',
  onlyMaker: ({ colour }) => `Nessun altro produce ${of(colour)}.`,
  otherMakers: ({ colour, makers }) =>
    makers === 1
      ? `Anche un altro giocatore produce ${of(colour)}.`
      : `Anche altri ${makers} giocatori producono ${of(colour)}.`,
  cheapest: ({ colour, price }) => `Nessuno chiede meno dei tuoi ${money(price)} per i ${of(colour)}.`,
  undercut: ({ seat, colour, price }, who) => `${who(seat)} chiede solo ${money(price)} per i ${of(colour)}.`,
  output: ({ count: n }) => `Con un dollaro ottieni ${containers(n)}.`,
  machine: ({ count: n }) => `D’ora in poi puoi produrre ${containers(n)} alla volta.`,
  warehouse: ({ room }) =>
    `Il tuo deposito portuale avrà posto per ${room === 1 ? 'un altro container' : `altri ${containers(room)}`}.`,
  endNear: ({ colour, left }) =>
    left > 0
      ? `Nella riserva ${left === 1 ? 'resta' : 'restano'} solo ${containers(left)} ${COLOURED[colour][left > 1 ? 1 : 0]}: la fine è vicina.`
      : 'Così la partita finisce.',
  markup: ({ cost, asked }) => `Paghi ${money(cost)} e chiedi ${money(asked)}.`,
  purse: ({ cash }) => `Ti ${cash === 1 ? 'resta' : 'restano'} solo ${money(cash)}.`,
  freight: ({ cost, bring }) =>
    `Paghi ${money(cost)}; sull’isola dovrebbe rendere circa ${money(bring)} in più.`,
  hold: ({ aboard }) =>
    aboard === HOLD ? 'La tua nave è piena.' : `La tua nave porta ${aboard} container su ${HOLD}.`,
  auction: ({ count: n, bring }) =>
    `${containers(n)} ${n === 1 ? 'dovrebbe' : 'dovrebbero'} rendere ora circa ${money(bring)}, metà dal governo.`,
  canBid: ({ seat, cash }, who) => `${who(seat)} può offrire fino a ${money(cash)}.`,
  seaway: ({ aboard }) =>
    aboard > 0
      ? 'Dal mare aperto l’isola è a una sola azione.'
      : 'Dal mare aperto raggiungi ogni porto con una sola azione.',
  free: ({ count: n }) => `${containers(n)} dalla banca, gratis.`,
  ownWorth: ({ worth }) =>
    worth > 0
      ? `Secondo la tua carta valore il carico vale per te circa ${money(worth)}.`
      : 'Secondo la tua carta valore il carico non ti rende nulla.',
  bidGain: ({ gain }) => `Se vinci a questo prezzo, ci guadagni circa ${money(gain)}.`,
  bidLoss: ({ loss }) => `Sono circa ${money(loss)} più di quanto il carico vale per te.`,
  sureBid: ({ most }) => `Senza un prestito nessun altro può offrire più di ${money(most)}.`,
  completes: ({ colour }) => `Così hai tutti e cinque i colori: i ${of(colour)} valgono allora $10.`,
  surplus: ({ colour }) => `Di ${of(colour)} ne hai già più di tutti, e alla fine quelli si scartano.`,
  doubled: ({ get }) => `Incassi subito ${money(get)}, metà dal governo.`,
  forgone: ({ cost, get }) => `Paghi ${money(cost)} e rinunci a ${money(get)}.`,
  loan: () => 'Un prestito costa un dollaro a turno e $11 alla fine.',
  repaid: () => 'Risparmi un dollaro a turno e $11 alla fine.',
  short: ({ cash }) => `Hai solo ${money(cash)}.`,
  seizedBy: ({ seat }, who) => `${who(seat)} sceglie che cosa perdi.`,
  waived: () => 'Non c’è nulla che ti si possa confiscare: gli interessi sono condonati.',
  settled: () => 'Con ciò un prestito è estinto.',
  loses: ({ seat, worth }, who) => `A ${who(seat)} costa circa ${money(worth)}.`,
  lot: ({ count: n, amount }) => `Avresti ${containers(n)} per ${money(amount)}.`,
  brokerCash: ({ money: m, count: n }) => `Avresti ${money(m)} per ${containers(n)}.`,
  outbid: ({ seat }, who) => `${who(seat)} può ancora superare la tua offerta prima del tuo prossimo turno.`,
  safeCall: () => 'Per come stanno le cose, nessuno ha abbastanza per superare la tua offerta.',
  brokersKeep: () => 'Ciò che ricevono i broker si può rivincere più tardi.',
  sale: ({ price }) => `$2 sicuri, invece di sperare in ${money(price)}.`,
  saved: ({ cash }) => `Tieni ${money(cash)} per quello che verrà.`,
  unused: ({ actions }) =>
    `Lasci ${count('it', actions, { one: 'azione inutilizzata', other: 'azioni inutilizzate' })}.`,
};
