/** Why a move of Cargo Noir is good or bad, in German. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { CARD, coins, counted, ONE, PORT, points, ships, TOKEN } from '../de.ts';

const rounds = (n: number): string => count('de', n, { one: 'Runde', other: 'Runden' });

export const de: PointTextOf<Points> = {
  casino: (p) => `${ships(p.ships)} im Casino: ${coins(p.coins)}, und die sind sicher.`,
  cargoAdds: (p) => `Mit der Fracht aus ${PORT[p.port]} sind deine Waren um ${p.worth} mehr wert.`,
  sameSet: (p) => `Das ergibt eine Kombination aus ${counted.token(p.size, p.token)} im Wert von ${p.worth}.`,
  mixedSet: (p) => `Das ergibt eine Kombination aus ${p.size} verschiedenen Waren im Wert von ${p.worth}.`,
  outOfReach: (p, who) =>
    `Mit ${coins(p.bid)} ist dir ${PORT[p.port]} sicher: ${who(p.seat)} kommt höchstens auf ${p.coins}.`,
  mayBeOutbid: (p, who) =>
    `Mit ${coins(p.bid)} wirst du in ${PORT[p.port]} in etwa ${p.percent}\u00a0% der Fälle überboten; ${who(p.seat)} könnte bis ${p.coins} gehen.`,
  keepsFrom: (p, who) =>
    `${who(p.seat)} liegt in ${PORT[p.port]} vorn und würde dort ${p.worth} an Wert gewinnen: Da stellst du dich in den Weg.`,
  staying: (p) =>
    `Um in ${PORT[p.port]} zu bleiben, brauchst du noch ${coins(p.coins)}; die Fracht macht deine Waren um ${p.worth} wertvoller.`,
  cannotRaise: (p) =>
    `Um in ${PORT[p.port]} zu bleiben, bräuchtest du noch ${coins(p.coins)}; du hast ${p.safe}.`,
  comesTooLate: (p) => `Das Spiel ist zu Ende, bevor du die Fracht in ${PORT[p.port]} nehmen kannst.`,
  syndicatePays: (p) => `Dein Syndikat zahlt dir für den Rückzug ${coins(p.coins)}.`,
  swapMakes: (p) => `Nach dem Tausch sind deine Waren ${p.after} wert statt ${p.before}.`,
  swapIdle: () => 'Der Tausch ändert nichts am Wert deiner Waren.',
  bagAdds: (p) => `Ein Plättchen aus dem Beutel bringt im Schnitt etwa ${p.worth} an Wert.`,
  marketOffers: (p) => `Auf dem Schwarzmarkt gibt es ${ONE[p.token]}: Der Tausch brächte ${p.worth} an Wert.`,
  cardsBring: (p) => `Was du gibst, ist ${p.worth} wert und bringt ${points(p.points)}.`,
  onlyCopy: (p) =>
    `Die Karte „${CARD[p.card]}“ gibt es nur einmal, und sie bringt ${points(p.more)} mehr, als sie kostet.`,
  edgeWorks: (p) => `„${CARD[p.card]}“ hilft dir noch ${rounds(p.rounds)} lang.`,
  noChange: (p) => `Du zahlst ${p.lost} zu viel: Herausgegeben wird nichts.`,
  keepsGoods: (p) => `Du behältst ${p.tokens} Plättchen im Wert von ${p.worth} für später.`,
  couldGrow: (p) =>
    `Ein Plättchen mehr (${TOKEN[p.token].one}) brächte ${p.worth} an Wert: Warten kann sich lohnen.`,
  nothingToBuy: (p) => `Du kannst ${p.worth} bezahlen; die billigste Karte kostet ${p.least}.`,
  throwsAway: (p) => `Du wirfst ${p.tokens} Plättchen ab; deine Waren sind dann um ${p.worth} weniger wert.`,
  makesRoom: (p) => `Ohne Eintauschen liefe dein Lager über: ${p.tokens} Plättchen müsstest du abwerfen.`,
  coinsHelp: (p) => `Münzen zählen am Ende nichts; hier zahlst du mit ${coins(p.coins)}.`,
  leavesPoints: (p) =>
    `Zum letzten Mal tauschst du hier ein, und es könnte ${points(p.points)} mehr bringen.`,
  tooMuch: (p) =>
    `Das könnten ${p.tokens} Plättchen werden, doch dein Lager fasst ${p.room}: Dann wird Eintauschen fällig.`,
  nothingMore: () => 'Was deine Schiffe jetzt noch bringen, zählt nicht mehr.',
};
