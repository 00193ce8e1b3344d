/** Container's adviser in German. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { type Colour, HOLD } from '../../rules/tables.ts';

/** Before "Container", which may be left out. */
const COLOURED: Readonly<Record<Colour, string>> = {
  black: 'schwarze',
  brown: 'braune',
  orange: 'orange',
  tan: 'beige',
  white: 'weiße',
};
const containers = (n: number): string => count('de', n, { one: 'Container', other: 'Container' });
const of = (colour: Colour): string => `${COLOURED[colour]} Container`;
const money = (n: number): string => `$${n}`;

export const de: PointTextOf<Points> = {
  sellsTo: ({ seat, room, cash }, who) =>
    `${who(seat)} hat Platz für ${containers(room)} und ${money(cash)} zum Ausgeben.`,
  noBuyer: () => 'Im Moment hat niemand zugleich Platz und Geld dafür.',
  onlyMaker: ({ colour }) => `Niemand sonst stellt ${of(colour)} her.`,
  otherMakers: ({ colour, makers }) =>
    makers === 1
      ? `Noch jemand stellt ${of(colour)} her.`
      : `${makers} andere stellen auch ${of(colour)} her.`,
  cheapest: ({ colour, price }) => `Niemand verlangt für ${of(colour)} weniger als deine ${money(price)}.`,
  undercut: ({ seat, colour, price }, who) => `${who(seat)} verlangt für ${of(colour)} nur ${money(price)}.`,
  output: ({ count: n }) => `Für einen Dollar bekommst du ${containers(n)}.`,
  machine: ({ count: n }) => `Von nun an kannst du ${containers(n)} auf einmal herstellen.`,
  warehouse: ({ room }) => `In deinem Hafengeschäft ist dann noch Platz für ${containers(room)}.`,
  endNear: ({ colour, left }) =>
    left > 0
      ? `Im Vorrat ${left === 1 ? `ist nur noch ein ${COLOURED[colour]}r Container` : `sind nur noch ${left} ${of(colour)}`}: Das Ende ist nah.`
      : 'Damit führst du das Ende herbei.',
  markup: ({ cost, asked }) => `Du zahlst ${money(cost)} und verlangst ${money(asked)}.`,
  purse: ({ cash }) => `Danach hast du nur noch ${money(cash)}.`,
  freight: ({ cost, bring }) =>
    `Du zahlst ${money(cost)}; auf der Insel dürfte das etwa ${money(bring)} mehr einbringen.`,
  hold: ({ aboard }) =>
    aboard === HOLD ? 'Dein Schiff ist voll.' : `Dein Schiff trägt ${aboard} von ${HOLD} Containern.`,
  auction: ({ count: n, bring }) =>
    `${containers(n)} ${n === 1 ? 'dürfte' : 'dürften'} jetzt etwa ${money(bring)} bringen, die Hälfte davon vom Staat.`,
  canBid: ({ seat, cash }, who) => `${who(seat)} kann bis zu ${money(cash)} bieten.`,
  seaway: ({ aboard }) =>
    aboard > 0
      ? 'Von der offenen See ist es nur eine Aktion bis zur Insel.'
      : 'Von der offenen See erreichst du jeden Hafen mit einer Aktion.',
  free: ({ count: n }) => `${containers(n)} aus dem Bankhafen, ganz umsonst.`,
  ownWorth: ({ worth }) =>
    worth > 0
      ? `Nach deiner Wertkarte ist die Ladung für dich etwa ${money(worth)} wert.`
      : 'Nach deiner Wertkarte bringt dir die Ladung nichts.',
  bidGain: ({ gain }) => `Gewinnst du zu diesem Preis, stehst du um etwa ${money(gain)} besser da.`,
  bidLoss: ({ loss }) => `Das ist etwa ${money(loss)} mehr, als dir die Ladung wert ist.`,
  sureBid: ({ most }) => `Ohne Kredit kann sonst niemand mehr als ${money(most)} bieten.`,
  completes: ({ colour }) => `Damit hast du alle fünf Farben: ${of(colour)} zählen dann $10.`,
  surplus: ({ colour }) => `Am meisten hast du schon ${of(colour)}, und die werden am Ende abgeworfen.`,
  doubled: ({ get }) => `Du bekommst sofort ${money(get)}, die Hälfte davon vom Staat.`,
  forgone: ({ cost, get }) => `Du zahlst ${money(cost)} und verzichtest auf ${money(get)}.`,
  loan: () => 'Ein Kredit kostet pro Zug einen Dollar und am Ende $11.',
  repaid: () => 'Das spart pro Zug einen Dollar und am Ende $11.',
  short: ({ cash }) => `Du hast nur ${money(cash)}.`,
  seizedBy: ({ seat }, who) => `${who(seat)} wählt, was du verlierst.`,
  waived: () => 'Bei dir gibt es nichts zu pfänden: Die Zinsen werden dir erlassen.',
  settled: () => 'Damit ist ein Kredit getilgt.',
  loses: ({ seat, worth }, who) => `Das kostet ${who(seat)} etwa ${money(worth)}.`,
  lot: ({ count: n, amount }) => `Du bekämst ${containers(n)} für ${money(amount)}.`,
  brokerCash: ({ money: m, count: n }) => `Du bekämst ${money(m)} für ${containers(n)}.`,
  outbid: ({ seat }, who) => `${who(seat)} kann dich bis zu deinem nächsten Zug noch überbieten.`,
  safeCall: () => 'So wie es steht, hat niemand genug, um dich zu überbieten.',
  brokersKeep: () => 'Was die Broker bekommen, lässt sich später wieder von ihnen gewinnen.',
  sale: ({ price }) => `Sichere $2, statt auf ${money(price)} zu hoffen.`,
  saved: ({ cash }) => `Du behältst ${money(cash)} für das, was kommt.`,
  unused: ({ actions }) =>
    actions === 1 ? 'Du lässt eine Aktion verfallen.' : `Du lässt ${actions} Aktionen verfallen.`,
};
