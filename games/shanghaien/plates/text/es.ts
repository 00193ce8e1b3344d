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
  shared: {
    caption:
      'La fila del ejemplo: debajo de cada carta, quién se la lleva. Los números entre comillas angulares son los puntos de al lado.',
    alt: 'Seis cartas con dados a ambos lados; las cartas 1 y 3 no son de nadie, la 2 es tuya, las 4, 5 y 6 del rival.',
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
  scoring: {
    caption: 'La puntuación final del ejemplo: 7 puntos a 8.',
    alt: 'Una lista de naciones con ambas tripulaciones, fuerzas y puntos; debajo, los trucos sin usar y el total, 7 a 8.',
  },
  rerollAll: {
    caption: 'Se han vuelto a tirar cuatro dados. Si vuelve el 2, en la fila quedan el 4, el 5 y el 6.',
    alt: 'Seis cartas con dados en 4, 5 y 6; debajo, una bandeja con cuatro dados.',
  },
  sharks: {
    caption:
      'La carta 3 está boca abajo: nadie se la lleva. Sus dados cuentan igualmente para la carta 2, 3 puntos contra 6.',
    alt: 'Seis cartas, la tercera boca abajo; debajo de la segunda se indica que se la lleva el rival.',
  },
  exchange: {
    caption: 'Se recupera el 1 y se colocan el 5 y el 6: tres dados, dos de ellos nuevos.',
    alt: 'Seis cartas con tus dados en 4, 5 y 6 y uno del rival en 1.',
  },
  doubles: {
    caption: 'Un doble: vuelve a tirar un dado, o llévate la carta del centro.',
    alt: 'Una bandeja con dos treses y un botón para volver a tirar uno; al lado, la carta de Dobles.',
  },
};
