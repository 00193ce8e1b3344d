/** The rulebook of Container in Spanish. */
import { type ContainerBook, editionOf, tablesWith } from './book.ts';

export const rulebook: ContainerBook = {
  editions: { '2007': '2007', anniversary: '10.º aniversario' },
  editionOf,

  chapters: {
    1: 'Objetivo y material',
    2: 'Preparación',
    3: 'El turno',
    4: 'Intereses e impago',
    5: 'Venta doméstica (para principiantes)',
    6: 'Construir una máquina o un almacén',
    7: 'Comprar para las naves del puerto',
    8: 'Producir',
    9: 'Navegar',
    10: 'La subasta en la isla',
    11: 'Préstamos',
    12: 'Final y recuento',
    13: 'El banco de inversión',
    14: 'Ediciones y dudas',
  },

  rules: {
    '1.1':
      'Produce contenedores y véndelos a los demás, embarca lo que venden los otros y lleva la carga a la isla, donde todos los demás pujan por ella. Gana quien al final tiene la mayor fortuna.',
    '1.2':
      'Hay contenedores de cinco colores. Cada paso es una venta a otra persona: nadie se compra a sí mismo.',
    '1.3':
      'Un tablero tiene cuatro espacios para máquinas (gratis, $6, $9, $12) y cinco para almacenes (gratis, $4, $5, $6, $7). Cada máquina da sitio a dos contenedores en las naves de la fábrica; cada almacén, a uno en las naves del puerto.',
    '1.4':
      'El dinero va en dólares enteros y al banco nunca se le acaba. Lo que tienen los demás está oculto, salvo que la mesa juegue con el dinero a la vista. Todos los pagos se hacen a la vista.',
    '1.5':
      'Una carta de valor secreta dice cuánto vale cada color en la isla: 10, 5/10, 6, 4 y 2. Entre las cinco cartas, cada color tiene cada valor una vez.',
    '2.1': {
      '2007':
        'Cuántos contenedores hay depende del número de jugadores. Hay máquinas y almacenes para todos.',
      anniversary:
        'Cuánto material hay depende del número de jugadores. También las máquinas y los almacenes se pueden agotar.',
    },
    '2.2':
      'Cada jugador empieza con un almacén, una máquina de un color que no tiene nadie más y un contenedor de ese color a $2 en las naves de la fábrica.',
    '2.3': 'Cada jugador tiene $20 y una carta de valor; todos los barcos están en mar abierto.',
    '2.4': 'El azar decide quién empieza; se juega en el sentido de las agujas del reloj.',
    '3.1': {
      '2007':
        'Al empezar tu turno pagas los intereses de tus préstamos. Después tienes dos acciones, y luego le toca al siguiente jugador.',
      anniversary:
        'Al empezar tu turno pagas los intereses de tus préstamos; con el banco de inversión, después recoges lo que has ganado a un bróker. Después tienes dos acciones, y luego le toca al siguiente jugador.',
    },
    '3.2': 'Puedes hacer dos veces la misma acción, pero producir solo una.',
    '3.3': 'No hace falta que uses tus acciones.',
    '3.4': {
      '2007': 'Eliges cada una de tus dos acciones entre estas cuatro:',
      anniversary:
        'Eliges cada una de tus dos acciones entre estas cuatro; con el banco de inversión hay una quinta:',
    },
    '3.5': {
      '2007':
        'Una acción es un edificio, una compra a un solo vendedor o un movimiento de tu barco. De puerto a puerto hacen falta dos: salir a mar abierto y volver a entrar. Comprar donde tu barco ya está amarrado también es una acción.',
      anniversary:
        'Una acción es un edificio, una compra a un solo vendedor o un movimiento de tu barco. De puerto a puerto hacen falta dos: salir a mar abierto y volver a entrar.',
    },
    '3.6': {
      '2007':
        'Pedir y devolver préstamos no es una acción: en tu turno puedes hacerlo tantas veces como haga falta. Tampoco son acciones los intereses, una venta doméstica (capítulo 5), las pujas ni la respuesta a las pujas.',
      anniversary:
        'Pedir y devolver préstamos no es una acción: en tu turno puedes hacerlo tantas veces como haga falta. Tampoco son acciones los intereses, lo que ganas a un bróker, las pujas en la isla ni la respuesta a ellas.',
    },
    '4.1': 'Al empezar tu turno pagas $1 por cada uno de tus préstamos.',
    '4.2': {
      '2007':
        'Si no puedes pagar y solo tienes un préstamo, puedes pedir otro, que devenga intereses a partir de tu siguiente turno, o dejar que te incauten algo. La mesa puede hacer obligatorio el préstamo.',
      anniversary:
        'Si no puedes pagar y solo tienes un préstamo, tienes que pedir otro, que devenga intereses a partir de tu siguiente turno.',
    },
    '4.3':
      'Pagas todo lo que puedes. Cada dólar que falta se resuelve por separado, y el jugador de tu derecha elige qué se te quita.',
    '4.4': { '2007': 'Primero se toma un contenedor de tu zona de la isla.' },
    '4.5': {
      '2007':
        'Si no, dos contenedores de tus naves del puerto, y lo que falte de tus naves de la fábrica; si solo hay uno, basta con ese.',
    },
    '4.6': {
      '2007':
        'Si tampoco, un almacén o una máquina. Lo que está en los dos primeros espacios de cada clase está a salvo.',
    },
    '4.7': 'Si no hay nada que quitar, los intereses se perdonan.',
    '4.8': {
      anniversary:
        'Por cada dólar que falta se toma un contenedor del primero de estos lugares en el que haya alguno: isla, barco, puerto del banco, naves del puerto, naves de la fábrica. Los edificios no se incautan nunca.',
    },
    '4.9': 'Los contenedores incautados salen del juego.',
    '4.10': {
      '2007':
        'La carga de tu barco no se incauta, pero está en juego: mientras tengas alguna, no pierdes ningún edificio y los intereses se perdonan.',
    },
    '4.11': {
      '2007':
        'Cada almacén y cada máquina está en su espacio. El jugador a tu derecha elige cuál pierdes; con ello queda saldado uno de tus préstamos.',
    },
    '4.12': {
      '2007':
        'Ejemplo: tienes dos préstamos y $1. Pagas ese dólar; falta otro. No tienes nada en la isla, pero sí un contenedor blanco en las naves del puerto y uno negro en las naves de la fábrica: pierdes los dos. Si no tuvieras ningún contenedor, el jugador a tu derecha tomaría un edificio: de tres almacenes, solo el del espacio de $5.',
      anniversary:
        'Ejemplo: tienes dos préstamos y nada de dinero, así que faltan $2. En tu zona de la isla hay un contenedor beige, y en tu barco uno blanco: el beige se va por el primer dólar y el blanco por el segundo. Tus naves quedan intactas.',
    },
    '5.1': {
      '2007':
        'Una vez por turno, después de los intereses y antes de tus acciones, pero no en tu primer turno, puedes devolver al suministro uno de tus contenedores y cobrar $2. No es una acción.',
    },
    '5.2': { '2007': 'Sale de tus naves de la fábrica o, si están vacías, de tus naves del puerto.' },
    '6.1':
      'Paga al banco el precio del siguiente espacio vacío. Lo que construyes sirve enseguida: una máquina nueva ya produce en el mismo turno, un almacén nuevo ya tiene sitio.',
    '6.2': 'Puedes tener cuatro máquinas y cinco almacenes.',
    '6.3': 'Tus máquinas son todas de colores distintos.',
    '6.4': { anniversary: 'Las máquinas de un color, o todos los almacenes, pueden agotarse.' },
    '6.5': {
      '2007':
        'Un espacio que queda libre por una incautación es el siguiente en el que se construye, a su precio.',
    },
    '7.1':
      'Elige a otro jugador y compra los contenedores que quieras de las naves de su fábrica, a los precios marcados. El dinero es para el dueño, que no puede negarse.',
    '7.2': 'En tus naves del puerto cabe un contenedor por cada almacén.',
    '7.3':
      'Pon lo que has comprado a cualquier precio de $2 a $6. En la misma acción puedes cambiar todos los precios de tus naves del puerto.',
    '7.4': 'También puedes usar la acción solo para cambiar precios.',
    '8.1': 'Puedes producir una vez por turno.',
    '8.2':
      'Paga $1 al jugador de tu derecha, el jefe del sindicato. Quien no tiene ni un dólar no puede producir.',
    '8.3':
      'Cada una de tus máquinas produce un contenedor de su color, si queda alguno. Hay que producir todos los que quepan; si no caben todos, eliges tú.',
    '8.4':
      'Ponlos a cualquier precio de $1 a $4. En la misma acción, y solo entonces, puedes cambiar todos los precios de tus naves de la fábrica.',
    '9.1':
      'Un barco va de mar abierto al puerto de otro jugador o a la isla, y de ahí vuelve a mar abierto: cada uno de estos movimientos es una acción. Nunca entra en su propio puerto.',
    '9.2':
      'Cuando un movimiento acaba en un puerto, puedes comprar allí los contenedores que quieras a los precios marcados. El dueño no puede negarse.',
    '9.3': { '2007': 'Comprar donde el barco ya está amarrado es una acción aparte.' },
    '9.4': 'En un barco caben cinco contenedores.',
    '9.5': {
      '2007': 'La mesa puede decidir que un barco solo cargue al final de un movimiento.',
      anniversary:
        'Un barco solo carga al final de un movimiento. La mesa puede permitirle cargar también donde ya está; entonces es una acción aparte.',
    },
    '10.1': 'Un barco con carga que llega a la isla la vende toda de una vez.',
    '10.2':
      'Todos los demás hacen una puja secreta, desde $0 hasta lo que tengan en efectivo. Todas las pujas se descubren a la vez.',
    '10.3':
      'Si varios empatan con la puja más alta, pueden aumentarla en secreto, una sola vez. Si siguen empatados, el vendedor elige entre ellos.',
    '10.4':
      'El vendedor acepta: el ganador paga su puja, el gobierno añade otro tanto y la carga va a la zona del ganador en la isla.',
    '10.5':
      'O el vendedor rechaza las ofertas, paga al banco la más alta y se queda con la carga. Para eso hace falta efectivo suficiente; se permite pedir antes un préstamo.',
    '10.6': 'La subasta pone fin al turno del vendedor. Los demás conservan su dinero.',
    '10.7':
      'Después de la subasta, un vendedor que tenga un préstamo y dinero para devolverlo aún puede hacerlo; después su turno termina.',
    '10.8':
      'Ejemplo: llevas a la isla dos contenedores beige y uno blanco; todos tienen $20. Las pujas son $9, $9 y $4. Los dos de $9 añaden en secreto $1 y $3, con lo que ofrecen $10 y $12. Aceptas: el ganador te paga $12 y el gobierno otros $12. Tienes $44, el ganador $8, y la carga va a su zona de la isla. O rechazas: pagas $12 al banco, te quedan $8, y la carga va a tu propia zona.',
    '11.1':
      'Puedes pedir un préstamo de $10 en tu turno, antes de pujar y antes de responder a las pujas; dos como máximo.',
    '11.2': 'Para devolver cada uno pagas $10, en tu propio turno y después de los intereses.',
    '11.3':
      'Un préstamo pedido mientras las pujas están ocultas se mantiene en secreto hasta que se descubren.',
    '12.1': 'Cuando se han agotado dos colores, el jugador termina su turno y la partida acaba.',
    '12.2':
      'De lo que tienes en la isla se descarta el color del que más tienes. Si varios empatan y el color de 5/10 está entre ellos, se descarta ese; si no, conservas lo que vale más.',
    '12.3': 'El color de 5/10 vale 10 si antes de eso tenías los cinco colores; si no, 5.',
    '12.4':
      'Suma tu efectivo, la isla según tu carta de valor, $2 por cada contenedor de tus naves del puerto y $3 por cada uno de tu barco. Resta $11 por cada préstamo. Las naves de la fábrica no cuentan.',
    '12.5': {
      '2007':
        'En caso de empate gana quien tenga más contenedores restantes en la isla. Si persiste, la victoria se comparte.',
      anniversary:
        'En caso de empate gana quien tenga más contenedores en las naves de la fábrica. Si persiste, la victoria se comparte.',
    },
    '12.6': {
      '2007':
        'Si durante tres vueltas nadie produce, compra, construye ni subasta en la isla, la partida acaba tal como está. La mesa fija el número de vueltas.',
      anniversary:
        'Si durante tres vueltas nadie produce, compra, construye, subasta en la isla ni llama a un bróker, la partida acaba tal como está. La mesa fija el número de vueltas.',
    },
    '12.7': 'Una producción que no produce nada no es comercio. Con 0 vueltas la partida nunca termina así.',
    '12.8':
      'Ejemplo: en tu carta de valor el naranja vale 10, el beige 5/10, el blanco 6, el negro 4 y el marrón 2. En la isla tienes cuatro contenedores naranja, cuatro marrones, tres beige, dos blancos y dos negros: los cinco colores, así que el beige vale 10. Del naranja y del marrón es de los que más tienes; el marrón vale menos y se descarta. Con todo lo demás son $98:',
    '13.1': {
      anniversary:
        'Hay tres brókeres, cada uno con una casilla para contenedores y otra para dinero. Al principio, el bróker I tiene dos contenedores y $1; el II, uno y $2; el III, ninguno y $3. Estos contenedores salen de la caja.',
    },
    '13.2': {
      anniversary:
        'Llamar a un bróker es una acción. Si no hay ninguna subasta abierta, marca una casilla que no esté vacía y puja por todo lo que contiene: dinero por contenedores, o contenedores de tus propias naves por dinero; como mínimo, una unidad.',
    },
    '13.3': {
      anniversary:
        'Si otra persona tiene la carta de pago, tienes que pujar al menos una unidad más por la misma casilla. La puja superada vuelve enseguida: el dinero, al efectivo de su dueño; los contenedores, a las naves de las que salieron, a los precios que el dueño elija ahora. No puedes superar tu propia puja.',
    },
    '13.4': {
      anniversary:
        'Si tienes la carta de pago al empezar tu turno, después de los intereses ganas todo lo que contiene entonces la casilla. El dinero es tuyo; los contenedores van a tu puerto en el banco.',
    },
    '13.5': {
      anniversary:
        'Después pagas tu puja, unidad a unidad, a los brókeres I, II, III, otra vez al I, y así sucesivamente. Si son contenedores, eliges el orden.',
    },
    '13.6': {
      anniversary:
        'Los intereses van a los brókeres de la misma manera. Cuando un vendedor rechaza todas las pujas, también una subvención igual a la puja más alta.',
    },
    '13.7': {
      anniversary:
        'Desde mar abierto puedes navegar a tu propio puerto en el banco y, al final de ese movimiento, cargar gratis lo que haya allí; más tarde, sin moverte, solo si la mesa lo permite (9.5).',
    },
    '13.8': {
      anniversary:
        'No puedes llamar en el turno con el que acaba la partida, ni en el turno en el que has ganado una subasta de bróker.',
    },
    '13.9': {
      anniversary:
        'Al final, una subasta abierta es para quien tiene la carta; la puja se pierde. Cada contenedor de tu puerto en el banco vale $3.',
    },
    '13.10': {
      anniversary:
        'Ejemplo: al empezar la partida llamas al bróker I y pujas $4 por sus dos contenedores. Si otro puja $5, recuperas enseguida tus $4. Si nadie lo hace, al empezar tu siguiente turno los dos contenedores van a tu puerto en el banco y tus $4 a los brókeres: $2 al I, $1 al II, $1 al III. Ahora tienen $3, $3 y $4.',
    },
    '14.1':
      'Suposición: el orden de los colores en las cartas de valor se ha tomado del ejemplo de puntuación y de otra fuente. Todos los órdenes conocidos son el mismo juego con otros nombres para los colores.',
    '14.2': {
      anniversary:
        'Suposición: las cantidades para tres y cuatro jugadores se basan en una sola fuente. Las de cinco se deducen del material.',
    },
    '14.3': {
      anniversary:
        'Suposición: que los intereses van a los brókeres, empezando por el I, se ha leído en un resumen. El reglamento en sí no dice nada.',
    },
    '14.4': {
      '2007':
        'Impreso: pedir un préstamo para los intereses es voluntario. Regla de la casa: la mesa puede hacerlo obligatorio.',
    },
    '14.5': {
      '2007':
        'Cambio oficial: cuando se incauta un edificio, un préstamo queda saldado. La primera impresión no lo dice; la mesa puede jugar sin ello.',
    },
    '14.6': {
      '2007': 'Impreso: un barco puede cargar sin moverse. Regla de la casa: la mesa puede prohibirlo.',
      anniversary:
        'Impreso: un barco solo carga al final de un movimiento. Regla de la casa: la mesa puede permitirle cargar sin moverse.',
    },
    '14.7': {
      anniversary:
        'Nuestras decisiones sobre los brókeres: no se puede marcar una casilla vacía. Los contenedores que están en la carta de pago siguen ocupando su sitio en las naves. Lo que está en la carta no se puede usar ni incautar. Quien ha llamado no puede provocar el final en el mismo turno.',
    },
    '14.8':
      'Nuestras decisiones: se permite una puja de $0. Un barco no navega vacío a la isla. Según las reglas impresas, cualquiera puede pedir un préstamo en todo momento; aquí lo pides en tu turno, antes de pujar o antes de responder a las pujas: en ningún otro momento hace falta dinero.',
    '14.9': {
      '2007':
        'Impreso: solo se quita un edificio a quien no tiene ya ningún contenedor en juego. Nuestra decisión: la carga a bordo está en juego. Regla de la casa: la mesa puede decidir que no proteja nada.',
    },
    '14.10': {
      '2007':
        'Nuestra decisión, porque las reglas impresas nombran los espacios: el vecino elige qué edificio se incauta, y el hueco es el siguiente en el que se construye, a su precio.',
    },
    '14.11':
      'Regla de la casa: ningún reglamento termina la partida tras vueltas sin comercio (12.6). La mesa puede desactivarla.',
    '14.12': {
      '2007':
        'Nuestras decisiones: el ejemplo impreso de una incautación cambia de un idioma a otro; quitamos dos contenedores por cada dólar que falta. No se dice adónde van los contenedores incautados; aquí salen del juego.',
    },
    '14.13': {
      '2007':
        'Nuestras decisiones: los préstamos pedidos al pujar quedan ocultos hasta que se muestran las pujas. En un empate se puede añadir $0, lo que solo prohíbe el texto neerlandés. Impreso: se puede devolver un préstamo en cualquier momento del propio turno, también después de la subasta.',
      anniversary:
        'Nuestra decisión: los préstamos pedidos al pujar quedan ocultos hasta que se muestran las pujas. Impreso: en un empate se puede añadir $0, y se puede devolver un préstamo en cualquier momento del propio turno, también después de la subasta. Que la subasta termina el turno solo está en la hoja de ayuda.',
    },
    '14.14': {
      '2007':
        'Nuestra decisión, según el texto francés: en un empate se cuentan los contenedores que quedan en la isla tras el descarte.',
    },
    '14.15': {
      '2007':
        'Nuestras decisiones: se puede producir solo para cambiar precios, aunque no se produzca nada. Sin producir no se cambian los precios de las naves de la fábrica.',
    },
    '14.16': {
      anniversary:
        'Nuestras decisiones sobre el banco: los intereses van antes de lo que ganas a un bróker, y después de ganar no se llama a ningún bróker en el resto del turno. No se muestra cuántos billetes tiene cada uno, y no hay cartas de farol.',
    },
  },

  tables: tablesWith({
    money: (n) => (n < 0 ? `−$${-n}` : `$${n}`),
    players: 'Jugadores',
    containers: 'Contenedores de cada color',
    machines: 'Máquinas de cada color',
    warehouses: 'Almacenes',
    action: 'Acción',
    once: 'Qué hace una acción',
    cost: 'Pagas',
    chapter: 'capítulo',
    build: ['Construir', 'Una máquina o un almacén.', 'el precio del espacio, al banco'],
    buy: [
      'Comprar',
      'Los contenedores que quieras de las naves de la fábrica de un solo jugador. Puedes cambiar todos los precios de tus naves del puerto.',
      'los precios marcados, al vendedor',
    ],
    produce: [
      'Producir',
      'Cada una de tus máquinas produce un contenedor. Puedes cambiar todos los precios de tus naves de la fábrica. Una vez por turno.',
      '$1, al jugador a tu derecha',
    ],
    sail: [
      'Navegar',
      'Un movimiento de tu barco. En un puerto carga; en la isla vende toda la carga.',
      'nada; por los contenedores, los precios marcados, al dueño',
    ],
    call: ['Llamar a un bróker', 'Una puja por lo que tiene uno de los brókeres.', 'tu puja, si ganas'],
    what: 'Qué',
    number: 'Número',
    each: 'Cada uno',
    sum: 'Suma',
    discarded: 'descartados',
    harbour: 'Naves del puerto',
    ship: 'Barco',
    cash: 'Efectivo',
    loan: 'Préstamo',
    total: 'Total',
    colours: ['Negro', 'Marrón', 'Naranja', 'Beige', 'Blanco'],
  }),
};
