/** Container in French. Names stand where nothing elides before them: "chez" and "à", never "de". */
import type { GameText } from '../../../text/game-text.ts';
import { count, type Forms, list } from '../../../text/languages.ts';
import { COLOURS, type Colour } from '../rules/tables.ts';
import type { Container, MoveOf } from '../rules/types.ts';
import { boardWith, type Goods, goodsNamer, seizedNamer, storesNamer } from './board.ts';
import { buildingsWith } from './buildings.ts';
import { questionsWith } from './questions.ts';

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
      values: { '2007': '2007', anniversary: '10e anniversaire' },
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

  chapters: {
    1: 'But du jeu et matériel',
    2: 'Mise en place',
    3: 'Un tour de jeu',
    4: 'Intérêts et défaut de paiement',
    5: 'Vente domestique (2007, pour débutants)',
    6: 'Construire une usine ou un entrepôt',
    7: 'Acheter pour son magasin portuaire',
    8: 'Produire',
    9: 'Naviguer',
    10: 'La vente aux enchères sur l’île',
    11: 'Emprunts',
    12: 'Fin de partie et décompte',
    13: 'La Banque d’investissement (anniversaire)',
    14: 'Éditions et points douteux',
  },

  rules: {
    '1.1':
      'Produisez des conteneurs, vendez-les aux autres, transportez ce que les autres vendent et livrez vos cargaisons à l’île, où tous les autres font des offres. À la fin, le joueur le plus riche gagne.',
    '1.2':
      'Il y a des conteneurs de cinq couleurs. Ils ne passent jamais d’un joueur à lui-même : chaque étape est une vente à quelqu’un d’autre.',
    '1.3':
      'Un plateau a quatre emplacements d’usine (gratuit, 6 $, 9 $, 12 $) et cinq emplacements d’entrepôt (gratuit, 4 $, 5 $, 6 $, 7 $). Chaque usine donne deux places de conteneur dans le magasin d’usine, chaque entrepôt en donne une dans le magasin portuaire.',
    '1.4':
      'L’argent se compte en dollars entiers ; la banque n’en manque jamais. Ce que possèdent les autres est caché, sauf si la table joue à argent visible. Tous les paiements se font au grand jour.',
    '1.5':
      'Une carte valeur secrète indique ce que vaut chaque couleur sur l’île : 10, 5/10, 6, 4 et 2. Les cinq cartes donnent à chaque couleur chacune de ces valeurs une fois.',
    '2.1':
      'Conteneurs de chaque couleur, en 2007 : 12, 16 ou 20 à 3, 4 ou 5 joueurs, avec assez d’usines et d’entrepôts pour tous. Anniversaire : 10, 13 ou 16 ; 2, 3 ou 4 usines de chaque couleur ; 12, 16 ou 20 entrepôts ; usines et entrepôts peuvent s’épuiser.',
    '2.2':
      'Chaque joueur commence avec un entrepôt, une usine d’une couleur que personne d’autre n’a, et un conteneur de cette couleur à 2 $ dans le magasin d’usine.',
    '2.3': 'Chaque joueur a 20 $ et une carte valeur ; tous les navires sont en haute mer.',
    '2.4': 'Le hasard désigne qui commence ; on joue dans le sens horaire.',
    '3.1': 'À votre tour, vous payez vos intérêts, puis vous avez deux actions.',
    '3.2': 'Vous pouvez faire deux fois la même action, mais produire une seule fois.',
    '3.3': 'Rien ne vous oblige à utiliser vos actions.',
    '4.1': 'Au début de votre tour, vous payez 1 $ pour chacun de vos emprunts.',
    '4.2':
      'Anniversaire : si vous ne pouvez pas payer et n’avez qu’un emprunt, vous devez en contracter un autre, qui porte intérêt à partir de votre tour suivant. 2007 : vous le pouvez, ou vous laissez saisir ; la table peut en faire une obligation.',
    '4.3':
      'Vous payez autant que vous pouvez. Chaque dollar manquant se règle à part, et le joueur à votre droite choisit ce qui est saisi.',
    '4.4': '2007 et anniversaire : d’abord un conteneur de votre zone sur l’île.',
    '4.5':
      '2007 : à défaut, deux conteneurs de votre magasin portuaire, et ce qui y manque de votre magasin d’usine ; s’il n’y en a qu’un en tout, cela suffit.',
    '4.6':
      '2007 : à défaut, un entrepôt ou une usine. Ce qui se trouve sur les deux premiers emplacements est à l’abri.',
    '4.7': 'S’il n’y a rien à saisir, les intérêts sont annulés.',
    '4.8':
      'Anniversaire : toujours un seul conteneur, pris au premier de ces endroits où il y en a : île, navire, port de la banque, magasin portuaire, magasin d’usine. Les bâtiments ne sont jamais saisis.',
    '4.9': 'Les conteneurs saisis quittent le jeu.',
    '4.10':
      '2007 : la cargaison de votre navire ne se saisit pas, mais elle est en jeu : tant que vous en avez, vous ne perdez aucun bâtiment et les intérêts sont annulés.',
    '4.11':
      '2007 : chaque entrepôt et chaque usine occupe son emplacement. Le joueur à votre droite choisit ce que vous perdez ; un de vos emprunts est alors soldé.',
    '5.1':
      'Une fois par tour, après les intérêts et avant vos actions, mais pas pendant votre premier tour, vous pouvez remettre un de vos conteneurs dans la réserve contre 2 $. Ce n’est pas une action.',
    '5.2': 'Il vient de votre magasin d’usine, ou de votre magasin portuaire si le magasin d’usine est vide.',
    '6.1':
      'Payez à la banque le prix du prochain emplacement vide. Un nouvel entrepôt est utilisable aussitôt.',
    '6.2': 'Vous pouvez avoir quatre usines et cinq entrepôts.',
    '6.3': 'Vos usines sont toutes de couleurs différentes.',
    '6.4': 'Anniversaire : les usines d’une couleur, ou les entrepôts, peuvent être épuisés.',
    '6.5': 'Un emplacement libéré par une saisie est le prochain sur lequel on construit, à son prix.',
    '7.1':
      'Choisissez un autre joueur et achetez les conteneurs que vous voulez dans son magasin d’usine, aux prix affichés. L’argent va au propriétaire, qui ne peut pas refuser.',
    '7.2': 'Votre magasin portuaire peut contenir un conteneur par entrepôt.',
    '7.3':
      'Disposez vos achats aux prix de votre choix, de 2 $ à 6 $. Dans la même action, vous pouvez changer tous les prix de votre magasin portuaire.',
    '7.4': 'Vous pouvez aussi n’utiliser l’action que pour changer des prix.',
    '8.1': 'Vous pouvez produire une fois par tour.',
    '8.2':
      'Payez 1 $ au joueur à votre droite, le chef du syndicat. Qui n’a pas un dollar ne peut pas produire.',
    '8.3':
      'Chacune de vos usines fabrique un conteneur de sa couleur, s’il en reste. Tous ceux qui tiennent dans le magasin doivent être produits ; si tous ne tiennent pas, vous choisissez.',
    '8.4':
      'Disposez-les aux prix de votre choix, de 1 $ à 4 $. Dans la même action, et seulement alors, vous pouvez changer tous les prix de votre magasin d’usine.',
    '9.1':
      'De la haute mer, un navire va dans le port d’un autre joueur ou à l’île, et de là il retourne en haute mer. Il n’entre jamais dans son propre port.',
    '9.2':
      'À la fin d’un déplacement vers un port, vous pouvez y acheter les conteneurs que vous voulez, aux prix affichés. Le propriétaire ne peut pas refuser.',
    '9.3': '2007 : acheter là où le navire est déjà amarré est une action à part entière.',
    '9.4': 'Un navire transporte au plus cinq conteneurs.',
    '9.5':
      'Anniversaire : un navire ne charge qu’à la fin d’un déplacement. La table peut en décider autrement dans les deux éditions.',
    '10.1': 'Un navire chargé qui atteint l’île vend aussitôt toute sa cargaison, en un seul lot.',
    '10.2':
      'Tous les autres font une offre secrète, de 0 $ jusqu’à tout l’argent qu’ils ont. Toutes les offres sont révélées ensemble.',
    '10.3':
      'Si plusieurs ont fait la meilleure offre, ils peuvent y ajouter en secret, une seule fois. Si l’égalité persiste, le vendeur choisit parmi eux.',
    '10.4':
      'Le vendeur accepte : le gagnant le paie, le gouvernement lui verse une subvention du même montant, et la cargaison va dans la zone du gagnant sur l’île.',
    '10.5':
      'Ou bien le vendeur refuse, paie l’offre la plus élevée à la banque et garde la cargaison pour sa propre zone. Il doit pouvoir payer ; il peut d’abord emprunter.',
    '10.6': 'Après la vente, le tour du vendeur est terminé. Les autres gardent leur argent.',
    '10.7':
      'Après l’enchère, un vendeur qui a un emprunt et de quoi le rembourser peut encore le faire ; ensuite, son tour est terminé.',
    '11.1':
      'Vous pouvez emprunter 10 $ pendant votre tour, avant de faire une offre et avant de répondre aux offres ; deux emprunts au plus.',
    '11.2': 'Vous remboursez 10 $ par emprunt, pendant votre propre tour, après les intérêts.',
    '11.3':
      'Un emprunt contracté pendant que les offres sont secrètes reste secret jusqu’à ce qu’elles soient révélées.',
    '12.1': 'Quand deux couleurs sont épuisées, le joueur finit son tour et la partie se termine.',
    '12.2':
      'De vos conteneurs sur l’île, ceux de la couleur la plus nombreuse sont défaussés. Si plusieurs couleurs sont à égalité et que celle à 5/10 en fait partie, c’est elle que l’on défausse ; sinon, vous gardez ce qui vaut le plus.',
    '12.3': 'La couleur à 5/10 compte 10 si vous aviez les cinq couleurs avant cela, sinon 5.',
    '12.4':
      'Additionnez votre argent, vos conteneurs sur l’île selon votre carte valeur, 2 $ par conteneur dans votre magasin portuaire et 3 $ par conteneur sur votre navire. Retirez 11 $ par emprunt. Le magasin d’usine ne compte pas.',
    '12.5':
      'En cas d’égalité, en 2007 : le plus de conteneurs restants sur l’île ; anniversaire : le plus de conteneurs dans le magasin d’usine. Sinon, la victoire est partagée.',
    '12.6':
      'Si, pendant trois tours de table, personne ne produit, n’achète, ne construit, n’organise d’enchère sur l’île ni n’appelle de courtier, la partie se termine en l’état. La table fixe le nombre de tours de table.',
    '12.7':
      'Une production qui ne donne rien n’est pas du commerce. Avec 0 tour de table, la partie ne se termine jamais ainsi.',
    '13.1':
      'Trois courtiers ont chacun une case pour les conteneurs et une pour l’argent. Au départ, le courtier I a deux conteneurs et 1 $, le II un conteneur et 2 $, le III aucun conteneur et 3 $ ; ces conteneurs viennent de la boîte.',
    '13.2':
      'Appeler un courtier est une action. Si aucune enchère n’est ouverte, marquez une case qui n’est pas vide et faites une offre pour tout ce qu’elle contient : de l’argent contre des conteneurs, ou des conteneurs de vos propres magasins contre de l’argent ; au moins 1 $ ou un conteneur.',
    '13.3':
      'Si quelqu’un d’autre détient la carte de paiement, vous devez offrir au moins 1 $ ou un conteneur de plus, pour la même case. L’offre dépassée est rendue aussitôt : l’argent à son propriétaire, les conteneurs aux magasins d’où ils viennent, aux prix que leur propriétaire choisit alors. Vous ne pouvez pas surenchérir sur vous-même.',
    '13.4':
      'Si vous détenez la carte de paiement au début de votre tour, vous remportez, après les intérêts, tout ce que la case contient alors. L’argent est à vous ; les conteneurs vont dans votre port de la banque.',
    '13.5':
      'Ensuite, vous payez votre offre, une unité à la fois, aux courtiers I, II, III, I et ainsi de suite. Pour des conteneurs, vous choisissez l’ordre.',
    '13.6':
      'Les intérêts vont aux courtiers de la même façon. Il en va de même, quand un vendeur refuse toutes les offres, d’une subvention égale à l’offre la plus élevée.',
    '13.7':
      'De la haute mer, vous pouvez aller dans votre propre port de la banque et, à la fin de ce déplacement, charger gratuitement ce qui s’y trouve ; plus tard, sans bouger, seulement si la table le permet (9.5).',
    '13.8':
      'Vous ne pouvez pas appeler pendant le tour qui met fin à la partie, ni pendant un tour où vous avez remporté une enchère chez un courtier.',
    '13.9':
      'À la fin, une enchère encore ouverte revient à qui détient la carte ; l’offre est perdue. Chaque conteneur dans votre port de la banque compte 3 $.',
    '14.1':
      'L’ordre des couleurs sur les cartes valeur est tiré de l’exemple de décompte et d’une autre source ; tous les ordres connus donnent le même jeu, aux noms des couleurs près.',
    '14.2':
      'Les quantités de l’édition anniversaire à trois et à quatre joueurs reposent sur une seule source ; celles à cinq découlent du matériel.',
    '14.3':
      'Que les intérêts aillent aux courtiers, en commençant par le I, se lit dans un résumé ; les règles proprement dites n’en disent rien.',
    '14.4':
      'D’après la règle imprimée, emprunter pour payer les intérêts est un choix en 2007 et une obligation dans l’édition anniversaire. Règle maison : la table peut en faire une obligation en 2007 aussi.',
    '14.5':
      'Modification officielle de 2007 : quand un bâtiment est saisi, un emprunt est soldé. La première impression ne le dit pas ; la table peut jouer sans.',
    '14.6':
      'D’après la règle imprimée, un navire peut charger sans bouger en 2007, et seulement à la fin d’un déplacement dans l’édition anniversaire. Règle maison : la table peut le permettre ou l’interdire dans les deux.',
    '14.7':
      'Nos décisions chez les courtiers : une case vide ne peut pas être marquée ; les conteneurs sur la carte de paiement gardent leur place dans le magasin ; ce qui se trouve sur la carte ne peut être ni utilisé ni saisi ; qui a appelé un courtier ne peut pas provoquer la fin pendant le même tour.',
    '14.8':
      'Nos décisions : une offre de 0 $ est permise. Un navire vide ne va pas à l’île. D’après la règle imprimée, chacun peut emprunter à tout moment ; ici, on emprunte pendant son tour, avant de faire une offre ou avant d’y répondre : à aucun autre moment on n’a besoin d’argent.',
    '14.9':
      'D’après la règle imprimée, en 2007, on ne prend un bâtiment qu’à un joueur qui n’a plus aucun conteneur en jeu. Pour nous, la cargaison à bord est en jeu. Règle maison : la table peut décider qu’elle ne protège rien.',
    '14.10':
      'Notre décision, puisque 2007 nomme les emplacements : le voisin choisit le bâtiment saisi, et la place vide est la prochaine sur laquelle on construit, à son prix.',
    '14.11':
      'Règle maison : aucune règle imprimée ne met fin à la partie après des tours de table sans commerce (12.6). La table peut s’en passer.',
    '14.12':
      'Nos décisions : en 2007, l’exemple de saisie diffère d’une langue à l’autre ; nous prenons deux conteneurs pour chaque dollar manquant. Que les conteneurs saisis quittent le jeu n’est imprimé que dans l’édition anniversaire ; nous le jouons dans les deux.',
    '14.13':
      'Nos décisions sur les enchères : les emprunts contractés pendant les offres restent cachés jusqu’à la révélation ; en cas d’égalité, on peut ajouter 0 $, ce que seul le texte néerlandais interdit ; l’enchère met fin au tour, ce que l’édition anniversaire dit dans son aide de jeu. D’après la règle imprimée, on rembourse à tout moment de son tour : aussi après l’enchère.',
    '14.14':
      'Notre décision, d’après le texte français : en cas d’égalité, en 2007, on compte les conteneurs restés sur l’île après la défausse.',
    '14.15':
      'Imprimé dans l’édition anniversaire, notre décision pour 2007 : on peut produire seulement pour changer les prix, même si rien n’est produit ; on ne change pas les prix du magasin d’usine sans produire.',
    '14.16':
      'Nos décisions pour la banque : les intérêts se paient avant le gain chez un courtier, et après ce gain on n’appelle plus de courtier pendant le tour. Le nombre de billets de chacun n’est pas montré, et il n’y a pas de cartes bluff.',
  },

  // The headings end in the narrow space that French puts before the colon.
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
