import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const de: Captions<PlateId> = {
  setup: {
    caption:
      'Dein Hafen zu Beginn: eine Maschine, ein Lagerhaus und ein Container in der Farbe der Maschine für $2 im Fabrikgeschäft. Oben rechts dein Geld und deine Wertkarte.',
    alt: 'Ein Hafen mit einer Maschine, einem Lagerhaus und einem einzigen Container auf dem Preis $2.',
  },
  purchase: {
    caption:
      'Du kaufst Beige für $2 und Weiß für $3. In deinem Hafengeschäft kommen sie auf $4 und $5, und Braun, das auf $4 lag, rückt in derselben Aktion auf $5.',
    alt: 'Zwei Container werden aus dem Fabrikgeschäft eines Nachbarn genommen und liegen als Umrisse auf höheren Preisen im eigenen Hafengeschäft.',
  },
  harbour: {
    caption:
      'Dein Schiff liegt in einem fremden Hafen. Schwarz für $3 und Orange für $4 kommen an Bord, zu den zweien, die es schon trägt: vier von fünf.',
    alt: 'Ein Schiff am Kai eines Nachbarn; zwei Container des Hafengeschäfts sind zum Laden markiert.',
  },
  auction: {
    caption:
      'Alle Gebote liegen offen; $14 ist das höchste. Nimmst du an, bekommst du $14 von der Person, die gewonnen hat, und $14 vom Staat. Lehnst du ab, zahlst du $14 und behältst die Ladung.',
    alt: 'Die Versteigerung: offene Hände mit Geboten von $14 und $8, fünf Container auf der Insel und die zwei Möglichkeiten beim Verkauf.',
  },
  scoring: {
    caption:
      'Von Orange hast du (Blau) am meisten: alle drei kommen weg. Du hattest alle fünf Farben, also zählt Weiß, die Farbe von 5/10, 10. Zwei beige 20, ein weißer 10, zwei schwarze 12, ein brauner 4: $46.',
    alt: 'Die Insel mit zwei schwarzen, einem braunen, drei orangen, zwei beigen und einem weißen Container im blauen Gebiet, daneben die Wertkarte.',
  },
};
