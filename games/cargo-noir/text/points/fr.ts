/** Why a move of Cargo Noir is good or bad, in French. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { CARD, coins, counted, only, PORT, pieces, points, ships, TOKEN } from '../fr.ts';

const rounds = (n: number): string => count('fr', n, { one: 'manche', other: 'manches' });

export const fr: PointTextOf<Points> = {
  casino: (p) => `${ships(p.ships)} au casino : ${coins(p.coins)} à coup sûr.`,
  cargoAdds: (p) => `La cargaison ${PORT[p.port].from} ajoute ${p.worth} à la valeur de vos marchandises.`,
  sameSet: (p) => `Cela forme une série qui vaut ${p.worth} : ${counted.token(p.size, p.token)}.`,
  mixedSet: (p) => `Cela forme une série de ${p.size} marchandises différentes, qui vaut ${p.worth}.`,
  outOfReach: (p, who) =>
    `Avec ${coins(p.bid)}, personne ne vous déloge ${PORT[p.port].at} : ${who(p.seat)} ne peut aller que jusqu’à ${p.coins}.`,
  mayBeOutbid: (p, who) =>
    `Avec ${coins(p.bid)} ${PORT[p.port].at}, on vous dépasse environ ${p.percent} fois sur 100 ; ${who(p.seat)} peut aller jusqu’à ${p.coins}.`,
  keepsFrom: (p, who) =>
    `${who(p.seat)} mène ${PORT[p.port].at} et y gagnerait ${p.worth} : vous lui barrez la route.`,
  staying: (p) =>
    `Rester ${PORT[p.port].at} coûte encore ${coins(p.coins)} ; la cargaison ajoute ${p.worth} à vos marchandises.`,
  cannotRaise: (p) => `Rester ${PORT[p.port].at} coûterait encore ${coins(p.coins)} ; ${only(p.safe)}.`,
  comesTooLate: (p) => `La partie finit avant que vous puissiez prendre la cargaison ${PORT[p.port].from}.`,
  syndicatePays: (p) => `Votre Syndicat du crime vous verse ${coins(p.coins)} pour ce retrait.`,
  swapMakes: (p) => `Après l’échange, vos marchandises valent ${p.after} au lieu de ${p.before}.`,
  swapIdle: () => 'L’échange ne change rien à la valeur de vos marchandises.',
  bagAdds: (p) => `Un jeton du sac ajoute en moyenne ${p.worth} environ.`,
  marketOffers: (p) => `Au marché noir, il y a ${TOKEN[p.token].some} : l’échange ajouterait ${p.worth}.`,
  cardsBring: (p) => `Ce que vous donnez vaut ${p.worth} et rapporte ${points(p.points)}.`,
  onlyCopy: (p) =>
    `La carte « ${CARD[p.card]} » est unique et rapporte ${points(p.more)} de plus qu’elle ne coûte.`,
  edgeWorks: (p) => `« ${CARD[p.card]} » vous servira encore pendant ${rounds(p.rounds)}.`,
  noChange: (p) => `Vous payez ${p.lost} de trop : on ne rend pas la monnaie.`,
  keepsGoods: (p) => `Vous gardez pour la suite ${pieces(p.tokens)} d’une valeur de ${p.worth}.`,
  couldGrow: (p) => `Un jeton de plus (${TOKEN[p.token].one}) ajouterait ${p.worth} : attendre peut payer.`,
  nothingToBuy: (p) => `Vous pouvez payer ${p.worth} ; la carte la moins chère coûte ${p.least}.`,
  throwsAway: (p) => `Vous défaussez ${pieces(p.tokens)} ; vos marchandises perdent ${p.worth} de valeur.`,
  makesRoom: (p) => `Sans échange, votre entrepôt déborderait : il faudrait défausser ${pieces(p.tokens)}.`,
  coinsHelp: (p) =>
    `Après la fin, les pièces ne valent plus rien : autant en mettre ${p.coins} dans le paiement.`,
  leavesPoints: (p) => `C’est votre dernier échange, et il pourrait rapporter ${points(p.points)} de plus.`,
  tooMuch: (p) =>
    `Cela pourrait faire ${pieces(p.tokens)} dans un entrepôt prévu pour ${p.room} : il faudra échanger.`,
  nothingMore: () => 'Ce que vos navires rapportent maintenant ne compte plus.',
};
