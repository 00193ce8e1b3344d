/** The rulebook of Cargo Noir in Italian. */
import type { CargoBook } from './book.ts';

export const book: CargoBook = {
  chapters: {
    1: 'Scopo del gioco e materiale',
    2: 'Preparazione',
    3: 'Un turno',
    4: 'Le navi rientrano',
    5: 'Lo scambio',
    6: 'Le navi salpano',
    7: 'Fine della partita',
    8: 'Le carte',
    9: 'Edizioni e dubbi',
  },

  rules: {
    '1.1':
      'Dei contrabbandieri si contendono all’asta i carichi nei porti di tutto il mondo, raccolgono set di merci e li scambiano con le carte. Alla fine vince chi ha più punti.',
    '1.2':
      'Ci sono nove merci con 14 gettoni ciascuna, e tanti jolly quanti sono i giocatori. Tutte le merci valgono lo stesso; contano solo i set.',
    '1.3':
      'Ogni giocatore ha tre navi, altre due nella riserva, 7 monete nella cassaforte e un magazzino per sei gettoni.',
    '1.4': 'Tutto è visibile, tranne l’ordine dei gettoni nel sacchetto.',
    '2.1':
      'Un porto è aperto a partire dal numero di giocatori che vi è stampato (2.6); gli altri restano chiusi per tutta la partita.',
    '2.2': 'Riempi il mercato nero e tutti i porti aperti con gettoni dal sacchetto.',
    '2.3': 'Il caso decide chi inizia; quel giocatore inizia ogni round. Si gioca in senso orario.',
    '2.4': 'La partita dura 11 round in due o tre giocatori, 10 in quattro o cinque.',
    '2.5': 'Le monete non sono limitate.',
    '2.6':
      'Quanti gettoni offrono il mercato nero e ogni porto, e da quanti giocatori in su un porto è aperto a questo tavolo:',
    '3.1': 'I giocatori svolgono il loro turno per intero, uno dopo l’altro.',
    '3.2': 'Un turno ha tre fasi: le navi rientrano, lo scambio, le navi salpano.',
    '3.3': 'Nel primo round si inviano soltanto le navi.',
    '3.4':
      'Il turno in breve. Prima ognuna delle tue navi in mare fa una cosa: nel casinò porta 2 monete (4.2), nel mercato nero scambia o pesca un gettone (4.3), da sola in un porto prende tutte le merci per le monete che ha sotto (4.4), superata in un porto rilancia (4.5) o si ritira (4.6). Poi puoi scambiare merci con carte (5.3) e scarti ciò che non entra in magazzino (5.6). Infine salpano tutte le navi rientrate (6.1): gratis verso il casinò o il mercato nero, con almeno una moneta verso un porto (6.3).',
    '3.5':
      'Una volta per turno puoi fare lo scambio, e una volta per turno può fruttare ogni carta «Sindacato del crimine» (4.7). Lo scambio non è obbligatorio; ma ogni nave in mare deve agire e ogni nave rientrata deve salpare.',
    '4.1': 'Fai rientrare le tue navi una alla volta, nell’ordine che vuoi. Ognuna ha effetto subito.',
    '4.2': 'Casinò: prendi 2 monete per ogni nave.',
    '4.3':
      'Mercato nero: scambia uno dei tuoi gettoni con uno qualsiasi di quelli presenti, anche uguale, o pescane uno dal sacchetto.',
    '4.4':
      'Porto senza rivali: le tue monete vanno alla riserva, prendi tutte le merci del porto e il porto viene riempito di nuovo dal sacchetto.',
    '4.5':
      'Porto in cui la tua offerta è stata superata: puoi aggiungere monete alla tua pila finché supera tutte le altre, di quanto vuoi. La nave resta lì.',
    '4.6':
      'Oppure ti ritiri con nave e monete. In tal caso non puoi inviare navi in questo porto nello stesso turno.',
    '4.7':
      'Ogni tua carta «Sindacato del crimine» frutta 2 monete una volta per turno quando ti ritiri; ogni ritiro fa fruttare una sola carta.',
    '4.8': 'Se il sacchetto è vuoto, i gettoni scartati vi ritornano.',
    '4.9':
      'Finché non hai fatto lo scambio puoi avere più merci di quante ne entrino in magazzino (5.6). Un gettone appena ottenuto può essere ceduto dalla tua nave successiva nel mercato nero.',
    '4.10':
      'Esempio: hai 1 moneta nella cassaforte, una nave nel casinò e una su 3 monete a Rotterdam, dove un rivale ne ha 5. Fai rientrare prima la nave del casinò: ora hai 3 monete. Con quelle porti la tua pila a Rotterdam a 6.',
    '5.1':
      'Un set di merci uguali, al massimo nove, vale il quadrato del loro numero: 1, 4, 9, 16 e così via fino a 81.',
    '5.2':
      'Un set di merci diverse vale 1, 3, 6, 10, 15, 21, 28, 36 o 45. Devono essere tutte diverse. Un jolly sostituisce qualsiasi merce, anche da solo.',
    '5.3':
      'Una volta per turno puoi dare quanti set vuoi in cambio di quante carte vuoi; i valori si sommano. Non si dà resto.',
    '5.4':
      'Puoi avere due copie di ciascuna delle tre carte Vantaggio: Nave da carico, Magazzino, Sindacato del crimine. Ciò che è esaurito non torna.',
    '5.5': 'Le carte Vantaggio hanno effetto subito: una nuova nave salpa nello stesso turno.',
    '5.6':
      'Poi scarta ciò che il tuo magazzino non può contenere: ha sei posti, più due per ogni carta «Magazzino».',
    '5.7': 'I gettoni scambiati o scartati vanno nella pila degli scarti.',
    '5.8':
      'Esempio: hai quattro gioielli, tre auto, un’arma e un jolly. I gioielli con il jolly sono cinque merci uguali e valgono 25: una Nave da carico (15) e un Magazzino (10). Oppure dai le auto (9) e l’arma (1) per un Magazzino e tieni il resto. Tutto insieme vale 35: Nave da carico, Magazzino e Sindacato del crimine.',
    '5.9':
      'Ciò che dai deve pagare almeno una carta. Il valore in eccesso va perso. Le monete aiutano solo nell’ultimo round (7.2).',
    '6.1': 'Invia tutte le tue navi.',
    '6.2': 'Puoi inviarne quante vuoi al casinò e al mercato nero, ma al massimo una in ogni porto aperto.',
    '6.3':
      'In un porto metti sotto la nave almeno una moneta, e più monete di quante ne ha qualsiasi pila già presente.',
    '6.4': 'Le monete e le navi nei porti vi restano fino al tuo prossimo turno.',
    '6.5': 'Puoi scegliere di nuovo un porto di cui hai appena preso il carico.',
    '6.6':
      'Esempio: a New York la nave di un rivale sta su 3 monete. Ne invii una su 5, anche se ne basterebbero 4. Nel suo turno il rivale rilancia ad almeno 6 o si ritira con le sue 3 monete. Se se ne va e nessun altro ti supera, nel tuo prossimo turno ottieni il carico per 5 monete.',
    '7.1': 'La partita finisce dopo l’ultimo round; tutti giocano quell’ultimo turno.',
    '7.2':
      'Nell’ultimo round puoi pagare le carte anche con monete della tua cassaforte, che valgono 1 ciascuna, con o senza set.',
    '7.3': 'Somma i punti di tutte le tue carte. Le monete e le merci avanzate non contano.',
    '7.4':
      'In caso di parità decide la carta più cara, poi la successiva; se la parità resta, la vittoria è condivisa.',
    '7.5':
      'Esempio per l’ultimo round: nove merci diverse (45) e 4 monete dalla cassaforte fanno 49, il costo di Compari. In qualsiasi altro round non basterebbero.',
    '7.6':
      'Esempio di punteggio, con i punti di 8.4 come li ipotizziamo: due Navi da carico (16), due Magazzini (10), un Sindacato del crimine (5) e due Ville (18) fanno 49 punti. Villa e Yacht fanno 25 punti, un Night club anche; ma il Night club è costato 25 e lo Yacht 16, quindi la parità va al Night club.',
    '8.1':
      'Le carte Vantaggio costano più di quanto valgono. Nave da carico: una nave in più. Magazzino: posto per altri due gettoni. Sindacato del crimine: vedi la regola 4.7. Ce ne sono otto per tipo.',
    '8.2': 'Villa, Yacht, Bettola e Night club valgono tanti punti quanto costano; ce ne sono sei per tipo.',
    '8.3': 'Le altre sei carte sono uniche e valgono più di quanto costano.',
    '8.4': 'Quanto costano e quanto valgono le carte a questo tavolo:',
    '9.1':
      'Sono certi i costi di Nave da carico (15), Magazzino (10), Sindacato del crimine (10) e Compari (49): gli esempi del regolamento li usano. In uno di essi, merci che valgono 35 pagano le prime tre carte: il Sindacato del crimine costa quindi al massimo 10, e un resoconto conosce solo carte Vantaggio da 10 e da 15. Gli altri costi sono una nostra ipotesi, e così tutti i punti, entro quanto dicono le regole da 8.1 a 8.3.',
    '9.2':
      'Quali porti siano aperti per quanti giocatori è una nostra ipotesi, con un indizio: l’unico resoconto che nomina i porti e i loro spazi racconta una partita in quattro, e vi manca solo Tangeri. In quattro sono quindi aperti sette porti, anche se un altro resoconto ne lascia chiusi due. Anche gli spazi a Tangeri sono una nostra ipotesi.',
    '9.3': 'Le fonti non concordano sulla dimensione del mercato nero: sei o otto. Noi giochiamo con sei.',
    '9.4':
      'Secondo le regole, nell’ultimo round si inviano navi e si rilancia come sempre; solo nell’ultimissimo turno non si inviano più navi. Un tavolo può togliere entrambe le cose.',
    '9.5':
      'Dove il regolamento tace, giochiamo così: almeno una moneta in un porto (6.3) e una sola tua nave (6.2), come raccontano le recensioni; rilanci di qualsiasi importo (4.5), monete senza limite benché la scatola ne contenga 60 (2.5) e, in caso di parità, la carta che segue la più cara (7.4).',
    '9.6':
      'Un tavolo può inserire ciò che è stampato sulla propria copia. Ciò che contraddice il regolamento viene rifiutato: altri costi per Nave da carico, Magazzino e Compari, più di 10 per Sindacato del crimine (9.1), e punti contrari alle regole 8.1, 8.2 o 8.3.',
    '9.7':
      'Conosciamo un’edizione, del 2011, e una ristampa del 2015 che concorda con essa, per quanto abbiamo potuto confrontare. Sono stampati le fasi, gli effetti di navi e carte, il valore dei set, il numero di gettoni e carte e lo spareggio. Il numero di round (2.4) e i sei posti del magazzino (1.3) sono indicati da più recensioni concordi; un resoconto parla di sette posti.',
    '9.8':
      'Le nostre altre decisioni: il caso decide chi inizia, mentre il regolamento sceglie chi è stato per ultimo in un vero porto (2.3). Nel mercato nero il tuo gettone prende il posto dell’altro, e si possono scambiare anche i jolly (4.3). Una nave sola in un porto prende il carico; non può aspettare (4.4). Se sacchetto e scarti sono vuoti, non si pesca nulla (4.8). Tutte le navi devono salpare (6.1). Un porto appena svuotato può essere scelto di nuovo (6.5).',
  },

  printed: {
    port: 'Porto',
    card: 'Carta',
    copies: 'Copie',
    portsNote: 'Con *: un solo resoconto. Con ?: nostra ipotesi. Vedi 9.2 e 9.3.',
    cardsNote: 'Con ?: nostra ipotesi. Vedi 9.1.',
  },
};
