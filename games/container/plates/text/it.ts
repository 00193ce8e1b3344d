import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const it: Captions<PlateId> = {
  setup: {
    caption:
      'Il tuo porto all’inizio: un macchinario, un magazzino e un container del colore del macchinario a $2 nel deposito industriale. In alto a destra il tuo denaro e la carta valore.',
    alt: 'Un porto con un macchinario, un magazzino e un solo container al prezzo di $2.',
  },
  purchase: {
    caption:
      'Compri il beige a $2 e il bianco a $3. Nel tuo deposito portuale vanno a $4 e $5, e il marrone, che era a $4, sale a $5 nella stessa azione.',
    alt: 'Due container vengono presi dal deposito industriale di un vicino e compaiono in contorno, a prezzi più alti, nel tuo deposito portuale.',
  },
  harbour: {
    caption:
      'La tua nave è nel porto di un altro. Il nero a $3 e l’arancione a $4 salgono a bordo, con i due che già porta: quattro su cinque.',
    alt: 'Una nave alla banchina di un vicino; due container del deposito portuale sono segnati per il carico.',
  },
  auction: {
    caption:
      'Tutte le offerte sono scoperte; $14 è la più alta. Se accetti, ricevi $14 dal vincitore e $14 dal governo. Se rifiuti, paghi $14 e tieni il carico.',
    alt: 'L’asta: mani aperte con offerte di $14 e $8, cinque container sull’isola e le due scelte del venditore.',
  },
  scoring: {
    caption:
      'L’arancione è ciò che tu (blu) hai di più: tutti e tre vengono scartati. Avevi tutti e cinque i colori, quindi il bianco, il colore da 5/10, vale 10. Due beige 20, un bianco 10, due neri 12, un marrone 4: $46.',
    alt: 'L’isola con due container neri, uno marrone, tre arancioni, due beige e uno bianco nella zona blu, e accanto la carta valore.',
  },
};
