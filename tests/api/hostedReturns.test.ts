import { describe, expect, test } from 'vitest';
import { checkPay360Session, notifyAxcess, startOnPage } from '#contract/payment/hostedPayment.ts';
import { readPaymentWays, reportPaymentReturn } from '#contract/payment/payment.ts';
import { readTransfer, updateTransfer } from '#contract/transfer/transfer.ts';
import type { HostedProviderId } from '#domain/payment/paymentProvider.ts';
import type { FaultKind } from '#sandbox/companies.ts';
import { clearFaults, orderFault, releaseWebhooks } from '#tests/fixtures/companies.ts';
import { decideOnPage } from '#tests/fixtures/hostedPages.ts';
import { type HostedWorld, hostedSwitches, startHosted, withHostedPayments } from '#tests/fixtures/hostedPayments.ts';
import { livesIn, type Person } from '#tests/fixtures/people.ts';
import { rowCounts } from '#tests/fixtures/rowCounts.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { newTransfer, untilStatus } from '#tests/fixtures/sending.ts';

let app: RunningApp;
let people: HostedWorld['people'];
let begin: HostedWorld['begin'];
withHostedPayments((world) => {
  ({ app, people, begin } = world);
});
const fault = (provider: HostedProviderId, kind: FaultKind, count = 1) => orderFault(app, { provider, kind, count });

describe('what a browser brings back', () => {
  test('a resourcePath that is not the checkout’s own is refused and followed by nobody (API-53)', async () => {
    const { payer, transfer, page } = await begin('axcess');
    const before = await rowCounts(app.db, ['attempt_count', 'request_nonce', 'idempotency_key']);
    const checkoutId = /page\/(\w+)/.exec(page)?.[1] ?? '';
    for (const resourcePath of [
      'https://evil.example/v1/checkouts/1/payment',
      '//evil.example/',
      '/v1/checkouts/another/payment',
      `/v1/checkouts/${checkoutId}/payment/../../../v1/query`,
    ]) {
      const answer = await payer.sender.call(notifyAxcess, { body: { transferId: transfer.id, resourcePath } });
      expect(answer).toMatchObject({ status: 400, error: { code: 'requestInvalid' } });
    }
    expect(await rowCounts(app.db, ['attempt_count', 'request_nonce', 'idempotency_key'])).toEqual(before);

    await fault('axcess', 'hold', 3);
    await decideOnPage(page, 'approve');
    const body = { transferId: transfer.id, resourcePath: `/v1/checkouts/${checkoutId}/payment` };
    expect(dataOf(await payer.sender.call(notifyAxcess, { body }))).toEqual({ checked: true });
    await untilStatus(payer, transfer.id, 'COMPLETE');
    await releaseWebhooks(app);
  });

  test('a pay360 session is read before the transfer, by its own payer alone (API-60, RES-14)', async () => {
    await fault('pay360', 'hold', 3);
    const { payer, transfer, page } = await begin('pay360');
    const back = new URL(await decideOnPage(page, 'approve'));
    expect(back.searchParams.get('payment_type')).toBe('pay360');
    const body = { sessionId: back.searchParams.get('sessionId') ?? '' };
    expect(await people.GB.sender.call(checkPay360Session, { body })).toMatchObject({ status: 404 });
    expect(dataOf(await payer.sender.call(checkPay360Session, { body }))).toEqual({ checked: true });
    await untilStatus(payer, transfer.id, 'COMPLETE');
    await releaseWebhooks(app);
  });

  test.each(['paycross', 'interac', 'ivy', 'axcess', 'pay360'] as const)(
    'from %s, whoever comes back is being checked until the company has decided, and nobody else can say so (RES-07)',
    async (provider) => {
      const { payer, transfer } = await begin(provider);
      const tid = transfer.id;
      const paymentNow = async () =>
        dataOf(await payer.sender.call(readTransfer, { params: { id: payer.user.id, tid } })).payment;
      expect(await paymentNow()).toBe('begun');

      const other = people[payer === people.GB ? 'CA' : 'GB'];
      const stranger = { params: { id: other.user.id, tid } };
      expect(await other.sender.call(reportPaymentReturn, stranger)).toMatchObject({ status: 404 });
      expect(await paymentNow()).toBe('begun');

      const own = { params: { id: payer.user.id, tid } };
      expect(dataOf(await payer.sender.call(reportPaymentReturn, own))).toEqual({ checked: true });
      expect(await paymentNow()).toBe('checking');
    },
  );

  test('a payer who turned back at paycross comes back with its code (RES-13)', async () => {
    const { payer, transfer, page } = await begin('paycross');
    const back = new URL(await decideOnPage(page, 'cancel'));
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ payment_type: 'paycross', statusCode: '2002' });
    await untilStatus(payer, transfer.id, 'PAYMENT_CANCELLED');
  });

  test('a return address that is not the transfer’s result page is refused', async () => {
    const { transfer, payer } = await begin('pay360');
    for (const returnUrl of ['https://evil.example/', `${app.baseUrl}/dashboard`, 'javascript:alert(1)']) {
      const answer = await payer.sender.call(startOnPage.pay360, { body: { transferId: transfer.id, returnUrl } });
      expect(answer).toMatchObject({ status: 400, error: { code: 'requestInvalid' } });
    }
  });
});

describe('the card widget’s own page (PAY-08, PAY-09)', () => {
  const openPage = (payer: Person | undefined, query: Record<string, string>) => {
    const cookie = payer && [...payer.sender.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie && { cookie }), 'accept-language': 'fr' };
    return fetch(`${app.baseUrl}/axcess-payment?${new URLSearchParams(query)}`, { headers, redirect: 'manual' });
  };

  test('lets the card company’s script in and nothing of ours be called', async () => {
    const { payer, transfer, page } = await begin('axcess');
    const checkoutId = /page\/(\w+)/.exec(page)?.[1] ?? '';
    const answer = await openPage(payer, { checkoutId, transaferId: transfer.id });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('data-brands="VISA MASTER AMEX"');
    expect(html).toContain(`paymentWidgets.js?checkoutId=${checkoutId}`);
    expect(html).toMatch(/integrity="sha384-[\w+/=]+" crossorigin="anonymous"/);
    expect(html).toContain(`${app.baseUrl}/transfer-completed/${transfer.id}?payment_type=axcess`);
    expect(html).toContain('Payer par carte');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`connect-src ${app.sandbox.url};`);
    expect(policy).toMatch(new RegExp(`script-src ${app.sandbox.url} 'sha256-[\\w+/=]+';`));
    expect(policy).not.toMatch(/script-src[^;]*'(self|unsafe-inline)'/);
    const script = await fetch(/src="([^"]+)"/.exec(html)?.[1] ?? '');
    expect(script.status).toBe(200);
    await decideOnPage(page, 'cancel');
  });

  test('says to a visitor that there is nothing to see, and lets no company in (PUB-14, D-03)', async () => {
    const { transfer, page } = await begin('axcess');
    const checkoutId = /page\/(\w+)/.exec(page)?.[1] ?? '';
    const known = await openPage(undefined, { checkoutId, transaferId: transfer.id });
    const bare = await openPage(undefined, {});
    expect([known.status, bare.status]).toEqual([200, 200]);
    expect(await known.text()).toContain(`href="/payment-method?transferId=${transfer.id}"`);
    expect(await bare.text()).toContain('Il n’y a rien à payer ici');
    for (const answer of [known, bare]) {
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain(app.sandbox.url);
    }
    await decideOnPage(page, 'cancel');
  });

  test('is for the payer alone, while it can be paid', async () => {
    const { payer, transfer, page } = await begin('axcess');
    const checkoutId = /page\/(\w+)/.exec(page)?.[1] ?? '';
    const ask = { checkoutId, transaferId: transfer.id };
    const payAgain = `/payment-method?transferId=${transfer.id}`;
    expect((await openPage(people.CA, ask)).headers.get('location')).toBe(payAgain);
    expect((await openPage(payer, { checkoutId: 'nobody’s' })).headers.get('location')).toBe('/dashboard');
    await decideOnPage(page, 'decline');
    await untilStatus(payer, transfer.id, 'PAYMENT_DECLINED');
    expect((await openPage(payer, ask)).headers.get('location')).toBe(payAgain);
  });
});

describe('a card kept for next time', () => {
  test('is offered again by the company’s own name for it (PAY-04, PAY-05)', async () => {
    const payer = people.GB;
    await livesIn(app.db, payer, 'FR');
    const transfer = await newTransfer(payer, { from: 'FR', to: 'UG' });
    const choice = { params: { tid: transfer.id }, body: { paymentGateway: 'axcess', tokenised: true } } as const;
    dataOf(await payer.sender.call(updateTransfer, choice));
    await decideOnPage(await startHosted(app, payer, { id: transfer.id, provider: 'axcess' }), 'approve');
    await untilStatus(payer, transfer.id, 'COMPLETE');

    const next = await begin('axcess');
    expect(await (await fetch(next.page)).text()).toContain('411111######1111');
    await decideOnPage(next.page, 'cancel');
  });
});

test('a company that does not answer is told to be unavailable before it is chosen (D-80)', async () => {
  const { sender } = people.CA;
  const ways = async () => dataOf(await sender.call(readPaymentWays));
  const { closed, switched } = await ways();
  expect({ closed, switched }).toEqual({ closed: {}, switched: hostedSwitches });

  await fault('pay360', 'down', 50);
  const transfer = await newTransfer(people.CA, { from: 'CA', to: 'UG' });
  for (let press = 0; press < 5; press += 1) {
    const answer = await sender.call(startOnPage.pay360, { body: { transferId: transfer.id } });
    expect(answer).toMatchObject({ ok: false, error: { code: 'paymentNotStarted' } });
  }
  expect((await ways()).closed).toEqual({ pay360: 'providerUnavailable' });
  const refused = { status: 503, error: { code: 'providerUnavailable' } };
  expect(await sender.call(startOnPage.pay360, { body: { transferId: transfer.id } })).toMatchObject(refused);
  const choice = { params: { tid: transfer.id }, body: { paymentGateway: 'pay360' } } as const;
  expect(await sender.call(updateTransfer, choice)).toMatchObject(refused);
  await clearFaults(app);
  const page = await startHosted(app, people.CA, { id: transfer.id, provider: 'interac' });
  await decideOnPage(page, 'approve');
  await untilStatus(people.CA, transfer.id, 'COMPLETE');
});
