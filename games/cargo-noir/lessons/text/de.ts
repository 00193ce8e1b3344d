import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const de: LessonWords<LessonId> = {
  aim: 'Punkte bringen nur Karten. Du bezahlst sie mit Schmuggelware, und die kommt aus den Häfen. Nach elf Runden gewinnen die meisten Punkte.',
  ports:
    'In jedem Hafen liegen Waren am Kai. Schick ein Schiff mit mehr Münzen als alle anderen, und alles gehört dir.',
  macao:
    'Macao weist niemanden ab: Das Casino zahlt 2 Münzen pro Schiff, auf dem Schwarzmarkt tauscht oder zieht jedes Schiff ein Plättchen.',
  send: 'Schick jetzt alle Schiffe aus: in jeden Hafen höchstens eines, mit mindestens einer Münze. Du hast nur sieben; teil sie gut ein.',
  stack:
    'Deine Münzen bleiben bis zu deinem nächsten Zug unter dem Schiff. Wer bis dahin mehr hinlegt, liegt vor dir.',
  rivals:
    'Die Konkurrenz hat geboten. Das Schild am Hafen sagt, mit wie vielen Münzen man ihn jetzt gewinnt.',
  home: 'Hier hat dich niemand überboten: Deine Münzen sind weg, die ganze Fracht gehört dir. Hol deine Schiffe einzeln heim, in beliebiger Reihenfolge.',
  outbid:
    'Jemand hat dich überboten. Geh über alle anderen und warte noch eine Runde, oder zieh dich mit Schiff und Münzen zurück: Das kostet nur Zeit.',
  casino: 'Ein Schiff im Casino bringt dir 2 Münzen. Davon lebst du, wenn die Stapel in den Häfen wachsen.',
  market:
    'Ein Schiff auf dem Schwarzmarkt: Tausch eines deiner Plättchen gegen ein beliebiges, das hier liegt, oder zieh eines aus dem Beutel.',
  sets: 'Gleiche Waren sind das Quadrat ihrer Anzahl wert: 1, 4, 9, 16, 25. Verschiedene wachsen langsamer: 1, 3, 6, 10, 15.',
  trade:
    'Jetzt darfst du Kombinationen gegen Karten eintauschen. Herausgegeben wird nichts; oft lohnt es sich, auf eine größere Kombination zu warten.',
  edges:
    'Diese Karten helfen dir bis zum Schluss: ein Schiff mehr, Platz für zwei Plättchen mehr, Münzen beim Rückzug. Je früher, desto mehr lohnen sie sich.',
  farewell:
    'Jetzt kannst du es. Achte auf dein Lager: Es fasst sechs Plättchen. Ich melde mich, wenn etwas Neues kommt, und vor der letzten Runde.',
  lastRound:
    'Die letzte Runde. Jetzt zählt beim Eintauschen jede Münze 1. Übrige Waren und Münzen sind nichts wert: Gib aus, was du kannst.',
  overflow:
    'Dein Lager war zu voll, und Waren gingen verloren. Tausch lieber vorher ein, auch gegen eine kleine Karte.',
};
