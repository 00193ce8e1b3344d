/** Why a move of Cargo Noir is good or bad, in Dutch. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { CARD, coins, counted, fiches, ONE, PORT, points, ships, TOKEN } from '../nl.ts';

const rounds = (n: number): string => count('nl', n, { one: 'ronde', other: 'rondes' });

export const nl: PointTextOf<Points> = {
  casino: (p) => `${ships(p.ships)} in het casino: ${coins(p.coins)}, en die zijn zeker.`,
  cargoAdds: (p) => `De lading in ${PORT[p.port]} maakt je goederen ${p.worth} meer waard.`,
  sameSet: (p) => `Dat wordt een set van ${counted.token(p.size, p.token)}, samen ${p.worth} waard.`,
  mixedSet: (p) => `Dat wordt een set van ${p.size} verschillende goederen, samen ${p.worth} waard.`,
  outOfReach: (p, who) =>
    `Met ${coins(p.bid)} ben je zeker van ${PORT[p.port]}: ${who(p.seat)} komt niet verder dan ${p.coins}.`,
  mayBeOutbid: (p, who) =>
    `Met ${coins(p.bid)} word je in ${PORT[p.port]} in zo’n ${p.percent}% van de gevallen overboden; ${who(p.seat)} kan tot ${p.coins} gaan.`,
  keepsFrom: (p, who) =>
    `${who(p.seat)} staat in ${PORT[p.port]} bovenaan en zou er ${p.worth} aan waarde winnen: jij zit dan in de weg.`,
  staying: (p) =>
    `Blijven in ${PORT[p.port]} kost je nog ${coins(p.coins)}; de lading maakt je goederen ${p.worth} meer waard.`,
  cannotRaise: (p) =>
    `Blijven in ${PORT[p.port]} zou nog ${coins(p.coins)} kosten; je hebt er ${p.safe === 0 ? 'geen' : p.safe}.`,
  comesTooLate: (p) => `Het spel is afgelopen voordat je de lading in ${PORT[p.port]} kunt nemen.`,
  syndicatePays: (p) => `Je Syndicaat betaalt je ${coins(p.coins)} als je je terugtrekt.`,
  swapMakes: (p) => `Na de ruil zijn je goederen ${p.after} waard in plaats van ${p.before}.`,
  swapIdle: () => 'De ruil verandert niets aan de waarde van je goederen.',
  bagAdds: (p) => `Een fiche uit de zak levert gemiddeld zo’n ${p.worth} aan waarde op.`,
  marketOffers: (p) => `Op de zwarte markt ligt ${ONE[p.token]}: de ruil zou ${p.worth} opleveren.`,
  cardsBring: (p) => `Wat je geeft is ${p.worth} waard en levert ${points(p.points)} op.`,
  onlyCopy: (p) =>
    `Van de kaart ‘${CARD[p.card]}’ is er maar één, en die levert ${points(p.more)} meer op dan hij kost.`,
  edgeWorks: (p) => `‘${CARD[p.card]}’ helpt je nog ${rounds(p.rounds)}.`,
  noChange: (p) => `Je betaalt ${p.lost} te veel: wisselgeld krijg je niet.`,
  keepsGoods: (p) => `Je houdt ${fiches(p.tokens)} ter waarde van ${p.worth} voor later.`,
  couldGrow: (p) => `Eén fiche erbij (${TOKEN[p.token].one}) zou ${p.worth} opleveren: wachten kan lonen.`,
  nothingToBuy: (p) => `Je kunt ${p.worth} betalen; de goedkoopste kaart kost ${p.least}.`,
  throwsAway: (p) => `Je legt ${fiches(p.tokens)} af; je goederen worden ${p.worth} minder waard.`,
  makesRoom: (p) =>
    `Als je niet inruilt, past niet alles in je pakhuis: je zou ${fiches(p.tokens)} moeten afleggen.`,
  coinsHelp: (p) => `Na afloop zijn munten niets meer waard; hier betaal je met ${coins(p.coins)}.`,
  leavesPoints: (p) =>
    `Dit is de laatste keer dat je inruilt, en het kan ${points(p.points)} meer opleveren.`,
  tooMuch: (p) =>
    `Dat kunnen ${fiches(p.tokens)} worden in een pakhuis voor ${p.room}: dan moet je inruilen.`,
  nothingMore: () => 'Wat je schepen nu nog brengen, telt niet meer mee.',
};
