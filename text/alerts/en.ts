import type { AlertText } from './alert-text.ts';

const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const nth = (place: number): string => `${place}${ENDINGS[ORDINAL.select(place)]}`;

export const en: AlertText = {
  turn: {
    subject: (title) => `${title}: it is your turn`,
    body: (title, names) => `It is your turn at ${title} with ${names}.`,
  },
  over: {
    subject: (title) => `${title}: the game is over`,
    body: (title, names, place) => {
      const sentence = `Your game of ${title} with ${names} is over.`;
      return place === null ? sentence : `${sentence} You came ${nth(place)}.`;
    },
  },
  toTheTable: 'Go to the table:',
  unsubscribe: 'You get this mail because you asked for it in your settings. To stop these mails:',
  unsubscribing: {
    title: 'No more mail from Quayside',
    question: 'Shall we stop writing to you when it is your turn or a game is over?',
    button: 'Stop these mails',
    done: 'Done: you will get no more of these mails. You can turn them on again in your settings.',
    failed: 'This link is no longer valid. You can turn off mail in your settings.',
  },
  confirm: {
    subject: 'Quayside: confirm your address',
    body: 'Somebody, we hope you, gave this address at Quayside, an online table for board games, to be told when it is their turn. If it was you, confirm it here:',
    otherwise: 'If not, simply ignore this mail.',
  },
  confirming: {
    title: 'Confirm your address',
    question:
      'Shall we write to you at this address when it is your turn, when a game is over, and if you forget your password?',
    button: 'Yes, write to me',
    done: 'Thank you: your address is confirmed. You can turn these mails off at any time in your settings.',
    failed:
      'This link is no longer valid. Give your address again in your settings, and we will send you a new one.',
    expired: 'This link has expired: it was valid for three days. Have it sent again in your settings.',
  },
  reset: {
    subject: 'Quayside: a new password',
    body: (name) =>
      `Somebody, we hope you, has asked for a new password for ${name} at Quayside. Choose it here within an hour; the link works once:`,
    otherwise: 'If it was not you, ignore this mail: your password stays as it is.',
  },
};
