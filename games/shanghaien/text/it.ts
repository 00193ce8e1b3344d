/** Shanghaien in Italian. */
import type { GameText } from '../../../text/game-text.ts';
import { count, list } from '../../../text/languages.ts';
import type { Effect, End, Nation, Trick } from '../rules/tables.ts';
import type { Announced, Shanghaien } from '../rules/types.ts';
import { type Awarded, boardWith, cardNamer, higherFirst } from './board.ts';

export const NATIONS: Readonly<Record<Nation, string>> = {
  american: 'Americani',
  french: 'Francesi',
  german: 'Tedeschi',
  chinese: 'Cinesi',
  dutch: 'Olandesi',
  turkish: 'Turchi',
  spanish: 'Spagnoli',
  italian: 'Italiani',
};

export const EFFECTS: Readonly<Record<Effect, string>> = {
  joker: 'Jolly',
  shift: '±1',
  both: 'Entrambi i dadi',
  reroll: 'Rilancio',
  captain: 'Capitano pazzo',
  ban: 'Niente Shanghai',
  rerollAll: 'Rilancio totale',
  sharks: 'Squali',
  exchange: 'Scambio',
  doubles: 'Doppi',
};

export const TRICKS: Readonly<Record<Trick, string>> = {
  jokerShift: 'Jolly / ±1',
  jokerReroll: 'Jolly / Rilancio',
  jokerBoth: 'Jolly / Entrambi i dadi',
  shiftReroll: '±1 / Rilancio',
  shiftBoth: '±1 / Entrambi i dadi',
  rerollBoth: 'Rilancio / Entrambi i dadi',
  captain: 'Capitano pazzo',
  banRerollAll: 'Niente Shanghai / Rilancio totale',
  sharksExchange: 'Squali / Scambio',
  doubles: 'Doppi',
};

const dice = (n: number): string => count('it', n, { one: 'dado', other: 'dadi' });
const points = (n: number): string => count('it', n, { one: 'punto', other: 'punti' });
const ends = { left: 'sinistra', right: 'destra' } as const;
const from = (end: End | null): string => (end === null ? '' : `, contando da ${ends[end]}`);
const card = cardNamer(NATIONS, TRICKS);
/** "il 4", but "l’1". */
const the = (die: number): string => (die === 1 ? 'l’1' : `il ${die}`);
/** "i Turchi", but "gli Italiani" and "gli Spagnoli". */
export const people = (nation: Nation): string =>
  `${/^([AIO]|Sp)/.test(NATIONS[nation]) ? 'gli' : 'i'} ${NATIONS[nation]}`;

/** What the captain may object to. */
function intent(move: Announced): string {
  switch (move.type) {
    case 'shanghai':
      return 'chiamare Shanghai';
    case 'place':
      return `piazzare ${the(move.die)}`;
    case 'joker':
      return `giocare «${EFFECTS.joker}» per ${people(move.nation)}`;
    case 'shift':
      return `giocare «${EFFECTS.shift}» (${move.die} → ${move.die + move.by})`;
    case 'exchange':
      return `giocare «${EFFECTS.exchange}» e riprendere ${the(move.back)}`;
    default:
      return `giocare «${EFFECTS[move.type]}»`;
  }
}

export const it: GameText<Shanghaien> = {
  title: 'Shanghaien',

  refusals: {
    gameOver: () => 'La partita è finita.',
    notYourTurn: ({ turn }, who) => `È il turno di ${who(turn)}.`,
    rollFirst: () => 'Prima lancia i dadi.',
    alreadyRolled: () => 'Hai lanciato i dadi: gioca un colpo basso o piazza un dado.',
    mustCall: ({ supply }) => `Con ${dice(supply)} nella riserva devi chiamare Shanghai.`,
    tooFewPlaced: ({ placed }) => `Per chiamare Shanghai ti servono due dadi nella fila; ne hai ${placed}.`,
    dieNotRolled: ({ die }) => `Nessuno dei tuoi dadi è un ${die}.`,
    chooseEnd: () => 'È il primo dado del round: di’ da quale estremità si contano le carte.',
    endIsSet: () => 'In questo round le carte sono già numerate.',
    trickPlayed: () => 'Hai già giocato un colpo basso in questo round.',
    cardNotHeld: ({ card: held }) => `Non hai la carta «${TRICKS[held]}».`,
    effectNotOnCard: ({ card: held, effect }) => `«${EFFECTS[effect]}» non è sulla carta «${TRICKS[held]}».`,
    noSailorThere: ({ nation }) =>
      `Non hai nessun marinaio tra ${people(nation)}; un jolly non può essere il primo.`,
    beyondTheDie: ({ die }) => `Un dado va da 1 a 6: ${the(die)} non può andare oltre.`,
    captainNotInLastRound: () => 'Nell’ultimo round il Capitano pazzo resta a terra.',
    captainAlreadyOut: () => 'In questo round c’è già un Capitano pazzo in gioco.',
    answerFirst: () => 'Prima di’ se il tuo capitano si oppone.',
    nothingToAnswer: () => 'Non c’è nulla a cui opporsi.',
    trickObjected: ({ card: held }) => `In questo turno il capitano si è opposto a «${TRICKS[held]}».`,
    shanghaiObjected: () => 'Il capitano si è opposto: devi lanciare i dadi.',
    shanghaiBanned: () => 'Vale «Niente Shanghai»: può chiamare solo chi non ha più abbastanza dadi.',
    spreadFirst: () => 'Prima rimetti un dado nella riserva e piazza gli altri.',
    nothingToSpread: () => 'Non hai rilanciato tutti i tuoi dadi.',
    alreadyFaceDown: ({ number }) => `La carta ${number} è già coperta.`,
    nothingToExchange: () => 'Non hai nessun dado da riprendere nella fila.',
    noDieThere: ({ die }) => `Non hai nessun dado sulla carta ${die}.`,
    doublesNotInPlay: () => 'In questa partita si gioca senza la carta Doppi.',
    noDouble: () => 'Non hai fatto un doppio.',
    doublesIsYours: () => 'Hai già la carta Doppi.',
    doubleMustBeUsed: () => 'Un doppio va rilanciato o usato per prendere la carta Doppi.',
  },

  events: {
    dealt: ({ round, starter }, who) => `Round ${round}: sei nuove carte. Inizia ${who(starter)}.`,
    rolled: ({ seat, dice: thrown }, who) => `${who(seat)} lancia i dadi: ${list('it', thrown)}.`,
    rerolledOne: ({ seat, dice: thrown }, who) => `${who(seat)} rilancia un dado: ${list('it', thrown)}.`,
    announced: ({ seat, move }, who) => `${who(seat)} vuole ${intent(move)}.`,
    allowed: ({ seat }, who) => `Il capitano di ${who(seat)} lascia correre.`,
    objected: ({ seat }, who) => `Il capitano di ${who(seat)} si oppone!`,
    numbered: ({ end }) => `Le carte si contano da ${ends[end]}.`,
    placed: ({ seat, die }, who) => `${who(seat)} piazza un dado sulla carta ${die}.`,
    takenBack: ({ seat, dice: back }, who) =>
      `${who(seat)} riprende ${back.length === 1 ? 'il dado' : 'i dadi'} ${list('it', back)}.`,
    trick: ({ seat, effect }, who) => `${who(seat)} gioca un colpo basso: ${EFFECTS[effect]}.`,
    joined: ({ seat, nation }, who) => `${who(seat)} ingaggia altri due marinai tra ${people(nation)}.`,
    shifted: ({ seat, from: was, to }, who) => `${who(seat)} cambia ${the(was)} in un ${to}.`,
    sunk: ({ number }) => `La carta ${number} finisce in pasto agli squali.`,
    doublesTaken: ({ seat, from: holder }, who) =>
      `${who(seat)} prende la carta Doppi${holder === null ? '' : ` a ${who(holder)}`}.`,
    called: ({ seat, forced }, who) =>
      forced ? `${who(seat)} non ha più abbastanza dadi: Shanghai!` : `${who(seat)} chiama «Shanghai!»`,
    awarded: (award, who) => AWARDED[award.why](award, award.to === null ? '' : who(award.to)),
    scored: ({ nation, strengths, to, points: won }, who) =>
      `${NATIONS[nation]} (${strengths.join('\u00a0:\u00a0')}): ${to === null ? 'nessuno' : `${points(won)} per ${who(to)}`}.`,
    tricksScored: ({ seat, points: won }, who) =>
      `${who(seat)} ottiene ${points(won)} per i colpi bassi non giocati.`,
    ended: ({ scores, places }, who) =>
      `${scores.join('\u00a0:\u00a0')}. ${places[0] === places[1] ? 'Pareggio!' : `Vince ${who(places.indexOf(1))}!`}`,
  },

  kinds: {
    roll: 'Lancia',
    shanghai: 'Chiama «Shanghai!»',
    place: 'Piazza un dado',
    joker: 'Colpo basso: jolly',
    shift: 'Colpo basso: ±1',
    both: 'Colpo basso: due dadi',
    reroll: 'Colpo basso: rilancio',
    captain: 'Capitano pazzo',
    ban: 'Niente Shanghai',
    rerollAll: 'Rilancio totale',
    spread: 'Rimetti un dado',
    sharks: 'Squali',
    exchange: 'Scambio',
    doubles: 'Colpo basso: Doppi',
    rerollOne: 'Rilancia un dado',
    takeDoubles: 'Prendi la carta Doppi',
    object: 'Opponiti',
    allow: 'Lascia correre',
  },

  moves: {
    roll: () => 'Lancia due dadi',
    shanghai: () => 'Chiama «Shanghai!»',
    place: ({ die, end }) => `Piazza ${the(die)}${from(end)}`,
    joker: ({ card: held, nation }) => `Colpo basso «${TRICKS[held]}»: jolly per ${people(nation)}`,
    shift: ({ card: held, die, by }) => `Colpo basso «${TRICKS[held]}»: cambia ${the(die)} in un ${die + by}`,
    both: ({ card: held, end }) => `Colpo basso «${TRICKS[held]}»: piazza entrambi i dadi${from(end)}`,
    reroll: ({ card: held }) => `Colpo basso «${TRICKS[held]}»: rilancia entrambi i dadi`,
    captain: () => 'Colpo basso: manda in campo il Capitano pazzo',
    ban: () => 'Colpo basso: niente Shanghai in questo round',
    rerollAll: () => 'Colpo basso: rilancia tutti i tuoi dadi',
    spread: ({ back, end }) => `Rimetti ${the(back)} nella riserva e piazza gli altri${from(end)}`,
    sharks: () => 'Colpo basso: dai una carta in pasto agli squali',
    exchange: ({ back }) => `Colpo basso: riprendi ${the(back)} e piazza entrambi i dadi`,
    doubles: () => 'Colpo basso «Doppi»: rilancia entrambi i dadi',
    rerollOne: () => 'Doppio: rilancia un dado',
    takeDoubles: ({ end }) => `Doppio: prendi la carta Doppi${from(end)}`,
    object: () => 'Il capitano si oppone',
    allow: () => 'Lascia correre',
  },

  options: {
    crazyCaptain: {
      name: 'Capitano pazzo',
      help: 'Ogni giocatore riceve un capitano che può fare un’obiezione in ogni turno dell’altro.',
    },
    noShanghai: {
      name: 'Carta extra 1: Niente Shanghai / Rilancio totale',
      help: 'Ogni giocatore riceve una di queste carte Colpo basso.',
    },
    sharks: {
      name: 'Carta extra 2: Squali / Scambio',
      help: 'Ogni giocatore riceve una di queste carte Colpo basso.',
    },
    doubles: {
      name: 'Carta extra 3: Doppi',
      help: 'Una carta al centro del tavolo, che si può prendere con un doppio.',
    },
    trickDeck: {
      name: 'Carte Colpo basso',
      help: 'Quante ce ne sono di ogni tipo tra le 48 carte; otto in tutto.',
      parts: TRICKS,
    },
    tie: {
      name: 'Pareggio finale',
      help: 'Che cosa succede se entrambi hanno gli stessi punti.',
      values: { shared: 'vittoria condivisa', nations: 'vince chi fa punti in più nazioni' },
    },
    captainScores: {
      name: 'Capitano non giocato',
      help: 'Un Capitano pazzo mai giocato vale un punto: così è stampato. Senza: una regola della casa.',
    },
    doublesDice: {
      name: 'Dadi usati per prendere la carta Doppi',
      help: 'Le regole si possono leggere nei due modi.',
      values: { back: 'tornano nella riserva', spent: 'sono spesi per il round' },
    },
    doublesChoice: {
      name: 'Un doppio ai dadi',
      help: 'Ciò che è stampato, o una regola della casa.',
      values: {
        forced: 'si rilancia o prende la carta',
        free: 'si può anche piazzare così com’è (regola della casa)',
      },
    },
  },

  chapters: {
    1: 'Scopo del gioco e materiale',
    2: 'Preparazione',
    3: 'Un turno',
    4: 'Spartizione delle carte',
    5: 'Colpi bassi',
    6: 'Fine della partita e punteggio',
    7: 'Espansione: Capitano pazzo',
    8: 'Carta extra 1: Niente Shanghai / Rilancio totale',
    9: 'Carta extra 2: Squali / Scambio',
    10: 'Carta extra 3: Doppi',
    11: 'Edizioni e dubbi',
  },

  rules: {
    '1.1':
      'Due capitani ingaggiano equipaggi in una taverna del porto. Chi ha l’equipaggio più forte di una nazione ottiene tanti punti quanto vale quello più debole.',
    '1.2': 'I marinai sono 40: otto nazioni con i valori 1, 2, 3, 3 e 4.',
    '1.3':
      'A questi si mescolano otto carte Colpo basso. Ognuna mostra due effetti; chi la possiede ne usa uno.',
    '1.4':
      'Ogni giocatore ha sei dadi e un capitano, che segnala che in questo round è stato giocato un colpo basso.',
    '2.1': 'Mescola le 48 carte e disponine sei scoperte in fila: è la taverna.',
    '2.2': 'Il caso decide chi inizia.',
    '2.3': 'Tutto è visibile, tranne l’ordine del mazzo.',
    '3.1':
      'La partita dura otto round. Si gioca a turno; nel tuo turno lanci i dadi oppure chiami Shanghai, mai entrambe le cose.',
    '3.2':
      'Per lanciare ti servono due dadi nella riserva. Lanciane due, piazzane esattamente uno e riprendi l’altro.',
    '3.3':
      'Un dado va dal tuo lato della carta con il suo numero. Su una carta può stare un numero qualsiasi di dadi.',
    '3.4':
      'Il primo dado piazzato in un round stabilisce da quale estremità si contano le carte da 1 a 6, per entrambi i giocatori e fino alla fine del round.',
    '3.5':
      'Invece di lanciare puoi chiamare Shanghai, se nella fila ci sono almeno due dadi tuoi. Così finisce il round.',
    '3.6': 'Con meno di due dadi nella riserva devi chiamare Shanghai.',
    '3.7':
      'Un turno in breve: o chiami Shanghai, e il round è finito; oppure lanci, giochi un colpo basso se vuoi (5.1) e piazzi un dado. Poi tocca all’avversario. Non si può passare, e dopo il lancio non si può più chiamare. Un colpo basso costa la sua carta; nient’altro costa qualcosa.',
    '3.8':
      'Un round finisce solo con una chiamata. Ogni turno lascia un dado nella fila, quindi senza colpi bassi ne piazzi al massimo cinque: te ne resta uno e devi chiamare. È al più tardi l’undicesimo turno del round.',
    '4.1': 'Una carta senza dadi esce dal gioco.',
    '4.2': 'Chi ha più dadi su una carta la prende.',
    '4.3':
      'A parità di dadi, somma i valori dei tuoi dadi sulle carte vicine; chi ha la somma più alta prende la carta. Le carte alle estremità hanno una sola vicina.',
    '4.4': 'Se c’è parità anche qui, la carta esce dal gioco.',
    '4.5':
      'Tutte e sei le carte si assegnano prima di spostare qualsiasi dado. I marinai si uniscono al tuo equipaggio della loro nazione; le carte Colpo basso restano scoperte davanti a te e si possono usare dal round successivo.',
    '4.6':
      'Poi ognuno riprende i dadi e il capitano, si dispongono sei nuove carte e inizia il giocatore che non ha chiamato Shanghai.',
    '4.7':
      'Esempio: i tuoi dadi sono sulle carte 2, 2, 3, 6 e 6, quelli dell’avversario su 3, 4, 5, 6 e 6. La carta 1 è senza dadi ed esce dal gioco. La carta 2 è tua, due dadi a zero. Sulla carta 3 ne avete uno a testa; accanto tu hai due 2 e l’avversario un 4, somma uguale: esce dal gioco. Le carte 4 e 5 vanno all’avversario. Sulla carta 6 ne avete due a testa; accanto c’è solo il suo 5: la prende lui.',
    '5.1': 'Ogni giocatore può giocare un colpo basso per round, subito dopo il lancio e prima di piazzare.',
    '5.2': 'Scegli uno dei due effetti della carta. Se la usi per i dadi, la carta esce dal gioco.',
    '5.3':
      'Jolly: metti la carta insieme a una nazione di cui hai già un marinaio. Vale come un marinaio di valore 2 fino alla fine della partita.',
    '5.4':
      '±1: cambia uno dei due dadi di un punto, in più o in meno, senza scendere sotto 1 né superare 6. Poi piazza uno dei due dadi, a tua scelta.',
    '5.5': 'Entrambi i dadi: piazza tutti e due i dadi che hai lanciato.',
    '5.6': 'Rilancio: lancia di nuovo entrambi i dadi. Vale il nuovo lancio.',
    '5.7':
      'Puoi avere quante carte Colpo basso vuoi; restano scoperte. Un jolly rimane con il suo equipaggio e non è più una carta Colpo basso. Una carta Colpo basso vinta nell’ultimo round non si può più giocare, ma vale il suo punto (6.5).',
    '6.1': 'La partita finisce dopo l’ottavo round.',
    '6.2':
      'Calcola il totale di ogni equipaggio. Se entrambi hanno un equipaggio di una nazione, il giocatore più forte scarta il proprio e prende quello dell’altro: ottiene punti pari alla forza dell’equipaggio più debole.',
    '6.3': 'Se la forza è uguale, nessuno ottiene punti per quella nazione.',
    '6.4': 'Chi è il solo ad avere una nazione ottiene punti pari alla sua forza.',
    '6.5': 'Ogni carta Colpo basso mai giocata vale un punto.',
    '6.6': 'Vince il totale più alto. In caso di pareggio la vittoria è condivisa.',
    '6.7':
      'Esempio: americani 6 da te, 7 dall’avversario. Lui scarta i suoi 7, prende i tuoi 6 e ottiene 6 punti. Francesi 5 a 5: nessuno. Cinesi 1 a 10: lui ottiene solo 1. Spagnoli, un 3 e due jolly, solo da te: 7 punti. A lui resta una carta Colpo basso non giocata: 1 punto. Tu hai 7 punti, l’avversario 6 + 1 + 1 = 8, e vince.',
    '7.1': 'Ogni giocatore inizia con un Capitano pazzo, una carta Colpo basso che si gioca come le altre.',
    '7.2':
      'Non si può giocare nell’ultimo round, né dopo il capitano dell’altro giocatore nello stesso round.',
    '7.3':
      'Resta in vigore fino alla fine del round, poi esce dal gioco. Dal turno successivo dell’avversario, chi possiede il capitano può fare un’obiezione in ogni turno dell’avversario.',
    '7.4':
      'Obiezione a un piazzamento: il dado viene ripreso ed entrambi i dadi si rilanciano. Può seguire un colpo basso, se non ne è ancora stato giocato uno.',
    '7.5':
      'Obiezione a un colpo basso, prima che abbia effetto: la carta resta in mano e non si può più giocare in questo turno; è permesso un altro colpo basso.',
    '7.6':
      'Obiezione a Shanghai: il giocatore deve lanciare i dadi. Una chiamata per mancanza di dadi non si può fermare.',
    '7.7':
      'Ai dadi piazzati con un colpo basso non ci si può opporre di nuovo. Non ci si può opporre al rilancio di un doppio né alla presa della carta Doppi. Un colpo basso eseguito prima di un’obiezione resta giocato.',
    '8.1': 'Ogni giocatore inizia con una di queste carte Colpo basso.',
    '8.2':
      'Niente Shanghai: in questo round nessuno può più chiamare; il round finisce quando qualcuno ha troppo pochi dadi ed è obbligato a farlo.',
    '8.3':
      'Rilancio totale: prendi i tuoi due dadi e tutti i tuoi dadi della fila e lanciali insieme. Rimettine uno nella riserva e piazza gli altri.',
    '8.4':
      'Esempio di «Rilancio totale»: i tuoi dadi sono su 1 e 3, e lanci due 1. Rilanci tutti e quattro i dadi: 2, 4, 5 e 6. Il 2 torna nella tua riserva, gli altri tre li piazzi.',
    '9.1': 'Ogni giocatore inizia con una di queste carte Colpo basso.',
    '9.2':
      'Squali: la carta su cui piazzi il dado in questo turno viene girata a faccia in giù. Esce dal gioco quando si spartiscono le carte, ma i suoi dadi contano per le carte vicine, e vi si possono piazzare altri dadi.',
    '9.3':
      'Scambio: riprendi un dado piazzato in un turno precedente, poi piazza entrambi i dadi che hai lanciato.',
    '9.4':
      'Esempio di «Squali»: tu hai un dado su 2 e uno su 3, l’avversario uno su 2 e due su 3, e la carta 3 è a faccia in giù. Esce dal gioco, anche se lui vi ha più dadi. Sulla carta 2 ne avete uno a testa; accanto i suoi due 3 battono il tuo, e la prende lui.',
    '9.5':
      'Esempio di «Scambio»: i tuoi dadi sono su 1 e 4, e lanci 5 e 6. Riprendi l’1 e piazzi entrambi i dadi. Ora i tuoi dadi sono su 4, 5 e 6, e nella riserva te ne restano tre.',
    '10.1': 'La carta Doppi sta al centro del tavolo. Non ha numero e non riceve dadi.',
    '10.2':
      'Dopo aver fatto un doppio devi scegliere fra due possibilità; non puoi piazzarlo così com’è. La prima: rilanci uno dei due dadi. Un nuovo doppio ti dà la stessa scelta, ogni altro risultato si usa come al solito.',
    '10.3':
      'Oppure usi entrambi i dadi per prendere la carta, dal centro o dall’avversario. Non piazzi nulla, i dadi tornano nella tua riserva e il tuo turno finisce. Non è un colpo basso. Non puoi prendere la carta se ce l’hai già. Se inizi il round così, sei tu a dire da quale estremità si contano le carte.',
    '10.4':
      'Giocata come colpo basso, la carta torna prima al centro; poi rilanci entrambi i dadi. Un doppio ti ridà la scelta.',
    '10.5':
      'Un doppio vale solo se esce da un lancio, di entrambi i dadi o di uno solo (10.2): non con un dado cambiato con ±1, non con «Rilancio totale».',
    '10.6': 'Chi ha la carta alla fine della partita ottiene un punto.',
    '10.7':
      'Esempio: lanci due 3. Ne rilanci uno, ancora un 3, e hai la stessa scelta. Rilanci un’altra volta: un 6. Ora piazzi il 3 o il 6. Se invece avessi preso la carta, non avresti piazzato nulla.',
    '11.1':
      'Supposizione: nessuna fonte dice come sono suddivise le otto carte Colpo basso. Noi giochiamo con tre Jolly / ±1, tre Jolly / Rilancio e due Jolly / Entrambi i dadi; il tavolo può indicare che cosa è stampato sulle proprie carte.',
    '11.2':
      'Nostra scelta: nessuna fonte prevede uno spareggio. Per noi il pareggio è condiviso; il tavolo può far vincere chi fa punti in più nazioni.',
    '11.3':
      'Stampato: il Capitano pazzo è una carta Colpo basso, e ognuna di queste carte mai giocata vale un punto (6.5). Come regola della casa il tavolo può disattivarlo.',
    '11.4':
      'Nostra scelta: è stampato che si usano entrambi i dadi per prendere la carta Doppi, ma non dove vanno a finire. Una lettura: tornano nella riserva, come un dado che non si piazza; noi giochiamo così. L’altra: sono spesi per il round, come i dadi piazzati. Il tavolo può sceglierlo; allora può capitare di dover chiamare Shanghai con meno di due dadi nella fila.',
    '11.5':
      'Stampato: un doppio offre due possibilità (10.2, 10.3), e piazzarlo così com’è non è fra queste. Come regola della casa il tavolo può permetterlo. Nostra scelta: prima si può giocare un colpo basso, e con «Entrambi i dadi» o «Scambio» si può piazzare il doppio.',
    '11.6':
      'Nostre scelte dove nulla è stampato: tutte le espansioni si possono combinare (è detto solo delle carte extra 1 e 2); a che cosa non ci si può opporre (7.7); prendere la carta Doppi non è un colpo basso, e chi ce l’ha già non può prenderla (10.3); quali doppi contano (10.5). È stampato che comincia il capitano più rude; qui decide il caso (2.2).',
    '11.7':
      'Nostra scelta: gli squali si possono chiamare anche su una carta già a faccia in giù, perché nulla lo vieta. La carta resta com’è, e il colpo basso è giocato per niente.',
    '11.8':
      'Edizioni: il gioco e le sue quattro carte di espansione, uscite una dopo l’altra e che si possono aggiungere una per una. Conosciamo una sola edizione e nessuna modifica ufficiale alle regole. «Stampato» vuol dire che lo dicono le regole, «nostra scelta» che lo lasciano aperto, «supposizione» che non abbiamo visto le carte, «regola della casa» che il tavolo può scostarsi da ciò che è stampato.',
    '11.9':
      'I tavoli e i registri iniziati con la versione 1 di queste regole la mantengono: lì un doppio si può piazzare così com’è, se il tavolo non ha scelto altrimenti, e non si possono chiamare gli squali su una carta a faccia in giù.',
  },

  // No move has so many parts that it must be asked for.
  questions: {},

  board: boardWith({
    card,
    nations: NATIONS,
    tricks: TRICKS,
    round: (round) => `Round ${round} di 8`,
    faceDown: 'coperta',
    nobody: 'nessuno',
    thrown: 'Dadi lanciati',
    crews: 'Equipaggi',
    hand: 'Colpi bassi',
    captain: (name) => `Capitano pazzo in gioco: ${name}.`,
    banned: 'Vale «Niente Shanghai».',
    hungry: 'La carta che riceverà il prossimo dado finirà in pasto agli squali.',
    tricked: (name) => `${name}: colpo basso del round già giocato.`,
    spent: (name, n) => `${name}: ${dice(n)} fuori per questo round.`,
    doublesInMiddle: 'La carta Doppi è al centro.',
    wants: (name, move) => `${name} vuole ${intent(move)}.`,
    score: 'Se finisse adesso',
  }),
};

const AWARDED: Awarded = {
  empty: (a) => `${a.number}, ${card(a.card)}: nessun dado, carta eliminata.`,
  majority: (a, name) =>
    `${a.number}, ${card(a.card)}: ${name}, dadi\u00a0${higherFirst(a.dice).join('\u00a0:\u00a0')}.`,
  neighbours: (a, name) =>
    `${a.number}, ${card(a.card)}: ${name}, vicine ${higherFirst(a.pips).join('\u00a0:\u00a0')}.`,
  tie: (a) => `${a.number}, ${card(a.card)}: vicine ${a.pips.join('\u00a0:\u00a0')}, carta eliminata.`,
  sharks: (a) => `${a.number}, ${card(a.card)}: in pasto agli squali.`,
};
