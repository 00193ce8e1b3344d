import { count } from '../../../text/languages.ts';
import type { AccessText } from './access-text.ts';

export const it: AccessText = {
  forgotten: {
    link: 'Password dimenticata?',
    title: 'Imposta una nuova password',
    help: 'Mandiamo un link all’indirizzo che hai confermato nelle impostazioni. Vale un’ora.',
    who: 'Nome o indirizzo e-mail',
    send: 'Invia il link',
    sent: 'Se esiste un account così con un indirizzo confermato, il messaggio è in viaggio. Guarda anche nella posta indesiderata.',
    off: 'Questo server non manda e-mail. Chiedi a chi lo gestisce un link per una nuova password.',
  },
  reset: {
    title: 'Una nuova password',
    help: (name) => `Per ${name}. Su tutti gli altri dispositivi dovrai accedere di nuovo.`,
    submit: 'Imposta la password',
    doneTitle: 'La nuova password è impostata',
    done: (name) => `Hai effettuato l’accesso come ${name}.`,
    badTitle: 'Questo link non funziona',
    badHelp: 'Non è intero. Aprilo di nuovo dal messaggio o chiedine uno nuovo.',
    again: 'Chiedi un nuovo link',
  },
  proof: {
    title: 'Sei tu?',
    help: 'Il tuo ultimo accesso è di un po’ di tempo fa. Mostra ancora una volta che sei tu, poi si va avanti.',
    confirm: 'Avanti',
    passkey: 'Usa una passkey',
    cancel: 'Annulla',
  },
  after: {
    signedOut: 'Tutti gli altri tuoi dispositivi sono usciti.',
    tokens: (n) =>
      n === 1
        ? 'Il token del tuo bot vale ancora. Se qualcuno può aver saputo la tua password, revocalo.'
        : `I ${count('it', n, { one: 'token', other: 'token' })} dei tuoi bot valgono ancora. Se qualcuno può aver saputo la tua password, revocali.`,
    endTokens: 'Revoca i token di tutti i bot',
    tokensEnded: 'I token dei tuoi bot sono revocati.',
    passkeys: 'Controlla le tue passkey',
  },
  passwordUnknown: 'Non la ricordo più',
  sessions: {
    title: 'Dove hai effettuato l’accesso',
    help: 'Se qualcosa non ti dice nulla, chiudilo e cambia la password.',
    on: (browser, os) => `${browser} su ${os}`,
    unknown: 'Browser sconosciuto',
    current: 'Questa',
    begun: (date) => `dal ${date}`,
    seen: (when) => `ultimo uso: ${when}`,
    end: 'Chiudi',
    endNamed: (what) => `Chiudi la sessione: ${what}`,
    endOthers: 'Chiudi tutte le altre',
    ended: 'Chiusa.',
  },
  bots: {
    title: 'I tuoi bot',
    help: 'Un tuo programma che gioca con un nome suo ed è indicato come bot.',
    manual: 'Come gioca un bot',
    none: 'Non ne hai ancora.',
    name: 'Nome del bot',
    make: 'Crea un bot',
    token: (name) => `Il token di ${name}`,
    tokenHelp: 'Si vede solo adesso. Chi ce l’ha gioca come questo bot.',
    copy: 'Copia',
    copied: 'Copiato',
    kept: 'L’ho messo da parte',
    made: (date) => `creato il ${date}`,
    used: (when) => `ultimo uso: ${when}`,
    unused: 'mai usato',
    revoke: 'Ferma',
    revokeNamed: (name) => `Ferma ${name}`,
    revokeSure: (name) =>
      `${name} non giocherà più e il suo token non varrà mai più. Le sue partite restano.`,
    revokeYes: 'Ferma per sempre',
    revokeNo: 'Lascialo giocare',
  },
  mailOff: 'Qui non si può: questo server non manda e-mail.',
};
