import { count } from '../../../text/languages.ts';
import type { AccessText } from './access-text.ts';

export const nl: AccessText = {
  forgotten: {
    link: 'Wachtwoord vergeten?',
    title: 'Een nieuw wachtwoord instellen',
    help: 'We mailen een link naar het adres dat je in je instellingen hebt bevestigd. Hij is een uur geldig.',
    who: 'Naam of e-mailadres',
    send: 'Link versturen',
    sent: 'Als dit account bestaat en een bevestigd adres heeft, is de mail onderweg. Kijk ook bij de ongewenste mail.',
    off: 'Deze server verstuurt geen mail. Vraag de beheerder om een link voor een nieuw wachtwoord.',
  },
  reset: {
    title: 'Een nieuw wachtwoord',
    help: (name) => `Voor ${name}. Op al je andere apparaten word je uitgelogd.`,
    submit: 'Wachtwoord instellen',
    doneTitle: 'Je nieuwe wachtwoord is ingesteld',
    done: (name) => `Je bent ingelogd als ${name}.`,
    badTitle: 'Deze link werkt niet',
    badHelp: 'Hij is niet compleet. Open hem opnieuw vanuit de mail of vraag een nieuwe aan.',
    again: 'Nieuwe link aanvragen',
  },
  proof: {
    title: 'Ben jij het?',
    help: 'Je hebt een tijdje geleden voor het laatst ingelogd. Laat nog een keer zien dat jij het bent, dan gaat het verder.',
    confirm: 'Verder',
    passkey: 'Passkey gebruiken',
    cancel: 'Annuleren',
  },
  after: {
    signedOut: 'Al je andere apparaten zijn uitgelogd.',
    tokens: (n) =>
      n === 1
        ? 'Het token van je bot blijft geldig. Kan iemand je wachtwoord hebben gekend, beëindig het dan ook.'
        : `De ${count('nl', n, { one: 'token', other: 'tokens' })} van je bots blijven geldig. Kan iemand je wachtwoord hebben gekend, beëindig ze dan ook.`,
    endTokens: 'Tokens van alle bots beëindigen',
    tokensEnded: 'De tokens van je bots zijn beëindigd.',
    passkeys: 'Je passkeys nalopen',
  },
  passwordUnknown: 'Ik weet het niet meer',
  sessions: {
    title: 'Waar je bent ingelogd',
    help: 'Herken je iets hiervan niet, beëindig het dan en wijzig je wachtwoord.',
    on: (browser, os) => `${browser} op ${os}`,
    unknown: 'Onbekende browser',
    current: 'Deze hier',
    begun: (date) => `sinds ${date}`,
    seen: (when) => `laatst gebruikt: ${when}`,
    end: 'Beëindigen',
    endNamed: (what) => `Sessie beëindigen: ${what}`,
    endOthers: 'Alle andere beëindigen',
    ended: 'Beëindigd.',
  },
  bots: {
    title: 'Je bots',
    help: 'Een programma van jou dat onder een eigen naam speelt en als bot is gemarkeerd.',
    manual: 'Hoe een bot speelt',
    none: 'Je hebt er nog geen.',
    name: 'Naam van de bot',
    make: 'Bot maken',
    token: (name) => `Het token van ${name}`,
    tokenHelp: 'Het is alleen nu te zien. Wie het heeft, speelt als deze bot.',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    kept: 'Ik heb het bewaard',
    made: (date) => `gemaakt op ${date}`,
    used: (when) => `laatst gebruikt: ${when}`,
    unused: 'nooit gebruikt',
    revoke: 'Stoppen',
    revokeNamed: (name) => `${name} stoppen`,
    revokeSure: (name) =>
      `${name} speelt dan niet meer en het token werkt nooit meer. De gespeelde spellen blijven.`,
    revokeYes: 'Voorgoed stoppen',
    revokeNo: 'Laten spelen',
  },
  mailOff: 'Hier niet mogelijk: deze server verstuurt geen mail.',
};
