/** The rulebook of Container in French. */
import { type ContainerBook, editionOf } from './book.ts';

export const rulebook: ContainerBook = {
  editions: { '2007': '2007', anniversary: '10e anniversaire' },
  editionOf,

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
      'Anniversaire : si vous ne pouvez pas payer et n’avez qu’un emprunt, vous devez en contracter un autre, qui porte intérêt à partir de votre tour suivant. 2007 : de même, sauf si la table a désactivé cette règle.',
    '4.3':
      'Vous payez autant que vous pouvez. Chaque dollar manquant se règle à part, et le joueur à votre droite choisit ce qui est saisi.',
    '4.4': '2007 et anniversaire : d’abord un conteneur de votre zone sur l’île.',
    '4.5': {
      '2007':
        '2007 : à défaut, deux conteneurs de votre magasin portuaire, et ce qui y manque de votre magasin d’usine ; s’il n’y en a qu’un en tout, cela suffit.',
    },
    '4.6': {
      '2007': '2007 : à défaut, un entrepôt ou une usine. Les deux premiers de chaque sorte sont à l’abri.',
    },
    '4.7': 'S’il n’y a rien à saisir, les intérêts sont annulés.',
    '4.8': {
      anniversary:
        'Anniversaire : toujours un seul conteneur, pris au premier de ces endroits où il y en a : île, navire, port de la banque, magasin portuaire, magasin d’usine. Les bâtiments ne sont jamais saisis.',
    },
    '4.9': 'Les conteneurs saisis quittent le jeu.',
    '5.1': {
      '2007':
        'Une fois par tour, après les intérêts et avant vos actions, mais pas pendant votre premier tour, vous pouvez remettre un de vos conteneurs dans la réserve contre 2 $. Ce n’est pas une action.',
    },
    '5.2': {
      '2007':
        'Il vient de votre magasin d’usine, ou de votre magasin portuaire si le magasin d’usine est vide.',
    },
    '6.1':
      'Payez à la banque le prix du prochain emplacement vide. Un nouvel entrepôt est utilisable aussitôt.',
    '6.2': 'Vous pouvez avoir quatre usines et cinq entrepôts.',
    '6.3': 'Vos usines sont toutes de couleurs différentes.',
    '6.4': {
      anniversary: 'Anniversaire : les usines d’une couleur, ou les entrepôts, peuvent être épuisés.',
    },
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
    '9.3': 'Acheter là où le navire est déjà amarré est une action à part entière.',
    '9.4': 'Un navire transporte au plus cinq conteneurs.',
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
    '13.1': {
      anniversary:
        'Trois courtiers ont chacun une case pour les conteneurs et une pour l’argent. Au départ, le courtier I a deux conteneurs et 1 $, le II un conteneur et 2 $, le III aucun conteneur et 3 $ ; ces conteneurs viennent de la boîte.',
    },
    '13.2': {
      anniversary:
        'Appeler un courtier est une action. Si aucune enchère n’est ouverte, marquez une case qui n’est pas vide et faites une offre pour tout ce qu’elle contient : de l’argent contre des conteneurs, ou des conteneurs de vos propres magasins contre de l’argent ; au moins 1 $ ou un conteneur.',
    },
    '13.3': {
      anniversary:
        'Si quelqu’un d’autre détient la carte de paiement, vous devez offrir au moins 1 $ ou un conteneur de plus, pour la même case. L’offre dépassée est rendue aussitôt : l’argent à son propriétaire, les conteneurs aux magasins d’où ils viennent, aux prix que leur propriétaire choisit alors. Vous ne pouvez pas surenchérir sur vous-même.',
    },
    '13.4': {
      anniversary:
        'Si vous détenez la carte de paiement au début de votre tour, vous remportez, après les intérêts, tout ce que la case contient alors. L’argent est à vous ; les conteneurs vont dans votre port de la banque.',
    },
    '13.5': {
      anniversary:
        'Ensuite, vous payez votre offre, une unité à la fois, aux courtiers I, II, III, I et ainsi de suite. Pour des conteneurs, vous choisissez l’ordre.',
    },
    '13.6': {
      anniversary:
        'Les intérêts vont aux courtiers de la même façon. Il en va de même, quand un vendeur refuse toutes les offres, d’une subvention égale à l’offre la plus élevée.',
    },
    '13.7': {
      anniversary:
        'De la haute mer, vous pouvez aller dans votre propre port de la banque et charger gratuitement ce qui s’y trouve ; en charger davantage plus tard, sans bouger, est une action à part entière.',
    },
    '13.8': {
      anniversary:
        'Vous ne pouvez pas appeler pendant le tour qui met fin à la partie, ni pendant un tour où vous avez remporté une enchère chez un courtier.',
    },
    '13.9': {
      anniversary:
        'À la fin, une enchère encore ouverte revient à qui détient la carte ; l’offre est perdue. Chaque conteneur dans votre port de la banque compte 3 $.',
    },
    '14.1':
      'L’ordre des couleurs sur les cartes valeur est tiré de l’exemple de décompte et d’une autre source ; tous les ordres connus donnent le même jeu, aux noms des couleurs près.',
    '14.2':
      'Les quantités de l’édition anniversaire à trois et à quatre joueurs reposent sur une seule source ; celles à cinq découlent du matériel.',
    '14.3':
      'Que les intérêts aillent aux courtiers, en commençant par le I, se lit dans un résumé ; les règles proprement dites n’en disent rien.',
    '14.4':
      'Rien ne dit si, en 2007, il faut emprunter pour payer les intérêts. Pour nous, oui ; la table peut laisser le choix au débiteur.',
    '14.5':
      'Aucune règle imprimée ne dit si un bâtiment saisi solde son emprunt ; un commentaire de l’éditeur l’affirme. Sauf choix contraire, l’emprunt reste.',
    '14.6':
      'Les règles de l’édition anniversaire laissent seulement entendre qu’acheter sans bouger est une action ; nous l’autorisons comme en 2007.',
    '14.7':
      'Chez les courtiers : une case vide ne peut pas être marquée ; les conteneurs sur la carte de paiement gardent leur place dans le magasin ; ce qui se trouve sur la carte ne peut être ni utilisé ni saisi ; qui a appelé un courtier ne peut pas provoquer la fin pendant le même tour.',
    '14.8':
      'Une offre de 0 $ est permise. Un navire vide ne va pas à l’île. En 2007, la cargaison d’un navire ne peut pas être saisie et ne protège aucun bâtiment. L’emplacement laissé libre par une usine saisie est le prochain sur lequel on construit. D’après la règle imprimée, chacun peut emprunter à tout moment ; ici, on emprunte pendant son tour, avant de faire une offre ou avant d’y répondre : à aucun autre moment on n’a besoin d’argent.',
  },

  // The headings end in the narrow space that French puts before the colon.
};
