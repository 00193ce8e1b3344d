/** Container's adviser in French. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { type Colour, HOLD } from '../../rules/tables.ts';

const COLOURED: Readonly<Record<Colour, readonly [one: string, more: string]>> = {
  black: ['noir', 'noirs'],
  brown: ['brun', 'bruns'],
  orange: ['orange', 'orange'],
  tan: ['beige', 'beiges'],
  white: ['blanc', 'blancs'],
};
const containers = (n: number): string => count('fr', n, { one: 'conteneur', other: 'conteneurs' });
const of = (colour: Colour): string => `conteneurs ${COLOURED[colour][1]}`;
const money = (n: number): string => `${n} $`;

export const fr: PointTextOf<Points> = {
  sellsTo: ({ seat, room, cash }, who) =>
    `${who(seat)} a de la place pour ${containers(room)} et ${money(cash)} à dépenser.`,
  noBuyer: () => 'Pour l’instant, personne n’a à la fois la place et l’argent pour acheter.',
  onlyMaker: ({ colour }) => `Personne d’autre ne produit de ${of(colour)}.`,
  otherMakers: ({ colour, makers }) =>
    makers === 1
      ? `Un autre joueur produit aussi des ${of(colour)}.`
      : `${makers} autres joueurs produisent aussi des ${of(colour)}.`,
  cheapest: ({ colour, price }) =>
    `Personne ne demande moins que vos ${money(price)} pour les ${of(colour)}.`,
  undercut: ({ seat, colour, price }, who) =>
    `${who(seat)} ne demande que ${money(price)} pour les ${of(colour)}.`,
  output: ({ count: n }) => `Vous obtenez ${containers(n)} pour un dollar.`,
  machine: ({ count: n }) => `Désormais, vous pourrez produire ${containers(n)} à la fois.`,
  warehouse: ({ room }) => `Votre magasin portuaire aura de la place pour ${containers(room)} de plus.`,
  endNear: ({ colour, left }) =>
    left > 0
      ? `Il ne reste que ${containers(left)} ${COLOURED[colour][left > 1 ? 1 : 0]} en réserve : la fin est proche.`
      : 'Cela déclenche la fin de la partie.',
  markup: ({ cost, asked }) => `Vous payez ${money(cost)} et demandez ${money(asked)}.`,
  purse: ({ cash }) => `Il ne vous restera que ${money(cash)}.`,
  freight: ({ cost, bring }) =>
    `Vous payez ${money(cost)} ; sur l’île, cela devrait rapporter environ ${money(bring)} de plus.`,
  hold: ({ aboard }) =>
    aboard === HOLD ? 'Votre navire est plein.' : `Votre navire porte ${containers(aboard)} sur ${HOLD}.`,
  auction: ({ count: n, bring }) =>
    `${containers(n)} : environ ${money(bring)} à attendre maintenant, dont la moitié du gouvernement.`,
  canBid: ({ seat, cash }, who) => `${who(seat)} peut offrir jusqu’à ${money(cash)}.`,
  seaway: ({ aboard }) =>
    aboard > 0
      ? 'De la haute mer, l’île n’est qu’à une action.'
      : 'De la haute mer, chaque port n’est qu’à une action.',
  free: ({ count: n }) => `${containers(n)} de la banque, gratuitement.`,
  ownWorth: ({ worth }) =>
    worth > 0
      ? `D’après votre carte valeur, la cargaison vaut environ ${money(worth)} pour vous.`
      : 'D’après votre carte valeur, la cargaison ne vous rapporte rien.',
  bidGain: ({ gain }) => `Si vous l’emportez à ce prix, vous y gagnez environ ${money(gain)}.`,
  bidLoss: ({ loss }) => `C’est environ ${money(loss)} de plus que ce que la cargaison vaut pour vous.`,
  sureBid: ({ most }) => `Sans emprunt, personne d’autre ne peut offrir plus de ${money(most)}.`,
  completes: ({ colour }) => `Vous avez alors les cinq couleurs : les ${of(colour)} comptent ${money(10)}.`,
  surplus: ({ colour }) =>
    `Ce sont déjà les ${of(colour)} que vous avez le plus, et ils sont défaussés à la fin.`,
  doubled: ({ get }) => `Vous touchez ${money(get)} tout de suite, dont la moitié du gouvernement.`,
  forgone: ({ cost, get }) => `Vous payez ${money(cost)} et renoncez à ${money(get)}.`,
  loan: () => `Un emprunt coûte un dollar par tour et ${money(11)} à la fin.`,
  repaid: () => `Cela économise un dollar par tour et ${money(11)} à la fin.`,
  short: ({ cash }) => `Vous n’avez que ${money(cash)}.`,
  seizedBy: ({ seat }, who) => `${who(seat)} choisit ce que vous perdez.`,
  waived: () => 'Rien ne peut être saisi chez vous : les intérêts vous sont remis.',
  settled: () => 'Un emprunt est soldé par là même.',
  loses: ({ seat, worth }, who) => `Cela coûte environ ${money(worth)} à ${who(seat)}.`,
  lot: ({ count: n, amount }) => `Vous auriez ${containers(n)} pour ${money(amount)}.`,
  brokerCash: ({ money: m, count: n }) => `Vous auriez ${money(m)} pour ${containers(n)}.`,
  outbid: ({ seat }, who) => `${who(seat)} peut encore surenchérir avant votre prochain tour.`,
  safeCall: () => 'En l’état, personne n’a de quoi surenchérir.',
  brokersKeep: () => 'Ce que les courtiers reçoivent pourra leur être repris plus tard.',
  sale: ({ price }) => `${money(2)} assurés, plutôt que d’espérer ${money(price)}.`,
  saved: ({ cash }) => `Vous gardez ${money(cash)} pour la suite.`,
  unused: ({ actions }) =>
    `Vous n’utilisez pas ${count('fr', actions, { one: 'action', other: 'actions' })}.`,
};
