import type { signUpMachine } from '#src/machines/account/sign-up/signUpMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { words } from './words.ts';

export const signUpFacts: Facts<typeof signUpMachine> = {
  aboutYou: {
    'first name': { tells: ({ aboutYou }) => aboutYou?.firstName, beside: words('auth.fields.firstName') },
    'last name': { tells: ({ aboutYou }) => aboutYou?.lastName, beside: words('auth.fields.lastName') },
  },
  contact: {
    email: {
      tells: ({ contact }) => contact?.email,
      beside: words('auth.fields.email'),
      onlyOneWay: 'one address is given',
    },
  },
  consent: {
    invitation: {
      tells: ({ referralCode }) => referralCode,
      beside: words('auth.fields.referralCode'),
      onlyOneWay: 'one friend invites',
    },
  },
  success: {
    username: {
      tells: ({ success, confirmed }) =>
        success === 'updated' && confirmed
          ? words('auth.success.updated.lead', { username: confirmed.username })
          : undefined,
      onlyOneWay: 'one new address is confirmed',
    },
  },
};

export const signUpFactsInChat: typeof signUpFacts = {
  aboutYou: 'asked part by part',
  contact: 'asked part by part',
  consent: 'asked part by part',
  success: 'the welcome is the same for everybody',
};
