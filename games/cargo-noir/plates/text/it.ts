import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const it: Captions<PlateId> = {
  outbid: {
    caption:
      'A Rotterdam le tue 3 monete sono state superate: porta la pila a 6 o più, oppure ritirati. A New York non hai rivali e prendi le merci.',
    alt: 'Due porti: a Rotterdam una nave rivale su cinque monete e la tua su tre; a New York solo la tua.',
  },
  sets: {
    caption:
      'Tre auto e il jolly fanno quattro merci uguali: 16. Un’opera d’arte e l’oro fanno due diverse: 3. In tutto 19.',
    alt: 'Un magazzino con tre auto, un’opera d’arte, oro e un jolly, e sotto i set migliori.',
  },
  cards: {
    caption:
      'Con set che valgono 19, sono segnate le carte che potresti comprare ora. Ognuna mostra il costo, i punti e quante ne restano.',
    alt: 'Il mercato delle carte come uno scaffale: ogni carta con costo, punti e numero rimasto.',
  },
  stacks: {
    caption:
      'A New York ci sono già pile di 3 e 2 monete. La tua deve superarle entrambe, quindi ne servono almeno 4: la linea tratteggiata.',
    alt: 'Il porto di New York con navi su pile di tre e due monete, e la tua in contorno su quattro.',
  },
  example: {
    caption: 'L’esempio: quattro gioielli con il jolly fanno 25, le tre auto 9, l’arma 1. In tutto 35.',
    alt: 'Un magazzino con quattro gioielli, tre auto, un’arma e un jolly, e sotto i set migliori.',
  },
  bidding: {
    caption: 'Le 3 monete del rivale contro le tue 5: per continuare deve metterne almeno 6.',
    alt: 'Il porto di New York con una nave su una pila di tre monete, e la tua in contorno su cinque.',
  },
};
