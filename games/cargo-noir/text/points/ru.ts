/** Why a move of Cargo Noir is good or bad, in Russian. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { CARD, capital, chips, coins, coinsObject, counted, PORT, points, ships, TOKEN } from '../ru.ts';

const rounds = (n: number): string =>
  count('ru', n, { one: 'раунд', few: 'раунда', many: 'раундов', other: 'раунда' });

export const ru: PointTextOf<Points> = {
  casino: (p) => `Казино не подведёт: ${ships(p.ships)} — ${coins(p.coins)}.`,
  cargoAdds: (p) => `Груз ${PORT[p.port].from} прибавит ${p.worth} к стоимости ваших товаров.`,
  sameSet: (p) => `Получится комбинация стоимостью ${p.worth}: ${counted.token(p.size, p.token)}.`,
  mixedSet: (p) => `Получится комбинация из ${p.size} разных товаров стоимостью ${p.worth}.`,
  outOfReach: (p, who) =>
    `${capital(PORT[p.port].in)} вашу ставку (${coins(p.bid)}) не перебить: ${who(p.seat)} может поставить не больше ${p.coins}.`,
  mayBeOutbid: (p, who) =>
    `${capital(PORT[p.port].in)} вашу ставку (${coins(p.bid)}) перебьют примерно в ${p.percent} % случаев; ${who(p.seat)} может дойти до ${p.coins}.`,
  keepsFrom: (p, who) =>
    `${who(p.seat)} лидирует ${PORT[p.port].in} и ждёт груз, который даст ${p.worth}: вы встаёте на пути.`,
  staying: (p) =>
    `Чтобы остаться ${PORT[p.port].in}, нужно добавить ${coinsObject(p.coins)}; груз прибавит ${p.worth} к стоимости ваших товаров.`,
  cannotRaise: (p) =>
    `Чтобы остаться ${PORT[p.port].in}, нужно добавить ${coinsObject(p.coins)}, а у вас ${p.safe}.`,
  comesTooLate: (p) => `Партия закончится раньше, чем вы сможете забрать груз ${PORT[p.port].from}.`,
  syndicatePays: (p) => `Синдикат заплатит вам за уход ${coinsObject(p.coins)}.`,
  swapMakes: (p) => `После обмена ваши товары будут стоить ${p.after}, а не ${p.before}.`,
  swapIdle: () => 'Обмен не меняет стоимости ваших товаров.',
  bagAdds: (p) => `Жетон из мешка прибавляет в среднем около ${p.worth}.`,
  marketOffers: (p) => `На чёрном рынке есть ${TOKEN[p.token].one}: обмен прибавит ${p.worth}.`,
  cardsBring: (p) => `Вы отдаёте на сумму ${p.worth} и получаете ${points(p.points)}.`,
  onlyCopy: (p) => `Карта «${CARD[p.card]}» всего одна, и она даёт на ${points(p.more)} больше, чем стоит.`,
  edgeWorks: (p) => `«${CARD[p.card]}» послужит вам ещё ${rounds(p.rounds)}.`,
  noChange: (p) => `Вы переплачиваете ${p.lost}: сдачи не дают.`,
  keepsGoods: (p) => `На потом у вас останется ${chips(p.tokens)} стоимостью ${p.worth}.`,
  couldGrow: (p) => `Ещё один жетон («${TOKEN[p.token].one}») прибавил бы ${p.worth}: можно и подождать.`,
  nothingToBuy: (p) => `Вы можете заплатить ${p.worth}, а самая дешёвая карта стоит ${p.least}.`,
  throwsAway: (p) => `Вы сбрасываете ${chips(p.tokens)}, и товары дешевеют на ${p.worth}.`,
  makesRoom: (p) => `Без обмена склад переполнится: придётся сбросить ${chips(p.tokens)}.`,
  coinsHelp: (p) => `После партии монеты ничего не стоят — лучше доплатить ими сейчас: ${coins(p.coins)}.`,
  leavesPoints: (p) => `Это ваш последний обмен, и он мог бы дать на ${points(p.points)} больше.`,
  tooMuch: (p) =>
    `Может набраться ${chips(p.tokens)}, а на складе помещается ${p.room}: придётся обменивать.`,
  nothingMore: () => 'Всё, что теперь привезут ваши корабли, уже не считается.',
};
