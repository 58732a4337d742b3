import { describe, expect, test } from 'vitest';
import { asFamilyNameIsWritten, asNameIsWritten } from './writtenNames.ts';

describe('a name is written as names are (chat rule 16)', () => {
  test.each([
    ['marie ngo', 'Marie Ngo'],
    ['MARIE NGO', 'Marie Ngo'],
    ['NGO Marie', 'NGO Marie'],
    ['van der Merwe', 'van der Merwe'],
    ['Wanjiku wa Kamau', 'Wanjiku wa Kamau'],
    ['marie Ngo', 'Marie Ngo'],
    ['ana de souza', 'Ana de Souza'],
    ['de souza', 'De Souza'],
    ['anna van den berg', 'Anna van den Berg'],
    ['maria de la cruz', 'Maria de la Cruz'],
    ["n'golo kanté", "N'Golo Kanté"],
    ['ÉLODIE N’GUESSAN', 'Élodie N’Guessan'],
    ["ng'ang'a", "Ng'ang'a"],
    ["o'neil", "O'Neil"],
    ['ian mcdonald', 'Ian McDonald'],
    ['MCKENZIE', 'McKenzie'],
    ['jean-paul', 'Jean-Paul'],
    ['jean-de-dieu', 'Jean-de-Dieu'],
    ['JB', 'JB'],
    ['Kofi Mensah III', 'Kofi Mensah III'],
    ['DeShawn', 'DeShawn'],
    ['le goff', 'Le Goff'],
  ])('%s: %s', (typed, expected) => {
    expect(asNameIsWritten(typed)).toBe(expected);
    expect(asNameIsWritten(expected)).toBe(expected);
  });

  test.each([
    ['de souza', 'de Souza'],
    ['VAN DEN BERG', 'van den Berg'],
    ['du pont', 'du Pont'],
    ['mensah', 'Mensah'],
  ])('a family name: %s: %s', (typed, expected) => {
    expect(asFamilyNameIsWritten(typed)).toBe(expected);
  });
});
