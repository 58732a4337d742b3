import { describe, expect, test } from 'vitest';
import { withoutNameLead } from './nameLeads.ts';

describe('a name is heard without its sentence (chat rule 16)', () => {
  test.each([
    ['to my sister marie', 'marie'],
    ['my sister marie ngo', 'marie ngo'],
    ['it’s for my cousin jean mballa', 'jean mballa'],
    ['send it to jean mballa', 'jean mballa'],
    ['à ma sœur marie', 'marie'],
    ['pour ma sœur marie ngo', 'marie ngo'],
    ['c’est pour jean mballa', 'jean mballa'],
    ['mrs marie ngo', 'marie ngo'],
    ['Mme. Marie Ngo', 'Marie Ngo'],
    ['my brother called Kofi', 'Kofi'],
    ['jean-paul', 'jean-paul'],
    ['Marie Ngo', 'Marie Ngo'],
  ])('%s: %s', (said, expected) => {
    expect(withoutNameLead(said, { isOfRecipient: true })).toBe(expected);
  });

  test.each([
    'to my sister',
    'my sister in Kampala',
    'for the rent',
    'à ma mère',
    'it’s complicated for me',
    'mrs',
    'to my sister, 677 12 34 56',
  ])('"%s" is left as it is', (said) => {
    expect(withoutNameLead(said, { isOfRecipient: true })).toBe(said);
  });

  test('of oneself, nobody is whom it is for', () => {
    expect(withoutNameLead('it’s marie', { isOfRecipient: false })).toBe('marie');
    expect(withoutNameLead('moi c’est marie', { isOfRecipient: false })).toBe('marie');
    expect(withoutNameLead('to my sister marie', { isOfRecipient: false })).toBe('to my sister marie');
  });
});
