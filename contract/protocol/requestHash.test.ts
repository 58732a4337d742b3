import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headerText, nameInHeader } from './requestHash.ts';

describe('a name in a header', () => {
  test('of any letters travels as visible ASCII and arrives as it was (AUT-22)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const carried = headerText(name);
        expect(carried).toMatch(/^[\x21-\x7e]*$/);
        expect(nameInHeader(carried)).toBe(name);
      }),
    );
  });

  test('of plain letters looks as it always did', () => {
    expect(headerText('+447400100004')).toBe('+447400100004');
    expect(headerText('ada@sawa.example')).toBe('ada@sawa.example');
    expect(headerText('łucja%@sawa.example')).toBe('%C5%82ucja%25@sawa.example');
  });

  test.each(['%', '%zz', '%ff'])('%s is no name', (header) => {
    expect(nameInHeader(header)).toBeUndefined();
  });
});
