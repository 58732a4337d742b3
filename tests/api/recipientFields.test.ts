import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecipient, type NewRecipient } from '#contract/recipient/recipient.ts';
import { type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { newRecipients } from '#tests/fixtures/recipientFixture.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';

const inParts: NewRecipient['profile'] = {
  transferMethod: 'bank_transfer',
  countryCode: 'CM',
  bankName: 'Afriland First Bank',
  bankCode: '10005',
  branchCode: '00001',
  accountNumber: '01234567890',
  key: '12',
};
const microfinance: NewRecipient['profile'] = {
  transferMethod: 'bank_transfer',
  countryCode: 'CM',
  accountType: 'microfinance',
  bankName: 'Express Union',
  accountNumber: '1234567',
  accountBranch: 'Douala Akwa',
};

describe('the fields of a recipient', () => {
  let app: RunningApp;
  let ama: Person;
  beforeAll(async () => {
    app = await startApp();
    ama = await signUpAndIn(app);
  });
  afterAll(() => app.stop());

  const add = ({ sender, user }: Person, body: NewRecipient) =>
    sender.call(createRecipient, { params: { id: user.id }, body });

  test('every field a caller may give is kept, checked or decided by us: none is dropped (RCP-36, API-26)', async () => {
    const { cameroonMobile, cameroonBank, cameroonCash, ugandaBank } = newRecipients;
    const kept: Record<keyof NewRecipient['profile'], NewRecipient['profile'] | 'checked' | 'decided'> = {
      transferMethod: cameroonMobile.profile,
      countryCode: cameroonMobile.profile,
      mobile: cameroonMobile.profile,
      phoneCode: { ...cameroonMobile.profile, phoneCode: '+237' },
      confirmPhoneCode: 'checked',
      email: { ...cameroonMobile.profile, email: 'adelaide@mail.example' },
      reason: { ...cameroonMobile.profile, reason: 'School fees' },
      mobileMoneyProvider: { ...cameroonMobile.profile, mobileMoneyProvider: 'mtn' },
      pickupPoint: cameroonCash.profile,
      bankName: cameroonBank.profile,
      bankId: ugandaBank.profile,
      bankCode: inParts,
      branchCode: inParts,
      accountBranch: microfinance,
      accountNumber: inParts,
      recipientAccountNumber: { ...cameroonBank.profile, recipientAccountNumber: 'CM2110005000010123456789012' },
      key: inParts,
      state: { ...cameroonMobile.profile, state: 'Littoral' },
      accountType: microfinance,
      nameCheck: 'decided',
      remittanceHandler: 'decided',
    };
    for (const [field, profile] of Object.entries(kept)) {
      if (typeof profile === 'string') continue;
      const saved = dataOf(await add(ama, { firstName: 'Adelaide', lastName: 'Ngoue', profile }));
      expect(saved.profile, field).toHaveProperty(field, profile[field as keyof typeof profile]);
    }
  });

  test('a Cameroon account in parts is the same account in one piece (RCP-23, RCP-36)', async () => {
    const saved = dataOf(await add(ama, { firstName: 'Adelaide', lastName: 'Ngoue', profile: inParts }));
    expect(saved.profile.recipientAccountNumber).toBe('CM2110005000010123456789012');
    const short = await add(ama, { firstName: 'A', lastName: 'N', profile: { ...inParts, key: '1' } });
    expect(short.ok ? [] : short.error.details?.fields).toEqual([
      { field: 'recipientAccountNumber', problem: 'accountNotCm21' },
    ]);
  });

  test.each<[string, Partial<NewRecipient['profile']>, { field: string; problem: string }]>([
    [
      'a number repeated otherwise (RCP-17)',
      { confirmPhoneCode: '671234501' },
      { field: 'confirmPhoneCode', problem: 'mobilesDiffer' },
    ],
    ['an e-mail that is none', { email: 'adelaide@' }, { field: 'email', problem: 'emailInvalid' }],
  ])('%s is refused beside its field, though no form of ours asks', async (_title, profile, problem) => {
    const { cameroonMobile } = newRecipients;
    const answer = await add(ama, { ...cameroonMobile, profile: { ...cameroonMobile.profile, ...profile } });
    expect(answer.ok ? [] : answer.error.details?.fields).toEqual([problem]);
  });
});
