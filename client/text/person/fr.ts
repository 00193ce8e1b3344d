import type { PersonText } from './person-text.ts';

export const fr: PersonText = {
  settings: {
    title: 'Réglages',
    name: 'Nom',
    nameHelp: 'C’est ainsi qu’on vous appelle aux tables.',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    language: 'Langue',
    look: 'Apparence',
    account: 'Compte',
    asGuest: 'Vous êtes ici en invité : seul ce navigateur vous connaît.',
    asPerson: (name) => `Vous êtes connecté sous le nom ${name}.`,
    keep: 'Garder ce nom',
    keepHelp: 'Avec un mot de passe il reste à vous, avec toutes vos tables, sur chaque appareil.',
    password: 'Mot de passe',
    signUp: 'Le garder',
    signIn: 'Se connecter',
    signInHelp: 'Vous avez déjà un nom ici.',
    signOut: 'Se déconnecter',
    data: 'Vos données',
    export: 'Tout télécharger',
    exportHelp: 'Tout ce qui est gardé à votre sujet, en un fichier.',
    erase: 'Me supprimer',
    eraseHelp:
      'Retire votre nom et vos données pour toujours. Les parties terminées restent, sans votre nom.',
    eraseSure: 'C’est irréversible.',
    eraseYes: 'Supprimer pour toujours',
    eraseNo: 'Tout garder',
  },
};
