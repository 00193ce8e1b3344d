/** Numbers as people read them. */

/** Seats are counted from 0 inside and from 1 at the table. */
export const shownSeat = (seat: number): number => seat + 1;

export const kilobytes = (bytes: number): number => Math.max(1, Math.floor(bytes / 1024));
