import { describe, expect, test } from 'vitest';
import type { HostedProviderId } from '#domain/payment/paymentProvider.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { FaultKind } from '#sandbox/companies.ts';
import { deliveriesOf, hurriedTo, journalsOf, orderFault, releaseWebhooks } from '#tests/fixtures/companies.ts';
import { brokenOnceDrained } from '#tests/fixtures/drained.ts';
import { decideOnPage, type PageDecision } from '#tests/fixtures/hostedPages.ts';
import { type HostedWorld, hostedProviders, startHosted, withHostedPayments } from '#tests/fixtures/hostedPayments.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { cancel, untilStatus } from '#tests/fixtures/sending.ts';

let app: RunningApp;
let begin: HostedWorld['begin'];
withHostedPayments((world) => {
  ({ app, begin } = world);
});
const fault = (provider: HostedProviderId, kind: FaultKind, count = 1) => orderFault(app, { provider, kind, count });
const paidOnce = ['J1', 'J3', 'J4', 'J5'];

const outcomes: readonly (readonly [PageDecision, TransferStatus, readonly string[]])[] = [
  ['approve', 'COMPLETE', paidOnce],
  ['decline', 'PAYMENT_DECLINED', []],
  ['cancel', 'PAYMENT_CANCELLED', []],
];
const cards = ['axcess', 'pay360', 'paycross'] as const;
const cardOutcomes: typeof outcomes = [['stepUp', 'COMPLETE', paidOnce]];

describe('paying with each company, through its own protocol', () => {
  test.each([
    ...hostedProviders.flatMap((id) => outcomes.map((outcome) => [id, ...outcome] as const)),
    ...cards.flatMap((id) => cardOutcomes.map((outcome) => [id, ...outcome] as const)),
  ])(
    '%s: %s ends as %s (PAY-13, PAY-14, PAY-19, PAY-20, PAY-23…25, API-52, API-57…61)',
    async (provider, decision, status, journals) => {
      const { payer, transfer, page } = await begin(provider);
      await decideOnPage(page, decision);
      await untilStatus(payer, transfer.id, status);
      expect(await journalsOf(app, transfer.id)).toEqual(journals);
    },
  );

  test('a card its company takes for stolen stops the transfer for a person, and takes nothing (T20)', async () => {
    const { payer, transfer, page } = await begin('axcess');
    await decideOnPage(page, 'stolenCard');
    await untilStatus(payer, transfer.id, 'PAYMENT_FRAUD');
    expect(await journalsOf(app, transfer.id)).toEqual([]);
    expect(await brokenOnceDrained(app)).toEqual([]);
  });

  test.each(hostedProviders)(
    '%s: neither the return nor a webhook is needed, the company is asked',
    async (provider) => {
      await fault(provider, 'hold', 3);
      const { payer, transfer, page } = await begin(provider);
      expect(await startHosted(app, payer, { id: transfer.id, provider })).toBe(page);
      await decideOnPage(page, 'approve');
      await hurriedTo(app, payer, transfer.id, 'COMPLETE');
      await releaseWebhooks(app);
      expect(await journalsOf(app, transfer.id)).toEqual(paidOnce);
    },
  );

  test.each(hostedProviders)(
    '%s: a webhook forged, late, twice and again word for word has one effect (money notes P3)',
    async (provider) => {
      for (const kind of ['forged', 'late', 'duplicate', 'replayed'] as const) await fault(provider, kind);
      const { payer, transfer, page } = await begin(provider);
      await decideOnPage(page, 'approve');
      await untilStatus(payer, transfer.id, 'COMPLETE');
      expect(await brokenOnceDrained(app)).toEqual([]);
      expect(await journalsOf(app, transfer.id)).toEqual(paidOnce);
      const sent = (await deliveriesOf(app)).filter((each) => each.provider === provider);
      expect(sent.filter(({ signedBy }) => signedBy === 'stranger').map(({ status }) => status)).toEqual([401]);
    },
  );

  test.each(hostedProviders)('%s: another amount than was due is held for a person (PAY-16)', async (provider) => {
    await fault(provider, provider === 'interac' ? 'partial' : 'amountDiffers');
    const { payer, transfer, page } = await begin(provider);
    await decideOnPage(page, 'approve');
    await untilStatus(payer, transfer.id, 'PAYMENT_SUSPENDED');
    expect(await journalsOf(app, transfer.id)).toEqual(['J12a']);
  });

  test.each(hostedProviders)('%s: money its bank takes back later is booked as owed to us (J14a)', async (provider) => {
    await fault(provider, 'chargeback');
    const { payer, transfer, page } = await begin(provider);
    await decideOnPage(page, 'approve');
    await untilStatus(payer, transfer.id, 'COMPLETE', 'PAYMENT_FRAUD');
    await expect.poll(() => journalsOf(app, transfer.id), { timeout: 20_000 }).toContain('J14a');
  });

  test.each(['axcess', 'paycross', 'interac'] as const)(
    '%s: money that comes after the transfer was called off goes back by itself',
    async (provider) => {
      const { payer, transfer, page } = await begin(provider);
      dataOf(await cancel(payer, transfer));
      await decideOnPage(page, 'approve');
      await untilStatus(payer, transfer.id, 'CANCELLED', 'REFUNDED');
      await expect.poll(() => journalsOf(app, transfer.id), { timeout: 20_000 }).toEqual(['J12a', 'J12b', 'J9']);
    },
  );

  test.each(['pay360', 'ivy'] as const)(
    '%s: a payment called off with its company cannot be made any more',
    async (provider) => {
      const { payer, transfer, page } = await begin(provider);
      dataOf(await cancel(payer, transfer));
      await expect(decideOnPage(page, 'approve')).rejects.toThrow();
      expect(await journalsOf(app, transfer.id)).toEqual([]);
    },
  );
});
