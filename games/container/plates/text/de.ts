import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const de: Captions<PlateId> = {
  setup: {
    caption:
      'Dein Hafen zu Beginn: eine Maschine, ein Lagerhaus und ein Container in der Farbe der Maschine für $2 im Fabrikgeschäft. Oben rechts dein Geld und deine Wertkarte.',
    alt: 'Ein Hafen mit einer Maschine, einem Lagerhaus und einem einzigen Container auf dem Preis $2.',
  },
  default2007: {
    caption:
      'Zwei Kredite und $1: Ein Dollar fehlt. Der weiße Container im Hafengeschäft geht weg und der schwarze im Fabrikgeschäft. Von den drei Lagerhäusern könnte immer nur das auf $5 gepfändet werden.',
    alt: 'Ein Hafen mit einem weißen Container im Hafengeschäft, einem schwarzen im Fabrikgeschäft, zwei Maschinen und drei Lagerhäusern.',
  },
  defaultAnniversary: {
    caption:
      'Zwei Kredite und kein Geld: Der beige Container im blauen Gebiet geht für den ersten Dollar weg, der weiße auf dem blauen Schiff für den zweiten.',
    alt: 'Die Insel mit einem beigen Container im blauen Gebiet, davor das blaue Schiff mit einem weißen Container an Bord.',
  },
  purchase: {
    caption:
      'Du kaufst Beige für $2 und Weiß für $3. In deinem Hafengeschäft kommen sie auf $4 und $5, und Braun, das auf $4 lag, rückt in derselben Aktion auf $5.',
    alt: 'Zwei Container werden aus dem Fabrikgeschäft eines Nachbarn genommen und liegen als Umrisse auf höheren Preisen im eigenen Hafengeschäft.',
  },
  harbour: {
    caption:
      'Dein Schiff fährt in einen fremden Hafen. Schwarz für $3 und Orange für $4 kommen an Bord, zu den zweien, die es schon trägt: vier von fünf.',
    alt: 'Ein Schiff am Kai eines Nachbarn; zwei Container des Hafengeschäfts sind zum Laden markiert.',
  },
  auction: {
    caption:
      'Alle Angebote liegen offen: $10, $12 und $4. Nimmst du an, bekommst du $12 von der Person, die gewonnen hat, und $12 von der Regierung. Lehnst du ab, zahlst du $12 und behältst die Ladung.',
    alt: 'Die Versteigerung: offene Hände mit Angeboten von $10, $12 und $4, drei Container auf der Insel und die zwei Möglichkeiten beim Verkauf.',
  },
  scoring: {
    caption:
      'Deine Wertkarte und deine Container im blauen Gebiet. Von Orange und Braun hast du je vier; Braun ist weniger wert und geht weg.',
    alt: 'Die Insel mit zwei schwarzen, vier braunen, vier orangen, drei beigen und zwei weißen Containern im blauen Gebiet, daneben die Wertkarte.',
  },
  broker: {
    caption:
      'Du bietest $4 für die beiden Container von Broker I. Dein Geld liegt auf der Zahlungskarte, bis jemand mehr bietet oder du gewonnen hast.',
    alt: 'Die Investmentbank am Anfang: Broker I mit zwei Containern und $1, II mit einem und $2, III mit keinem und $3, dazu ein Gebot von $4 für das Feld von Broker I.',
  },
};
