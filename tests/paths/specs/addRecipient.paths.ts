import { ApiFailure } from '#contract/protocol/failure.ts';
import type { RecipientDraft } from '#domain/recipient/recipientDraft.ts';
import { addRecipientMachine } from '#src/machines/recipient/add-recipient/addRecipientMachine.ts';
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
      fail(new ApiFailure('reauthenticationRequired')),
      fail(new ApiFailure('recipientInvalid')),
      fail(new ApiFailure('unexpected')),
    ],
    reauthentication: [ok({ isConfirmed: true }, 'confirmed'), ok({ isConfirmed: false }, 'declined')],
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
  invariants: {
    'a Nigerian account is saved under the name its bank gave (RCP-29)': {
      in: ['saving'],
      holds: ({ countryCode, accountName }) => countryCode !== 'NG' || accountName !== undefined,
    },
    'a number that is somebody else’s is saved only when the sender goes on with it (RCP-34)': {
      in: ['saving'],
      holds: (_, past) =>
        past.lastIndexOf('lookUpCustomerName: another name') <=
        Math.max(past.lastIndexOf('name.accepted'), past.lastIndexOf('details.entered')),
    },
    'a recipient is saved where the server said so': { in: ['saved'], holds: ({ saved }) => saved !== undefined },
  },
  about: {
    'askingDetails.verifyingAccount': ['RCP-30', 'RCP-31'],
    'askingDetails.accountFound': ['RCP-29', 'RCP-30'],
    'askingDetails.accountNotFound': ['RCP-29', 'RCP-30'],
    'askingDetails.accountUnavailable': ['RCP-30'],
    askingAboutMismatch: ['RCP-33', 'RCP-34'],
    'name.corrected': ['RCP-34'],
    'name.accepted': ['RCP-34'],
    saved: ['RCP-01', 'RCP-39'],
  },
  words: {
    events: {
      'account.entered': ({ bankId, accountNumber }) => {
        if (bankId === '') return 'enters an account without its bank';
        return accountNumber.length === 10 ? 'enters a whole bank account' : 'enters half an account number';
      },
      'details.entered': ({ draft }) => (draft.firstName ? 'enters the details' : 'leaves out the first name'),
      'name.accepted': 'goes on with this name',
      'name.corrected': 'corrects the name',
      'retry.chosen': 'tries again',
      'form.left': 'leaves the form',
    },
    outcomes: {
      lookUpAccountName: {
        found: 'is shown whose account it is',
        accountNameUnavailable: 'is told that the name cannot be looked up',
      },
      lookUpCustomerName: {
        'the same name': 'has named the owner of the number',
        'another name': 'is told that the number is somebody else’s',
        accountNameUnavailable: 'is told that the name could not be checked',
      },
      createRecipient: { ok: 'has a new recipient', reauthenticationRequired: 'is asked for the password' },
      reauthentication: { confirmed: 'gives the password', declined: 'does not give the password' },
    },
  },
};
