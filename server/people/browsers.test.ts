import { expect, test } from 'vitest';
import { browserOf } from './browsers.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
  ['Chrome', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`],
  ['Edge', 'Windows', `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/126.0 Safari/537.36 Edg/126.0`],
  [
    'Safari',
    'macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/17.5 Safari/605.1',
  ],
  [
    'Safari',
    'iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Version/17 Safari/604',
  ],
  [
    'Chrome',
    'Android',
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/126.0 Mobile Safari/537.36`,
  ],
  [
    'Samsung Internet',
    'Android',
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/25.0 Chrome/121 Safari/537`,
  ],
  ['Opera', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/126.0 Safari/537.36 OPR/112.0`],
  ['', '', 'curl/8.5.0'],
  ['', '', '<script>alert(1)</script>'],
])('%s on %s', (browser, os, userAgent) => expect(browserOf(userAgent)).toEqual({ browser, os }));

test('a browser that says nothing is none we know', () => {
  expect(browserOf(undefined)).toEqual({ browser: '', os: '' });
});
