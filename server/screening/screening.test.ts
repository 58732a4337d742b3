import { describe, expect, test } from 'vitest';
import { findHits } from './screening.ts';

const named = (firstName: string, lastName: string) => [{ subject: 'recipient:1', firstName, lastName }];

describe('who may be listed', () => {
  test.each([
    ['Viktor', 'Zagorin', 'match'],
    ['ZAGORIN', 'viktor', 'match'],
    ['Helene', 'Trouvere', 'match'],
    ['Viktro', 'Zagorin', 'close'],
    ['V', 'Zagorin', 'close'],
    ['Barack', 'Omondeville', 'match'],
  ])('%s %s is a %s', (firstName, lastName, likeness) => {
    expect(findHits(named(firstName, lastName))).toMatchObject([{ likeness, subject: 'recipient:1' }]);
  });

  test.each([
    ['Ama', 'Mensah'],
    ['Viktor', 'Okello'],
    ['Marie', 'Ngo'],
    ['', ''],
  ])('%s %s is nobody listed', (firstName, lastName) => {
    expect(findHits(named(firstName, lastName))).toEqual([]);
  });
});
