import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const it: Captions<PlateId> = {
  setup: {
    caption:
      'Il tuo porto all’inizio: un macchinario, un magazzino e un container del colore del macchinario a $2 nel deposito industriale. In alto a destra il tuo denaro e la carta valore.',
    alt: 'Un porto con un macchinario, un magazzino e un solo container al prezzo di $2.',
  },
  default2007: {
    caption:
      'Due prestiti e $1: manca un dollaro. Se ne vanno il container bianco del deposito portuale e quello nero del deposito industriale. Dei tre magazzini si potrebbe confiscare solo quello da $5.',
    alt: 'Un porto con un container bianco nel deposito portuale, uno nero nel deposito industriale, due macchinari e tre magazzini.',
  },
  defaultAnniversary: {
    caption:
      'Due prestiti e niente denaro: il container beige della zona blu va via per il primo dollaro, quello bianco sulla nave blu per il secondo.',
    alt: 'L’isola con un container beige nella zona blu, e la nave blu con un container bianco a bordo.',
  },
  purchase: {
    caption:
      'Compri il beige a $2 e il bianco a $3. Nel tuo deposito portuale vanno a $4 e $5, e il marrone, che era a $4, sale a $5 nella stessa azione.',
    alt: 'Due container vengono presi dal deposito industriale di un vicino e compaiono in contorno, a prezzi più alti, nel tuo deposito portuale.',
  },
  harbour: {
    caption:
      'La tua nave entra nel porto di un altro giocatore. Il nero a $3 e l’arancione a $4 salgono a bordo, con i due che già porta: quattro su cinque.',
    alt: 'Una nave alla banchina di un vicino; due container del deposito portuale sono segnati per il carico.',
  },
  auction: {
    caption:
      'Tutte le offerte sono scoperte: $10, $12 e $4. Se accetti, ricevi $12 dal vincitore e $12 dal governo. Se rifiuti, paghi $12 e tieni il carico.',
    alt: 'L’asta: mani aperte con offerte di $10, $12 e $4, tre container sull’isola e le due scelte del venditore.',
  },
  scoring: {
    caption:
      'La tua carta valore e i tuoi container nella zona blu. Ne hai quattro arancioni e quattro marroni; il marrone vale meno e si scarta.',
    alt: 'L’isola con due container neri, quattro marroni, quattro arancioni, tre beige e due bianchi nella zona blu, e accanto la carta valore.',
  },
  broker: {
    caption:
      'Offri $4 per i due container del broker I. Il tuo denaro resta sulla carta di pagamento finché qualcuno offre di più o finché hai vinto.',
    alt: 'La Banca d’investimento all’inizio: il broker I con due container e $1, il II con uno e $2, il III con nessuno e $3, e un’offerta di $4 per la casella del broker I.',
  },
};
