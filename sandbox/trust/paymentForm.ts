import { payInCurrencies } from '#domain/money/currency.ts';
import { parseMoney } from '#domain/money/money.ts';
import { isSameSecret } from '../web/secretText.ts';
import type { CardPayment } from './cardPayment.ts';
import { siteSecurity } from './siteSecurity.ts';

export type FormTerms = {
  readonly siteReference: string;
  readonly sitePassword: string;
  readonly hashFields: readonly string[];
};

/** The customer has three hours from the timestamp the merchant signed. */
const validMs = 3 * 3_600_000;
/** Clocks differ. */
const clockSkewMs = 5 * 60_000;

export type Ordered = Pick<
  CardPayment,
  | 'orderReference'
  | 'currency'
  | 'amountMinor'
  | 'validUntil'
  | 'successUrl'
  | 'declinedUrl'
  | 'notificationUrls'
  | 'redirectFields'
  | 'notifyFields'
  | 'customer'
  | 'storesCard'
>;

export type ReadForm =
  | { readonly outcome: 'accepted'; readonly ordered: Ordered }
  | { readonly outcome: 'notSigned' | 'timestampOver' }
  | { readonly outcome: 'invalid'; readonly field: string };

/** What the merchant's form asks for, believed only under its site security. */
export function readForm(fields: URLSearchParams, terms: FormTerms, now: Date): ReadForm {
  const expected = siteSecurity({ fields, hashFields: terms.hashFields, password: terms.sitePassword });
  if (!isSameSecret(fields.get('sitesecurity') ?? '', expected)) return { outcome: 'notSigned' };
  const signedAt = timeOf(fields.get('sitesecuritytimestamp') ?? '');
  if (signedAt === undefined) return { outcome: 'invalid', field: 'sitesecuritytimestamp' };
  const validUntil = signedAt + validMs;
  if (now.getTime() > validUntil || signedAt > now.getTime() + clockSkewMs) return { outcome: 'timestampOver' };

  const currency = payInCurrencies.find((known) => known === fields.get('currencyiso3a'));
  if (!currency) return { outcome: 'invalid', field: 'currencyiso3a' };
  const amount = parseMoney(fields.get('mainamount') ?? '', currency);
  if (!amount.ok || amount.value.minor === 0) return { outcome: 'invalid', field: 'mainamount' };
  const field = wrongField(fields, terms);
  if (field) return { outcome: 'invalid', field };

  const rules = fields.getAll('ruleidentifier');
  const urlUnder = (rule: string, name: string) => (rules.includes(rule) ? (fields.get(name) ?? undefined) : undefined);
  const ordered: Ordered = {
    orderReference: fields.get('orderreference') ?? '',
    currency,
    amountMinor: amount.value.minor,
    validUntil,
    successUrl: urlUnder('STR-6', 'successfulurlredirect'),
    declinedUrl: urlUnder('STR-7', 'declinedurlredirect'),
    notificationUrls: {
      successful: urlUnder('STR-8', 'successfulurlnotification'),
      declined: urlUnder('STR-9', 'declinedurlnotification'),
      all: urlUnder('STR-10', 'allurlnotification'),
    },
    redirectFields: fields.getAll('stextraurlredirectfields'),
    notifyFields: fields.getAll('stextraurlnotifyfields'),
    customer: fields.get('customeraccountnumber') ?? undefined,
    storesCard: fields.get('credentialsonfile') === '1',
  };
  return { outcome: 'accepted', ordered };
}

const urlFields = [
  'successfulurlredirect',
  'declinedurlredirect',
  'successfulurlnotification',
  'declinedurlnotification',
  'allurlnotification',
];

function wrongField(fields: URLSearchParams, { siteReference }: FormTerms): string | undefined {
  if (fields.get('sitereference') !== siteReference) return 'sitereference';
  if (fields.get('version') !== '2') return 'version';
  if (!fields.get('stprofile')) return 'stprofile';
  if (!/^.{1,255}$/.test(fields.get('orderreference') ?? '')) return 'orderreference';
  return urlFields.find((name) => fields.has(name) && !/^https?:\/\/\S+$/.test(fields.get(name) ?? ''));
}

/** 'YYYY-MM-DD hh:mm:ss', in UTC. */
function timeOf(timestamp: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(timestamp)) return undefined;
  const time = Date.parse(`${timestamp.replace(' ', 'T')}Z`);
  return Number.isNaN(time) ? undefined : time;
}
