import { count } from '../../../text/languages.ts';
import type { ReplayWords } from './words.ts';

const moves = (n: number): string => count('nl', n, { one: 'zet', other: 'zetten' });

export const nl: ReplayWords = {
  title: (game) => `Terugkijken: ${game}`,
  controls: {
    label: 'Terugkijken',
    first: 'Naar het begin',
    back: 'Eén zet terug',
    play: 'Afspelen',
    pause: 'Pauze',
    next: 'Eén zet verder',
    last: 'Naar het einde',
    speed: (times) => `Snelheid ${times}×`,
    scrubber: 'Moment in het spel',
    keys: '← → één zet, spatie speelt af, Home en End springen.',
  },
  start: 'Het begin',
  move: (n, of) => `Zet ${n} van ${of}`,
  moments: 'Hoogtepunten',
  eyes: { label: 'Gezien door', all: 'Niets verborgen' },
  share: 'Delen',
  shared: 'Link gekopieerd',
  shareFailed: 'Geen verbinding, geen link',
  toTable: 'Naar de tafel',
  running: 'Dit spel wordt nog gespeeld. Je ziet wat er aan tafel te zien was.',
  playOn: 'Vanaf hier verder spelen',
  playOnHelp: 'Vanaf deze stand speel je tegen bots, hier in je browser.',
  open: {
    title: 'Een spel terugkijken',
    text: 'Sleep het verslag van een spel hierheen of kies het bestand. Het blijft in je browser.',
    where: 'Het verslag van elk afgelopen spel kun je bij de uitslag downloaden.',
    pick: 'Bestand kiezen',
    another: 'Ander verslag openen',
  },
  wrong: {
    title: 'Dit spel kan niet worden getoond',
    file: 'Het bestand is geen verslag dat Quayside kan afspelen.',
    lobby: 'Naar de lobby',
  },
  look: {
    title: 'Je kijkt terug.',
    now: 'Terug naar het spel',
    since: 'Laat zien wat er sindsdien gebeurde',
    yourTurn: 'Jij bent aan de beurt.',
  },
  result: {
    wins: (name, score) => `${name} wint met ${score}`,
    winsAlone: (name) => `${name} wint`,
    shares: (names, score) => `${names} delen de overwinning met ${score}`,
    scored: (n) => count('nl', n, { one: 'punt', other: 'punten' }),
    stopped: 'Het spel is voortijdig beëindigd',
    ahead: (score, name) => `${score} meer dan ${name}.`,
    level: (name) => `Gelijk met ${name}; de regel voor een gelijke stand beslist.`,
    rounds: (n) => count('nl', n, { one: 'ronde', other: 'rondes' }),
    money: (n) => (n < 0 ? `−$${-n}` : `$${n}`),
    replay: 'Terugkijken',
    board: 'Tafel bekijken',
    reckoning: 'De afrekening',
    reckoningHelp: 'Regel voor regel, zoals aan een echte tafel.',
    unfold: 'Nog eens onthullen',
    unfoldAll: 'Alles tonen',
    line: 'Wat telt',
    total: 'Totaal',
    posts: {
      cash: 'Geld',
      island: 'Eiland',
      harbour: 'Havenwinkel',
      ship: 'Schip',
      bankPort: 'Bankhaven',
      loans: 'Leningen',
    },
  },
  charts: {
    round: (n) => `ronde ${n}`,
    container: {
      worth: {
        title: 'Wat iedereen waard was',
        help: 'Alsof het spel toen was afgelopen. Tijdens het spel geheim.',
      },
      cash: {
        title: 'Geld in de loop van het spel',
        help: 'In de hand aan het einde van elke ronde. Tijdens het spel geheim.',
      },
      island: {
        title: 'Containers op het eiland',
        help: 'Hoeveel ieder er daar aan het einde van elke ronde had.',
      },
    },
    shanghaien: {
      points: {
        title: 'Punten in de loop van het spel',
        help: 'Alsof het spel na elke ronde was afgelopen.',
      },
      crew: { title: 'Bemanningen', help: 'Hoeveel matrozen ieder had aangemonsterd.' },
    },
    'cargo-noir': {
      points: { title: 'Punten in de loop van het spel', help: 'Wat de kaarten na elke ronde waard waren.' },
      coins: { title: 'Munten in de loop van het spel', help: 'In de kluis aan het einde van elke ronde.' },
      goods: {
        title: 'Goederen in het pakhuis',
        help: 'Hoeveel fiches er aan het einde van elke ronde lagen.',
      },
    },
  },
  luck: {
    title: 'Het toeval controleren',
    lead: 'Voordat iemand gaat zitten, belooft de tafel een geheim getal door de vingerafdruk ervan te publiceren. Elke dobbelsteen en elke kaart volgt daaruit. Na het spel ligt het getal open en rekent deze pagina alles na.',
    note: 'Je hoeft deze server niet te vertrouwen: het verslag is met elk ander programma te controleren.',
    checking: 'Wordt nagerekend …',
    good: 'Alles is zoals beloofd.',
    fits: 'In het verslag klopt alles met elkaar.',
    bad: 'Er klopt iets niet.',
    byServer:
      'Op een onbeveiligde pagina berekent je browser geen vingerafdrukken; de server heeft het gedaan.',
    steps: {
      file: {
        title: () => 'Het verslag is volledig',
        text: 'De laatste regel is de controlesom van alle regels ervoor.',
      },
      promise: {
        title: () => 'Het getal is het beloofde',
        text: 'SHA-256 van het getal moet de vingerafdruk geven die vóór het spel is gepubliceerd.',
      },
      draws: {
        title: (n) => `${count('nl', n, { one: 'trekking volgt', other: 'trekkingen volgen' })} eruit`,
        text: 'Elke trekking is HMAC-SHA-256 van de tafel, de bijdrage van elke plaats en het nummer van de trekking.',
      },
      seals: {
        title: (n) => `${count('nl', n, { one: 'verzegelde zet', other: 'verzegelde zetten' })} ongewijzigd`,
        text: 'Wat gedekt is gelegd, is ook wat is omgedraaid.',
      },
      rules: {
        title: (n) => `${moves(n)} volgens de regels`,
        text: 'Elke zet is nagespeeld; elke zet was toegestaan en leidde tot de stand in het verslag.',
      },
    },
    seed: 'Het getal',
    promise: 'De belofte',
    nonces: 'Bijdragen van de plaatsen',
    none: 'Er valt niets te controleren: dit verslag komt niet van een tafel.',
    file: 'Een verslag controleren',
    noted: {
      agrees: 'Wat je browser heeft genoteerd klopt',
      differs: 'De tafel heeft zich niet gehouden aan wat ze je browser liet zien',
      nothing: 'Je browser heeft niets genoteerd',
      whyNothing:
        'Hij heeft deze tafel niet gezien zolang het getal geheim was en kan dus niet zeggen of er iets is verwisseld. Speelde je op een ander apparaat, kijk dan daar.',
      since: (date) => `Genoteerd sinds ${date}, toen het getal nog geheim was.`,
      promise: 'De belofte is die welke de tafel het eerst liet zien.',
      nonce: 'Jouw bijdrage aan het toeval is die welke je browser stuurde.',
      noNonce:
        'Jouw bijdrage aan het toeval is niet vergeleken: met deze browser ben je hier niet gaan zitten.',
      seals: (n) =>
        `${count('nl', n, { one: 'zegel is zoals het werd getoond.', other: 'zegels zijn zoals ze werden getoond.' })}`,
      moves: (n) =>
        `${count('nl', n, { one: 'zet van jou is zoals je hem stuurde.', other: 'zetten van jou zijn zoals je ze stuurde.' })}`,
      dropped: (n) =>
        `${count('nl', n, { one: 'oudere notitie is niet bewaard.', other: 'oudere notities zijn niet bewaard.' })}`,
      download: 'Mijn bewijs downloaden',
      alarm: 'Deze tafel houdt zich niet aan wat ze je browser eerder liet zien.',
      whatToDo: 'Haar toeval is niet te vertrouwen. Download je bewijs; iedereen kan het controleren.',
    },
  },
};
