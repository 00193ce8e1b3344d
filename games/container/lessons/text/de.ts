import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const de: LessonWords<LessonId> = {
  aim: 'Das ist dein Gebiet auf der Insel. Was am Ende hier liegt, ist für dich Geld wert, und das größte Vermögen gewinnt.',
  port: 'Dein Hafen: links das Hafengeschäft, rechts die Fabrik. Bei dir selbst kaufst du nie; du lebst davon, was andere dir zahlen.',
  actions:
    'Du hast zwei Aktionen pro Zug. Fang mit „Produzieren“ an: Jede Maschine macht einen Container, $1 geht an die Person rechts von dir.',
  priced:
    'Dein Fabrikgeschäft, mit den Preisen, die du festlegst. Die anderen kaufen hier für ihre Häfen; Billiges ist zuerst weg.',
  buy: 'Kauf jetzt aus einer fremden Fabrik für dein Hafengeschäft: dort billig, bei dir teurer. Ablehnen kann das niemand.',
  resale:
    'Schiffe kaufen aus deinem Hafengeschäft zu deinen Preisen, $2 bis $6. Es fasst einen Container pro Lagerhaus.',
  card: 'Deine geheime Wertkarte sagt, was jede Farbe auf der Insel für dich wert ist. Niemand sonst hat die gleiche.',
  build:
    'Dein Hafengeschäft ist voll. Ein weiteres Lagerhaus schafft Platz; eine zweite Maschine macht bei jedem Produzieren eine zweite Farbe.',
  sold: 'Jemand hat bei dir gekauft, das Geld gehört dir. Füll deine Geschäfte wieder, bevor die nächste Kundschaft kommt.',
  sail: 'Dein Schiff kann in einen fremden Hafen fahren und bis zu fünf Container zu den Preisen dort laden. In den eigenen fährt es nie.',
  cargo:
    'Ladung an Bord! Fahr zurück auf See, dann zur Insel, je eine Aktion. Dort bieten alle anderen auf deine ganze Ladung.',
  bid: 'Eine Versteigerung! Was ist dir diese Ladung nach deiner Wertkarte wert? Biete verdeckt; zahlen muss nur, wer gewinnt.',
  doubled:
    'Wer gewonnen hat, zahlt, und der Staat legt noch einmal so viel drauf: Der Verkauf bringt das Doppelte. So verdient man hier.',
  answer:
    'Die Gebote liegen offen. Nimm das beste an und erhalte das Doppelte, oder zahle so viel an die Bank und behalte die Ladung.',
  loan: 'Knapp bei Kasse? Ein Kredit bringt sofort $10. Er kostet $1 pro Zug und am Ende $11; höchstens zwei.',
  repay:
    'Mit der Versteigerung endet dein Zug. Vorher kannst du vom Erlös noch Kredite tilgen: Jeder spart $1 pro Zug und $11 am Ende.',
  interest:
    'Dein Geld reicht nicht für die Zinsen. Ein weiterer Kredit deckt sie; ohne ihn wählt die Person rechts von dir, was gepfändet wird.',
  variety:
    'Am Ende werfen alle die Farbe ab, von der sie auf der Insel am meisten haben. Sammle also mehrere Farben.',
  farewell:
    'Jetzt weißt du, wie der Handel läuft. Das Spiel endet, wenn zwei Farben aufgebraucht sind. Ich melde mich, wenn etwas Neues kommt.',
  ending:
    'Eine Farbe ist aufgebraucht; mit der zweiten ist Schluss. Bargeld, Insel, Hafengeschäft und Schiff zählen, dein Fabrikgeschäft nicht.',
};
