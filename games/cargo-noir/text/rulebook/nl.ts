/** The rulebook of Cargo Noir in Dutch. */
import type { CargoBook } from './book.ts';

export const book: CargoBook = {
  chapters: {
    1: 'Doel en materiaal',
    2: 'Klaarzetten',
    3: 'Een beurt',
    4: 'Schepen keren terug',
    5: 'Inruilen',
    6: 'Schepen varen uit',
    7: 'Het einde',
    8: 'De kaarten',
    9: 'Edities en twijfelgevallen',
  },

  rules: {
    '1.1':
      'Smokkelaars bieden op lading in havens over de hele wereld, verzamelen goederen in sets en ruilen die in voor kaarten. Wie aan het einde de meeste punten heeft, wint.',
    '1.2':
      'Er zijn negen soorten goederen met elk 14 fiches, en evenveel jokers als spelers. Alle goederen zijn evenveel waard; alleen sets tellen.',
    '1.3':
      'Iedereen heeft drie schepen, nog twee in reserve, 7 munten in de kluis en een pakhuis voor zes fiches.',
    '1.4': 'Alles ligt open; alleen de volgorde waarin de fiches uit de zak komen, kent niemand.',
    '2.1':
      'Op elke haven staat vanaf hoeveel spelers die open is (2.6); de andere blijven het hele spel gesloten.',
    '2.2': 'Vul de zwarte markt en alle open havens met fiches uit de zak.',
    '2.3': 'Het toeval bepaalt wie begint; die speler begint elke ronde. De beurt gaat met de klok mee.',
    '2.4': 'Het spel duurt 11 rondes met twee of drie spelers, 10 met vier of vijf.',
    '2.5': 'De munten raken nooit op.',
    '2.6':
      'Zoveel fiches bieden de zwarte markt en elke haven, en vanaf zoveel spelers is een haven aan deze tafel open:',
    '3.1': 'Je speelt steeds een hele beurt; daarna is de volgende speler aan de beurt.',
    '3.2': 'Een beurt heeft drie fasen: schepen keren terug, inruilen, schepen varen uit.',
    '3.3': 'In de eerste ronde varen er alleen schepen uit.',
    '3.4':
      'Een beurt in het kort. Eerst doet elk van je schepen dat weg is één ding: in het casino levert het 2 munten op (4.2), op de zwarte markt ruilt of trekt het één fiche (4.3), alleen in een haven neemt het alle goederen voor de munten eronder (4.4), overboden in een haven verhoogt het (4.5) of trekt het zich terug (4.6). Daarna mag je goederen inruilen voor kaarten (5.3) en leg je af wat niet past (5.6). Tot slot varen alle schepen uit die bij je liggen (6.1): gratis naar het casino of de zwarte markt, met minstens één munt naar een haven (6.3).',
    '3.5':
      'Eén keer per beurt mag je inruilen, en één keer per beurt kan elke kaart ‘Syndicaat’ betalen (4.7). Inruilen hoeft niet; maar elk schip dat weg is, moet iets doen, en elk schip dat bij je ligt, moet uitvaren.',
    '4.1':
      'Haal je schepen een voor een terug, in willekeurige volgorde. Wat een schip oplevert, telt meteen.',
    '4.2': 'Casino: neem 2 munten voor elk schip.',
    '4.3':
      'Zwarte markt: ruil een van je fiches voor een fiche naar keuze dat daar ligt, ook als het hetzelfde is, of trek er een uit de zak.',
    '4.4':
      'Haven, alleen: leg je munten daar in de voorraad, neem alle goederen van de haven en vul de haven weer aan uit de zak.',
    '4.5':
      'Haven, overboden: je mag je stapel verhogen tot boven alle andere, ook met meer dan nodig is. Het schip blijft daar.',
    '4.6':
      'Of je trekt je terug met schip en munten. Dan mag je in dezelfde beurt geen schip naar deze haven sturen.',
    '4.7':
      'Elk van je kaarten ‘Syndicaat’ betaalt één keer per beurt 2 munten als je je terugtrekt; per keer dat je je terugtrekt, betaalt er maar één kaart.',
    '4.8': 'Is de zak leeg, dan gaan de afgelegde fiches er weer in.',
    '4.9':
      'Tot je hebt ingeruild, mag je meer goederen hebben dan er in je pakhuis passen (5.6). Een fiche dat je net hebt gekregen, mag je met je volgende schip op de zwarte markt weer ruilen.',
    '4.10':
      'Voorbeeld: je hebt 1 munt in de kluis, een schip in het casino en een op 3 munten in Rotterdam, waar een tegenstander er 5 heeft. Haal eerst het schip uit het casino terug: nu heb je 3 munten. Daarmee verhoog je je stapel in Rotterdam tot 6.',
    '5.1':
      'Een set van hooguit negen gelijke goederen is het kwadraat van hun aantal waard: 1, 4, 9, 16 enzovoort tot 81.',
    '5.2':
      'Een set van verschillende goederen is 1, 3, 6, 10, 15, 21, 28, 36 of 45 waard. Geen enkele soort mag dubbel voorkomen. Een joker staat voor een soort naar keuze, ook in zijn eentje.',
    '5.3':
      'Eén keer per beurt mag je zoveel sets als je wilt inruilen voor zoveel kaarten als je wilt; hun waarden worden opgeteld. Wisselgeld krijg je niet.',
    '5.4':
      'Van elk van de drie voordeelkaarten – Vrachtschip, Pakhuis, Syndicaat – mag je er twee hebben. Op is op.',
    '5.5': 'Voordeelkaarten werken meteen: een nieuw schip vaart nog in dezelfde beurt uit.',
    '5.6':
      'Leg daarna af wat niet in je pakhuis past: het biedt plaats aan zes fiches, en aan twee meer voor elke kaart ‘Pakhuis’.',
    '5.7': 'Ingeruilde en afgelegde fiches gaan naar de aflegstapel.',
    '5.8':
      'Voorbeeld: je hebt vier juwelen, drie auto’s, een wapen en een joker. De juwelen met de joker zijn vijf gelijke goederen, 25 waard: een Vrachtschip (15) en een Pakhuis (10). Of je geeft de auto’s (9) en het wapen (1) voor een Pakhuis en houdt de rest. Alles samen is 35 waard: Vrachtschip, Pakhuis en Syndicaat.',
    '5.9':
      'Wat je geeft, moet minstens één kaart betalen. Wat het meer waard is, gaat verloren. Munten helpen alleen in de laatste ronde (7.2).',
    '6.1': 'Stuur al je schepen uit.',
    '6.2':
      'Naar het casino en de zwarte markt mogen er zoveel als je wilt; naar elke open haven hooguit één van jou.',
    '6.3':
      'In een haven leg je minstens één munt onder het schip; de stapel moet hoger zijn dan elke stapel die er al ligt.',
    '6.4': 'Munten en schepen in havens blijven daar tot je volgende beurt.',
    '6.5': 'Een haven waar je net de lading hebt genomen, mag je meteen weer kiezen.',
    '6.6':
      'Voorbeeld: in New York staat het schip van een tegenstander op 3 munten. Jij stuurt er een op 5, al zou 4 genoeg zijn. In zijn beurt verhoogt de tegenstander tot minstens 6, of hij trekt zich terug met zijn 3 munten. Gaat hij weg en overbiedt niemand anders je, dan krijg je in je volgende beurt de lading voor 5 munten.',
    '7.1': 'Het spel eindigt na de laatste ronde; iedereen krijgt die laatste beurt.',
    '7.2':
      'In de laatste ronde mag je kaarten ook betalen met munten uit je kluis, die elk 1 waard zijn, met of zonder sets.',
    '7.3': 'Tel de punten van al je kaarten op. Munten en goederen die je overhoudt, tellen niet.',
    '7.4':
      'Bij een gelijke stand beslist de duurste kaart, dan de op een na duurste, enzovoort; anders wordt de overwinning gedeeld.',
    '7.5':
      'Voorbeeld voor de laatste ronde: negen verschillende goederen (45) en 4 munten uit de kluis zijn samen 49, de kosten van Trawanten. In elke andere ronde zou dat niet genoeg zijn.',
    '7.6':
      'Voorbeeld van de telling, met de punten van 8.4 zoals wij ze schatten: twee Vrachtschepen (16), twee Pakhuizen (10), een Syndicaat (5) en twee Villa’s (18) zijn samen 49 punten. Villa en Jacht zijn samen 25 punten, een Nachtclub ook; maar de Nachtclub kostte 25 en het Jacht 16, dus de Nachtclub wint de gelijke stand.',
    '8.1':
      'Voordeelkaarten kosten meer dan ze aan punten opleveren. Vrachtschip: één schip meer. Pakhuis: plaats voor nog twee fiches. Syndicaat: zie spelregel 4.7. Van elk zijn er acht.',
    '8.2':
      'Villa, Jacht, Louche kroeg en Nachtclub leveren evenveel punten op als ze kosten; van elk zijn er zes.',
    '8.3': 'Van elk van de zes andere is er maar één; ze leveren meer punten op dan ze kosten.',
    '8.4': 'Wat de kaarten aan deze tafel kosten en opleveren:',
    '9.1':
      'Zeker zijn de kosten van Vrachtschip (15), Pakhuis (10), Syndicaat (10) en Trawanten (49): de voorbeelden in de spelregels gebruiken ze. In een daarvan betalen goederen ter waarde van 35 de eerste drie, dus Syndicaat kost hooguit 10; en een verslag kent alleen voordeelkaarten van 10 en 15. De overige kosten hebben we geschat, en alle punten ook, voor zover 8.1 tot en met 8.3 ze openlaten.',
    '9.2':
      'Welke havens bij hoeveel spelers open zijn, hebben we geschat, met één aanwijzing: het enige verslag dat de havens en hun plaatsen noemt, gaat over een spel met vier, en alleen Tanger ontbreekt erin. Met vier spelers zijn er dus zeven havens open, al laat een ander verslag er twee gesloten. De plaatsen in Tanger hebben we ook geschat.',
    '9.3': 'De bronnen verschillen over de grootte van de zwarte markt: zes of acht. Wij spelen met zes.',
    '9.4':
      'Volgens de spelregels worden ook in de laatste ronde schepen uitgestuurd en biedingen verhoogd; alleen in de allerlaatste beurt varen er geen schepen meer uit. De tafel kan beide weglaten.',
    '9.5':
      'Waar de spelregels zwijgen, spelen we: minstens één munt in een haven (6.3) en daar maar één schip van jou (6.2), zo staat het in recensies; verhogen met elk bedrag (4.5), onbeperkt munten, al zitten er 60 in de doos (2.5), en bij een gelijke stand na de duurste kaart de volgende (7.4).',
    '9.6':
      'Een tafel mag invullen wat er op haar eigen exemplaar gedrukt staat. Wat de spelregels tegenspreekt, wordt geweigerd: andere kosten voor Vrachtschip, Pakhuis en Trawanten, meer dan 10 voor Syndicaat (9.1), en punten die niet kloppen met 8.1, 8.2 of 8.3.',
    '9.7':
      'We kennen één editie, van 2011, en een herdruk van 2015 die ermee overeenstemt voor zover we konden vergelijken. Gedrukt staan de fasen, wat schepen en kaarten doen, de waarde van sets, het aantal fiches en kaarten en de gelijke stand. Het aantal rondes (2.4) en de zes plaatsen van het pakhuis (1.3) geven meerdere recensies hetzelfde op; één verslag spreekt van zeven plaatsen.',
    '9.8':
      'Verder hebben we beslist: het toeval bepaalt wie begint; volgens de spelregels is dat wie het laatst in een echte haven was (2.3). Op de zwarte markt komt jouw fiche op de plaats van het andere, en ook jokers mogen worden geruild (4.3). Een schip dat alleen in een haven is, neemt de lading; wachten kan niet (4.4). Zijn zak en aflegstapel leeg, dan wordt er niets getrokken (4.8). Alle schepen moeten uitvaren (6.1). Een haven die net is leeggehaald, mag weer worden gekozen (6.5).',
  },

  printed: {
    port: 'Haven',
    card: 'Kaart',
    copies: 'Aantal',
    portsNote: 'Met *: één enkel verslag. Met ?: geschat. Zie 9.2 en 9.3.',
    cardsNote: 'Met ?: geschat. Zie 9.1.',
  },
};
