import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asksForCall } from './callMe.ts';

test.each([
  'call me on 07911 123456',
  'please call me back',
  'Can you ring me on +44 7911 123456?',
  'give me a call tomorrow',
  'phone me 07911123456',
  'text me at 07911 123456',
  'rappelez-moi au 06 12 34 56 78',
  'appelez moi',
  'Pouvez-vous m’appeler demain ?',
  'joignez-moi sur le 06 12 34 56 78',
])('“%s” asks to be called', (said) => {
  expect(asksForCall(said)).toBe(true);
});

test.each([
  'call me Kofi',
  'they call me Marie',
  'Callme Mensah',
  'call her on 671 234 567',
  'text them when it is there',
  'appelez-moi Marie',
  'rappelez-moi demain',
  'rappelle-moi ce soir',
  'her number is 671 234 567',
])('“%s” does not', (said) => {
  expect(asksForCall(said)).toBe(false);
});

const leads = ['call me on', 'ring me at', 'phone me on', 'rappelez-moi au', 'appelez moi au', 'joignez-moi au'];

test('with whatever number, it is the wish and no number of anybody (chat rule 16)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...leads), fc.stringMatching(/^[+0]?\d{6,12}$/), (lead, digits) => {
      expect(asksForCall(`${lead} ${digits}`)).toBe(true);
    }),
  );
});
