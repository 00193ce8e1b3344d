import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const de: Captions<PlateId> = {
  ends: {
    caption:
      'Der erste Würfel einer Runde: Die 2 kommt an die zweite Karte von links, also liegt Karte 1 jetzt für beide am linken Rand.',
    alt: 'Sechs Karten in einer Reihe, von links nummeriert, mit einem Würfel an der zweiten; an jedem Ende der Reihe ein Knopf.',
  },
  tie: {
    caption:
      'Je ein Würfel an Karte 3. Daneben hast du einen Würfel an Karte 2, zwei Augen; die Gegenseite einen an Karte 4, vier Augen. Karte 3 geht an sie.',
    alt: 'Sechs Karten mit Würfeln auf beiden Seiten; an Karte 3 liegt auf jeder Seite einer, darunter steht, wer sie bekommt.',
  },
  shared: {
    caption:
      'Die Auslage des Beispiels: Unter jeder Karte steht, wer sie bekommt. Zahlen in Klammern sind die Augen daneben.',
    alt: 'Sechs Karten mit Würfeln auf beiden Seiten; die Karten 1 und 3 bekommt niemand, Karte 2 du, die Karten 4, 5 und 6 dein Gegenüber.',
  },
  tricks: {
    caption:
      'Zwei Trickkarten nach einem Wurf von 3 und 4. Jede hat zwei Wirkungen; du wählst eine davon auf einer der Karten und legst dann einen Würfel an.',
    alt: 'Eine Würfelschale mit 3 und 4 und zwei Trickkarten mit je zwei Wirkungen.',
  },
  crews: {
    caption:
      'Franzosen 6 zu 3: Du bekommst 3 Punkte, die Stärke der schwächeren Mannschaft. Niederländer 2 zu 7: 2 Punkte für die andere Seite. Türken 3 zu 3: niemand. Spanier nur bei dir: 5 Punkte.',
    alt: 'Eine Liste der Nationen mit beiden Mannschaften, ihren Stärken und den Punkten, die sie bringen.',
  },
  scoring: {
    caption: 'Die Schlusswertung des Beispiels: 7 zu 8 Punkte.',
    alt: 'Eine Liste der Nationen mit beiden Mannschaften, Stärken und Punkten; darunter die ungenutzten Tricks und die Summe, 7 zu 8.',
  },
  rerollAll: {
    caption:
      'Vier Würfel wurden neu geworfen. Geht die 2 zurück, liegen die 4, die 5 und die 6 in der Auslage.',
    alt: 'Sechs Karten mit Würfeln an 4, 5 und 6; darunter eine Würfelschale mit vier Würfeln.',
  },
  sharks: {
    caption:
      'Karte 3 liegt verdeckt: Niemand bekommt sie. Ihre Würfel zählen trotzdem für Karte 2, 3 Augen gegen 6.',
    alt: 'Sechs Karten, die dritte verdeckt; unter der zweiten steht, dass dein Gegenüber sie bekommt.',
  },
  exchange: {
    caption: 'Die 1 kommt zurück, die 5 und die 6 werden angelegt: drei Würfel, zwei davon neu.',
    alt: 'Sechs Karten mit deinen Würfeln an 4, 5 und 6 und einem deines Gegenübers an 1.',
  },
  doubles: {
    caption: 'Ein Pasch: einen Würfel neu würfeln oder die Karte aus der Mitte nehmen.',
    alt: 'Eine Würfelschale mit zwei Dreien und einem Knopf, um eine davon neu zu würfeln; daneben die Pasch-Karte.',
  },
};
