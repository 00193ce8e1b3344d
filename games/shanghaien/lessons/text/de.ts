import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const de: LessonWords<LessonId> = {
  aim: 'Jede Runde warten sechs Karten in der Taverne. Heure Matrosen an: Für jede Nation zählt, wer die stärkere Mannschaft hat.',
  roll: 'Du bist am Zug. Wirf zwei Würfel: Einen legst du an, der andere kommt zurück in deinen Vorrat.',
  choose: 'Welchen Würfel willst du anlegen? Er bietet auf die Karte mit seiner Zahl.',
  ends: 'In der Auslage liegt noch kein Würfel. Deshalb bestimmst du auch, von welcher Seite aus die Karten gezählt werden. Wähle eine leuchtende Karte.',
  majority:
    'Dein Würfel bietet auf diese Karte. Wer mehr Würfel an ihr hat, bekommt sie; darunter steht, wer vorn liegt und warum.',
  rival:
    'Auch dein Gegenüber hat angelegt. An einer Karte dürfen beliebig viele Würfel liegen; verloren ist also noch nichts.',
  crews:
    'Beide Mannschaften, als wäre die Runde jetzt zu Ende. Schau hierher, bevor du anlegst: Jede Nation wird für sich gewertet.',
  tie: 'Hier liegen gleich viele Würfel. Dann zählen die Augen der eigenen Würfel an den Nachbarkarten; die höhere Summe bekommt die Karte.',
  tricks:
    'Kein Matrose, sondern ein schmutziger Trick. Du gewinnst ihn wie jede Karte; ab der nächsten Runde hilft er deinen Würfeln oder einer Mannschaft.',
  call: 'Zwei deiner Würfel liegen in der Auslage: Statt zu würfeln, darfst du die Glocke läuten. „Shanghai!“ beendet die Runde – klug, solange du gut stehst.',
  shared:
    'Die Runde ist vorbei: Matrosen sind in den Mannschaften, Tricks liegen offen aus, Karten ohne Würfel sind weg. Es beginnt, wer nicht gerufen hat.',
  play: 'Du hast einen Trick. Einmal pro Runde, nach dem Wurf, darfst du eine seiner zwei Wirkungen nutzen. Nie gespielt zählt er einen Punkt.',
  duel: 'Diese Nation habt ihr beide. Am Ende bekommt die stärkere Mannschaft die Stärke der schwächeren; wer sie allein hat, bekommt die eigene.',
  farewell:
    'Jetzt kannst du es. Das Spiel hat acht Runden; ich melde mich, wenn etwas Neues kommt, und vor der letzten.',
  lastRound:
    'Die letzte Runde: Danach wird gewertet. Achte auf Nationen, in denen ihr fast gleichauf seid; da entscheidet ein einziger Matrose.',
  tooEarly:
    'Du hast gerufen, obwohl dir keine Karte gehörte. „Shanghai!“ lohnt sich, wenn du gut stehst; bis dahin würfle lieber weiter.',
  mustCall: 'Mit weniger als zwei Würfeln im Vorrat musst du jetzt „Shanghai!“ rufen.',
};
