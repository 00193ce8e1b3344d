/** The rulebook of Container in Italian. */
import { type ContainerBook, editionOf } from './book.ts';

export const rulebook: ContainerBook = {
  editions: { '2007': '2007', anniversary: '10º anniversario' },
  editionOf,

  chapters: {
    1: 'Scopo del gioco e materiale',
    2: 'Preparazione',
    3: 'Un turno',
    4: 'Interessi e mancato pagamento',
    5: 'Vendita interna (2007, per principianti)',
    6: 'Costruire un macchinario o un magazzino',
    7: 'Comprare per il proprio deposito portuale',
    8: 'Produrre',
    9: 'Navigare',
    10: 'L’asta sull’isola',
    11: 'Prestiti',
    12: 'Fine della partita e punteggio',
    13: 'La Banca d’investimento (anniversario)',
    14: 'Edizioni e dubbi',
  },

  rules: {
    '1.1':
      'Produci container, vendili agli altri, trasporta ciò che vendono gli altri e porta i carichi sull’isola, dove tutti gli altri fanno un’offerta. Alla fine vince chi è più ricco.',
    '1.2':
      'I container sono di cinque colori. Non passano mai da un giocatore a sé stesso: ogni passaggio è una vendita a qualcun altro.',
    '1.3':
      'Una plancia ha quattro spazi per i macchinari (gratis, $6, $9, $12) e cinque per i magazzini (gratis, $4, $5, $6, $7). Ogni macchinario dà posto a due container nel deposito industriale, ogni magazzino a uno nel deposito portuale.',
    '1.4':
      'Il denaro si conta in dollari interi; alla banca non manca mai. Quanto hanno gli altri è nascosto, a meno che il tavolo non giochi con il denaro visibile. Tutti i pagamenti si fanno allo scoperto.',
    '1.5':
      'Una carta valore segreta dice quanto vale ogni colore sull’isola: 10, 5/10, 6, 4 e 2. Le cinque carte danno a ogni colore ciascun valore una volta.',
    '2.1':
      'Container di ogni colore, 2007: 12, 16 o 20 in 3, 4 o 5 giocatori, con macchinari e magazzini per tutti. Anniversario: 10, 13 o 16; 2, 3 o 4 macchinari di ogni colore; 12, 16 o 20 magazzini; macchinari e magazzini possono esaurirsi.',
    '2.2':
      'Ogni giocatore inizia con un magazzino, un macchinario di un colore che nessun altro ha e un container di quel colore a $2 nel deposito industriale.',
    '2.3': 'Ogni giocatore ha $20 e una carta valore; tutte le navi sono in mare aperto.',
    '2.4': 'Il caso decide chi inizia; si gioca in senso orario.',
    '3.1': 'Nel tuo turno paghi gli interessi, poi hai due azioni.',
    '3.2': 'Puoi fare due volte la stessa azione, ma produrre una volta sola.',
    '3.3': 'Non devi per forza usare le tue azioni.',
    '4.1': 'All’inizio del tuo turno paghi $1 per ciascuno dei tuoi prestiti.',
    '4.2':
      'Anniversario: se non puoi pagare e hai un solo prestito, devi prenderne un altro, che matura interessi a partire dal tuo turno successivo. 2007: lo stesso, a meno che il tavolo non abbia disattivato questa regola.',
    '4.3':
      'Paghi quanto puoi. Ogni dollaro mancante si regola a parte, e il giocatore alla tua destra sceglie che cosa viene confiscato.',
    '4.4': '2007 e anniversario: prima un container dalla tua zona dell’isola.',
    '4.5': {
      '2007':
        '2007: altrimenti due container dal tuo deposito portuale, e quelli che lì mancano dal tuo deposito industriale; se in tutto ce n’è uno solo, basta quello.',
    },
    '4.6': {
      '2007': '2007: altrimenti un magazzino o un macchinario. I primi due di ciascun tipo sono al sicuro.',
    },
    '4.7': 'Se non c’è nulla da confiscare, gli interessi sono condonati.',
    '4.8': {
      anniversary:
        'Anniversario: sempre un solo container, dal primo di questi luoghi in cui ce ne sono: isola, nave, porto della banca, deposito portuale, deposito industriale. Gli edifici non vengono mai confiscati.',
    },
    '4.9': 'I container confiscati escono dal gioco.',
    '5.1': {
      '2007':
        'Una volta per turno, dopo gli interessi e prima delle tue azioni, ma non nel tuo primo turno, puoi rimettere uno dei tuoi container nella riserva in cambio di $2. Non è un’azione.',
    },
    '5.2': {
      '2007':
        'Viene dal tuo deposito industriale, oppure dal tuo deposito portuale se quello industriale è vuoto.',
    },
    '6.1': 'Paga alla banca il prezzo del prossimo spazio vuoto. Un nuovo magazzino si può usare subito.',
    '6.2': 'Puoi avere quattro macchinari e cinque magazzini.',
    '6.3': 'I tuoi macchinari sono tutti di colori diversi.',
    '6.4': {
      anniversary: 'Anniversario: i macchinari di un colore, oppure i magazzini, possono essere esauriti.',
    },
    '7.1':
      'Scegli un altro giocatore e compra i container che vuoi dal suo deposito industriale, ai prezzi esposti. Il denaro va al proprietario, che non può rifiutare.',
    '7.2': 'Il tuo deposito portuale può contenere un container per ogni magazzino.',
    '7.3':
      'Metti quello che hai comprato ai prezzi che vuoi, da $2 a $6. Nella stessa azione puoi cambiare tutti i prezzi nel tuo deposito portuale.',
    '7.4': 'Puoi anche usare l’azione solo per cambiare i prezzi.',
    '8.1': 'Puoi produrre una volta per turno.',
    '8.2':
      'Paga $1 al giocatore alla tua destra, il capo del sindacato. Chi non ha neanche un dollaro non può produrre.',
    '8.3':
      'Ciascuno dei tuoi macchinari produce un container del suo colore, se ce ne sono ancora. Bisogna produrre tutti quelli per cui c’è posto; se non c’è posto per tutti, scegli tu.',
    '8.4':
      'Mettili ai prezzi che vuoi, da $1 a $4. Nella stessa azione, e solo allora, puoi cambiare tutti i prezzi nel tuo deposito industriale.',
    '9.1':
      'Dal mare aperto una nave va nel porto di un altro giocatore o all’isola, e da lì torna in mare aperto. Non entra mai nel proprio porto.',
    '9.2':
      'Alla fine di uno spostamento in un porto puoi comprare lì i container che vuoi, ai prezzi esposti. Il proprietario non può rifiutare.',
    '9.3': 'Comprare dove la nave è già ormeggiata è un’azione a sé.',
    '9.4': 'Una nave trasporta al massimo cinque container.',
    '10.1': 'Una nave carica che raggiunge l’isola vende subito tutto il carico, in un unico lotto.',
    '10.2':
      'Tutti gli altri fanno un’offerta segreta, da $0 a quanto hanno in contanti. Tutte le offerte si rivelano insieme.',
    '10.3':
      'Se più giocatori hanno fatto l’offerta più alta, possono aumentarla in segreto, una volta sola. Se la parità resta, il venditore sceglie tra loro.',
    '10.4':
      'Il venditore accetta: il vincitore lo paga, il governo gli versa un sussidio della stessa somma e il carico va nella zona del vincitore sull’isola.',
    '10.5':
      'Oppure il venditore rifiuta, paga alla banca l’offerta più alta e tiene il carico per la propria zona. Deve poter pagare; può prima prendere un prestito.',
    '10.6': 'Dopo l’asta il turno del venditore è finito. Gli altri tengono il loro denaro.',
    '11.1':
      'Puoi prendere un prestito di $10 nel tuo turno, prima di fare un’offerta e prima di rispondere alle offerte; al massimo due.',
    '11.2': 'Rimborsi $10 per ciascun prestito nel tuo turno, dopo gli interessi.',
    '11.3':
      'Un prestito preso mentre le offerte sono segrete resta segreto finché le offerte non vengono rivelate.',
    '12.1': 'Quando due colori sono esauriti, il giocatore finisce il turno e la partita termina.',
    '12.2':
      'Dei tuoi container sull’isola si scartano quelli del colore più numeroso. Se più colori sono in parità e tra loro c’è quello da 5/10, si scarta quello; altrimenti tieni ciò che vale di più.',
    '12.3': 'Il colore da 5/10 vale 10 se prima dello scarto avevi tutti e cinque i colori, altrimenti 5.',
    '12.4':
      'Somma i tuoi contanti, i container sull’isola secondo la tua carta valore, $2 per ogni container nel tuo deposito portuale e $3 per ognuno sulla tua nave. Togli $11 per ogni prestito. Il deposito industriale non conta.',
    '12.5':
      'In caso di parità, 2007: più container rimasti sull’isola; anniversario: più container nel deposito industriale. Altrimenti la vittoria è condivisa.',
    '12.6':
      'Se per tre giri nessuno produce, compra, costruisce, tiene un’asta sull’isola o chiama un broker, la partita finisce così com’è. Il tavolo stabilisce il numero di giri.',
    '13.1': {
      anniversary:
        'Tre broker hanno ciascuno una casella per i container e una per il denaro. All’inizio il broker I ha due container e $1, il II un container e $2, il III nessun container e $3; questi container vengono dalla scatola.',
    },
    '13.2': {
      anniversary:
        'Chiamare un broker è un’azione. Se non è aperta nessuna asta, segna una casella non vuota e fai un’offerta per tutto ciò che contiene: denaro per container, oppure container dai tuoi depositi per denaro; almeno $1 o un container.',
    },
    '13.3': {
      anniversary:
        'Se la carta di pagamento ce l’ha qualcun altro, devi offrire almeno $1 o un container in più, per la stessa casella. L’offerta superata torna subito indietro: il denaro al proprietario, i container ai depositi da cui vengono, ai prezzi che il proprietario sceglie in quel momento. Non puoi superare la tua stessa offerta.',
    },
    '13.4': {
      anniversary:
        'Se hai la carta di pagamento all’inizio del tuo turno, dopo gli interessi vinci tutto ciò che la casella contiene in quel momento. Il denaro è tuo; i container vanno nel tuo porto della banca.',
    },
    '13.5': {
      anniversary:
        'Poi paghi la tua offerta, un’unità alla volta, ai broker I, II, III, I e così via. Se sono container, scegli tu l’ordine.',
    },
    '13.6': {
      anniversary:
        'Gli interessi vanno ai broker allo stesso modo. Lo stesso vale, quando un venditore rifiuta tutte le offerte, per un sussidio pari all’offerta più alta.',
    },
    '13.7': {
      anniversary:
        'Dal mare aperto puoi andare nel tuo porto della banca e caricare gratis ciò che vi si trova; caricarne altri più tardi senza muoverti è un’azione a sé.',
    },
    '13.8': {
      anniversary:
        'Non puoi chiamare nel turno che chiude la partita, né in un turno in cui hai vinto l’asta di un broker.',
    },
    '13.9': {
      anniversary:
        'Alla fine un’asta ancora aperta va a chi ha la carta; l’offerta è persa. Ogni container nel tuo porto della banca vale $3.',
    },
    '14.1':
      'L’ordine dei colori sulle carte valore è preso dall’esempio di punteggio e da un’altra fonte; tutti gli ordini noti danno lo stesso gioco con i colori scambiati.',
    '14.2':
      'Le quantità dell’edizione anniversario per tre e quattro giocatori si basano su una sola fonte; quelle per cinque derivano dal materiale.',
    '14.3':
      'Che gli interessi vadano ai broker, a partire dal I, si legge in un riepilogo; le regole vere e proprie non ne parlano.',
    '14.4':
      'Non è detto se nel 2007 si debba prendere un prestito per pagare gli interessi. Per noi sì; il tavolo può lasciare la scelta al debitore.',
    '14.5':
      'Nessuna regola stampata dice se un edificio confiscato estingua il suo prestito; lo afferma un commento dell’editore. Se il tavolo non sceglie altrimenti, il prestito resta.',
    '14.6':
      'Le regole dell’edizione anniversario lasciano solo intendere che comprare senza muoversi sia un’azione; noi lo permettiamo come nel 2007.',
    '14.7':
      'Dai broker: una casella vuota non si può segnare; i container sulla carta di pagamento mantengono il loro posto nel deposito; ciò che sta sulla carta non si può usare né confiscare; chi ha chiamato non può provocare la fine nello stesso turno.',
    '14.8':
      'Un’offerta di $0 è permessa. Una nave vuota non va all’isola. Nel 2007 il carico di una nave non si può confiscare e non protegge nessun edificio. Lo spazio lasciato libero da un macchinario confiscato è il prossimo su cui si costruisce. Le regole stampate permettono a chiunque di prendere un prestito in qualsiasi momento; qui lo prendi nel tuo turno, prima di fare un’offerta o prima di rispondere alle offerte: in nessun altro momento serve denaro.',
  },
};
