import { count } from '../languages.ts';
import type { ServerText } from './server-text.ts';
import { kilobytes, shownSeat } from './shown.ts';

const players = (min: number, max: number): string => (min === max ? `${min}` : `${min} tot ${max}`);

export const nl: ServerText = {
  badRequest: ({ why }) => `Dit verzoek is niet te lezen. ${why}`,
  notJson: () => 'Dit bericht is geen JSON.',
  tooLarge: ({ max }) => `Dat is te veel tegelijk; ${kilobytes(max)} kB is het maximum.`,
  tooMany: ({ seconds }) =>
    `Dat was veel in korte tijd. Probeer het over ${count('nl', seconds, { one: 'seconde', other: 'seconden' })} opnieuw.`,
  notFound: () => 'Hier is niets te vinden.',
  wrongOrigin: () => 'Dit verzoek kwam van een andere website. Open Quayside rechtstreeks.',
  busy: () => 'De server heeft het even druk. Probeer het zo nog eens.',
  internal: ({ ref }) =>
    `Er ging bij ons iets mis. Probeer het opnieuw; blijft het misgaan, geef ons dan deze code: ${ref}.`,

  signInFirst: () => 'Log eerst in, of speel als gast.',
  notForGuests: () => 'Dat kan niet als gast. Kies eerst een naam en een wachtwoord of een passkey.',
  badSession: () => 'Je bent niet meer ingelogd. Log opnieuw in.',
  badToken: () => 'Dit toegangstoken is niet geldig. Maak een nieuw token in je instellingen.',
  wrongPassword: () => 'De naam of het wachtwoord klopt niet.',
  nameTaken: ({ name }) => `De naam ‘${name}’ is al bezet. Kies een andere.`,
  badName: ({ min, max }) =>
    `Een naam heeft ${min} tot en met ${max} letters, cijfers, spaties of streepjes.`,
  weakPassword: ({ min }) => `Het wachtwoord is te kort of te bekend. Gebruik minstens ${min} tekens.`,
  passkeyFailed: () => 'Het lukte niet met de passkey. Probeer het opnieuw of gebruik je wachtwoord.',
  noSuchPerson: () => 'Niemand heet hier zo.',
  alreadySignedUp: () => 'Je hebt al een account.',

  noTable: ({ table }) => `Er is geen tafel ‘${table}’. Controleer de link.`,
  unknownGame: ({ game }) => `Quayside kent het spel ‘${game}’ niet.`,
  unknownBot: ({ bot }) => `Dit spel heeft geen bot met de naam ‘${bot}’.`,
  badSeats: ({ seats, min, max }) => `Het spel is voor ${players(min, max)} spelers, niet voor ${seats}.`,
  badOptions: ({ why }) => `Deze opties passen niet bij het spel. ${why}`,
  noSeat: ({ seat }) => `Deze tafel heeft geen plaats ${shownSeat(seat)}.`,
  seatTaken: ({ seat }) => `Plaats ${shownSeat(seat)} is al bezet. Kies een andere.`,
  alreadySeated: ({ seat }) => `Je zit al op plaats ${shownSeat(seat)}.`,
  notSeated: () => 'Je zit niet aan deze tafel. Voordat het spel begint, kun je een plaats nemen.',
  notYourTable: () => 'Dat kan alleen degene die de tafel heeft geopend.',
  needsKey: () => 'Deze tafel is besloten. Vraag om de volledige link.',
  alreadyStarted: () => 'Het spel is al begonnen.',
  notFull: ({ free }) =>
    `Er ${free === 1 ? 'is' : 'zijn'} nog ${count('nl', free, { one: 'plaats', other: 'plaatsen' })} vrij. Wacht op spelers of voeg bots toe.`,
  ratedNeedsPeople: () =>
    'Spellen die meetellen voor de ranglijst zijn alleen voor mensen met een account. Maak er een aan of speel zonder ranglijst.',

  notStarted: () => 'Het spel is nog niet begonnen.',
  over: () => 'Het spel is afgelopen.',
  notYourTurn: () => 'Je bent niet aan de beurt.',
  stale: () => 'Er is intussen iets gebeurd aan tafel. Kijk even en kies opnieuw.',
  malformedMove: ({ why }) => `Deze zet is niet te lezen. ${why}`,
  move: ({ rule }) => `De spelregels staan deze zet niet toe (regel ${rule}).`,
  nothingToTakeBack: ({ moves }) =>
    moves === 0
      ? 'Je hebt geen zet om terug te nemen.'
      : `Je kunt hooguit ${count('nl', moves, { one: 'zet', other: 'zetten' })} terugnemen.`,
  proposalPending: () => 'Er ligt al een voorstel op tafel. Beantwoord dat eerst.',
  noProposal: () => 'Er ligt geen voorstel op tafel.',
  ratedWithBots: () =>
    'In een spel met bots dat meetelt voor de ranglijst kun je niets afspreken. Speel door of geef op.',
  notGone: () => 'De plaats is nog van jou; er speelt geen bot voor je.',
  timeOver: () => 'Je tijd voor deze beurt is om; een bot maakt hem af.',
  resigned: () => 'Je hebt dit spel opgegeven. Meekijken kan nog wel.',
  otherVersion: ({ version, known }) =>
    `Dit spel volgt versie ${version} van de spelregels; de server kent versie ${known}.`,
  onlyFinished: () => 'Dat kan pas als het spel afgelopen is.',
  muted: () => 'Je kunt hier op dit moment niet schrijven.',
  noHints: () => 'In dit spel zijn er geen tips.',
};
