import { fieldProblemText } from '#src/locales/fieldProblemText.ts';
import type {
  RegisterEmailContext,
  registerEmailMachine,
} from '#src/machines/account/register-email/registerEmailMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { sentence } from './asRead.ts';
import { english, words } from './words.ts';

/** What is wrong with the address stands beside it, and any other refusal above. */
function failure({ failure: refusal }: RegisterEmailContext): string | undefined {
  const problem = refusal?.details.fields?.[0]?.problem;
  return problem === undefined ? sentence(refusal) : fieldProblemText({ t: words, i18n: english }, problem);
}

export const registerEmailFacts: Facts<typeof registerEmailMachine> = {
  email: {
    email: { tells: ({ email }) => email, beside: words('auth.fields.email') },
    failure,
  },
  password: 'asked by reauthentication',
};

export const registerEmailFactsInChat: typeof registerEmailFacts = {
  email: 'asked anew, and the refusal is news of the thread above',
  password: 'asked by reauthentication',
};
