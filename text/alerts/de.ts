import type { AlertText } from './alert-text.ts';

export const de: AlertText = {
  turn: {
    subject: (title) => `${title}: Du bist am Zug`,
    body: (title, names) => `Du bist am Zug bei ${title} mit ${names}.`,
  },
  over: {
    subject: (title) => `${title}: Die Partie ist zu Ende`,
    body: (title, names, place) => {
      const sentence = `Deine Partie ${title} mit ${names} ist zu Ende.`;
      return place === null ? sentence : `${sentence} Du hast Platz ${place} erreicht.`;
    },
  },
  toTheTable: 'Zum Tisch:',
  unsubscribe:
    'Du bekommst diese Mail, weil du es in deinen Einstellungen so gewählt hast. Hier bestellst du sie ab:',
  unsubscribing: {
    title: 'Keine Mails mehr von Quayside',
    question: 'Sollen wir dir nicht mehr schreiben, wenn du am Zug bist oder eine Partie zu Ende ist?',
    button: 'Mails abbestellen',
    done: 'Erledigt: Du bekommst keine solchen Mails mehr. In deinen Einstellungen kannst du sie wieder einschalten.',
    failed: 'Dieser Link gilt nicht mehr. Du kannst Mails in deinen Einstellungen ausschalten.',
  },
  confirm: {
    subject: 'Quayside: Bitte bestätige deine Adresse',
    body: 'Diese Adresse wurde bei Quayside, einem Online-Tisch für Brettspiele, für Benachrichtigungen angegeben. Wenn du das warst, bestätige sie hier:',
    otherwise: 'Wenn nicht, kannst du diese Mail einfach ignorieren.',
  },
  confirming: {
    title: 'Adresse bestätigen',
    question:
      'Sollen wir dir an diese Adresse schreiben, wenn du am Zug bist, wenn eine Partie zu Ende ist und falls du dein Passwort vergisst?',
    button: 'Ja, schreibt mir',
    done: 'Danke, deine Adresse ist bestätigt. In deinen Einstellungen kannst du die Mails jederzeit ausschalten.',
    failed:
      'Dieser Link gilt nicht mehr. Gib deine Adresse in den Einstellungen noch einmal an, dann schicken wir dir einen neuen.',
    expired:
      'Dieser Link ist abgelaufen: Er galt drei Tage. Lass ihn dir in den Einstellungen noch einmal schicken.',
  },
  reset: {
    subject: 'Quayside: ein neues Passwort',
    body: (name) =>
      `Für ${name} wurde bei Quayside ein neues Passwort angefordert. Wenn du das warst, wähl es hier innerhalb einer Stunde; der Link gilt einmal:`,
    otherwise: 'Wenn nicht, ignoriere diese Mail: Dein Passwort bleibt, wie es ist.',
  },
};
