import type { ConfirmCodeContext, confirmCodeMachine } from '#src/machines/account/confirm-code/confirmCodeMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { sentence } from './asRead.ts';
import { words } from './words.ts';

const failure = ({ failure: refusal }: ConfirmCodeContext) => sentence(refusal);

export const confirmCodeFacts: Facts<typeof confirmCodeMachine> = {
  code: { 'where it went': ({ sent, username }) => sent?.sentTo ?? username, failure },
  newCode: {
    who: {
      tells: ({ username, purpose }) => (purpose === 'phone' ? undefined : username),
      beside: words('auth.fields.username'),
      onlyOneWay: 'one address is known here',
    },
    failure,
  },
  linkRetry: { failure: { tells: failure, onlyOneWay: 'nobody answers' } },
};

/** Where it went is in the question itself. */
export const confirmCodeFactsInChat: typeof confirmCodeFacts = {
  code: { 'where it went': ({ sent, username }) => sent?.sentTo ?? username },
  newCode: 'the refusal is news of the thread above',
  linkRetry: 'the refusal is news of the thread above',
};
