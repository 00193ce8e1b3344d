/** The rulebook of Container in Dutch. */
import { type ContainerBook, editionOf, tablesWith } from './book.ts';

export const rulebook: ContainerBook = {
  editions: { '2007': '2007', anniversary: 'jubileumeditie (10 jaar)' },
  editionOf,

  chapters: {
    1: 'Doel en materiaal',
    2: 'Klaarzetten',
    3: 'Een beurt',
    4: 'Rente en beslag',
    5: 'Binnenlandse verkoop (voor beginners)',
    6: 'Een machine of een pakhuis bouwen',
    7: 'Inkopen voor je havenwinkel',
    8: 'Produceren',
    9: 'Varen',
    10: 'De veiling op het eiland',
    11: 'Leningen',
    12: 'Einde en afrekening',
    13: 'De Investeringsbank',
    14: 'Edities en twijfelgevallen',
  },

  rules: {
    '1.1':
      'Produceer containers, verkoop ze aan anderen, verscheep wat de anderen verkopen en breng ladingen naar het eiland, waar alle anderen erop bieden. Wie aan het einde het meest waard is, wint.',
    '1.2':
      'Containers zijn er in vijf kleuren. Niemand koopt bij zichzelf: elke stap is een verkoop aan iemand anders.',
    '1.3':
      'Elk spelersbord heeft vier velden voor machines (gratis, $6, $9, $12) en vijf voor pakhuizen (gratis, $4, $5, $6, $7). Elke machine biedt plaats aan twee containers in de fabriekswinkel, elk pakhuis aan één in de havenwinkel.',
    '1.4':
      'Geld gaat in hele dollars; de bank raakt nooit door het geld heen. Wat de anderen hebben is geheim, tenzij de tafel met open geld speelt. Betalen gebeurt altijd open.',
    '1.5':
      'Een geheime waardekaart zegt wat elke kleur op het eiland waard is: 10, 5/10, 6, 4 en 2. Op de vijf kaarten heeft elke kleur elke waarde precies één keer.',
    '2.1': {
      '2007':
        'Hoeveel containers er zijn, hangt af van het aantal spelers. Er zijn genoeg machines en pakhuizen voor iedereen.',
      anniversary:
        'Hoeveel er is, hangt af van het aantal spelers. Ook machines en pakhuizen kunnen opraken.',
    },
    '2.2':
      'Iedereen begint met één pakhuis, een machine in een kleur die niemand anders heeft en een container van die kleur voor $2 in de fabriekswinkel.',
    '2.3': 'Iedereen heeft $20 en een waardekaart; alle schepen zijn op zee.',
    '2.4': 'Het toeval bepaalt wie begint; daarna gaat de beurt met de klok mee.',
    '3.1': {
      '2007':
        'Aan het begin van je beurt betaal je rente over je leningen. Daarna heb je twee acties, en dan is de volgende speler aan de beurt.',
      anniversary:
        'Aan het begin van je beurt betaal je rente over je leningen; met de Investeringsbank neem je daarna wat je bij een broker hebt gewonnen. Daarna heb je twee acties, en dan is de volgende speler aan de beurt.',
    },
    '3.2': 'Je mag dezelfde actie twee keer doen, maar je mag maar één keer produceren.',
    '3.3': 'Je hoeft je acties niet te gebruiken.',
    '3.4': {
      '2007': 'Elk van je twee acties kies je uit deze vier:',
      anniversary:
        'Elk van je twee acties kies je uit deze vier; met de Investeringsbank komt er een vijfde bij:',
    },
    '3.5': {
      '2007':
        'Eén actie is één gebouw, inkopen bij één verkoper of één vaart van je schip. Van haven naar haven kost twee acties: eerst naar zee en dan weer naar binnen. Kopen waar je schip al ligt, is ook een actie.',
      anniversary:
        'Eén actie is één gebouw, inkopen bij één verkoper of één vaart van je schip. Van haven naar haven kost twee acties: eerst naar zee en dan weer naar binnen.',
    },
    '3.6': {
      '2007':
        'Lenen en aflossen is geen actie: dat mag je in je beurt zo vaak als nodig doen. Ook rente, een binnenlandse verkoop (hoofdstuk 5), biedingen en het antwoord daarop zijn geen acties.',
      anniversary:
        'Lenen en aflossen is geen actie: dat mag je in je beurt zo vaak als nodig doen. Ook rente, wat je bij een broker wint, biedingen op het eiland en het antwoord daarop zijn geen acties.',
    },
    '4.1': 'Aan het begin van je beurt betaal je $1 voor elk van je leningen.',
    '4.2': {
      '2007':
        'Kun je niet betalen en heb je pas één lening, dan mag je er nog een nemen, waarover je vanaf je volgende beurt rente betaalt, of er wordt beslag gelegd. De tafel kan de lening verplicht stellen.',
      anniversary:
        'Kun je niet betalen en heb je pas één lening, dan moet je er nog een nemen; daarover betaal je vanaf je volgende beurt rente.',
    },
    '4.3':
      'Je betaalt zoveel als je kunt. Elke dollar die ontbreekt, wordt apart vereffend, en de speler rechts van je kiest wat er in beslag wordt genomen.',
    '4.4': { '2007': 'Eerst wordt één container uit je gebied op het eiland genomen.' },
    '4.5': {
      '2007':
        'Anders twee containers uit je havenwinkel, en wat daar ontbreekt uit je fabriekswinkel; is er maar één, dan is die genoeg.',
    },
    '4.6': {
      '2007':
        'Anders een pakhuis of een machine. Wat op de eerste twee velden van elke soort staat, is veilig.',
    },
    '4.7': 'Valt er niets in beslag te nemen, dan wordt de rente kwijtgescholden.',
    '4.8': {
      anniversary:
        'Voor elke ontbrekende dollar wordt één container genomen, van de eerste van deze plaatsen waar er een is: eiland, schip, bankhaven, havenwinkel, fabriekswinkel. Gebouwen worden nooit in beslag genomen.',
    },
    '4.9': 'In beslag genomen containers gaan uit het spel.',
    '4.10': {
      '2007':
        'Lading op je schip wordt niet in beslag genomen, maar is wel in het spel: zolang je die hebt, verlies je geen gebouw en wordt de rente kwijtgescholden.',
    },
    '4.11': {
      '2007':
        'Elk pakhuis en elke machine staat op een eigen veld. De speler rechts van je kiest wat je kwijtraakt; daarmee is een van je leningen afgelost.',
    },
    '4.12': {
      '2007':
        'Voorbeeld: je hebt twee leningen en $1. Die dollar betaal je; er ontbreekt er nog een. Op het eiland heb je niets, maar in je havenwinkel staat een witte container en in je fabriekswinkel een zwarte: beide raak je kwijt. Had je helemaal geen container, dan nam de speler rechts van je een gebouw: van drie pakhuizen alleen dat op het veld van $5.',
      anniversary:
        'Voorbeeld: je hebt twee leningen en geen geld; er ontbreekt dus $2. In je gebied op het eiland staat een beige container, op je schip een witte: de beige gaat weg voor de eerste dollar, de witte voor de tweede. Je winkels blijven ongemoeid.',
    },
    '5.1': {
      '2007':
        'Eén keer per beurt, na de rente en vóór je acties, maar niet in je eerste beurt, mag je een van je containers voor $2 terugzetten in de voorraad. Dat is geen actie.',
    },
    '5.2': {
      '2007':
        'Die container komt uit je fabriekswinkel, of uit je havenwinkel als de fabriekswinkel leeg is.',
    },
    '6.1':
      'Betaal de bank de prijs op het volgende lege veld. Wat je bouwt, werkt meteen: een nieuwe machine produceert al in dezelfde beurt, een nieuw pakhuis heeft al plaats.',
    '6.2': 'Je kunt hooguit vier machines en vijf pakhuizen hebben.',
    '6.3': 'Je machines hebben allemaal een andere kleur.',
    '6.4': { anniversary: 'Machines van een kleur, of alle pakhuizen, kunnen uitverkocht zijn.' },
    '6.5': {
      '2007':
        'Een veld dat door een beslag leeg is geworden, wordt als eerste weer bebouwd, voor de prijs die erbij staat.',
    },
    '7.1':
      'Kies een andere speler en koop uit diens fabriekswinkel welke containers je maar wilt, voor de aangegeven prijzen. Het geld gaat naar die speler, die niet kan weigeren.',
    '7.2': 'Je havenwinkel biedt plaats aan één container per pakhuis.',
    '7.3':
      'Zet wat je hebt gekocht op prijzen naar keuze van $2 tot en met $6. In dezelfde actie mag je alle prijzen in je havenwinkel veranderen.',
    '7.4': 'Je mag de actie ook alleen gebruiken om prijzen te veranderen.',
    '8.1': 'Je mag één keer per beurt produceren.',
    '8.2':
      'Betaal $1 aan de speler rechts van je, die aan het hoofd van de vakbond staat. Wie geen dollar heeft, kan niet produceren.',
    '8.3':
      'Elk van je machines maakt een container in de eigen kleur, als die er nog is. Alles wat past, moet worden gemaakt; past niet alles, dan kies je.',
    '8.4':
      'Zet ze op prijzen naar keuze van $1 tot en met $4. In dezelfde actie, en alleen dan, mag je alle prijzen in je fabriekswinkel veranderen.',
    '9.1':
      'Een schip vaart van open zee naar de haven van een andere speler of naar het eiland, en van daar terug naar zee: elk van die vaarten is een actie. De eigen haven vaart het nooit binnen.',
    '9.2':
      'Aan het einde van een vaart naar een haven mag je daar kopen welke containers je maar wilt, voor de aangegeven prijzen. De eigenaar kan niet weigeren.',
    '9.3': { '2007': 'Kopen waar het schip al ligt, is een aparte actie.' },
    '9.4': 'Een schip vervoert vijf containers.',
    '9.5': {
      '2007': 'De tafel kan bepalen dat een schip alleen aan het eind van een vaart laadt.',
      anniversary:
        'Een schip laadt alleen aan het eind van een vaart. De tafel kan toestaan dat het ook laadt waar het al ligt; dat is dan een aparte actie.',
    },
    '10.1': 'Een schip dat met lading het eiland bereikt, verkoopt meteen alles in één keer.',
    '10.2':
      'Alle anderen doen een blind bod, van $0 tot wat ze aan geld hebben. Alle biedingen worden tegelijk onthuld.',
    '10.3':
      'Hebben meerdere spelers het hoogst geboden, dan mogen ze er één keer in het geheim iets bovenop doen. Staan ze dan nog gelijk, dan kiest de verkoper een van hen.',
    '10.4':
      'De verkoper accepteert: de winnaar betaalt de verkoper, de staat betaalt nog eens hetzelfde bedrag, en de lading gaat naar het gebied van de winnaar op het eiland.',
    '10.5':
      'Of de verkoper weigert, betaalt het hoogste bod aan de bank en houdt de lading voor het eigen gebied. Dat kan alleen als er genoeg geld voor is; eerst lenen mag.',
    '10.6': 'De veiling beëindigt de beurt van de verkoper. De anderen houden hun geld.',
    '10.7':
      'Na de veiling mag een verkoper met een lening en genoeg geld nog aflossen; dan is de beurt voorbij.',
    '10.8':
      'Voorbeeld: je brengt twee beige containers en een witte naar het eiland; iedereen heeft $20. De biedingen zijn $9, $9 en $4. De twee met $9 doen er in het geheim $1 en $3 bovenop en bieden dus $10 en $12. Je neemt het aan: de winnaar betaalt je $12, de regering nog eens $12. Je hebt dan $44, de winnaar $8, en de lading gaat naar het gebied van de winnaar op het eiland. Of je weigert: je betaalt $12 aan de bank, houdt $8 over, en de lading gaat naar je eigen gebied.',
    '11.1':
      'Je mag een lening van $10 nemen in je eigen beurt, voordat je biedt en voordat je op biedingen antwoordt; hooguit twee.',
    '11.2': 'Terugbetalen kost $10 per lening en doe je in je eigen beurt, na de rente.',
    '11.3':
      'Een lening die je neemt terwijl er blind wordt geboden, blijft geheim tot de biedingen worden onthuld.',
    '12.1': 'Als twee kleuren op zijn, wordt de lopende beurt nog afgemaakt; daarna is het spel afgelopen.',
    '12.2':
      'Van wat je op het eiland hebt, gaat de kleur weg waarvan je de meeste hebt. Staan er meerdere kleuren gelijk en zit de kleur van 5/10 daarbij, dan gaat die weg; anders houd je wat meer waard is.',
    '12.3': 'De kleur van 5/10 telt voor 10 als je daarvóór alle vijf de kleuren had, en anders voor 5.',
    '12.4':
      'Tel op: je geld, het eiland volgens je waardekaart, $2 voor elke container in je havenwinkel en $3 voor elke container op je schip. Trek er $11 per lening af. De fabriekswinkel telt niet mee.',
    '12.5': {
      '2007':
        'Bij een gelijke stand wint wie de meeste containers op het eiland overheeft. Anders wordt de overwinning gedeeld.',
      anniversary:
        'Bij een gelijke stand wint wie de meeste containers in de fabriekswinkel heeft. Anders wordt de overwinning gedeeld.',
    },
    '12.6': {
      '2007':
        'Als drie rondes lang niemand produceert, koopt, bouwt of op het eiland veilt, eindigt het spel zoals het ervoor staat. De tafel bepaalt het aantal rondes.',
      anniversary:
        'Als drie rondes lang niemand produceert, koopt, bouwt, een broker belt of op het eiland veilt, eindigt het spel zoals het ervoor staat. De tafel bepaalt het aantal rondes.',
    },
    '12.7':
      'Een productie die niets oplevert, is geen handel. Bij 0 rondes eindigt het spel nooit op deze manier.',
    '12.8':
      'Voorbeeld: op je waardekaart is oranje 10 waard, beige 5/10, wit 6, zwart 4 en bruin 2. Op het eiland heb je vier oranje, vier bruine, drie beige, twee witte en twee zwarte containers: alle vijf de kleuren, dus telt beige voor 10. Van oranje en bruin heb je de meeste; bruin is minder waard en gaat weg. Met de rest erbij is dat $98:',
    '13.1': {
      anniversary:
        'Drie brokers hebben elk een vak voor containers en een voor geld. In het begin heeft broker I twee containers en $1, II één en $2, III geen en $3; deze containers komen uit de doos.',
    },
    '13.2': {
      anniversary:
        'Een broker bellen is een actie. Loopt er geen veiling, markeer dan een vak dat niet leeg is en bied op alles wat erin ligt: geld voor containers, of containers uit je eigen winkels voor geld; minstens $1 of één container.',
    },
    '13.3': {
      anniversary:
        'Heeft iemand anders de betaalkaart, dan moet je voor hetzelfde vak minstens één meer bieden. Het overboden bod gaat meteen terug: geld naar de eigenaar, containers naar de winkels waar ze vandaan kwamen, tegen prijzen die de eigenaar nu kiest. Jezelf overbieden kan niet.',
    },
    '13.4': {
      anniversary:
        'Heb je aan het begin van je beurt, na de rente, de betaalkaart, dan win je alles wat er op dat moment in het vak ligt. Geld is voor jou; containers gaan naar je bankhaven.',
    },
    '13.5': {
      anniversary:
        'Daarna betaal je je bod, stuk voor stuk aan broker I, II, III, I enzovoort. Bij containers kies je de volgorde.',
    },
    '13.6': {
      anniversary:
        'Rente gaat op dezelfde manier naar de brokers. Dat geldt ook voor een subsidie ter hoogte van het hoogste bod, als een verkoper alle biedingen weigert.',
    },
    '13.7': {
      anniversary:
        'Vanaf open zee mag je naar je eigen bankhaven varen en aan het eind van die vaart gratis laden wat daar staat; later, zonder te varen, alleen als de tafel het toestaat (9.5).',
    },
    '13.8': {
      anniversary:
        'Je kunt niet bellen in de beurt die het spel beëindigt, en ook niet in een beurt waarin je bij een broker hebt gewonnen.',
    },
    '13.9': {
      anniversary:
        'Aan het einde gaat een open veiling naar wie de betaalkaart heeft; het bod is verloren. Elke container in je bankhaven telt voor $3.',
    },
    '13.10': {
      anniversary:
        'Voorbeeld: aan het begin van het spel bel je broker I en bied je $4 voor zijn twee containers. Biedt iemand anders $5, dan heb je je $4 meteen terug. Doet niemand dat, dan gaan aan het begin van je volgende beurt beide containers naar je bankhaven en je $4 naar de brokers: $2 naar I, $1 naar II, $1 naar III. Ze hebben nu $3, $3 en $4.',
    },
    '14.1':
      'Vermoeden: de volgorde van de kleuren op de waardekaarten komt uit het rekenvoorbeeld en één andere bron. Alle bekende volgordes zijn hetzelfde spel met andere namen voor de kleuren.',
    '14.2': {
      anniversary:
        'Vermoeden: de voorraden voor drie en vier spelers berusten op één bron. Die voor vijf volgen uit het materiaal.',
    },
    '14.3': {
      anniversary:
        'Vermoeden: dat de rente naar de brokers gaat, te beginnen bij I, staat in een samenvatting. De eigenlijke regels zeggen er niets over.',
    },
    '14.4': {
      '2007':
        'Gedrukt: lenen om rente te betalen is je eigen keuze. Huisregel: de tafel kan het verplicht stellen.',
    },
    '14.5': {
      '2007':
        'Officiële wijziging: als een gebouw in beslag wordt genomen, is daarmee een lening afgelost. In de eerste druk staat dat niet; de tafel kan zonder spelen.',
    },
    '14.6': {
      '2007': 'Gedrukt: een schip mag laden zonder te varen. Huisregel: de tafel kan het verbieden.',
      anniversary:
        'Gedrukt: een schip laadt alleen aan het eind van een vaart. Huisregel: de tafel kan laden zonder varen toestaan.',
    },
    '14.7': {
      anniversary:
        'Onze beslissingen bij de brokers: een leeg vak kan niet worden gemarkeerd. Containers op de betaalkaart houden hun plaats in de winkel. Wat op de kaart ligt, kan niet worden gebruikt of in beslag genomen. Wie heeft gebeld, mag in dezelfde beurt het einde niet inluiden.',
    },
    '14.8':
      'Onze beslissingen: een bod van $0 mag. Een schip vaart niet leeg naar het eiland. Volgens de gedrukte regels mag iedereen op elk moment lenen; hier doe je dat in je eigen beurt, voordat je biedt of voordat je op biedingen antwoordt: op andere momenten is er geen geld nodig.',
    '14.9': {
      '2007':
        'Gedrukt: alleen wie helemaal geen container meer in het spel heeft, raakt een gebouw kwijt. Onze beslissing: lading aan boord is in het spel. Huisregel: de tafel kan bepalen dat ze niets beschermt.',
    },
    '14.10': {
      '2007':
        'Onze beslissing, omdat de gedrukte regels de velden noemen: de buur kiest welk gebouw verdwijnt, en het lege veld wordt als eerste weer bebouwd, voor de prijs die erbij staat.',
    },
    '14.11':
      'Huisregel: geen enkel regelboekje beëindigt het spel na rondes zonder handel (12.6). De tafel kan het uitzetten.',
    '14.12': {
      '2007':
        'Onze beslissingen: het gedrukte voorbeeld van een beslag verschilt per taal; wij nemen twee containers voor elke ontbrekende dollar. Waar die containers heen gaan, staat er niet; bij ons gaan ze uit het spel.',
    },
    '14.13': {
      '2007':
        'Onze beslissingen: leningen tijdens het bieden blijven geheim tot de biedingen worden getoond. Bij gelijke stand mag je met $0 verhogen, wat alleen de Nederlandse tekst verbiedt. Gedrukt: je mag in je beurt op elk moment aflossen, ook na de veiling.',
      anniversary:
        'Onze beslissing: leningen tijdens het bieden blijven geheim tot de biedingen worden getoond. Gedrukt: bij gelijke stand mag je met $0 verhogen, en je mag in je beurt op elk moment aflossen, ook na de veiling. Dat de veiling de beurt beëindigt, staat alleen in het overzicht.',
    },
    '14.14': {
      '2007':
        'Onze beslissing, naar de Franse tekst: bij gelijke stand tellen de containers die na het afleggen op het eiland staan.',
    },
    '14.15': {
      '2007':
        'Onze beslissingen: je mag produceren alleen om prijzen te veranderen, ook als er niets wordt gemaakt. Zonder te produceren verander je de prijzen in de fabriekswinkel niet.',
    },
    '14.16': {
      anniversary:
        'Onze beslissingen voor de bank: eerst komt de rente, dan wat je bij een broker wint, en na een winst bel je de rest van de beurt geen broker meer. Hoeveel geldkaarten iemand heeft, is niet te zien, en blufkaarten zijn er niet.',
    },
  },

  tables: tablesWith({
    money: (n) => (n < 0 ? `−$${-n}` : `$${n}`),
    players: 'Spelers',
    containers: 'Containers van elke kleur',
    machines: 'Machines van elke kleur',
    warehouses: 'Pakhuizen',
    action: 'Actie',
    once: 'Wat één actie doet',
    cost: 'Je betaalt',
    chapter: 'hoofdstuk',
    build: ['Bouwen', 'Eén machine of één pakhuis.', 'de prijs van het veld, aan de bank'],
    buy: [
      'Kopen',
      'Zoveel containers als je wilt uit de fabriekswinkel van één andere speler. Je mag alle prijzen in je havenwinkel veranderen.',
      'de prijzen die erbij staan, aan de verkoper',
    ],
    produce: [
      'Produceren',
      'Elk van je machines maakt een container. Je mag alle prijzen in je fabriekswinkel veranderen. Eén keer per beurt.',
      '$1, aan de speler rechts van je',
    ],
    sail: [
      'Varen',
      'Eén vaart van je schip. In een haven laadt het; op het eiland verkoopt het de hele lading.',
      'niets; voor containers de prijzen die erbij staan, aan de eigenaar',
    ],
    call: ['Een broker bellen', 'Een bod op wat een van de brokers heeft.', 'je bod, als je wint'],
    what: 'Wat',
    number: 'Aantal',
    each: 'Per stuk',
    sum: 'Som',
    discarded: 'afgelegd',
    harbour: 'Havenwinkel',
    ship: 'Schip',
    cash: 'Geld',
    loan: 'Lening',
    total: 'Samen',
    colours: ['Zwart', 'Bruin', 'Oranje', 'Beige', 'Wit'],
  }),
};
