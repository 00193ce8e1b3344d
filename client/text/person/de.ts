import type { PersonText } from './person-text.ts';

export const de: PersonText = {
  settings: {
    title: 'Einstellungen',
    name: 'Name',
    nameHelp: 'So heißt du an den Tischen.',
    save: 'Speichern',
    saved: 'Gespeichert.',
    language: 'Sprache',
    look: 'Aussehen',
    account: 'Konto',
    asGuest: 'Du bist als Gast hier: Nur dieser Browser kennt dich.',
    asPerson: (name) => `Du bist angemeldet als ${name}.`,
    keep: 'Diesen Namen behalten',
    keepHelp: 'Mit einem Passwort bleibt er dir, samt allen Tischen, auf jedem Gerät.',
    password: 'Passwort',
    signUp: 'Behalten',
    signIn: 'Anmelden',
    signInHelp: 'Du hast hier schon einen Namen.',
    signOut: 'Abmelden',
    data: 'Deine Daten',
    export: 'Alles herunterladen',
    exportHelp: 'Alles, was über dich gespeichert ist, in einer Datei.',
    erase: 'Mich löschen',
    eraseHelp:
      'Entfernt deinen Namen und deine Daten für immer. Beendete Partien bleiben, ohne deinen Namen.',
    eraseSure: 'Das lässt sich nicht rückgängig machen.',
    eraseYes: 'Endgültig löschen',
    eraseNo: 'Alles behalten',
  },
};
