import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const es: LessonWords<LessonId> = {
  aim: 'Esta es tu zona de la isla. Lo que haya aquí al final vale dinero para ti, y gana la mayor fortuna.',
  port: 'Tu puerto: a la izquierda las naves del puerto, a la derecha la fábrica. Nunca compras lo tuyo; vives de lo que pagan los demás.',
  actions:
    'Tienes dos acciones por turno. Empieza con «Producir»: cada máquina hace un contenedor, y $1 va al jugador de tu derecha.',
  priced:
    'Las naves de tu fábrica, con los precios que tú pones. Los demás compran aquí para sus puertos; lo barato sale primero.',
  buy: 'Ahora compra en otra fábrica para tus naves del puerto: allí barato, aquí más caro. El dueño no puede negarse.',
  resale:
    'Los barcos compran en tus naves del puerto a tus precios, de $2 a $6. Cabe un contenedor por cada almacén.',
  card: 'Tu carta de valor, secreta, dice cuánto vale para ti cada color en la isla. Nadie más tiene la misma.',
  build:
    'Tus naves del puerto están llenas. Otro almacén da más sitio; otra máquina produce cada vez un segundo color.',
  sold: 'Alguien te ha comprado y el dinero es tuyo. Vuelve a llenar tus naves antes de que llegue el próximo cliente.',
  sail: 'Tu barco puede entrar en otro puerto y cargar hasta cinco contenedores a los precios de allí. En el suyo no entra nunca.',
  cargo:
    '¡Carga a bordo! Vuelve a mar abierto y luego ve a la isla, una acción cada vez. Allí los demás pujan por todo.',
  bid: '¡Una subasta! ¿Cuánto vale para ti esta carga según tu carta de valor? La puja es secreta; solo paga quien gana.',
  doubled:
    'El ganador pagó y el gobierno puso otro tanto: el vendedor recibe el doble. De ahí sale el dinero de verdad.',
  answer:
    'Las pujas están a la vista. Acepta la mejor y recibe el doble, o págala al banco y quédate con la carga.',
  loan: '¿Te falta efectivo? Un préstamo te da $10 al momento. Cuesta $1 por turno y $11 al final; dos como máximo.',
  repay:
    'La subasta termina tu turno. Antes aún puedes devolver préstamos con lo ganado: cada uno ahorra $1 por turno y $11 al final.',
  interest:
    'Tu efectivo no alcanza para los intereses. Otro préstamo los paga; si no, el jugador de tu derecha elige qué se te incauta.',
  variety: 'Al final, cada uno descarta el color del que más tiene en la isla. Reúne, pues, varios colores.',
  farewell:
    'Ya sabes cómo va el comercio. La partida acaba cuando se agotan dos colores. Te aviso si hay algo nuevo.',
  ending:
    'Se ha agotado un color; con el segundo acaba la partida. Cuentan efectivo, isla, naves del puerto y barco; las de la fábrica, no.',
};
