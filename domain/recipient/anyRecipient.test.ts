import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payoutCountryCodes } from '../reference/countryCodes.ts';
import { payoutMethods } from '../reference/payoutMethods.ts';
import type { RecipientDraft } from './recipientDraft.ts';
import { accountTypes, recipientFieldsFor } from './recipientForm.ts';
import { validateRecipient } from './validateRecipient.ts';

/** Mostly a right answer, now and then anything at all: of two thousand drafts about ninety are right throughout. */
const mostly = (...right: string[]) =>
  fc.oneof({ weight: 40, arbitrary: fc.constantFrom(...right) }, fc.constant(undefined), fc.string());

const anyDraft: fc.Arbitrary<RecipientDraft> = fc.record({
  transferMethod: fc.constantFrom(...payoutMethods),
  accountType: fc.constantFrom(undefined, ...accountTypes),
  countryCode: mostly(...payoutCountryCodes),
  firstName: mostly('Adelaide', ' Marie  Ange '),
  lastName: mostly('Ngoué', 'N’Guessan'),
  mobile: mostly('671234567', '+237 6 55 12 34 56', '0771234567', '8031234567', ''),
  confirmPhoneCode: mostly('671234567', '771234567'),
  mobileMoneyProvider: mostly('mtn', 'airtel', ''),
  pickupPoint: mostly('kribi', 'buea'),
  bankName: mostly('UBA', 'MC2'),
  bankId: mostly('011', 'dfcu'),
  accountNumber: mostly('0000014579', '0000 014 579'),
  accountBranch: mostly('Akwa'),
  recipientAccountNumber: mostly('CM21 10033 05209 09011000459 10', 'cm2110005000010123456789012'),
});

describe('any answers at all', () => {
  test('a recipient that was kept is right as it stands, so saving it again changes nothing', () => {
    let kept = 0;
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const first = validateRecipient(draft, 'trusted');
        if (!first.ok) return;
        kept += 1;
        const { profile, ...names } = first.value;
        expect(validateRecipient({ ...names, ...profile }, 'trusted')).toEqual(first);
      }),
      { numRuns: 2000 },
    );
    expect(kept).toBeGreaterThan(20);
  });

  test('a refusal names a field that was asked, or the method, or the country', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const check = validateRecipient(draft, 'asked');
        if (check.ok) return;
        const asked = recipientFieldsFor({ ...draft, method: draft.transferMethod }).map(({ field }) => field);
        const problems = Object.keys(check.problems);
        expect(problems.length).toBeGreaterThan(0);
        expect([...asked, 'transferMethod', 'countryCode']).toEqual(expect.arrayContaining(problems));
      }),
      { numRuns: 1000 },
    );
  });

  test.each(payoutMethods)('%s asks each field once', (method) => {
    for (const countryCode of [...payoutCountryCodes, undefined]) {
      const fields = recipientFieldsFor({ method, countryCode }).map(({ field }) => field);
      expect(new Set(fields).size).toBe(fields.length);
    }
  });
});
