import type { AdviceWords } from './words.ts';

export const es: AdviceWords = {
  hint: {
    ask: 'Pista',
    title: 'Una pista',
    thinking: 'Pensándolo …',
    think: 'Piensa en esto:',
    more: 'Ver las mejores jugadas',
    best: 'Las mejores jugadas',
    chance: (percent) => `${percent} de ganar`,
    show: 'Mostrar',
    close: 'Cerrar la pista',
    rated: 'Esta partida cuenta para la clasificación: aquí cada cual piensa por sí mismo.',
    failed: 'Aquí no tengo consejo. Fíate de tu olfato.',
  },
  review: {
    start: 'Analizar la partida',
    help: 'Un bot experto revisa cada decisión, aquí en tu navegador. Tarda como mucho medio minuto.',
    working: (percent) => `Revisando las decisiones … ${percent}`,
    stop: 'Parar',
    stopped: 'Parado antes de tiempo: no se han revisado todas las decisiones.',
    failed: 'El análisis se ha interrumpido.',
    again: 'Empezar de nuevo',
    chance: { title: 'Probabilidad de ganar', help: 'Con todo a la vista, después de cada jugada.' },
    move: (n) => `jugada ${n}`,
    split: 'Suerte y decisiones',
    costlyHelp: 'Según lo que cada cual podía saber entonces. Todas se han revisado dos veces.',
    more: (n) => `Ver ${n} más`,
    see: 'Ver la posición',
    bids: {
      title: (n) => `Puja por puja (${n})`,
      help: 'Lo que se pujó, y la puja que más prometía.',
      said: 'Puja',
      best: 'La más prometedora',
      cost: 'Coste',
    },
  },
};
