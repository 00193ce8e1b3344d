/** Cargo Noir in French. Names stand where nothing elides before them: "à", never "de". */
import { total } from '../../../core/counts.ts';
import type { GameText } from '../../../text/game-text.ts';
import { count, type Forms, list } from '../../../text/languages.ts';
import { type Card, PORTS, type Port, type Token } from '../rules/tables.ts';
import type { CargoNoir, GoodsSet } from '../rules/types.ts';
import { boardWith, type Counted, cardsInWords, tokensInWords } from './board.ts';
import { questionsWith } from './questions.ts';
import { book } from './rulebook/fr.ts';
import { type PrintedParts, tablesWith } from './rulebook/printed.ts';
import { unfinishedWith } from './unfinished.ts';

/** "2 or", "2 armes"; "échange de l’or contre une arme"; "pas d’or". */
export const TOKEN: Readonly<Record<Token, Forms & { readonly some: string; readonly none: string }>> = {
  alcohol: { one: 'alcool', other: 'alcool', some: 'de l’alcool', none: 'd’alcool' },
  arms: { one: 'arme', other: 'armes', some: 'une arme', none: 'd’armes' },
  art: { one: 'œuvre d’art', other: 'œuvres d’art', some: 'une œuvre d’art', none: 'd’œuvres d’art' },
  cars: { one: 'voiture', other: 'voitures', some: 'une voiture', none: 'de voitures' },
  cigars: { one: 'cigare', other: 'cigares', some: 'un cigare', none: 'de cigares' },
  ivory: { one: 'ivoire', other: 'ivoire', some: 'de l’ivoire', none: 'd’ivoire' },
  jewels: { one: 'bijou', other: 'bijoux', some: 'un bijou', none: 'de bijoux' },
  gold: { one: 'or', other: 'or', some: 'de l’or', none: 'd’or' },
  uranium: { one: 'uranium', other: 'uranium', some: 'de l’uranium', none: 'd’uranium' },
  wild: { one: 'joker', other: 'jokers', some: 'un joker', none: 'de jokers' },
};

export const PORT: Readonly<
  Record<Port, { readonly name: string; readonly at: string; readonly from: string }>
> = {
  rotterdam: { name: 'Rotterdam', at: 'à Rotterdam', from: 'de Rotterdam' },
  newYork: { name: 'New York', at: 'à New York', from: 'de New York' },
  hongKong: { name: 'Hong Kong', at: 'à Hong Kong', from: 'de Hong Kong' },
  capeTown: { name: 'Le Cap', at: 'au Cap', from: 'du Cap' },
  bombay: { name: 'Bombay', at: 'à Bombay', from: 'de Bombay' },
  panama: { name: 'Panama', at: 'à Panama', from: 'de Panama' },
  rio: { name: 'Rio', at: 'à Rio', from: 'de Rio' },
  tangier: { name: 'Tanger', at: 'à Tanger', from: 'de Tanger' },
};

export const CARD: Readonly<Record<Card, string>> = {
  ship: 'Cargo',
  warehouse: 'Entrepôt',
  syndicate: 'Syndicat du crime',
  villa: 'Villa',
  yacht: 'Yacht',
  bar: 'Bar louche',
  club: 'Boîte de nuit',
  show: 'Show-business',
  paparazzi: 'Paparazzi',
  militia: 'Milice',
  cronies: 'Acolytes',
  bank: 'Banque',
  principality: 'Principauté',
};

export const coins = (n: number): string => count('fr', n, { one: 'pièce', other: 'pièces' });
export const points = (n: number): string => count('fr', n, { one: 'point', other: 'points' });
export const ships = (n: number): string => count('fr', n, { one: 'navire', other: 'navires' });
export const pieces = (n: number): string => count('fr', n, { one: 'jeton', other: 'jetons' });
/** Too few of something. */
export const only = (n: number): string => (n > 0 ? `vous n’en avez que ${n}` : 'vous n’en avez pas');
export const counted: Counted = {
  nothing: 'rien',
  token: (n, token) => count('fr', n, TOKEN[token]),
  card: (n, card) => (n > 1 ? `${n} × ${CARD[card]}` : CARD[card]),
};
const quoted: Counted = {
  ...counted,
  card: (n, card) => (n > 1 ? `${n} × « ${CARD[card]} »` : `« ${CARD[card]} »`),
};
const tokens = (counts: readonly number[]): string => tokensInWords(counts, counted);
const cards = (counts: readonly number[]): string => cardsInWords(counts, counted);
/** "la carte « Villa »", "les cartes « Villa », 2 × « Yacht »". */
const bought = (counts: readonly number[]): string =>
  `${total(counts) === 1 ? 'la carte' : 'les cartes'} ${cardsInWords(counts, quoted)}`;
/** One token alone is neither. */
const set = ({ kind, tokens: t }: GoodsSet): string =>
  total(t) === 1 ? tokens(t) : `${tokens(t)} (${kind === 'same' ? 'identiques' : 'différentes'})`;
/** "1 à Rotterdam avec 3 pièces", "1 au Cap avec 1 pièce". */
const stacksInWords = (stacks: readonly number[]): string[] =>
  stacks.flatMap((n, port) => (n > 0 ? [`1 ${PORT[PORTS[port]!].at} avec ${coins(n)}`] : []));
const times = (n: number, place: string): string[] => (n > 0 ? [`${n} ${place}`] : []);

function sending(casino: number, market: number, stacks: readonly number[]): string {
  const parts = [...stacksInWords(stacks), ...times(market, 'au marché noir'), ...times(casino, 'au casino')];
  return parts.join(', ') || 'aucun';
}

/** "2 or, 1 joker et 4 pièces", or coins alone. */
function payment(goods: readonly number[], n: number): string {
  const given = goods.some((g) => g > 0) ? [tokens(goods)] : [];
  return [...given, ...(n > 0 ? [coins(n)] : [])].join(' et ') || counted.nothing;
}

const PRINTED: PrintedParts = {
  ...(Object.fromEntries(PORTS.map((port) => [port, PORT[port].name])) as Record<Port, string>),
  ...CARD,
  slots: 'Emplacements',
  players: 'Ouvert à partir de tant de joueurs',
  market: 'Marché noir',
  costs: 'Coût',
  points: 'Points',
};

export const fr: GameText<CargoNoir> = {
  title: 'Cargo Noir',

  refusals: {
    gameOver: () => 'La partie est terminée.',
    notYourTurn: ({ turn }, who) => `C’est à ${who(turn)} de jouer.`,
    resolveFirst: () => 'Faites d’abord rentrer vos navires.',
    tradeFirst: () => 'C’est le moment d’échanger vos marchandises.',
    sendFirst: () => 'C’est le moment d’envoyer vos navires.',
    noShipInCasino: () => 'Vous n’avez pas de navire au casino.',
    noShipInMarket: () => 'Vous n’avez pas de navire au marché noir.',
    noShipInPort: ({ port }) => `Vous n’avez pas de navire à faire rentrer ${PORT[port].from}.`,
    notOwned: ({ token }) => `Vous n’avez pas ${TOKEN[token].none} à donner.`,
    notInMarket: ({ token }) => `Il n’y a pas ${TOKEN[token].none} au marché noir.`,
    notAlone: ({ port }) => `Vous avez de la concurrence ${PORT[port].at} : surenchérissez ou retirez-vous.`,
    notOutbid: ({ port }) => `Personne n’a dépassé votre offre ${PORT[port].at}.`,
    noRaiseInLastRound: () => 'À cette table, on ne surenchérit pas pendant la dernière manche.',
    bidTooLow: ({ bid, least }) => `Cela fait ${coins(bid)} ; il en faut au moins ${least}.`,
    tooFewCoins: ({ wanted, coins: have }) => `Il vous faut ${coins(wanted)} ; ${only(have)}.`,
    setSize: ({ size, most }) => `Une série compte de 1 à ${most} jetons, pas ${size}.`,
    notTheSame: ({ first, other }) =>
      `Ce ne sont pas des marchandises identiques : ${TOKEN[first].some} et ${TOKEN[other].some}.`,
    notDifferent: ({ good }) =>
      `« Différentes » veut dire toutes différentes : il y a là plus d’une fois ${TOKEN[good].some}.`,
    tooFewTokens: ({ token, wanted, have }) =>
      `Il vous faut ${counted.token(wanted, token)} ; ${only(have)}.`,
    coinsOnlyAtTheEnd: () => 'Les pièces n’aident à payer les cartes que pendant la dernière manche.',
    nothingBought: () => 'Vous paieriez sans rien recevoir.',
    tooExpensive: ({ cost, value }) => `Ces cartes coûtent ${cost} ; ce que vous donnez vaut ${value}.`,
    soldOut: ({ card }) => `Il ne reste pas assez de cartes « ${CARD[card]} ».`,
    twoAtMost: ({ card }) => `Vous pouvez posséder au plus deux cartes « ${CARD[card]} ».`,
    discardExactly: ({ wanted, got }) =>
      wanted === 0
        ? 'Vous n’avez rien à défausser : tout tient dans votre entrepôt.'
        : `Vous devez défausser exactement ${pieces(wanted)}, pas ${got}.`,
    sendAll: ({ ships: have, sent }) =>
      `Envoyez tous vos navires : il y en a ${have} à envoyer, pas ${sent}.`,
    portClosed: ({ port }) => `${PORT[port].name} : ce port est fermé à cette table.`,
    portJustLeft: ({ port }) => `Vous venez de vous retirer ${PORT[port].from}.`,
    oneShipPerPort: ({ port }) => `Vous avez déjà un navire ${PORT[port].at}.`,
  },

  unfinished: unfinishedWith({
    send: (n) => `Reste à envoyer : ${ships(n)}`,
    choose: 'Reste à choisir : une carte',
    pay: (n) => `Reste à payer : ${n}`,
    discard: (n) => `Reste à défausser : ${n}`,
  }),

  events: {
    turn: ({ round, seat }, who) => `Manche ${round} : c’est à ${who(seat)} de jouer.`,
    income: ({ seat, coins: n, from }, who) =>
      `${who(seat)} reçoit ${coins(n)} ${from === 'casino' ? 'au casino' : 'grâce au Syndicat du crime'}.`,
    swapped: ({ seat, give, take }, who) =>
      `${who(seat)} échange ${TOKEN[give].some} contre ${TOKEN[take].some} au marché noir.`,
    drawn: ({ seat, token }, who) =>
      token === null
        ? `${who(seat)} trouve le sac vide.`
        : `${who(seat)} pioche ${TOKEN[token].some} dans le sac.`,
    taken: ({ seat, port, coins: n, goods }, who) =>
      `${who(seat)} prend la cargaison ${PORT[port].at} pour ${coins(n)} : ${tokens(goods)}.`,
    refilled: ({ port, goods }) => `Nouvelle cargaison ${PORT[port].at} : ${tokens(goods)}.`,
    recycled: () => 'Les jetons défaussés retournent dans le sac.',
    raised: ({ seat, port, stack }, who) => `${who(seat)} surenchérit ${PORT[port].at} : ${coins(stack)}.`,
    withdrawn: ({ seat, port, coins: n }, who) =>
      `${who(seat)} se retire ${PORT[port].from} et récupère ${coins(n)}.`,
    traded: ({ seat, value, coins: n, cards: c, goods }, who) =>
      `${who(seat)} échange ${payment(goods, n)} (valeur ${value + n}) contre ${bought(c)}.`,
    thrownAway: ({ seat, goods }, who) => `${who(seat)} défausse ${tokens(goods)}.`,
    sent: ({ seat, casino, market, stacks }, who) =>
      `${who(seat)} envoie ses navires : ${sending(casino, market, stacks)}.`,
    scored: ({ seat, points: n, cards: c }, who) =>
      `${who(seat)} : ${points(n)} (${c.some((owned) => owned > 0) ? cards(c) : 'aucune carte'}).`,
    ended: ({ places }, who) =>
      `${list(
        'fr',
        places.flatMap((place, seat) => (place === 1 ? [who(seat)] : [])),
      )} : première place.`,
  },

  kinds: {
    casino: 'Casino',
    swap: 'Échange au marché noir',
    draw: 'Piocher dans le sac',
    takeCargo: 'Prendre une cargaison',
    raise: 'Surenchérir',
    withdraw: 'Se retirer',
    trade: 'Échange',
    send: 'Envoyer des navires',
  },

  moves: {
    casino: () => 'Casino : prendre 2 pièces',
    swap: ({ give, take }) => `Marché noir : échanger ${TOKEN[give].some} contre ${TOKEN[take].some}`,
    draw: () => 'Marché noir : piocher dans le sac',
    takeCargo: ({ port }) => `${PORT[port].name} : prendre la cargaison`,
    raise: ({ port, coins: n }) => `${PORT[port].name} : surenchérir en ajoutant ${coins(n)}`,
    withdraw: ({ port }) => `${PORT[port].name} : se retirer`,
    trade: ({ sets, coins: n, cards: c, discard }) => {
      const thrown = discard.some((d) => d > 0) ? ` ; défausser ${tokens(discard)}` : '';
      if (sets.length === 0 && n === 0) return `Ne rien échanger${thrown}`;
      return `Échanger ${[...sets.map(set), ...(n > 0 ? [coins(n)] : [])].join(' + ')} contre ${bought(c)}${thrown}`;
    },
    send: ({ casino, market, stacks }) => `Envoyer des navires : ${sending(casino, market, stacks)}`,
  },

  options: {
    printed: {
      name: 'Ce qui est imprimé',
      help: 'Emplacements et nombre de joueurs des ports, taille du marché noir, coût et points des cartes. Tout n’est pas certain : saisissez ce qu’indique votre exemplaire.',
      parts: PRINTED,
    },
    lastRound: {
      name: 'Dernière manche',
      help: 'Envoie-t-on des navires et surenchérit-on pendant la dernière manche ?',
      values: { asEver: 'comme à chaque manche', noSending: 'ni envoi, ni surenchère' },
    },
  },

  chapters: book.chapters,
  rules: book.rules,
  tables: tablesWith(PRINTED, book.printed),

  questions: questionsWith({
    ships,
    coins,
    tokens,
    cards,
    set,
    stacks: stacksInWords,
    toCasino: 'Combien de navires au casino ?',
    toMarket: 'Combien de navires au marché noir ?',
    toPort: 'Dans quels ports un navire ?',
    give: 'Que cédez-vous ?',
    buy: 'Quelles cartes achetez-vous ?',
    addCoins: 'Combien de pièces ajoutez-vous ?',
    throwAway: 'Que défaussez-vous ?',
    raise: 'De combien surenchérissez-vous ?',
  }),

  board: boardWith({
    counted,
    ports: {
      rotterdam: 'Rotterdam ',
      newYork: 'New York ',
      hongKong: 'Hong Kong ',
      capeTown: 'Le Cap ',
      bombay: 'Bombay ',
      panama: 'Panama ',
      rio: 'Rio ',
      tangier: 'Tanger ',
    },
    cards: CARD,
    round: (round, of) => `Manche ${round} sur ${of}`,
    market: 'Marché noir ',
    casino: 'Casino ',
    ships,
    coins,
    points,
    goods: 'Marchandises ',
    owned: 'Cartes ',
    onSale: 'En vente ',
    from: (bid) => `(à partir de ${bid})`,
    price: (cost, worth) => `${cost} pour ${points(worth)}`,
  }),
};
