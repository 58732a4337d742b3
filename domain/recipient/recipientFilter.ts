import type { PayoutMethod } from '../reference/payoutMethods.ts';
import { searchTerms } from './searchTerms.ts';

export const recipientStatuses = ['ACTIVE', 'SOFT_DELETED'] as const;
export type RecipientStatus = (typeof recipientStatuses)[number];

type Listed = {
  readonly firstName: string;
  readonly lastName: string;
  readonly status: RecipientStatus;
  readonly profile: { readonly transferMethod: PayoutMethod; readonly countryCode?: string | undefined };
};

/** Recipients saved before countries were asked are Cameroonian (RCP-09). */
const countryWhenMissing = 'CM';

/** The recipients a quote can be sent to (RCP-07…10). */
export const recipientsFor = <Recipient extends Listed>(
  recipients: readonly Recipient[],
  quote: { method: PayoutMethod; countryCode: string; search?: string },
): readonly Recipient[] => {
  const words = searchTerms((quote.search ?? '').toLowerCase());
  return recipients.filter(
    ({ firstName, lastName, status, profile }) =>
      status !== 'SOFT_DELETED' &&
      profile.transferMethod === quote.method &&
      (profile.countryCode || countryWhenMissing) === quote.countryCode &&
      words.every((word) => `${firstName} ${lastName}`.toLowerCase().includes(word)),
  );
};
