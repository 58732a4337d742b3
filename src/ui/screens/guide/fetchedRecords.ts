import { mayMoveMoney } from '#domain/verification/verificationState.ts';
import type { Records } from '#src/dialogue/flows/records.ts';
import { userQuery } from '#src/services/account/accountQueries.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import {
  banksOf,
  professionsQuery,
  rateSpreadsQuery,
  transferReasonsQuery,
} from '#src/services/lookup/lookupQueries.ts';
import { bankProvidersQuery, paymentWaysQuery } from '#src/services/payment/paymentQueries.ts';
import { deliveryTimesQuery } from '#src/services/quote/deliveryQueries.ts';
import { recipientsQuery } from '#src/services/recipient/recipientQueries.ts';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import { today } from '../../flows/today.ts';
import { hostOf } from '../payment/leavingPage.ts';

/** What the queries of the page have by now; none is begun here. */
export const fetchedRecords: Records = {
  today,
  now: () => Math.floor(Date.now() / 1000),
  mayMoveMoney: (userId = '') => {
    const user = queryClient.getQueryData(userQuery(userId).queryKey);
    return user !== undefined && mayMoveMoney(user);
  },
  residence: (userId = '') => queryClient.getQueryData(userQuery(userId).queryKey)?.profile.location_country,
  recipients: (userId = '') => queryClient.getQueryData(recipientsQuery(userId).queryKey) ?? [],
  transfer: ({ userId = '', transferId }) => queryClient.getQueryData(transferQuery({ userId, transferId }).queryKey),
  banks: (country) => queryClient.getQueryData(banksOf(country).queryKey) ?? [],
  professions: () => queryClient.getQueryData(professionsQuery.queryKey) ?? [],
  reasons: () => queryClient.getQueryData(transferReasonsQuery.queryKey) ?? [],
  pairs: () => queryClient.getQueryData(rateSpreadsQuery.queryKey) ?? [],
  deliveries: () => queryClient.getQueryData(deliveryTimesQuery.queryKey)?.performance,
  paymentWays: () => queryClient.getQueryData(paymentWaysQuery.queryKey),
  bankProviders: () => queryClient.getQueryData(bankProvidersQuery.queryKey),
  hostOf,
};
