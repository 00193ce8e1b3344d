/** The rulebook of Container in German. */
import { type ContainerBook, editionOf } from './book.ts';

export const rulebook: ContainerBook = {
  editions: { '2007': '2007', anniversary: 'Jubiläumsausgabe (10 Jahre)' },
  editionOf,

  chapters: {
    1: 'Ziel und Material',
    2: 'Aufbau',
    3: 'Ein Zug',
    4: 'Zinsen und Pfändung',
    5: 'Inlandsverkauf (2007, Anfängervariante)',
    6: 'Eine Maschine oder ein Lagerhaus bauen',
    7: 'Für das Hafengeschäft einkaufen',
    8: 'Produzieren',
    9: 'Fahren',
    10: 'Die Versteigerung auf der Insel',
    11: 'Kredite',
    12: 'Ende und Abrechnung',
    13: 'Die Investmentbank (Jubiläum)',
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
    '2.1':
      'Container von jeder Farbe: 2007 zu dritt 12, zu viert 16, zu fünft 20, dazu genug Maschinen und Lagerhäuser für alle. Jubiläum: 10, 13 oder 16; 2, 3 oder 4 Maschinen von jeder Farbe; 12, 16 oder 20 Lagerhäuser; all das kann ausgehen.',
    '2.2':
      'Alle beginnen mit einem Lagerhaus, einer Maschine in einer Farbe, die sonst niemand hat, und einem Container dieser Farbe für $2 im Fabrikgeschäft.',
    '2.3': 'Alle haben $20 und eine Wertkarte; alle Schiffe sind auf See.',
    '2.4': 'Wer beginnt, entscheidet der Zufall; danach geht es im Uhrzeigersinn weiter.',
    '3.1': 'In deinem Zug zahlst du Zinsen, dann hast du zwei Aktionen.',
    '3.2': 'Du darfst dieselbe Aktion zweimal machen, aber nur einmal produzieren.',
    '3.3': 'Du musst deine Aktionen nicht nutzen.',
    '4.1': 'Am Anfang deines Zuges zahlst du $1 für jeden deiner Kredite.',
    '4.2':
      'Jubiläum: Kannst du nicht zahlen und hast erst einen Kredit, musst du einen weiteren aufnehmen, der ab deinem nächsten Zug Zinsen kostet. 2007: ebenso, es sei denn, der Tisch hat das abgeschaltet.',
    '4.3':
      'Du zahlst so viel, wie du kannst. Jeder fehlende Dollar wird einzeln abgegolten, und die Person rechts von dir wählt, was gepfändet wird.',
    '4.4': '2007 und Jubiläum: zuerst ein Container aus deinem Gebiet auf der Insel.',
    '4.5': {
      '2007':
        '2007: sonst zwei Container aus deinem Hafengeschäft, und was dort fehlt, aus deinem Fabrikgeschäft; gibt es nur einen, reicht der.',
    },
    '4.6': {
      '2007':
        '2007: sonst ein Lagerhaus oder eine Maschine. Die ersten beiden Lagerhäuser und die ersten beiden Maschinen sind sicher.',
    },
    '4.7': 'Gibt es nichts zu pfänden, werden die Zinsen erlassen.',
    '4.8': {
      anniversary:
        'Jubiläum: immer ein Container, und zwar vom ersten dieser Orte, an dem etwas liegt: Insel, Schiff, Bankhafen, Hafengeschäft, Fabrikgeschäft. Gebäude werden nie gepfändet.',
    },
    '4.9': 'Gepfändete Container kommen aus dem Spiel.',
    '5.1': {
      '2007':
        'Einmal pro Zug, nach den Zinsen und vor deinen Aktionen, aber nicht in deinem ersten Zug, darfst du einen deiner Container für $2 in den Vorrat zurücklegen. Das ist keine Aktion.',
    },
    '5.2': {
      '2007': 'Er kommt aus deinem Fabrikgeschäft oder, wenn das leer ist, aus deinem Hafengeschäft.',
    },
    '6.1':
      'Zahle der Bank den Preis, der auf dem nächsten freien Feld steht. Ein neues Lagerhaus kannst du sofort nutzen.',
    '6.2': 'Du kannst bis zu vier Maschinen und fünf Lagerhäuser haben.',
    '6.3': 'Deine Maschinen haben alle verschiedene Farben.',
    '6.4': {
      anniversary: 'Jubiläum: Die Maschinen einer Farbe oder alle Lagerhäuser können ausverkauft sein.',
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
      'Ein Schiff fährt von der offenen See in einen fremden Hafen oder zur Insel und von dort zurück auf See. In den eigenen Hafen fährt es nie.',
    '9.2':
      'Am Ende einer Fahrt in einen Hafen darfst du dort beliebige Container zu den ausgezeichneten Preisen kaufen. Ablehnen kann das niemand.',
    '9.3': 'Dort zu kaufen, wo das Schiff schon liegt, ist eine eigene Aktion.',
    '9.4': 'Ein Schiff fasst fünf Container.',
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
    '12.5':
      'Bei Gleichstand gewinnt in der Ausgabe von 2007, wer mehr Container auf der Insel übrig hat, in der Jubiläumsausgabe, wer mehr im Fabrikgeschäft hat. Ist auch das gleich, wird der Sieg geteilt.',
    '12.6':
      'Wenn drei Runden lang niemand produziert, kauft, baut, einen Broker anruft oder auf der Insel versteigert, endet das Spiel so, wie es steht. Der Tisch legt die Zahl der Runden fest.',
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
        'Von der offenen See darfst du in deinen eigenen Bankhafen fahren und umsonst laden, was dort liegt; später ohne Fahrt noch mehr zu laden ist eine eigene Aktion.',
    },
    '13.8': {
      anniversary:
        'In dem Zug, der das Spiel beendet, darfst du nicht anrufen, und auch nicht in einem Zug, in dem du bei einem Broker gewonnen hast.',
    },
    '13.9': {
      anniversary:
        'Am Ende geht eine offene Versteigerung an die Person mit der Zahlungskarte; das Gebot ist verloren. Jeder Container in deinem Bankhafen zählt $3.',
    },
    '14.1':
      'Die Reihenfolge der Farben auf den Wertkarten stammt aus dem Rechenbeispiel und einer weiteren Quelle; alle bekannten Reihenfolgen ergeben dasselbe Spiel mit anders benannten Farben.',
    '14.2':
      'Die Vorräte der Jubiläumsausgabe zu dritt und zu viert beruhen auf einer einzigen Quelle; die zu fünft ergeben sich aus dem Material.',
    '14.3':
      'Dass die Zinsen an die Broker gehen, angefangen bei I, ist einer Zusammenfassung entnommen; die eigentlichen Regeln sagen nichts dazu.',
    '14.4':
      'Ob man in der Ausgabe von 2007 einen Kredit aufnehmen muss, um Zinsen zu zahlen, steht nirgends. Wir sagen: ja; der Tisch kann die Wahl denen überlassen, die die Zinsen schulden.',
    '14.5':
      'Ob ein gepfändetes Gebäude den betreffenden Kredit tilgt, steht nicht in der Anleitung; ein Kommentar des Verlags sagt es. Wenn der Tisch nichts anderes einstellt, bleibt der Kredit bestehen.',
    '14.6':
      'Dass Kaufen ohne Fahrt eine Aktion ist, geht aus den Jubiläumsregeln nur indirekt hervor; wir erlauben es wie 2007.',
    '14.7':
      'Bei den Brokern: Ein leeres Feld kann nicht markiert werden; Container auf der Zahlungskarte behalten ihren Platz im Geschäft; was auf der Karte liegt, kann weder genutzt noch gepfändet werden; wer angerufen hat, darf im selben Zug nicht das Ende herbeiführen.',
    '14.8':
      'Ein Gebot von $0 ist erlaubt. Leer fährt ein Schiff nicht zur Insel. Schiffsladung kann in der Ausgabe von 2007 nicht gepfändet werden und schützt kein Gebäude. Ein Feld, das durch die Pfändung einer Maschine frei wurde, wird als Nächstes bebaut. Nach den gedruckten Regeln darf man jederzeit einen Kredit aufnehmen; hier geht das in deinem Zug, bevor du bietest oder bevor du auf Gebote antwortest: Sonst wird kein Geld gebraucht.',
  },
};
