/** What people set for themselves. */
import { choice, type Decoder, fields, flag, integer, text } from '../../core/decode.ts';
import { LONGEST_QUIET, quietHours } from '../../protocol/quiet-hours.ts';
import { LANGUAGES, languageOf } from '../../text/languages.ts';
import type { Settings } from '../store/people-store.ts';

/** Names such as Europe/Berlin or UTC; not offsets such as +01:00, which know no summer. */
const ZONE = /^[A-Za-z]\w*(?:[/+-]\w+)*$/;
/** One @ between what may be a name and what may be a domain; whether mail arrives, only mail can tell. */
const MAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\].]+(?:\.[^\s@<>(),;:"\\[\].]+)+$/;

/** Names the hours between the two. */
const BETWEEN = 'quietFrom…quietTo';

export function isTimeZone(zone: string): boolean {
  if (!ZONE.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** A text that must look like the example, which is said to whoever got it wrong. */
function textLike(max: number, example: string, fits: (value: string) => boolean): Decoder<string> {
  const plain = text(0, max);
  return {
    spec: plain.spec,
    decode(raw, path = '') {
      const decoded = plain.decode(raw, path);
      if (decoded.fault || fits(decoded.value)) return decoded;
      const params = { value: decoded.value.slice(0, 40), values: example };
      return { fault: { path, code: 'choice', params } };
    },
  };
}

const SETTINGS: Decoder<Settings> = fields<Settings>({
  language: choice(LANGUAGES),
  timeZone: textLike(64, 'Europe/Berlin, America/New_York, UTC …', isTimeZone),
  quietFrom: integer(0, 23),
  quietTo: integer(0, 23),
  mail: textLike(254, 'name@example.org', (mail) => mail === '' || MAIL.test(mail)),
  mailAlerts: flag,
  pushAlerts: flag,
});

/** Each hour may be any, but not so far from the other that a day would hardly have hours that count. */
export const decodeSettings: Decoder<Settings> = {
  spec: SETTINGS.spec,
  decode(raw, path = '') {
    const decoded = SETTINGS.decode(raw, path);
    if (decoded.fault) return decoded;
    const value = quietHours(decoded.value.quietFrom, decoded.value.quietTo);
    if (value <= LONGEST_QUIET) return decoded;
    const between = path === '' ? BETWEEN : `${path}.${BETWEEN}`;
    return { fault: { path: between, code: 'range', params: { value, min: 0, max: LONGEST_QUIET } } };
  },
};

/** What a browser says of itself when it comes for the first time. */
export interface Greeting {
  readonly language: string;
  readonly timeZone: string;
}

export function firstSettings(greeting: Greeting): Settings {
  return {
    language: languageOf(greeting.language) ?? 'en',
    timeZone: isTimeZone(greeting.timeZone) ? greeting.timeZone : 'UTC',
    quietFrom: 0,
    quietTo: 0,
    mail: '',
    // Both do nothing before somebody gives an address or subscribes a browser, which is asking for them.
    mailAlerts: true,
    pushAlerts: true,
  };
}
