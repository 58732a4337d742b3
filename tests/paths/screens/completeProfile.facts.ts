import type {
  CompleteProfileContext,
  completeProfileMachine,
} from '#src/machines/payment/complete-profile/completeProfileMachine.ts';
import type { addressAnswers } from '#tests/fixtures/userFixture.ts';
import type { Facts } from '../walker/screenTable.ts';
import { sentence } from './asRead.ts';
import { words } from './words.ts';

const failure = ({ failure: refusal }: CompleteProfileContext) => sentence(refusal);

/** What was entered stays while it can be put right. */
const entered = (field: keyof typeof addressAnswers) => ({
  beside: words(`verification.fields.${field}`),
  tells: ({ details }: CompleteProfileContext) => details?.[field],
});

export const completeProfileFacts: Facts<typeof completeProfileMachine> = {
  readingFailed: { failure: { tells: failure, onlyOneWay: 'nobody answers' } },
  details: {
    'first name': { tells: ({ user }) => user?.profile.firstName, beside: words('auth.fields.firstName') },
    'last name': { tells: ({ user }) => user?.profile.lastName, beside: words('auth.fields.lastName') },
    street: entered('address1'),
    city: entered('city'),
    postcode: entered('zip'),
    failure,
  },
  update: 'whatever is missing, the company asks for the whole profile in one sentence',
};

/** The guide asks without the form, and says what was refused in the thread above. */
export const completeProfileFactsInChat: typeof completeProfileFacts = {
  readingFailed: 'the refusal is news of the thread above',
  details: 'asked part by part',
  update: 'whatever is missing, the company asks for the whole profile in one sentence',
};
