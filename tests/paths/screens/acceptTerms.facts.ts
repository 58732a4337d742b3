import type { acceptTermsMachine } from '#src/machines/account/accept-terms/acceptTermsMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { words } from './words.ts';

export const acceptTermsFacts: Facts<typeof acceptTermsMachine> = {
  terms: {
    failure: {
      tells: ({ failure }) => failure && words('send.agreement.failed'),
      onlyOneWay: 'one sentence says that it could not be kept',
    },
  },
};
