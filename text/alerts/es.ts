import type { AlertText } from './alert-text.ts';

export const es: AlertText = {
  turn: {
    subject: (title) => `${title}: te toca jugar`,
    body: (title, names) => `Te toca jugar en la partida de ${title} con ${names}.`,
  },
  over: {
    subject: (title) => `${title}: la partida ha terminado`,
    body: (title, names, place) => {
      const sentence = `Tu partida de ${title} con ${names} ha terminado.`;
      return place === null ? sentence : `${sentence} Has quedado en ${place}.º lugar.`;
    },
  },
  toTheTable: 'Ir a la mesa:',
  unsubscribe: 'Recibes este correo porque lo pediste en tus ajustes. Para no recibir más:',
  unsubscribing: {
    title: 'No recibir más correos de Quayside',
    question: '¿Quieres que dejemos de escribirte cuando te toque jugar o termine una partida?',
    button: 'No recibir más estos correos',
    done: 'Hecho: ya no recibirás estos correos. Puedes volver a activarlos en tus ajustes.',
    failed: 'Este enlace ya no es válido. Puedes desactivar los correos en tus ajustes.',
  },
  confirm: {
    subject: 'Quayside: confirma tu dirección',
    body: 'Esta dirección se ha indicado en Quayside, una mesa en línea para juegos de mesa, para recibir avisos. Si has sido tú, confírmala aquí:',
    otherwise: 'Si no, simplemente ignora este correo.',
  },
  confirming: {
    title: 'Confirmar tu dirección',
    question:
      '¿Quieres recibir correos en esta dirección cuando te toque jugar, cuando termine una partida y si olvidas tu contraseña?',
    button: 'Sí, quiero recibirlos',
    done: 'Gracias, tu dirección está confirmada. Puedes desactivar estos correos cuando quieras en tus ajustes.',
    failed: 'Este enlace ya no es válido. Vuelve a indicar tu dirección en tus ajustes y te enviaremos otro.',
    expired: 'Este enlace ha caducado: valía tres días. Pide en tus ajustes que se envíe de nuevo.',
  },
  reset: {
    subject: 'Quayside: una contraseña nueva',
    body: (name) =>
      `Se ha pedido en Quayside una contraseña nueva para ${name}. Si has sido tú, elígela aquí en el plazo de una hora; el enlace sirve una sola vez:`,
    otherwise: 'Si no, ignora este correo: tu contraseña sigue como está.',
  },
};
