import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const es: Captions<PlateId> = {
  ends: {
    caption:
      'El primer dado de una ronda: el 2 va a la segunda carta por la izquierda, así que para ambos la carta 1 está ahora en el extremo izquierdo.',
    alt: 'Seis cartas en fila, numeradas desde la izquierda, con un dado en la segunda; un botón en cada extremo de la fila.',
  },
  tie: {
    caption:
      'Un dado cada uno en la carta 3. Al lado tienes un dado en la carta 2, dos puntos; el rival tiene uno en la carta 4, cuatro puntos. El rival se lleva la carta 3.',
    alt: 'Seis cartas con dados a ambos lados; la carta 3 tiene un dado por lado, y debajo se indica quién se la lleva.',
  },
  tricks: {
    caption:
      'Dos cartas de truco tras una tirada de 3 y 4. Cada una tiene dos efectos; eliges uno de una carta y luego colocas un dado.',
    alt: 'Una bandeja con los dados 3 y 4 y dos cartas de truco con dos efectos cada una.',
  },
  crews: {
    caption:
      'Franceses 6 a 3: te anotas 3, la fuerza de la tripulación más débil. Holandeses 2 a 7: el rival se anota 2. Turcos 3 a 3: nadie. Españoles solo tuyos: 5 puntos.',
    alt: 'Una lista de naciones con ambas tripulaciones, su fuerza y los puntos que dan.',
  },
};
