/** The rulebook of Container in German. */
import { type ContainerBook, editionOf, tablesWith } from './book.ts';

export const rulebook: ContainerBook = {
  editions: { '2007': '2007', anniversary: 'Jubiläumsausgabe (10 Jahre)' },
  editionOf,

  chapters: {
    1: 'Ziel und Material',
    2: 'Aufbau',
    3: 'Ein Zug',
    4: 'Zinsen und Pfändung',
    5: 'Inlandsverkauf (Anfängervariante)',
    6: 'Eine Maschine oder ein Lagerhaus bauen',
    7: 'Für das Hafengeschäft einkaufen',
    8: 'Produzieren',
    9: 'Fahren',
    10: 'Die Versteigerung auf der Insel',
    11: 'Kredite',
    12: 'Ende und Abrechnung',
    13: 'Die Investmentbank',
    14: 'Ausgaben und Zweifelsfälle',
  },

  rules: {
    '1.1':
      'Produziere Container, verkauf sie an andere, verschiffe, was die anderen verkaufen, und bring Ladungen zur Insel, wo alle anderen darauf bieten. Wer am Ende das größte Vermögen hat, gewinnt.',
    '1.2':
      'Container gibt es in fünf Farben. Niemand kauft bei sich selbst: Jeder Schritt ist ein Verkauf an jemand anderes.',
    '1.3':
      'Jedes Tableau hat vier Felder für Maschinen (gratis, $6, $9, $12) und fünf für Lagerhäuser (gratis, $4, $5, $6, $7). Jede Maschine schafft Platz für zwei Container im Fabrikgeschäft, jedes Lagerhaus für einen im Hafengeschäft.',
    '1.4':
      'Geld gibt es nur in ganzen Dollar; der Bank geht es nie aus. Was die anderen haben, ist geheim, es sei denn, der Tisch spielt mit offenem Geld. Bezahlt wird immer offen.',
    '1.5':
      'Eine geheime Wertkarte sagt, was jede Farbe auf der Insel wert ist: 10, 5/10, 6, 4 und 2. Auf den fünf Karten hat jede Farbe jeden Wert genau einmal.',
    '2.1': {
      '2007':
        'Wie viele Container es gibt, hängt von der Zahl der Mitspielenden ab. Maschinen und Lagerhäuser reichen für alle.',
      anniversary:
        'Wie viel es gibt, hängt von der Zahl der Mitspielenden ab. Auch Maschinen und Lagerhäuser können ausgehen.',
    },
    '2.2':
      'Alle beginnen mit einem Lagerhaus, einer Maschine in einer Farbe, die sonst niemand hat, und einem Container dieser Farbe für $2 im Fabrikgeschäft.',
    '2.3': 'Alle haben $20 und eine Wertkarte; alle Schiffe sind auf See.',
    '2.4': 'Wer beginnt, entscheidet der Zufall; danach geht es im Uhrzeigersinn weiter.',
    '3.1': {
      '2007':
        'Am Anfang deines Zuges zahlst du Zinsen für deine Kredite. Dann hast du zwei Aktionen, und danach ist die nächste Person am Zug.',
      anniversary:
        'Am Anfang deines Zuges zahlst du Zinsen für deine Kredite; mit der Investmentbank nimmst du dann, was du bei einem Broker gewonnen hast. Dann hast du zwei Aktionen, und danach ist die nächste Person am Zug.',
    },
    '3.2': 'Du darfst dieselbe Aktion zweimal machen, aber nur einmal produzieren.',
    '3.3': 'Du musst deine Aktionen nicht nutzen.',
    '3.4': {
      '2007': 'Jede deiner beiden Aktionen wählst du aus diesen vier:',
      anniversary:
        'Jede deiner beiden Aktionen wählst du aus diesen vier; mit der Investmentbank kommt eine fünfte dazu:',
    },
    '3.5': {
      '2007':
        'Eine Aktion ist ein Gebäude, ein Einkauf bei einer Person oder eine Fahrt deines Schiffes. Von Hafen zu Hafen brauchst du zwei: hinaus auf See und wieder hinein. Auch dort zu kaufen, wo dein Schiff schon liegt, ist eine Aktion.',
      anniversary:
        'Eine Aktion ist ein Gebäude, ein Einkauf bei einer Person oder eine Fahrt deines Schiffes. Von Hafen zu Hafen brauchst du zwei: hinaus auf See und wieder hinein.',
    },
    '3.6': {
      '2007':
        'Kredite aufzunehmen und zurückzuzahlen ist keine Aktion: Das darfst du in deinem Zug, so oft du willst. Auch Zinsen, ein Inlandsverkauf (Kapitel 5), Gebote und die Antwort auf Gebote sind keine Aktionen.',
      anniversary:
        'Kredite aufzunehmen und zurückzuzahlen ist keine Aktion: Das darfst du in deinem Zug, so oft du willst. Auch Zinsen, ein Gewinn bei einem Broker, Gebote auf der Insel und die Antwort darauf sind keine Aktionen.',
    },
    '4.1': 'Am Anfang deines Zuges zahlst du $1 für jeden deiner Kredite.',
    '4.2': {
      '2007':
        'Kannst du nicht zahlen und hast erst einen Kredit, darfst du einen weiteren aufnehmen, der ab deinem nächsten Zug Zinsen kostet, oder du lässt dich pfänden. Der Tisch kann den Kredit zur Pflicht machen.',
      anniversary:
        'Kannst du nicht zahlen und hast erst einen Kredit, musst du einen weiteren aufnehmen, der ab deinem nächsten Zug Zinsen kostet.',
    },
    '4.3':
      'Du zahlst so viel, wie du kannst. Jeder fehlende Dollar wird einzeln abgegolten, und die Person rechts von dir wählt, was gepfändet wird.',
    '4.4': { '2007': 'Zuerst wird ein Container aus deinem Gebiet auf der Insel genommen.' },
    '4.5': {
      '2007':
        'Sonst zwei Container aus deinem Hafengeschäft und, was dort fehlt, aus deinem Fabrikgeschäft; gibt es nur einen, reicht der.',
    },
    '4.6': {
      '2007':
        'Sonst ein Lagerhaus oder eine Maschine. Was auf den jeweils ersten beiden Feldern steht, ist sicher.',
    },
    '4.7': 'Gibt es nichts zu pfänden, werden die Zinsen erlassen.',
    '4.8': {
      anniversary:
        'Für jeden fehlenden Dollar wird ein Container genommen, und zwar vom ersten dieser Orte, an dem es welche gibt: Insel, Schiff, Bankhafen, Hafengeschäft, Fabrikgeschäft. Gebäude werden nie gepfändet.',
    },
    '4.9': 'Gepfändete Container kommen aus dem Spiel.',
    '4.10': {
      '2007':
        'Ladung auf deinem Schiff wird nicht gepfändet, ist aber im Spiel: Solange du welche hast, verlierst du kein Gebäude, und die Zinsen werden erlassen.',
    },
    '4.11': {
      '2007':
        'Jedes Lagerhaus und jede Maschine steht auf einem eigenen Feld. Wer rechts von dir sitzt, wählt, was davon weggeht; damit ist einer deiner Kredite getilgt.',
    },
    '4.12': {
      '2007':
        'Beispiel: Du hast zwei Kredite und $1. Den Dollar zahlst du, ein zweiter fehlt. Auf der Insel liegt nichts von dir, aber in deinem Hafengeschäft ein weißer und in deinem Fabrikgeschäft ein schwarzer Container: Beide gehen weg. Hättest du gar keinen Container, ginge ein Gebäude weg: von drei Lagerhäusern nur das auf dem Feld für $5.',
      anniversary:
        'Beispiel: Du hast zwei Kredite und kein Geld; es fehlen also $2. In deinem Gebiet auf der Insel liegt ein beiger Container, auf deinem Schiff ein weißer: Der beige geht für den ersten Dollar weg, der weiße für den zweiten. Deine Geschäfte bleiben unberührt.',
    },
    '5.1': {
      '2007':
        'Einmal pro Zug, nach den Zinsen und vor deinen Aktionen, aber nicht in deinem ersten Zug, darfst du einen deiner Container für $2 in den Vorrat zurücklegen. Das ist keine Aktion.',
    },
    '5.2': {
      '2007': 'Er kommt aus deinem Fabrikgeschäft oder, wenn das leer ist, aus deinem Hafengeschäft.',
    },
    '6.1':
      'Zahle der Bank den Preis, der auf dem nächsten freien Feld steht. Was du baust, wirkt sofort: Eine neue Maschine produziert schon im selben Zug, ein neues Lagerhaus hat schon Platz.',
    '6.2': 'Du kannst bis zu vier Maschinen und fünf Lagerhäuser haben.',
    '6.3': 'Deine Maschinen haben alle verschiedene Farben.',
    '6.4': { anniversary: 'Maschinen einer Farbe oder alle Lagerhäuser können ausverkauft sein.' },
    '6.5': {
      '2007': 'Ein Feld, das durch eine Pfändung frei wurde, wird als Nächstes bebaut, zu seinem Preis.',
    },
    '7.1':
      'Such dir eine andere Person aus und kauf beliebige Container aus deren Fabrikgeschäft zu den ausgezeichneten Preisen. Das Geld geht an diese Person; ablehnen kann sie nicht.',
    '7.2': 'Dein Hafengeschäft fasst einen Container pro Lagerhaus.',
    '7.3':
      'Leg das Gekaufte auf beliebige Preise von $2 bis $6. In derselben Aktion darfst du alle Preise in deinem Hafengeschäft ändern.',
    '7.4': 'Du darfst die Aktion auch nur dazu nutzen, Preise zu ändern.',
    '8.1': 'Du darfst einmal pro Zug produzieren.',
    '8.2':
      'Zahle $1 an die Person rechts von dir, die den Gewerkschaftsvorsitz hat. Wer keinen Dollar hat, kann nicht produzieren.',
    '8.3':
      'Jede deiner Maschinen stellt einen Container ihrer Farbe her, falls noch einer da ist. Alle, für die Platz ist, müssen hergestellt werden; passen nicht alle, wählst du aus.',
    '8.4':
      'Leg sie auf beliebige Preise von $1 bis $4. In derselben Aktion, und nur in dieser, darfst du alle Preise in deinem Fabrikgeschäft ändern.',
    '9.1':
      'Ein Schiff fährt von der offenen See in einen fremden Hafen oder zur Insel und von dort zurück auf See: Jede dieser Fahrten ist eine Aktion. In den eigenen Hafen fährt es nie.',
    '9.2':
      'Am Ende einer Fahrt in einen Hafen darfst du dort beliebige Container zu den ausgezeichneten Preisen kaufen. Ablehnen kann das niemand.',
    '9.3': { '2007': 'Dort zu kaufen, wo das Schiff schon liegt, ist eine eigene Aktion.' },
    '9.4': 'Ein Schiff fasst fünf Container.',
    '9.5': {
      '2007': 'Der Tisch kann festlegen, dass ein Schiff nur am Ende einer Fahrt lädt.',
      anniversary:
        'Ein Schiff lädt nur am Ende einer Fahrt. Der Tisch kann erlauben, dass es auch dort lädt, wo es schon liegt; das ist dann eine eigene Aktion.',
    },
    '10.1': 'Erreicht ein Schiff mit Ladung die Insel, wird sofort alles auf einmal verkauft.',
    '10.2':
      'Alle anderen bieten verdeckt, von $0 bis zu dem, was sie an Bargeld haben. Alle Gebote werden zusammen aufgedeckt.',
    '10.3':
      'Haben mehrere am meisten geboten, dürfen sie einmal verdeckt etwas drauflegen. Liegen sie dann immer noch gleichauf, wählt die verkaufende Person unter ihnen.',
    '10.4':
      'Verkaufst du, kannst du das Gebot annehmen: Du bekommst das Geld von der Person, die gewonnen hat, und vom Staat noch einmal dasselbe; die Ladung kommt in das Gebiet dieser Person auf der Insel.',
    '10.5':
      'Oder du lehnst ab, zahlst das höchste Gebot an die Bank und behältst die Ladung für dein eigenes Gebiet. Dazu musst du zahlen können; vorher darfst du einen Kredit aufnehmen.',
    '10.6':
      'Mit der Versteigerung endet der Zug der verkaufenden Person. Wer nicht gewonnen hat, behält das gebotene Geld.',
    '10.7':
      'Wer versteigert hat, darf danach noch Kredite tilgen, wenn das Geld reicht; dann ist der Zug zu Ende.',
    '10.8':
      'Beispiel: Du bringst zwei beige Container und einen weißen zur Insel; alle haben $20. Geboten werden $9, $9 und $4. Die beiden mit $9 legen verdeckt $1 und $3 drauf und bieten damit $10 und $12. Du nimmst an: $12 zahlt dir, wer gewonnen hat, weitere $12 die Regierung. Du hast dann $44, die andere Seite $8, und die Ladung kommt in deren Gebiet auf der Insel. Oder du lehnst ab: Du zahlst der Bank $12, hast noch $8, und die Ladung kommt in dein eigenes Gebiet.',
    '11.1':
      'In deinem Zug, bevor du bietest und bevor du auf Gebote antwortest, darfst du einen Kredit über $10 aufnehmen; höchstens zwei.',
    '11.2': 'Zurück zahlst du $10 pro Kredit, in deinem eigenen Zug und nach den Zinsen.',
    '11.3':
      'Ein Kredit, den du aufnimmst, während die Gebote verdeckt sind, bleibt geheim, bis sie aufgedeckt werden.',
    '12.1': 'Sind zwei Farben aufgebraucht, wird der laufende Zug noch zu Ende gespielt; dann ist Schluss.',
    '12.2':
      'Von dem, was du auf der Insel hast, wirfst du die Farbe ab, von der du am meisten hast. Bei Gleichstand muss die Farbe mit dem Wert 5/10 weg, wenn sie dabei ist; sonst behältst du, was mehr wert ist.',
    '12.3':
      'Die Farbe mit dem Wert 5/10 zählt 10, wenn du vor dem Abwerfen alle fünf Farben hattest, sonst 5.',
    '12.4':
      'Zähl zusammen: dein Bargeld, die Insel nach deiner Wertkarte, $2 für jeden Container in deinem Hafengeschäft und $3 für jeden auf deinem Schiff. Zieh $11 für jeden Kredit ab. Das Fabrikgeschäft zählt nichts.',
    '12.5': {
      '2007':
        'Bei Gleichstand gewinnt, wer mehr Container auf der Insel übrig hat. Ist auch das gleich, wird der Sieg geteilt.',
      anniversary:
        'Bei Gleichstand gewinnt, wer mehr Container im Fabrikgeschäft hat. Ist auch das gleich, wird der Sieg geteilt.',
    },
    '12.6': {
      '2007':
        'Wenn drei Runden lang niemand produziert, kauft, baut oder auf der Insel versteigert, endet das Spiel so, wie es steht. Der Tisch legt die Zahl der Runden fest.',
      anniversary:
        'Wenn drei Runden lang niemand produziert, kauft, baut, einen Broker anruft oder auf der Insel versteigert, endet das Spiel so, wie es steht. Der Tisch legt die Zahl der Runden fest.',
    },
    '12.7':
      'Eine Produktion, bei der nichts entsteht, ist kein Handel. Bei 0 Runden endet das Spiel nie auf diese Weise.',
    '12.8':
      'Beispiel: Auf deiner Wertkarte ist Orange 10 wert, Beige 5/10, Weiß 6, Schwarz 4 und Braun 2. Auf der Insel hast du vier orange, vier braune, drei beige, zwei weiße und zwei schwarze Container: alle fünf Farben, also zählt Beige 10. Von Orange und Braun hast du am meisten; Braun ist weniger wert und geht weg. Mit allem anderen macht das $98:',
    '13.1': {
      anniversary:
        'Drei Broker haben je ein Feld für Container und eines für Geld. Am Anfang hat Broker I zwei Container und $1, II einen und $2, III keinen und $3; diese Container kommen aus der Schachtel.',
    },
    '13.2': {
      anniversary:
        'Einen Broker anzurufen ist eine Aktion. Läuft keine Versteigerung, markiere ein Feld, das nicht leer ist, und biete auf alles, was dort liegt: Geld für Container oder Container aus deinen eigenen Geschäften für Geld; mindestens $1 oder einen Container.',
    },
    '13.3': {
      anniversary:
        'Hat jemand anderes die Zahlungskarte, musst du für dasselbe Feld mindestens eins mehr bieten. Das überbotene Gebot geht sofort zurück: Geld auf die Hand, Container in die Geschäfte, aus denen sie kamen; wer überboten wurde, wählt jetzt ihre Preise. Dich selbst kannst du nicht überbieten.',
    },
    '13.4': {
      anniversary:
        'Hast du am Anfang deines Zuges, nach den Zinsen, die Zahlungskarte, gewinnst du alles, was dann auf dem Feld liegt. Geld gehört dir; Container kommen in deinen Bankhafen.',
    },
    '13.5': {
      anniversary:
        'Dann zahlst du dein Gebot, Stück für Stück an Broker I, II, III, I und so weiter. Bei Containern bestimmst du die Reihenfolge.',
    },
    '13.6': {
      anniversary:
        'Zinsen gehen auf dieselbe Weise an die Broker. Ebenso eine Subvention in Höhe des höchsten Gebots, wenn beim Verkauf auf der Insel alle Gebote abgelehnt werden.',
    },
    '13.7': {
      anniversary:
        'Von der offenen See darfst du in deinen eigenen Bankhafen fahren und am Ende dieser Fahrt umsonst laden, was dort liegt; später, ohne Fahrt, nur wenn der Tisch es erlaubt (9.5).',
    },
    '13.8': {
      anniversary:
        'In dem Zug, der das Spiel beendet, darfst du nicht anrufen, und auch nicht in einem Zug, in dem du bei einem Broker gewonnen hast.',
    },
    '13.9': {
      anniversary:
        'Am Ende geht eine offene Versteigerung an die Person mit der Zahlungskarte; das Gebot ist verloren. Jeder Container in deinem Bankhafen zählt $3.',
    },
    '13.10': {
      anniversary:
        'Beispiel: Am Anfang des Spiels rufst du Broker I an und bietest $4 für seine beiden Container. Bietet jemand $5, hast du deine $4 sofort zurück. Bietet niemand mehr, kommen am Anfang deines nächsten Zuges beide Container in deinen Bankhafen und deine $4 zu den Brokern: $2 zu I, $1 zu II, $1 zu III. Dort liegen nun $3, $3 und $4.',
    },
    '14.1':
      'Vermutung: Die Reihenfolge der Farben auf den Wertkarten stammt aus dem Rechenbeispiel und einer weiteren Quelle. Alle bekannten Reihenfolgen ergeben dasselbe Spiel mit anders benannten Farben.',
    '14.2': {
      anniversary:
        'Vermutung: Die Vorräte zu dritt und zu viert beruhen auf einer einzigen Quelle. Die zu fünft ergeben sich aus dem Material.',
    },
    '14.3': {
      anniversary:
        'Vermutung: Dass die Zinsen an die Broker gehen, angefangen bei I, ist einer Zusammenfassung entnommen. Die eigentlichen Regeln sagen nichts dazu.',
    },
    '14.4': {
      '2007':
        'Gedruckt: Ein Kredit für die Zinsen ist freiwillig. Hausregel: Der Tisch kann ihn zur Pflicht machen.',
    },
    '14.5': {
      '2007':
        'Offizielle Änderung: Wird ein Gebäude gepfändet, ist damit ein Kredit getilgt. In der ersten Auflage steht das nicht; der Tisch kann ohne diese Änderung spielen.',
    },
    '14.6': {
      '2007': 'Gedruckt: Ein Schiff darf laden, ohne zu fahren. Hausregel: Der Tisch kann es verbieten.',
      anniversary:
        'Gedruckt: Ein Schiff lädt nur am Ende einer Fahrt. Hausregel: Der Tisch kann das Laden ohne Fahrt erlauben.',
    },
    '14.7': {
      anniversary:
        'Unsere Auslegung zu den Brokern: Ein leeres Feld kann nicht markiert werden. Container auf der Zahlungskarte behalten ihren Platz im Geschäft. Was auf der Karte liegt, kann weder genutzt noch gepfändet werden. Wer angerufen hat, darf im selben Zug nicht das Ende herbeiführen.',
    },
    '14.8':
      'Unsere Auslegung: Ein Gebot von $0 ist erlaubt. Leer fährt ein Schiff nicht zur Insel. Nach den gedruckten Regeln darf man jederzeit einen Kredit aufnehmen; hier geht das in deinem Zug, bevor du bietest oder bevor du auf Gebote antwortest: Sonst wird kein Geld gebraucht.',
    '14.9': {
      '2007':
        'Gedruckt: Ein Gebäude verliert nur, wer gar keinen Container mehr im Spiel hat. Unsere Auslegung: Ladung an Bord ist im Spiel. Hausregel: Der Tisch kann festlegen, dass sie nichts schützt.',
    },
    '14.10': {
      '2007':
        'Unsere Auslegung, weil die gedruckten Regeln die Felder nennen: Der Nachbar wählt, welches Gebäude weggeht, und die Lücke wird als Nächstes bebaut, zu ihrem Preis.',
    },
    '14.11':
      'Hausregel: Keine Anleitung beendet das Spiel nach Runden ohne Handel (12.6). Der Tisch kann es abschalten.',
    '14.12': {
      '2007':
        'Unsere Auslegung: Das gedruckte Beispiel zur Pfändung lautet nicht in allen Sprachen gleich; wir nehmen für jeden fehlenden Dollar zwei Container. Wohin gepfändete Container gehen, steht nirgends; bei uns gehen sie aus dem Spiel.',
    },
    '14.13': {
      '2007':
        'Unsere Auslegung: Kredite während des Bietens bleiben verdeckt, bis die Gebote aufgedeckt werden. Bei Gleichstand darf man um $0 erhöhen, was nur der niederländische Text verbietet. Gedruckt: Im eigenen Zug darf man jederzeit tilgen, auch nach der Versteigerung.',
      anniversary:
        'Unsere Auslegung: Kredite während des Bietens bleiben verdeckt, bis die Gebote aufgedeckt werden. Gedruckt: Bei Gleichstand darf man um $0 erhöhen, und im eigenen Zug darf man jederzeit tilgen, auch nach der Versteigerung. Dass die Versteigerung den Zug beendet, steht nur in der Übersicht.',
    },
    '14.14': {
      '2007':
        'Unsere Auslegung nach dem französischen Text: Bei Gleichstand zählen die Container, die nach dem Abwerfen auf der Insel liegen.',
    },
    '14.15': {
      '2007':
        'Unsere Auslegung: Du darfst auch nur produzieren, um Preise zu ändern, selbst wenn nichts entsteht. Ohne zu produzieren darfst du die Preise im Fabrikgeschäft nicht ändern.',
    },
    '14.16': {
      anniversary:
        'Unsere Auslegung zur Bank: Erst kommen die Zinsen, dann der Gewinn beim Broker, und danach wird im selben Zug kein Broker mehr angerufen. Wie viele Geldkarten jemand hat, wird nicht gezeigt, und Bluffkarten gibt es nicht.',
    },
  },

  tables: tablesWith({
    money: (n) => (n < 0 ? `−$${-n}` : `$${n}`),
    players: 'Personen',
    containers: 'Container je Farbe',
    machines: 'Maschinen je Farbe',
    warehouses: 'Lagerhäuser',
    action: 'Aktion',
    once: 'Was eine Aktion tut',
    cost: 'Du zahlst',
    chapter: 'Kapitel',
    build: ['Bauen', 'Eine Maschine oder ein Lagerhaus.', 'den Preis des Feldes, an die Bank'],
    buy: [
      'Kaufen',
      'Beliebige Container aus dem Fabrikgeschäft einer anderen Person. Du darfst alle Preise in deinem Hafengeschäft ändern.',
      'die Preise, die dort stehen, an die verkaufende Person',
    ],
    produce: [
      'Produzieren',
      'Jede deiner Maschinen stellt einen Container her. Du darfst alle Preise in deinem Fabrikgeschäft ändern. Einmal im Zug.',
      '$1, an die Person rechts von dir',
    ],
    sail: [
      'Fahren',
      'Eine Fahrt deines Schiffes. Im Hafen lädt es; auf der Insel verkauft es die ganze Ladung.',
      'nichts; für Container die Preise, die dort stehen, an den Hafen',
    ],
    call: ['Broker anrufen', 'Ein Gebot für das, was ein Broker hat.', 'dein Gebot, wenn du gewinnst'],
    what: 'Was',
    number: 'Zahl',
    each: 'Je',
    sum: 'Summe',
    discarded: 'abgeworfen',
    harbour: 'Hafengeschäft',
    ship: 'Schiff',
    cash: 'Bargeld',
    loan: 'Kredit',
    total: 'Zusammen',
    colours: ['Schwarz', 'Braun', 'Orange', 'Beige', 'Weiß'],
  }),
};
