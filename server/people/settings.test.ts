import { expect, test } from 'vitest';
import { decodeSettings, firstSettings, isTimeZone } from './settings.ts';

const SETTINGS = firstSettings({ language: 'de-AT', timeZone: 'Europe/Vienna' });
const fault = (change: object) => decodeSettings.decode({ ...SETTINGS, ...change }).fault;

test('a browser says language and zone; what it says wrong is left out', () => {
  expect(SETTINGS).toMatchObject({ language: 'de', timeZone: 'Europe/Vienna', mail: '' });
  expect(firstSettings({ language: 'tlh', timeZone: 'Mars' })).toMatchObject({
    language: 'en',
    timeZone: 'UTC',
  });
});

test('settings come back as they went in', () => {
  const wanted = { ...SETTINGS, quietFrom: 22, quietTo: 7, mail: 'ada@mail.example.org', mailAlerts: false };
  expect(decodeSettings.decode(wanted)).toEqual({ value: wanted });
});

test.each([
  [{ language: 'tlh' }, 'language'],
  [{ timeZone: 'Europe/Atlantis' }, 'timeZone'],
  [{ timeZone: '+01:00' }, 'timeZone'],
  [{ timeZone: '' }, 'timeZone'],
  [{ quietFrom: 24 }, 'quietFrom'],
  [{ quietTo: -1 }, 'quietTo'],
  [{ mail: 'ada' }, 'mail'],
  [{ mail: 'ada@localhost' }, 'mail'],
  [{ mail: 'ada@example.org, bob@example.org' }, 'mail'],
  [{ mail: 'ada@example.org\nBcc: bob@example.org' }, 'mail'],
  [{ mail: '"<ada@example.org>' }, 'mail'],
  [{ pushAlerts: 'yes' }, 'pushAlerts'],
])('%j is refused', (change, path) => expect(fault(change)?.path).toBe(path));

test('quiet hours are twelve at most', () => {
  expect(fault({ quietFrom: 20, quietTo: 8 })).toBeUndefined();
  expect(fault({ quietFrom: 8, quietTo: 20 })).toBeUndefined();
  expect(fault({ quietFrom: 20, quietTo: 9 })).toEqual({
    path: 'quietFrom…quietTo',
    code: 'range',
    params: { value: 13, min: 0, max: 12 },
  });
  expect(fault({ quietFrom: 1, quietTo: 0 })?.params).toMatchObject({ value: 23 });
});

test('every zone that this machine knows is one', () => {
  expect(Intl.supportedValuesOf('timeZone').filter((zone) => !isTimeZone(zone))).toEqual([]);
  expect(isTimeZone('Etc/GMT+1')).toBe(true);
});
