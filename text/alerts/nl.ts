import type { AlertText } from './alert-text.ts';

export const nl: AlertText = {
  turn: {
    subject: (title) => `${title}: jij bent aan de beurt`,
    body: (title, names) => `Je bent aan de beurt bij ${title} met ${names}.`,
  },
  over: {
    subject: (title) => `${title}: het spel is afgelopen`,
    body: (title, names, place) => {
      const sentence = `Je spel ${title} met ${names} is afgelopen.`;
      return place === null ? sentence : `${sentence} Je bent ${place}e geworden.`;
    },
  },
  toTheTable: 'Naar de tafel:',
  unsubscribe: 'Je krijgt deze mail omdat je dat in je instellingen hebt gekozen. Afmelden doe je hier:',
  unsubscribing: {
    title: 'Geen mail meer van Quayside',
    question: 'Wil je geen mail meer als je aan de beurt bent of als een spel is afgelopen?',
    button: 'Afmelden',
    done: 'Gelukt: je krijgt deze mails niet meer. In je instellingen kun je ze weer aanzetten.',
    failed: 'Deze link is niet meer geldig. Je kunt mail uitzetten in je instellingen.',
  },
  confirm: {
    subject: 'Quayside: bevestig je adres',
    body: 'Dit adres is bij Quayside, een onlinetafel voor bordspellen, opgegeven om meldingen te ontvangen. Heb jij dat gedaan? Bevestig het dan hier:',
    otherwise: 'Zo niet, dan kun je deze mail gewoon negeren.',
  },
  confirming: {
    title: 'Je adres bevestigen',
    question:
      'Mogen we je op dit adres mailen als je aan de beurt bent, als een spel is afgelopen en als je je wachtwoord vergeet?',
    button: 'Ja, mail mij',
    done: 'Bedankt, je adres is bevestigd. In je instellingen kun je deze mails altijd weer uitzetten.',
    failed:
      'Deze link is niet meer geldig. Geef je adres opnieuw op in je instellingen, dan sturen we je een nieuwe.',
    expired:
      'Deze link is verlopen: hij was drie dagen geldig. Laat hem in je instellingen opnieuw versturen.',
  },
  reset: {
    subject: 'Quayside: een nieuw wachtwoord',
    body: (name) =>
      `Bij Quayside is een nieuw wachtwoord aangevraagd voor ${name}. Was jij dat? Kies het dan hier binnen een uur; de link werkt één keer:`,
    otherwise: 'Zo niet, negeer deze mail dan: je wachtwoord blijft zoals het is.',
  },
};
