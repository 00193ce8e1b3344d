import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const nl: Captions<PlateId> = {
  ends: {
    caption:
      'De eerste dobbelsteen van een ronde: de 2 komt bij de tweede kaart van links, dus voor beide spelers ligt kaart 1 nu aan de linkerkant.',
    alt: 'Zes kaarten op een rij, genummerd vanaf links, met een dobbelsteen bij de tweede; aan elk uiteinde van de rij een knop.',
  },
  tie: {
    caption:
      'Allebei één dobbelsteen bij kaart 3. Ernaast heb jij een dobbelsteen bij kaart 2, twee ogen; de ander een bij kaart 4, vier ogen. De ander krijgt kaart 3.',
    alt: 'Zes kaarten met dobbelstenen aan beide kanten; bij kaart 3 ligt er aan elke kant één, en eronder staat wie de kaart krijgt.',
  },
  tricks: {
    caption:
      'Twee truc-kaarten na een worp van 3 en 4. Elke kaart heeft twee effecten; je kiest er één van één kaart en plaatst daarna een dobbelsteen.',
    alt: 'Een bakje met de dobbelstenen 3 en 4, en twee truc-kaarten met elk twee effecten.',
  },
  crews: {
    caption:
      'Fransen 6 tegen 3: jij scoort 3, de sterkte van de zwakkere bemanning. Nederlanders 2 tegen 7: de ander scoort 2. Turken 3 tegen 3: niemand. Spanjaarden alleen bij jou: 5 punten.',
    alt: 'Een lijst van landen met beide bemanningen, hun sterkte en de punten die ze opleveren.',
  },
};
