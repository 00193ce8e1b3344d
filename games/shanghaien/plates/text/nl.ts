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
  shared: {
    caption:
      'De rij van het voorbeeld: onder elke kaart staat wie die krijgt. Getallen tussen haken zijn de ogen ernaast.',
    alt: 'Zes kaarten met dobbelstenen aan beide kanten; kaart 1 en 3 krijgt niemand, kaart 2 jij, kaart 4, 5 en 6 de ander.',
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
  scoring: {
    caption: 'De eindtelling van het voorbeeld: 7 tegen 8 punten.',
    alt: 'Een lijst van landen met beide bemanningen, sterkte en punten; eronder de ongebruikte trucs en het totaal, 7 tegen 8.',
  },
  rerollAll: {
    caption:
      'Vier dobbelstenen zijn opnieuw gegooid. Gaat de 2 terug, dan liggen de 4, de 5 en de 6 in de rij.',
    alt: 'Zes kaarten met dobbelstenen bij 4, 5 en 6; eronder een bakje met vier dobbelstenen.',
  },
  sharks: {
    caption:
      'Kaart 3 ligt gedekt: niemand krijgt die. De dobbelstenen erbij tellen toch voor kaart 2, 3 ogen tegen 6.',
    alt: 'Zes kaarten, de derde gedekt; onder de tweede staat dat de ander die krijgt.',
  },
  exchange: {
    caption: 'De 1 komt terug, de 5 en de 6 worden geplaatst: drie dobbelstenen, waarvan twee nieuwe.',
    alt: 'Zes kaarten met jouw dobbelstenen bij 4, 5 en 6 en één van de ander bij 1.',
  },
  doubles: {
    caption: 'Een dubbele worp: gooi één dobbelsteen opnieuw, of neem de kaart uit het midden.',
    alt: 'Een bakje met twee drieën en een knop om er een opnieuw te gooien; ernaast de dubbelkaart.',
  },
};
