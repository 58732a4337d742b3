import { createHash } from 'node:crypto';
import { z } from 'zod';
import { localeOf } from '#contract/protocol/language.ts';
import { currencies } from '#domain/money/currency.ts';
import { money, toMajorText } from '#domain/money/money.ts';
import { accept, refuse } from '#domain/result.ts';
import type { WebhookCall } from '../../http/route.ts';
import { equalInConstantTime } from '../../keys/macs.ts';
import { basicAuth } from '../../outbound/basicAuth.ts';
import { jsonOf, type SendRequest } from '../../outbound/request.ts';
import type { Credentials } from '../../settings/credentials.ts';
import type { PaymentNotice, PaymentProvider, PaymentToStart, ReadBack } from '../paymentProvider.ts';

type Trust = Credentials['trust'];

const timeoutMs = 10_000;
const approved = '0';
/** What an approved payment's `settlestatus` may say against it: held back by Trust, or never to be settled. */
const suspended = '2';
const cancelled = '3';

const record = z.looseObject({
  errorcode: z.string(),
  errormessage: z.string().optional(),
  settlestatus: z.string().optional(),
  requesttypedescription: z.string(),
  transactionreference: z.string().optional(),
  parenttransactionreference: z.string().optional(),
  baseamount: z
    .string()
    .regex(/^\d{1,13}$/)
    .optional(),
  currencyiso3a: z.enum(currencies).optional(),
});
const answer = z.looseObject({
  response: z.tuple([
    z.looseObject({
      errorcode: z.string(),
      records: z.array(record).optional(),
      transactionreference: z.string().optional(),
    }),
  ]),
});

/** Trust Payments' Payment Pages: a card form the browser posts, signed here (providers notes, 1.2). */
export const trustPayments = (credentials: Trust, send: SendRequest): PaymentProvider => ({
  async start(payment) {
    const fields = formFields(credentials, { payment, at: new Date() });
    return accept({ providerRef: undefined, next: { kind: 'postForm', url: credentials.formUrl, fields } });
  },

  async readBack({ id }) {
    const filter = { sitereference: [{ value: credentials.siteReference }], orderreference: [{ value: id }] };
    const answered = await ask(credentials, send, { requesttypedescriptions: ['TRANSACTIONQUERY'], filter });
    return answered ? accept(readBackOf(answered.records ?? [])) : refuse('unanswered');
  },

  /** The page cannot be called off; where nothing was paid by it, a later payment goes back by itself. */
  async cancel({ id }) {
    const read = await this.readBack({ id, providerRef: undefined });
    if (!read.ok) return 'unanswered';
    return ['created', 'declined', 'cancelled'].includes(read.value.status) ? 'closed' : 'tooLate';
  },

  /** A refund has no key of its own, so one made earlier is looked for before another is asked. */
  async refund({ paymentRef, amount, attempt }) {
    const made = await ask(credentials, send, {
      requesttypedescriptions: ['TRANSACTIONQUERY'],
      filter: { sitereference: [{ value: credentials.siteReference }], orderreference: [{ value: attempt.id }] },
    });
    if (!made) return refuse('unanswered');
    const earlier = made.records?.find(
      (each) => each.requesttypedescription === 'REFUND' && each.parenttransactionreference === paymentRef,
    );
    if (earlier?.transactionreference) return accept({ state: 'settled', providerRef: earlier.transactionreference });

    const answered = await ask(credentials, send, {
      requesttypedescriptions: ['REFUND'],
      sitereference: credentials.siteReference,
      parenttransactionreference: paymentRef,
      baseamount: String(amount.minor),
    });
    if (!answered) return refuse('unanswered');
    if (answered.errorcode !== approved) return accept({ state: 'failed', reason: answered.errorcode });
    return accept({
      state: 'settled',
      ...(answered.transactionreference && { providerRef: answered.transactionreference }),
    });
  },

  readNotice: async (call) => readNotice(call, credentials.responsePassword),
});

type Form = { readonly payment: PaymentToStart; readonly at: Date };

function formFields(credentials: Trust, { payment, at }: Form): readonly (readonly [string, string])[] {
  const { payer, recipient, amount } = payment;
  const given = (value: string | undefined) => value || '-';
  const fields: (readonly [string, string])[] = [
    ['sitereference', credentials.siteReference],
    ['stprofile', 'default'],
    ['stdefaultprofile', 'st_paymentcardonly'],
    ['version', '2'],
    ['currencyiso3a', amount.currency],
    ['mainamount', toMajorText(amount)],
    ['orderreference', payment.attemptId],
    ['sitesecuritytimestamp', at.toISOString().slice(0, 19).replace('T', ' ')],
    ['successfulurlredirect', payment.returnUrl],
    ['declinedurlredirect', payment.returnUrl],
    ['allurlnotification', `${payment.webhooksUrl}/trust`],
    ['ruleidentifier', 'STR-6'],
    ['ruleidentifier', 'STR-7'],
    ['ruleidentifier', 'STR-10'],
    ['billingfirstname', payer.firstName],
    ['billinglastname', payer.lastName],
    ['billingemail', payer.email ?? ''],
    ['billingdob', payer.birthDate],
    ['billingpremise', given(payer.buildingNumber ?? payer.buildingName)],
    ['billingstreet', given(payer.street)],
    ['billingtown', given(payer.town)],
    ['billingcounty', payer.county ?? ''],
    ['billingpostcode', payer.postcode ?? ''],
    ['billingcountryiso2a', payer.countryCode],
    ['customeraccountnumber', payer.membershipCode.slice(3)],
    ['customerfirstname', given(recipient.firstName)],
    ['customerlastname', given(recipient.lastName)],
    ['customerpremise', '-'],
    ['customerstreet', '-'],
    ['customertown', '-'],
    ['customercounty', '-'],
    ['customercountryiso2a', recipient.countryCode],
    ['locale', localeOf[payment.language].replace('-', '_')],
  ];
  const stored: (readonly [string, string])[] = payment.tokenised ? [['credentialsonfile', '1']] : [];
  return [...fields, ...stored, ['sitesecurity', siteSecurity([...fields, ...stored], credentials)]];
}

/** 'h' and SHA-256 over the agreed fields' values in the agreed order, then the password. */
export function siteSecurity(
  fields: readonly (readonly [string, string])[],
  { hashFields, sitePassword }: Pick<Trust, 'hashFields' | 'sitePassword'>,
): string {
  const values = hashFields.flatMap((name) => fields.filter(([field]) => field === name).map(([, value]) => value));
  return `h${sha256([...values, sitePassword].join(''))}`;
}

/** SHA-256 over every value that is not blank in ASCII order of its name, then the password. */
export function responseSiteSecurity(fields: URLSearchParams, password: string): string {
  const counted = [...fields].filter(([name, value]) => !unsigned.includes(name) && value !== '');
  counted.sort(([one], [other]) => (one < other ? -1 : 1));
  return sha256([...counted.map(([, value]) => value), password].join(''));
}
const unsigned = ['responsesitesecurity', 'notificationreference'];
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

function readNotice({ body }: WebhookCall, password: string): PaymentNotice | undefined {
  const fields = new URLSearchParams(body.toString('utf8'));
  const expected = responseSiteSecurity(fields, password);
  if (!equalInConstantTime(expected, fields.get('responsesitesecurity') ?? '')) return undefined;
  const attemptId = fields.get('orderreference');
  // Its own number, the notificationreference, is not signed: one notice could be made into any number of them.
  return attemptId ? { eventId: expected, about: { attemptId } } : undefined;
}

type TrustRequest = Readonly<Record<string, unknown>>;

async function ask(credentials: Trust, send: SendRequest, request: TrustRequest) {
  const { webservicesUser, webservicesPassword, webservicesUrl } = credentials;
  const answered = await send({
    url: webservicesUrl,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: basicAuth(webservicesUser, webservicesPassword),
    },
    body: JSON.stringify({ alias: webservicesUser, version: '1.00', request: [request] }),
    timeoutMs,
  });
  const read = answered.ok ? jsonOf(answered.value, answer) : undefined;
  return read?.response[0];
}

/** One page may hold several tries: an approved one that is to be settled is the payment, else the last one tells. */
function readBackOf(records: readonly z.infer<typeof record>[]): ReadBack {
  const tries = records.filter(({ requesttypedescription }) => requesttypedescription === 'AUTH');
  const paid = tries.find(({ errorcode, settlestatus }) => errorcode === approved && settlestatus !== cancelled);
  if (paid) {
    const { transactionreference: providerRef, baseamount, currencyiso3a } = paid;
    if (paid.settlestatus === suspended) return { status: 'processing', providerRef };
    const received = baseamount && currencyiso3a ? money(currencyiso3a, Number(baseamount)) : undefined;
    const isChargedBack = records.some(
      (each) => each.requesttypedescription === 'CHARGEBACK' && each.parenttransactionreference === providerRef,
    );
    return { status: received ? 'succeeded' : 'processing', providerRef, received, isChargedBack };
  }
  const last = tries.at(-1);
  const reason = last?.errorcode === approved ? 'settlement cancelled' : last?.errormessage;
  return last ? { status: 'declined', reason } : { status: 'created' };
}
