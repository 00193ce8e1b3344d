import { count } from '../languages.ts';
import type { ServerText } from './server-text.ts';
import { kilobytes, megabytes, shownSeat, shownTime } from './shown.ts';

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
  mixedName: () => 'Schrijf elk woord van een naam in één alfabet.',
  weakPassword: ({ min }) => `Het wachtwoord is te kort. Gebruik minstens ${min} tekens.`,
  commonPassword: () => 'Dit wachtwoord hoort bij de eerste die iedereen probeert. Kies een ander.',
  simplePassword: () => 'Dit wachtwoord herhaalt alleen iets of loopt langs de toetsen. Kies een ander.',
  passwordIsName: () => 'Dit wachtwoord is nauwelijks meer dan een naam. Kies een ander.',
  recentSignIn: () => 'Laat hiervoor nog een keer zien dat jij het bent: met je wachtwoord of een passkey.',
  linkExpired: () => 'Deze link is verlopen. Vraag een nieuwe aan.',
  linkUsed: () =>
    'Deze link geldt niet meer: hij is al gebruikt, of het wachtwoord is intussen veranderd. Vraag een nieuwe aan.',
  noMail: () => 'Deze server verstuurt geen mail. Vraag de beheerder om een link voor een nieuw wachtwoord.',
  passkeyFailed: () => 'Het lukte niet met de passkey. Probeer het opnieuw of gebruik je wachtwoord.',
  noSuchPerson: () => 'Niemand heet hier zo.',
  alreadySignedUp: () => 'Je hebt al een account.',
  badWord: () => 'Deze naam is hier niet welkom. Kies een andere.',

  suspended: ({ until, why }) =>
    until === 0
      ? `Je bent voorgoed geschorst. De reden: “${why}”.`
      : `Je bent geschorst tot ${shownTime('nl', until)}. De reden: “${why}”.`,
  moderatorsOnly: () => 'Dat kunnen alleen moderatoren.',
  isModerator: () => 'Deze persoon is zelf moderator. Neem contact op met de beheerder.',
  noSuchLine: () => 'Deze regel is niet meer te vinden.',
  alreadyReported: () => 'Dat heb je al gemeld. Een moderator kijkt ernaar.',
  alreadyDecided: () => 'Een andere moderator heeft hier al over beslist.',
  notSuspended: () => 'Deze persoon is niet geschorst.',

  tooManyTables: ({ max }) =>
    `Je hebt al ${max} tafels die nog niet klaar zijn. Speel er een uit, of wacht even: tafels waar niemand begint, worden opgeruimd.`,
  tooManySeats: ({ max }) =>
    `Je zit al aan ${max} tafels die nog niet klaar zijn. Maak eerst een spel af of verlaat een tafel.`,
  tooManyLogs: ({ max }) => `Je hebt al ${max} spellen meegebracht. Meer kunnen we niet voor je bewaren.`,
  logsTooLarge: ({ max }) =>
    `De spellen die je hebt meegebracht zouden samen groter zijn dan ${megabytes(max)} MB. Meer kunnen we niet voor je bewaren.`,
  tooManyPasskeys: ({ max }) => `Je hebt al ${max} passkeys. Verwijder er eerst een.`,
  tooManyBots: ({ max }) => `Je hebt al ${max} bots. Verwijder er eerst een.`,
  tooManyMutes: ({ max }) => `Je hebt al ${max} mensen gedempt. Laat eerst iemand weer aan het woord.`,

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
  onlyBots: () =>
    'Aan deze tafel zouden alleen bots zitten. Ga zelf zitten, of laat een plaats vrij voor iemand.',
  tooManyBotTables: ({ max }) =>
    `Er ${max === 1 ? 'mag' : 'mogen'} hooguit ${count('nl', max, { one: 'tafel', other: 'tafels' })} met alleen bots tegelijk bezig zijn. Wacht tot er een klaar is.`,

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
  unknownVersion: ({ version, newest }) =>
    `Dit spel volgt versie ${version} van de spelregels, die deze server niet kent; de nieuwste die hij kent is ${newest}.`,
  onlyFinished: () => 'Dat kan pas als het spel afgelopen is.',
  tooManyTakenBack: ({ max }) =>
    `In één spel kunnen hooguit ${count('nl', max, { one: 'zet', other: 'zetten' })} worden teruggenomen.`,
  tableUsedUp: ({ max }) =>
    `Naast de zetten zijn er aan deze tafel ${max} dingen gebeurd: de plaatsen blijven nu zoals ze zijn, en er kan niets meer worden voorgesteld.`,
  logTakesBackTooMany: ({ max }) =>
    `Een verslag waarin meer dan ${count('nl', max, { one: 'zet is', other: 'zetten zijn' })} teruggenomen, wordt niet bewaard.`,
  chatTooFast: ({ seconds }) =>
    `Niet zo snel: over ${count('nl', seconds, { one: 'seconde', other: 'seconden' })} kun je weer schrijven.`,
  chatUsedUp: ({ max }) =>
    `Meer dan ${count('nl', max, { one: 'regel', other: 'regels' })} kun je aan één tafel niet schrijven.`,
  watchersChatUsedUp: ({ max }) =>
    `Meer dan ${count('nl', max, { one: 'regel', other: 'regels' })} kunnen alle toeschouwers samen aan één tafel niet schrijven.`,
  onlyPlayersTalk: () => 'Het spel is afgelopen: nu schrijven hier alleen degenen die meespeelden.',
  noHints: () => 'In dit spel zijn er geen tips.',
};
