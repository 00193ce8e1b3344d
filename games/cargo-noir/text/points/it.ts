/** Why a move of Cargo Noir is good or bad, in Italian. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { CARD, coins, counted, only, PORT, pieces, points, ships, TOKEN } from '../it.ts';

const rounds = (n: number): string => count('it', n, { one: 'round', other: 'round' });

export const it: PointTextOf<Points> = {
  casino: (p) => `${ships(p.ships)} al casinò: ${coins(p.coins)} sicure.`,
  cargoAdds: (p) => `Il carico di ${PORT[p.port]} aggiunge ${p.worth} al valore delle tue merci.`,
  sameSet: (p) => `Ne viene un set che vale ${p.worth}: ${counted.token(p.size, p.token)}.`,
  mixedSet: (p) => `Ne viene un set di ${p.size} merci diverse, che vale ${p.worth}.`,
  outOfReach: (p, who) =>
    `Con ${coins(p.bid)} nessuno ti toglie ${PORT[p.port]}: ${who(p.seat)} può arrivare al massimo a ${p.coins}.`,
  mayBeOutbid: (p, who) =>
    `Con ${coins(p.bid)} a ${PORT[p.port]} ti superano circa ${count('it', p.percent, { one: 'volta', other: 'volte' })} su 100; ${who(p.seat)} può arrivare fino a ${p.coins}.`,
  keepsFrom: (p, who) =>
    `${who(p.seat)} è in testa a ${PORT[p.port]} e ci guadagnerebbe ${p.worth}: così trova la strada sbarrata.`,
  staying: (p) =>
    `Per restare a ${PORT[p.port]} devi aggiungere ${coins(p.coins)}; il carico fa crescere le tue merci di ${p.worth}.`,
  cannotRaise: (p) => `Per restare a ${PORT[p.port]} dovresti aggiungere ${coins(p.coins)}; ${only(p.safe)}.`,
  comesTooLate: (p) => `La partita finisce prima che tu possa prendere il carico di ${PORT[p.port]}.`,
  syndicatePays: (p) => `Il tuo Sindacato del crimine ti paga ${coins(p.coins)} per il ritiro.`,
  swapMakes: (p) => `Dopo lo scambio le tue merci valgono ${p.after} invece di ${p.before}.`,
  swapIdle: () => 'Lo scambio non cambia il valore delle tue merci.',
  bagAdds: (p) => `Un gettone dal sacchetto aggiunge in media circa ${p.worth}.`,
  marketOffers: (p) => `Al mercato nero c’è ${TOKEN[p.token].some}: lo scambio aggiungerebbe ${p.worth}.`,
  cardsBring: (p) => `Quello che dai vale ${p.worth} e porta ${points(p.points)}.`,
  onlyCopy: (p) => `La carta «${CARD[p.card]}» è unica e porta ${points(p.more)} in più di quanto costa.`,
  edgeWorks: (p) => `«${CARD[p.card]}» ti servirà ancora per ${rounds(p.rounds)}.`,
  noChange: (p) => `Paghi ${p.lost} di troppo: non si dà resto.`,
  keepsGoods: (p) => `Tieni per dopo ${pieces(p.tokens)} per un valore di ${p.worth}.`,
  couldGrow: (p) =>
    `Un gettone in più (${TOKEN[p.token].one}) aggiungerebbe ${p.worth}: aspettare può convenire.`,
  nothingToBuy: (p) => `Puoi pagare ${p.worth}; la carta più economica costa ${p.least}.`,
  throwsAway: (p) => `Scarti ${pieces(p.tokens)}; le tue merci perdono ${p.worth} di valore.`,
  makesRoom: (p) => `Senza scambio il magazzino sarebbe troppo pieno: dovresti scartare ${pieces(p.tokens)}.`,
  coinsHelp: (p) => `Finita la partita le monete non valgono nulla: tanto vale usarne ${p.coins} per pagare.`,
  leavesPoints: (p) => `È il tuo ultimo scambio e potrebbe portare ${points(p.points)} in più.`,
  tooMuch: (p) =>
    `Potresti trovarti con ${pieces(p.tokens)} in un magazzino da ${p.room}: servirà uno scambio.`,
  nothingMore: () => 'Quello che le tue navi portano adesso non conta più.',
};
