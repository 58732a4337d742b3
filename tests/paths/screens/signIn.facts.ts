import type { signInMachine } from '#src/machines/account/sign-in/signInMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { sentence } from './asRead.ts';
import { words } from './words.ts';

export const signInFacts: Facts<typeof signInMachine> = {
  credentials: {
    who: {
      tells: ({ username }) => username,
      beside: words('auth.fields.username'),
      onlyOneWay: 'one address is known when it is asked again',
    },
    failure: ({ failure }) => sentence(failure),
  },
  secondFactor: { failure: ({ failure }) => sentence(failure) },
  blockedNotice: {
    failure: { tells: ({ failure }) => sentence(failure), onlyOneWay: 'an account is blocked in one way' },
  },
};

/** Who it is was said in the thread above, where refusals are news. */
export const signInFactsInChat: typeof signInFacts = {
  credentials: 'asked part by part',
  secondFactor: 'the refusal is news of the thread above',
  blockedNotice: 'the refusal is news of the thread above',
};
