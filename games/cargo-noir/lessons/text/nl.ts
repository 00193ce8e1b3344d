import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const nl: LessonWords<LessonId> = {
  aim: 'Alleen kaarten leveren punten op. Je betaalt ze met smokkelwaar uit de havens. Na elf rondes winnen de meeste punten.',
  ports:
    'In elke haven liggen goederen op de kade. Stuur een schip met meer munten dan alle anderen, en alles is van jou.',
  macao:
    'Macao wijst niemand af: het casino betaalt 2 munten per schip, op de zwarte markt ruilt of trekt elk schip één fiche.',
  send: 'Stuur nu al je schepen uit: hooguit één per haven, met minstens één munt. Je hebt er maar zeven: verdeel ze goed.',
  stack:
    'Je munten blijven tot je volgende beurt onder het schip liggen. Wie er intussen meer neerlegt, ligt voor op jou.',
  rivals: 'Een tegenstander heeft geboden. Het label bij elke haven zegt met hoeveel munten je die nu wint.',
  home: 'Hier heeft niemand je overboden: je munten zijn weg, de hele lading is van jou. Haal je schepen een voor een terug, in willekeurige volgorde.',
  outbid:
    'Iemand heeft je overboden. Verhoog tot boven iedereen en wacht nog een ronde, of trek je terug met schip en munten: dat kost alleen tijd.',
  casino:
    'Een schip in het casino levert je 2 munten op. Daar leef je van als de stapels in de havens groeien.',
  market:
    'Een schip op de zwarte markt: ruil een van je fiches voor een fiche dat hier ligt, of trek er een uit de zak.',
  sets: 'Gelijke goederen zijn het kwadraat van hun aantal waard: 1, 4, 9, 16, 25. Verschillende groeien trager: 1, 3, 6, 10, 15.',
  trade:
    'Nu mag je sets inruilen voor kaarten. Wisselgeld krijg je niet, dus vaak loont het om op een grotere set te wachten.',
  edges:
    'Deze kaarten helpen je tot het einde: een schip meer, plaats voor nog twee fiches, munten als je je terugtrekt. Hoe vroeger, hoe meer ze opleveren.',
  farewell:
    'Nu kun je het. Let op je pakhuis: er passen zes fiches in. Ik meld me bij iets nieuws, en vóór de laatste ronde.',
  lastRound:
    'De laatste ronde. Nu telt elke munt voor 1 bij het inruilen. Wat je overhoudt is niets waard: geef uit wat je kunt.',
  overflow:
    'Je pakhuis was te vol en je raakte goederen kwijt. Ruil liever eerder in, ook voor een kleine kaart.',
};
