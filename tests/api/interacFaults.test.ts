import { describe, expect, test } from 'vitest';
import { startOnPage } from '#contract/payment/hostedPayment.ts';
import type { FaultKind } from '#sandbox/companies.ts';
import { hurriedTo } from '#tests/fixtures/companies.ts';
import { decideOnPage } from '#tests/fixtures/hostedPages.ts';
import { type HostedWorld, startHosted, withHostedPayments } from '#tests/fixtures/hostedPayments.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { cancel, marieEndingIn, newTransfer, untilStatus } from '#tests/fixtures/sending.ts';

let app: RunningApp;
let people: HostedWorld['people'];
let begin: HostedWorld['begin'];
withHostedPayments((world) => {
  ({ app, people, begin } = world);
});

describe('Interac’s calls fail as ordered at /control', () => {
  const order = (kind: FaultKind, count = 1) => {
    const body = new URLSearchParams({ deed: 'order', provider: 'interac', kind, count: String(count) });
    return fetch(`${app.sandbox.url}/control`, { method: 'POST', body });
  };
  const isStruck = async () =>
    expect(await (await fetch(`${app.sandbox.url}/control`)).text()).toContain('every company works as it should');

  test.each(['serverError', 'down'] as const)(
    '%s: no payment is begun and PayCross’ own are, and the next try is paid (PAY-13, PAY-21)',
    async (kind) => {
      await order(kind);
      const { page } = await begin('paycross');
      await decideOnPage(page, 'cancel');
      const payer = people.CA;
      const transfer = await newTransfer(payer, { from: 'CA', to: 'UG' });
      const body = { transferId: transfer.id, returnUrl: `${app.baseUrl}/transfer-completed/${transfer.id}` };
      const failed = { ok: false, error: { code: 'paymentNotStarted' } };
      expect(await payer.sender.call(startOnPage.interac, { body })).toMatchObject(failed);
      await isStruck();
      await decideOnPage(await startHosted(app, payer, { id: transfer.id, provider: 'interac' }), 'approve');
      await untilStatus(payer, transfer.id, 'COMPLETE');
    },
  );

  test('a question is put again, and the payer notices nothing', async () => {
    const { payer, transfer, page } = await begin('interac');
    await order('serverError', 2);
    await decideOnPage(page, 'approve');
    await untilStatus(payer, transfer.id, 'COMPLETE');
    await isStruck();
  });

  test('a refund is asked for again, and made once (PAY-21, J9)', async () => {
    const payer = people.CA;
    const transfer = await newTransfer(payer, { from: 'CA', recipient: marieEndingIn('19') });
    await decideOnPage(await startHosted(app, payer, { id: transfer.id, provider: 'interac' }), 'approve');
    const held = () => hurriedTo(app, payer, transfer.id, 'PAYMENT_SUSPENDED');
    await expect.poll(async () => (await held()).cancellable, { timeout: 30_000 }).toBe(true);
    await order('serverError');
    await cancel(payer, transfer);
    const { refunds } = await hurriedTo(app, payer, transfer.id, 'REFUNDED');
    expect(refunds).toHaveLength(1);
    await isStruck();
  });
});
