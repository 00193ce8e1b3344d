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
};
