import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const nl: Captions<PlateId> = {
  outbid: {
    caption:
      'In Rotterdam zijn je 3 munten overboden: verhoog je stapel tot 6 of meer, of trek je terug. In New York ben je alleen en neem je de goederen.',
    alt: 'Twee havens: in Rotterdam staat een vreemd schip op vijf munten en het jouwe op drie; in New York ligt alleen het jouwe.',
  },
  sets: {
    caption:
      'Drie auto’s en de joker zijn vier gelijke goederen: 16. Kunst en goud zijn twee verschillende: 3. Samen 19.',
    alt: 'Een pakhuis met drie auto’s, kunst, goud en een joker, en eronder de beste sets.',
  },
  cards: {
    caption:
      'Met sets ter waarde van 19 zijn de kaarten gemarkeerd die je nu zou kunnen kopen. Elke kaart toont de prijs, de punten en hoeveel er nog zijn.',
    alt: 'De kaartenmarkt als een schap: elke kaart met prijs, punten en het aantal dat er nog is.',
  },
  stacks: {
    caption:
      'In New York liggen al stapels van 3 en 2 munten. De jouwe moet hoger zijn dan beide, dus minstens 4: de stippellijn.',
    alt: 'De haven van New York met schepen op stapels van drie en twee munten, en het jouwe als omtrek op vier.',
  },
  example: {
    caption: 'Het voorbeeld: vier juwelen met de joker zijn 25, de drie auto’s 9, het wapen 1. Samen 35.',
    alt: 'Een pakhuis met vier juwelen, drie auto’s, een wapen en een joker, en eronder de beste sets.',
  },
  bidding: {
    caption: 'De 3 munten van je tegenstander tegen jouw 5: om door te gaan moet die er minstens 6 leggen.',
    alt: 'De haven van New York met een schip op een stapel van drie munten, en het jouwe als omtrek op vijf.',
  },
};
