import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const es: Captions<PlateId> = {
  outbid: {
    caption:
      'En Róterdam han superado tus 3 monedas: sube tu pila a 6 o más, o retírate. En Nueva York no tienes rivales y te llevas las mercancías.',
    alt: 'Dos puertos: en Róterdam, un barco rival sobre cinco monedas y el tuyo sobre tres; en Nueva York, solo el tuyo.',
  },
  sets: {
    caption:
      'Tres coches y el comodín son cuatro mercancías iguales: 16. Arte y oro son dos distintas: 3. En total, 19.',
    alt: 'Un almacén con tres coches, arte, oro y un comodín, y debajo las mejores combinaciones.',
  },
  cards: {
    caption:
      'Con combinaciones que valen 19, están marcadas las cartas que podrías comprar ahora. Cada una muestra su coste, sus puntos y cuántas quedan.',
    alt: 'El mercado de cartas como un estante: cada carta con su coste, sus puntos y las que quedan.',
  },
  stacks: {
    caption:
      'En Nueva York ya hay pilas de 3 y 2 monedas. La tuya tiene que superar a ambas, así que hacen falta al menos 4: la línea discontinua.',
    alt: 'El puerto de Nueva York con barcos sobre pilas de tres y dos monedas, y el tuyo en contorno sobre cuatro.',
  },
  example: {
    caption: 'El ejemplo: cuatro joyas con el comodín hacen 25, los tres coches 9, el arma 1. En total, 35.',
    alt: 'Un almacén con cuatro joyas, tres coches, un arma y un comodín, y debajo las mejores combinaciones.',
  },
  bidding: {
    caption: 'Las 3 monedas del rival contra tus 5: para seguir, tiene que poner al menos 6.',
    alt: 'El puerto de Nueva York con un barco sobre una pila de tres monedas, y el tuyo en contorno sobre cinco.',
  },
};
