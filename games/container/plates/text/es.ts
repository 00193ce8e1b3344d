import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const es: Captions<PlateId> = {
  setup: {
    caption:
      'Tu puerto al principio: una máquina, un almacén y un contenedor del color de la máquina a $2 en las naves de la fábrica. Arriba a la derecha, tu dinero y tu carta de valor.',
    alt: 'Un puerto con una máquina, un almacén y un solo contenedor al precio de $2.',
  },
  purchase: {
    caption:
      'Compras el beige por $2 y el blanco por $3. En tus naves del puerto van a $4 y $5, y el marrón, que estaba a $4, sube a $5 en la misma acción.',
    alt: 'Dos contenedores salen de las naves de la fábrica de un vecino y aparecen en contorno, más caros, en tus naves del puerto.',
  },
  harbour: {
    caption:
      'Tu barco está en el puerto de otro. El negro por $3 y el naranja por $4 suben a bordo, con los dos que ya lleva: cuatro de cinco.',
    alt: 'Un barco en el muelle de un vecino; dos contenedores de sus naves del puerto están marcados para cargar.',
  },
  auction: {
    caption:
      'Todas las pujas están a la vista; $14 es la más alta. Si aceptas, recibes $14 del ganador y $14 del gobierno. Si rechazas, pagas $14 y te quedas con la carga.',
    alt: 'La subasta: manos abiertas con pujas de $14 y $8, cinco contenedores en la isla y las dos opciones del vendedor.',
  },
  scoring: {
    caption:
      'El naranja es lo que más tienes (azul): los tres se descartan. Tenías los cinco colores, así que el blanco, el color de 5/10, vale 10. Dos beige 20, uno blanco 10, dos negros 12, uno marrón 4: $46.',
    alt: 'La isla con dos contenedores negros, uno marrón, tres naranja, dos beige y uno blanco en la zona azul, y al lado la carta de valor.',
  },
};
