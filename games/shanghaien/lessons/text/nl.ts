import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const nl: LessonWords<LessonId> = {
  aim: 'Elke ronde wachten er zes kaarten in de kroeg. Ronsel matrozen: per land levert de sterkste bemanning punten op.',
  roll: 'Jij bent aan de beurt. Gooi twee dobbelstenen: één plaats je, de andere gaat terug naar je voorraad.',
  choose: 'Welke dobbelsteen wil je plaatsen? Hij biedt op de kaart met zijn getal.',
  ends: 'In de rij ligt nog niets, dus jij bepaalt ook vanaf welke kant de kaarten worden geteld. Kies een oplichtende kaart.',
  majority:
    'Je dobbelsteen biedt op deze kaart. Wie er meer bij heeft liggen, krijgt die kaart; eronder staat wie voorligt, en waarom.',
  rival:
    'Ook je tegenstander heeft geplaatst. Bij een kaart mogen zoveel dobbelstenen liggen als je wilt: er is nog niets verloren.',
  crews:
    'Beide bemanningen, alsof de ronde nu voorbij was. Kijk hier voordat je plaatst: elk land telt apart.',
  tie: 'Hier liggen evenveel dobbelstenen. Dan tellen de ogen van je eigen stenen bij de buurkaarten; de hoogste som krijgt de kaart.',
  tricks:
    'Geen matroos, maar een vuile truc. Je wint hem zoals elke kaart; vanaf de volgende ronde helpt hij je stenen of een bemanning.',
  call: 'Met twee van jouw stenen in de rij mag je de bel luiden in plaats van te gooien. ‘Shanghai!’ beëindigt de ronde: slim als je er goed voor staat.',
  shared:
    'De ronde is voorbij: matrozen en trucs zijn verdeeld, kaarten zonder stenen zijn weg. Wie niet heeft geroepen, begint.',
  play: 'Je hebt een truc. Eén keer per ronde, na het gooien, mag je een van de twee effecten gebruiken. Nooit gespeeld: één punt.',
  duel: 'Dit land hebben jullie allebei. Aan het einde scoort de sterkste bemanning de sterkte van de zwakkere; zonder rivaal de eigen sterkte.',
  farewell:
    'Nu kun je het. Het spel duurt acht rondes; ik meld me als er iets nieuws komt, en vóór de laatste.',
  lastRound:
    'De laatste ronde: daarna wordt er geteld. Let op landen die bijna gelijk staan; één matroos kan ze doen kantelen.',
  tooEarly:
    'Je riep terwijl geen enkele kaart van jou was. ‘Shanghai!’ loont als je er goed voor staat; gooi tot die tijd liever.',
  mustCall: 'Met minder dan twee dobbelstenen in je voorraad moet je nu ‘Shanghai!’ roepen.',
};
