/** The coach's own words, one language at a time: few enough to lie in one file. */
import type { Language } from '../../../text/languages.ts';
import type { CoachWords } from './words.ts';

export const COACH_WORDS: Readonly<Record<Language, CoachWords>> = {
  en: {
    coach: 'Your pilot',
    progress: (read, of) => `${read} of ${of}`,
    read: 'Got it',
    skip: 'Skip the lessons',
    quiet: 'Play as you like. I speak up when something new matters.',
  },
  de: {
    coach: 'Dein Lotse',
    progress: (read, of) => `${read} von ${of}`,
    read: 'Verstanden',
    skip: 'Ohne Lotsen spielen',
    quiet: 'Spiel, wie du magst. Ich melde mich, sobald etwas Neues wichtig wird.',
  },
  fr: {
    coach: 'Votre pilote',
    progress: (read, of) => `${read} sur ${of}`,
    read: 'Compris',
    skip: 'Passer les leçons',
    quiet: 'Jouez comme vous voulez. Je reviens dès qu’il y a du nouveau.',
  },
  it: {
    coach: 'Il tuo pilota',
    progress: (read, of) => `${read} di ${of}`,
    read: 'Capito',
    skip: 'Salta le lezioni',
    quiet: 'Gioca come preferisci. Mi faccio sentire quando c’è una novità.',
  },
  nl: {
    coach: 'Je loods',
    progress: (read, of) => `${read} van ${of}`,
    read: 'Begrepen',
    skip: 'Lessen overslaan',
    quiet: 'Speel zoals je wilt. Ik meld me als er iets nieuws speelt.',
  },
  es: {
    coach: 'Tu práctico',
    progress: (read, of) => `${read} de ${of}`,
    read: 'Entendido',
    skip: 'Saltar las lecciones',
    quiet: 'Juega como quieras. Te aviso cuando haya algo nuevo.',
  },
  ru: {
    coach: 'Ваш лоцман',
    progress: (read, of) => `${read} из ${of}`,
    read: 'Понятно',
    skip: 'Играть без уроков',
    quiet: 'Играйте как хотите. Я подскажу, когда появится что-то новое.',
  },
};
