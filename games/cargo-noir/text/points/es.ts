/** Why a move of Cargo Noir is good or bad, in Spanish. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { CARD, chips, coins, counted, PORT, points, ships, TOKEN } from '../es.ts';

const rounds = (n: number): string => count('es', n, { one: 'ronda', other: 'rondas' });

export const es: PointTextOf<Points> = {
  casino: (p) => `${ships(p.ships)} en el casino: ${coins(p.coins)} seguras.`,
  cargoAdds: (p) => `La carga de ${PORT[p.port]} suma ${p.worth} al valor de tus mercancías.`,
  sameSet: (p) => `Así juntas una combinación que vale ${p.worth}: ${counted.token(p.size, p.token)}.`,
  mixedSet: (p) => `Así juntas una combinación de ${p.size} mercancías distintas que vale ${p.worth}.`,
  outOfReach: (p, who) =>
    `Con ${coins(p.bid)} nadie te quita ${PORT[p.port]}: ${who(p.seat)} puede llegar a ${p.coins} como mucho.`,
  mayBeOutbid: (p, who) =>
    `Con ${coins(p.bid)} en ${PORT[p.port]} te superan más o menos el ${p.percent} % de las veces; ${who(p.seat)} puede llegar a ${p.coins}.`,
  keepsFrom: (p, who) =>
    `${who(p.seat)} va por delante en ${PORT[p.port]} y ganaría ahí ${p.worth} de valor: así le cierras el paso.`,
  staying: (p) =>
    `Seguir en ${PORT[p.port]} te cuesta ${coins(p.coins)} más; la carga suma ${p.worth} a tus mercancías.`,
  cannotRaise: (p) => `Seguir en ${PORT[p.port]} te costaría ${coins(p.coins)} más, y tienes ${p.safe}.`,
  comesTooLate: (p) => `La partida acaba antes de que puedas llevarte la carga de ${PORT[p.port]}.`,
  syndicatePays: (p) => `Tu Sindicato te paga ${coins(p.coins)} por retirarte.`,
  swapMakes: (p) => `Tras el cambio, tus mercancías valen ${p.after} en lugar de ${p.before}.`,
  swapIdle: () => 'El cambio no altera el valor de tus mercancías.',
  bagAdds: (p) => `Una ficha de la bolsa suma de media ${p.worth}, más o menos.`,
  marketOffers: (p) => `En el mercado negro hay ${TOKEN[p.token].some}: el cambio sumaría ${p.worth}.`,
  cardsBring: (p) => `Lo que das vale ${p.worth} y te da ${points(p.points)}.`,
  onlyCopy: (p) => `Solo hay una carta «${CARD[p.card]}», y da ${points(p.more)} más de lo que cuesta.`,
  edgeWorks: (p) => `«${CARD[p.card]}» aún te servirá durante ${rounds(p.rounds)}.`,
  noChange: (p) => `Pagas ${p.lost} de más: no se da cambio.`,
  keepsGoods: (p) => `Te guardas para después ${chips(p.tokens)} por valor de ${p.worth}.`,
  couldGrow: (p) => `Una ficha más (${TOKEN[p.token].none}) sumaría ${p.worth}: esperar puede compensar.`,
  nothingToBuy: (p) => `Puedes pagar ${p.worth}; la carta más barata cuesta ${p.least}.`,
  throwsAway: (p) => `Descartas ${chips(p.tokens)}; tus mercancías pierden ${p.worth} de valor.`,
  makesRoom: (p) =>
    `Si no comercias, no te cabe todo en el almacén: tendrías que descartar ${chips(p.tokens)}.`,
  coinsHelp: (p) => `Al acabar la partida las monedas no valen nada: mejor usar ahora ${p.coins} para pagar.`,
  leavesPoints: (p) => `Es la última vez que comercias, y podrías sacar ${points(p.points)} más.`,
  tooMuch: (p) => `Podrías juntar ${chips(p.tokens)} en un almacén para ${p.room}: tocará comerciar.`,
  nothingMore: () => 'Lo que traigan ahora tus barcos ya no cuenta.',
};
