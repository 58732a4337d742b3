import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAddress } from './addresses.ts';

/** Three letters and a number name a requirement here. */
const ofLuxembourg = ['LUX', '1111'].join('-');

describe('an address said all at once', () => {
  test.each([
    ['12 Kirkgate, Leeds LS1 4DY', 'GB', '12 Kirkgate', 'Leeds', 'LS1 4DY'],
    ['12 Kirkgate, Leeds, ls14dy', 'GB', '12 Kirkgate', 'Leeds', 'LS14DY'],
    [
      'Flat 3, 12 Kirkgate, Newcastle upon Tyne NE1 4DY.',
      'GB',
      'Flat 3, 12 Kirkgate',
      'Newcastle upon Tyne',
      'NE1 4DY',
    ],
    ['14 rue des Lilas, 75011 Paris', 'FR', '14 rue des Lilas', 'Paris', '75011'],
    ['14 bis rue des Lilas 75011 Paris', 'FR', '14 bis rue des Lilas', 'Paris', '75011'],
    ['3 place d’Italie, 13100 Aix-en-Provence', 'FR', '3 place d’Italie', 'Aix-en-Provence', '13100'],
    ['Keizersgracht 12, 1015 CX Amsterdam', 'NL', 'Keizersgracht 12', 'Amsterdam', '1015 CX'],
    [`3 rue du Fort, Old Town ${ofLuxembourg}`, 'LU', '3 rue du Fort', 'Old Town', ofLuxembourg],
    ['3 rue du Fort, L-1111 Luxembourg', 'LU', '3 rue du Fort', 'Luxembourg', 'L-1111'],
    ['20 King Street, Toronto M5H 1A1', 'CA', '20 King Street', 'Toronto', 'M5H 1A1'],
  ])('%s', (said, country, street, town, postcode) => {
    expect(readAddress(said, country)).toEqual({ street, town, postcode });
  });

  test.each([
    ['12 Kirkgate', 'GB'],
    ['12 Kirkgate, Leeds', 'GB'],
    ['Flat 3, 12 Kirkgate', 'GB'],
    // Which words are the town cannot be told.
    ['12 Kirkgate Leeds LS1 4DY', 'GB'],
    ['LS1 4DY', 'GB'],
    ['75011 Paris', 'FR'],
  ])('%s is left as it is', (said, country) => {
    expect(readAddress(said, country)).toBeUndefined();
  });

  test('is told apart again, whatever the street is called', () => {
    const word = fc.stringMatching(/^[A-Z][a-zé’]{1,9}$/);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), word, word, (number, name, town) => {
        const street = `${number} ${name} Road`;
        expect(readAddress(`${street}, ${town} LS1 4DY`, 'GB')).toEqual({ street, town, postcode: 'LS1 4DY' });
        expect(readAddress(`${street}, 75011 ${town}`, 'FR')).toEqual({ street, town, postcode: '75011' });
      }),
    );
  });
});
