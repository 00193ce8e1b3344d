/** A short description of a browser, enough for its owner to know it again: no version, no model. */

export interface Browser {
  readonly browser: string;
  readonly os: string;
}

export const UNKNOWN_BROWSER: Browser = { browser: '', os: '' };

type Signs = readonly (readonly [name: string, sign: RegExp])[];

/** In this order, for most call themselves Chrome and Safari as well. */
const BROWSERS: Signs = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: Signs = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

const named = (signs: Signs, userAgent: string): string =>
  signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? '';

/** What a browser says of itself may be anything: only names we know are kept. */
export function browserOf(userAgent: string | undefined): Browser {
  const said = (userAgent ?? '').slice(0, 500);
  return { browser: named(BROWSERS, said), os: named(SYSTEMS, said) };
}
