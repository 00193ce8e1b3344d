/** Cargo Noir in Dutch. */
import type { GameText } from '../../../text/game-text.ts';
import { count, type Forms, list } from '../../../text/languages.ts';
import { type Card, PORTS, type Port, type Token } from '../rules/tables.ts';
import type { CargoNoir, GoodsSet } from '../rules/types.ts';
import { boardWith, type Counted, cardsInWords, tokensInWords } from './board.ts';
import { questionsWith } from './questions.ts';
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
      parts: {
        ...PORT,
        ...CARD,
        slots: 'Plaatsen voor goederen',
        players: 'Open vanaf zoveel spelers',
        market: 'Zwarte markt',
        costs: 'Kosten',
        points: 'Punten',
      },
    },
    lastRound: {
      name: 'Laatste ronde',
      help: 'Of er in de laatste ronde nog schepen worden uitgestuurd en biedingen worden verhoogd.',
      values: { asEver: 'zoals in elke ronde', noSending: 'niet uitsturen, niet verhogen' },
    },
  },

  chapters: {
    1: 'Doel en materiaal',
    2: 'Klaarzetten',
    3: 'Een beurt',
    4: 'Schepen keren terug',
    5: 'Inruilen',
    6: 'Schepen varen uit',
    7: 'Het einde',
    8: 'De kaarten',
    9: 'Edities en twijfelgevallen',
  },

  rules: {
    '1.1':
      'Smokkelaars bieden op lading in havens over de hele wereld, verzamelen goederen in sets en ruilen die in voor kaarten. Wie aan het einde de meeste punten heeft, wint.',
    '1.2':
      'Er zijn negen soorten goederen met elk 14 fiches, en evenveel jokers als spelers. Alle goederen zijn evenveel waard; alleen sets tellen.',
    '1.3':
      'Iedereen heeft drie schepen, nog twee in reserve, 7 munten in de kluis en een pakhuis voor zes fiches.',
    '1.4': 'Alles ligt open; alleen de volgorde waarin de fiches uit de zak komen, kent niemand.',
    '2.1': 'Op elke haven staat vanaf hoeveel spelers die open is.',
    '2.2': 'Vul de zwarte markt en alle open havens met fiches uit de zak.',
    '2.3': 'Het toeval bepaalt wie begint; die speler begint elke ronde. De beurt gaat met de klok mee.',
    '2.4': 'Het spel duurt 11 rondes met twee of drie spelers, 10 met vier of vijf.',
    '2.5': 'De munten raken nooit op.',
    '3.1': 'Je speelt steeds een hele beurt; daarna is de volgende speler aan de beurt.',
    '3.2': 'Een beurt heeft drie fasen: schepen keren terug, inruilen, schepen varen uit.',
    '3.3': 'In de eerste ronde varen er alleen schepen uit.',
    '4.1':
      'Haal je schepen een voor een terug, in willekeurige volgorde. Wat een schip oplevert, telt meteen.',
    '4.2': 'Casino: neem 2 munten voor elk schip.',
    '4.3':
      'Zwarte markt: ruil een van je fiches voor een fiche naar keuze dat daar ligt, ook als het hetzelfde is, of trek er een uit de zak.',
    '4.4':
      'Haven, alleen: leg je munten daar in de voorraad, neem alle goederen van de haven en vul de haven weer aan uit de zak.',
    '4.5':
      'Haven, overboden: je mag je stapel verhogen tot boven alle andere, ook met meer dan nodig is. Het schip blijft daar.',
    '4.6':
      'Of je trekt je terug met schip en munten. Dan mag je in dezelfde beurt geen schip naar deze haven sturen.',
    '4.7':
      'Elk van je kaarten ‘Syndicaat’ betaalt één keer per beurt 2 munten als je je terugtrekt; per keer dat je je terugtrekt, betaalt er maar één kaart.',
    '4.8': 'Is de zak leeg, dan gaan de afgelegde fiches er weer in.',
    '5.1':
      'Een set van hooguit negen gelijke goederen is het kwadraat van hun aantal waard: 1, 4, 9, 16 enzovoort tot 81.',
    '5.2':
      'Een set van verschillende goederen is 1, 3, 6, 10, 15, 21, 28, 36 of 45 waard. Geen enkele soort mag dubbel voorkomen. Een joker staat voor een soort naar keuze, ook in zijn eentje.',
    '5.3':
      'Eén keer per beurt mag je zoveel sets als je wilt inruilen voor zoveel kaarten als je wilt; hun waarden worden opgeteld. Wisselgeld krijg je niet.',
    '5.4':
      'Van elk van de drie voordeelkaarten – Vrachtschip, Pakhuis, Syndicaat – mag je er twee hebben. Op is op.',
    '5.5': 'Voordeelkaarten werken meteen: een nieuw schip vaart nog in dezelfde beurt uit.',
    '5.6':
      'Leg daarna af wat niet in je pakhuis past: het biedt plaats aan zes fiches, en aan twee meer voor elke kaart ‘Pakhuis’.',
    '5.7': 'Ingeruilde en afgelegde fiches gaan naar de aflegstapel.',
    '6.1': 'Stuur al je schepen uit.',
    '6.2':
      'Naar het casino en de zwarte markt mogen er zoveel als je wilt; naar elke open haven hooguit één van jou.',
    '6.3':
      'In een haven leg je minstens één munt onder het schip; de stapel moet hoger zijn dan elke stapel die er al ligt.',
    '6.4': 'Munten en schepen in havens blijven daar tot je volgende beurt.',
    '6.5': 'Een haven waar je net de lading hebt genomen, mag je meteen weer kiezen.',
    '7.1': 'Het spel eindigt na de laatste ronde; iedereen krijgt die laatste beurt.',
    '7.2':
      'In de laatste ronde mag je kaarten ook betalen met munten uit je kluis, die elk 1 waard zijn, met of zonder sets.',
    '7.3': 'Tel de punten van al je kaarten op. Munten en goederen die je overhoudt, tellen niet.',
    '7.4':
      'Bij een gelijke stand beslist de duurste kaart, dan de op een na duurste, enzovoort; anders wordt de overwinning gedeeld.',
    '8.1':
      'Voordeelkaarten kosten meer dan ze aan punten opleveren. Vrachtschip: één schip meer. Pakhuis: plaats voor nog twee fiches. Syndicaat: zie spelregel 4.7. Van elk zijn er acht.',
    '8.2':
      'Villa, Jacht, Louche kroeg en Nachtclub leveren evenveel punten op als ze kosten; van elk zijn er zes.',
    '8.3': 'Van elk van de zes andere is er maar één; ze leveren meer punten op dan ze kosten.',
    '9.1':
      'Zeker zijn de kosten van Vrachtschip (15), Pakhuis (10), Syndicaat (10) en Trawanten (49): de voorbeelden in de spelregels gebruiken ze. In een daarvan betalen goederen ter waarde van 35 de eerste drie, dus Syndicaat kost hooguit 10; en een verslag kent alleen voordeelkaarten van 10 en 15. De overige kosten hebben we geschat, en alle punten ook, voor zover 8.1 tot en met 8.3 ze openlaten.',
    '9.2':
      'Welke havens bij hoeveel spelers open zijn, hebben we geschat, met één aanwijzing: het enige verslag dat de havens en hun plaatsen noemt, gaat over een spel met vier, en alleen Tanger ontbreekt erin. Met vier spelers zijn er dus zeven havens open, al laat een ander verslag er twee gesloten. De plaatsen in Tanger hebben we ook geschat.',
    '9.3': 'De bronnen verschillen over de grootte van de zwarte markt: zes of acht. Wij spelen met zes.',
    '9.4':
      'Volgens de spelregels worden ook in de laatste ronde schepen uitgestuurd en biedingen verhoogd; alleen in de allerlaatste beurt varen er geen schepen meer uit. De tafel kan beide weglaten.',
    '9.5':
      'Waar de spelregels zwijgen, spelen we: minstens één munt in een haven (6.3) en daar maar één schip van jou (6.2), verhogen met elk bedrag (4.5), onbeperkt munten, al zitten er 60 in de doos (2.5), en bij een gelijke stand na de duurste kaart de volgende (7.4).',
    '9.6':
      'Een tafel mag invullen wat er op haar eigen exemplaar gedrukt staat. Wat de spelregels tegenspreekt, wordt geweigerd: andere kosten voor Vrachtschip, Pakhuis en Trawanten, meer dan 10 voor Syndicaat (9.1), en punten die niet kloppen met 8.1, 8.2 of 8.3.',
  },

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
