import { count } from '../../../text/languages.ts';
import type { ReplayWords } from './words.ts';

const moves = (n: number): string => count('de', n, { one: 'Zug', other: 'Züge' });

export const de: ReplayWords = {
  title: (game) => `Wiederholung: ${game}`,
  controls: {
    label: 'Wiederholung',
    first: 'Zum Anfang',
    back: 'Einen Zug zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    next: 'Einen Zug weiter',
    last: 'Zum Ende',
    speed: (times) => `Tempo ${times}×`,
    scrubber: 'Stelle im Spiel',
    keys: '← → Schritt, Leertaste spielt ab, Pos1 und Ende springen.',
  },
  start: 'Der Anfang',
  move: (n, of) => `Zug ${n} von ${of}`,
  moments: 'Höhepunkte',
  eyes: { label: 'Gesehen von', all: 'Nichts verdeckt' },
  share: 'Teilen',
  shared: 'Link kopiert',
  shareFailed: 'Ohne Verbindung kein Link',
  toTable: 'Zum Tisch',
  running: 'Dieses Spiel läuft noch. Du siehst, was am Tisch zu sehen war.',
  playOn: 'Von hier weiterspielen',
  playOnHelp: 'Von dieser Stellung an spielst du gegen Bots, hier im Browser.',
  open: {
    title: 'Eine Wiederholung öffnen',
    text: 'Zieh das Protokoll eines Spiels hierher oder wähle die Datei. Sie bleibt in deinem Browser.',
    where: 'Das Protokoll jeder beendeten Partie lässt sich bei ihrem Ergebnis herunterladen.',
    pick: 'Datei wählen',
    another: 'Anderes Protokoll öffnen',
  },
  wrong: {
    title: 'Dieses Spiel lässt sich nicht zeigen',
    file: 'Die Datei ist kein Protokoll, das Quayside abspielen kann.',
    lobby: 'Zur Lobby',
  },
  look: {
    title: 'Du blickst zurück.',
    now: 'Zurück zum Spiel',
    since: 'Zeigen, was seitdem geschah',
    yourTurn: 'Du bist am Zug.',
  },
  result: {
    wins: (name, score) => `${name} gewinnt mit ${score}`,
    winsAlone: (name) => `${name} gewinnt`,
    shares: (names, score) => `${names} teilen sich den Sieg mit ${score}`,
    scored: (n) => count('de', n, { one: 'Punkt', other: 'Punkten' }),
    stopped: 'Das Spiel wurde vorzeitig beendet',
    ahead: (score, name) => `${score} vor ${name}.`,
    level: (name) => `Gleichauf mit ${name}; die Regel für Gleichstand entscheidet.`,
    rounds: (n) => count('de', n, { one: 'Runde', other: 'Runden' }),
    money: (n) => (n < 0 ? `−$${-n}` : `$${n}`),
    replay: 'Wiederholung',
    board: 'Tisch ansehen',
    reckoning: 'Die Abrechnung',
    reckoningHelp: 'Zeile für Zeile, wie am echten Tisch.',
    unfold: 'Noch einmal aufdecken',
    unfoldAll: 'Alles zeigen',
    line: 'Was zählt',
    total: 'Summe',
    posts: {
      cash: 'Bargeld',
      island: 'Insel',
      harbour: 'Hafengeschäft',
      ship: 'Schiff',
      bankPort: 'Bankhafen',
      loans: 'Kredite',
    },
  },
  charts: {
    round: (n) => `Runde ${n}`,
    container: {
      worth: {
        title: 'Was alle wert waren',
        help: 'Als hätte das Spiel da geendet. Während des Spiels geheim.',
      },
      cash: {
        title: 'Geld im Lauf des Spiels',
        help: 'Bargeld am Ende jeder Runde. Während des Spiels geheim.',
      },
      island: { title: 'Container auf der Insel', help: 'Wie viele am Ende jeder Runde dort lagen.' },
    },
    shanghaien: {
      points: { title: 'Punkte im Lauf des Spiels', help: 'Als hätte das Spiel nach jeder Runde geendet.' },
      crew: { title: 'Mannschaften', help: 'Wie viele Matrosen angeheuert waren.' },
    },
    'cargo-noir': {
      points: { title: 'Punkte im Lauf des Spiels', help: 'Was die Karten nach jeder Runde wert waren.' },
      coins: { title: 'Münzen im Lauf des Spiels', help: 'Im Tresor am Ende jeder Runde.' },
      goods: { title: 'Waren im Lager', help: 'Wie viele Plättchen am Ende jeder Runde da waren.' },
    },
  },
  luck: {
    title: 'Zufall nachprüfen',
    lead: 'Bevor sich jemand setzt, verspricht der Tisch eine geheime Zahl, indem er ihren Fingerabdruck veröffentlicht. Jeder Würfel und jede Karte folgt aus ihr. Nach der Partie liegt die Zahl offen, und diese Seite rechnet alles nach.',
    note: 'Du musst diesem Server nicht trauen: Das Protokoll lässt sich mit jedem anderen Programm prüfen.',
    checking: 'Wird nachgerechnet …',
    good: 'Alles ist wie versprochen.',
    fits: 'Im Protokoll passt alles zusammen.',
    bad: 'Etwas passt nicht.',
    byServer:
      'Auf einer ungesicherten Seite berechnet dein Browser keine Fingerabdrücke, darum hat es der Server getan.',
    steps: {
      file: {
        title: () => 'Das Protokoll ist vollständig',
        text: 'Seine letzte Zeile ist die Prüfsumme aller Zeilen davor.',
      },
      promise: {
        title: () => 'Die Zahl ist die versprochene',
        text: 'SHA-256 der Zahl muss den Fingerabdruck ergeben, der vor dem Spiel veröffentlicht wurde.',
      },
      draws: {
        title: (n) => `${count('de', n, { one: 'Ziehung folgt', other: 'Ziehungen folgen' })} aus ihr`,
        text: 'Jede ist HMAC-SHA-256 aus dem Tisch, den Beiträgen aller Plätze und der Nummer der Ziehung.',
      },
      seals: {
        title: (n) => `${count('de', n, { one: 'versiegelter Zug', other: 'versiegelte Züge' })} unverändert`,
        text: 'Aufgedeckt wurde genau das, was verdeckt gelegt worden war.',
      },
      rules: {
        title: (n) => `${moves(n)} nach den Regeln`,
        text: 'Jeder Zug wurde nachgespielt; jeder war erlaubt und führte dahin, wo das Protokoll sagt.',
      },
    },
    seed: 'Die Zahl',
    promise: 'Das Versprechen',
    nonces: 'Beiträge der Plätze',
    none: 'Es gibt nichts zu prüfen: Dieses Protokoll stammt von keinem Tisch.',
    file: 'Eine Protokolldatei prüfen',
    noted: {
      agrees: 'Was dein Browser notiert hat, stimmt überein',
      differs: 'Der Tisch hat sich nicht an das gehalten, was er deinem Browser gezeigt hat',
      nothing: 'Dein Browser hat nichts notiert',
      whyNothing:
        'Er hat diesen Tisch nicht gesehen, solange die Zahl geheim war, und kann darum nicht sagen, ob etwas vertauscht wurde. Hast du an einem anderen Gerät gespielt, sieh dort nach.',
      since: (date) => `Notiert seit ${date}, als die Zahl noch geheim war.`,
      promise: 'Das Versprechen ist das, das der Tisch zuerst gezeigt hat.',
      nonce: 'Dein Beitrag zum Zufall ist der, den dein Browser geschickt hat.',
      noNonce:
        'Dein Beitrag zum Zufall wurde nicht verglichen: Dieser Browser hat sich hier nicht hingesetzt.',
      seals: (n) =>
        `${count('de', n, { one: 'Siegel ist so, wie es gezeigt wurde.', other: 'Siegel sind so, wie sie gezeigt wurden.' })}`,
      moves: (n) =>
        `${count('de', n, { one: 'Zug von dir ist so, wie du ihn geschickt hast.', other: 'Züge von dir sind so, wie du sie geschickt hast.' })}`,
      dropped: (n) =>
        `${count('de', n, { one: 'ältere Notiz wurde nicht aufgehoben.', other: 'ältere Notizen wurden nicht aufgehoben.' })}`,
      download: 'Meine Belege herunterladen',
      alarm: 'Dieser Tisch hält sich nicht an das, was er deinem Browser vorher gezeigt hat.',
      whatToDo: 'Seinem Zufall ist nicht zu trauen. Lade deine Belege herunter; jeder kann sie prüfen.',
    },
  },
};
