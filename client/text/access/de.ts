import { count } from '../../../text/languages.ts';
import type { AccessText } from './access-text.ts';

export const de: AccessText = {
  forgotten: {
    link: 'Passwort vergessen?',
    title: 'Ein neues Passwort setzen',
    help: 'Wir schicken einen Link an die Adresse, die du in den Einstellungen bestätigt hast. Er gilt eine Stunde.',
    who: 'Name oder E-Mail-Adresse',
    send: 'Link schicken',
    sent: 'Wenn es dieses Konto mit einer bestätigten Adresse gibt, ist die Mail unterwegs. Schau auch bei den unerwünschten nach.',
    off: 'Dieser Server verschickt keine Mails. Bitte den Betreiber um einen Link für ein neues Passwort.',
  },
  reset: {
    title: 'Ein neues Passwort',
    help: (name) => `Für ${name}. Auf allen anderen Geräten wirst du abgemeldet.`,
    submit: 'Passwort setzen',
    doneTitle: 'Dein neues Passwort gilt',
    done: (name) => `Du bist angemeldet als ${name}.`,
    badTitle: 'Dieser Link geht nicht',
    badHelp: 'Er ist nicht vollständig. Öffne ihn noch einmal aus der Mail oder fordere einen neuen an.',
    again: 'Neuen Link anfordern',
  },
  proof: {
    title: 'Bist du es?',
    help: 'Deine letzte Anmeldung ist eine Weile her. Zeig noch einmal, dass du es bist, dann geht es weiter.',
    confirm: 'Weiter',
    passkey: 'Passkey nehmen',
    cancel: 'Abbrechen',
  },
  after: {
    signedOut: 'Alle deine anderen Geräte sind abgemeldet.',
    tokens: (n) =>
      n === 1
        ? 'Das Token deines Bots gilt weiter. Wenn jemand dein Passwort gekannt haben könnte, beende es auch.'
        : `Die ${count('de', n, { one: 'Token', other: 'Token' })} deiner Bots gelten weiter. Wenn jemand dein Passwort gekannt haben könnte, beende sie auch.`,
    endTokens: 'Token aller Bots beenden',
    tokensEnded: 'Die Token deiner Bots sind beendet.',
    passkeys: 'Sieh deine Passkeys durch',
  },
  passwordUnknown: 'Ich weiß es nicht mehr',
  sessions: {
    title: 'Wo du angemeldet bist',
    help: 'Wenn du etwas davon nicht kennst, beende es und ändere dein Passwort.',
    on: (browser, os) => `${browser} unter ${os}`,
    unknown: 'Unbekannter Browser',
    current: 'Dieser hier',
    begun: (date) => `seit ${date}`,
    seen: (when) => `zuletzt benutzt: ${when}`,
    end: 'Beenden',
    endNamed: (what) => `Sitzung beenden: ${what}`,
    endOthers: 'Alle anderen beenden',
    ended: 'Beendet.',
  },
  bots: {
    title: 'Deine Bots',
    help: 'Ein Programm von dir, das unter eigenem Namen spielt und als Bot gekennzeichnet ist.',
    manual: 'Wie ein Bot spielt',
    none: 'Du hast noch keinen.',
    name: 'Name des Bots',
    make: 'Bot anlegen',
    token: (name) => `Das Token von ${name}`,
    tokenHelp: 'Es wird nur jetzt gezeigt. Wer es hat, spielt als dieser Bot.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    kept: 'Ich habe es aufbewahrt',
    made: (date) => `angelegt am ${date}`,
    used: (when) => `zuletzt benutzt: ${when}`,
    unused: 'nie benutzt',
    revoke: 'Stoppen',
    revokeNamed: (name) => `${name} stoppen`,
    revokeSure: (name) =>
      `${name} spielt dann nicht mehr, und das Token gilt nie wieder. Seine Partien bleiben.`,
    revokeYes: 'Endgültig stoppen',
    revokeNo: 'Weiterspielen lassen',
  },
  mailOff: 'Hier nicht möglich: Dieser Server verschickt keine Mails.',
};
