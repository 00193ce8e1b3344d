/** Shanghaien in French. Names stand where nothing elides before them: "à" and "pour", never "de". */
import type { GameText } from '../../../text/game-text.ts';
import { count, list } from '../../../text/languages.ts';
import type { Effect, End, Nation, Trick } from '../rules/tables.ts';
import type { Announced, Shanghaien } from '../rules/types.ts';
import { type Awarded, boardWith, cardNamer, higherFirst } from './board.ts';

export const NATIONS: Readonly<Record<Nation, string>> = {
  american: 'Américains',
  french: 'Français',
  german: 'Allemands',
  chinese: 'Chinois',
  dutch: 'Néerlandais',
  turkish: 'Turcs',
  spanish: 'Espagnols',
  italian: 'Italiens',
};

export const EFFECTS: Readonly<Record<Effect, string>> = {
  joker: 'Joker',
  shift: '±1',
  both: 'Les deux dés',
  reroll: 'Relance',
  captain: 'Capitaine fou',
  ban: 'Pas de Shanghai',
  rerollAll: 'Tout relancer',
  sharks: 'Requins',
  exchange: 'Échange',
  doubles: 'Doubles',
};

export const TRICKS: Readonly<Record<Trick, string>> = {
  jokerShift: 'Joker / ±1',
  jokerReroll: 'Joker / Relance',
  jokerBoth: 'Joker / Les deux dés',
  shiftReroll: '±1 / Relance',
  shiftBoth: '±1 / Les deux dés',
  rerollBoth: 'Relance / Les deux dés',
  captain: 'Capitaine fou',
  banRerollAll: 'Pas de Shanghai / Tout relancer',
  sharksExchange: 'Requins / Échange',
  doubles: 'Doubles',
};

const dice = (n: number): string => count('fr', n, { one: 'dé', other: 'dés' });
const points = (n: number): string => count('fr', n, { one: 'point', other: 'points' });
const ends = { left: 'gauche', right: 'droite' } as const;
const from = (end: End | null): string => (end === null ? '' : `, en comptant à partir de la ${ends[end]}`);
const card = cardNamer(NATIONS, TRICKS);

/** What the captain may object to. */
function intent(move: Announced): string {
  switch (move.type) {
    case 'shanghai':
      return 'annoncer Shanghai';
    case 'place':
      return `poser le ${move.die}`;
    case 'joker':
      return `jouer « ${EFFECTS.joker} » pour les ${NATIONS[move.nation]}`;
    case 'shift':
      return `jouer « ${EFFECTS.shift} » (${move.die} → ${move.die + move.by})`;
    case 'exchange':
      return `jouer « ${EFFECTS.exchange} » et reprendre le ${move.back}`;
    default:
      return `jouer « ${EFFECTS[move.type]} »`;
  }
}

export const fr: GameText<Shanghaien> = {
  title: 'Shanghaien',

  refusals: {
    gameOver: () => 'La partie est terminée.',
    notYourTurn: ({ turn }, who) => `C’est à ${who(turn)} de jouer.`,
    rollFirst: () => 'Lancez d’abord les dés.',
    alreadyRolled: () => 'Vous avez lancé les dés : jouez un coup bas ou posez un dé.',
    mustCall: ({ supply }) => `Avec ${dice(supply)} en réserve, vous devez annoncer Shanghai.`,
    tooFewPlaced: ({ placed }) =>
      `Pour annoncer Shanghai, il vous faut deux dés dans la rangée ; vous en avez ${placed}.`,
    dieNotRolled: ({ die }) => `Aucun de vos dés n’est un ${die}.`,
    chooseEnd: () =>
      'C’est le premier dé de la manche : dites de quel côté on commence à compter les cartes.',
    endIsSet: () => 'Les cartes sont déjà numérotées pour cette manche.',
    trickPlayed: () => 'Vous avez déjà joué un coup bas dans cette manche.',
    cardNotHeld: ({ card: held }) => `Vous n’avez pas la carte « ${TRICKS[held]} ».`,
    effectNotOnCard: ({ card: held, effect }) =>
      `« ${EFFECTS[effect]} » ne figure pas sur la carte « ${TRICKS[held]} ».`,
    noSailorThere: ({ nation }) =>
      `Vous n’avez aucun marin chez les ${NATIONS[nation]} ; un joker ne peut pas être le premier.`,
    beyondTheDie: ({ die }) => `Un dé va de 1 à 6 : le ${die} ne peut pas aller plus loin.`,
    captainNotInLastRound: () => 'Le Capitaine fou reste à terre pendant la dernière manche.',
    captainAlreadyOut: () => 'Un Capitaine fou est déjà en jeu dans cette manche.',
    answerFirst: () => 'Dites d’abord si votre capitaine s’oppose.',
    nothingToAnswer: () => 'Il n’y a rien à quoi s’opposer.',
    trickObjected: ({ card: held }) =>
      `Le capitaine s’est opposé à la carte « ${TRICKS[held]} » pendant ce tour.`,
    shanghaiObjected: () => 'Le capitaine s’y est opposé : vous devez lancer les dés.',
    shanghaiBanned: () =>
      '« Pas de Shanghai » est en vigueur : on ne peut annoncer Shanghai que faute de dés.',
    spreadFirst: () => 'Remettez d’abord un dé en réserve et posez les autres.',
    nothingToSpread: () => 'Vous n’avez pas relancé tous vos dés.',
    alreadyFaceDown: ({ number }) => `La carte ${number} est déjà face cachée.`,
    nothingToExchange: () => 'Vous n’avez aucun dé à reprendre dans la rangée.',
    noDieThere: ({ die }) => `Vous n’avez aucun dé sur la carte ${die}.`,
    doublesNotInPlay: () => 'Cette partie se joue sans la carte Doubles.',
    noDouble: () => 'Vous n’avez pas fait de double.',
    doublesIsYours: () => 'Vous avez déjà la carte Doubles.',
    doubleMustBeUsed: () => 'Un double doit être relancé ou servir à prendre la carte Doubles.',
  },

  events: {
    dealt: ({ round, starter }, who) =>
      `Manche ${round} : six nouvelles cartes. C’est à ${who(starter)} de commencer.`,
    rolled: ({ seat, dice: thrown }, who) => `${who(seat)} obtient ${list('fr', thrown)} aux dés.`,
    rerolledOne: ({ seat, dice: thrown }, who) =>
      `${who(seat)} relance un dé et obtient ${list('fr', thrown)}.`,
    announced: ({ seat, move }, who) => `${who(seat)} veut ${intent(move)}.`,
    allowed: ({ seat }, who) => `${who(seat)} : le capitaine laisse faire.`,
    objected: ({ seat }, who) => `${who(seat)} : le capitaine s’y oppose !`,
    numbered: ({ end }) => `Les cartes se comptent à partir de la ${ends[end]}.`,
    placed: ({ seat, die }, who) => `${who(seat)} pose un dé sur la carte ${die}.`,
    takenBack: ({ seat, dice: back }, who) =>
      `${who(seat)} reprend ${back.length === 1 ? 'le dé' : 'les dés'} ${list('fr', back)}.`,
    trick: ({ seat, effect }, who) => `${who(seat)} joue un coup bas : ${EFFECTS[effect]}.`,
    joined: ({ seat, nation }, who) => `${who(seat)} enrôle deux marins de plus chez les ${NATIONS[nation]}.`,
    shifted: ({ seat, from: was, to }, who) => `${who(seat)} change le ${was} en ${to}.`,
    sunk: ({ number }) => `La carte ${number} est livrée aux requins.`,
    doublesTaken: ({ seat, from: holder }, who) =>
      `${who(seat)} prend la carte Doubles${holder === null ? '' : ` à ${who(holder)}`}.`,
    called: ({ seat, forced }, who) =>
      forced ? `${who(seat)} n’a plus assez de dés : Shanghai !` : `${who(seat)} annonce « Shanghai ! »`,
    awarded: (award, who) => AWARDED[award.why](award, award.to === null ? '' : who(award.to)),
    scored: ({ nation, strengths, to, points: won }, who) =>
      `${NATIONS[nation]} (${strengths.join('\u00a0:\u00a0')}) : ${to === null ? 'personne' : `${points(won)} pour ${who(to)}`}.`,
    tricksScored: ({ seat, points: won }, who) =>
      `${who(seat)} marque ${points(won)} pour ses coups bas non joués.`,
    ended: ({ scores, places }, who) =>
      `${scores.join('\u00a0:\u00a0')}. ${places[0] === places[1] ? 'Égalité !' : `${who(places.indexOf(1))} gagne !`}`,
  },

  kinds: {
    roll: 'Lancer',
    shanghai: 'Annoncer « Shanghai ! »',
    place: 'Poser un dé',
    joker: 'Coup bas : joker',
    shift: 'Coup bas : ±1',
    both: 'Coup bas : deux dés',
    reroll: 'Coup bas : relance',
    captain: 'Capitaine fou',
    ban: 'Pas de Shanghai',
    rerollAll: 'Tout relancer',
    spread: 'Remettre un dé en réserve',
    sharks: 'Requins',
    exchange: 'Échange',
    doubles: 'Coup bas : Doubles',
    rerollOne: 'Relancer un dé',
    takeDoubles: 'Prendre Doubles',
    object: 'S’opposer',
    allow: 'Laisser faire',
  },

  moves: {
    roll: () => 'Lancer deux dés',
    shanghai: () => 'Annoncer « Shanghai ! »',
    place: ({ die, end }) => `Poser le ${die}${from(end)}`,
    joker: ({ card: held, nation }) => `Coup bas « ${TRICKS[held]} » : joker pour les ${NATIONS[nation]}`,
    shift: ({ card: held, die, by }) => `Coup bas « ${TRICKS[held]} » : changer le ${die} en ${die + by}`,
    both: ({ card: held, end }) => `Coup bas « ${TRICKS[held]} » : poser les deux dés${from(end)}`,
    reroll: ({ card: held }) => `Coup bas « ${TRICKS[held]} » : relancer les deux dés`,
    captain: () => 'Coup bas : envoyer le Capitaine fou',
    ban: () => 'Coup bas : pas de Shanghai dans cette manche',
    rerollAll: () => 'Coup bas : relancer tous vos dés',
    spread: ({ back, end }) => `Remettre le ${back} en réserve et poser les autres${from(end)}`,
    sharks: () => 'Coup bas : livrer une carte aux requins',
    exchange: ({ back }) => `Coup bas : reprendre le ${back} et poser les deux dés`,
    doubles: () => 'Coup bas « Doubles » : relancer les deux dés',
    rerollOne: () => 'Double : relancer un dé',
    takeDoubles: ({ end }) => `Double : prendre la carte Doubles${from(end)}`,
    object: () => 'Le capitaine s’oppose',
    allow: () => 'Laisser faire',
  },

  options: {
    crazyCaptain: {
      name: 'Capitaine fou',
      help: 'Chaque joueur reçoit un capitaine qui peut faire une objection à chaque tour de l’autre.',
    },
    noShanghai: {
      name: 'Carte bonus 1 : Pas de Shanghai / Tout relancer',
      help: 'Chaque joueur reçoit une de ces cartes Coup bas.',
    },
    sharks: {
      name: 'Carte bonus 2 : Requins / Échange',
      help: 'Chaque joueur reçoit une de ces cartes Coup bas.',
    },
    doubles: {
      name: 'Carte bonus 3 : Doubles',
      help: 'Une carte au milieu de la table, que l’on peut prendre avec un double.',
    },
    trickDeck: {
      name: 'Cartes Coup bas',
      help: 'Combien il y en a de chaque sorte parmi les 48 cartes ; huit en tout.',
      parts: TRICKS,
    },
    tie: {
      name: 'Égalité finale',
      help: 'Ce qui se passe quand les deux joueurs ont autant de points.',
      values: { shared: 'victoire partagée', nations: 'victoire à qui marque dans le plus de nations' },
    },
    captainScores: {
      name: 'Capitaine non joué',
      help: 'Un Capitaine fou jamais joué rapporte un point : c’est imprimé. Sans cela : une règle maison.',
    },
    doublesDice: {
      name: 'Dés utilisés pour prendre la carte Doubles',
      help: 'La règle peut se lire des deux façons.',
      values: { back: 'retournent en réserve', spent: 'sont perdus pour la manche' },
    },
    doublesChoice: {
      name: 'Lancer un double',
      help: 'Ce qui est imprimé, ou une règle maison.',
      values: {
        forced: 'est relancé ou prend la carte',
        free: 'peut aussi être posé tel quel (règle maison)',
      },
    },
  },

  chapters: {
    1: 'But du jeu et matériel',
    2: 'Mise en place',
    3: 'Un tour de jeu',
    4: 'Partage des cartes',
    5: 'Coups bas',
    6: 'Fin de partie et décompte',
    7: 'Extension : Capitaine fou',
    8: 'Carte bonus 1 : Pas de Shanghai / Tout relancer',
    9: 'Carte bonus 2 : Requins / Échange',
    10: 'Carte bonus 3 : Doubles',
    11: 'Éditions et points douteux',
  },

  rules: {
    '1.1':
      'Deux capitaines recrutent des équipages dans une taverne du port. Qui a le plus fort équipage d’une nation marque la valeur du plus faible.',
    '1.2': 'Il y a 40 marins : huit nations, avec les valeurs 1, 2, 3, 3 et 4.',
    '1.3':
      'Huit cartes Coup bas y sont mélangées. Chacune montre deux effets ; son propriétaire en utilise un.',
    '1.4':
      'Chaque joueur a six dés et un capitaine, qui indique qu’un coup bas a été joué dans cette manche.',
    '2.1': 'Mélangez les 48 cartes et disposez-en six, face visible, en une rangée : c’est la taverne.',
    '2.2': 'Le hasard désigne qui commence.',
    '2.3': 'Tout est visible, sauf l’ordre de la pioche.',
    '3.1':
      'La partie compte huit manches. On joue à tour de rôle ; à votre tour, vous lancez les dés ou vous annoncez Shanghai, jamais les deux.',
    '3.2':
      'Pour lancer, il vous faut deux dés en réserve. Lancez-en deux, posez-en exactement un et reprenez l’autre.',
    '3.3':
      'Un dé se pose de votre côté de la carte qui porte son numéro. Une carte peut recevoir autant de dés que l’on veut.',
    '3.4':
      'Le premier dé posé dans une manche fixe le côté à partir duquel les cartes se comptent de 1 à 6, pour les deux joueurs et jusqu’à la fin de la manche.',
    '3.5':
      'Au lieu de lancer, vous pouvez annoncer Shanghai si au moins deux de vos propres dés sont dans la rangée. Cela met fin à la manche.',
    '3.6': 'Avec moins de deux dés en réserve, vous devez annoncer Shanghai.',
    '3.7':
      'Un tour en bref : ou bien vous annoncez Shanghai et la manche est finie ; ou bien vous lancez les dés, vous jouez un coup bas si vous voulez (5.1) et vous posez un dé. C’est alors à l’adversaire. On ne peut pas passer, et après le lancer on ne peut plus annoncer Shanghai. Un coup bas coûte sa carte ; rien d’autre ne coûte quoi que ce soit.',
    '3.8':
      'Une manche ne se termine que par une annonce. Chaque tour laisse un dé dans la rangée : sans coups bas, vous en posez donc cinq au plus ; il vous en reste un et vous devez annoncer. C’est au plus tard au onzième tour de la manche.',
    '4.1': 'Une carte sans dé quitte le jeu.',
    '4.2': 'Qui a le plus de dés sur une carte la prend.',
    '4.3':
      'À nombre de dés égal, additionnez les valeurs de vos dés sur les cartes voisines ; la somme la plus élevée remporte la carte. Les cartes aux extrémités n’ont qu’une voisine.',
    '4.4': 'Si l’égalité persiste, la carte quitte le jeu.',
    '4.5':
      'Les six cartes sont attribuées avant de déplacer le moindre dé. Les marins rejoignent votre équipage de leur nation ; les cartes Coup bas restent visibles devant vous et peuvent servir dès la manche suivante.',
    '4.6':
      'Ensuite, chacun reprend ses dés et son capitaine, on dispose six nouvelles cartes, et le joueur qui n’a pas annoncé Shanghai commence.',
    '4.7':
      'Exemple : vos dés sont sur les cartes 2, 2, 3, 6 et 6, ceux de l’adversaire sur 3, 4, 5, 6 et 6. La carte 1 est sans dé et quitte le jeu. La carte 2 est à vous, deux dés contre aucun. Sur la carte 3, un dé chacun ; à côté vous avez deux 2 et l’adversaire un 4, somme égale : elle quitte le jeu. Les cartes 4 et 5 sont à l’adversaire. Sur la carte 6, deux dés chacun ; à côté, seul l’adversaire a un dé, le 5 : il la prend.',
    '5.1':
      'Chaque joueur peut jouer un coup bas par manche, juste après avoir lancé les dés et avant d’en poser.',
    '5.2': 'Choisissez un des deux effets de la carte. Utilisée pour les dés, elle quitte le jeu.',
    '5.3':
      'Joker : placez la carte auprès d’une nation dont vous avez déjà un marin. Elle compte comme un marin de valeur 2 jusqu’à la fin de la partie.',
    '5.4':
      '±1 : augmentez ou diminuez d’un point l’un des deux dés, sans descendre sous 1 ni dépasser 6. Posez ensuite l’un des deux dés, au choix.',
    '5.5': 'Les deux dés : posez les deux dés lancés.',
    '5.6': 'Relance : relancez les deux dés. Le nouveau lancer compte.',
    '5.7':
      'Vous pouvez avoir autant de cartes Coup bas que vous voulez ; elles restent visibles. Un joker reste dans son équipage et n’est plus une carte Coup bas. Une carte Coup bas gagnée dans la dernière manche ne peut plus être jouée, mais rapporte son point (6.5).',
    '6.1': 'La partie se termine après la huitième manche.',
    '6.2':
      'Faites le total de chaque équipage. Si les deux joueurs ont un équipage d’une même nation, le plus fort se défait du sien et prend celui de l’autre : il marque la force de l’équipage le plus faible.',
    '6.3': 'À force égale, personne ne marque pour cette nation.',
    '6.4': 'Un joueur qui est seul à avoir une nation marque la force de son équipage.',
    '6.5': 'Chaque carte Coup bas jamais jouée rapporte un point.',
    '6.6': 'Le total le plus élevé gagne. En cas d’égalité, la victoire est partagée.',
    '6.7':
      'Exemple : Américains 6 chez vous, 7 chez l’adversaire. Il se défait de ses 7, prend vos 6 et marque 6. Français 5 à 5 : personne ne marque. Chinois 1 à 10 : il ne marque que 1. Espagnols, un 3 et deux jokers, chez vous seulement : 7 points. Il lui reste une carte Coup bas non jouée : 1 point. Vous avez 7 points, l’adversaire 6 + 1 + 1 = 8, et il gagne.',
    '7.1': 'Chaque joueur commence avec un Capitaine fou, une carte Coup bas qui se joue comme les autres.',
    '7.2':
      'Il ne se joue ni pendant la dernière manche, ni après celui de l’autre joueur dans la même manche.',
    '7.3':
      'Il reste en vigueur jusqu’à la fin de la manche, puis quitte le jeu. Dès le prochain tour de l’adversaire, le propriétaire du capitaine peut faire une objection à chaque tour de l’adversaire.',
    '7.4':
      'Objection à la pose d’un dé : le dé est repris et les deux dés sont relancés. Un coup bas peut suivre si aucun n’a encore été joué.',
    '7.5':
      'Objection à un coup bas, avant qu’il ne prenne effet : la carte reste en main et ne peut plus être jouée pendant ce tour ; un autre coup bas est permis.',
    '7.6':
      'Objection à Shanghai : le joueur doit lancer les dés. Une annonce faute de dés ne peut pas être empêchée.',
    '7.7':
      'On ne peut pas faire une nouvelle objection à des dés posés par un coup bas. On ne peut pas s’opposer à la relance d’un double ni à la prise de la carte Doubles. Un coup bas exécuté avant une objection reste joué.',
    '8.1': 'Chaque joueur commence avec une de ces cartes Coup bas.',
    '8.2':
      'Pas de Shanghai : dans cette manche, plus personne ne peut annoncer Shanghai ; la manche se termine quand un joueur n’a plus assez de dés et y est obligé.',
    '8.3':
      'Tout relancer : prenez vos deux dés et tous vos dés de la rangée, et lancez-les ensemble. Remettez-en un en réserve et posez les autres.',
    '8.4':
      'Exemple de « Tout relancer » : vos dés sont sur 1 et 3, et vous lancez deux 1. Vous relancez les quatre dés : 2, 4, 5 et 6. Le 2 retourne dans votre réserve, vous posez les trois autres.',
    '9.1': 'Chaque joueur commence avec une de ces cartes Coup bas.',
    '9.2':
      'Requins : la carte sur laquelle vous posez votre dé pendant ce tour est retournée face cachée. Elle quitte le jeu lors du partage des cartes, mais ses dés comptent pour ses voisines, et l’on peut encore y poser des dés.',
    '9.3':
      'Échange : reprenez un dé posé pendant un tour précédent, puis posez les deux dés que vous avez lancés.',
    '9.4':
      'Exemple de « Requins » : vous avez un dé sur 2 et un sur 3, l’adversaire un sur 2 et deux sur 3, et la carte 3 est face cachée. Elle quitte le jeu, bien que l’adversaire y ait plus de dés. Sur la carte 2, un dé chacun ; à côté, ses deux 3 l’emportent sur le vôtre, il la prend.',
    '9.5':
      'Exemple d’« Échange » : vos dés sont sur 1 et 4, et vous lancez 5 et 6. Vous reprenez le 1 et posez les deux dés. Vos dés sont maintenant sur 4, 5 et 6, et il en reste trois dans votre réserve.',
    '10.1': 'La carte Doubles est au milieu de la table. Elle n’a pas de numéro et ne reçoit pas de dés.',
    '10.2':
      'Après avoir lancé un double, vous devez choisir entre deux possibilités ; vous ne pouvez pas le poser tel quel. Ou bien vous relancez un des deux dés : un nouveau double redonne le même choix, tout autre résultat s’utilise comme d’habitude.',
    '10.3':
      'Ou bien vous utilisez les deux dés pour prendre la carte, au milieu ou chez l’adversaire. Vous ne posez rien, les dés retournent dans votre réserve et votre tour se termine. Ce n’est pas un coup bas. Vous ne pouvez pas prendre la carte si vous l’avez déjà. Si vous commencez la manche ainsi, vous dites de quel côté on commence à compter les cartes.',
    '10.4':
      'Jouée comme coup bas, la carte retourne d’abord au milieu ; ensuite, vous relancez les deux dés. Un double redonne le choix.',
    '10.5':
      'Un double ne compte que s’il est lancé, avec les deux dés ou avec un seul (10.2) : ni un dé modifié par ±1, ni « Tout relancer ».',
    '10.6': 'Qui a la carte à la fin de la partie marque un point.',
    '10.7':
      'Exemple : vous lancez deux 3. Vous relancez l’un d’eux, encore un 3 : vous avez le même choix. Vous relancez encore une fois : un 6. Vous posez alors le 3 ou le 6. Si vous aviez pris la carte, vous n’auriez rien posé.',
    '11.1':
      'Supposition : aucune source ne dit comment se répartissent les huit cartes Coup bas. Nous jouons avec trois Joker / ±1, trois Joker / Relance et deux Joker / Les deux dés ; la table peut indiquer ce qui est imprimé sur ses propres cartes.',
    '11.2':
      'Notre choix : aucune source ne prévoit de départage. Pour nous, une égalité est partagée ; la table peut donner la victoire à qui marque dans le plus de nations.',
    '11.3':
      'Imprimé : le Capitaine fou est une carte Coup bas, et chacune de ces cartes jamais jouée rapporte un point (6.5). La table peut s’en écarter : c’est alors une règle maison.',
    '11.4':
      'Notre choix : il est imprimé que l’on utilise les deux dés pour prendre la carte Doubles, mais non ce qu’ils deviennent. Première lecture : ils retournent en réserve, comme un dé que l’on ne pose pas ; c’est ainsi que nous jouons. Seconde lecture : ils sont perdus pour la manche, comme des dés posés. La table peut le décider ; un joueur peut alors devoir annoncer Shanghai avec moins de deux dés dans la rangée.',
    '11.5':
      'Imprimé : un double offre deux possibilités (10.2, 10.3), et le poser tel quel n’en fait pas partie. La table peut le permettre : c’est alors une règle maison. Notre choix : un coup bas peut précéder ce choix, et « Les deux dés » ou « Échange » peut poser le double.',
    '11.6':
      'Nos choix quand rien n’est imprimé : toutes les extensions peuvent se combiner (ce n’est dit que des cartes bonus 1 et 2) ; ce à quoi on ne peut pas s’opposer (7.7) ; prendre la carte Doubles n’est pas un coup bas, et qui l’a déjà ne peut pas la prendre (10.3) ; quels doubles comptent (10.5). Il est imprimé que le capitaine le plus rude commence ; ici, le hasard décide (2.2).',
    '11.7':
      'Notre choix : on peut aussi appeler les requins sur une carte déjà face cachée, car rien ne l’interdit. Elle reste face cachée, et le coup bas est joué pour rien.',
    '11.8':
      'Éditions : le jeu et ses quatre cartes d’extension, parues l’une après l’autre et que l’on ajoute une à une. Nous ne connaissons qu’une édition et aucun changement officiel de ses règles. « Imprimé » veut dire que la règle le dit, « notre choix » qu’elle laisse la question ouverte, « supposition » que nous n’avons pas vu les cartes, « règle maison » que la table peut s’écarter de ce qui est imprimé.',
    '11.9':
      'Les tables et les journaux de partie commencés avec la version 1 de ces règles la gardent : un double peut y être posé tel quel, sauf si la table en a décidé autrement, et l’on ne peut pas appeler les requins sur une carte face cachée.',
  },

  // The headings end in the narrow space that French puts before the colon.
  // No move has so many parts that it must be asked for.
  questions: {},

  board: boardWith({
    card,
    nations: NATIONS,
    tricks: TRICKS,
    round: (round) => `Manche ${round} sur 8`,
    faceDown: 'face cachée',
    nobody: 'personne',
    thrown: 'Dés lancés ',
    crews: 'Équipages ',
    hand: 'Coups bas ',
    captain: (name) => `Capitaine fou en jeu : ${name}.`,
    banned: '« Pas de Shanghai » est en vigueur.',
    hungry: 'La carte qui recevra le prochain dé ira aux requins.',
    tricked: (name) => `${name} : coup bas de la manche déjà joué.`,
    spent: (name, n) => `${name} : ${dice(n)} hors jeu pour cette manche.`,
    doublesInMiddle: 'La carte Doubles est au milieu.',
    wants: (name, move) => `${name} veut ${intent(move)}.`,
    score: 'Si la partie finissait maintenant ',
  }),
};

const AWARDED: Awarded = {
  empty: (a) => `${a.number}, ${card(a.card)} : aucun dé, carte retirée.`,
  majority: (a, name) =>
    `${a.number}, ${card(a.card)} : ${name}, dés\u00a0${higherFirst(a.dice).join('\u00a0:\u00a0')}.`,
  neighbours: (a, name) =>
    `${a.number}, ${card(a.card)} : ${name}, voisines ${higherFirst(a.pips).join('\u00a0:\u00a0')}.`,
  tie: (a) => `${a.number}, ${card(a.card)} : voisines ${a.pips.join('\u00a0:\u00a0')}, carte retirée.`,
  sharks: (a) => `${a.number}, ${card(a.card)} : livrée aux requins.`,
};
