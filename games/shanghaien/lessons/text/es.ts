import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const es: LessonWords<LessonId> = {
  aim: 'En cada ronda esperan seis cartas en la taberna. Recluta marineros: en cada nación, la tripulación más fuerte da puntos.',
  roll: 'Te toca. Tira dos dados: colocas uno y el otro vuelve a tu reserva.',
  choose: '¿Qué dado quieres colocar? Puja por la carta que tiene su número.',
  ends: 'Aún no hay dados en la fila, así que decides también desde qué extremo se cuentan las cartas. Elige una que brille.',
  majority:
    'Tu dado puja por esta carta. Se la lleva quien tenga más dados en ella; la línea de abajo dice quién gana, y por qué.',
  rival: 'Tu rival ha colocado un dado. En una carta caben todos los que quieras: aún no hay nada perdido.',
  crews:
    'Las dos tripulaciones, como si la ronda acabara ahora. Mira aquí antes de colocar: cada nación puntúa por separado.',
  tie: 'Aquí hay empate a dados. Entonces cada uno suma los suyos en las cartas vecinas, y la suma más alta se la lleva.',
  tricks:
    'No es un marinero, sino un truco sucio. Se gana como cualquier carta; desde la próxima ronda ayuda a tus dados o a una tripulación.',
  call: 'Con dos dados tuyos en la fila puedes tocar la campana en vez de tirar. «¡Shanghái!» acaba la ronda: conviene si vas ganando.',
  shared:
    'La ronda ha terminado: marineros y trucos tienen dueño, las cartas sin dados salen del juego. Empieza quien no ha cantado Shanghái.',
  play: 'Tienes un truco. Una vez por ronda, después de tirar, puedes usar uno de sus dos efectos. Si no lo juegas, vale un punto.',
  duel: 'Esta nación está en ambas tripulaciones. Al final, la tripulación más fuerte se anota la fuerza de la más débil; sin rival, la suya.',
  farewell: 'Ya sabes jugar. La partida tiene ocho rondas; te aviso si hay algo nuevo, y antes de la última.',
  lastRound:
    'La última ronda: después puntúan las tripulaciones. Fíjate en las naciones igualadas, un solo marinero puede decidirlas.',
  tooEarly:
    'Has cantado sin tener ninguna carta. «¡Shanghái!» conviene cuando la fila te favorece; mientras tanto, mejor tirar.',
  mustCall: 'Con menos de dos dados en tu reserva, ahora tienes que cantar «¡Shanghái!».',
};
