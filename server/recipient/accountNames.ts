import { z } from 'zod';
import { currencyOf } from '#domain/reference/countries.ts';
import type { DeliveryCountryCode } from '#domain/reference/countryCodes.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import { jsonOf, type OutboundAnswer, type SendRequest } from '../outbound/request.ts';
import { azaHeaders } from '../payout/azaSignature.ts';
import type { Credentials } from '../settings/credentials.ts';

/** A wrong account is not the same as a network that does not answer: only the first is worth correcting. */
export type AccountName = Result<string, 'accountNameNotFound' | 'accountNameUnavailable'>;

export type AccountNames = ReturnType<typeof accountNames>;

/** People wait for this one while they fill in a form. */
const timeoutMs = 8000;

const name = z.string().trim().min(1).max(200);
const foundByPivot = z.object({ customerName: name });
const unknownToPivot = z.object({ error: z.object({ code: z.literal('accountNotFound') }) });
const foundByAza = z.object({ object: z.looseObject({ account_name: name }) });
/** AZA says so of an account that is not there; its other 422 means that the bank does not answer. */
const unknownToAza = z.object({ meta: z.looseObject({ error: z.literal('Account Invalid') }) });

type BankAccount = {
  readonly countryCode: DeliveryCountryCode;
  readonly bank: string;
  readonly accountNumber: string;
  readonly expectedName?: string | undefined;
};
type MobileAccount = {
  readonly telecomCode: string;
  readonly customerAccountNumber: string;
  readonly expectedName?: string | undefined;
};
type Dependencies = { readonly send: SendRequest; readonly partners: Credentials['payoutPartners'] };

/** Asks the partner that knows (nameChecks.ts) whose account it is. */
export function accountNames({ send, partners }: Dependencies) {
  async function askAza(account: Readonly<Record<string, unknown>>): Promise<AccountName> {
    const url = `${partners.AZA.apiUrl}/account_validations`;
    const body = JSON.stringify(account);
    const headers = azaHeaders(partners.AZA, { method: 'POST', url, body });
    const answer = await send({ url, method: 'POST', headers, body, timeoutMs });
    if (!answer.ok) return refuse('accountNameUnavailable');
    const found = answer.value.status === 200 ? jsonOf(answer.value, foundByAza) : undefined;
    return found ? accept(found.object.account_name) : notTold(answer.value, unknownToAza);
  }

  return {
    onBankAccount: ({ countryCode, bank, accountNumber, expectedName }: BankAccount) =>
      askAza({
        bank_account: accountNumber,
        bank_code: bank,
        country: countryCode,
        currency: currencyOf(countryCode),
        method: 'bank',
        ...(expectedName && { metadata: { expected_name: expectedName } }),
      }),

    async onMobileAccount({ telecomCode, customerAccountNumber, expectedName }: MobileAccount): Promise<AccountName> {
      const answer = await send({
        url: `${partners.PIVOT.apiUrl}/name-checks`,
        method: 'POST',
        headers: { authorization: `Bearer ${partners.PIVOT.apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ telecomCode, customerAccountNumber, expectedName }),
        timeoutMs,
      });
      if (!answer.ok) return refuse('accountNameUnavailable');
      const found = answer.value.status === 200 ? jsonOf(answer.value, foundByPivot) : undefined;
      return found ? accept(found.customerName) : notTold(answer.value, unknownToPivot);
    },
  };
}

const notTold = (answer: OutboundAnswer, unknown: z.ZodType): AccountName =>
  refuse(jsonOf(answer, unknown) ? 'accountNameNotFound' : 'accountNameUnavailable');
