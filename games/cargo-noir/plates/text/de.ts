import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const de: Captions<PlateId> = {
  outbid: {
    caption:
      'In Rotterdam sind deine 3 Münzen überboten: Erhöhe deinen Stapel auf 6 oder mehr, oder zieh dich zurück. In New York bist du allein und nimmst die Waren.',
    alt: 'Zwei Häfen: In Rotterdam steht ein fremdes Schiff auf fünf Münzen, deines auf drei; in New York liegt nur deines.',
  },
  sets: {
    caption:
      'Drei Autos und der Joker sind vier gleiche Waren: 16. Kunst und Gold sind zwei verschiedene: 3. Zusammen 19.',
    alt: 'Ein Lager mit drei Autos, Kunst, Gold und einem Joker, darunter die besten Kombinationen.',
  },
  cards: {
    caption:
      'Mit Kombinationen im Wert von 19 sind die Karten markiert, die du jetzt kaufen könntest. Jede zeigt ihren Preis, ihre Punkte und wie viele noch da sind.',
    alt: 'Der Kartenmarkt als Regal: jede Karte mit Preis, Punkten und verbleibender Zahl.',
  },
  stacks: {
    caption:
      'In New York liegen schon Stapel von 3 und 2 Münzen. Deiner muss höher sein als beide, also mindestens 4: die gestrichelte Linie.',
    alt: 'Der Hafen New York mit Schiffen auf Stapeln von drei und zwei Münzen, deines als Umriss auf vier.',
  },
  example: {
    caption:
      'Das Beispiel: Vier Juwelen mit dem Joker ergeben 25, die drei Autos 9, die Waffe 1. Zusammen sind es 35.',
    alt: 'Ein Lager mit vier Juwelen, drei Autos, einer Waffe und einem Joker, darunter die besten Kombinationen.',
  },
  bidding: {
    caption: '3 Münzen deines Gegners gegen deine 5: Um mitzuhalten, muss er mindestens 6 legen.',
    alt: 'Der Hafen New York mit einem Schiff auf einem Stapel von drei Münzen, deines als Umriss auf fünf.',
  },
};
