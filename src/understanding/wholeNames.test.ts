import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitName } from './wholeNames.ts';

describe('a whole name where the first one is asked', () => {
  test.each([
    ['Awa Diallo', 'Awa', 'Diallo'],
    ['awa diallo', 'awa', 'diallo'],
    ['Marie Claire Ngo', 'Marie Claire', 'Ngo'],
    ['Kwame Osei-Bonsu', 'Kwame', 'Osei-Bonsu'],
    ['João da Silva', 'João', 'da Silva'],
    ['Fatima El Amrani', 'Fatima', 'El Amrani'],
    ['NGONO Marie', 'Marie', 'NGONO'],
    ['Marie NGONO', 'Marie', 'NGONO'],
    ['Diallo, Awa', 'Awa', 'Diallo'],
  ])('%s', (said, first, last) => {
    expect(splitName(said)).toEqual({ first, last });
  });

  test.each([
    'Awa',
    'Marie Claire',
    'Jean Pierre',
    'I do not know what you mean by that',
    '12 Kirkgate, Leeds',
    'Awa 2',
    '',
  ])('%j is left as it is', (said) => {
    expect(splitName(said)).toBeUndefined();
  });

  test('nothing of it is lost or made up, whatever was said', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-zÀ-ÿ'’ ,.-]{0,40}$/)), (said) => {
        const name = splitName(said);
        const sorted = (text: string) => text.replaceAll(',', ' ').split(/\s+/).filter(Boolean).sort();
        if (name) expect(sorted(`${name.first} ${name.last}`)).toEqual(sorted(said));
      }),
    );
  });
});
