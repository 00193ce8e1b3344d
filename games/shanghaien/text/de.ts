/** Shanghaien in German. */
import type { GameText } from '../../../text/game-text.ts';
import { count, list } from '../../../text/languages.ts';
import type { Effect, End, Nation, Trick } from '../rules/tables.ts';
import type { Announced, Shanghaien } from '../rules/types.ts';
import { type Awarded, boardWith, cardNamer, higherFirst } from './board.ts';

export const NATIONS: Readonly<Record<Nation, string>> = {
  american: 'Amerikaner',
  french: 'Franzosen',
  german: 'Deutsche',
  chinese: 'Chinesen',
  dutch: 'Niederländer',
  turkish: 'Türken',
  spanish: 'Spanier',
  italian: 'Italiener',
};

export const EFFECTS: Readonly<Record<Effect, string>> = {
  joker: 'Joker',
  shift: '±1',
  both: 'Beide Würfel',
  reroll: 'Neu würfeln',
  captain: 'Verrückter Kapitän',
  ban: 'Kein Shanghai',
  rerollAll: 'Alle neu würfeln',
  sharks: 'Haie',
  exchange: 'Tausch',
  doubles: 'Pasch',
};

export const TRICKS: Readonly<Record<Trick, string>> = {
  jokerShift: 'Joker / ±1',
  jokerReroll: 'Joker / Neu würfeln',
  jokerBoth: 'Joker / Beide Würfel',
  shiftReroll: '±1 / Neu würfeln',
  shiftBoth: '±1 / Beide Würfel',
  rerollBoth: 'Neu würfeln / Beide Würfel',
  captain: 'Verrückter Kapitän',
  banRerollAll: 'Kein Shanghai / Alle neu würfeln',
  sharksExchange: 'Haie / Tausch',
  doubles: 'Pasch',
};

const dice = (n: number): string => count('de', n, { one: 'Würfel', other: 'Würfel' });
const points = (n: number): string => count('de', n, { one: 'Punkt', other: 'Punkte' });
const ends = { left: 'links', right: 'rechts' } as const;
const from = (end: End | null): string => (end === null ? '' : `, von ${ends[end]} gezählt`);
/** The nation after "die" or "keine". */
export const weak = (nation: Nation): string => (nation === 'german' ? 'Deutschen' : NATIONS[nation]);
const card = cardNamer(NATIONS, TRICKS);

/** What the captain may object to. */
function intent(move: Announced): string {
  switch (move.type) {
    case 'shanghai':
      return 'Shanghai rufen';
    case 'place':
      return `die ${move.die} anlegen`;
    case 'joker':
      return `„${EFFECTS.joker}“ für die ${weak(move.nation)} spielen`;
    case 'shift':
      return `„${EFFECTS.shift}“ spielen (${move.die} → ${move.die + move.by})`;
    case 'exchange':
      return `„${EFFECTS.exchange}“ spielen und die ${move.back} zurücknehmen`;
    default:
      return `„${EFFECTS[move.type]}“ spielen`;
  }
}

export const de: GameText<Shanghaien> = {
  title: 'Shanghaien',

  refusals: {
    gameOver: () => 'Das Spiel ist zu Ende.',
    notYourTurn: ({ turn }, who) => `${who(turn)} ist am Zug.`,
    rollFirst: () => 'Würfle zuerst.',
    alreadyRolled: () => 'Du hast schon gewürfelt: Spiel einen Trick oder leg einen Würfel an.',
    mustCall: ({ supply }) => `Du hast nur noch ${dice(supply)} im Vorrat: Du musst Shanghai rufen.`,
    tooFewPlaced: ({ placed }) =>
      `Um Shanghai zu rufen, brauchst du zwei eigene Würfel in der Auslage; du hast ${placed}.`,
    dieNotRolled: ({ die }) => `Keiner deiner Würfel zeigt eine ${die}.`,
    chooseEnd: () =>
      'Das ist der erste Würfel der Runde: Sag, von welcher Seite aus die Karten gezählt werden.',
    endIsSet: () => 'Die Karten sind in dieser Runde schon nummeriert.',
    trickPlayed: () => 'Du hast in dieser Runde schon einen Trick gespielt.',
    cardNotHeld: ({ card: held }) => `Die Karte „${TRICKS[held]}“ hast du nicht.`,
    effectNotOnCard: ({ card: held, effect }) =>
      `„${EFFECTS[effect]}“ steht nicht auf der Karte „${TRICKS[held]}“.`,
    noSailorThere: ({ nation }) =>
      `Du hast noch keine ${weak(nation)}; ein Joker darf nicht den Anfang machen.`,
    beyondTheDie: ({ die }) => `Ein Würfel geht nur von 1 bis 6: Die ${die} lässt sich nicht weiterdrehen.`,
    captainNotInLastRound: () => 'In der letzten Runde bleibt der Verrückte Kapitän an Land.',
    captainAlreadyOut: () => 'In dieser Runde ist schon ein Verrückter Kapitän im Einsatz.',
    answerFirst: () => 'Sag zuerst, ob dein Kapitän Einspruch erhebt.',
    nothingToAnswer: () => 'Es gibt nichts, wogegen du Einspruch erheben könntest.',
    trickObjected: ({ card: held }) =>
      `Gegen „${TRICKS[held]}“ hat der Kapitän in diesem Zug Einspruch erhoben.`,
    shanghaiObjected: () => 'Der Kapitän hat Einspruch erhoben: Du musst würfeln.',
    shanghaiBanned: () => '„Kein Shanghai“ gilt: Nur wer zu wenige Würfel hat, darf rufen.',
    spreadFirst: () => 'Leg zuerst einen Würfel zurück und die anderen an.',
    nothingToSpread: () => 'Du hast nicht alle deine Würfel neu gewürfelt.',
    alreadyFaceDown: ({ number }) => `Karte ${number} liegt schon verdeckt.`,
    nothingToExchange: () => 'Du hast keinen Würfel in der Auslage, den du zurücknehmen könntest.',
    noDieThere: ({ die }) => `An Karte ${die} liegt kein Würfel von dir.`,
    doublesNotInPlay: () => 'Diese Partie wird ohne die Pasch-Karte gespielt.',
    noDouble: () => 'Du hast keinen Pasch gewürfelt.',
    doublesIsYours: () => 'Die Pasch-Karte hast du schon.',
    doubleMustBeUsed: () => 'Bei einem Pasch musst du neu würfeln oder die Pasch-Karte nehmen.',
  },

  events: {
    dealt: ({ round, starter }, who) => `Runde ${round}: sechs neue Karten. ${who(starter)} beginnt.`,
    rolled: ({ seat, dice: thrown }, who) => `${who(seat)} würfelt ${list('de', thrown)}.`,
    rerolledOne: ({ seat, dice: thrown }, who) =>
      `${who(seat)} würfelt einen Würfel neu: ${list('de', thrown)}.`,
    announced: ({ seat, move }, who) => `${who(seat)} will ${intent(move)}.`,
    allowed: ({ seat }, who) => `Der Kapitän von ${who(seat)} lässt es durchgehen.`,
    objected: ({ seat }, who) => `Der Kapitän von ${who(seat)} erhebt Einspruch!`,
    numbered: ({ end }) => `Die Karten werden von ${ends[end]} gezählt.`,
    placed: ({ seat, die }, who) => `${who(seat)} legt einen Würfel an Karte ${die}.`,
    takenBack: ({ seat, dice: back }, who) =>
      `${who(seat)} nimmt ${list(
        'de',
        back.map((die) => `die ${die}`),
      )} zurück.`,
    trick: ({ seat, effect }, who) => `${who(seat)} spielt einen Trick: ${EFFECTS[effect]}.`,
    joined: ({ seat, nation }, who) => `Der Joker verstärkt die ${weak(nation)} von ${who(seat)} um 2.`,
    shifted: ({ seat, from: was, to }, who) => `${who(seat)} dreht die ${was} auf eine ${to}.`,
    sunk: ({ number }) => `Karte ${number} geht an die Haie.`,
    doublesTaken: ({ seat, from: holder }, who) =>
      `${who(seat)} nimmt die Pasch-Karte${holder === null ? '' : ` von ${who(holder)}`}.`,
    called: ({ seat, forced }, who) =>
      forced ? `${who(seat)} hat zu wenige Würfel: Shanghai!` : `${who(seat)} ruft: Shanghai!`,
    awarded: (award, who) => AWARDED[award.why](award, award.to === null ? '' : who(award.to)),
    scored: ({ nation, strengths, to, points: won }, who) =>
      `${NATIONS[nation]} (${strengths.join(' : ')}): ${to === null ? 'keine Punkte' : `${points(won)} für ${who(to)}`}.`,
    tricksScored: ({ seat, points: won }, who) => `${points(won)} für ungenutzte Tricks von ${who(seat)}.`,
    ended: ({ scores, places }, who) =>
      `${scores.join(' : ')}. ${places[0] === places[1] ? 'Unentschieden!' : `${who(places.indexOf(1))} gewinnt!`}`,
  },

  kinds: {
    roll: 'Würfeln',
    shanghai: '„Shanghai!“ rufen',
    place: 'Würfel anlegen',
    joker: 'Trick: Joker',
    shift: 'Trick: ein Auge',
    both: 'Trick: beide Würfel',
    reroll: 'Trick: neu würfeln',
    captain: 'Verrückter Kapitän',
    ban: 'Kein Shanghai',
    rerollAll: 'Alle neu würfeln',
    spread: 'Einen Würfel zurücklegen',
    sharks: 'Haie',
    exchange: 'Tausch',
    doubles: 'Trick: Pasch',
    rerollOne: 'Einen neu würfeln',
    takeDoubles: 'Pasch-Karte nehmen',
    object: 'Einspruch',
    allow: 'Durchgehen lassen',
  },

  moves: {
    roll: () => 'Zwei Würfel werfen',
    shanghai: () => '„Shanghai!“ rufen',
    place: ({ die, end }) => `Die ${die} anlegen${from(end)}`,
    joker: ({ card: held, nation }) => `Trick „${TRICKS[held]}“: Joker für die ${weak(nation)}`,
    shift: ({ card: held, die, by }) => `Trick „${TRICKS[held]}“: die ${die} auf eine ${die + by} drehen`,
    both: ({ card: held, end }) => `Trick „${TRICKS[held]}“: beide Würfel anlegen${from(end)}`,
    reroll: ({ card: held }) => `Trick „${TRICKS[held]}“: beide Würfel neu würfeln`,
    captain: () => 'Trick: den Verrückten Kapitän losschicken',
    ban: () => 'Trick: kein Shanghai in dieser Runde',
    rerollAll: () => 'Trick: alle eigenen Würfel neu würfeln',
    spread: ({ back, end }) => `Die ${back} zurücklegen und die anderen anlegen${from(end)}`,
    sharks: () => 'Trick: eine Karte den Haien vorwerfen',
    exchange: ({ back }) => `Trick: die ${back} zurücknehmen und beide Würfel anlegen`,
    doubles: () => 'Trick „Pasch“: beide Würfel neu würfeln',
    rerollOne: () => 'Pasch: einen Würfel neu würfeln',
    takeDoubles: ({ end }) => `Pasch: die Pasch-Karte nehmen${from(end)}`,
    object: () => 'Der Kapitän erhebt Einspruch',
    allow: () => 'Durchgehen lassen',
  },

  options: {
    crazyCaptain: {
      name: 'Verrückter Kapitän',
      help: 'Beide bekommen einen Kapitän, der in jedem gegnerischen Zug einmal Einspruch erheben darf.',
    },
    noShanghai: {
      name: 'Extrakarte 1: Kein Shanghai / Alle neu würfeln',
      help: 'Beide bekommen je eine solche Trickkarte.',
    },
    sharks: { name: 'Extrakarte 2: Haie / Tausch', help: 'Beide bekommen je eine solche Trickkarte.' },
    doubles: {
      name: 'Extrakarte 3: Pasch',
      help: 'Eine Karte in der Mitte, die man sich mit einem Pasch holen kann.',
    },
    trickDeck: {
      name: 'Trickkarten',
      help: 'Wie viele von jeder Sorte unter den 48 Karten sind; zusammen acht.',
      parts: TRICKS,
    },
    tie: {
      name: 'Gleichstand am Ende',
      help: 'Was passiert, wenn beide gleich viele Punkte haben.',
      values: { shared: 'beide teilen sich den Sieg', nations: 'es gewinnt, wer in mehr Nationen punktet' },
    },
    captainScores: {
      name: 'Ungenutzter Kapitän',
      help: 'Ein nie gespielter Verrückter Kapitän zählt einen Punkt: So ist es gedruckt. Ohne: eine Hausregel.',
    },
    doublesDice: {
      name: 'Würfel, mit denen man die Pasch-Karte nimmt',
      help: 'Die Regeln lassen sich so und so lesen.',
      values: { back: 'kommen zurück in den Vorrat', spent: 'sind für die Runde verbraucht' },
    },
    doublesChoice: {
      name: 'Ein gewürfelter Pasch',
      help: 'Was gedruckt ist, oder eine Hausregel.',
      values: {
        forced: 'wird neu gewürfelt oder holt die Karte',
        free: 'darf auch so angelegt werden, wie er liegt (Hausregel)',
      },
    },
  },

  chapters: {
    1: 'Ziel und Material',
    2: 'Aufbau',
    3: 'Ein Zug',
    4: 'Karten verteilen',
    5: 'Schmutzige Tricks',
    6: 'Ende und Wertung',
    7: 'Erweiterung: Verrückter Kapitän',
    8: 'Extrakarte 1: Kein Shanghai / Alle neu würfeln',
    9: 'Extrakarte 2: Haie / Tausch',
    10: 'Extrakarte 3: Pasch',
    11: 'Ausgaben und Zweifelsfälle',
  },

  rules: {
    '1.1':
      'Zwei Kapitäne heuern in einer Hafentaverne Mannschaften an. Wer von einer Nation die stärkere Mannschaft hat, bekommt so viele Punkte, wie die schwächere wert ist.',
    '1.2': 'Es gibt 40 Matrosen: acht Nationen mit den Werten 1, 2, 3, 3 und 4.',
    '1.3':
      'Acht Karten „Schmutzige Tricks“ werden daruntergemischt. Jede zeigt zwei Wirkungen; wer sie besitzt, nutzt eine davon.',
    '1.4':
      'Ihr habt je sechs Würfel und einen Kapitän. Er zeigt an, wer in dieser Runde schon einen Trick gespielt hat.',
    '2.1': 'Mischt die 48 Karten und legt sechs offen in einer Reihe aus: die Taverne.',
    '2.2': 'Wer beginnt, entscheidet der Zufall.',
    '2.3': 'Alles liegt offen, nur die Reihenfolge im Nachziehstapel nicht.',
    '3.1':
      'Das Spiel hat acht Runden. Ihr seid abwechselnd am Zug; in deinem Zug würfelst du oder rufst Shanghai, nie beides.',
    '3.2':
      'Zum Würfeln brauchst du zwei Würfel im Vorrat. Wirf zwei, leg genau einen davon an und nimm den anderen zurück.',
    '3.3':
      'Ein Würfel kommt auf deiner Seite an die Karte mit seiner Zahl. An einer Karte dürfen beliebig viele Würfel liegen.',
    '3.4':
      'Der erste Würfel, der in einer Runde angelegt wird, bestimmt, von welcher Seite aus die Karten von 1 bis 6 gezählt werden. Das gilt für beide, bis die Runde vorbei ist.',
    '3.5':
      'Statt zu würfeln, darfst du Shanghai rufen, wenn mindestens zwei deiner eigenen Würfel in der Auslage liegen. Damit endet die Runde.',
    '3.6': 'Mit weniger als zwei Würfeln im Vorrat musst du Shanghai rufen.',
    '3.7':
      'Ein Zug in Kürze: Entweder du rufst Shanghai, und die Runde ist vorbei; oder du würfelst, spielst, wenn du magst, einen Trick (5.1) und legst einen Würfel an. Dann ist dein Gegenüber am Zug. Passen kannst du nicht, und nach dem Würfeln kannst du nicht mehr rufen. Ein Trick kostet seine Karte; sonst kostet nichts etwas.',
    '3.8':
      'Eine Runde endet nur mit einem Ruf. Jeder Zug lässt einen Würfel in der Auslage, ohne Tricks legst du also höchstens fünf an: Dann hast du noch einen und musst rufen. Das ist spätestens im elften Zug der Runde.',
    '4.1': 'Eine Karte ohne Würfel kommt aus dem Spiel.',
    '4.2': 'Wer mehr Würfel an einer Karte hat, bekommt sie.',
    '4.3':
      'Bei gleich vielen Würfeln zählen beide die Augen der eigenen Würfel an den Nachbarkarten zusammen; die höhere Summe bekommt die Karte. Karten am Rand haben nur eine Nachbarkarte.',
    '4.4': 'Ist auch das gleich, kommt die Karte aus dem Spiel.',
    '4.5':
      'Über alle sechs Karten wird entschieden, bevor ein Würfel bewegt wird. Matrosen kommen zu deiner Mannschaft ihrer Nation; Trickkarten liegen offen vor dir, und du kannst sie ab der nächsten Runde nutzen.',
    '4.6':
      'Dann gehen alle Würfel und Kapitäne zurück, sechs neue Karten werden ausgelegt, und es beginnt, wer nicht gerufen hat.',
    '4.7':
      'Beispiel: Deine Würfel liegen an den Karten 2, 2, 3, 6 und 6, die der Gegenseite an 3, 4, 5, 6 und 6. Karte 1 hat keinen Würfel und kommt aus dem Spiel. Karte 2 gehört dir, zwei Würfel gegen keinen. An Karte 3 habt ihr je einen; daneben hast du zwei Zweien und die Gegenseite eine Vier, gleich viele Augen, also kommt sie aus dem Spiel. Die Karten 4 und 5 gehen an die Gegenseite. An Karte 6 habt ihr je zwei; daneben liegt nur deren Fünf: Auch diese Karte geht an sie.',
    '5.1': 'Beide dürfen pro Runde einen Trick spielen, direkt nach dem Würfeln und vor dem Anlegen.',
    '5.2':
      'Wähle eine der beiden Wirkungen der Karte. Nutzt du die Karte für Würfel, kommt sie aus dem Spiel.',
    '5.3':
      'Joker: Leg die Karte zu einer Nation, von der du schon einen Matrosen hast. Sie zählt bis zum Spielende als Matrose mit dem Wert 2.',
    '5.4':
      '±1: Dreh einen der beiden Würfel um eins hoch oder runter, aber nicht unter 1 oder über 6. Leg dann einen der beiden an.',
    '5.5': 'Beide Würfel: Leg beide Würfel an, die du geworfen hast.',
    '5.6': 'Neu würfeln: Wirf beide Würfel noch einmal. Der neue Wurf zählt.',
    '5.7':
      'Du darfst beliebig viele Trickkarten haben; sie liegen offen. Ein Joker bleibt bei seiner Mannschaft und ist keine Trickkarte mehr. Eine Trickkarte, die du in der letzten Runde bekommst, kannst du nicht mehr spielen, aber sie bringt ihren Punkt (6.5).',
    '6.1': 'Das Spiel endet nach der achten Runde.',
    '6.2':
      'Zählt jede Mannschaft zusammen. Haben beide eine Mannschaft derselben Nation, wirft die stärkere Seite ihre eigene ab und nimmt die der anderen: Sie bekommt die Stärke der schwächeren Mannschaft als Punkte.',
    '6.3': 'Sind beide gleich stark, bringt diese Nation niemandem Punkte.',
    '6.4': 'Hat nur eine Seite eine Nation, bekommt sie deren Stärke als Punkte.',
    '6.5': 'Jede nie gespielte Trickkarte ist einen Punkt wert.',
    '6.6': 'Wer mehr Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.',
    '6.7':
      'Beispiel: Amerikaner 6 bei dir, 7 bei deinem Gegenüber. Dein Gegenüber wirft die eigenen 7 ab, nimmt deine 6 und bekommt 6 Punkte. Franzosen 5 zu 5: niemand. Chinesen 1 zu 10: nur 1 Punkt für dein Gegenüber. Spanier, eine 3 und zwei Joker, nur bei dir: 7 Punkte. Dein Gegenüber hat noch eine ungenutzte Trickkarte: 1 Punkt. Du hast 7 Punkte, dein Gegenüber 6 + 1 + 1 = 8 und damit gewonnen.',
    '7.1':
      'Beide beginnen mit einem Verrückten Kapitän, einer Trickkarte, die wie jede andere gespielt wird.',
    '7.2':
      'In der letzten Runde darfst du ihn nicht spielen, und auch nicht, wenn dein Gegenüber in derselben Runde schon einen gespielt hat.',
    '7.3':
      'Er wirkt bis zum Ende der Runde und kommt dann aus dem Spiel. Ab dem nächsten Zug deines Gegenübers darfst du in jedem dieser Züge einmal Einspruch erheben.',
    '7.4':
      'Einspruch gegen das Anlegen: Der Würfel wird zurückgenommen, und beide Würfel werden neu geworfen. Danach darf noch ein Trick folgen, wenn der für diese Runde nicht schon gespielt ist.',
    '7.5':
      'Einspruch gegen einen Trick, bevor er wirkt: Die Karte bleibt erhalten, ist aber für diesen Zug gesperrt; ein anderer Trick darf gespielt werden.',
    '7.6':
      'Einspruch gegen Shanghai: Es muss gewürfelt werden. Wer aus Mangel an Würfeln ruft, lässt sich nicht aufhalten.',
    '7.7':
      'Gegen Würfel, die durch einen Trick angelegt werden, gibt es keinen weiteren Einspruch. Auch wer bei einem Pasch neu würfelt oder die Pasch-Karte nimmt, muss keinen Einspruch fürchten. Ein Trick, der vor einem Einspruch ausgeführt wurde, bleibt gespielt.',
    '8.1': 'Beide beginnen mit je einer solchen Trickkarte.',
    '8.2':
      'Kein Shanghai: In dieser Runde darf niemand mehr freiwillig rufen; sie endet, wenn jemand zu wenige Würfel hat und rufen muss.',
    '8.3':
      'Alle neu würfeln: Nimm deine beiden Würfel und alle deine Würfel aus der Auslage und wirf sie zusammen. Leg einen in deinen Vorrat zurück und die anderen an.',
    '8.4':
      'Beispiel für „Alle neu würfeln“: Deine Würfel liegen an 1 und 3, und du würfelst zwei Einsen. Du wirfst alle vier neu: 2, 4, 5 und 6. Die 2 kommt zurück in deinen Vorrat, die anderen drei legst du an.',
    '9.1': 'Beide beginnen mit je einer solchen Trickkarte.',
    '9.2':
      'Haie: Die Karte, an die du in diesem Zug deinen Würfel legst, wird umgedreht und liegt verdeckt. Beim Verteilen kommt sie aus dem Spiel, aber ihre Würfel zählen für die Nachbarkarten, und es dürfen weiter Würfel angelegt werden.',
    '9.3':
      'Tausch: Nimm einen Würfel zurück, den du in einem früheren Zug angelegt hast. Leg dann beide Würfel an, die du geworfen hast.',
    '9.4':
      'Beispiel für „Haie“: Du hast Würfel an 2 und 3, dein Gegenüber einen an 2 und zwei an 3, und Karte 3 liegt verdeckt. Sie kommt aus dem Spiel, obwohl dein Gegenüber dort mehr Würfel hat. An Karte 2 habt ihr je einen; daneben schlagen zwei Dreien deine eine, also geht sie an dein Gegenüber.',
    '9.5':
      'Beispiel für „Tausch“: Deine Würfel liegen an 1 und 4, und du würfelst 5 und 6. Du nimmst die 1 zurück und legst beide Würfel an. Jetzt liegen deine Würfel an 4, 5 und 6, und drei sind noch im Vorrat.',
    '10.1':
      'Die Pasch-Karte liegt in der Mitte. Sie hat keine Nummer, und an sie werden keine Würfel angelegt.',
    '10.2':
      'Nach einem Pasch musst du eines von zwei Dingen tun; so anlegen, wie er liegt, darfst du ihn nicht. Entweder du würfelst einen der beiden Würfel neu. Wird es wieder ein Pasch, hast du dieselbe Wahl; jeden anderen Wurf nutzt du wie gewohnt.',
    '10.3':
      'Oder du nutzt beide Würfel, um die Karte zu nehmen, aus der Mitte oder von deinem Gegenüber. Du legst nichts an, die Würfel gehen zurück in deinen Vorrat, und dein Zug endet. Das ist kein Trick. Hast du die Karte schon, kannst du sie nicht nehmen. Beginnst du damit die Runde, sagst du, von welcher Seite aus die Karten gezählt werden.',
    '10.4':
      'Spielst du die Karte als Trick, kommt sie zuerst zurück in die Mitte; dann würfelst du beide Würfel neu. Bei einem Pasch hast du wieder die Wahl.',
    '10.5':
      'Ein Pasch zählt nur, wenn er gewürfelt wurde, mit beiden Würfeln oder mit einem (10.2): nicht mit einem durch ±1 veränderten Würfel und nicht bei „Alle neu würfeln“.',
    '10.6': 'Wer die Karte am Ende hat, bekommt einen Punkt.',
    '10.7':
      'Beispiel: Du würfelst zwei Dreien. Du würfelst eine davon neu, wieder eine 3, und hast dieselbe Wahl. Du würfelst noch einmal: eine 6. Jetzt legst du die 3 oder die 6 an. Hättest du stattdessen die Karte genommen, hättest du nichts angelegt.',
    '11.1':
      'Vermutung: Keine Quelle sagt, wie sich die acht Trickkarten aufteilen. Wir spielen mit dreimal Joker / ±1, dreimal Joker / Neu würfeln und zweimal Joker / Beide Würfel; der Tisch kann eintragen, was auf den eigenen Karten steht.',
    '11.2':
      'Unsere Entscheidung: Keine Quelle sagt, wer bei Gleichstand gewinnt. Bei uns wird der Sieg geteilt; der Tisch kann ihn auch der Seite geben, die in mehr Nationen punktet.',
    '11.3':
      'Gedruckt: Der Verrückte Kapitän ist eine Trickkarte, und jede nie gespielte Trickkarte bringt einen Punkt (6.5). Als Hausregel kann der Tisch das abschalten.',
    '11.4':
      'Unsere Entscheidung: Gedruckt ist, dass man beide Würfel nutzt, um die Pasch-Karte zu nehmen, aber nicht, wohin sie kommen. Die eine Lesart: zurück in den Vorrat, wie ein Würfel, der nicht angelegt wird; so spielen wir. Die andere: Sie sind für die Runde verbraucht, wie angelegte Würfel. Der Tisch kann das wählen; dann kann es vorkommen, dass jemand mit weniger als zwei Würfeln in der Auslage rufen muss.',
    '11.5':
      'Gedruckt: Bei einem Pasch gibt es zwei Möglichkeiten (10.2, 10.3), und ihn so anzulegen, wie er liegt, ist keine davon. Als Hausregel kann der Tisch es erlauben. Unsere Entscheidung: Vor der Wahl darf ein Trick kommen, und mit „Beide Würfel“ oder „Tausch“ darf man den Pasch anlegen.',
    '11.6':
      'Unsere Entscheidungen, wo nichts gedruckt ist: Alle Erweiterungen lassen sich verbinden (gesagt wird das nur von den Extrakarten 1 und 2); wogegen es keinen Einspruch gibt (7.7); die Pasch-Karte zu nehmen ist kein Trick, und wer sie hat, kann sie nicht nehmen (10.3); welcher Pasch zählt (10.5). Gedruckt ist, dass der rauere Kapitän beginnt; bei uns entscheidet der Zufall (2.2).',
    '11.7':
      'Unsere Entscheidung: Die Haie darf man auch für eine Karte rufen, die schon verdeckt liegt, denn nichts verbietet es. Sie bleibt verdeckt, und der Trick ist umsonst gespielt.',
    '11.8':
      'Ausgaben: das Spiel und seine vier Erweiterungskarten, die nacheinander erschienen und sich einzeln dazunehmen lassen. Wir kennen nur eine Ausgabe und keine offizielle Änderung ihrer Regeln. „Gedruckt“ heißt, dass es in den Regeln steht, „unsere Entscheidung“, dass sie es offenlassen, „Vermutung“, dass wir die Karten nicht gesehen haben, „Hausregel“, dass der Tisch von den Regeln abweichen darf.',
    '11.9':
      'Tische und Protokolle, die mit Fassung 1 dieser Regeln begonnen haben, behalten sie: Dort darf man einen Pasch so anlegen, wie er liegt, falls der Tisch es nicht anders gewählt hat, und die Haie darf man nicht für eine Karte rufen, die verdeckt liegt.',
  },

  // No move has so many parts that it must be asked for.
  questions: {},

  board: boardWith({
    card,
    nations: NATIONS,
    tricks: TRICKS,
    round: (round) => `Runde ${round} von 8`,
    faceDown: 'verdeckt',
    nobody: 'niemand',
    thrown: 'Gewürfelt',
    crews: 'Mannschaften',
    hand: 'Tricks',
    captain: (name) => `Der Verrückte Kapitän von ${name} ist im Einsatz.`,
    banned: '„Kein Shanghai“ gilt.',
    hungry: 'Die Karte, die den nächsten Würfel bekommt, geht an die Haie.',
    tricked: (name) => `${name}: Trick dieser Runde schon gespielt.`,
    spent: (name, n) => `${name}: ${dice(n)} für diese Runde aus dem Spiel.`,
    doublesInMiddle: 'Die Pasch-Karte liegt in der Mitte.',
    wants: (name, move) => `${name} will ${intent(move)}.`,
    score: 'Wenn jetzt Schluss wäre',
  }),
};

const AWARDED: Awarded = {
  empty: (a) => `${a.number}, ${card(a.card)}: keine Würfel, aus dem Spiel.`,
  majority: (a, name) =>
    `${a.number}, ${card(a.card)}: ${name} mit ${higherFirst(a.dice).join('\u00a0:\u00a0')}\u00a0Würfeln.`,
  neighbours: (a, name) =>
    `${a.number}, ${card(a.card)}: ${name}, Nachbarn ${higherFirst(a.pips).join(' : ')}.`,
  tie: (a) => `${a.number}, ${card(a.card)}: Nachbarn ${a.pips.join(' : ')}, aus dem Spiel.`,
  sharks: (a) => `${a.number}, ${card(a.card)}: Futter für die Haie.`,
};
