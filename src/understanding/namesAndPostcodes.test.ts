import { expect, test } from 'vitest';
import { readAddress } from './addresses.ts';
import { splitName } from './wholeNames.ts';

const particles = 'de da do dos du des la le van von den der el al ben bin ibn of'.split(' ');

test('a family name takes along what belongs to it, and nothing else', () => {
  const split = particles.map((particle) => splitName(`Ama Rose ${particle} Souza`)?.last);
  expect(split).toEqual(particles.map((particle) => (particle === 'of' ? 'Souza' : `${particle} Souza`)));
  expect(splitName('De Souza')).toEqual({ first: 'De', last: 'Souza' });
  expect(splitName('Ama de')).toEqual({ first: 'Ama', last: 'de' });
});

test.each([
  ['Ama', undefined],
  ['NGO Marie', ['Marie', 'NGO']],
  ['Marie NGO BASSONG', ['Marie', 'NGO BASSONG']],
  ['MARIE Rose NGO', ['MARIE Rose', 'NGO']],
  ['MARIE NGO', ['MARIE', 'NGO']],
  ['Ngo Bassong, Marie', ['Marie', 'Ngo Bassong']],
  ['Ngo, Marie, Rose', undefined],
  ['Ngo,', undefined],
  [', Marie', undefined],
  ['Ngo, 12', undefined],
  ['A B C D E', ['A B C D', 'E']],
  ['A B C D E F', undefined],
  ['Ama 12', undefined],
  ['Ama  Rose   Ngo', ['Ama Rose', 'Ngo']],
  ['Ama-Rose O’Neil', ['Ama-Rose', 'O’Neil']],
  ['Ama Paul', undefined],
])('%j is split as %j', (said, expected) => {
  const name = splitName(said);
  if (expected === undefined && name) expect([said, name]).toEqual([said, undefined]);
  expect(name && [name.first, name.last]).toEqual(expected);
});

/** As they are written on an envelope; behind each a longer one, which is none. */
test.each([
  ['GB', 'SW1A 1AA', 'M1 1AE', 'SW1AA 1AAA'],
  ['CA', 'K1A 0B1', 'k1a0b1', 'K1A 0B12'],
  ['IE', 'D02 X285', 'D6W X285', 'D02 X2855'],
  ['NL', '1012 AB', '1012ab', '1012 ABC'],
  ['PT', '1000-205', '4000-322', '1000-2055'],
  ['GR', '104 31', '10431', '104 311'],
  ['SK', '811 01', '81101', '811 011'],
  ['MT', 'VLT 1117', 'vlt1117', 'VLT 11177'],
  ['FR', '75011', '1234', '750111'],
  ['LU', 'L-1111', '1111', '111111'],
])('an address of %s has its postcode wherever it stands: %s, %s, and never %s', (country, first, second, none) => {
  for (const postcode of [first, second]) {
    const read = { street: '12 High Street', town: 'Old Town', postcode: postcode.toUpperCase() };
    expect(readAddress(`12 High Street, Old Town ${postcode}`, country)).toEqual(read);
    expect(readAddress(`12 High Street,  Old Town, ${postcode}.`, country)).toEqual(read);
    expect(readAddress(`12 High Street, ${postcode} Old Town`, country)).toEqual(read);
    expect(readAddress(`12 High Street, Old Town x${postcode}`, country)?.postcode).not.toBe(postcode.toUpperCase());
    expect(readAddress(`12 High Street ${postcode}`, country)).toBeUndefined();
    expect(readAddress(`12 High Street, 5 ${postcode}`, country)).toBeUndefined();
    expect(readAddress(`Old Town ${postcode}`, country)).toBeUndefined();
  }
  expect(readAddress(`12 High Street, Old Town ${none}`, country)).toBeUndefined();
  expect(readAddress('12 High Street, Old Town', country)).toBeUndefined();
});
