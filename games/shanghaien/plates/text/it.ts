import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const it: Captions<PlateId> = {
  ends: {
    caption:
      'Il primo dado di un round: il 2 va sulla seconda carta da sinistra, quindi per entrambi la carta 1 ora è all’estremità sinistra.',
    alt: 'Sei carte in fila, numerate da sinistra, con un dado sulla seconda; un pulsante a ogni estremità della fila.',
  },
  tie: {
    caption:
      'Un dado a testa sulla carta 3. Accanto hai un dado sulla carta 2, valore 2; l’avversario ne ha uno sulla carta 4, valore 4. La carta 3 va all’avversario.',
    alt: 'Sei carte con dadi su entrambi i lati; la carta 3 ha un dado per lato, e sotto è indicato chi la prende.',
  },
  tricks: {
    caption:
      'Due carte Colpo basso dopo un lancio di 3 e 4. Ognuna ha due effetti; ne scegli uno di una carta, poi piazzi un dado.',
    alt: 'Un vassoio con i dadi 3 e 4 e due carte Colpo basso con due effetti ciascuna.',
  },
  crews: {
    caption:
      'Francesi 6 a 3: ottieni 3, la forza dell’equipaggio più debole. Olandesi 2 a 7: l’avversario ottiene 2. Turchi 3 a 3: nessuno. Spagnoli solo da te: 5 punti.',
    alt: 'Un elenco delle nazioni con i due equipaggi, la loro forza e i punti che portano.',
  },
};
