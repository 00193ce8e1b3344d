/** Cargo Noir in Dutch. */
import type { GameText } from '../../../text/game-text.ts';
import { count, type Forms, list } from '../../../text/languages.ts';
import { type Card, PORTS, type Port, type Token } from '../rules/tables.ts';
import type { CargoNoir, GoodsSet } from '../rules/types.ts';
import { boardWith, type Counted, cardsInWords, tokensInWords } from './board.ts';
import { questionsWith } from './questions.ts';
import { book } from './rulebook/nl.ts';
import { type PrintedParts, tablesWith } from './rulebook/printed.ts';
import { unfinishedWith } from './unfinished.ts';

export const TOKEN: Readonly<Record<Token, Forms>> = {
  alcohol: { one: 'alcohol', other: 'alcohol' },
  arms: { one: 'wapen', other: 'wapens' },
  art: { one: 'kunstwerk', other: 'kunstwerken' },
  cars: { one: 'auto', other: 'auto’s' },
  cigars: { one: 'sigaar', other: 'sigaren' },
  ivory: { one: 'ivoor', other: 'ivoor' },
  jewels: { one: 'juweel', other: 'juwelen' },
  gold: { one: 'goud', other: 'goud' },
  uranium: { one: 'uranium', other: 'uranium' },
  wild: { one: 'joker', other: 'jokers' },
};

/** One token in a sentence: "pakt een wapen", "ruilt goud voor een joker". */
export const ONE: Readonly<Record<Token, string>> = {
  alcohol: 'alcohol',
  arms: 'een wapen',
  art: 'een kunstwerk',
  cars: 'een auto',
  cigars: 'een sigaar',
  ivory: 'ivoor',
  jewels: 'een juweel',
  gold: 'goud',
  uranium: 'uranium',
  wild: 'een joker',
};

export const PORT: Readonly<Record<Port, string>> = {
  rotterdam: 'Rotterdam',
  newYork: 'New York',
  hongKong: 'Hongkong',
  capeTown: 'Kaapstad',
  bombay: 'Bombay',
  panama: 'Panama',
  rio: 'Rio',
  tangier: 'Tanger',
};

export const CARD: Readonly<Record<Card, string>> = {
  ship: 'Vrachtschip',
  warehouse: 'Pakhuis',
  syndicate: 'Syndicaat',
  villa: 'Villa',
  yacht: 'Jacht',
  bar: 'Louche kroeg',
  club: 'Nachtclub',
  show: 'Showbusiness',
  paparazzi: 'Paparazzi',
  militia: 'Militie',
  cronies: 'Trawanten',
  bank: 'Bank',
  principality: 'Vorstendom',
};

export const coins = (n: number): string => count('nl', n, { one: 'munt', other: 'munten' });
export const points = (n: number): string => count('nl', n, { one: 'punt', other: 'punten' });
export const ships = (n: number): string => count('nl', n, { one: 'schip', other: 'schepen' });
export const fiches = (n: number): string => count('nl', n, { one: 'fiche', other: 'fiches' });
export const counted: Counted = {
  nothing: 'niets',
  token: (n, token) => count('nl', n, TOKEN[token]),
  card: (n, card) => (n > 1 ? `${n} × ${CARD[card]}` : CARD[card]),
};
const tokens = (counts: readonly number[]): string => tokensInWords(counts, counted);
const cards = (counts: readonly number[]): string => cardsInWords(counts, counted);
const some = (counts: readonly number[]): boolean => counts.some((n) => n > 0);
/** "geen goud", "geen wapens". */
const none = (token: Token): string => `geen ${TOKEN[token].other}`;
const set = ({ kind, tokens: t }: GoodsSet): string =>
  `${tokens(t)} (${kind === 'same' ? 'gelijk' : 'verschillend'})`;
/** "1 naar Rotterdam met 3 munten", "1 naar Rio met 1 munt". */
const stacksInWords = (stacks: readonly number[]): string[] =>
  stacks.flatMap((n, port) => (n > 0 ? [`1 naar ${PORT[PORTS[port]!]} met ${coins(n)}`] : []));
const times = (n: number, place: string): string[] => (n > 0 ? [`${n} naar ${place}`] : []);

function sending(casino: number, market: number, stacks: readonly number[]): string {
  const parts = [
    ...stacksInWords(stacks),
    ...times(market, 'de zwarte markt'),
    ...times(casino, 'het casino'),
  ];
  return parts.join(', ') || 'geen schip';
}

const PRINTED: PrintedParts = {
  ...PORT,
  ...CARD,
  slots: 'Plaatsen voor goederen',
  players: 'Open vanaf zoveel spelers',
  market: 'Zwarte markt',
  costs: 'Kosten',
  points: 'Punten',
};

export const nl: GameText<CargoNoir> = {
  title: 'Cargo Noir',

  refusals: {
    gameOver: () => 'Het spel is afgelopen.',
    notYourTurn: ({ turn }, who) => `${who(turn)} is aan de beurt.`,
    resolveFirst: () => 'Haal eerst je schepen terug.',
    tradeFirst: () => 'Nu is het tijd om in te ruilen.',
    sendFirst: () => 'Nu is het tijd om je schepen uit te sturen.',
    noShipInCasino: () => 'Je hebt geen schip in het casino.',
    noShipInMarket: () => 'Je hebt geen schip op de zwarte markt.',
    noShipInPort: ({ port }) => `Je hebt nu geen schip terug te halen uit ${PORT[port]}.`,
    notOwned: ({ token }) => `Je hebt ${none(token)} om te ruilen.`,
    notInMarket: ({ token }) => `Op de zwarte markt vind je ${none(token)}.`,
    notAlone: ({ port }) => `Je bent niet alleen in ${PORT[port]}: verhoog je bod of trek je terug.`,
    notOutbid: ({ port }) => `In ${PORT[port]} heeft niemand je overboden.`,
    noRaiseInLastRound: () => 'Aan deze tafel wordt in de laatste ronde niet meer verhoogd.',
    bidTooLow: ({ bid, least }) => `Dat is samen ${coins(bid)}; je moet op minstens ${least} uitkomen.`,
    tooFewCoins: ({ wanted, coins: have }) =>
      `Je hebt ${coins(wanted)} nodig, maar je hebt er ${have === 0 ? 'geen' : `maar ${have}`}.`,
    setSize: ({ size, most }) => `Een set bestaat uit 1 tot en met ${most} fiches, niet uit ${size}.`,
    notTheSame: ({ first, other }) =>
      `Gelijk betekent: allemaal hetzelfde, en dat zijn ${TOKEN[first].other} en ${TOKEN[other].other} niet.`,
    notDifferent: ({ good }) =>
      `Verschillend betekent: van elke soort maar één. Meer dan één keer erbij: ${TOKEN[good].other}.`,
    tooFewTokens: ({ token, wanted, have }) =>
      `Je wilt ${counted.token(wanted, token)} afgeven, maar je hebt ${have === 0 ? none(token) : `er maar ${have}`}.`,
    coinsOnlyAtTheEnd: () => 'Alleen in de laatste ronde mag je kaarten ook met munten betalen.',
    nothingBought: () => 'Je zou iets afgeven en er niets voor krijgen.',
    tooExpensive: ({ cost, value }) => `Deze kaarten kosten ${cost}; wat je ervoor geeft, is ${value} waard.`,
    soldOut: ({ card }) => `Zoveel kaarten ‘${CARD[card]}’ zijn er niet meer.`,
    twoAtMost: ({ card }) => `Je mag hooguit twee kaarten ‘${CARD[card]}’ hebben.`,
    discardExactly: ({ wanted, got }) =>
      wanted === 0
        ? 'Je mag hier niets afleggen: alles past in je pakhuis.'
        : `Je moet precies ${fiches(wanted)} afleggen, niet ${got}.`,
    sendAll: ({ ships: have, sent }) =>
      `Stuur al je schepen uit: je hebt ${ships(have)} en je stuurt er ${sent}.`,
    portClosed: ({ port }) => `${PORT[port]} is aan deze tafel gesloten.`,
    portJustLeft: ({ port }) => `Je hebt je net uit ${PORT[port]} teruggetrokken.`,
    oneShipPerPort: ({ port }) => `Je hebt al een schip in ${PORT[port]}.`,
  },

  unfinished: unfinishedWith({
    send: (n) => `Nog uit te sturen: ${ships(n)}`,
    choose: 'Nog te kiezen: een kaart',
    pay: (n) => `Nog te betalen: ${n}`,
    discard: (n) => `Nog af te leggen: ${n}`,
  }),

  events: {
    turn: ({ round, seat }, who) => `Ronde ${round}: ${who(seat)} is aan de beurt.`,
    income: ({ seat, coins: n, from }, who) =>
      `${who(seat)} krijgt ${coins(n)} van het ${from === 'casino' ? 'casino' : 'Syndicaat'}.`,
    swapped: ({ seat, give, take }, who) =>
      `${who(seat)} ruilt op de zwarte markt ${ONE[give]} voor ${ONE[take]}.`,
    drawn: ({ seat, token }, who) =>
      token === null
        ? `${who(seat)} wil uit de zak trekken, maar die is leeg.`
        : `${who(seat)} trekt ${ONE[token]} uit de zak.`,
    taken: ({ seat, port, coins: n, goods }, who) =>
      `${who(seat)} neemt in ${PORT[port]} ${tokens(goods)} voor ${coins(n)}.`,
    refilled: ({ port, goods }) => `${PORT[port]} biedt nu ${tokens(goods)}.`,
    recycled: () => 'De afgelegde fiches gaan terug in de zak.',
    raised: ({ seat, port, stack }, who) => `${who(seat)} verhoogt in ${PORT[port]} naar ${coins(stack)}.`,
    withdrawn: ({ seat, port, coins: n }, who) =>
      `${who(seat)} trekt zich met ${coins(n)} terug uit ${PORT[port]}.`,
    traded: ({ seat, value, coins: n, cards: c, goods }, who) => {
      const given = [...(some(goods) ? [tokens(goods)] : []), ...(n > 0 ? [coins(n)] : [])];
      return `${who(seat)} ruilt ${given.join(' en ')} (waarde ${value + n}) in voor ${cards(c)}.`;
    },
    thrownAway: ({ seat, goods }, who) => `${who(seat)} legt ${tokens(goods)} af.`,
    sent: ({ seat, casino, market, stacks }, who) =>
      `${who(seat)} stuurt schepen uit: ${sending(casino, market, stacks)}.`,
    scored: ({ seat, points: n, cards: c }, who) =>
      `${who(seat)} heeft ${some(c) ? cards(c) : 'geen kaarten'}: ${points(n)}.`,
    ended: ({ places }, who) =>
      `${list(
        'nl',
        places.flatMap((place, seat) => (place === 1 ? [who(seat)] : [])),
      )}: eerste plaats.`,
  },

  kinds: {
    casino: 'Casino',
    swap: 'Fiche ruilen',
    draw: 'Uit de zak trekken',
    takeCargo: 'Lading nemen',
    raise: 'Bod verhogen',
    withdraw: 'Terugtrekken',
    trade: 'Inruilen',
    send: 'Schepen uitsturen',
  },

  moves: {
    casino: () => 'Casino: 2 munten nemen',
    swap: ({ give, take }) => `Zwarte markt: ${ONE[give]} ruilen voor ${ONE[take]}`,
    draw: () => 'Zwarte markt: uit de zak trekken',
    takeCargo: ({ port }) => `${PORT[port]}: de lading nemen`,
    raise: ({ port, coins: n }) => `${PORT[port]}: met ${coins(n)} verhogen`,
    withdraw: ({ port }) => `${PORT[port]}: je terugtrekken`,
    trade: ({ sets, coins: n, cards: c, discard }) => {
      const thrown = some(discard) ? `; ${tokens(discard)} afleggen` : '';
      if (sets.length === 0 && n === 0) return `Niets inruilen${thrown}`;
      return `${[...sets.map(set), ...(n > 0 ? [coins(n)] : [])].join(' + ')} inruilen voor ${cards(c)}${thrown}`;
    },
    send: ({ casino, market, stacks }) => `Uitsturen: ${sending(casino, market, stacks)}`,
  },

  options: {
    printed: {
      name: 'Wat er gedrukt staat',
      help: 'Plaatsen van de havens en vanaf hoeveel spelers ze open zijn, grootte van de zwarte markt, kosten en punten van de kaarten. Niet alles is zeker: vul in wat er op jouw exemplaar staat.',
      parts: PRINTED,
    },
    lastRound: {
      name: 'Laatste ronde',
      help: 'Of er in de laatste ronde nog schepen worden uitgestuurd en biedingen worden verhoogd.',
      values: { asEver: 'zoals in elke ronde', noSending: 'niet uitsturen, niet verhogen' },
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
    toCasino: 'Hoeveel schepen naar het casino?',
    toMarket: 'Hoeveel schepen naar de zwarte markt?',
    toPort: 'Naar welke havens een schip?',
    give: 'Wat geef je af?',
    buy: 'Welke kaarten koop je?',
    addCoins: 'Hoeveel munten leg je erbij?',
    throwAway: 'Wat leg je af?',
    raise: 'Met hoeveel verhoog je?',
  }),

  board: boardWith({
    counted,
    ports: PORT,
    cards: CARD,
    round: (round, of) => `Ronde ${round} van ${of}`,
    market: 'Zwarte markt',
    casino: 'Casino',
    ships,
    coins,
    points,
    goods: 'Goederen',
    owned: 'Kaarten',
    onSale: 'Te koop',
    from: (bid) => `(vanaf ${bid})`,
    price: (cost, worth) => `${cost} voor ${points(worth)}`,
  }),
};
