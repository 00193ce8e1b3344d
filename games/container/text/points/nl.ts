/** Container's adviser in Dutch. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { type Colour, HOLD } from '../../rules/tables.ts';

const COLOURED: Readonly<Record<Colour, string>> = {
  black: 'zwarte',
  brown: 'bruine',
  orange: 'oranje',
  tan: 'beige',
  white: 'witte',
};
const containers = (n: number): string => count('nl', n, { one: 'container', other: 'containers' });
const of = (colour: Colour): string => `${COLOURED[colour]} containers`;
const money = (n: number): string => `$${n}`;

export const nl: PointTextOf<Points> = {
  sellsTo: ({ seat, room, cash }, who) =>
    `${who(seat)} heeft plaats voor ${containers(room)} en ${money(cash)} om uit te geven.`,
  noBuyer: () => 'Op dit moment heeft niemand zowel plaats als geld om te kopen.',
  onlyMaker: ({ colour }) => `Niemand anders maakt ${of(colour)}.`,
  otherMakers: ({ colour, makers }) =>
    makers === 1
      ? `Nog één andere speler maakt ${of(colour)}.`
      : `Nog ${makers} andere spelers maken ${of(colour)}.`,
  cheapest: ({ colour, price }) => `Niemand vraagt minder dan jouw ${money(price)} voor ${of(colour)}.`,
  undercut: ({ seat, colour, price }, who) => `${who(seat)} vraagt maar ${money(price)} voor ${of(colour)}.`,
  output: ({ count: n }) => `Voor één dollar krijg je ${containers(n)}.`,
  machine: ({ count: n }) => `Vanaf nu kun je ${containers(n)} tegelijk maken.`,
  warehouse: ({ room }) => `In je havenwinkel is dan nog plaats voor ${containers(room)}.`,
  endNear: ({ colour, left }) =>
    left > 0
      ? `Er ${left === 1 ? 'is' : 'zijn'} nog maar ${left} ${COLOURED[colour]} ${left === 1 ? 'container' : 'containers'} in de voorraad: het einde is nabij.`
      : 'Hiermee komt het einde.',
  markup: ({ cost, asked }) => `Je betaalt ${money(cost)} en vraagt ${money(asked)}.`,
  purse: ({ cash }) => `Daarna heb je nog maar ${money(cash)}.`,
  freight: ({ cost, bring }) =>
    `Je betaalt ${money(cost)}; op het eiland zou dat zo’n ${money(bring)} meer moeten opbrengen.`,
  hold: ({ aboard }) =>
    aboard === HOLD ? 'Je schip is vol.' : `Je schip heeft ${aboard} van de ${HOLD} containers aan boord.`,
  auction: ({ count: n, bring }) =>
    `${containers(n)}: nu goed voor zo’n ${money(bring)}, de helft daarvan van de staat.`,
  canBid: ({ seat, cash }, who) => `${who(seat)} kan tot ${money(cash)} bieden.`,
  seaway: ({ aboard }) =>
    aboard > 0
      ? 'Vanaf open zee is het maar één actie naar het eiland.'
      : 'Vanaf open zee bereik je elke haven met één actie.',
  free: ({ count: n }) => `${containers(n)} uit de bankhaven, helemaal gratis.`,
  ownWorth: ({ worth }) =>
    worth > 0
      ? `Volgens je waardekaart is de lading jou zo’n ${money(worth)} waard.`
      : 'Volgens je waardekaart levert de lading je niets op.',
  bidGain: ({ gain }) => `Win je voor deze prijs, dan ga je er zo’n ${money(gain)} op vooruit.`,
  bidLoss: ({ loss }) => `Dat is zo’n ${money(loss)} meer dan de lading jou waard is.`,
  sureBid: ({ most }) => `Zonder lening kan niemand anders meer dan ${money(most)} bieden.`,
  completes: ({ colour }) => `Dan heb je alle vijf de kleuren: ${of(colour)} tellen voor $10.`,
  surplus: ({ colour }) => `Van ${of(colour)} heb je er al de meeste, en die gaan op het eind weg.`,
  doubled: ({ get }) => `Je krijgt meteen ${money(get)}, de helft daarvan van de staat.`,
  forgone: ({ cost, get }) => `Je betaalt ${money(cost)} en loopt ${money(get)} mis.`,
  loan: () => 'Een lening kost elke beurt een dollar en op het eind $11.',
  repaid: () => 'Dat scheelt elke beurt een dollar en op het eind $11.',
  short: ({ cash }) => `Je hebt maar ${money(cash)}.`,
  seizedBy: ({ seat }, who) => `${who(seat)} kiest wat je kwijtraakt.`,
  waived: () => 'Bij jou valt niets in beslag te nemen: de rente wordt je kwijtgescholden.',
  settled: () => 'Daarmee is een lening afgelost.',
  loses: ({ seat, worth }, who) => `Dat kost ${who(seat)} zo’n ${money(worth)}.`,
  lot: ({ count: n, amount }) => `Je zou ${containers(n)} krijgen voor ${money(amount)}.`,
  brokerCash: ({ money: m, count: n }) => `Je zou ${money(m)} krijgen voor ${containers(n)}.`,
  outbid: ({ seat }, who) => `${who(seat)} kan je vóór je volgende beurt nog overbieden.`,
  safeCall: () => 'Zoals het er nu voor staat, heeft niemand genoeg om je te overbieden.',
  brokersKeep: () => 'Wat de brokers krijgen, kun je later weer van ze winnen.',
  sale: ({ price }) => `$2 zeker, in plaats van hopen op ${money(price)}.`,
  saved: ({ cash }) => `Je houdt ${money(cash)} over voor wat komt.`,
  unused: ({ actions }) =>
    actions === 1 ? 'Je laat één actie liggen.' : `Je laat ${actions} acties liggen.`,
};
