/** The rulebook of Cargo Noir in French. */
import type { CargoBook } from './book.ts';

export const book: CargoBook = {
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
    '2.1':
      'Un port est ouvert à partir du nombre de joueurs qui y est imprimé (2.6) ; les autres restent fermés toute la partie.',
    '2.2': 'Remplissez le marché noir et tous les ports ouverts de jetons tirés du sac.',
    '2.3': 'Le hasard désigne qui commence ; ce joueur commence chaque manche. On joue dans le sens horaire.',
    '2.4': 'La partie dure 11 manches à deux ou trois joueurs, 10 à quatre ou cinq.',
    '2.5': 'Les pièces ne sont pas limitées.',
    '2.6':
      'Combien de jetons offrent le marché noir et chaque port, et à partir de combien de joueurs un port est ouvert à cette table :',
    '3.1': 'Les joueurs jouent leur tour entier l’un après l’autre.',
    '3.2': 'Un tour compte trois phases : le retour des navires, l’échange, l’envoi des navires.',
    '3.3': 'Pendant la première manche, on envoie seulement les navires.',
    '3.4':
      'Le tour en bref. D’abord, chacun de vos navires en mer fait une chose : au casino, il rapporte 2 pièces (4.2) ; au marché noir, il échange ou pioche un jeton (4.3) ; sans concurrence dans un port, il prend toutes les marchandises pour les pièces placées sous lui (4.4) ; dépassé dans un port, il surenchérit (4.5) ou se retire (4.6). Ensuite, vous pouvez échanger des marchandises contre des cartes (5.3), puis vous défaussez ce qui ne tient pas dans l’entrepôt (5.6). Enfin, tous les navires rentrés repartent (6.1) : au casino ou au marché noir gratuitement, dans un port avec au moins une pièce (6.3).',
    '3.5':
      'Une fois par tour, vous pouvez échanger, et une fois par tour, chaque carte « Syndicat du crime » peut rapporter (4.7). L’échange n’est pas obligatoire ; mais chaque navire en mer doit agir, et chaque navire rentré doit repartir.',
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
    '4.9':
      'Tant que vous n’avez pas fait l’échange, vous pouvez avoir plus de marchandises que votre entrepôt n’a de places (5.6). Votre navire suivant au marché noir peut céder un jeton que vous venez d’obtenir.',
    '4.10':
      'Exemple : vous avez 1 pièce dans le coffre, un navire au casino et un autre sur 3 pièces à Rotterdam, où un rival en a 5. Faites d’abord rentrer le navire du casino : vous avez alors 3 pièces. Avec elles, vous portez votre pile de Rotterdam à 6.',
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
    '5.8':
      'Exemple : vous avez quatre bijoux, trois voitures, une arme et un joker. Les bijoux et le joker font cinq marchandises identiques, qui valent 25 : un Cargo (15) et un Entrepôt (10). Ou bien vous donnez les voitures (9) et l’arme (1) contre un Entrepôt et gardez le reste. Le tout ensemble vaut 35 : Cargo, Entrepôt et Syndicat du crime.',
    '5.9':
      'Ce que vous donnez doit payer au moins une carte. Ce qui dépasse son coût est perdu. Les pièces n’aident que pendant la dernière manche (7.2).',
    '6.1': 'Envoyez tous vos navires.',
    '6.2':
      'Vous pouvez en envoyer autant que vous voulez au casino et au marché noir, mais un seul dans chaque port ouvert.',
    '6.3':
      'Dans un port, placez sous le navire au moins une pièce, et plus de pièces que dans toute pile qui s’y trouve.',
    '6.4': 'Les pièces et les navires placés dans les ports y restent jusqu’à votre prochain tour.',
    '6.5': 'Vous pouvez choisir à nouveau un port dont vous venez de prendre la cargaison.',
    '6.6':
      'Exemple : à New York, un navire rival est posé sur 3 pièces. Vous en envoyez un sur 5, alors que 4 suffiraient. À son tour, le rival monte à 6 au moins ou se retire avec ses 3 pièces. S’il s’en va et que personne d’autre ne vous dépasse, vous obtenez la cargaison à votre prochain tour pour 5 pièces.',
    '7.1': 'La partie se termine après la dernière manche ; chacun y joue son dernier tour.',
    '7.2':
      'Pendant la dernière manche, vous pouvez aussi payer des cartes avec des pièces de votre coffre, qui valent 1 chacune, avec ou sans séries.',
    '7.3':
      'Additionnez les points de toutes vos cartes. Les pièces et marchandises restantes ne comptent pas.',
    '7.4':
      'En cas d’égalité, la carte la plus chère décide, puis la suivante ; si l’égalité persiste, la victoire est partagée.',
    '7.5':
      'Exemple pour la dernière manche : neuf marchandises différentes (45) et 4 pièces du coffre font 49, le coût des Acolytes. Pendant toute autre manche, cela ne suffirait pas.',
    '7.6':
      'Exemple de décompte, avec les points de 8.4 tels que nous les supposons : deux Cargos (16), deux Entrepôts (10), un Syndicat du crime (5) et deux Villas (18) font 49 points. Villa et Yacht font 25 points, une Boîte de nuit aussi ; mais celle-ci a coûté 25 et le Yacht 16 : la Boîte de nuit l’emporte.',
    '8.1':
      'Les cartes Avantage coûtent plus qu’elles ne rapportent. Cargo : un navire de plus. Entrepôt : de la place pour deux jetons de plus. Syndicat du crime : voir la règle 4.7. Il y en a huit de chaque.',
    '8.2':
      'Villa, Yacht, Bar louche et Boîte de nuit valent autant de points que leur coût ; il y en a six de chaque.',
    '8.3': 'Les six autres cartes sont uniques et valent plus qu’elles ne coûtent.',
    '8.4': 'Ce que les cartes coûtent et rapportent à cette table :',
    '9.1':
      'Les coûts certains sont ceux de Cargo (15), Entrepôt (10), Syndicat du crime (10) et Acolytes (49) : les exemples du livret s’en servent. Dans l’un d’eux, des marchandises valant 35 paient les trois premières ; le Syndicat du crime coûte donc au plus 10, et un compte rendu ne connaît que des cartes Avantage à 10 et à 15. Les autres coûts sont notre supposition, de même que tous les points, dans les limites des règles 8.1 à 8.3.',
    '9.2':
      'Quels ports sont ouverts pour combien de joueurs, c’est notre supposition, avec un indice : le seul compte rendu qui cite les ports et leurs emplacements raconte une partie à quatre, et il n’y manque que Tanger. Sept ports sont donc ouverts à quatre, bien qu’un autre compte rendu en laisse deux fermés. Les emplacements à Tanger sont aussi notre supposition.',
    '9.3': 'Les sources divergent sur la taille du marché noir : six ou huit. Nous jouons avec six.',
    '9.4':
      'Selon les règles, on envoie des navires et on surenchérit pendant la dernière manche comme d’habitude ; seul le tout dernier tour se joue sans envoi de navires. Une table peut supprimer les deux.',
    '9.5':
      'Là où le livret se tait, nous jouons ainsi : au moins une pièce dans un port (6.3) et un seul de vos navires (6.2), comme le disent des critiques ; surenchère de n’importe quel montant (4.5), pièces illimitées bien que la boîte en compte 60 (2.5) et, à égalité, la carte qui suit la plus chère (7.4).',
    '9.6':
      'Une table peut saisir ce qui est imprimé sur son exemplaire. Ce qui contredit le livret est refusé : d’autres coûts pour Cargo, Entrepôt et Acolytes, plus de 10 pour Syndicat du crime (9.1), et des points contraires aux règles 8.1, 8.2 ou 8.3.',
    '9.7':
      'Nous connaissons une édition, celle de 2011, et une réimpression de 2015 qui concorde avec elle, pour autant que nous ayons pu comparer. Sont imprimés les phases, l’effet des navires et des cartes, la valeur des séries, le nombre de jetons et de cartes, et le départage. Le nombre de manches (2.4) et les six places de l’entrepôt (1.3) sont donnés par plusieurs critiques concordantes ; un compte rendu parle de sept places.',
    '9.8':
      'Nos autres décisions : le hasard désigne qui commence, alors que le livret choisit qui s’est rendu le dernier dans un vrai port (2.3). Au marché noir, votre jeton prend la place de l’autre, et les jokers peuvent être échangés (4.3). Un navire sans concurrence dans un port prend la cargaison ; il ne peut pas attendre (4.4). Si le sac et la défausse sont vides, on ne pioche rien (4.8). Tous les navires doivent partir (6.1). Un port qu’on vient de vider peut être choisi à nouveau (6.5).',
  },

  printed: {
    port: 'Port',
    card: 'Carte',
    copies: 'Nombre',
    portsNote:
      'Astérisque : un seul compte rendu. Point d’interrogation : notre supposition. Voir 9.2 et 9.3.',
    cardsNote: 'Point d’interrogation : notre supposition. Voir 9.1.',
  },
};
