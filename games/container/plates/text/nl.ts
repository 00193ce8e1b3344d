import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const nl: Captions<PlateId> = {
  setup: {
    caption:
      'Je haven aan het begin: een machine, een pakhuis en een container in de kleur van de machine voor $2 in de fabriekswinkel. Rechtsboven je geld en je waardekaart.',
    alt: 'Een haven met één machine, één pakhuis en één container op de prijs van $2.',
  },
  purchase: {
    caption:
      'Je koopt beige voor $2 en wit voor $3. In je havenwinkel komen ze op $4 en $5, en bruin, dat op $4 stond, schuift in dezelfde actie op naar $5.',
    alt: 'Twee containers worden uit de fabriekswinkel van een buur gehaald en staan als omtrek op hogere prijzen in je eigen havenwinkel.',
  },
  harbour: {
    caption:
      'Je schip ligt in de haven van een ander. Zwart voor $3 en oranje voor $4 komen aan boord, bij de twee die het al draagt: vier van de vijf.',
    alt: 'Een schip aan de kade van een buur; twee containers van de havenwinkel zijn gemarkeerd om te laden.',
  },
  auction: {
    caption:
      'Alle biedingen liggen open; $14 is het hoogste bod. Accepteer je, dan krijg je $14 van de winnaar en $14 van de staat. Weiger je, dan betaal je $14 en houd je de lading.',
    alt: 'De veiling: open handen met biedingen van $14 en $8, vijf containers op het eiland en de twee keuzes van de verkoper.',
  },
  scoring: {
    caption:
      'Van oranje heb jij (blauw) het meest: alle drie gaan weg. Je had alle vijf de kleuren, dus wit, de kleur van 5/10, telt voor 10. Twee beige 20, één witte 10, twee zwarte 12, één bruine 4: $46.',
    alt: 'Het eiland met twee zwarte, één bruine, drie oranje, twee beige en één witte container in het blauwe gebied, met de waardekaart ernaast.',
  },
};
