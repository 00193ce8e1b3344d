import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const es: LessonWords<LessonId> = {
  aim: 'Solo las cartas dan puntos. Se pagan con mercancías de contrabando, que vienen de los puertos. Tras once rondas gana quien tenga más puntos.',
  ports:
    'En cada puerto hay mercancías en el muelle. Envía un barco con más monedas que nadie y todas serán tuyas.',
  macao:
    'Macao no rechaza a nadie: el casino paga 2 monedas por barco; en el mercado negro cada barco cambia o saca una ficha.',
  send: 'Ahora envía todos tus barcos: como mucho uno a cada puerto, con al menos una moneda. Solo tienes siete: repártelas bien.',
  stack:
    'Tus monedas se quedan bajo el barco hasta tu próximo turno. Quien ponga más mientras tanto va por delante.',
  rivals: 'Un rival ha pujado. La etiqueta de cada puerto dice con cuántas monedas se gana ahora.',
  home: 'Aquí nadie ha superado tu puja: las monedas se van y toda la carga es tuya. Haz volver tus barcos de uno en uno.',
  outbid:
    'Han superado tu puja. Súbela por encima de todos y espera otra ronda, o retírate con barco y monedas: solo pierdes tiempo.',
  casino: 'Un barco en el casino te da 2 monedas. Son tus ingresos cuando las pilas de los puertos crecen.',
  market:
    'Un barco en el mercado negro: cambia una de tus fichas por cualquiera de estas, o saca una de la bolsa.',
  sets: 'Las mercancías iguales valen el cuadrado de su número: 1, 4, 9, 16, 25. Las distintas crecen más despacio: 1, 3, 6, 10, 15.',
  trade:
    'Ahora puedes cambiar combinaciones por cartas. No se devuelve cambio, así que a menudo conviene esperar a una combinación mayor.',
  edges:
    'Estas cartas ayudan hasta el final: un barco más, sitio para dos fichas, monedas al retirarte. Cuanto antes, mejor.',
  farewell:
    'Ya sabes jugar. Vigila tu almacén: caben seis fichas. Te aviso si hay algo nuevo, y antes de la última ronda.',
  lastRound:
    'La última ronda. Ahora cada moneda suma 1 al comerciar. Lo que te sobre no vale nada: gasta todo lo que puedas.',
  overflow:
    'Tu almacén estaba demasiado lleno y has perdido mercancías. Mejor comerciar antes, aunque sea por una carta pequeña.',
};
