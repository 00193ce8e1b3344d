/** Cargo Noir in French. Names stand where nothing elides before them: "à", never "de". */
import { total } from '../../../core/counts.ts';
import type { GameText } from '../../../text/game-text.ts';
import { count, type Forms, list } from '../../../text/languages.ts';
import { type Card, PORTS, type Port, type Token } from '../rules/tables.ts';
import type { CargoNoir, GoodsSet } from '../rules/types.ts';
import { boardWith, type Counted, cardsInWords, tokensInWords } from './board.ts';
import { questionsWith } from './questions.ts';
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
      parts: {
        ...(Object.fromEntries(PORTS.map((port) => [port, PORT[port].name])) as Record<Port, string>),
        ...CARD,
        slots: 'Emplacements',
        players: 'Ouvert à partir de tant de joueurs',
        market: 'Marché noir',
        costs: 'Coût',
        points: 'Points',
      },
    },
    lastRound: {
      name: 'Dernière manche',
      help: 'Envoie-t-on des navires et surenchérit-on pendant la dernière manche ?',
      values: { asEver: 'comme à chaque manche', noSending: 'ni envoi, ni surenchère' },
    },
  },

  chapters: {
    1: 'But du jeu et matériel',
    2: 'Mise en place',
    3: 'Un tour de jeu',
    4: 'Le retour des navires',
    5: 'L’échange',
    6: 'L’envoi des navires',
    7: 'Fin de partie',
    8: 'Les cartes',
    9: 'Éditions et points douteux',
  },

  rules: {
    '1.1':
      'Des contrebandiers se disputent aux enchères les cargaisons de ports du monde entier, réunissent des séries de marchandises et les échangent contre des cartes. À la fin, qui a le plus de points gagne.',
    '1.2':
      'Il y a neuf marchandises de 14 jetons chacune, et autant de jokers que de joueurs. Toutes les marchandises se valent ; seules comptent les séries.',
    '1.3':
      'Chaque joueur a trois navires, deux autres en réserve, 7 pièces dans son coffre et un entrepôt pour six jetons.',
    '1.4': 'Tout est visible, sauf l’ordre des jetons dans le sac.',
    '2.1': 'Un port est ouvert à partir du nombre de joueurs qui y est imprimé.',
    '2.2': 'Remplissez le marché noir et tous les ports ouverts de jetons tirés du sac.',
    '2.3': 'Le hasard désigne qui commence ; ce joueur commence chaque manche. On joue dans le sens horaire.',
    '2.4': 'La partie dure 11 manches à deux ou trois joueurs, 10 à quatre ou cinq.',
    '2.5': 'Les pièces ne sont pas limitées.',
    '3.1': 'Les joueurs jouent leur tour entier l’un après l’autre.',
    '3.2': 'Un tour compte trois phases : le retour des navires, l’échange, l’envoi des navires.',
    '3.3': 'Pendant la première manche, on envoie seulement les navires.',
    '4.1':
      'Faites rentrer vos navires un par un, dans l’ordre de votre choix. L’effet de chacun est immédiat.',
    '4.2': 'Casino : prenez 2 pièces par navire.',
    '4.3':
      'Marché noir : échangez un de vos jetons contre n’importe lequel de ceux qui s’y trouvent, même identique, ou piochez-en un dans le sac.',
    '4.4':
      'Port sans concurrence : vos pièces vont à la réserve, vous prenez toutes les marchandises du port, puis il est regarni avec des jetons du sac.',
    '4.5':
      'Port où votre offre est dépassée : vous pouvez ajouter des pièces à votre pile pour qu’elle dépasse toutes les autres, du montant que vous voulez. Le navire reste sur place.',
    '4.6':
      'Ou bien vous vous retirez avec navire et pièces. Vous ne pouvez alors pas envoyer de navire dans ce port pendant le même tour.',
    '4.7':
      'Chacune de vos cartes « Syndicat du crime » rapporte 2 pièces une fois par tour quand vous vous retirez ; chaque retrait ne fait payer qu’une carte.',
    '4.8': 'Si le sac est vide, les jetons défaussés y retournent.',
    '5.1':
      'Une série de marchandises identiques, neuf au plus, vaut le carré de leur nombre : 1, 4, 9, 16 et ainsi de suite jusqu’à 81.',
    '5.2':
      'Une série de marchandises différentes vaut 1, 3, 6, 10, 15, 21, 28, 36 ou 45. Toutes doivent être différentes. Un joker remplace n’importe quelle marchandise, même seul.',
    '5.3':
      'Une fois par tour, vous pouvez donner autant de séries que vous voulez contre autant de cartes que vous voulez ; les valeurs s’additionnent. On ne rend pas la monnaie.',
    '5.4':
      'Vous pouvez posséder deux exemplaires de chacune des trois cartes Avantage : Cargo, Entrepôt, Syndicat du crime. Ce qui est épuisé l’est pour de bon.',
    '5.5': 'Les cartes Avantage ont un effet immédiat : un nouveau navire part pendant le même tour.',
    '5.6':
      'Défaussez ensuite ce que votre entrepôt ne peut pas contenir : il a six places, plus deux par carte « Entrepôt ».',
    '5.7': 'Les jetons échangés ou jetés vont à la défausse.',
    '6.1': 'Envoyez tous vos navires.',
    '6.2':
      'Vous pouvez en envoyer autant que vous voulez au casino et au marché noir, mais un seul dans chaque port ouvert.',
    '6.3':
      'Dans un port, placez sous le navire au moins une pièce, et plus de pièces que dans toute pile qui s’y trouve.',
    '6.4': 'Les pièces et les navires placés dans les ports y restent jusqu’à votre prochain tour.',
    '6.5': 'Vous pouvez choisir à nouveau un port dont vous venez de prendre la cargaison.',
    '7.1': 'La partie se termine après la dernière manche ; chacun y joue son dernier tour.',
    '7.2':
      'Pendant la dernière manche, vous pouvez aussi payer des cartes avec des pièces de votre coffre, qui valent 1 chacune, avec ou sans séries.',
    '7.3':
      'Additionnez les points de toutes vos cartes. Les pièces et marchandises restantes ne comptent pas.',
    '7.4':
      'En cas d’égalité, la carte la plus chère décide, puis la suivante ; si l’égalité persiste, la victoire est partagée.',
    '8.1':
      'Les cartes Avantage coûtent plus qu’elles ne rapportent. Cargo : un navire de plus. Entrepôt : de la place pour deux jetons de plus. Syndicat du crime : voir la règle 4.7. Il y en a huit de chaque.',
    '8.2':
      'Villa, Yacht, Bar louche et Boîte de nuit valent autant de points que leur coût ; il y en a six de chaque.',
    '8.3': 'Les six autres cartes sont uniques et valent plus qu’elles ne coûtent.',
    '9.1':
      'Les coûts certains sont ceux de Cargo (15), Entrepôt (10), Syndicat du crime (10) et Acolytes (49) : les exemples du livret s’en servent. Dans l’un d’eux, des marchandises valant 35 paient les trois premières ; le Syndicat du crime coûte donc au plus 10, et un compte rendu ne connaît que des cartes Avantage à 10 et à 15. Les autres coûts sont notre supposition, de même que tous les points, dans les limites des règles 8.1 à 8.3.',
    '9.2':
      'Quels ports sont ouverts pour combien de joueurs, c’est notre supposition, avec un indice : le seul compte rendu qui cite les ports et leurs emplacements raconte une partie à quatre, et il n’y manque que Tanger. Sept ports sont donc ouverts à quatre, bien qu’un autre compte rendu en laisse deux fermés. Les emplacements à Tanger sont aussi notre supposition.',
    '9.3': 'Les sources divergent sur la taille du marché noir : six ou huit. Nous jouons avec six.',
    '9.4':
      'Selon les règles, on envoie des navires et on surenchérit pendant la dernière manche comme d’habitude ; seul le tout dernier tour se joue sans envoi de navires. Une table peut supprimer les deux.',
    '9.5':
      'Là où le livret se tait, nous jouons ainsi : au moins une pièce dans un port (6.3) et un seul de vos navires (6.2), surenchère de n’importe quel montant (4.5), pièces illimitées bien que la boîte en compte 60 (2.5) et, à égalité, la carte qui suit la plus chère (7.4).',
    '9.6':
      'Une table peut saisir ce qui est imprimé sur son exemplaire. Ce qui contredit le livret est refusé : d’autres coûts pour Cargo, Entrepôt et Acolytes, plus de 10 pour Syndicat du crime (9.1), et des points contraires aux règles 8.1, 8.2 ou 8.3.',
  },

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
