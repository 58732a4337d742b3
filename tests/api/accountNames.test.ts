import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createRecipient,
  type NewRecipient,
  validateBankAccount,
  validateMobileAccount,
} from '#contract/recipient/recipient.ts';
import { type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { newRecipients } from '#tests/fixtures/recipientFixture.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';

/** The partners' sandbox decides by the last two digits: 39 nobody, 29 no answer, otherwise always the same holder. */
describe('whose account it is', () => {
  let app: RunningApp;
  let ama: Person;
  beforeAll(async () => {
    app = await startApp();
    ama = await signUpAndIn(app);
  });
  afterAll(() => app.stop());

  const bankName = (accountnumber: string, bank = '058') =>
    ama.sender.call(validateBankAccount, { body: { accountnumber, bank } });
  const mobileName = (customerAccountNumber: string, telecomCode = 'safaricom') =>
    ama.sender.call(validateMobileAccount, { body: { telecomCode, customerAccountNumber } });
  const add = (recipient: NewRecipient, profile: Partial<NewRecipient['profile']>) =>
    ama.sender.call(createRecipient, {
      params: { id: ama.user.id },
      body: { ...recipient, profile: { ...recipient.profile, ...profile } },
    });

  test('is told for a Nigerian account, wrapped as the provider wraps it (API-40, RCP-29)', async () => {
    const { data } = dataOf(await bankName('0123456700'));
    expect(data.AccountName).toMatch(/^[A-Z]+ [A-Z ]+$/);
    expect(dataOf(await bankName('0123456700')).data.AccountName).toBe(data.AccountName);
  });

  test('is told for a mobile number (API-41, RCP-33)', async () => {
    expect(dataOf(await mobileName('254712345600')).customerName).toMatch(/^[A-Z]+ [A-Z ]+$/);
  });

  test.each([
    [
      'an account nobody has',
      '0123456739',
      404,
      'accountNameNotFound',
      'Account not found. Please check the details and try again.',
    ],
    [
      'a bank that does not answer',
      '0123456729',
      503,
      'accountNameUnavailable',
      'Account verification failed. Please check the details or try again later',
    ],
  ])('%s is told apart (RCP-30)', async (_case, account, status, code, message) => {
    expect(await bankName(account)).toMatchObject({ status, error: { code, message } });
    expect(await mobileName(`25471${account.slice(3)}`)).toMatchObject({ status, error: { code } });
  });

  test('a bank or network we do not know is not asked about', async () => {
    expect(await bankName('0123456700', 'stanbic')).toMatchObject({ status: 400, error: { code: 'requestInvalid' } });
    expect(await mobileName('254712345600', 'toString')).toMatchObject({
      status: 400,
      error: { code: 'requestInvalid' },
    });
  });

  test('is not told to visitors', async () => {
    const visitor = createSender(app.baseUrl);
    const asked = await visitor.call(validateBankAccount, { body: { accountnumber: '0123456700', bank: '058' } });
    expect(asked).toMatchObject({ status: 401, error: { code: 'signInRequired' } });
  });

  test('must be known before a Nigerian recipient is saved, and is kept with it (RCP-29)', async () => {
    const { firstName, lastName } = newRecipients.nigeriaBank;
    const saved = dataOf(await add(newRecipients.nigeriaBank, { accountNumber: '0123456700' }));
    expect(saved.verifiedAccountName).toBe(`${firstName} ${lastName}`.toUpperCase());
    expect(saved.profile).toMatchObject({ bankName: 'Guaranty Trust Bank (GTBank)', nameCheck: 'matched' });
    const other = dataOf(await add(newRecipients.nigeriaBank, { accountNumber: '0123456777' }));
    expect(other.profile.nameCheck).toBe('proceededOnMismatch');
    expect(other.verifiedAccountName).toMatch(/\*/);
    expect(await add(newRecipients.nigeriaBank, { accountNumber: '0123456739' })).toMatchObject({
      error: { code: 'accountNameNotFound' },
    });
    expect(await add(newRecipients.nigeriaBank, { accountNumber: '0123456729' })).toMatchObject({
      error: { code: 'accountNameUnavailable' },
    });
  });

  test('is recorded for mobile money as found here, whatever the browser claims (RCP-34, D-64)', async () => {
    const holder = newRecipients.kenyaMobile;
    const claim = { nameCheck: 'matched' } as const;
    const name = `${holder.firstName} ${holder.lastName}`.toUpperCase();

    const matching = dataOf(await add(holder, { mobile: '712345600' }));
    expect([matching.profile.nameCheck, matching.verifiedAccountName]).toEqual(['matched', name]);
    const other = dataOf(await add(holder, { ...claim, mobile: '712345677' }));
    expect(other.profile.nameCheck).toBe('proceededOnMismatch');
    expect(other.verifiedAccountName).not.toBe(name);
    const unchecked = dataOf(await add(holder, { ...claim, mobile: '712345629' }));
    expect([unchecked.profile.nameCheck, unchecked.verifiedAccountName]).toEqual(['proceededUnchecked', undefined]);
  });

  test('cannot be harvested: looking up is counted over both kinds of account (ASVS 2.4.1)', async () => {
    const curious = await signUpAndIn(app);
    const body = { accountnumber: '0123456700', bank: '058' };
    for (let asked = 0; asked < 30; asked++) await curious.sender.call(validateBankAccount, { body });
    const mobile = { telecomCode: 'mtn', customerAccountNumber: '256771234500' };
    expect(await curious.sender.call(validateMobileAccount, { body: mobile })).toMatchObject({ status: 429 });
    expect(await bankName('0123456700')).toMatchObject({ status: 200 });
  });
});
