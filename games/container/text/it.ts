/** Container in Italian. */
import type { GameText } from '../../../text/game-text.ts';
import { count, type Forms, list } from '../../../text/languages.ts';
import { COLOURS, type Colour } from '../rules/tables.ts';
import type { Container, MoveOf } from '../rules/types.ts';
import { boardWith, type Goods, goodsNamer, seizedNamer, storesNamer } from './board.ts';
import { buildingsWith } from './buildings.ts';
import { questionsWith } from './questions.ts';

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
      values: { '2007': '2007', anniversary: '10º anniversario' },
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

  chapters: {
    1: 'Scopo del gioco e materiale',
    2: 'Preparazione',
    3: 'Un turno',
    4: 'Interessi e mancato pagamento',
    5: 'Vendita interna (2007, per principianti)',
    6: 'Costruire un macchinario o un magazzino',
    7: 'Comprare per il proprio deposito portuale',
    8: 'Produrre',
    9: 'Navigare',
    10: 'L’asta sull’isola',
    11: 'Prestiti',
    12: 'Fine della partita e punteggio',
    13: 'La Banca d’investimento (anniversario)',
    14: 'Edizioni e dubbi',
  },

  rules: {
    '1.1':
      'Produci container, vendili agli altri, trasporta ciò che vendono gli altri e porta i carichi sull’isola, dove tutti gli altri fanno un’offerta. Alla fine vince chi è più ricco.',
    '1.2':
      'I container sono di cinque colori. Non passano mai da un giocatore a sé stesso: ogni passaggio è una vendita a qualcun altro.',
    '1.3':
      'Una plancia ha quattro spazi per i macchinari (gratis, $6, $9, $12) e cinque per i magazzini (gratis, $4, $5, $6, $7). Ogni macchinario dà posto a due container nel deposito industriale, ogni magazzino a uno nel deposito portuale.',
    '1.4':
      'Il denaro si conta in dollari interi; alla banca non manca mai. Quanto hanno gli altri è nascosto, a meno che il tavolo non giochi con il denaro visibile. Tutti i pagamenti si fanno allo scoperto.',
    '1.5':
      'Una carta valore segreta dice quanto vale ogni colore sull’isola: 10, 5/10, 6, 4 e 2. Le cinque carte danno a ogni colore ciascun valore una volta.',
    '2.1':
      'Container di ogni colore, 2007: 12, 16 o 20 in 3, 4 o 5 giocatori, con macchinari e magazzini per tutti. Anniversario: 10, 13 o 16; 2, 3 o 4 macchinari di ogni colore; 12, 16 o 20 magazzini; macchinari e magazzini possono esaurirsi.',
    '2.2':
      'Ogni giocatore inizia con un magazzino, un macchinario di un colore che nessun altro ha e un container di quel colore a $2 nel deposito industriale.',
    '2.3': 'Ogni giocatore ha $20 e una carta valore; tutte le navi sono in mare aperto.',
    '2.4': 'Il caso decide chi inizia; si gioca in senso orario.',
    '3.1': 'Nel tuo turno paghi gli interessi, poi hai due azioni.',
    '3.2': 'Puoi fare due volte la stessa azione, ma produrre una volta sola.',
    '3.3': 'Non devi per forza usare le tue azioni.',
    '4.1': 'All’inizio del tuo turno paghi $1 per ciascuno dei tuoi prestiti.',
    '4.2':
      'Anniversario: se non puoi pagare e hai un solo prestito, devi prenderne un altro, che matura interessi a partire dal tuo turno successivo. 2007: puoi farlo, oppure subisci la confisca; il tavolo può renderlo obbligatorio.',
    '4.3':
      'Paghi quanto puoi. Ogni dollaro mancante si regola a parte, e il giocatore alla tua destra sceglie che cosa viene confiscato.',
    '4.4': '2007 e anniversario: prima un container dalla tua zona dell’isola.',
    '4.5':
      '2007: altrimenti due container dal tuo deposito portuale, e quelli che lì mancano dal tuo deposito industriale; se in tutto ce n’è uno solo, basta quello.',
    '4.6': '2007: altrimenti un magazzino o un macchinario. Quelli sui primi due spazi sono al sicuro.',
    '4.7': 'Se non c’è nulla da confiscare, gli interessi sono condonati.',
    '4.8':
      'Anniversario: sempre un solo container, dal primo di questi luoghi in cui ce ne sono: isola, nave, porto della banca, deposito portuale, deposito industriale. Gli edifici non vengono mai confiscati.',
    '4.9': 'I container confiscati escono dal gioco.',
    '4.10':
      '2007: il carico sulla tua nave non si confisca, ma è in gioco: finché ne hai, non perdi edifici e gli interessi sono condonati.',
    '4.11':
      '2007: ogni magazzino e ogni macchinario occupa il suo spazio. Il giocatore alla tua destra sceglie quale perdi; con ciò uno dei tuoi prestiti è estinto.',
    '5.1':
      'Una volta per turno, dopo gli interessi e prima delle tue azioni, ma non nel tuo primo turno, puoi rimettere uno dei tuoi container nella riserva in cambio di $2. Non è un’azione.',
    '5.2':
      'Viene dal tuo deposito industriale, oppure dal tuo deposito portuale se quello industriale è vuoto.',
    '6.1': 'Paga alla banca il prezzo del prossimo spazio vuoto. Un nuovo magazzino si può usare subito.',
    '6.2': 'Puoi avere quattro macchinari e cinque magazzini.',
    '6.3': 'I tuoi macchinari sono tutti di colori diversi.',
    '6.4': 'Anniversario: i macchinari di un colore, oppure i magazzini, possono essere esauriti.',
    '6.5': 'Uno spazio liberato da una confisca è il prossimo su cui si costruisce, al suo prezzo.',
    '7.1':
      'Scegli un altro giocatore e compra i container che vuoi dal suo deposito industriale, ai prezzi esposti. Il denaro va al proprietario, che non può rifiutare.',
    '7.2': 'Il tuo deposito portuale può contenere un container per ogni magazzino.',
    '7.3':
      'Metti quello che hai comprato ai prezzi che vuoi, da $2 a $6. Nella stessa azione puoi cambiare tutti i prezzi nel tuo deposito portuale.',
    '7.4': 'Puoi anche usare l’azione solo per cambiare i prezzi.',
    '8.1': 'Puoi produrre una volta per turno.',
    '8.2':
      'Paga $1 al giocatore alla tua destra, il capo del sindacato. Chi non ha neanche un dollaro non può produrre.',
    '8.3':
      'Ciascuno dei tuoi macchinari produce un container del suo colore, se ce ne sono ancora. Bisogna produrre tutti quelli per cui c’è posto; se non c’è posto per tutti, scegli tu.',
    '8.4':
      'Mettili ai prezzi che vuoi, da $1 a $4. Nella stessa azione, e solo allora, puoi cambiare tutti i prezzi nel tuo deposito industriale.',
    '9.1':
      'Dal mare aperto una nave va nel porto di un altro giocatore o all’isola, e da lì torna in mare aperto. Non entra mai nel proprio porto.',
    '9.2':
      'Alla fine di uno spostamento in un porto puoi comprare lì i container che vuoi, ai prezzi esposti. Il proprietario non può rifiutare.',
    '9.3': '2007: comprare dove la nave è già ormeggiata è un’azione a sé.',
    '9.4': 'Una nave trasporta al massimo cinque container.',
    '9.5':
      'Anniversario: una nave carica solo alla fine di uno spostamento. Il tavolo può decidere diversamente in entrambe le edizioni.',
    '10.1': 'Una nave carica che raggiunge l’isola vende subito tutto il carico, in un unico lotto.',
    '10.2':
      'Tutti gli altri fanno un’offerta segreta, da $0 a quanto hanno in contanti. Tutte le offerte si rivelano insieme.',
    '10.3':
      'Se più giocatori hanno fatto l’offerta più alta, possono aumentarla in segreto, una volta sola. Se la parità resta, il venditore sceglie tra loro.',
    '10.4':
      'Il venditore accetta: il vincitore lo paga, il governo gli versa un sussidio della stessa somma e il carico va nella zona del vincitore sull’isola.',
    '10.5':
      'Oppure il venditore rifiuta, paga alla banca l’offerta più alta e tiene il carico per la propria zona. Deve poter pagare; può prima prendere un prestito.',
    '10.6': 'Dopo l’asta il turno del venditore è finito. Gli altri tengono il loro denaro.',
    '10.7':
      'Dopo l’asta un venditore che ha un prestito e il denaro per rimborsarlo può ancora farlo; poi il suo turno è finito.',
    '11.1':
      'Puoi prendere un prestito di $10 nel tuo turno, prima di fare un’offerta e prima di rispondere alle offerte; al massimo due.',
    '11.2': 'Rimborsi $10 per ciascun prestito nel tuo turno, dopo gli interessi.',
    '11.3':
      'Un prestito preso mentre le offerte sono segrete resta segreto finché le offerte non vengono rivelate.',
    '12.1': 'Quando due colori sono esauriti, il giocatore finisce il turno e la partita termina.',
    '12.2':
      'Dei tuoi container sull’isola si scartano quelli del colore più numeroso. Se più colori sono in parità e tra loro c’è quello da 5/10, si scarta quello; altrimenti tieni ciò che vale di più.',
    '12.3': 'Il colore da 5/10 vale 10 se prima dello scarto avevi tutti e cinque i colori, altrimenti 5.',
    '12.4':
      'Somma i tuoi contanti, i container sull’isola secondo la tua carta valore, $2 per ogni container nel tuo deposito portuale e $3 per ognuno sulla tua nave. Togli $11 per ogni prestito. Il deposito industriale non conta.',
    '12.5':
      'In caso di parità, 2007: più container rimasti sull’isola; anniversario: più container nel deposito industriale. Altrimenti la vittoria è condivisa.',
    '12.6':
      'Se per tre giri nessuno produce, compra, costruisce, tiene un’asta sull’isola o chiama un broker, la partita finisce così com’è. Il tavolo stabilisce il numero di giri.',
    '12.7':
      'Una produzione che non produce niente non è commercio. Con 0 giri la partita non finisce mai così.',
    '13.1':
      'Tre broker hanno ciascuno una casella per i container e una per il denaro. All’inizio il broker I ha due container e $1, il II un container e $2, il III nessun container e $3; questi container vengono dalla scatola.',
    '13.2':
      'Chiamare un broker è un’azione. Se non è aperta nessuna asta, segna una casella non vuota e fai un’offerta per tutto ciò che contiene: denaro per container, oppure container dai tuoi depositi per denaro; almeno $1 o un container.',
    '13.3':
      'Se la carta di pagamento ce l’ha qualcun altro, devi offrire almeno $1 o un container in più, per la stessa casella. L’offerta superata torna subito indietro: il denaro al proprietario, i container ai depositi da cui vengono, ai prezzi che il proprietario sceglie in quel momento. Non puoi superare la tua stessa offerta.',
    '13.4':
      'Se hai la carta di pagamento all’inizio del tuo turno, dopo gli interessi vinci tutto ciò che la casella contiene in quel momento. Il denaro è tuo; i container vanno nel tuo porto della banca.',
    '13.5':
      'Poi paghi la tua offerta, un’unità alla volta, ai broker I, II, III, I e così via. Se sono container, scegli tu l’ordine.',
    '13.6':
      'Gli interessi vanno ai broker allo stesso modo. Lo stesso vale, quando un venditore rifiuta tutte le offerte, per un sussidio pari all’offerta più alta.',
    '13.7':
      'Dal mare aperto puoi andare nel tuo porto della banca e, alla fine di questo spostamento, caricare gratis ciò che vi si trova; più tardi, senza muoverti, solo se il tavolo lo consente (9.5).',
    '13.8':
      'Non puoi chiamare nel turno che chiude la partita, né in un turno in cui hai vinto l’asta di un broker.',
    '13.9':
      'Alla fine un’asta ancora aperta va a chi ha la carta; l’offerta è persa. Ogni container nel tuo porto della banca vale $3.',
    '14.1':
      'L’ordine dei colori sulle carte valore è preso dall’esempio di punteggio e da un’altra fonte; tutti gli ordini noti danno lo stesso gioco con i colori scambiati.',
    '14.2':
      'Le quantità dell’edizione anniversario per tre e quattro giocatori si basano su una sola fonte; quelle per cinque derivano dal materiale.',
    '14.3':
      'Che gli interessi vadano ai broker, a partire dal I, si legge in un riepilogo; le regole vere e proprie non ne parlano.',
    '14.4':
      'Secondo il regolamento, il prestito per gli interessi è una scelta nel 2007 e un obbligo nell’edizione anniversario. Regola della casa: il tavolo può renderlo obbligatorio anche nel 2007.',
    '14.5':
      'Modifica ufficiale al 2007: quando un edificio viene confiscato, un prestito è estinto. La prima stampa non lo dice; il tavolo può giocare senza.',
    '14.6':
      'Secondo il regolamento, una nave può caricare senza muoversi nel 2007 e solo alla fine di uno spostamento nell’edizione anniversario. Regola della casa: il tavolo può consentirlo o vietarlo in entrambe.',
    '14.7':
      'Le nostre decisioni sui broker: una casella vuota non si può segnare; i container sulla carta di pagamento mantengono il loro posto nel deposito; ciò che sta sulla carta non si può usare né confiscare; chi ha chiamato non può provocare la fine nello stesso turno.',
    '14.8':
      'Le nostre decisioni: un’offerta di $0 è permessa. Una nave vuota non va sull’isola. Secondo le regole stampate chiunque può prendere un prestito in qualsiasi momento; qui lo si fa nel proprio turno, prima di fare un’offerta o prima di rispondere alle offerte: in nessun altro momento serve denaro.',
    '14.9':
      'Secondo il regolamento, nel 2007 si toglie un edificio solo a chi non ha più nessun container in gioco. Per noi il carico a bordo è in gioco. Regola della casa: il tavolo può decidere che non protegga nulla.',
    '14.10':
      'La nostra decisione, perché il 2007 nomina gli spazi: il vicino sceglie quale edificio si confisca, e lo spazio vuoto è il prossimo su cui si costruisce, al suo prezzo.',
    '14.11':
      'Regola della casa: nessun regolamento fa finire la partita dopo giri senza commercio (12.6). Il tavolo può disattivarla.',
    '14.12':
      'Le nostre decisioni: nel 2007 l’esempio di confisca cambia da una lingua all’altra; prendiamo due container per ogni dollaro mancante. Che i container confiscati escano dal gioco è stampato solo nell’edizione anniversario; lo giochiamo in entrambe.',
    '14.13':
      'Le nostre decisioni sulle aste: i prestiti presi durante le offerte restano nascosti finché le offerte non si scoprono; in caso di parità si può aggiungere $0, cosa che solo il testo olandese vieta; l’asta chiude il turno, come dice l’edizione anniversario nel riepilogo. Secondo il regolamento si rimborsa in qualsiasi momento del proprio turno: anche dopo l’asta.',
    '14.14':
      'La nostra decisione, dal testo francese: in caso di parità, nel 2007 si contano i container rimasti sull’isola dopo lo scarto.',
    '14.15':
      'Stampato nell’edizione anniversario, nostra decisione per il 2007: si può produrre anche solo per cambiare i prezzi, pure se non si produce niente; senza produrre non si cambiano i prezzi del deposito industriale.',
    '14.16':
      'Le nostre decisioni per la banca: gli interessi vengono prima di ciò che si vince da un broker, e dopo la vincita non si chiamano broker per il resto del turno. Quante banconote abbia ciascuno non si mostra, e non ci sono carte bluff.',
  },

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
