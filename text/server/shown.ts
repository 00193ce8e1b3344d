/** Numbers as people read them. */
import { type Language, localeOf } from '../languages.ts';

/** Seats are counted from 0 inside and from 1 at the table. */
export const shownSeat = (seat: number): number => seat + 1;

export const kilobytes = (bytes: number): number => Math.max(1, Math.floor(bytes / 1024));

export const megabytes = (bytes: number): number => Math.max(1, Math.floor(bytes / (1024 * 1024)));

const DATES = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;

/** When something ends; every reader knows how far they are from UTC. */
export const shownTime = (language: Language, at: number): string =>
  `${new Intl.DateTimeFormat(localeOf(language), DATES).format(at)} UTC`;
