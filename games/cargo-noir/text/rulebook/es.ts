/** The rulebook of Cargo Noir in Spanish. */
import type { CargoBook } from './book.ts';

export const book: CargoBook = {
  chapters: {
    1: 'Objetivo y material',
    2: 'Preparación',
    3: 'El turno',
    4: 'Vuelven los barcos',
    5: 'El comercio',
    6: 'Salen los barcos',
    7: 'Final de la partida',
    8: 'Las cartas',
    9: 'Ediciones y dudas',
  },

  rules: {
    '1.1':
      'Los contrabandistas pujan por cargamentos en puertos de todo el mundo, reúnen combinaciones de mercancías y las convierten en cartas. Gana quien tenga más puntos al final.',
    '1.2':
      'Hay nueve mercancías con 14 fichas de cada una, y tantos comodines como jugadores. Todas las mercancías valen lo mismo; solo cuentan las combinaciones.',
    '1.3':
      'Cada jugador tiene tres barcos y otros dos en reserva, 7 monedas en la caja fuerte y un almacén para seis fichas.',
    '1.4': 'Todo está a la vista, salvo el orden en que salen las fichas de la bolsa.',
    '2.1':
      'Cada puerto se abre a partir del número de jugadores que lleva impreso (2.6); los demás quedan cerrados toda la partida.',
    '2.2': 'Llena el mercado negro y todos los puertos abiertos con fichas de la bolsa.',
    '2.3':
      'El azar decide quién empieza; ese jugador empieza todas las rondas. Se juega en el sentido de las agujas del reloj.',
    '2.4': 'La partida dura 11 rondas con dos o tres jugadores y 10 con cuatro o cinco.',
    '2.5': 'Las monedas no se agotan.',
    '2.6':
      'Cuántas fichas ofrecen el mercado negro y cada puerto, y a partir de cuántos jugadores se abre un puerto en esta mesa:',
    '3.1': 'Los jugadores hacen su turno completo, uno tras otro.',
    '3.2': 'El turno tiene tres fases: vuelven los barcos, se comercia, salen los barcos.',
    '3.3': 'En la primera ronda solo salen los barcos.',
    '3.4':
      'El turno en resumen. Primero cada uno de tus barcos que está fuera hace una cosa: en el casino trae 2 monedas (4.2), en el mercado negro cambia o saca una ficha (4.3), solo en un puerto se lleva todas las mercancías por las monedas que tiene debajo (4.4), superado en un puerto sube (4.5) o se retira (4.6). Después puedes comerciar, mercancías por cartas (5.3), y descartas lo que no cabe (5.6). Por último salen todos los barcos que han vuelto (6.1): gratis al casino o al mercado negro, con al menos una moneda a un puerto (6.3).',
    '3.5':
      'Una vez por turno puedes comerciar, y una vez por turno puede pagar cada carta de Sindicato (4.7). Comerciar no es obligatorio; pero cada barco que está fuera tiene que actuar y cada barco que ha vuelto tiene que salir.',
    '4.1': 'Haz volver tus barcos de uno en uno, en el orden que quieras. Cada uno surte efecto al momento.',
    '4.2': 'Casino: toma 2 monedas por cada barco.',
    '4.3':
      'Mercado negro: por cada barco, cambia una de tus fichas por cualquiera de las que hay allí, aunque sea igual, o saca una de la bolsa.',
    '4.4':
      'En un puerto, si no hay ningún otro barco: deja tus monedas en la reserva, llévate todas las mercancías y vuelve a llenar el puerto con fichas de la bolsa.',
    '4.5':
      'En un puerto, si han superado tu puja: puedes subir tu pila por encima de todas las demás, tanto como quieras. El barco se queda allí.',
    '4.6':
      'O bien te retiras con el barco y las monedas. En ese caso no puedes enviar ningún barco a ese puerto en el mismo turno.',
    '4.7':
      'Cada una de tus cartas de Sindicato paga 2 monedas una vez por turno cuando te retiras; cada retirada hace pagar a una sola carta.',
    '4.8': 'Si la bolsa está vacía, las fichas descartadas vuelven a ella.',
    '4.9':
      'Hasta que hayas comerciado puedes tener más mercancías de las que caben en tu almacén (5.6). Una ficha recién conseguida se puede entregar con tu siguiente barco en el mercado negro.',
    '4.10':
      'Ejemplo: tienes 1 moneda en la caja fuerte, un barco en el casino y otro sobre 3 monedas en Róterdam, donde un rival tiene 5. Haz volver primero el barco del casino: ahora tienes 3 monedas. Con ellas subes tu pila de Róterdam a 6.',
    '5.1':
      'Una combinación de hasta nueve mercancías iguales vale el cuadrado de su número: 1, 4, 9, 16 y así hasta 81.',
    '5.2':
      'Una combinación de mercancías distintas vale 1, 3, 6, 10, 15, 21, 28, 36 o 45. Todas tienen que ser distintas. Un comodín vale por cualquier mercancía, también él solo.',
    '5.3':
      'Una vez por turno puedes entregar cuantas combinaciones quieras a cambio de cuantas cartas quieras; los valores se suman. No se devuelve cambio.',
    '5.4':
      'De cada una de las tres cartas de ventaja (Carguero, Almacén y Sindicato) puedes tener dos. Lo que se agota ya no se consigue.',
    '5.5': 'Las cartas de ventaja surten efecto al momento: un barco nuevo zarpa en el mismo turno.',
    '5.6':
      'Después descarta lo que no quepa en tu almacén: caben seis fichas, y dos más por cada carta de Almacén.',
    '5.7': 'Las fichas entregadas o descartadas van al descarte.',
    '5.8':
      'Ejemplo: tienes cuatro joyas, tres coches, un arma y un comodín. Las joyas con el comodín son cinco mercancías iguales y valen 25: un Carguero (15) y un Almacén (10). O entregas los coches (9) y el arma (1) por un Almacén y te quedas con lo demás. Todo junto vale 35: Carguero, Almacén y Sindicato.',
    '5.9':
      'Lo que entregas tiene que pagar al menos una carta. El valor que sobra se pierde. Las monedas solo ayudan en la última ronda (7.2).',
    '6.1': 'Envía todos tus barcos.',
    '6.2':
      'Al casino y al mercado negro pueden ir cuantos quieras; a cada puerto abierto, uno tuyo como mucho.',
    '6.3':
      'En un puerto, pon bajo el barco al menos una moneda, y más monedas que cualquiera de las pilas que haya allí.',
    '6.4': 'Las monedas y los barcos de los puertos se quedan allí hasta tu próximo turno.',
    '6.5': 'Puedes volver a elegir un puerto cuya carga te acabas de llevar.',
    '6.6':
      'Ejemplo: en Nueva York el barco de un rival está sobre 3 monedas. Envías uno sobre 5, aunque bastarían 4. En su turno, el rival sube al menos a 6 o se retira con sus 3 monedas. Si se va y nadie más te supera, en tu próximo turno te llevas la carga por 5 monedas.',
    '7.1': 'La partida termina tras la última ronda; todos juegan ese último turno.',
    '7.2':
      'En la última ronda también puedes pagar cartas con monedas de tu caja fuerte, que valen 1 cada una, con combinaciones o sin ellas.',
    '7.3': 'Suma los puntos de todas tus cartas. Las monedas y mercancías que sobran no valen nada.',
    '7.4':
      'En caso de empate decide la carta más cara, luego la siguiente, y así sucesivamente; si no, se comparte la victoria.',
    '7.5':
      'Ejemplo de la última ronda: nueve mercancías distintas (45) y 4 monedas de la caja fuerte suman 49, lo que cuestan los Compinches. En cualquier otra ronda no bastarían.',
    '7.6':
      'Ejemplo de puntuación, con los puntos de 8.4 tal como los suponemos: dos Cargueros (16), dos Almacenes (10), un Sindicato (5) y dos Villas (18) suman 49 puntos. Villa y Yate suman 25 puntos, igual que un Club nocturno; pero el Club nocturno costó 25 y el Yate 16, así que el empate es para el Club nocturno.',
    '8.1':
      'Las cartas de ventaja cuestan más de lo que puntúan. Carguero: un barco más. Almacén: sitio para dos fichas más. Sindicato: regla 4.7. Hay ocho cartas de cada tipo.',
    '8.2': 'Villa, Yate, Antro y Club nocturno dan tantos puntos como cuestan; hay seis cartas de cada tipo.',
    '8.3': 'Las otras seis son únicas y dan más puntos de lo que cuestan.',
    '8.4': 'Lo que cuestan y puntúan las cartas en esta mesa:',
    '9.1':
      'Son seguros los costes de Carguero (15), Almacén (10), Sindicato (10) y Compinches (49): los ejemplos del reglamento los usan. En uno de ellos, mercancías que valen 35 pagan los tres primeros, así que el Sindicato cuesta como mucho 10; y un relato solo conoce cartas de ventaja de 10 y de 15. Los demás costes son una suposición nuestra, y también todos los puntos, dentro de lo que dicen las reglas 8.1 a 8.3.',
    '9.2':
      'Qué puertos se abren con cuántos jugadores es una suposición nuestra, con un indicio: el único relato que nombra los puertos y sus espacios cuenta una partida de cuatro, y en él solo falta Tánger. Por eso con cuatro jugadores se abren siete puertos, aunque otro relato deja dos cerrados. Los espacios de Tánger también son una suposición nuestra.',
    '9.3': 'Las fuentes no coinciden en el tamaño del mercado negro: seis u ocho. Jugamos con seis.',
    '9.4':
      'Según el reglamento, en la última ronda se envían barcos y se suben pujas como siempre; solo en el último turno de todos ya no sale ningún barco. Una mesa puede prescindir de ambas cosas.',
    '9.5':
      'Donde el reglamento calla, jugamos así: al menos una moneda en un puerto (6.3) y un solo barco tuyo (6.2), como cuentan las reseñas; subidas de cualquier cantidad (4.5), monedas sin límite aunque la caja trae 60 (2.5) y, en caso de empate, la carta que sigue a la más cara (7.4).',
    '9.6':
      'Una mesa puede indicar lo que lleva impreso su ejemplar. Lo que contradice el reglamento se rechaza: otros costes para Carguero, Almacén y Compinches, más de 10 para Sindicato (9.1), y puntos que no cuadran con las reglas 8.1, 8.2 u 8.3.',
    '9.7':
      'Conocemos una edición, de 2011, y una reimpresión de 2015 que coincide con ella en lo que hemos podido comparar. Están impresos las fases, lo que hacen barcos y cartas, el valor de las combinaciones, el número de fichas y cartas y el desempate. El número de rondas (2.4) y los seis espacios del almacén (1.3) los dan igual varias reseñas; un relato habla de siete espacios.',
    '9.8':
      'Nuestras otras decisiones: el azar decide quién empieza, mientras que el reglamento elige a quien estuvo el último en un puerto de verdad (2.3). En el mercado negro tu ficha ocupa el lugar de la otra, y también se pueden cambiar comodines (4.3). Un barco solo en un puerto se lleva la carga; no puede esperar (4.4). Si la bolsa y el descarte están vacíos, no se saca nada (4.8). Todos los barcos tienen que salir (6.1). Un puerto recién vaciado se puede volver a elegir (6.5).',
  },

  printed: {
    port: 'Puerto',
    card: 'Carta',
    copies: 'Copias',
    portsNote: 'Con *: un solo relato. Con ?: suposición nuestra. Ver 9.2 y 9.3.',
    cardsNote: 'Con ?: suposición nuestra. Ver 9.1.',
  },
};
