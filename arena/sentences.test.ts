/** Sentences with values that are easily forgotten: none, one, and numbers spoken with a vowel. */
import { describe, expect, test } from 'vitest';
import { it as containerIt } from '../games/container/text/it.ts';
import { ru as containerRu } from '../games/container/text/ru.ts';
import { GAMES } from '../games/index.ts';
import { es as pointsEs } from '../games/shanghaien/text/points/es.ts';
import { it as pointsIt } from '../games/shanghaien/text/points/it.ts';
import { tableText } from '../text/index.ts';

const WITH_NONE = ['fr', 'it', 'es', 'ru'] as const;
const who = (seat: number): string => ['Anna', 'Bob'][seat] ?? '';

describe.each(WITH_NONE)('in %s', (language) => {
  test.each([
    ['container', 'harbourFull', { room: 0, wanted: 2 }],
    ['container', 'factoryFull', { room: 0, made: 2 }],
    ['container', 'holdFull', { room: 0, wanted: 2 }],
    ['container', 'seizeExactly', { wanted: 0, got: 2 }],
    ['container', 'storeDiffers', { colour: 'black', wanted: 2, laid: 0 }],
    ['container', 'notReturned', { colour: 'black', wanted: 0, laid: 2 }],
    ['cargo-noir', 'discardExactly', { wanted: 0, got: 2 }],
  ])('%s says %s without a nought', async (game, code, params) => {
    const { refusals } = (await GAMES[game]!.text(language)) as unknown as Told;
    expect(refusals[code]!(params, who)).not.toContain('0');
  });

  test('a list of one is told in the singular', async () => {
    const { faults } = await tableText(language);
    const told = faults.length('bids', { length: 1, wanted: 2 });
    expect(told).not.toMatch(/1 (éléments|voci|elementos)/);
    expect(faults.textLength('name', { length: 1, min: 2, max: 9 })).not.toMatch(
      /1 (caractères|caratteri|caracteres)/,
    );
  });
});

interface Told {
  readonly refusals: Readonly<Record<string, (params: object, who: (seat: number) => string) => string>>;
}

test('a seized good is counted with its noun', () => {
  const seized = { type: 'seized', seat: 0, by: 1, goods: [1, 0, 0, 2, 0] } as const;
  expect(containerIt.events.seized(seized, who)).toBe(
    'Bob decide la confisca: Anna perde 3 container (1 nero, 2 beige).',
  );
  expect(containerRu.events.seized(seized, who)).toBe(
    'Anna теряет за долги 3 контейнера (1 чёрный, 2 бежевых); выбор делает Bob.',
  );
});

test.each([
  [1, 'L’1'],
  [8, 'L’8'],
  [11, 'L’11'],
  [18, 'Il 18'],
  [40, 'Il 40'],
  [83, 'L’83'],
])('Italian says %i with its article', (percent, said) => {
  expect(pointsIt.odds({ percent }, who)).toMatch(new RegExp(`^${said}\u00a0%`));
});

test('Spanish has one die left', () => {
  expect(pointsEs.banned({ dice: 1 }, who)).toContain('te queda 1 dado');
  expect(pointsEs.banned({ dice: 2 }, who)).toContain('te quedan 2 dados');
});
