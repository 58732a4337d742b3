import type { inviteBusinessMachine } from '#src/machines/account/business-invite/inviteBusinessMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { words } from './words.ts';

/** What became of an invitation is a message of the page, which `rewardsPages.test.tsx` reads. */
export const inviteBusinessFacts: Facts<typeof inviteBusinessMachine> = {
  invitation: {
    address: { beside: words('account.invite.email'), tells: ({ email }) => email || undefined },
    problem: {
      tells: ({ problem }) => problem && words(`fieldProblems.${problem}`),
      onlyOneWay: 'an address is one, or is not',
    },
  },
};
