import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const nl: Captions<PlateId> = {
  setup: {
    caption:
      'Je haven aan het begin: een machine, een pakhuis en een container in de kleur van de machine voor $2 in de fabriekswinkel. Rechtsboven je geld en je waardekaart.',
    alt: 'Een haven met één machine, één pakhuis en één container op de prijs van $2.',
  },
  default2007: {
    caption:
      'Twee leningen en $1: er ontbreekt een dollar. De witte container in de havenwinkel gaat weg, en de zwarte in de fabriekswinkel. Van de drie pakhuizen kan alleen dat op $5 ooit in beslag worden genomen.',
    alt: 'Een haven met een witte container in de havenwinkel, een zwarte in de fabriekswinkel, twee machines en drie pakhuizen.',
  },
  defaultAnniversary: {
    caption:
      'Twee leningen en geen geld: de beige container in het blauwe gebied gaat weg voor de eerste dollar, de witte op het blauwe schip voor de tweede.',
    alt: 'Het eiland met een beige container in het blauwe gebied, en het blauwe schip met een witte container aan boord.',
  },
  purchase: {
    caption:
      'Je koopt beige voor $2 en wit voor $3. In je havenwinkel komen ze op $4 en $5, en bruin, dat op $4 stond, schuift in dezelfde actie op naar $5.',
    alt: 'Twee containers worden uit de fabriekswinkel van een buur gehaald en staan als omtrek op hogere prijzen in je eigen havenwinkel.',
  },
  harbour: {
    caption:
      'Je schip vaart de haven van een andere speler binnen. Zwart voor $3 en oranje voor $4 komen aan boord, bij de twee die het al draagt: vier van de vijf.',
    alt: 'Een schip aan de kade van een buur; twee containers van de havenwinkel zijn gemarkeerd om te laden.',
  },
  auction: {
    caption:
      'Alle biedingen liggen open: $10, $12 en $4. Neem je het aan, dan krijg je $12 van de winnaar en $12 van de regering. Weiger je, dan betaal je $12 en houd je de lading.',
    alt: 'De veiling: open handen met biedingen van $10, $12 en $4, drie containers op het eiland en de twee keuzes van de verkoper.',
  },
  scoring: {
    caption:
      'Je waardekaart en je containers in het blauwe gebied. Van oranje en bruin heb je er elk vier; bruin is minder waard en gaat weg.',
    alt: 'Het eiland met twee zwarte, vier bruine, vier oranje, drie beige en twee witte containers in het blauwe gebied, met de waardekaart ernaast.',
  },
  broker: {
    caption:
      'Je biedt $4 voor de twee containers van broker I. Je geld ligt op de betaalkaart tot iemand meer biedt of je hebt gewonnen.',
    alt: 'De Investeringsbank aan het begin: broker I met twee containers en $1, II met één en $2, III met geen en $3, en een bod van $4 op het vak van broker I.',
  },
};
