/** The rulebook of Cargo Noir in German. */
import type { CargoBook } from './book.ts';

export const book: CargoBook = {
  chapters: {
    1: 'Ziel und Material',
    2: 'Aufbau',
    3: 'Ein Zug',
    4: 'Schiffe kehren zurück',
    5: 'Eintauschen',
    6: 'Schiffe laufen aus',
    7: 'Spielende',
    8: 'Die Karten',
    9: 'Ausgaben und Zweifelsfälle',
  },

  rules: {
    '1.1':
      'Ihr schmuggelt: In Häfen rund um die Welt bietet ihr auf Fracht, sammelt Waren in Kombinationen und tauscht sie gegen Karten ein. Wer am Ende die meisten Punkte hat, gewinnt.',
    '1.2':
      'Es gibt neun Waren mit je 14 Plättchen und so viele Joker, wie Personen mitspielen. Alle Waren sind gleich viel wert; es zählen nur Kombinationen.',
    '1.3':
      'Alle haben drei Schiffe, zwei weitere in Reserve, 7 Münzen im Tresor und ein Lager für sechs Plättchen.',
    '1.4': 'Alles liegt offen; nur in welcher Reihenfolge die Plättchen aus dem Beutel kommen, weiß niemand.',
    '2.1':
      'Auf jedem Hafen ist aufgedruckt, ab wie vielen Personen er offen ist (2.6); die anderen bleiben das ganze Spiel über geschlossen.',
    '2.2': 'Füllt den Schwarzmarkt und alle offenen Häfen mit Plättchen aus dem Beutel.',
    '2.3':
      'Wer beginnt, entscheidet der Zufall; diese Person beginnt auch jede weitere Runde. Gespielt wird im Uhrzeigersinn.',
    '2.4': 'Zu zweit oder zu dritt hat das Spiel 11 Runden, zu viert oder zu fünft 10.',
    '2.5': 'Die Münzen gehen nie aus.',
    '2.6':
      'So viele Plättchen bieten der Schwarzmarkt und die Häfen, und ab so vielen Personen ist ein Hafen an diesem Tisch offen:',
    '3.1': 'Alle spielen der Reihe nach jeweils einen ganzen Zug.',
    '3.2': 'Ein Zug hat drei Phasen: Schiffe kehren zurück, Eintauschen, Schiffe laufen aus.',
    '3.3': 'In der ersten Runde laufen nur Schiffe aus.',
    '3.4':
      'Der Zug im Überblick: Zuerst tut jedes deiner Schiffe, die unterwegs sind, eine Sache. Im Casino bringt es 2 Münzen (4.2), auf dem Schwarzmarkt tauscht oder zieht es ein Plättchen (4.3), allein im Hafen nimmt es alle Waren für die Münzen unter ihm (4.4), überboten im Hafen erhöht es (4.5) oder zieht sich zurück (4.6). Dann darfst du Waren gegen Karten eintauschen (5.3) und wirfst ab, was nicht ins Lager passt (5.6). Zuletzt laufen alle Schiffe aus, die bei dir liegen (6.1): ins Casino oder auf den Schwarzmarkt kostenlos, in einen Hafen mit mindestens einer Münze (6.3).',
    '3.5':
      'Einmal pro Zug darfst du eintauschen, und einmal pro Zug kann jede Karte „Syndikat“ zahlen (4.7). Eintauschen musst du nicht; aber jedes Schiff, das unterwegs ist, muss etwas tun, und jedes, das bei dir liegt, muss auslaufen.',
    '4.1':
      'Hol deine Schiffe einzeln zurück, in beliebiger Reihenfolge. Was ein Schiff bewirkt, gilt sofort.',
    '4.2': 'Casino: Nimm 2 Münzen für jedes Schiff.',
    '4.3':
      'Schwarzmarkt: Tausch eines deiner Plättchen gegen ein beliebiges, das dort liegt, auch gegen ein gleiches, oder zieh eines aus dem Beutel.',
    '4.4':
      'Hafen, allein: Gib deine Münzen von dort in den Vorrat, nimm alle Waren des Hafens und füll ihn aus dem Beutel wieder auf.',
    '4.5':
      'Hafen, überboten: Du darfst deinen Stapel erhöhen, bis er höher ist als alle anderen; auch um mehr als nötig. Das Schiff bleibt dort.',
    '4.6':
      'Oder du ziehst dich mit Schiff und Münzen zurück. Dann darfst du im selben Zug kein Schiff in diesen Hafen schicken.',
    '4.7':
      'Jede deiner Karten „Syndikat“ zahlt einmal pro Zug 2 Münzen, wenn du dich zurückziehst; bei jedem Rückzug zahlt nur eine Karte.',
    '4.8': 'Ist der Beutel leer, kommen die abgelegten Plättchen wieder hinein.',
    '4.9':
      'Bis du eingetauscht hast, darfst du mehr Waren haben, als in dein Lager passen (5.6). Ein eben gewonnenes Plättchen darfst du mit dem nächsten Schiff auf dem Schwarzmarkt weitertauschen.',
    '4.10':
      'Beispiel: Du hast 1 Münze im Tresor, ein Schiff im Casino und eines auf 3 Münzen in Rotterdam, wo ein anderes auf 5 steht. Hol zuerst das Schiff aus dem Casino zurück: Nun hast du 3 Münzen. Mit ihnen erhöhst du deinen Stapel in Rotterdam auf 6.',
    '5.1':
      'Eine Kombination aus bis zu neun gleichen Waren ist das Quadrat ihrer Anzahl wert: 1, 4, 9, 16 und so weiter bis 81.',
    '5.2':
      'Eine Kombination aus verschiedenen Waren ist 1, 3, 6, 10, 15, 21, 28, 36 oder 45 wert. Keine Ware darf doppelt vorkommen. Ein Joker steht für eine beliebige Ware, auch ganz allein.',
    '5.3':
      'Einmal pro Zug darfst du beliebig viele Kombinationen gegen beliebig viele Karten eintauschen; ihre Werte werden zusammengezählt. Herausgegeben wird nichts.',
    '5.4':
      'Von jeder der drei Vorteilskarten – Frachtschiff, Warenlager, Syndikat – darfst du zwei haben. Was ausverkauft ist, ist weg.',
    '5.5': 'Vorteilskarten wirken sofort: Ein neues Schiff läuft noch im selben Zug aus.',
    '5.6':
      'Wirf danach ab, was nicht in dein Lager passt: Es fasst sechs Plättchen und zwei mehr für jede Karte „Warenlager“.',
    '5.7': 'Eingetauschte und abgeworfene Plättchen kommen auf die Ablage.',
    '5.8':
      'Beispiel: Du hast vier Juwelen, drei Autos, eine Waffe und einen Joker. Die Juwelen mit dem Joker sind fünf gleiche Waren, 25 wert: ein Frachtschiff (15) und ein Warenlager (10). Oder du gibst die Autos (9) und die Waffe (1) für ein Warenlager und behältst den Rest. Alles zusammen ist 35 wert: Frachtschiff, Warenlager und Syndikat.',
    '5.9':
      'Was du gibst, muss mindestens eine Karte bezahlen. Was es darüber hinaus wert ist, verfällt. Münzen helfen nur in der letzten Runde (7.2).',
    '6.1': 'Schick alle deine Schiffe aus.',
    '6.2':
      'Ins Casino und auf den Schwarzmarkt dürfen beliebig viele, in jeden offenen Hafen höchstens eines von deinen.',
    '6.3':
      'In einem Hafen legst du mindestens eine Münze unter das Schiff; der Stapel muss höher sein als jeder, der schon dort liegt.',
    '6.4': 'Münzen und Schiffe in Häfen bleiben bis zu deinem nächsten Zug.',
    '6.5': 'Einen Hafen, dessen Fracht du gerade genommen hast, darfst du gleich wieder ansteuern.',
    '6.6':
      'Beispiel: In New York steht ein fremdes Schiff auf 3 Münzen. Du schickst eines auf 5, obwohl 4 genügen würden. Im nächsten Zug muss dein Gegner auf mindestens 6 erhöhen oder sich mit seinen 3 Münzen zurückziehen. Gibt er auf und überbietet dich auch sonst niemand, bekommst du in deinem nächsten Zug die Fracht für 5 Münzen.',
    '7.1': 'Das Spiel endet nach der letzten Runde; alle haben diesen letzten Zug.',
    '7.2':
      'In der letzten Runde darfst du Karten auch mit Münzen aus deinem Tresor bezahlen, jede ist 1 wert, mit Kombinationen oder ohne.',
    '7.3': 'Zähl die Punkte auf allen deinen Karten zusammen. Übrige Münzen und Waren bringen keine Punkte.',
    '7.4':
      'Bei Gleichstand entscheidet die teuerste Karte, dann die nächstteure; ist alles gleich, wird der Sieg geteilt.',
    '7.5':
      'Beispiel für die letzte Runde: Neun verschiedene Waren (45) und 4 Münzen aus dem Tresor ergeben 49, so viel kosten die Kumpane. In jeder anderen Runde würde das nicht reichen.',
    '7.6':
      'Beispiel für die Wertung, mit den geschätzten Punkten aus 8.4: Zwei Frachtschiffe (16), zwei Warenlager (10), ein Syndikat (5) und zwei Villen (18) ergeben 49 Punkte. Villa und Yacht bringen 25 Punkte, ein Nachtclub ebenfalls; doch er hat 25 gekostet, die Yacht nur 16, also gewinnt bei diesem Gleichstand der Nachtclub.',
    '8.1':
      'Vorteilskarten kosten mehr, als sie Punkte bringen. Frachtschiff: ein Schiff mehr. Warenlager: Platz für zwei weitere Plättchen. Syndikat: siehe Regel 4.7. Von jeder gibt es acht.',
    '8.2':
      'Villa, Yacht, Spelunke und Nachtclub bringen so viele Punkte, wie sie kosten; von jeder gibt es sechs.',
    '8.3': 'Die sechs anderen gibt es nur einmal; sie bringen mehr Punkte, als sie kosten.',
    '8.4': 'Was die Karten an diesem Tisch kosten und zählen:',
    '9.1':
      'Sicher sind die Kosten von Frachtschiff (15), Warenlager (10), Syndikat (10) und Kumpane (49): Die Beispiele der Spielregel rechnen damit. In einem davon kaufen Waren im Wert von 35 die ersten drei, das Syndikat kostet also höchstens 10; und ein Spielbericht kennt Vorteilskarten nur für 10 und 15. Die übrigen Kosten haben wir geschätzt, ebenso alle Punkte, so weit 8.1 bis 8.3 sie offenlassen.',
    '9.2':
      'Welche Häfen bei wie vielen Personen offen sind, haben wir geschätzt, mit einem Anhaltspunkt: Der einzige Bericht, der die Häfen mit ihren Plätzen nennt, erzählt von einer Partie zu viert, und nur Tanger fehlt darin. Deshalb sind zu viert sieben Häfen offen, obwohl in einem anderen Bericht zwei geschlossen bleiben. Auch die Plätze in Tanger haben wir geschätzt.',
    '9.3':
      'Über die Größe des Schwarzmarkts sind die Quellen uneins: sechs oder acht. Wir spielen mit sechs.',
    '9.4':
      'Nach den Regeln werden auch in der letzten Runde Schiffe ausgeschickt und Gebote erhöht; nur im allerletzten Zug laufen keine Schiffe mehr aus. Der Tisch kann beides weglassen.',
    '9.5':
      'Wo die Spielregel schweigt, spielen wir: im Hafen mindestens eine Münze (6.3) und nur ein eigenes Schiff (6.2), so steht es in Besprechungen; Erhöhen um beliebig viel (4.5), unbegrenzt viele Münzen, obwohl in der Schachtel 60 sind (2.5), und bei Gleichstand nach der teuersten Karte die nächste (7.4).',
    '9.6':
      'Ihr dürft eintragen, was auf eurem Exemplar aufgedruckt ist. Was der Spielregel widerspricht, wird abgelehnt: andere Kosten für Frachtschiff, Warenlager und Kumpane, mehr als 10 für das Syndikat (9.1) und Punkte, die nicht zu 8.1, 8.2 oder 8.3 passen.',
    '9.7':
      'Wir kennen eine Ausgabe von 2011 und einen Nachdruck von 2015, der mit ihr übereinstimmt, soweit wir vergleichen konnten. Gedruckt stehen die Phasen, was Schiffe und Karten bewirken, der Wert der Kombinationen, die Zahl der Plättchen und Karten und der Gleichstand. Die Zahl der Runden (2.4) und die sechs Plätze des Lagers (1.3) nennen mehrere Besprechungen übereinstimmend; ein Bericht spricht von sieben Plätzen.',
    '9.8':
      'Weiter haben wir entschieden: Wer beginnt, entscheidet der Zufall; nach der Spielregel ist es, wer zuletzt in einem echten Hafen war (2.3). Auf dem Schwarzmarkt kommt dein Plättchen an die Stelle des anderen, und auch Joker dürfen getauscht werden (4.3). Ein Schiff, das allein im Hafen ist, nimmt die Fracht; warten kann es nicht (4.4). Sind Beutel und Ablage leer, wird nichts gezogen (4.8). Alle Schiffe müssen auslaufen (6.1). Ein eben geleerter Hafen darf wieder gewählt werden (6.5).',
  },

  printed: {
    port: 'Hafen',
    card: 'Karte',
    copies: 'Anzahl',
    portsNote: 'Mit *: ein einziger Bericht. Mit ?: geschätzt. Siehe 9.2 und 9.3.',
    cardsNote: 'Mit ?: geschätzt. Siehe 9.1.',
  },
};
