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
  shared: {
    caption:
      'La fila dell’esempio: sotto ogni carta, chi la prende. I numeri tra parentesi sono i valori accanto.',
    alt: 'Sei carte con dadi su entrambi i lati; le carte 1 e 3 non vanno a nessuno, la 2 a te, le 4, 5 e 6 all’avversario.',
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
  scoring: {
    caption: 'Il punteggio finale dell’esempio: 7 punti a 8.',
    alt: 'Un elenco delle nazioni con i due equipaggi, la loro forza e i punti; sotto, i colpi bassi non giocati e il totale, 7 a 8.',
  },
  rerollAll: {
    caption: 'Quattro dadi sono stati rilanciati. Se torna il 2, nella fila restano il 4, il 5 e il 6.',
    alt: 'Sei carte con dadi su 4, 5 e 6; sotto, un vassoio con quattro dadi.',
  },
  sharks: {
    caption:
      'La carta 3 è a faccia in giù: non la prende nessuno. I suoi dadi contano lo stesso per la carta 2, 3 contro 6.',
    alt: 'Sei carte, la terza a faccia in giù; sotto la seconda è indicato che la prende l’avversario.',
  },
  exchange: {
    caption: 'L’1 viene ripreso, il 5 e il 6 vengono piazzati: tre dadi, due dei quali nuovi.',
    alt: 'Sei carte con i tuoi dadi su 4, 5 e 6 e uno dell’avversario su 1.',
  },
  doubles: {
    caption: 'Un doppio: rilancia un dado, o prendi la carta dal centro.',
    alt: 'Un vassoio con due 3 e un pulsante per rilanciarne uno; accanto, la carta Doppi.',
  },
};
