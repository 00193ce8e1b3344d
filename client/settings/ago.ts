/** How long ago something was, as far as it is known: to the hour, then to the day. */
const HOUR = 3_600_000;
const HOURS_A_DAY = 24;
/** Beyond so many days a date says more. */
const MOST_DAYS = 7;

export function ago(at: number, now: number, locale: string): string {
  const hours = Math.floor(Math.max(0, now - at) / HOUR);
  const days = Math.floor(hours / HOURS_A_DAY);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (hours < HOURS_A_DAY) return relative.format(-hours, 'hour');
  if (days <= MOST_DAYS) return relative.format(-days, 'day');
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at);
}
