/** The rulebook of Container in Italian. */
import { type ContainerBook, editionOf, tablesWith } from './book.ts';

export const rulebook: ContainerBook = {
  editions: { '2007': '2007', anniversary: '10º anniversario' },
  editionOf,

  chapters: {
    1: 'Scopo del gioco e materiale',
    2: 'Preparazione',
    3: 'Un turno',
    4: 'Interessi e mancato pagamento',
    5: 'La vendita interna (per principianti)',
    6: 'Costruire un macchinario o un magazzino',
    7: 'Comprare per il proprio deposito portuale',
    8: 'Produrre',
    9: 'Navigare',
    10: 'L’asta sull’isola',
    11: 'Prestiti',
    12: 'Fine della partita e punteggio',
    13: 'La Banca d’investimento',
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
    '2.1': {
      '2007':
        'Quanti container ci sono dipende dal numero di giocatori. Macchinari e magazzini bastano per tutti.',
      anniversary:
        'Quanto materiale c’è dipende dal numero di giocatori. Anche macchinari e magazzini possono esaurirsi.',
    },
    '2.2':
      'Ogni giocatore inizia con un magazzino, un macchinario di un colore che nessun altro ha e un container di quel colore a $2 nel deposito industriale.',
    '2.3': 'Ogni giocatore ha $20 e una carta valore; tutte le navi sono in mare aperto.',
    '2.4': 'Il caso decide chi inizia; si gioca in senso orario.',
    '3.1': {
      '2007':
        'All’inizio del tuo turno paghi gli interessi sui tuoi prestiti. Poi hai due azioni, e dopo tocca al giocatore successivo.',
      anniversary:
        'All’inizio del tuo turno paghi gli interessi sui tuoi prestiti; con la Banca d’investimento prendi poi quello che hai vinto da un broker. Poi hai due azioni, e dopo tocca al giocatore successivo.',
    },
    '3.2': 'Puoi fare due volte la stessa azione, ma produrre una volta sola.',
    '3.3': 'Non devi per forza usare le tue azioni.',
    '3.4': {
      '2007': 'Scegli ciascuna delle tue due azioni tra queste quattro:',
      anniversary:
        'Scegli ciascuna delle tue due azioni tra queste quattro; con la Banca d’investimento ce n’è una quinta:',
    },
    '3.5': {
      '2007':
        'Un’azione è un edificio, un acquisto da un solo venditore o uno spostamento della tua nave. Da un porto all’altro ne servono due: fuori in mare aperto e poi di nuovo dentro. Anche comprare dove la tua nave è già ormeggiata è un’azione.',
      anniversary:
        'Un’azione è un edificio, un acquisto da un solo venditore o uno spostamento della tua nave. Da un porto all’altro ne servono due: fuori in mare aperto e poi di nuovo dentro.',
    },
    '3.6': {
      '2007':
        'Prendere e rimborsare prestiti non è un’azione: nel tuo turno puoi farlo tutte le volte che serve. Nemmeno gli interessi, una vendita interna (capitolo 5), le offerte e la risposta alle offerte sono azioni.',
      anniversary:
        'Prendere e rimborsare prestiti non è un’azione: nel tuo turno puoi farlo tutte le volte che serve. Nemmeno gli interessi, ciò che vinci da un broker, le offerte sull’isola e la risposta a queste sono azioni.',
    },
    '4.1': 'All’inizio del tuo turno paghi $1 per ciascuno dei tuoi prestiti.',
    '4.2': {
      '2007':
        'Se non puoi pagare e hai un solo prestito, puoi prenderne un altro, che matura interessi a partire dal tuo turno successivo, oppure subisci la confisca. Il tavolo può rendere obbligatorio il prestito.',
      anniversary:
        'Se non puoi pagare e hai un solo prestito, devi prenderne un altro, che matura interessi a partire dal tuo turno successivo.',
    },
    '4.3':
      'Paghi quanto puoi. Ogni dollaro mancante si regola a parte, e il giocatore alla tua destra sceglie che cosa viene confiscato.',
    '4.4': { '2007': 'Prima si prende un container dalla tua zona dell’isola.' },
    '4.5': {
      '2007':
        'Altrimenti due container dal tuo deposito portuale, e quelli che mancano dal tuo deposito industriale; se ce n’è uno solo, basta quello.',
    },
    '4.6': {
      '2007':
        'Altrimenti un magazzino o un macchinario. Quelli sui primi due spazi di ciascun tipo sono al sicuro.',
    },
    '4.7': 'Se non c’è nulla da confiscare, gli interessi sono condonati.',
    '4.8': {
      anniversary:
        'Per ogni dollaro che manca si prende un container dal primo di questi luoghi in cui ce n’è: isola, nave, porto della banca, deposito portuale, deposito industriale. Gli edifici non si confiscano mai.',
    },
    '4.9': 'I container confiscati escono dal gioco.',
    '4.10': {
      '2007':
        'Il carico sulla tua nave non si confisca, ma è in gioco: finché ne hai, non perdi edifici e gli interessi sono condonati.',
    },
    '4.11': {
      '2007':
        'Ogni magazzino e ogni macchinario occupa il suo spazio. Il giocatore alla tua destra sceglie quale perdi; con ciò uno dei tuoi prestiti è estinto.',
    },
    '4.12': {
      '2007':
        'Esempio: hai due prestiti e $1. Paghi quel dollaro; ne manca un altro. Sull’isola non hai niente, ma hai un container bianco nel deposito portuale e uno nero nel deposito industriale: li perdi entrambi. Se non avessi nessun container, il giocatore alla tua destra prenderebbe un edificio: di tre magazzini solo quello sullo spazio da $5.',
      anniversary:
        'Esempio: hai due prestiti e niente denaro, quindi mancano $2. Nella tua zona dell’isola c’è un container beige, sulla tua nave uno bianco: il beige va via per il primo dollaro, il bianco per il secondo. I tuoi depositi restano intatti.',
    },
    '5.1': {
      '2007':
        'Una volta per turno, dopo gli interessi e prima delle tue azioni, ma non nel tuo primo turno, puoi rimettere uno dei tuoi container nella riserva in cambio di $2. Non è un’azione.',
    },
    '5.2': {
      '2007':
        'Viene dal tuo deposito industriale, oppure dal tuo deposito portuale se quello industriale è vuoto.',
    },
    '6.1':
      'Paga alla banca il prezzo del prossimo spazio vuoto. Ciò che costruisci serve subito: un nuovo macchinario produce già nello stesso turno, un nuovo magazzino ha già posto.',
    '6.2': 'Puoi avere quattro macchinari e cinque magazzini.',
    '6.3': 'I tuoi macchinari sono tutti di colori diversi.',
    '6.4': { anniversary: 'I macchinari di un colore, o tutti i magazzini, possono essere esauriti.' },
    '6.5': {
      '2007': 'Uno spazio liberato da una confisca è il prossimo su cui si costruisce, al suo prezzo.',
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
      'Dal mare aperto una nave va nel porto di un altro giocatore o all’isola, e da lì torna in mare aperto: ciascuno di questi spostamenti è un’azione. Non entra mai nel proprio porto.',
    '9.2':
      'Alla fine di uno spostamento in un porto puoi comprare lì i container che vuoi, ai prezzi esposti. Il proprietario non può rifiutare.',
    '9.3': { '2007': 'Comprare dove la nave è già ormeggiata è un’azione a sé.' },
    '9.4': 'Una nave trasporta al massimo cinque container.',
    '9.5': {
      '2007': 'Il tavolo può decidere che una nave carica solo alla fine di uno spostamento.',
      anniversary:
        'Una nave carica solo alla fine di uno spostamento. Il tavolo può permetterle di caricare anche dove si trova già; allora è un’azione a sé.',
    },
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
    '10.7':
      'Dopo l’asta un venditore che ha un prestito e il denaro per rimborsarlo può ancora farlo; poi il suo turno è finito.',
    '10.8':
      'Esempio: porti all’isola due container beige e uno bianco; tutti hanno $20. Le offerte sono $9, $9 e $4. I due da $9 aggiungono in segreto $1 e $3, quindi offrono $10 e $12. Accetti: il vincitore ti paga $12, il governo altri $12. Hai $44, il vincitore $8, e il carico va nella sua zona dell’isola. Oppure rifiuti: paghi $12 alla banca, ti restano $8, e il carico va nella tua zona.',
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
    '12.5': {
      '2007':
        'In caso di parità vince chi ha più container rimasti sull’isola. Altrimenti la vittoria è condivisa.',
      anniversary:
        'In caso di parità vince chi ha più container nel deposito industriale. Altrimenti la vittoria è condivisa.',
    },
    '12.6': {
      '2007':
        'Se per tre giri nessuno produce, compra, costruisce o tiene un’asta sull’isola, la partita finisce così com’è. Il tavolo stabilisce il numero di giri.',
      anniversary:
        'Se per tre giri nessuno produce, compra, costruisce, tiene un’asta sull’isola o chiama un broker, la partita finisce così com’è. Il tavolo stabilisce il numero di giri.',
    },
    '12.7':
      'Una produzione che non produce niente non è commercio. Con 0 giri la partita non finisce mai così.',
    '12.8':
      'Esempio: sulla tua carta valore l’arancione vale 10, il beige 5/10, il bianco 6, il nero 4 e il marrone 2. Sull’isola hai quattro container arancioni, quattro marroni, tre beige, due bianchi e due neri: tutti e cinque i colori, quindi il beige vale 10. Arancione e marrone sono i più numerosi; il marrone vale meno e si scarta. Con tutto il resto fa $98:',
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
        'Dal mare aperto puoi andare nel tuo porto della banca e, alla fine di questo spostamento, caricare gratis ciò che vi si trova; più tardi, senza muoverti, solo se il tavolo lo consente (9.5).',
    },
    '13.8': {
      anniversary:
        'Non puoi chiamare nel turno che chiude la partita, né in un turno in cui hai vinto l’asta di un broker.',
    },
    '13.9': {
      anniversary:
        'Alla fine un’asta ancora aperta va a chi ha la carta; l’offerta è persa. Ogni container nel tuo porto della banca vale $3.',
    },
    '13.10': {
      anniversary:
        'Esempio: all’inizio della partita chiami il broker I e offri $4 per i suoi due container. Se un altro offre $5, riprendi subito i tuoi $4. Se nessuno lo fa, all’inizio del tuo turno successivo i due container vanno nel tuo porto della banca e i tuoi $4 ai broker: $2 al I, $1 al II, $1 al III. Ora hanno $3, $3 e $4.',
    },
    '14.1':
      'Ipotesi: l’ordine dei colori sulle carte valore è tratto dall’esempio di conteggio e da un’altra fonte. Tutti gli ordini noti danno lo stesso gioco con i colori scambiati.',
    '14.2': {
      anniversary:
        'Ipotesi: le quantità per tre e quattro giocatori si basano su una sola fonte. Quelle per cinque si ricavano dal materiale.',
    },
    '14.3': {
      anniversary:
        'Ipotesi: che gli interessi vadano ai broker, a partire dal I, si legge in un riassunto. Le regole vere e proprie non ne parlano.',
    },
    '14.4': {
      '2007':
        'Stampato: prendere un prestito per gli interessi è facoltativo. Regola della casa: il tavolo può renderlo obbligatorio.',
    },
    '14.5': {
      '2007':
        'Modifica ufficiale: quando si confisca un edificio, un prestito è estinto. La prima stampa non lo dice; il tavolo può giocare senza.',
    },
    '14.6': {
      '2007': 'Stampato: una nave può caricare senza muoversi. Regola della casa: il tavolo può vietarlo.',
      anniversary:
        'Stampato: una nave carica solo alla fine di uno spostamento. Regola della casa: il tavolo può permetterle di caricare senza muoversi.',
    },
    '14.7': {
      anniversary:
        'Le nostre decisioni sui broker: una casella vuota non si può segnare. I container sulla carta di pagamento mantengono il loro posto nel deposito. Ciò che sta sulla carta non si può usare né confiscare. Chi ha chiamato un broker non può provocare la fine nello stesso turno.',
    },
    '14.8':
      'Le nostre decisioni: un’offerta di $0 è permessa. Una nave vuota non va all’isola. Secondo le regole stampate chiunque può prendere un prestito in ogni momento; qui lo fai nel tuo turno, prima di fare un’offerta o prima di rispondere alle offerte: in nessun altro momento serve denaro.',
    '14.9': {
      '2007':
        'Stampato: un edificio si prende solo a chi non ha più nessun container in gioco. La nostra decisione: il carico a bordo è in gioco. Regola della casa: il tavolo può decidere che non protegga niente.',
    },
    '14.10': {
      '2007':
        'La nostra decisione, dato che le regole stampate nominano gli spazi: il vicino sceglie quale edificio si confisca, e il vuoto è il prossimo spazio su cui si costruisce, al suo prezzo.',
    },
    '14.11':
      'Regola della casa: nessun regolamento termina la partita dopo giri senza commercio (12.6). Il tavolo può disattivarla.',
    '14.12': {
      '2007':
        'Le nostre decisioni: l’esempio di confisca stampato cambia da una lingua all’altra; noi prendiamo due container per ogni dollaro che manca. Dove vadano i container confiscati non è detto; da noi escono dal gioco.',
    },
    '14.13': {
      '2007':
        'Le nostre decisioni: i prestiti presi durante le offerte restano nascosti finché le offerte non vengono mostrate. In caso di parità si può aggiungere $0, cosa che solo il testo olandese vieta. Stampato: nel proprio turno si può rimborsare in ogni momento, anche dopo l’asta.',
      anniversary:
        'La nostra decisione: i prestiti presi durante le offerte restano nascosti finché le offerte non vengono mostrate. Stampato: in caso di parità si può aggiungere $0, e nel proprio turno si può rimborsare in ogni momento, anche dopo l’asta. Che l’asta termini il turno sta solo nel riepilogo.',
    },
    '14.14': {
      '2007':
        'La nostra decisione, secondo il testo francese: in caso di parità contano i container rimasti sull’isola dopo lo scarto.',
    },
    '14.15': {
      '2007':
        'Le nostre decisioni: si può produrre anche solo per cambiare i prezzi, pur senza ottenere niente. Senza produrre non si cambiano i prezzi del deposito industriale.',
    },
    '14.16': {
      anniversary:
        'Le nostre decisioni per la banca: gli interessi vengono prima di ciò che vinci da un broker, e dopo una vincita non si chiama più un broker per il resto del turno. Quante banconote abbia ciascuno non si vede, e non ci sono carte bluff.',
    },
  },

  tables: tablesWith({
    money: (n) => (n < 0 ? `−$${-n}` : `$${n}`),
    players: 'Giocatori',
    containers: 'Container di ogni colore',
    machines: 'Macchinari di ogni colore',
    warehouses: 'Magazzini',
    action: 'Azione',
    once: 'Che cosa fa un’azione',
    cost: 'Paghi',
    chapter: 'capitolo',
    build: ['Costruire', 'Un macchinario o un magazzino.', 'il prezzo dello spazio, alla banca'],
    buy: [
      'Comprare',
      'Quanti container vuoi dal deposito industriale di un solo altro giocatore. Puoi cambiare tutti i prezzi nel tuo deposito portuale.',
      'i prezzi segnati, al venditore',
    ],
    produce: [
      'Produrre',
      'Ciascuno dei tuoi macchinari produce un container. Puoi cambiare tutti i prezzi nel tuo deposito industriale. Una volta per turno.',
      '$1, al giocatore alla tua destra',
    ],
    sail: [
      'Navigare',
      'Uno spostamento della tua nave. In un porto carica; sull’isola vende tutto il carico.',
      'niente; per i container i prezzi segnati, al proprietario',
    ],
    call: ['Chiamare un broker', 'Un’offerta per ciò che ha uno dei broker.', 'la tua offerta, se vinci'],
    what: 'Che cosa',
    number: 'Numero',
    each: 'L’uno',
    sum: 'Somma',
    discarded: 'scartati',
    harbour: 'Deposito portuale',
    ship: 'Nave',
    cash: 'Contanti',
    loan: 'Prestito',
    total: 'Totale',
    colours: ['Nero', 'Marrone', 'Arancione', 'Beige', 'Bianco'],
  }),
};
