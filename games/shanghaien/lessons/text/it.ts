import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const it: LessonWords<LessonId> = {
  aim: 'A ogni round sei carte aspettano alla taverna. Ingaggia marinai: in ogni nazione l’equipaggio più forte porta punti.',
  roll: 'Tocca a te. Lancia due dadi: uno lo piazzi, l’altro torna nella tua riserva.',
  choose: 'Quale dado vuoi piazzare? Punta alla carta con il suo numero.',
  ends: 'Nella fila non c’è ancora nessun dado: decidi tu anche da quale lato si contano le carte da 1 a 6. Scegli una carta illuminata.',
  majority:
    'Il tuo dado punta a questa carta. La prende chi vi ha più dadi; la riga sotto dice chi è in vantaggio, e perché.',
  rival:
    'Il tuo rivale ha piazzato un dado. Su una carta possono stare quanti dadi si vuole: niente è ancora perduto.',
  crews:
    'I due equipaggi, come se il round finisse adesso. Guarda qui prima di piazzare: ogni nazione conta per sé.',
  tie: 'Qui i dadi sono pari. Allora ognuno somma i propri dadi sulle carte vicine, e la somma più alta prende la carta.',
  tricks:
    'Non è un marinaio, ma un colpo basso. Si vince come ogni carta; dal prossimo round aiuta i dadi o un equipaggio.',
  call: 'Con due tuoi dadi nella fila puoi suonare la campana invece di lanciare. «Shanghai!» chiude il round: conviene finché sei in vantaggio.',
  shared:
    'Il round è finito: marinai e colpi bassi hanno un padrone, le carte senza dadi escono dal gioco. Comincia chi non ha chiamato Shanghai.',
  play: 'Hai un colpo basso. Una volta per round, dopo il lancio, puoi usare uno dei suoi due effetti. Mai giocato, vale un punto.',
  duel: 'Questa nazione l’avete entrambi. Alla fine l’equipaggio più forte segna la forza del più debole; senza rivali, la propria.',
  farewell:
    'Ora sai giocare. La partita ha otto round; mi faccio sentire se c’è una novità, e prima dell’ultimo.',
  lastRound:
    'L’ultimo round: poi si contano gli equipaggi. Guarda le nazioni in bilico, basta un marinaio per ribaltarle.',
  tooEarly:
    'Hai chiamato senza avere nessuna carta. «Shanghai!» conviene quando la fila ti favorisce; fino ad allora meglio lanciare.',
  mustCall: 'Con meno di due dadi nella riserva ora devi chiamare «Shanghai!».',
};
