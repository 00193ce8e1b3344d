import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const nl: LessonWords<LessonId> = {
  aim: 'Dit is jouw gebied op het eiland. Wat hier aan het einde ligt, is voor jou geld waard; wie het meest waard is, wint.',
  port: 'Je haven: links de havenwinkel, rechts de fabriek. Bij jezelf koop je nooit; je leeft van wat de anderen je betalen.',
  actions:
    'Je hebt twee acties per beurt. Begin met ‘Produceren’: elke machine maakt een container, en $1 gaat naar de speler rechts van je.',
  priced:
    'Je fabriekswinkel, met de prijzen die jij kiest. De anderen kopen hier voor hun haven; wat goedkoop is, gaat het eerst.',
  buy: 'Koop nu uit een andere fabriek voor je havenwinkel: daar goedkoop, bij jou duurder. De eigenaar kan niet weigeren.',
  resale:
    'Schepen kopen uit je havenwinkel voor jouw prijzen, $2 tot en met $6. Er past één container per pakhuis in.',
  card: 'Je geheime waardekaart zegt wat elke kleur op het eiland voor jou waard is. Niemand anders heeft dezelfde.',
  build:
    'Je havenwinkel is vol. Een extra pakhuis geeft ruimte; een extra machine maakt bij elke productie een tweede kleur.',
  sold: 'Iemand heeft bij je gekocht en het geld is van jou. Vul je winkels weer voordat de volgende klant komt.',
  sail: 'Je schip kan een andere haven binnenvaren en tot vijf containers laden voor de prijzen daar. De eigen haven vaart het nooit binnen.',
  cargo:
    'Lading aan boord! Vaar terug naar zee en dan naar het eiland, elk één actie. Daar bieden alle anderen op je hele lading.',
  bid: 'Een veiling! Wat is deze lading volgens je waardekaart voor jou waard? Je bod is blind; alleen de winnaar betaalt.',
  doubled:
    'De winnaar betaalde en de staat legde er evenveel bij: de verkoper kreeg het dubbele. Daar komt het grote geld vandaan.',
  answer:
    'De biedingen liggen open. Accepteer het beste en krijg het dubbele, of betaal het aan de bank en houd de lading zelf.',
  loan: 'Krap bij kas? Een lening geeft meteen $10. Die kost $1 per beurt en $11 aan het einde; hooguit twee.',
  repay:
    'De veiling beëindigt je beurt. Eerst kun je met de opbrengst nog leningen aflossen: elk scheelt $1 per beurt en $11 aan het einde.',
  interest:
    'Je geld is niet genoeg voor de rente. Met nog een lening betaal je die; anders kiest de speler rechts van je wat er in beslag wordt genomen.',
  variety:
    'Aan het einde raakt iedereen op het eiland de kleur kwijt waarvan hij de meeste heeft. Verzamel dus meerdere kleuren.',
  farewell:
    'Nu weet je hoe de handel loopt. Het spel eindigt als twee kleuren op zijn. Ik meld me als er iets nieuws komt.',
  ending:
    'Eén kleur is op; bij de tweede eindigt het spel. Geld, eiland, havenwinkel en schip tellen, je fabriekswinkel niet.',
};
