/** The rulebook of Container in French. */
import { type ContainerBook, editionOf, tablesWith } from './book.ts';

export const rulebook: ContainerBook = {
  editions: { '2007': '2007', anniversary: '10e anniversaire' },
  editionOf,

  chapters: {
    1: 'But du jeu et matériel',
    2: 'Mise en place',
    3: 'Un tour de jeu',
    4: 'Intérêts et défaut de paiement',
    5: 'La vente intérieure (pour débutants)',
    6: 'Construire une usine ou un entrepôt',
    7: 'Acheter pour son magasin portuaire',
    8: 'Produire',
    9: 'Naviguer',
    10: 'La vente aux enchères sur l’île',
    11: 'Emprunts',
    12: 'Fin de partie et décompte',
    13: 'La Banque d’investissement',
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
    '2.1': {
      '2007':
        'Le nombre de conteneurs dépend du nombre de joueurs. Il y a assez d’usines et d’entrepôts pour tous.',
      anniversary:
        'Le matériel dépend du nombre de joueurs. Usines et entrepôts peuvent eux aussi s’épuiser.',
    },
    '2.2':
      'Chaque joueur commence avec un entrepôt, une usine d’une couleur que personne d’autre n’a, et un conteneur de cette couleur à 2 $ dans le magasin d’usine.',
    '2.3': 'Chaque joueur a 20 $ et une carte valeur ; tous les navires sont en haute mer.',
    '2.4': 'Le hasard désigne qui commence ; on joue dans le sens horaire.',
    '3.1': {
      '2007':
        'Au début de votre tour, vous payez les intérêts de vos emprunts. Vous avez ensuite deux actions, puis c’est au joueur suivant.',
      anniversary:
        'Au début de votre tour, vous payez les intérêts de vos emprunts ; avec la Banque d’investissement, vous prenez ensuite ce que vous avez gagné chez un courtier. Vous avez ensuite deux actions, puis c’est au joueur suivant.',
    },
    '3.2': 'Vous pouvez faire deux fois la même action, mais produire une seule fois.',
    '3.3': 'Rien ne vous oblige à utiliser vos actions.',
    '3.4': {
      '2007': 'Vous choisissez chacune de vos deux actions parmi ces quatre :',
      anniversary:
        'Vous choisissez chacune de vos deux actions parmi ces quatre ; avec la Banque d’investissement, il y en a une cinquième :',
    },
    '3.5': {
      '2007':
        'Une action, c’est un bâtiment, un achat chez un seul vendeur ou un déplacement de votre navire. D’un port à l’autre, il en faut deux : sortir en haute mer, puis entrer. Acheter là où votre navire est déjà amarré est aussi une action.',
      anniversary:
        'Une action, c’est un bâtiment, un achat chez un seul vendeur ou un déplacement de votre navire. D’un port à l’autre, il en faut deux : sortir en haute mer, puis entrer.',
    },
    '3.6': {
      '2007':
        'Emprunter et rembourser ne sont pas des actions : faites-le pendant votre tour aussi souvent qu’il le faut. Les intérêts, une vente intérieure (chapitre 5), les offres et la réponse aux offres ne sont pas non plus des actions.',
      anniversary:
        'Emprunter et rembourser ne sont pas des actions : faites-le pendant votre tour aussi souvent qu’il le faut. Les intérêts, ce que vous gagnez chez un courtier, les offres sur l’île et la réponse à ces offres ne sont pas non plus des actions.',
    },
    '4.1': 'Au début de votre tour, vous payez 1 $ pour chacun de vos emprunts.',
    '4.2': {
      '2007':
        'Si vous ne pouvez pas payer et n’avez qu’un emprunt, vous pouvez en contracter un autre, qui porte intérêt à partir de votre tour suivant, ou vous laissez saisir. La table peut rendre l’emprunt obligatoire.',
      anniversary:
        'Si vous ne pouvez pas payer et n’avez qu’un emprunt, vous devez en contracter un autre, qui porte intérêt à partir de votre tour suivant.',
    },
    '4.3':
      'Vous payez autant que vous pouvez. Chaque dollar manquant se règle à part, et le joueur à votre droite choisit ce qui est saisi.',
    '4.4': { '2007': 'On prend d’abord un conteneur de votre zone sur l’île.' },
    '4.5': {
      '2007':
        'À défaut, deux conteneurs de votre magasin portuaire, et ce qui y manque dans votre magasin d’usine ; s’il n’y en a qu’un, il suffit.',
    },
    '4.6': {
      '2007':
        'À défaut, un entrepôt ou une usine. Ce qui se trouve sur les deux premiers emplacements de chaque sorte est à l’abri.',
    },
    '4.7': 'S’il n’y a rien à saisir, les intérêts sont annulés.',
    '4.8': {
      anniversary:
        'Pour chaque dollar manquant, on prend un conteneur au premier de ces endroits où il y en a : île, navire, port de la banque, magasin portuaire, magasin d’usine. Les bâtiments ne sont jamais saisis.',
    },
    '4.9': 'Les conteneurs saisis quittent le jeu.',
    '4.10': {
      '2007':
        'La cargaison de votre navire ne se saisit pas, mais elle est en jeu : tant que vous en avez, vous ne perdez aucun bâtiment et les intérêts sont annulés.',
    },
    '4.11': {
      '2007':
        'Chaque entrepôt et chaque usine occupe son emplacement. Le joueur à votre droite choisit ce que vous perdez ; un de vos emprunts est alors soldé.',
    },
    '4.12': {
      '2007':
        'Exemple : vous avez deux emprunts et 1 $. Vous payez ce dollar ; il en manque un. Vous n’avez rien sur l’île, mais un conteneur blanc dans votre magasin portuaire et un noir dans votre magasin d’usine : vous perdez les deux. Si vous n’aviez aucun conteneur, le joueur à votre droite prendrait un bâtiment : de trois entrepôts, seulement celui de l’emplacement à 5 $.',
      anniversary:
        'Exemple : vous avez deux emprunts et pas d’argent ; il manque donc 2 $. Un conteneur beige se trouve dans votre zone sur l’île, un blanc sur votre navire : le beige part pour le premier dollar, le blanc pour le second. Vos magasins restent intacts.',
    },
    '5.1': {
      '2007':
        'Une fois par tour, après les intérêts et avant vos actions, mais pas pendant votre premier tour, vous pouvez remettre un de vos conteneurs dans la réserve contre 2 $. Ce n’est pas une action.',
    },
    '5.2': {
      '2007':
        'Il vient de votre magasin d’usine, ou de votre magasin portuaire si le magasin d’usine est vide.',
    },
    '6.1':
      'Payez à la banque le prix du prochain emplacement vide. Ce que vous construisez sert aussitôt : une nouvelle usine produit déjà dans le même tour, un nouvel entrepôt offre déjà sa place.',
    '6.2': 'Vous pouvez avoir quatre usines et cinq entrepôts.',
    '6.3': 'Vos usines sont toutes de couleurs différentes.',
    '6.4': { anniversary: 'Les usines d’une couleur, ou tous les entrepôts, peuvent être épuisés.' },
    '6.5': {
      '2007': 'Un emplacement libéré par une saisie est le prochain sur lequel on construit, à son prix.',
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
      'De la haute mer, un navire va dans le port d’un autre joueur ou à l’île, et de là il retourne en haute mer : chacun de ces déplacements est une action. Il n’entre jamais dans son propre port.',
    '9.2':
      'À la fin d’un déplacement vers un port, vous pouvez y acheter les conteneurs que vous voulez, aux prix affichés. Le propriétaire ne peut pas refuser.',
    '9.3': { '2007': 'Acheter là où le navire est déjà amarré est une action à part entière.' },
    '9.4': 'Un navire transporte au plus cinq conteneurs.',
    '9.5': {
      '2007': 'La table peut décider qu’un navire ne charge qu’à la fin d’un déplacement.',
      anniversary:
        'Un navire ne charge qu’à la fin d’un déplacement. La table peut lui permettre de charger aussi là où il se trouve déjà ; c’est alors une action à part entière.',
    },
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
    '10.8':
      'Exemple : vous apportez à l’île deux conteneurs beiges et un blanc ; tout le monde a 20 $. Les offres sont de 9 $, 9 $ et 4 $. Les deux joueurs à 9 $ ajoutent en secret 1 $ et 3 $, ce qui fait 10 $ et 12 $. Vous acceptez : le gagnant vous paie 12 $, le gouvernement 12 $ de plus. Vous avez 44 $, le gagnant 8 $, et la cargaison va dans sa zone sur l’île. Ou vous refusez : vous payez 12 $ à la banque, il vous reste 8 $, et la cargaison va dans votre propre zone.',
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
    '12.5': {
      '2007':
        'En cas d’égalité gagne celui qui a le plus de conteneurs restants sur l’île. Sinon, la victoire est partagée.',
      anniversary:
        'En cas d’égalité gagne celui qui a le plus de conteneurs dans son magasin d’usine. Sinon, la victoire est partagée.',
    },
    '12.6': {
      '2007':
        'Si, pendant trois tours de table, personne ne produit, n’achète, ne construit ni n’organise d’enchère sur l’île, la partie se termine en l’état. La table fixe le nombre de tours de table.',
      anniversary:
        'Si, pendant trois tours de table, personne ne produit, n’achète, ne construit, n’organise d’enchère sur l’île ni n’appelle de courtier, la partie se termine en l’état. La table fixe le nombre de tours de table.',
    },
    '12.7':
      'Une production qui ne donne rien n’est pas du commerce. Avec 0 tour de table, la partie ne se termine jamais ainsi.',
    '12.8':
      'Exemple : sur votre carte valeur, l’orange vaut 10, le beige 5/10, le blanc 6, le noir 4 et le brun 2. Sur l’île, vous avez quatre conteneurs orange, quatre bruns, trois beiges, deux blancs et deux noirs : les cinq couleurs, le beige compte donc 10. L’orange et le brun sont les plus nombreux ; le brun vaut moins et on le défausse. Avec tout le reste, cela fait 98 $ :',
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
        'De la haute mer, vous pouvez aller dans votre propre port de la banque et, à la fin de ce déplacement, charger gratuitement ce qui s’y trouve ; plus tard, sans bouger, seulement si la table le permet (9.5).',
    },
    '13.8': {
      anniversary:
        'Vous ne pouvez pas appeler pendant le tour qui met fin à la partie, ni pendant un tour où vous avez remporté une enchère chez un courtier.',
    },
    '13.9': {
      anniversary:
        'À la fin, une enchère encore ouverte revient à qui détient la carte ; l’offre est perdue. Chaque conteneur dans votre port de la banque compte 3 $.',
    },
    '13.10': {
      anniversary:
        'Exemple : au début de la partie, vous appelez le courtier I et offrez 4 $ pour ses deux conteneurs. Si quelqu’un d’autre offre 5 $, vous récupérez aussitôt vos 4 $. Si personne ne le fait, au début de votre tour suivant les deux conteneurs vont dans votre port de la banque et vos 4 $ aux courtiers : 2 $ au I, 1 $ au II, 1 $ au III. Ils ont alors 3 $, 3 $ et 4 $.',
    },
    '14.1':
      'Supposition : l’ordre des couleurs sur les cartes valeur est tiré de l’exemple de décompte et d’une autre source. Tous les ordres connus donnent le même jeu, aux noms des couleurs près.',
    '14.2': {
      anniversary:
        'Supposition : les quantités à trois et à quatre joueurs reposent sur une seule source. Celles à cinq découlent du matériel.',
    },
    '14.3': {
      anniversary:
        'Supposition : que les intérêts aillent aux courtiers, en commençant par le I, se lit dans un résumé. Les règles proprement dites n’en disent rien.',
    },
    '14.4': {
      '2007':
        'Imprimé : on choisit d’emprunter ou non pour payer les intérêts. Règle maison : la table peut en faire une obligation.',
    },
    '14.5': {
      '2007':
        'Modification officielle : quand un bâtiment est saisi, un emprunt est soldé. La première impression ne le dit pas ; la table peut jouer sans.',
    },
    '14.6': {
      '2007': 'Imprimé : un navire peut charger sans bouger. Règle maison : la table peut l’interdire.',
      anniversary:
        'Imprimé : un navire ne charge qu’à la fin d’un déplacement. Règle maison : la table peut lui permettre de charger sans bouger.',
    },
    '14.7': {
      anniversary:
        'Nos décisions chez les courtiers : une case vide ne peut pas être marquée. Les conteneurs sur la carte de paiement gardent leur place dans le magasin. Ce qui se trouve sur la carte ne peut être ni utilisé ni saisi. Qui a appelé un courtier ne peut pas provoquer la fin pendant le même tour.',
    },
    '14.8':
      'Nos décisions : une offre de 0 $ est permise. Un navire vide ne va pas à l’île. D’après la règle imprimée, chacun peut emprunter à tout moment ; ici, on emprunte pendant son tour, avant de faire une offre ou avant d’y répondre : à aucun autre moment on n’a besoin d’argent.',
    '14.9': {
      '2007':
        'Imprimé : on ne prend un bâtiment qu’à un joueur qui n’a plus aucun conteneur en jeu. Notre décision : la cargaison à bord est en jeu. Règle maison : la table peut décider qu’elle ne protège rien.',
    },
    '14.10': {
      '2007':
        'Notre décision, puisque la règle imprimée nomme les emplacements : le voisin choisit le bâtiment saisi, et la place vide est la prochaine sur laquelle on construit, à son prix.',
    },
    '14.11':
      'Règle maison : aucune règle imprimée ne met fin à la partie après des tours de table sans commerce (12.6). La table peut s’en passer.',
    '14.12': {
      '2007':
        'Nos décisions : l’exemple de saisie imprimé diffère d’une langue à l’autre ; nous prenons deux conteneurs pour chaque dollar manquant. Où vont les conteneurs saisis n’est pas dit ; chez nous, ils quittent le jeu.',
    },
    '14.13': {
      '2007':
        'Nos décisions : les emprunts contractés pendant les offres restent cachés jusqu’à ce qu’on les montre. En cas d’égalité, on peut ajouter 0 $, ce que seul le texte néerlandais interdit. Imprimé : on peut rembourser à tout moment de son tour, après l’enchère aussi.',
      anniversary:
        'Notre décision : les emprunts contractés pendant les offres restent cachés jusqu’à ce qu’on les montre. Imprimé : en cas d’égalité, on peut ajouter 0 $, et on peut rembourser à tout moment de son tour, après l’enchère aussi. Que l’enchère mette fin au tour ne figure que dans l’aide de jeu.',
    },
    '14.14': {
      '2007':
        'Notre décision, d’après le texte français : en cas d’égalité, on compte les conteneurs restés sur l’île après la défausse.',
    },
    '14.15': {
      '2007':
        'Nos décisions : on peut produire seulement pour changer des prix, même si rien n’est fabriqué. Sans produire, on ne change pas les prix du magasin d’usine.',
    },
    '14.16': {
      anniversary:
        'Nos décisions pour la banque : les intérêts passent avant ce que l’on gagne chez un courtier, et après un gain on n’appelle plus de courtier de tout le tour. Le nombre de billets de chacun n’est pas montré, et il n’y a pas de cartes de bluff.',
    },
  },

  tables: tablesWith({
    money: (n) => (n < 0 ? `−${-n} $` : `${n} $`),
    players: 'Joueurs',
    containers: 'Conteneurs de chaque couleur',
    machines: 'Usines de chaque couleur',
    warehouses: 'Entrepôts',
    action: 'Action',
    once: 'Ce que fait une action',
    cost: 'Vous payez',
    chapter: 'chapitre',
    build: ['Construire', 'Une usine ou un entrepôt.', 'le prix de l’emplacement, à la banque'],
    buy: [
      'Acheter',
      'Autant de conteneurs que vous voulez dans le magasin d’usine d’un seul autre joueur. Vous pouvez changer tous les prix de votre magasin portuaire.',
      'les prix marqués, au vendeur',
    ],
    produce: [
      'Produire',
      'Chacune de vos usines fabrique un conteneur. Vous pouvez changer tous les prix de votre magasin d’usine. Une fois par tour.',
      '1 $, au joueur à votre droite',
    ],
    sail: [
      'Naviguer',
      'Un déplacement de votre navire. Dans un port, il charge ; sur l’île, il vend toute sa cargaison.',
      'rien ; pour les conteneurs, les prix marqués, au propriétaire',
    ],
    call: [
      'Appeler un courtier',
      'Une offre pour ce que détient l’un des courtiers.',
      'votre offre, si vous gagnez',
    ],
    what: 'Quoi',
    number: 'Nombre',
    each: 'Pièce',
    sum: 'Somme',
    discarded: 'défaussés',
    harbour: 'Magasin portuaire',
    ship: 'Navire',
    cash: 'Argent',
    loan: 'Emprunt',
    total: 'Total',
    colours: ['Noir', 'Brun', 'Orange', 'Beige', 'Blanc'],
  }),
};
