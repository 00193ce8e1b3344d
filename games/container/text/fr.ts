/** Container in French. Names stand where nothing elides before them: "chez" and "à", never "de". */
import type { GameText } from '../../../text/game-text.ts';
import { count, type Forms, list } from '../../../text/languages.ts';
import { COLOURS, type Colour } from '../rules/tables.ts';
import type { Container, MoveOf } from '../rules/types.ts';
import { boardWith, type Goods, goodsNamer, seizedNamer, storesNamer } from './board.ts';
import { buildingsWith } from './buildings.ts';
import { questionsWith } from './questions.ts';
import { rulebook } from './rulebook/fr.ts';

/** A container is masculine, a machine ("usine") feminine; "orange" never changes. */
const COLOUR: Readonly<Record<Colour, Forms & { readonly feminine: string }>> = {
  black: { one: 'noir', other: 'noirs', feminine: 'noire' },
  brown: { one: 'brun', other: 'bruns', feminine: 'brune' },
  orange: { one: 'orange', other: 'orange', feminine: 'orange' },
  tan: { one: 'beige', other: 'beiges', feminine: 'beige' },
  white: { one: 'blanc', other: 'blancs', feminine: 'blanche' },
};
export const COLOUR_NAMES: readonly string[] = COLOURS.map((colour) => COLOUR[colour].one);

const BROKERS = ['I', 'II', 'III'] as const;
const PLACES: Readonly<Record<string, string>> = {
  island: 'sur l’île',
  ship: 'sur le navire',
  bankPort: 'au port de la banque',
  stores: 'dans les magasins',
  buildings: 'parmi les bâtiments',
  nothing: 'nulle part',
};

const containers = (n: number): string => count('fr', n, { one: 'conteneur', other: 'conteneurs' });
/** "Il reste 2 places", "Il ne reste aucune place". */
const room = (n: number): string =>
  n > 0 ? `Il reste ${count('fr', n, { one: 'place', other: 'places' })}` : 'Il ne reste aucune place';
/** "1 conteneur noir", "2 conteneurs noirs". */
const coloured = (n: number, colour: Colour): string =>
  count('fr', n, { one: `conteneur ${COLOUR[colour].one}`, other: `conteneurs ${COLOUR[colour].other}` });
const machine = (colour: Colour): string => `usine ${COLOUR[colour].feminine}`;
const building = (colour: Colour | null): string =>
  colour === null ? 'un entrepôt' : `une ${machine(colour)}`;
const money = (n: number): string => `${n < 0 ? `−${-n}` : n} $`;
const broker = (n: number): string => `courtier ${BROKERS[n] ?? ''}`;
/** "2 …, 1 …", or that there is nothing; with prices "2 … à 3 $". */
const goods: Goods = goodsNamer({
  some: (n, colour) => count('fr', n, COLOUR[colour]),
  priced: (some, price) => `${some} à ${money(price)}`,
  nothing: 'rien',
  alone: (n, colour) => coloured(n, colour),
  mixed: (n, parts) => `${containers(n)} (${parts})`,
});
const fromStores = storesNamer(goods, {
  factory: 'du magasin d’usine : ',
  harbour: 'du magasin portuaire : ',
});

/** "l’entrepôt à 6 $". */
const seized = seizedNamer(building, (cost) => `l’entrepôt à ${money(cost)}`);

const sailing = ({ to }: MoveOf<'sail'>): string =>
  to === 'sea' ? 'Rejoindre la haute mer' : 'Rejoindre l’île et vendre';

export const fr: GameText<Container> = {
  title: 'Container',

  refusals: {
    gameOver: () => 'La partie est terminée.',
    notYourTurn: ({ turn }, who) => `C’est à ${who(turn)} de jouer.`,
    answerInterest: () =>
      'Décidez d’abord : emprunter pour payer vos intérêts, ou rester en défaut de paiement.',
    seizeFirst: ({ debtor }, who) => `Choisissez d’abord ce que perd ${who(debtor)}.`,
    payBrokersFirst: () => 'Dites d’abord quel conteneur va à quel courtier.',
    restockFirst: () => 'Remettez d’abord vos conteneurs dans vos magasins.',
    bidFirst: () => 'Les offres sont en cours : faites la vôtre, ou empruntez pour la faire.',
    decideFirst: () => 'Acceptez d’abord une offre ou gardez la cargaison.',
    turnIsOver: () => 'L’enchère met fin à votre tour : remboursez des emprunts ou terminez le tour.',
    notInterest: () => 'Vous ne devez pas d’intérêts en ce moment.',
    nothingToSeize: () => 'Il n’y a rien à saisir en ce moment.',
    seizeElsewhere: ({ place }) => `Pour l’instant, on saisit ${PLACES[place]}.`,
    seizeExactly: ({ wanted, got }) =>
      wanted === 0
        ? 'Il n’y a rien à saisir ici.'
        : `Il faut saisir ici exactement ${containers(wanted)}, pas ${got}.`,
    nothingThere: ({ colour }) => `Il n’y a là aucun conteneur ${COLOUR[colour].one}.`,
    buildingIsSafe: () => 'Ce bâtiment ne peut pas être saisi.',
    noSaleInThisGame: () => 'Cette partie se joue sans vente domestique.',
    alreadySold: () => 'Vous avez déjà fait une vente domestique pendant ce tour.',
    saleBeforeActions: () => 'La vente domestique a lieu avant vos actions.',
    noSaleInFirstTurn: () => 'Il n’y a pas de vente domestique pendant votre premier tour.',
    sellFromFactory: () =>
      'On vend depuis le magasin d’usine ; depuis le magasin portuaire, seulement si le magasin d’usine est vide.',
    notInStore: ({ colour, price, there, wanted }) =>
      `Vous voulez ${coloured(wanted, colour)} à ${money(price)}, mais il n’y en a ${there === 0 ? 'aucun' : there === 1 ? 'qu’un' : `que ${there}`}.`,
    tooExpensive: ({ cost, cash }) => `Cela coûte ${money(cost)} ; vous avez ${money(cash)}.`,
    noSpaceToBuild: ({ most }) => `Vous en avez déjà ${most} : il n’y a plus de place.`,
    noMachineLeft: ({ colour }) => `Il ne reste plus d’${machine(colour)}.`,
    noWarehouseLeft: () => 'Il ne reste plus d’entrepôt.',
    machineOwned: ({ colour }) => `Vous avez déjà une ${machine(colour)}.`,
    ownStore: () => 'Vous ne pouvez pas acheter dans votre propre magasin.',
    noSuchSeat: ({ seat }) => `Il n’y a pas de joueur ${seat + 1} à cette table.`,
    nothingChosen: () => 'Choisissez au moins un conteneur.',
    nothingChanges: () => 'Aucun prix ne changerait.',
    harbourFull: ({ room: left, wanted }) =>
      `${room(left)} dans votre magasin portuaire ; vous voulez ${containers(wanted)}.`,
    storeDiffers: ({ colour, wanted, laid }) =>
      `Votre magasin doit contenir ${coloured(wanted, colour)}, mais ${laid === 0 ? 'vous n’en avez disposé aucun' : `vous en avez disposé ${laid}`}.`,
    alreadyProduced: () => 'Vous avez déjà produit pendant ce tour.',
    noMachineFor: ({ colour }) => `Vous n’avez pas d’${machine(colour)}.`,
    colourRunOut: ({ colour }) => `Il ne reste plus de conteneurs ${COLOUR[colour].other}.`,
    oneForEachMachine: ({ colour, made }) => `Votre ${machine(colour)} produit un conteneur, pas ${made}.`,
    mustMakeAll: ({ wanted, made }) => `Vous devez produire ${containers(wanted)}, pas ${made}.`,
    factoryFull: ({ room: left, made }) =>
      `${room(left)} dans votre magasin d’usine ; vous voulez produire ${containers(made)}.`,
    mayNotEndGame: () =>
      'Vous avez appelé un courtier : vous ne pouvez pas provoquer la fin de la partie pendant ce tour.',
    alreadyThere: () => 'Votre navire y est déjà.',
    seaFirst: () => 'Depuis un port ou depuis l’île, le navire doit d’abord rejoindre la haute mer.',
    ownHarbour: () => 'Votre navire ne peut pas entrer dans votre propre port.',
    notInHarbour: () => 'Votre navire n’est pas dans le port d’un autre joueur.',
    onlyOnArrival: () => 'Votre navire est déjà là : il ne charge qu’à la fin d’un déplacement.',
    holdFull: ({ room: left, wanted }) =>
      `${room(left)} sur votre navire ; vous voulez ${containers(wanted)}.`,
    nothingToAuction: () => 'Votre navire ne transporte rien à vendre sur l’île.',
    notAsked: () => 'On ne vous demande pas d’offre.',
    bidBeyondCash: ({ amount, cash }) =>
      `Vous ne pouvez pas offrir ${money(amount)} ; vous avez ${money(cash)} pour cela.`,
    notBest: ({ seat }, who) => `${who(seat)} n’a pas fait la meilleure offre.`,
    noAuction: () => 'Il n’y a pas de vente aux enchères en ce moment.',
    tooManyLoans: ({ most }) => `Vous avez déjà ${count('fr', most, { one: 'emprunt', other: 'emprunts' })}.`,
    noLoan: () => 'Vous n’avez aucun emprunt à rembourser.',
    repayInOwnTurn: () => 'Un emprunt se rembourse pendant votre propre tour.',
    noBank: () => 'Cette partie se joue sans la Banque d’investissement.',
    noBankPort: () => 'Votre navire n’est pas dans votre port de la banque.',
    brokerInLastTurn: () => 'Aucun courtier ne répond pendant le dernier tour.',
    brokerJustWon: () =>
      'Vous venez de remporter une enchère chez un courtier : pas d’appel pendant ce tour.',
    brokerHeldByYou: () =>
      'Vous détenez la carte de paiement : vous ne pouvez pas surenchérir sur vous-même.',
    cellIsEmpty: ({ broker: b }) => `Il n’y a rien à gagner dans cette case du ${broker(b)}.`,
    otherCellMarked: ({ broker: b }) => `Une enchère est ouverte pour une autre case, chez le ${broker(b)}.`,
    bidTooLow: ({ bid, least }) => `Vous devez offrir au moins ${least}, pas ${bid}.`,
    notReturned: ({ colour, wanted, laid }) =>
      wanted === 0
        ? `Il n’y a pas de conteneur ${COLOUR[colour].one} à utiliser ici.`
        : `Il faut utiliser exactement ${coloured(wanted, colour)}, pas ${laid}.`,
    notYourPayment: () => 'Il n’y a rien à payer ni à remettre en magasin en ce moment.',
  },

  events: {
    turn: ({ seat }, who) => `C’est à ${who(seat)} de jouer.`,
    passed: ({ seat, left }, who) =>
      `${who(seat)} renonce à ${left === 1 ? 'sa seconde action' : 'ses deux actions'}.`,
    interest: ({ seat, paid, owed }, who) =>
      `${who(seat)} paie ${money(paid)} d’intérêts${owed > 0 ? ` et doit encore ${money(owed)}` : ''}.`,
    loan: ({ seat }, who) => `${who(seat)} contracte un emprunt.`,
    repaid: ({ seat }, who) => `${who(seat)} rembourse un emprunt.`,
    seized: ({ seat, by, goods: g }, who) => `${who(by)} fait saisir ${goods(g)} chez ${who(seat)}.`,
    buildingSeized: (taken, who) =>
      `${who(taken.by)} fait saisir ${seized(taken)} chez ${who(taken.seat)}.${taken.loanSettled ? ' Un emprunt est soldé.' : ''}`,
    waived: ({ seat }, who) => `Il n’y a rien à saisir chez ${who(seat)} ; les intérêts sont annulés.`,
    sold: ({ seat, colour }, who) =>
      `${who(seat)} fait une vente domestique : un conteneur ${COLOUR[colour].one} pour ${money(2)}.`,
    built: ({ seat, machine: m, cost }, who) => `${who(seat)} construit ${building(m)} pour ${money(cost)}.`,
    produced: ({ seat, made, boss }, who) =>
      `${who(seat)} ${made.some((n) => n > 0) ? `produit ${goods(made)}` : 'ne produit rien'} ; ${who(boss)} reçoit ${money(1)}.`,
    bought: ({ seat, seller, goods: g, cost }, who) =>
      `${who(seat)} achète ${goods(g)} chez ${who(seller)} pour ${money(cost)}.`,
    priced: ({ seat, store }, who) =>
      `${who(seat)} fixe les prix de son magasin ${store === 'factory' ? 'd’usine' : 'portuaire'}.`,
    sailed: ({ seat, to }, who) => `${who(seat)} ${to >= 0 ? `entre au port chez ${who(to)}` : SAILED[to]}.`,
    loaded: ({ seat, seller, goods: g, cost }, who) =>
      `${who(seat)} charge ${goods(g)} au port chez ${who(seller)} pour ${money(cost)}.`,
    fetched: ({ seat, goods: g }, who) => `${who(seat)} charge ${goods(g)} à la banque.`,
    auction: ({ seat, cargo }, who) => `${who(seat)} met ${goods(cargo)} aux enchères sur l’île.`,
    bid: ({ seat, amount }, who) =>
      `${who(seat)} ${amount === null ? 'fait une offre' : `offre ${money(amount)}`}.`,
    revealed: ({ bids, loans }, who) => {
      const shown = bids.flatMap((b, seat) => (b === null ? [] : [`${who(seat)} (${money(b)})`]));
      const borrowed = loans.flatMap((n, seat) => (n > 0 ? [who(seat)] : []));
      return `Offres : ${shown.join(', ')}.${borrowed.length > 0 ? ` Emprunt pour l’offre : ${list('fr', borrowed)}.` : ''}`;
    },
    tied: ({ tied, amount }, who) =>
      `Égalité à ${money(amount)} entre ${list('fr', tied.map(who))}, qui peuvent ajouter à leur offre.`,
    accepted: ({ seat, winner, amount }, who) =>
      `${who(seat)} accepte : ${who(winner)} paie ${money(amount)}, le gouvernement ajoute ${money(amount)}.`,
    declined: ({ seat, amount }, who) => `${who(seat)} refuse et garde la cargaison pour ${money(amount)}.`,
    called: ({ seat, broker: b, holds, money: m, goods: g }, who) =>
      `${who(seat)} appelle le ${broker(b)} et offre ${holds === 'containers' ? `${money(m)} pour ses conteneurs` : `${goods(g)} pour son argent`}.`,
    returned: ({ seat, money: m, goods: g }, who) =>
      `${who(seat)} voit son offre dépassée et récupère ${m > 0 ? money(m) : goods(g)}.`,
    brokerWon: ({ seat, broker: b, money: m, goods: g }, who) =>
      `${who(seat)} remporte l’enchère chez le ${broker(b)} : ${m > 0 ? money(m) : goods(g)}.`,
    brokersPaid: ({ money: m, goods: g }) =>
      g.some((n) => n > 0)
        ? `Les courtiers reçoivent ${goods(g)}.`
        : `Les courtiers I, II et III reçoivent ${m.map(money).join(', ')}.`,
    ending: ({ stagnant }) =>
      stagnant
        ? 'Plus personne ne fait de commerce : la partie se termine.'
        : 'Deux couleurs sont épuisées : c’est le dernier tour.',
    account: (a, who) =>
      `${who(a.seat)} : île ${money(a.island)}${a.discarded === null ? '' : ` (sans les ${COLOUR[a.discarded].other})`}, argent ${money(a.cash)}, port ${money(a.harbour)}, navire ${money(a.ship)}${a.bankPort > 0 ? `, port de la banque ${money(a.bankPort)}` : ''}${a.loans < 0 ? `, emprunts ${money(a.loans)}` : ''} ; total : ${money(a.total)}.`,
    ended: ({ places: won }, who) =>
      `${list(
        'fr',
        won.flatMap((place, seat) => (place === 1 ? [who(seat)] : [])),
      )} : première place.`,
  },

  kinds: {
    default: 'Ne pas payer',
    seizeGoods: 'Saisir un conteneur',
    seizeStock: 'Saisir en magasin',
    seizeBuilding: 'Saisir un bâtiment',
    payBrokers: 'Payer les courtiers',
    restock: 'Remettre en magasin',
    sell: 'Vente domestique',
    buildMachine: 'Construire une usine',
    buildWarehouse: 'Construire un entrepôt',
    buy: 'Acheter pour le port',
    reprice: 'Nouveaux prix au port',
    produce: 'Produire',
    sail: (move) => (move ? sailing(move) : 'Naviguer'),
    dock: 'Entrer dans un port',
    load: 'Charger ici',
    moor: 'Aller à la banque',
    fetch: 'Charger à la banque',
    bid: 'Faire une offre',
    accept: 'Accepter une offre',
    decline: 'Garder la cargaison',
    callWithMoney: 'Courtier : argent',
    callWithGoods: 'Courtier : conteneurs',
    loan: 'Emprunter',
    repay: 'Rembourser',
    pass: 'Terminer le tour',
  },

  moves: {
    pass: () => 'Terminer le tour',
    loan: () => `Emprunter ${money(10)}`,
    repay: () => 'Rembourser un emprunt',
    default: () => 'Ne pas emprunter : rester en défaut de paiement',
    seizeGoods: ({ place, colour }) => `Saisir un conteneur ${COLOUR[colour].one} ${PLACES[place]}`,
    seizeStock: (move) => `Saisir ${fromStores(move)}`,
    seizeBuilding: (move) => `Saisir ${seized(move)}`,
    sell: ({ price, colour }) =>
      `Vente domestique : un conteneur ${COLOUR[colour].one} (affiché à ${money(price)}) pour ${money(2)}`,
    buildWarehouse: () => 'Construire un entrepôt',
    buildMachine: ({ colour }) => `Construire une ${machine(colour)}`,
    produce: ({ made, store }) => `Produire : ${goods(made)} ; prix : ${goods.priced(store, 'factory')}`,
    buy: ({ seller, goods: g, store }, who) =>
      `Acheter chez ${who(seller)} : ${goods.priced(g, 'factory')} ; prix : ${goods.priced(store, 'harbour')}`,
    reprice: ({ store }) => `Nouveaux prix au magasin portuaire : ${goods.priced(store, 'harbour')}`,
    sail: sailing,
    dock: ({ at, goods: g }, who) =>
      `Entrer au port chez ${who(at)} ; achats : ${goods.priced(g, 'harbour')}`,
    load: ({ goods: g }) => `Acheter dans ce port : ${goods.priced(g, 'harbour')}`,
    moor: ({ goods: g }) => `Entrer dans votre port de la banque ; charger : ${goods(g)}`,
    fetch: ({ goods: g }) => `Charger à la banque : ${goods(g)}`,
    bid: ({ amount }) => `Offrir ${money(amount)}`,
    accept: ({ from }, who) => `Accepter l’offre faite par ${who(from)}`,
    decline: () => 'Garder la cargaison et payer l’offre la plus élevée',
    callWithMoney: ({ broker: b, amount }) =>
      `Appeler le ${broker(b)} : ${money(amount)} pour les conteneurs`,
    callWithGoods: (move) =>
      `Appeler le ${broker(move.broker)} pour l’argent ; conteneurs ${fromStores(move)}`,
    restock: ({ factory, harbour }) =>
      `Remettre au magasin d’usine : ${goods.priced(factory, 'factory')} ; au magasin portuaire : ${goods.priced(harbour, 'harbour')}`,
    payBrokers: ({ order }) =>
      `Payer les courtiers dans cet ordre : ${order.map((c) => COLOUR[c].one).join(', ')}`,
  },

  choices: buildingsWith({
    warehouse: (cost) => `Construire un entrepôt pour ${money(cost)}`,
    machine: (colour, cost) => `Construire une ${machine(colour)} pour ${money(cost)}`,
  }),

  options: {
    edition: {
      name: 'Édition',
      help: 'Quel livret de règles on suit.',
      values: rulebook.editions,
    },
    domesticSale: {
      name: 'Vente domestique',
      help: 'La variante de 2007 pour débutants : une fois par tour, on peut vendre un conteneur sur le marché intérieur pour 2 $.',
    },
    investmentBank: {
      name: 'Banque d’investissement',
      help: 'L’extension de l’édition anniversaire : trois courtiers à appeler.',
    },
    money: {
      name: 'Argent',
      help: 'Voit-on l’argent des autres ?',
      values: { secret: 'caché', open: 'visible' },
    },
    buyMoored: {
      name: 'Charger sans bouger',
      help: 'Si un navire peut charger là où il est déjà amarré. D’après la règle imprimée : oui en 2007, non dans l’édition anniversaire.',
      values: { printed: 'règle imprimée', yes: 'permis', no: 'interdit' },
    },
    forcedLoan: {
      name: 'Emprunter pour les intérêts',
      help: 'Règle maison : en 2007 aussi, qui peut encore emprunter doit le faire pour payer ses intérêts.',
    },
    seizureClearsLoan: {
      name: 'Un bâtiment saisi solde l’emprunt',
      help: 'Modification officielle de l’édition 2007 : quand un bâtiment est saisi, un emprunt est soldé.',
    },
    cargoShields: {
      name: 'La cargaison protège les bâtiments',
      help: 'En 2007, on ne saisit aucun bâtiment à un joueur dont le navire est chargé.',
    },
    stagnationLaps: {
      name: 'Tours de table sans commerce',
      help: 'Règle maison : après autant de tours de table sans aucun commerce, la partie se termine ; avec 0, jamais.',
    },
  },

  ...rulebook,

  questions: questionsWith({
    goods,
    money,
    brokers: BROKERS,
    seller: 'Chez qui achetez-vous ?',
    buy: 'Qu’achetez-vous ?',
    prices: 'Quels prix fixez-vous ?',
    make: 'Que produisez-vous ?',
    harbour: 'Dans le port de qui ?',
    load: 'Que chargez-vous ?',
    bid: 'Combien offrez-vous ?',
    seize: 'Que saisit-on ?',
    broker: 'Quel courtier ?',
    offer: 'Qu’offrez-vous ?',
    putBack: 'À quels prix le remettez-vous ?',
    order: 'Dans quel ordre ?',
  }),

  board: boardWith({
    goods,
    money,
    supply: 'Réserve ',
    left: 'Reste à construire ',
    cash: 'Argent ',
    loans: 'Emprunts ',
    machines: 'Usines (couleurs) ',
    warehouses: 'Entrepôts ',
    factory: 'Magasin d’usine ',
    harbour: 'Magasin portuaire ',
    ship: 'Navire ',
    island: 'Île ',
    bankPort: 'Port de la banque ',
    hidden: '?',
    gaps: (prices) => `vide : ${prices}`,
    valueCard: 'Carte valeur ',
    colours: COLOUR_NAMES,
    at: (to, who) => (to >= 0 ? `au port chez ${who(to)}` : (AT[to] ?? '')),
    brokers: 'Courtiers ',
    brokerNames: BROKERS.map((name) => `${name} `),
    card: (name, bid) => `${name} détient la carte de paiement avec ${bid.trimEnd()}.`,
    offers: 'Offres ',
    actions: (n) => count('fr', n, { one: 'action', other: 'actions' }),
    ending: 'C’est le dernier tour.',
  }),
};

const SAILED: Readonly<Record<number, string>> = {
  [-1]: 'rejoint la haute mer',
  [-2]: 'rejoint l’île',
  [-3]: 'entre au port de la banque',
};
const AT: Readonly<Record<number, string>> = {
  [-1]: 'en haute mer',
  [-2]: 'à l’île',
  [-3]: 'à la banque',
};
