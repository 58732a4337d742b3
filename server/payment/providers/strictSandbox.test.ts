import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Money, money } from '#domain/money/money.ts';
import type { HostedProviderId } from '#domain/payment/paymentProvider.ts';
import { type Sandbox, startSandbox } from '#sandbox/sandbox.ts';
import { newId } from '../../database/ids.ts';
import { requestSender, type SendRequest } from '../../outbound/request.ts';
import { calledOrigins } from '../../settings/credentials.ts';
import type { PaymentToStart } from '../paymentProvider.ts';
import { paymentProviders } from '../paymentProviders.ts';

type Sent = Parameters<SendRequest>[0];

let sandbox: Sandbox;
const console: string[] = [];
/** The request each adapter begins a payment with, as it went out. */
const begun = new Map<HostedProviderId, Sent>();

const currencies: Record<HostedProviderId, Money> = {
  axcess: money('EUR', 10_000),
  pay360: money('CAD', 10_000),
  paycross: money('SEK', 10_000),
  interac: money('CAD', 10_000),
  ivy: money('EUR', 10_000),
};
const hosted = Object.keys(currencies) as HostedProviderId[];
const paymentOf = (id: HostedProviderId): PaymentToStart => ({
  attemptId: newId(),
  transferId: newId(),
  amount: currencies[id],
  payer: {
    userId: newId(),
    firstName: 'Ama',
    lastName: 'Ntu',
    email: 'ama@example.com',
    phone: '+447700900123',
    birthDate: '1990-03-14',
    buildingNumber: '1',
    buildingName: undefined,
    street: 'High Street',
    town: 'London',
    county: undefined,
    postcode: 'N1 1AA',
    countryCode: 'GB',
    membershipCode: 'SAW12345',
  },
  recipient: { firstName: 'Marie', lastName: 'Ngo', countryCode: 'CM' },
  tokenised: false,
  language: 'en',
  returnUrl: 'http://localhost:4000/transfer-completed/1?payment_type=x',
  webhooksUrl: 'http://127.0.0.1:9/api/webhooks',
});

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, delayMs: 5, log: (line) => console.push(line) });
  const { credentials } = sandbox;
  const really = requestSender(calledOrigins(credentials));
  for (const id of hosted) {
    const send: SendRequest = (request) => {
      begun.set(id, request);
      return really(request);
    };
    const started = await paymentProviders({ credentials, send }).providers[id]?.start(paymentOf(id));
    expect(started, id).toMatchObject({ ok: true });
  }
});
afterAll(() => sandbox.stop());

type Breakage = readonly [title: string, breaks: (request: Sent) => Partial<Sent>];

const header = (name: string, value: string): Breakage => [
  `header ${name} is “${value}”`,
  ({ headers }) => ({ headers: { ...headers, [name]: value } }),
];
const rawBody = (title: string, body: string): Breakage => [title, () => ({ body })];

/** One field of a posted form with another value, or without any. */
const field = (name: string, value?: string): Breakage => [
  value === undefined ? `${name} is missing` : `${name} is “${value}”`,
  ({ body = '' }) => {
    const form = new URLSearchParams(body);
    if (value === undefined) form.delete(name);
    else form.set(name, value);
    return { body: form.toString() };
  },
];

/** One field of a JSON body, named by its path, with another value, or without any. */
const part = (path: string, value?: unknown): Breakage => [
  value === undefined ? `${path} is missing` : `${path} is ${JSON.stringify(value)}`,
  ({ body = '' }) => {
    const whole: Record<string, unknown> = JSON.parse(body);
    const names = path.split('.');
    const last = names.pop() ?? '';
    const place = names.reduce((inner, name) => inner[name] as Record<string, unknown>, whole);
    if (value === undefined) delete place[last];
    else place[last] = value;
    return { body: JSON.stringify(whole) };
  },
];
const notJson = rawBody('the body is no JSON', '{"checkout":');

const breakages: Record<HostedProviderId, readonly Breakage[]> = {
  axcess: [
    header('authorization', 'Bearer somebody-else'),
    header('content-type', 'application/json'),
    field('entityId', '0'.repeat(32)),
    field('entityId'),
    field('amount', '92'),
    field('amount', '0.00'),
    field('amount', '1,234.00'),
    field('currency', 'XAF'),
    field('paymentType', 'PA'),
    field('merchantTransactionId'),
    field('customer.email', 'not an address'),
    field('billing.country', 'GBR'),
    field('colour', 'green'),
  ],
  pay360: [
    header('authorization', 'Basic YTpi'),
    header('content-type', 'text/plain'),
    notJson,
    part('session.returnUrl.url', 'javascript:alert(1)'),
    part('session.transactionNotification'),
    part('transaction.merchantReference'),
    part('transaction.money.currency', 'XAF'),
    part('transaction.money.amount.fixed', -5),
    part('transaction.money.amount.fixed', 1.005),
    part('transaction.do3DSecure', false),
    part('customer.details.address.countryCode', 'GB'),
    part('financialServices'),
    part('financialServices.dateOfBirth', '1990-03-14'),
    part('colour', 'green'),
  ],
  paycross: [
    header('authorization', 'Basic YTpi'),
    header('x-api-version', '1'),
    header('content-type', 'text/plain'),
    notJson,
    part('checkout.test', false),
    part('checkout.transaction_type', 'authorization'),
    part('checkout.order.amount', 100.5),
    part('checkout.order.amount', 0),
    part('checkout.order.currency', 'XAF'),
    part('checkout.order.tracking_id'),
    part('checkout.order.expired_at', '2020-01-01T00:00:00.000Z'),
    part('checkout.settings.notification_url', 'ftp://somewhere'),
    part('checkout.customer.country', 'GBR'),
    part('checkout.colour', 'green'),
  ],
  interac: [
    header('authorization', 'Basic YTpi'),
    header('x-api-version', '2'),
    header('content-type', 'text/plain'),
    notJson,
    part('request.test', false),
    part('request.amount', 100.5),
    part('request.currency', 'EUR'),
    part('request.tracking_id'),
    part('request.method.channel', 'XYZ'),
    part('request.method.login_id', 'somebody-else'),
    part('request.customer.email'),
    part('request.return_url', 'javascript:alert(1)'),
    part('request.colour', 'green'),
  ],
  ivy: [
    header('x-ivy-api-key', 'somebody-else'),
    header('content-type', 'text/plain'),
    header('idempotency-key', ''),
    notJson,
    part('referenceId'),
    part('price.total', 0),
    part('price.total', 1.005),
    part('price.currency', 'CHF'),
    part('successCallbackUrl', 'javascript:alert(1)'),
    part('expiresAt', 1),
    part('market', 'GBR'),
    part('billingAddress'),
    part('colour', 'green'),
  ],
};

describe('the sandbox refuses what the company would, and says why on its console', () => {
  test.each(hosted.flatMap((id) => breakages[id].map((breakage) => [id, ...breakage] as const)))(
    '%s: %s',
    async (id, _title, breaks) => {
      const request = begun.get(id);
      if (!request) throw new Error(`${id} did not begin`);
      const { url, method, headers = {}, body = '' } = { ...request, ...breaks(request) };
      console.length = 0;
      const answered = await fetch(url, { method, headers: { ...headers }, body });
      expect([400, 401, 403, 409, 415, 422]).toContain(answered.status);
      expect(answered.headers.get('content-type')).toContain('application/json');
      expect(console).toHaveLength(1);
      expect(console[0]).toMatch(new RegExp(`^${id} refused POST /[^:]+: .{8,}`));
    },
  );

  test('there are twelve or more for each', () => {
    for (const id of hosted) expect(breakages[id].length, id).toBeGreaterThanOrEqual(12);
  });
});
