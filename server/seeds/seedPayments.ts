import type { Money } from '#domain/money/money.ts';
import { requestSender } from '../outbound/request.ts';
import { truelayer } from '../payment/providers/truelayer.ts';
import { type Credentials, calledOrigins } from '../settings/credentials.ts';
import { seededPeople } from './seedPeople.ts';

type SeededPayment = { readonly attemptId: string; readonly transferId: string; readonly amount: Money };

/** Pays, and answers what the company calls the payment; nothing where it was not reached. */
export type PaysIn = (payment: SeededPayment) => Promise<string | undefined>;

/** Milliseconds the bank's page may take. */
const timeoutMs = 5_000;

/** Pays as Ada would, at a bank of the sandbox, so that the company's own books have the payment too. */
export function payAtSandbox(credentials: Credentials, baseUrl: string): PaysIn {
  const send = requestSender(calledOrigins(credentials));
  const { provider, listBanks } = truelayer(credentials.truelayer, send);
  return async (payment) => {
    const banks = await listBanks();
    const [bank] = banks.ok ? banks.value : [];
    const started = await provider.start({ ...payment, ...ada, bank, returnUrl: baseUrl, webhooksUrl: baseUrl });
    if (!started.ok) return undefined;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const page = { url: started.value.next.url, method: 'POST', headers, body: 'decision=approve', timeoutMs } as const;
    return (await send(page)).ok ? started.value.providerRef : undefined;
  };
}

const { id, email, country, profile } = seededPeople.ada;
const { firstName, lastName, zip: postcode } = profile;

const ada = {
  payer: {
    ...{ userId: id, firstName, lastName, email, phone: undefined, birthDate: '1988-05-21', membershipCode: '' },
    ...{ buildingNumber: undefined, buildingName: undefined, street: undefined, town: undefined, county: undefined },
    ...{ postcode, countryCode: country },
  },
  recipient: { firstName: '', lastName: '', countryCode: '' },
  tokenised: false,
  language: 'en',
} as const;
