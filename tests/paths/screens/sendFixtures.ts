import type { Recipient } from '#contract/recipient/recipient.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { type PayInCurrency, payInCurrencies } from '#domain/money/currency.ts';
import { type Money, toMajorNumber } from '#domain/money/money.ts';
import type { TransferSummary } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { told } from '../telling/retell.ts';

/** What screens read besides their machine: people, reasons and banks that are always there. */
export const marie = recipientFixture();
export const paul = recipientFixture({
  id: '0197a000-0000-7000-8000-0000000000a2',
  firstName: 'Paul',
  profile: { ...marie.profile, mobile: '677654321' },
});
export const reason = { id: 'family', reason: 'Family & Friend support' };
/** What a statement is asked for at first. */
export const usualPeriod = { from: { year: 2026, month: 11, day: 14 }, to: { year: 2026, month: 11, day: 21 } };
export const bank = { id: '058', bank: 'Guaranty Trust Bank' };

/** Whoever of the two in the book this is, as this walk tells it. */
export const personCalled = (recipientId: string): Recipient => told(recipientId === marie.id ? marie : paul);

/** The whole transfer of what a flow remembers. */
export function heldAs({ recipientId, status, totalToPay, expiresAt, smallFirst }: TransferSummary): Transfer {
  const usual = told(transferFixture(status));
  const meta = { ...usual.meta, totalToPay: toMajorNumber(totalToPay) };
  const recipient = personCalled(recipientId);
  return { ...usual, recipientId, recipient, originCurrency: payInCurrencyOf(totalToPay), expiresAt, smallFirst, meta };
}

function payInCurrencyOf({ currency }: Money): PayInCurrency {
  const known = payInCurrencies.find((each) => each === currency);
  if (!known) throw new Error(`Nobody pays in ${currency}`);
  return known;
}
