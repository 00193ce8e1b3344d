/** Shanghaien in Dutch. */
import type { GameText } from '../../../text/game-text.ts';
import { count, list } from '../../../text/languages.ts';
import type { Effect, End, Nation, Trick } from '../rules/tables.ts';
import type { Announced, Shanghaien } from '../rules/types.ts';
import { type Awarded, boardWith, cardNamer, higherFirst } from './board.ts';

export const NATIONS: Readonly<Record<Nation, string>> = {
  american: 'Amerikanen',
  french: 'Fransen',
  german: 'Duitsers',
  chinese: 'Chinezen',
  dutch: 'Nederlanders',
  turkish: 'Turken',
  spanish: 'Spanjaarden',
  italian: 'Italianen',
};

export const EFFECTS: Readonly<Record<Effect, string>> = {
  joker: 'Joker',
  shift: '±1',
  both: 'Beide dobbelstenen',
  reroll: 'Opnieuw gooien',
  captain: 'Gekke kapitein',
  ban: 'Geen Shanghai',
  rerollAll: 'Alles opnieuw gooien',
  sharks: 'Haaien',
  exchange: 'Ruil',
  doubles: 'Dubbel',
};

export const TRICKS: Readonly<Record<Trick, string>> = {
  jokerShift: 'Joker / ±1',
  jokerReroll: 'Joker / Opnieuw gooien',
  jokerBoth: 'Joker / Beide dobbelstenen',
  shiftReroll: '±1 / Opnieuw gooien',
  shiftBoth: '±1 / Beide dobbelstenen',
  rerollBoth: 'Opnieuw gooien / Beide dobbelstenen',
  captain: 'Gekke kapitein',
  banRerollAll: 'Geen Shanghai / Alles opnieuw gooien',
  sharksExchange: 'Haaien / Ruil',
  doubles: 'Dubbel',
};

const dice = (n: number): string => count('nl', n, { one: 'dobbelsteen', other: 'dobbelstenen' });
const points = (n: number): string => count('nl', n, { one: 'punt', other: 'punten' });
const ends = { left: 'links', right: 'rechts' } as const;
const from = (end: End | null): string => (end === null ? '' : `, geteld vanaf ${ends[end]}`);
const card = cardNamer(NATIONS, TRICKS);

/** What the captain may object to. */
function intent(move: Announced): string {
  switch (move.type) {
    case 'shanghai':
      return 'Shanghai roepen';
    case 'place':
      return `de ${move.die} plaatsen`;
    case 'joker':
      return `‘${EFFECTS.joker}’ voor de ${NATIONS[move.nation]} spelen`;
    case 'shift':
      return `‘${EFFECTS.shift}’ spelen (${move.die} → ${move.die + move.by})`;
    case 'exchange':
      return `‘${EFFECTS.exchange}’ spelen en de ${move.back} terugnemen`;
    default:
      return `‘${EFFECTS[move.type]}’ spelen`;
  }
}

export const nl: GameText<Shanghaien> = {
  title: 'Shanghaien',

  refusals: {
    gameOver: () => 'Het spel is afgelopen.',
    notYourTurn: ({ turn }, who) => `${who(turn)} is aan de beurt.`,
    rollFirst: () => 'Gooi eerst de dobbelstenen.',
    alreadyRolled: () => 'Je hebt al gegooid: speel een truc of plaats een dobbelsteen.',
    mustCall: ({ supply }) => `Je hebt nog maar ${dice(supply)} in je voorraad: je moet Shanghai roepen.`,
    tooFewPlaced: ({ placed }) =>
      `Om Shanghai te roepen heb je twee eigen dobbelstenen in de rij nodig; je hebt er ${placed}.`,
    dieNotRolled: ({ die }) => `Geen van je dobbelstenen toont een ${die}.`,
    chooseEnd: () =>
      'Dit is de eerste dobbelsteen van de ronde: zeg vanaf welke kant de kaarten worden geteld.',
    endIsSet: () => 'De kaarten zijn in deze ronde al genummerd.',
    trickPlayed: () => 'Je hebt in deze ronde al een truc gespeeld.',
    cardNotHeld: ({ card: held }) => `Je hebt de kaart ‘${TRICKS[held]}’ niet.`,
    effectNotOnCard: ({ card: held, effect }) =>
      `‘${EFFECTS[effect]}’ staat niet op de kaart ‘${TRICKS[held]}’.`,
    noSailorThere: ({ nation }) => `Je hebt nog geen ${NATIONS[nation]}; een joker kan niet de eerste zijn.`,
    beyondTheDie: ({ die }) => `Een dobbelsteen gaat van 1 tot en met 6: de ${die} kan niet verder.`,
    captainNotInLastRound: () => 'In de laatste ronde blijft de Gekke kapitein aan wal.',
    captainAlreadyOut: () => 'In deze ronde is er al een Gekke kapitein in actie.',
    answerFirst: () => 'Zeg eerst of je kapitein bezwaar maakt.',
    nothingToAnswer: () => 'Er is niets om bezwaar tegen te maken.',
    trickObjected: ({ card: held }) =>
      `De kapitein heeft in deze beurt bezwaar gemaakt tegen ‘${TRICKS[held]}’.`,
    shanghaiObjected: () => 'De kapitein heeft bezwaar gemaakt: je moet gooien.',
    shanghaiBanned: () => '‘Geen Shanghai’ geldt: alleen wie te weinig dobbelstenen heeft, mag roepen.',
    spreadFirst: () => 'Leg eerst één dobbelsteen terug en plaats de rest.',
    nothingToSpread: () => 'Je hebt niet al je dobbelstenen opnieuw gegooid.',
    alreadyFaceDown: ({ number }) => `Kaart ${number} ligt al gedekt.`,
    nothingToExchange: () => 'Je hebt geen dobbelsteen in de rij om terug te nemen.',
    noDieThere: ({ die }) => `Bij kaart ${die} ligt geen dobbelsteen van jou.`,
    doublesNotInPlay: () => 'Dit spel wordt zonder de dubbelkaart gespeeld.',
    noDouble: () => 'Je hebt niet dubbel gegooid.',
    doublesIsYours: () => 'Je hebt de dubbelkaart al.',
    doubleMustBeUsed: () => 'Na een dubbele worp moet je opnieuw gooien of de dubbelkaart nemen.',
  },

  events: {
    dealt: ({ round, starter }, who) => `Ronde ${round}: zes nieuwe kaarten. ${who(starter)} begint.`,
    rolled: ({ seat, dice: thrown }, who) => `${who(seat)} gooit ${list('nl', thrown)}.`,
    rerolledOne: ({ seat, dice: thrown }, who) =>
      `${who(seat)} gooit één dobbelsteen opnieuw: ${list('nl', thrown)}.`,
    announced: ({ seat, move }, who) => `${who(seat)} wil ${intent(move)}.`,
    allowed: ({ seat }, who) => `De kapitein van ${who(seat)} staat het toe.`,
    objected: ({ seat }, who) => `De kapitein van ${who(seat)} maakt bezwaar!`,
    numbered: ({ end }) => `De kaarten worden vanaf ${ends[end]} geteld.`,
    placed: ({ seat, die }, who) => `${who(seat)} plaatst een dobbelsteen bij kaart ${die}.`,
    takenBack: ({ seat, dice: back }, who) =>
      `${who(seat)} neemt ${list(
        'nl',
        back.map((die) => `de ${die}`),
      )} terug.`,
    trick: ({ seat, effect }, who) => `${who(seat)} speelt een truc: ${EFFECTS[effect]}.`,
    joined: ({ seat, nation }, who) => `De joker versterkt de ${NATIONS[nation]} van ${who(seat)} met 2.`,
    shifted: ({ seat, from: was, to }, who) => `${who(seat)} draait de ${was} naar een ${to}.`,
    sunk: ({ number }) => `Kaart ${number} gaat naar de haaien.`,
    doublesTaken: ({ seat, from: holder }, who) =>
      `${who(seat)} neemt de dubbelkaart${holder === null ? '' : ` van ${who(holder)}`}.`,
    called: ({ seat, forced }, who) =>
      forced ? `${who(seat)} heeft te weinig dobbelstenen: Shanghai!` : `${who(seat)} roept: Shanghai!`,
    awarded: (award, who) => AWARDED[award.why](award, award.to === null ? '' : who(award.to)),
    scored: ({ nation, strengths, to, points: won }, who) =>
      `${NATIONS[nation]} (${strengths.join(' : ')}): ${to === null ? 'geen punten' : `${points(won)} voor ${who(to)}`}.`,
    tricksScored: ({ seat, points: won }, who) => `${points(won)} voor ongebruikte trucs van ${who(seat)}.`,
    ended: ({ scores, places }, who) =>
      `${scores.join(' : ')}. ${places[0] === places[1] ? 'Gelijkspel!' : `${who(places.indexOf(1))} wint!`}`,
  },

  kinds: {
    roll: 'Gooien',
    shanghai: '‘Shanghai!’ roepen',
    place: 'Dobbelsteen plaatsen',
    joker: 'Truc: joker',
    shift: 'Truc: één oog',
    both: 'Truc: beide stenen',
    reroll: 'Truc: opnieuw gooien',
    captain: 'Gekke kapitein',
    ban: 'Geen Shanghai',
    rerollAll: 'Alles opnieuw gooien',
    spread: 'Eén steen terugleggen',
    sharks: 'Haaien',
    exchange: 'Ruil',
    doubles: 'Truc: Dubbel',
    rerollOne: 'Eén opnieuw gooien',
    takeDoubles: 'Dubbelkaart nemen',
    object: 'Bezwaar maken',
    allow: 'Toestaan',
  },

  moves: {
    roll: () => 'Twee dobbelstenen gooien',
    shanghai: () => '‘Shanghai!’ roepen',
    place: ({ die, end }) => `De ${die} plaatsen${from(end)}`,
    joker: ({ card: held, nation }) => `Truc ‘${TRICKS[held]}’: joker voor de ${NATIONS[nation]}`,
    shift: ({ card: held, die, by }) => `Truc ‘${TRICKS[held]}’: de ${die} naar een ${die + by} draaien`,
    both: ({ card: held, end }) => `Truc ‘${TRICKS[held]}’: beide dobbelstenen plaatsen${from(end)}`,
    reroll: ({ card: held }) => `Truc ‘${TRICKS[held]}’: beide dobbelstenen opnieuw gooien`,
    captain: () => 'Truc: de Gekke kapitein erop uitsturen',
    ban: () => 'Truc: geen Shanghai in deze ronde',
    rerollAll: () => 'Truc: al je dobbelstenen opnieuw gooien',
    spread: ({ back, end }) => `De ${back} terugleggen en de rest plaatsen${from(end)}`,
    sharks: () => 'Truc: een kaart naar de haaien sturen',
    exchange: ({ back }) => `Truc: de ${back} terugnemen en beide dobbelstenen plaatsen`,
    doubles: () => 'Truc ‘Dubbel’: beide dobbelstenen opnieuw gooien',
    rerollOne: () => 'Dubbel: één dobbelsteen opnieuw gooien',
    takeDoubles: ({ end }) => `Dubbel: de dubbelkaart nemen${from(end)}`,
    object: () => 'De kapitein maakt bezwaar',
    allow: () => 'Toestaan',
  },

  options: {
    crazyCaptain: {
      name: 'Gekke kapitein',
      help: 'Beide spelers krijgen een kapitein die in elke beurt van de ander één keer bezwaar mag maken.',
    },
    noShanghai: {
      name: 'Extra kaart 1: Geen Shanghai / Alles opnieuw gooien',
      help: 'Beide spelers krijgen één zo’n truc-kaart.',
    },
    sharks: { name: 'Extra kaart 2: Haaien / Ruil', help: 'Beide spelers krijgen één zo’n truc-kaart.' },
    doubles: {
      name: 'Extra kaart 3: Dubbel',
      help: 'Een kaart in het midden die je kunt nemen als je dubbel gooit.',
    },
    trickDeck: {
      name: 'Truc-kaarten',
      help: 'Hoeveel er van elke soort tussen de 48 kaarten zitten; samen acht.',
      parts: TRICKS,
    },
    tie: {
      name: 'Gelijke stand aan het einde',
      help: 'Wat er gebeurt als beide spelers evenveel punten hebben.',
      values: { shared: 'de overwinning wordt gedeeld', nations: 'wie in meer landen scoort, wint' },
    },
    captainScores: {
      name: 'Ongebruikte kapitein',
      help: 'Een Gekke kapitein die nooit is gespeeld, telt voor één punt: zo staat het gedrukt. Zonder: een huisregel.',
    },
    doublesDice: {
      name: 'Dobbelstenen waarmee je de dubbelkaart neemt',
      help: 'De regels zijn op beide manieren te lezen.',
      values: { back: 'gaan terug naar de voorraad', spent: 'zijn voor de ronde verbruikt' },
    },
    doublesChoice: {
      name: 'Een dubbele worp',
      help: 'Wat gedrukt staat, of een huisregel.',
      values: {
        forced: 'wordt opnieuw gegooid of neemt de kaart',
        free: 'mag ook worden geplaatst zoals hij ligt (huisregel)',
      },
    },
  },

  chapters: {
    1: 'Doel en materiaal',
    2: 'Klaarzetten',
    3: 'Een beurt',
    4: 'De kaarten verdelen',
    5: 'Vuile trucs',
    6: 'Einde en puntentelling',
    7: 'Uitbreiding: Gekke kapitein',
    8: 'Extra kaart 1: Geen Shanghai / Alles opnieuw gooien',
    9: 'Extra kaart 2: Haaien / Ruil',
    10: 'Extra kaart 3: Dubbel',
    11: 'Edities en twijfelgevallen',
  },

  rules: {
    '1.1':
      'Twee kapiteins ronselen bemanningen in een havenkroeg. Wie van een land de sterkere bemanning heeft, scoort wat de zwakkere waard is.',
    '1.2': 'Er zijn 40 matrozen: acht landen met de waarden 1, 2, 3, 3 en 4.',
    '1.3':
      'Daar worden acht kaarten ‘Vuile trucs’ doorheen geschud. Elke kaart toont twee effecten; wie de kaart heeft, gebruikt er één van.',
    '1.4':
      'Jullie hebben elk zes dobbelstenen en een kapitein. Die laat zien wie in deze ronde al een truc heeft gespeeld.',
    '2.1': 'Schud de 48 kaarten en leg er zes open op een rij: de kroeg.',
    '2.2': 'Het toeval bepaalt wie begint.',
    '2.3': 'Alles ligt open, behalve de volgorde van de trekstapel.',
    '3.1':
      'Het spel duurt acht rondes. Jullie spelen om de beurt; in je beurt gooi je of roep je Shanghai, nooit allebei.',
    '3.2':
      'Om te gooien heb je twee dobbelstenen in je voorraad nodig. Gooi er twee, plaats er precies één en neem de andere terug.',
    '3.3':
      'Een dobbelsteen komt aan jouw kant bij de kaart met zijn getal. Er mogen bij een kaart zoveel dobbelstenen liggen als je wilt.',
    '3.4':
      'De eerste dobbelsteen die in een ronde wordt geplaatst, bepaalt vanaf welke kant de kaarten van 1 tot en met 6 worden geteld. Dat geldt voor beide spelers, tot de ronde voorbij is.',
    '3.5':
      'In plaats van te gooien mag je Shanghai roepen als er minstens twee van je eigen dobbelstenen in de rij liggen. Daarmee eindigt de ronde.',
    '3.6': 'Met minder dan twee dobbelstenen in je voorraad moet je Shanghai roepen.',
    '3.7':
      'Een beurt in het kort: of je roept Shanghai, en de ronde is voorbij; of je gooit, speelt als je wilt een truc (5.1) en plaatst één dobbelsteen. Dan is de ander aan de beurt. Passen kan niet, en na het gooien kun je niet meer roepen. Een truc kost zijn kaart; verder kost niets iets.',
    '3.8':
      'Een ronde eindigt alleen doordat iemand roept. Elke beurt laat een dobbelsteen in de rij achter, dus zonder trucs plaats je er hoogstens vijf: dan heb je er nog één en moet je roepen. Dat is uiterlijk in de elfde beurt van de ronde.',
    '4.1': 'Een kaart zonder dobbelstenen gaat uit het spel.',
    '4.2': 'Wie meer dobbelstenen bij een kaart heeft, krijgt die kaart.',
    '4.3':
      'Bij evenveel dobbelstenen tellen beide spelers de ogen van hun eigen dobbelstenen bij de buurkaarten op; de hoogste som krijgt de kaart. Kaarten aan het uiteinde hebben maar één buurkaart.',
    '4.4': 'Is ook dat gelijk, dan gaat de kaart uit het spel.',
    '4.5':
      'Over alle zes de kaarten wordt beslist voordat er een dobbelsteen wordt verplaatst. Matrozen komen bij je bemanning van hun land; truc-kaarten liggen open voor je en zijn vanaf de volgende ronde te gebruiken.',
    '4.6':
      'Daarna gaan alle dobbelstenen en kapiteins terug, komen er zes nieuwe kaarten op tafel en begint de speler die niet heeft geroepen.',
    '4.7':
      'Voorbeeld: jouw dobbelstenen liggen bij de kaarten 2, 2, 3, 6 en 6, die van de ander bij 3, 4, 5, 6 en 6. Kaart 1 heeft er geen en gaat uit het spel. Kaart 2 is voor jou, twee tegen nul. Bij kaart 3 hebben jullie er elk één; ernaast heb jij twee tweeën en de ander een vier, evenveel ogen, dus de kaart gaat uit het spel. De kaarten 4 en 5 zijn voor de ander. Bij kaart 6 hebben jullie er elk twee; ernaast ligt alleen de vijf van de ander: ook die kaart is voor de ander.',
    '5.1': 'Beide spelers mogen per ronde één truc spelen, meteen na het gooien en vóór het plaatsen.',
    '5.2':
      'Kies een van de twee effecten van de kaart. Gebruik je de kaart voor dobbelstenen, dan gaat die uit het spel.',
    '5.3':
      'Joker: leg de kaart bij een land waarvan je al een matroos hebt. De kaart telt tot het einde van het spel als een matroos met waarde 2.',
    '5.4':
      '±1: draai een van de twee dobbelstenen één omhoog of omlaag, maar niet voorbij 1 of 6. Plaats daarna een van beide.',
    '5.5': 'Beide dobbelstenen: plaats allebei de dobbelstenen die je hebt gegooid.',
    '5.6': 'Opnieuw gooien: gooi beide dobbelstenen nog een keer. De nieuwe worp telt.',
    '5.7':
      'Je mag zoveel truc-kaarten hebben als je wilt; ze liggen open. Een joker blijft bij zijn bemanning en is geen truc-kaart meer. Een truc-kaart die je in de laatste ronde wint, kun je niet meer spelen, maar levert wel een punt op (6.5).',
    '6.1': 'Het spel eindigt na de achtste ronde.',
    '6.2':
      'Tel elke bemanning op. Hebben beide spelers een bemanning van hetzelfde land, dan legt de sterkste van de twee de eigen bemanning af en neemt die van de ander: dat levert zoveel punten op als de zwakkere bemanning sterk is.',
    '6.3': 'Zijn ze even sterk, dan scoort niemand voor dat land.',
    '6.4': 'Wie als enige een land heeft, scoort de sterkte daarvan.',
    '6.5': 'Elke truc-kaart die nooit is gespeeld, is één punt waard.',
    '6.6': 'Het hoogste totaal wint. Bij een gelijke stand delen jullie de overwinning.',
    '6.7':
      'Voorbeeld: Amerikanen 6 bij jou, 7 bij de ander. De ander legt die 7 af, neemt jouw 6 en scoort 6. Fransen 5 tegen 5: niemand scoort. Chinezen 1 tegen 10: de ander scoort maar 1. Spanjaarden, een 3 en twee jokers, alleen bij jou: 7 punten. De ander heeft nog één ongebruikte truc-kaart: 1 punt. Jij hebt 7 punten, de ander 6 + 1 + 1 = 8 en wint.',
    '7.1': 'Beide spelers beginnen met een Gekke kapitein, een truc-kaart die je speelt zoals elke andere.',
    '7.2':
      'Je mag hem niet in de laatste ronde spelen, en ook niet als de ander in dezelfde ronde al een kapitein heeft gespeeld.',
    '7.3':
      'Hij werkt tot het einde van de ronde en gaat dan uit het spel. Vanaf de volgende beurt van de ander mag je in elk van die beurten één keer bezwaar maken.',
    '7.4':
      'Bezwaar tegen het plaatsen: de dobbelsteen wordt teruggenomen en beide dobbelstenen worden opnieuw gegooid. Daarna mag er nog een truc volgen, als die voor deze ronde nog niet is gespeeld.',
    '7.5':
      'Bezwaar tegen een truc, voordat die werkt: de kaart blijft behouden, maar is voor deze beurt geblokkeerd; een andere truc mag wel.',
    '7.6':
      'Bezwaar tegen Shanghai: er moet worden gegooid. Wie roept door gebrek aan dobbelstenen, is niet tegen te houden.',
    '7.7':
      'Tegen dobbelstenen die door een truc worden geplaatst, kun je niet nog eens bezwaar maken. Ook tegen opnieuw gooien na een dubbele worp en tegen het nemen van de dubbelkaart kun je geen bezwaar maken. Een truc die vóór een bezwaar is uitgevoerd, blijft gespeeld.',
    '8.1': 'Beide spelers beginnen met één zo’n truc-kaart.',
    '8.2':
      'Geen Shanghai: in deze ronde mag niemand meer vrijwillig roepen; de ronde eindigt als iemand te weinig dobbelstenen heeft en moet roepen.',
    '8.3':
      'Alles opnieuw gooien: neem je twee dobbelstenen en al je dobbelstenen uit de rij en gooi ze samen. Leg er één terug in je voorraad en plaats de rest.',
    '8.4':
      'Voorbeeld van ‘Alles opnieuw gooien’: jouw dobbelstenen liggen bij 1 en 3, en je gooit twee enen. Je gooit alle vier opnieuw: 2, 4, 5 en 6. De 2 gaat terug naar je voorraad, de andere drie plaats je.',
    '9.1': 'Beide spelers beginnen met één zo’n truc-kaart.',
    '9.2':
      'Haaien: de kaart waar je in deze beurt je dobbelsteen bij plaatst, wordt omgedraaid en ligt gedekt. Bij het verdelen gaat die kaart uit het spel, maar de dobbelstenen erbij tellen voor de buurkaarten, en er mogen nog dobbelstenen bij.',
    '9.3':
      'Ruil: neem één dobbelsteen terug die je in een eerdere beurt hebt geplaatst. Plaats daarna allebei de dobbelstenen die je hebt gegooid.',
    '9.4':
      'Voorbeeld van ‘Haaien’: jij hebt dobbelstenen bij 2 en 3, de ander één bij 2 en twee bij 3, en kaart 3 ligt gedekt. Die gaat uit het spel, al heeft de ander er meer dobbelstenen. Bij kaart 2 hebben jullie er elk één; ernaast winnen twee drieën het van jouw ene, dus die kaart is voor de ander.',
    '9.5':
      'Voorbeeld van ‘Ruil’: jouw dobbelstenen liggen bij 1 en 4, en je gooit 5 en 6. Je neemt de 1 terug en plaatst beide dobbelstenen. Nu liggen je dobbelstenen bij 4, 5 en 6, en er zijn er nog drie in je voorraad.',
    '10.1':
      'De dubbelkaart ligt in het midden. De kaart heeft geen nummer en er komen geen dobbelstenen bij.',
    '10.2':
      'Gooi je dubbel, dan moet je uit twee dingen kiezen; plaatsen zoals de worp ligt, mag niet. Of je gooit een van de twee dobbelstenen opnieuw. Wordt het weer dubbel, dan heb je dezelfde keuze; elke andere worp gebruik je zoals gewoonlijk.',
    '10.3':
      'Of je gebruikt beide dobbelstenen om de kaart te nemen, uit het midden of van de ander. Je plaatst niets, de dobbelstenen gaan terug naar je voorraad en je beurt is voorbij. Dit is geen truc. Heb je de kaart al, dan kun je die niet nemen. Begin je hiermee de ronde, dan zeg je vanaf welke kant de kaarten worden geteld.',
    '10.4':
      'Speel je de kaart als truc, dan gaat die eerst terug naar het midden; daarna gooi je beide dobbelstenen opnieuw. Gooi je dubbel, dan heb je weer de keuze.',
    '10.5':
      'Een dubbel telt alleen als die gegooid is, met beide dobbelstenen of met één (10.2): niet met een dobbelsteen die met ±1 is veranderd, niet bij ‘Alles opnieuw gooien’.',
    '10.6': 'Wie de kaart aan het einde heeft, scoort één punt.',
    '10.7':
      'Voorbeeld: je gooit twee drieën. Je gooit er een opnieuw, weer een 3, en hebt dezelfde keuze. Je gooit nog een keer: een 6. Nu plaats je de 3 of de 6. Had je de kaart genomen, dan had je niets geplaatst.',
    '11.1':
      'Vermoeden: geen enkele bron vertelt hoe de acht truc-kaarten zijn verdeeld. Wij spelen met drie keer Joker / ±1, drie keer Joker / Opnieuw gooien en twee keer Joker / Beide dobbelstenen; de tafel kan invullen wat er op de eigen kaarten staat.',
    '11.2':
      'Onze keuze: geen enkele bron zegt wie er bij een gelijke stand wint. Bij ons wordt de overwinning gedeeld; de tafel kan ook laten winnen wie in meer landen scoort.',
    '11.3':
      'Gedrukt: de Gekke kapitein is een truc-kaart, en elke truc-kaart die nooit is gespeeld, levert een punt op (6.5). Als huisregel kan de tafel dat uitzetten.',
    '11.4':
      'Onze keuze: er staat gedrukt dat je beide dobbelstenen gebruikt om de dubbelkaart te nemen, maar niet waar ze heen gaan. De ene lezing: terug naar de voorraad, zoals een dobbelsteen die je niet plaatst; zo spelen wij. De andere: ze zijn voor deze ronde verbruikt, zoals geplaatste dobbelstenen. De tafel kan dat kiezen; dan kan het gebeuren dat iemand moet roepen met minder dan twee dobbelstenen in de rij.',
    '11.5':
      'Gedrukt: na een dubbele worp zijn er twee mogelijkheden (10.2, 10.3), en plaatsen zoals hij ligt hoort daar niet bij. Als huisregel kan de tafel het toestaan. Onze keuze: er mag eerst een truc komen, en met ‘Beide dobbelstenen’ of ‘Ruil’ mag je de dubbele worp plaatsen.',
    '11.6':
      'Onze keuzes waar niets gedrukt staat: alle uitbreidingen zijn te combineren (dat is alleen van de extra kaarten 1 en 2 gezegd); waartegen je geen bezwaar kunt maken (7.7); de dubbelkaart nemen is geen truc, en wie de kaart al heeft, kan die niet nemen (10.3); welke dubbele worp telt (10.5). Gedrukt staat dat de ruigste kapitein begint; bij ons beslist het toeval (2.2).',
    '11.7':
      'Onze keuze: je mag de haaien ook roepen voor een kaart die al gedekt ligt, want niets verbiedt het. De kaart blijft gedekt, en de truc is voor niets gespeeld.',
    '11.8':
      'Uitgaven: het spel en zijn vier uitbreidingskaarten, die een voor een verschenen en een voor een mee kunnen doen. Wij kennen één uitgave en geen officiële wijziging van de regels. ‘Gedrukt’ betekent dat het in de regels staat, ‘onze keuze’ dat ze het openlaten, ‘vermoeden’ dat wij de kaarten niet hebben gezien, ‘huisregel’ dat de tafel van de regels mag afwijken.',
    '11.9':
      'Tafels en verslagen die met versie 1 van deze regels zijn begonnen, houden die: daar mag je een dubbele worp plaatsen zoals hij ligt, tenzij de tafel anders heeft gekozen, en mag je de haaien niet roepen voor een kaart die gedekt ligt.',
  },

  // No move has so many parts that it must be asked for.
  questions: {},

  board: boardWith({
    card,
    nations: NATIONS,
    tricks: TRICKS,
    round: (round) => `Ronde ${round} van 8`,
    faceDown: 'gedekt',
    nobody: 'niemand',
    thrown: 'Gegooid',
    crews: 'Bemanningen',
    hand: 'Trucs',
    captain: (name) => `De Gekke kapitein van ${name} is in actie.`,
    banned: '‘Geen Shanghai’ geldt.',
    hungry: 'De kaart die de volgende dobbelsteen krijgt, gaat naar de haaien.',
    tricked: (name) => `${name}: truc van deze ronde al gespeeld.`,
    spent: (name, n) => `${name}: ${dice(n)} deze ronde uit het spel.`,
    doublesInMiddle: 'De dubbelkaart ligt in het midden.',
    wants: (name, move) => `${name} wil ${intent(move)}.`,
    score: 'Als het nu was afgelopen',
  }),
};

const AWARDED: Awarded = {
  empty: (a) => `${a.number}, ${card(a.card)}: geen dobbelstenen, uit het spel.`,
  majority: (a, name) =>
    `${a.number}, ${card(a.card)}: ${name} met ${higherFirst(a.dice).join('\u00a0:\u00a0')}\u00a0dobbelstenen.`,
  neighbours: (a, name) => `${a.number}, ${card(a.card)}: ${name}, buren ${higherFirst(a.pips).join(' : ')}.`,
  tie: (a) => `${a.number}, ${card(a.card)}: buren ${a.pips.join(' : ')}, uit het spel.`,
  sharks: (a) => `${a.number}, ${card(a.card)}: naar de haaien.`,
};
