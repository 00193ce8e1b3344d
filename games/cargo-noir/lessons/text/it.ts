import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const it: LessonWords<LessonId> = {
  aim: 'Solo le carte danno punti. Si pagano con merci di contrabbando, che vengono dai porti. Dopo undici round vince chi ha più punti.',
  ports:
    'In ogni porto ci sono merci sul molo. Invia una nave con più monete di tutti gli altri, e le merci saranno tutte tue.',
  macao:
    'Macao accoglie tutti: il casinò paga 2 monete per nave; al mercato nero ogni nave scambia o pesca un gettone.',
  send: 'Ora invia tutte le navi: al massimo una per porto, con almeno una moneta. Ne hai solo sette, distribuiscile bene.',
  stack:
    'Le monete restano sotto la nave fino al tuo prossimo turno. Chi nel frattempo ne mette di più è davanti a te.',
  rivals:
    'Un rivale ha fatto un’offerta. Il cartellino di ogni porto dice quante monete servono ora per vincerlo.',
  home: 'Qui nessuno ti ha superato: le monete vanno via, tutto il carico è tuo. Fai rientrare le navi una alla volta, come vuoi.',
  outbid:
    'La tua offerta è stata superata. Rilancia e aspetta un altro round, oppure ritirati con nave e monete: perdi soltanto tempo.',
  casino: 'Una nave al casinò ti porta 2 monete. È la tua entrata quando le pile nei porti crescono.',
  market:
    'Una nave al mercato nero: scambia un tuo gettone con uno qualsiasi di questi, oppure pescane uno dal sacchetto.',
  sets: 'Merci uguali valgono il quadrato del loro numero: 1, 4, 9, 16, 25. Quelle diverse crescono più piano: 1, 3, 6, 10, 15.',
  trade:
    'Ora puoi scambiare i set con le carte. Non si dà resto: spesso conviene aspettare un set più grande.',
  edges:
    'Queste carte aiutano fino alla fine: una nave in più, posto per altri due gettoni, monete quando ti ritiri. Rendono di più all’inizio.',
  farewell:
    'Ora sai giocare. Occhio al magazzino: contiene sei gettoni. Mi faccio sentire se c’è una novità, e prima dell’ultimo round.',
  lastRound:
    'L’ultimo round. Ora negli scambi ogni moneta vale 1. Merci e monete avanzate non contano: spendi quello che puoi.',
  overflow:
    'Il magazzino era troppo pieno e hai perso delle merci. Meglio scambiare prima, anche per una carta piccola.',
};
