/** Container in Italian. */
import type { GameText } from '../../../text/game-text.ts';
import { count, type Forms, list } from '../../../text/languages.ts';
import { COLOURS, type Colour } from '../rules/tables.ts';
import type { Container, MoveOf } from '../rules/types.ts';
import { boardWith, type Goods, goodsNamer, seizedNamer, storesNamer } from './board.ts';
import { buildingsWith } from './buildings.ts';
import { questionsWith } from './questions.ts';
import { rulebook } from './rulebook/it.ts';

/** Both "container" and "macchinario" are masculine; "beige" never changes. */
const COLOUR: Readonly<Record<Colour, Forms>> = {
  black: { one: 'nero', other: 'neri' },
  brown: { one: 'marrone', other: 'marroni' },
  orange: { one: 'arancione', other: 'arancioni' },
  tan: { one: 'beige', other: 'beige' },
  white: { one: 'bianco', other: 'bianchi' },
};
export const COLOUR_NAMES: readonly string[] = COLOURS.map((colour) => COLOUR[colour].one);

const BROKERS = ['I', 'II', 'III'] as const;
const PLACES: Readonly<Record<string, string>> = {
  island: 'dall’isola',
  ship: 'dalla nave',
  bankPort: 'dal porto della banca',
  stores: 'dai depositi',
  buildings: 'tra gli edifici',
  nothing: 'da nessuna parte',
};

const containers = (n: number): string => count('it', n, { one: 'container', other: 'container' });
const room = (n: number): string => (n > 0 ? `c’è posto per ${containers(n)}` : 'non c’è più posto');
/** "1 container nero", "2 container neri". */
const coloured = (n: number, colour: Colour): string =>
  count('it', n, { one: `container ${COLOUR[colour].one}`, other: `container ${COLOUR[colour].other}` });
const building = (colour: Colour | null): string =>
  colour === null ? 'un magazzino' : `un macchinario ${COLOUR[colour].one}`;
const money = (n: number): string => (n < 0 ? `−$${-n}` : `$${n}`);
const broker = (n: number): string => `broker ${BROKERS[n] ?? ''}`;
const harbourOf = (name: string): string => `nel porto di ${name}`;
/** "2 container (1 nero, 1 beige)", or that there is nothing; with prices "2 neri a $3". */
const goods: Goods = goodsNamer({
  some: (n, colour) => count('it', n, COLOUR[colour]),
  priced: (some, price) => `${some} a ${money(price)}`,
  nothing: 'niente',
  alone: (n, colour) => coloured(n, colour),
  mixed: (n, parts) => `${containers(n)} (${parts})`,
});
const fromStores = storesNamer(goods, {
  factory: 'dal deposito industriale: ',
  harbour: 'dal deposito portuale: ',
});

/** "il magazzino da $6". */
const seized = seizedNamer(building, (cost) => `il magazzino da ${money(cost)}`);

const sailing = ({ to }: MoveOf<'sail'>): string =>
  to === 'sea' ? 'Esci in mare aperto' : 'Raggiungi l’isola e vendi';

export const it: GameText<Container> = {
  title: 'Container',

  refusals: {
    gameOver: () => 'La partita è finita.',
    notYourTurn: ({ turn }, who) => `È il turno di ${who(turn)}.`,
    answerInterest: () => 'Prima decidi: prendere un prestito per pagare gli interessi, o non pagarli.',
    seizeFirst: ({ debtor }, who) => `Prima scegli che cosa perde ${who(debtor)}.`,
    payBrokersFirst: () => 'Prima di’ quale container va a quale broker.',
    restockFirst: () => 'Prima rimetti i tuoi container nei tuoi depositi.',
    bidFirst: () => 'Si stanno facendo le offerte: fai la tua, o prendi un prestito per farla.',
    decideFirst: () => 'Prima accetta un’offerta o tieni il carico.',
    turnIsOver: () => 'L’asta chiude il tuo turno: rimborsa prestiti o termina il turno.',
    notInterest: () => 'Ora non devi pagare interessi.',
    nothingToSeize: () => 'Ora non c’è nulla da confiscare.',
    seizeElsewhere: ({ place }) => `Ora si confisca ${PLACES[place]}.`,
    seizeExactly: ({ wanted, got }) =>
      wanted === 0
        ? 'Qui non c’è nulla da confiscare.'
        : `Qui bisogna confiscare esattamente ${containers(wanted)}, non ${got}.`,
    nothingThere: ({ colour }) => `Lì non c’è nessun container ${COLOUR[colour].one}.`,
    buildingIsSafe: () => 'Quell’edificio non si può confiscare.',
    noSaleInThisGame: () => 'In questa partita si gioca senza vendita interna.',
    alreadySold: () => 'In questo turno hai già fatto una vendita interna.',
    saleBeforeActions: () => 'La vendita interna viene prima delle tue azioni.',
    noSaleInFirstTurn: () => 'Nel tuo primo turno non c’è vendita interna.',
    sellFromFactory: () =>
      'Si vende dal deposito industriale; dal deposito portuale solo se quello industriale è vuoto.',
    notInStore: ({ colour, price, there, wanted }) =>
      `Vuoi ${coloured(wanted, colour)} a ${money(price)}, ma ${there === 0 ? 'non ce ne sono' : there === 1 ? 'ce n’è solo 1' : `ce ne sono solo ${there}`}.`,
    tooExpensive: ({ cost, cash }) => `Costa ${money(cost)}; tu hai ${money(cash)}.`,
    noSpaceToBuild: ({ most }) => `Ne hai già ${most}: non c’è più spazio.`,
    noMachineLeft: ({ colour }) => `Non ci sono più macchinari ${COLOUR[colour].other}.`,
    noWarehouseLeft: () => 'Non ci sono più magazzini.',
    machineOwned: ({ colour }) => `Hai già un macchinario ${COLOUR[colour].one}.`,
    ownStore: () => 'Non puoi comprare dal tuo stesso deposito.',
    noSuchSeat: ({ seat }) => `A questo tavolo non c’è un giocatore ${seat + 1}.`,
    nothingChosen: () => 'Scegli almeno un container.',
    nothingChanges: () => 'Nessun prezzo cambierebbe.',
    harbourFull: ({ room: left, wanted }) =>
      `Nel tuo deposito portuale ${room(left)}; tu vuoi ${containers(wanted)}.`,
    storeDiffers: ({ colour, wanted, laid }) =>
      `Il tuo deposito deve contenere ${coloured(wanted, colour)}, ma tu ${laid === 0 ? 'non ne hai messo nessuno' : `ne hai ${laid === 1 ? 'messo' : 'messi'} ${laid}`}.`,
    alreadyProduced: () => 'In questo turno hai già prodotto.',
    noMachineFor: ({ colour }) => `Non hai un macchinario ${COLOUR[colour].one}.`,
    colourRunOut: ({ colour }) => `Non ci sono più container ${COLOUR[colour].other}.`,
    oneForEachMachine: ({ colour, made }) =>
      `Il tuo macchinario ${COLOUR[colour].one} produce un container, non ${made}.`,
    mustMakeAll: ({ wanted, made }) => `Devi produrre ${containers(wanted)}, non ${made}.`,
    factoryFull: ({ room: left, made }) =>
      `Nel tuo deposito industriale ${room(left)}; tu vuoi produrre ${containers(made)}.`,
    mayNotEndGame: () => 'Hai chiamato un broker: in questo turno non puoi provocare la fine della partita.',
    alreadyThere: () => 'La tua nave è già lì.',
    seaFirst: () => 'Da un porto o dall’isola la nave deve prima uscire in mare aperto.',
    ownHarbour: () => 'La tua nave non può entrare nel tuo porto.',
    notInHarbour: () => 'La tua nave non è nel porto di un altro giocatore.',
    onlyOnArrival: () => 'La tua nave è già qui: carica solo alla fine di uno spostamento.',
    holdFull: ({ room: left, wanted }) => `Sulla tua nave ${room(left)}; tu vuoi ${containers(wanted)}.`,
    nothingToAuction: () => 'La tua nave non trasporta nulla da vendere sull’isola.',
    notAsked: () => 'Non tocca a te fare un’offerta.',
    bidBeyondCash: ({ amount, cash }) =>
      `Non puoi offrire ${money(amount)}; hai a disposizione ${money(cash)}.`,
    notBest: ({ seat }, who) => `${who(seat)} non ha fatto l’offerta migliore.`,
    noAuction: () => 'Ora non c’è nessuna asta.',
    tooManyLoans: ({ most }) => `Hai già ${count('it', most, { one: 'prestito', other: 'prestiti' })}.`,
    noLoan: () => 'Non hai prestiti da rimborsare.',
    repayInOwnTurn: () => 'I prestiti si rimborsano nel proprio turno.',
    noBank: () => 'In questa partita si gioca senza la Banca d’investimento.',
    noBankPort: () => 'La tua nave non è nel tuo porto della banca.',
    brokerInLastTurn: () => 'Nell’ultimo turno nessun broker risponde.',
    brokerJustWon: () => 'Hai appena vinto l’asta di un broker: in questo turno niente chiamate.',
    brokerHeldByYou: () => 'La carta di pagamento è tua: non puoi superare la tua stessa offerta.',
    cellIsEmpty: ({ broker: b }) => `In quella casella del ${broker(b)} non c’è nulla da vincere.`,
    otherCellMarked: ({ broker: b }) => `È aperta un’asta per un’altra casella, del ${broker(b)}.`,
    bidTooLow: ({ bid, least }) => `Devi offrire almeno ${least}, non ${bid}.`,
    notReturned: ({ colour, wanted, laid }) =>
      wanted === 0
        ? `Qui non vanno usati container ${COLOUR[colour].other}.`
        : `Devi usare esattamente ${coloured(wanted, colour)}, non ${laid}.`,
    notYourPayment: () => 'Ora non c’è nulla da pagare né da rimettere a posto.',
  },

  events: {
    turn: ({ seat }, who) => `Turno di ${who(seat)}.`,
    passed: ({ seat, left }, who) =>
      `${who(seat)} rinuncia ${left === 1 ? 'alla seconda azione' : 'a entrambe le azioni'}.`,
    interest: ({ seat, paid, owed }, who) =>
      `${who(seat)} paga ${money(paid)} di interessi${owed > 0 ? ` e deve ancora ${money(owed)}` : ''}.`,
    loan: ({ seat }, who) => `${who(seat)} prende un prestito.`,
    repaid: ({ seat }, who) => `${who(seat)} rimborsa un prestito.`,
    seized: ({ seat, by, goods: g }, who) => `${who(by)} decide la confisca: ${who(seat)} perde ${goods(g)}.`,
    buildingSeized: (taken, who) =>
      `${who(taken.by)} decide la confisca: ${who(taken.seat)} perde ${seized(taken)}.${taken.loanSettled ? ' Un prestito è estinto.' : ''}`,
    waived: ({ seat }, who) =>
      `${who(seat)} non ha nulla che si possa confiscare; gli interessi sono condonati.`,
    sold: ({ seat, colour }, who) =>
      `${who(seat)} fa una vendita interna: un container ${COLOUR[colour].one} per $2.`,
    built: ({ seat, machine, cost }, who) =>
      `${who(seat)} costruisce ${building(machine)} per ${money(cost)}.`,
    produced: ({ seat, made, boss }, who) =>
      `${who(seat)} ${made.some((n) => n > 0) ? `produce ${goods(made)}` : 'non produce niente'}; ${who(boss)} riceve $1.`,
    bought: ({ seat, seller, goods: g, cost }, who) =>
      `${who(seat)} compra ${goods(g)} da ${who(seller)} per ${money(cost)}.`,
    priced: ({ seat, store }, who) =>
      `${who(seat)} fissa i prezzi nel deposito ${store === 'factory' ? 'industriale' : 'portuale'}.`,
    sailed: ({ seat, to }, who) => `${who(seat)} ${to >= 0 ? `entra ${harbourOf(who(to))}` : SAILED[to]}.`,
    loaded: ({ seat, seller, goods: g, cost }, who) =>
      `${who(seat)} carica ${goods(g)} ${harbourOf(who(seller))} per ${money(cost)}.`,
    fetched: ({ seat, goods: g }, who) => `${who(seat)} carica ${goods(g)} alla banca.`,
    auction: ({ seat, cargo }, who) => `${who(seat)} mette all’asta ${goods(cargo)} sull’isola.`,
    bid: ({ seat, amount }, who) =>
      `${who(seat)} ${amount === null ? 'fa un’offerta' : `offre ${money(amount)}`}.`,
    revealed: ({ bids, loans }, who) => {
      const shown = bids.flatMap((b, seat) => (b === null ? [] : [`${who(seat)} ${money(b)}`]));
      const borrowed = loans.flatMap((n, seat) => (n > 0 ? [who(seat)] : []));
      return `Offerte: ${shown.join(', ')}.${borrowed.length > 0 ? ` Prestito per l’offerta: ${list('it', borrowed)}.` : ''}`;
    },
    tied: ({ tied, amount }, who) =>
      `Parità a ${money(amount)} tra ${list('it', tied.map(who))}, che possono aumentare l’offerta.`,
    accepted: ({ seat, winner, amount }, who) =>
      `${who(seat)} accetta: ${who(winner)} paga ${money(amount)}, il governo aggiunge ${money(amount)}.`,
    declined: ({ seat, amount }, who) => `${who(seat)} rifiuta e tiene il carico per ${money(amount)}.`,
    called: ({ seat, broker: b, holds, money: m, goods: g }, who) =>
      `${who(seat)} chiama il ${broker(b)} e offre ${holds === 'containers' ? `${money(m)} per i suoi container` : `${goods(g)} per il suo denaro`}.`,
    returned: ({ seat, money: m, goods: g }, who) =>
      `Offerta superata: ${who(seat)} recupera ${m > 0 ? money(m) : goods(g)}.`,
    brokerWon: ({ seat, broker: b, money: m, goods: g }, who) =>
      `${who(seat)} vince l’asta del ${broker(b)}: ${m > 0 ? money(m) : goods(g)}.`,
    brokersPaid: ({ money: m, goods: g }) =>
      g.some((n) => n > 0)
        ? `I broker ricevono ${goods(g)}.`
        : `I broker I, II e III ricevono ${m.map(money).join(', ')}.`,
    ending: ({ stagnant }) =>
      stagnant
        ? 'Nessuno commercia più: la partita finisce.'
        : 'Due colori sono esauriti: questo è l’ultimo turno.',
    account: (a, who) =>
      `${who(a.seat)}: isola ${money(a.island)}${a.discarded === null ? '' : ` (colore scartato: ${COLOUR[a.discarded].one})`}, contanti ${money(a.cash)}, porto ${money(a.harbour)}, nave ${money(a.ship)}${a.bankPort > 0 ? `, porto della banca ${money(a.bankPort)}` : ''}${a.loans < 0 ? `, prestiti ${money(a.loans)}` : ''}; totale: ${money(a.total)}.`,
    ended: ({ places }, who) =>
      `${list(
        'it',
        places.flatMap((place, seat) => (place === 1 ? [who(seat)] : [])),
      )}: primo posto.`,
  },

  kinds: {
    default: 'Non pagare',
    seizeGoods: 'Confisca un container',
    seizeStock: 'Confisca dai depositi',
    seizeBuilding: 'Confisca un edificio',
    payBrokers: 'Paga i broker',
    restock: 'Rimetti nei depositi',
    sell: 'Vendita interna',
    buildMachine: 'Costruisci un macchinario',
    buildWarehouse: 'Costruisci un magazzino',
    buy: 'Compra per il porto',
    reprice: 'Nuovi prezzi del porto',
    produce: 'Produci',
    sail: (move) => (move ? sailing(move) : 'Naviga'),
    dock: 'Entra in un porto',
    load: 'Carica qui',
    moor: 'Vai alla banca',
    fetch: 'Carica alla banca',
    bid: 'Offri',
    accept: 'Accetta un’offerta',
    decline: 'Tieni il carico',
    callWithMoney: 'Broker: denaro',
    callWithGoods: 'Broker: container',
    loan: 'Prendi un prestito',
    repay: 'Rimborsa un prestito',
    pass: 'Termina il turno',
  },

  moves: {
    pass: () => 'Termina il turno',
    loan: () => 'Prendi un prestito di $10',
    repay: () => 'Rimborsa un prestito',
    default: () => 'Niente prestito: non pagare gli interessi',
    seizeGoods: ({ place, colour }) => `Confisca un container ${COLOUR[colour].one} ${PLACES[place]}`,
    seizeStock: (move) => `Confisca ${fromStores(move)}`,
    seizeBuilding: (move) => `Confisca ${seized(move)}`,
    sell: ({ price, colour }) =>
      `Vendita interna: un container ${COLOUR[colour].one} (prezzo esposto ${money(price)}) per $2`,
    buildWarehouse: () => 'Costruisci un magazzino',
    buildMachine: ({ colour }) => `Costruisci un macchinario ${COLOUR[colour].one}`,
    produce: ({ made, store }) => `Produci: ${goods(made)}; prezzi: ${goods.priced(store, 'factory')}`,
    buy: ({ seller, goods: g, store }, who) =>
      `Compra da ${who(seller)}: ${goods.priced(g, 'factory')}; prezzi: ${goods.priced(store, 'harbour')}`,
    reprice: ({ store }) => `Nuovi prezzi nel deposito portuale: ${goods.priced(store, 'harbour')}`,
    sail: sailing,
    dock: ({ at, goods: g }, who) => `Entra nel porto di ${who(at)}; compra: ${goods.priced(g, 'harbour')}`,
    load: ({ goods: g }) => `Compra in questo porto: ${goods.priced(g, 'harbour')}`,
    moor: ({ goods: g }) => `Entra nel tuo porto della banca; carica: ${goods(g)}`,
    fetch: ({ goods: g }) => `Carica alla banca: ${goods(g)}`,
    bid: ({ amount }) => `Offri ${money(amount)}`,
    accept: ({ from }, who) => `Accetta l’offerta di ${who(from)}`,
    decline: () => 'Tieni il carico e paga l’offerta più alta',
    callWithMoney: ({ broker: b, amount }) => `Chiama il ${broker(b)}: ${money(amount)} per i container`,
    callWithGoods: (move) => `Chiama il ${broker(move.broker)} per il denaro; container ${fromStores(move)}`,
    restock: ({ factory, harbour }) =>
      `Rimetti nel deposito industriale: ${goods.priced(factory, 'factory')}; nel deposito portuale: ${goods.priced(harbour, 'harbour')}`,
    payBrokers: ({ order }) => `Paga i broker in quest’ordine: ${order.map((c) => COLOUR[c].one).join(', ')}`,
  },

  choices: buildingsWith({
    warehouse: (cost) => `Costruisci un magazzino per ${money(cost)}`,
    machine: (colour, cost) => `Costruisci un macchinario ${COLOUR[colour].one} per ${money(cost)}`,
  }),

  options: {
    edition: {
      name: 'Edizione',
      help: 'Quale regolamento si segue.',
      values: rulebook.editions,
    },
    domesticSale: {
      name: 'Vendita interna',
      help: 'La variante del 2007 per principianti: una volta per turno si può vendere un container sul mercato interno per $2.',
    },
    investmentBank: {
      name: 'Banca d’investimento',
      help: 'L’espansione dell’edizione anniversario: tre broker da chiamare.',
    },
    money: {
      name: 'Denaro',
      help: 'Se si vedono i contanti degli altri.',
      values: { secret: 'nascosto', open: 'visibile' },
    },
    buyMoored: {
      name: 'Caricare senza muoversi',
      help: 'Se una nave può caricare dove è già ormeggiata. Secondo il regolamento: nel 2007 sì, nell’edizione anniversario no.',
      values: { printed: 'come da regolamento', yes: 'consentito', no: 'vietato' },
    },
    forcedLoan: {
      name: 'Prestito per gli interessi',
      help: 'Regola della casa: anche nel 2007, chi può ancora prendere un prestito deve farlo per pagare gli interessi.',
    },
    seizureClearsLoan: {
      name: 'L’edificio confiscato estingue il prestito',
      help: 'Modifica ufficiale all’edizione del 2007: quando un edificio viene confiscato, un prestito è estinto.',
    },
    cargoShields: {
      name: 'Il carico protegge gli edifici',
      help: 'Nel 2007 non si confiscano edifici a chi ha ancora un carico a bordo.',
    },
    stagnationLaps: {
      name: 'Giri senza commercio',
      help: 'Regola della casa: dopo questo numero di giri senza alcun commercio la partita finisce; con 0 mai.',
    },
  },

  ...rulebook,

  questions: questionsWith({
    goods,
    money,
    brokers: BROKERS,
    seller: 'Da chi compri?',
    buy: 'Che cosa compri?',
    prices: 'Quali prezzi fissi?',
    make: 'Che cosa produci?',
    harbour: 'Nel porto di chi?',
    load: 'Che cosa carichi?',
    bid: 'Quanto offri?',
    seize: 'Che cosa si confisca?',
    broker: 'Quale broker?',
    offer: 'Che cosa offri?',
    putBack: 'A quali prezzi lo rimetti?',
    order: 'In quale ordine?',
  }),

  board: boardWith({
    goods,
    money,
    supply: 'Riserva',
    left: 'Ancora da costruire',
    cash: 'Contanti',
    loans: 'Prestiti',
    machines: 'Macchinari',
    warehouses: 'Magazzini',
    factory: 'Deposito industriale',
    harbour: 'Deposito portuale',
    ship: 'Nave',
    island: 'Isola',
    bankPort: 'Porto della banca',
    hidden: '?',
    gaps: (prices) => `vuoto: ${prices}`,
    valueCard: 'Carta valore',
    colours: COLOUR_NAMES,
    at: (to, who) => (to >= 0 ? harbourOf(who(to)) : (AT[to] ?? '')),
    brokers: 'Broker',
    brokerNames: BROKERS,
    card: (name, bid) => `${name} ha la carta di pagamento con ${bid}.`,
    offers: 'Offerte',
    actions: (n) => count('it', n, { one: 'azione', other: 'azioni' }),
    ending: 'Questo è l’ultimo turno.',
  }),
};

const SAILED: Readonly<Record<number, string>> = {
  [-1]: 'esce in mare aperto',
  [-2]: 'raggiunge l’isola',
  [-3]: 'entra nel porto della banca',
};
const AT: Readonly<Record<number, string>> = {
  [-1]: 'in mare aperto',
  [-2]: 'all’isola',
  [-3]: 'alla banca',
};
