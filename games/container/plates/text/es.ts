import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const es: Captions<PlateId> = {
  setup: {
    caption:
      'Tu puerto al principio: una máquina, un almacén y un contenedor del color de la máquina a $2 en las naves de la fábrica. Arriba a la derecha, tu dinero y tu carta de valor.',
    alt: 'Un puerto con una máquina, un almacén y un solo contenedor al precio de $2.',
  },
  default2007: {
    caption:
      'Dos préstamos y $1: falta un dólar. Se van el contenedor blanco de las naves del puerto y el negro de las naves de la fábrica. De los tres almacenes, solo el de $5 se podría incautar.',
    alt: 'Un puerto con un contenedor blanco en las naves del puerto, uno negro en las naves de la fábrica, dos máquinas y tres almacenes.',
  },
  defaultAnniversary: {
    caption:
      'Dos préstamos y nada de dinero: el contenedor beige de la zona azul se va por el primer dólar, y el blanco del barco azul por el segundo.',
    alt: 'La isla con un contenedor beige en la zona azul, y el barco azul con un contenedor blanco a bordo.',
  },
  purchase: {
    caption:
      'Compras el beige por $2 y el blanco por $3. En tus naves del puerto van a $4 y $5, y el marrón, que estaba a $4, sube a $5 en la misma acción.',
    alt: 'Dos contenedores salen de las naves de la fábrica de un vecino y aparecen en contorno, más caros, en tus naves del puerto.',
  },
  harbour: {
    caption:
      'Tu barco entra en el puerto de otro jugador. El negro por $3 y el naranja por $4 suben a bordo, con los dos que ya lleva: cuatro de cinco.',
    alt: 'Un barco en el muelle de un vecino; dos contenedores de sus naves del puerto están marcados para cargar.',
  },
  auction: {
    caption:
      'Todas las ofertas están a la vista: $10, $12 y $4. Si aceptas, recibes $12 del ganador y $12 del gobierno. Si rechazas, pagas $12 y te quedas con la carga.',
    alt: 'La subasta: manos abiertas con ofertas de $10, $12 y $4, tres contenedores en la isla y las dos opciones del vendedor.',
  },
  scoring: {
    caption:
      'Tu carta de valor y tus contenedores en la zona azul. Tienes cuatro naranja y cuatro marrones; el marrón vale menos y se descarta.',
    alt: 'La isla con dos contenedores negros, cuatro marrones, cuatro naranja, tres beige y dos blancos en la zona azul, y al lado la carta de valor.',
  },
  broker: {
    caption:
      'Pujas $4 por los dos contenedores del bróker I. Tu dinero queda en la carta de pago hasta que alguien puje más o hayas ganado.',
    alt: 'El banco de inversión al principio: el bróker I con dos contenedores y $1, el II con uno y $2, el III con ninguno y $3, y una puja de $4 por la casilla del bróker I.',
  },
};
