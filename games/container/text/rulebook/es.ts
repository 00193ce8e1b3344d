/** The rulebook of Container in Spanish. */
import { type ContainerBook, editionOf } from './book.ts';

export const rulebook: ContainerBook = {
  editions: { '2007': '2007', anniversary: '10.º aniversario' },
  editionOf,

  chapters: {
    1: 'Objetivo y material',
    2: 'Preparación',
    3: 'El turno',
    4: 'Intereses e impago',
    5: 'Venta doméstica (2007, para principiantes)',
    6: 'Construir una máquina o un almacén',
    7: 'Comprar para las naves del puerto',
    8: 'Producir',
    9: 'Navegar',
    10: 'La subasta en la isla',
    11: 'Préstamos',
    12: 'Final y recuento',
    13: 'El banco de inversión (aniversario)',
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
    '2.1':
      'Contenedores de cada color: 2007: 12, 16 o 20 para 3, 4 o 5 jugadores, y máquinas y almacenes para todos. Aniversario: 10, 13 o 16; 2, 3 o 4 máquinas de cada color; 12, 16 o 20 almacenes; todo ello se puede agotar.',
    '2.2':
      'Cada jugador empieza con un almacén, una máquina de un color que no tiene nadie más y un contenedor de ese color a $2 en las naves de la fábrica.',
    '2.3': 'Cada jugador tiene $20 y una carta de valor; todos los barcos están en mar abierto.',
    '2.4': 'El azar decide quién empieza; se juega en el sentido de las agujas del reloj.',
    '3.1': 'En tu turno pagas los intereses y después tienes dos acciones.',
    '3.2': 'Puedes hacer dos veces la misma acción, pero producir solo una.',
    '3.3': 'No hace falta que uses tus acciones.',
    '4.1': 'Al empezar tu turno pagas $1 por cada uno de tus préstamos.',
    '4.2':
      'Aniversario: si no puedes pagar y solo tienes un préstamo, tienes que pedir otro, que devenga intereses a partir de tu siguiente turno. 2007: lo mismo, salvo que la mesa lo haya desactivado.',
    '4.3':
      'Pagas todo lo que puedes. Cada dólar que falta se resuelve por separado, y el jugador de tu derecha elige qué se te quita.',
    '4.4': '2007 y aniversario: primero, un contenedor de tu zona de la isla.',
    '4.5': {
      '2007':
        '2007: si no lo hay, dos contenedores de tus naves del puerto, y los que falten, de tus naves de la fábrica; si solo hay uno, con ese basta.',
    },
    '4.6': {
      '2007':
        '2007: si tampoco, un almacén o una máquina. Los dos primeros almacenes y las dos primeras máquinas están a salvo.',
    },
    '4.7': 'Si no hay nada que quitar, los intereses se perdonan.',
    '4.8': {
      anniversary:
        'Aniversario: siempre un contenedor, del primero de estos lugares donde haya alguno: isla, barco, puerto en el banco, naves del puerto, naves de la fábrica. Los edificios nunca se quitan.',
    },
    '4.9': 'Los contenedores incautados salen del juego.',
    '5.1': {
      '2007':
        'Una vez por turno, después de los intereses y antes de tus acciones, pero no en tu primer turno, puedes devolver al suministro uno de tus contenedores y cobrar $2. No es una acción.',
    },
    '5.2': { '2007': 'Sale de tus naves de la fábrica o, si están vacías, de tus naves del puerto.' },
    '6.1': 'Paga al banco el precio del siguiente espacio vacío. Un almacén nuevo se puede usar enseguida.',
    '6.2': 'Puedes tener cuatro máquinas y cinco almacenes.',
    '6.3': 'Tus máquinas son todas de colores distintos.',
    '6.4': { anniversary: 'Aniversario: pueden agotarse las máquinas de un color, o todos los almacenes.' },
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
      'Un barco va de mar abierto al puerto de otro jugador o a la isla, y de ahí vuelve a mar abierto. Nunca entra en su propio puerto.',
    '9.2':
      'Cuando un movimiento acaba en un puerto, puedes comprar allí los contenedores que quieras a los precios marcados. El dueño no puede negarse.',
    '9.3': 'Comprar donde el barco ya está amarrado es una acción aparte.',
    '9.4': 'En un barco caben cinco contenedores.',
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
    '12.5':
      'En caso de empate, 2007: más contenedores restantes en la isla; aniversario: más en las naves de la fábrica. Si persiste, la victoria se comparte.',
    '12.6':
      'Si durante tres vueltas nadie produce, compra, construye, subasta en la isla ni llama a un bróker, la partida acaba tal como está. La mesa fija el número de vueltas.',
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
        'Desde mar abierto puedes navegar a tu propio puerto en el banco y cargar gratis lo que haya allí; cargar más después, sin moverte, es una acción aparte.',
    },
    '13.8': {
      anniversary:
        'No puedes llamar en el turno con el que acaba la partida, ni en el turno en el que has ganado una subasta de bróker.',
    },
    '13.9': {
      anniversary:
        'Al final, una subasta abierta es para quien tiene la carta; la puja se pierde. Cada contenedor de tu puerto en el banco vale $3.',
    },
    '14.1':
      'El orden de los colores en las cartas de valor se ha tomado del ejemplo de puntuación y de otra fuente; todos los órdenes conocidos son el mismo juego con otros nombres para los colores.',
    '14.2':
      'Las cantidades de la edición de aniversario para tres y cuatro jugadores se basan en una sola fuente; las de cinco se deducen del material.',
    '14.3':
      'Que los intereses van a los brókeres, empezando por el I, se ha leído en un resumen; el reglamento en sí no dice nada.',
    '14.4':
      'No se dice si en 2007 hay que pedir un préstamo para pagar los intereses. Decimos que sí; la mesa puede dejar que decida el deudor.',
    '14.5':
      'No está impreso si un préstamo queda saldado cuando por él se incauta un edificio; un comentario de la editorial dice que sí. Por defecto, el préstamo se mantiene.',
    '14.6':
      'Las reglas del aniversario solo dan a entender que comprar sin moverse es una acción; lo permitimos como en 2007.',
    '14.7':
      'Con los brókeres: no se puede marcar una casilla vacía; los contenedores que están en la carta de pago siguen ocupando su sitio en las naves; lo que está en la carta no se puede usar ni incautar; quien ha llamado no puede provocar el final en el mismo turno.',
    '14.8':
      'Se permite una puja de $0. Un barco no navega vacío a la isla. En 2007 la carga de un barco no se puede incautar y no protege ningún edificio. El espacio que deja libre una máquina incautada es el siguiente en el que se construye. Según las reglas impresas, cualquiera puede pedir un préstamo en todo momento; aquí lo pides en tu turno, antes de pujar o antes de responder a las pujas: en ningún otro momento hace falta dinero.',
  },
};
