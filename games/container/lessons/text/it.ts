import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const it: LessonWords<LessonId> = {
  aim: 'Questa è la tua zona dell’isola. Ciò che vi si trova alla fine vale denaro per te, e vince chi è più ricco.',
  port: 'Il tuo porto: a sinistra il deposito portuale, a destra la fabbrica. Da te non compri mai; vivi di ciò che pagano gli altri.',
  actions:
    'Hai due azioni per turno. Comincia con «Produci»: ogni macchinario fa un container, e $1 va al giocatore alla tua destra.',
  priced:
    'Il tuo deposito industriale, ai prezzi che decidi tu. Gli altri comprano qui per i loro porti; prima va via ciò che costa meno.',
  buy: 'Ora compra da un’altra fabbrica per il tuo deposito portuale: là costa poco, da te di più. Il proprietario non può rifiutare.',
  resale:
    'Le navi comprano dal tuo deposito portuale ai tuoi prezzi, da $2 a $6. Contiene un container per ogni magazzino.',
  card: 'La tua carta valore, segreta, dice quanto vale per te ogni colore sull’isola. Nessun altro ha la stessa.',
  build:
    'Il tuo deposito portuale è pieno. Un altro magazzino fa posto; un altro macchinario produce ogni volta un secondo colore.',
  sold: 'Qualcuno ha comprato da te: il denaro è tuo. Riempi di nuovo i depositi prima che arrivi il prossimo cliente.',
  sail: 'La tua nave può entrare in un altro porto e caricare fino a cinque container ai prezzi esposti. Nel proprio non entra mai.',
  cargo:
    'Carico a bordo! Torna in mare, poi vai all’isola: un’azione per volta. Là tutti gli altri offrono per l’intero carico.',
  bid: 'Un’asta! Quanto vale per te questo carico secondo la tua carta valore? L’offerta è segreta; paga solo chi vince.',
  doubled:
    'Chi ha vinto ha pagato e il governo ha aggiunto altrettanto: il venditore riceve il doppio. È qui che si guadagna davvero.',
  answer:
    'Le offerte sono scoperte. Accetta la migliore e ricevi il doppio, oppure pagala alla banca e tieni tu il carico.',
  loan: 'A corto di contanti? Un prestito dà subito $10. Costa $1 per turno e $11 alla fine; al massimo due.',
  repay:
    'L’asta chiude il tuo turno. Prima puoi ancora rimborsare prestiti con il ricavato: ognuno ti fa risparmiare $1 a turno e $11 alla fine.',
  interest:
    'I tuoi contanti non bastano per gli interessi. Un altro prestito li paga; altrimenti il giocatore alla tua destra sceglie che cosa confiscarti.',
  variety:
    'Alla fine ognuno scarta il colore che ha in maggior numero sull’isola. Raccogli quindi colori diversi.',
  farewell:
    'Ora sai come va il commercio. La partita finisce quando due colori sono esauriti. Mi faccio sentire se c’è una novità.',
  ending:
    'Un colore è esaurito; al secondo la partita finisce. Contano contanti, isola, deposito portuale e nave, non il deposito industriale.',
};
