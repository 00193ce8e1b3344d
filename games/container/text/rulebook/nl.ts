/** The rulebook of Container in Dutch. */
import { type ContainerBook, editionOf } from './book.ts';

export const rulebook: ContainerBook = {
  editions: { '2007': '2007', anniversary: 'jubileumeditie (10 jaar)' },
  editionOf,

  chapters: {
    1: 'Doel en materiaal',
    2: 'Klaarzetten',
    3: 'Een beurt',
    4: 'Rente en beslag',
    5: 'Binnenlandse verkoop (2007, voor beginners)',
    6: 'Een machine of een pakhuis bouwen',
    7: 'Inkopen voor je havenwinkel',
    8: 'Produceren',
    9: 'Varen',
    10: 'De veiling op het eiland',
    11: 'Leningen',
    12: 'Einde en afrekening',
    13: 'De Investeringsbank (jubileum)',
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
    '2.1':
      'Containers van elke kleur: in 2007 12, 16 of 20 met 3, 4 of 5 spelers, en genoeg machines en pakhuizen voor iedereen. Jubileum: 10, 13 of 16; 2, 3 of 4 machines van elke kleur; 12, 16 of 20 pakhuizen; dat alles kan opraken.',
    '2.2':
      'Iedereen begint met één pakhuis, een machine in een kleur die niemand anders heeft en een container van die kleur voor $2 in de fabriekswinkel.',
    '2.3': 'Iedereen heeft $20 en een waardekaart; alle schepen zijn op zee.',
    '2.4': 'Het toeval bepaalt wie begint; daarna gaat de beurt met de klok mee.',
    '3.1': 'In je beurt betaal je rente, daarna heb je twee acties.',
    '3.2': 'Je mag dezelfde actie twee keer doen, maar je mag maar één keer produceren.',
    '3.3': 'Je hoeft je acties niet te gebruiken.',
    '4.1': 'Aan het begin van je beurt betaal je $1 voor elk van je leningen.',
    '4.2':
      'Jubileum: kun je niet betalen en heb je pas één lening, dan moet je er nog een nemen; daarover betaal je vanaf je volgende beurt rente. 2007: net zo, tenzij de tafel het heeft uitgezet.',
    '4.3':
      'Je betaalt zoveel als je kunt. Elke dollar die ontbreekt, wordt apart vereffend, en de speler rechts van je kiest wat er in beslag wordt genomen.',
    '4.4': '2007 en jubileum: eerst één container uit je gebied op het eiland.',
    '4.5': {
      '2007':
        '2007: anders twee containers uit je havenwinkel, en wat daar ontbreekt uit je fabriekswinkel; is er maar één, dan is dat genoeg.',
    },
    '4.6': {
      '2007':
        '2007: anders een pakhuis of een machine. De eerste twee pakhuizen en de eerste twee machines zijn veilig.',
    },
    '4.7': 'Valt er niets in beslag te nemen, dan wordt de rente kwijtgescholden.',
    '4.8': {
      anniversary:
        'Jubileum: altijd één container, van de eerste van deze plekken waar iets staat: eiland, schip, bankhaven, havenwinkel, fabriekswinkel. Op gebouwen wordt nooit beslag gelegd.',
    },
    '4.9': 'In beslag genomen containers gaan uit het spel.',
    '5.1': {
      '2007':
        'Eén keer per beurt, na de rente en vóór je acties, maar niet in je eerste beurt, mag je een van je containers voor $2 terugzetten in de voorraad. Dat is geen actie.',
    },
    '5.2': {
      '2007':
        'Die container komt uit je fabriekswinkel, of uit je havenwinkel als de fabriekswinkel leeg is.',
    },
    '6.1': 'Betaal de bank de prijs op het volgende lege veld. Een nieuw pakhuis kun je meteen gebruiken.',
    '6.2': 'Je kunt hooguit vier machines en vijf pakhuizen hebben.',
    '6.3': 'Je machines hebben allemaal een andere kleur.',
    '6.4': {
      anniversary: 'Jubileum: de machines van een kleur, of alle pakhuizen, kunnen uitverkocht zijn.',
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
      'Een schip vaart van open zee naar de haven van een andere speler of naar het eiland, en van daar terug naar zee. De eigen haven vaart het nooit binnen.',
    '9.2':
      'Aan het einde van een vaart naar een haven mag je daar kopen welke containers je maar wilt, voor de aangegeven prijzen. De eigenaar kan niet weigeren.',
    '9.3': 'Kopen waar het schip al ligt, is een aparte actie.',
    '9.4': 'Een schip vervoert vijf containers.',
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
    '12.5':
      'Bij een gelijke stand wint in de editie van 2007 wie de meeste containers op het eiland overheeft, en in de jubileumeditie wie er de meeste in de fabriekswinkel heeft. Anders wordt de overwinning gedeeld.',
    '12.6':
      'Als drie rondes lang niemand produceert, koopt, bouwt, een broker belt of op het eiland veilt, eindigt het spel zoals het ervoor staat. De tafel bepaalt het aantal rondes.',
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
        'Vanaf open zee mag je naar je eigen bankhaven varen en gratis laden wat daar staat; later meer laden zonder te varen is een aparte actie.',
    },
    '13.8': {
      anniversary:
        'Je kunt niet bellen in de beurt die het spel beëindigt, en ook niet in een beurt waarin je bij een broker hebt gewonnen.',
    },
    '13.9': {
      anniversary:
        'Aan het einde gaat een open veiling naar wie de betaalkaart heeft; het bod is verloren. Elke container in je bankhaven telt voor $3.',
    },
    '14.1':
      'De volgorde van de kleuren op de waardekaarten komt uit het rekenvoorbeeld en één andere bron; alle bekende volgordes zijn hetzelfde spel met andere namen voor de kleuren.',
    '14.2':
      'De voorraden van de jubileumeditie voor drie en vier spelers berusten op één bron; die voor vijf volgen uit het materiaal.',
    '14.3':
      'Dat rente naar de brokers gaat, te beginnen bij I, komt uit een samenvatting; de eigenlijke spelregels zwijgen erover.',
    '14.4':
      'Of je in de editie van 2007 moet lenen om rente te betalen, staat nergens. Wij zeggen van wel; de tafel kan de keuze aan de schuldenaar laten.',
    '14.5':
      'Of een in beslag genomen gebouw de betreffende lening aflost, staat niet in het boekje; een opmerking van de uitgever zegt van wel. Standaard blijft de lening staan.',
    '14.6':
      'Dat kopen zonder te varen een actie is, blijkt uit de jubileumregels alleen indirect; wij staan het toe, net als in 2007.',
    '14.7':
      'Bij de brokers: een leeg vak kan niet worden gemarkeerd; containers op de betaalkaart houden hun plaats in de winkel; wat op de kaart ligt, kan niet worden gebruikt of in beslag genomen; wie heeft gebeld, mag in dezelfde beurt het einde niet inluiden.',
    '14.8':
      'Een bod van $0 mag. Een schip vaart niet leeg naar het eiland. Lading op een schip kan in de editie van 2007 niet in beslag worden genomen en beschermt geen gebouw. Een veld dat vrijkomt doordat een machine in beslag is genomen, wordt als eerste weer bebouwd. Volgens de gedrukte regels mag iedereen op elk moment lenen; hier doe je dat in je eigen beurt, voordat je biedt of voordat je op biedingen antwoordt: op andere momenten is er geen geld nodig.',
  },
};
