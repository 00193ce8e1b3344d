import { describe, expect, test } from 'vitest';
import type { Decoder } from '../../core/decode.ts';
import { usualOptions } from '../../core/usual.ts';
import { cargoNoir } from '../../games/cargo-noir/rules/index.ts';
import { text as cargoNoirText } from '../../games/cargo-noir/text/index.ts';
import { container } from '../../games/container/rules/index.ts';
import { text as containerText } from '../../games/container/text/index.ts';
import { shanghaien } from '../../games/shanghaien/rules/index.ts';
import {
  conflictOf,
  faultOf,
  gridsOf,
  isOfUse,
  namedField,
  namedValue,
  type OptionTexts,
  partOf,
  specAt,
  wholesOf,
  withPart,
} from './options.ts';

const decoder = container.decode.options as unknown as Decoder<object>;
const tricks = shanghaien.decode.options as unknown as Decoder<object>;

describe('options of one edition', () => {
  const oldOne = { ...usualOptions(container), edition: '2007' };
  const newOne = { ...usualOptions(container), edition: 'anniversary' };

  test('are offered with it and not with the other', () => {
    expect(conflictOf(decoder, oldOne, 'investmentBank', true)).toBe('edition 2007');
    expect(conflictOf(decoder, newOne, 'investmentBank', true)).toBeUndefined();
    expect(conflictOf(decoder, oldOne, 'domesticSale', true)).toBeUndefined();
    expect(conflictOf(decoder, newOne, 'domesticSale', true)).toBe('edition anniversary');
  });

  test('what stands in the way is named as the page names it', async () => {
    const { options } = await containerText('de');
    expect(namedValue(options as OptionTexts, 'edition anniversary')).toBe(
      'Ausgabe: Jubiläumsausgabe (10 Jahre)',
    );
    expect(namedValue(options as OptionTexts, 'something else')).toBe('something else');
  });

  test('say how another one is played only where that one is played', () => {
    expect(isOfUse('container', oldOne, 'forcedLoan')).toBe(true);
    expect(isOfUse('container', newOne, 'forcedLoan')).toBe(false);
    expect(isOfUse('container', newOne, 'cargoShields')).toBe(false);
    expect(isOfUse('container', newOne, 'buyMoored')).toBe(true);
    expect(isOfUse('shanghaien', { doubles: false }, 'doublesDice')).toBe(false);
    expect(isOfUse('shanghaien', { doubles: true }, 'doublesDice')).toBe(true);
    expect(isOfUse('cargo-noir', {}, 'lastRound')).toBe(true);
  });
});

describe('a value with parts', () => {
  const { spec } = cargoNoir.decode.options;
  const printed = specAt(spec, ['printed']);

  test('is laid out in rows and columns', () => {
    const inner = printed?.kind === 'optional' ? printed.of : undefined;
    if (inner?.kind !== 'fields') throw new Error('what is printed has parts');
    expect(wholesOf(inner).map(([key]) => key)).toEqual(['market']);
    expect(gridsOf(inner).map(({ columns }) => columns)).toEqual([
      ['slots', 'players'],
      ['costs', 'points'],
    ]);
    expect(gridsOf(inner)[0]?.rows).toContain('tangier');
  });

  test('changes in one place and keeps the rest', () => {
    const before = { slots: { rio: 3, tangier: 2 }, market: 6 };
    const after = withPart(before, ['slots', 'rio'], 4);
    expect(after).toEqual({ slots: { rio: 4, tangier: 2 }, market: 6 });
    expect(partOf(after, ['slots', 'rio'])).toBe(4);
    expect(partOf(after, ['slots', 'oslo', 'x'])).toBeUndefined();
    expect(before.slots.rio).toBe(3);
  });

  test('that the rulebook contradicts is found, and the field named as the page names it', async () => {
    const usual = { ...usualOptions(cargoNoir) };
    const options = withPart(usual, ['printed', 'costs', 'villa'], 12) as Record<string, unknown>;
    const fault = faultOf(cargoNoir.decode.options as unknown as Decoder<object>, options);
    expect(fault).toMatchObject({ code: 'againstRule', params: { value: 9, min: 12, rule: '8.2' } });
    const texts = (await cargoNoirText('de')).options as OptionTexts;
    expect(namedField(texts, fault?.path ?? '')).toBe('Was aufgedruckt ist: Villa, Punkte');
    expect(namedField(texts, 'printed')).toBe('Was aufgedruckt ist');
    expect(namedField(texts, 'somewhere.else')).toBe('somewhere.else');
  });

  test('that does not add up is found', () => {
    const usual = { ...usualOptions(shanghaien) };
    const options = withPart(usual, ['trickDeck', 'jokerShift'], 5) as Record<string, unknown>;
    expect(faultOf(tricks, usual)).toBeUndefined();
    expect(faultOf(tricks, options)).toMatchObject({ path: 'trickDeck', code: 'sum', params: { sum: 8 } });
  });
});
