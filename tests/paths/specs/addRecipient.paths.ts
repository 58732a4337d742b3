import { ApiFailure } from '#contract/failure.ts';
import type { RecipientDraft } from '#domain/recipient/recipientDraft.ts';
import { addRecipientMachine } from '#src/machines/add-recipient/addRecipientMachine.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const account = { bankId: '058', accountNumber: '0123456789' };

const nigerian: RecipientDraft = {
  transferMethod: 'bank_transfer',
  countryCode: 'NG',
  firstName: 'Chidi',
  lastName: 'Okafor',
  ...account,
};
const ugandan: RecipientDraft = {
  transferMethod: 'mobile_money',
  countryCode: 'UG',
  firstName: 'Grace',
  lastName: 'Okello',
  mobile: '771234567',
  confirmPhoneCode: '771234567',
  mobileMoneyProvider: 'mtn',
};
const cameroonian: RecipientDraft = {
  transferMethod: 'mobile_money',
  countryCode: 'CM',
  firstName: 'Marie',
  lastName: 'Ngo',
  mobile: '671234567',
  confirmPhoneCode: '671234567',
};

export const addRecipientPaths: PathSpec<typeof addRecipientMachine> = {
  machine: addRecipientMachine,
  starts: {
    'mobile money to Cameroon': { countryCode: 'CM', transferMethod: 'mobile_money', keyPrefix: 'draft.recipient.1' },
    'mobile money to Uganda': { countryCode: 'UG', transferMethod: 'mobile_money', keyPrefix: 'draft.recipient.1' },
    'a bank in Nigeria': { countryCode: 'NG', transferMethod: 'bank_transfer', keyPrefix: 'draft.recipient.1' },
  },
  cases: {
    'account.entered': [
      account,
      { bankId: '058', accountNumber: '01234' },
      { bankId: '', accountNumber: '0123456789' },
    ],
    'details.entered': ({ context: { countryCode } }) => {
      const draft = { CM: cameroonian, UG: ugandan, NG: nigerian, KE: ugandan, TZ: ugandan }[countryCode];
      return [{ draft }, { draft: { ...draft, firstName: '' } }];
    },
  },
  outcomes: {
    lookUpAccountName: [
      ok({ accountName: 'CHIDI OKAFOR' }, 'found'),
      fail(new ApiFailure('accountNameNotFound')),
      fail(new ApiFailure('accountNameUnavailable')),
    ],
    lookUpCustomerName: [
      ok({ customerName: 'OKELLO GRACE' }, 'the same name'),
      ok({ customerName: 'John Mugisha' }, 'another name'),
      fail(new ApiFailure('accountNameNotFound')),
      fail(new ApiFailure('accountNameUnavailable')),
    ],
    createRecipient: [
      ok(recipientFixture()),
      fail(new ApiFailure('freshSignInRequired')),
      fail(new ApiFailure('recipientInvalid')),
      fail(new ApiFailure('unexpected')),
    ],
    freshSignIn: [ok({ isConfirmed: true }, 'confirmed'), ok({ isConfirmed: false }, 'declined')],
  },
  key: ({ countryCode, recipient, problems, account: entered, accountName, nameCheck, saved, failure }) => [
    countryCode,
    recipient !== undefined,
    Object.keys(problems),
    entered,
    accountName,
    nameCheck,
    saved !== undefined,
    failure?.code,
  ],
};
