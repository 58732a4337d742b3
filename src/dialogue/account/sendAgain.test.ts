import { expect, test } from 'vitest';
import type { Transfer } from '#contract/transfer/transfer.ts';
import type { PayInCurrency } from '#domain/money/currency.ts';
import { transferStatuses } from '#domain/transfer/transferStatus.ts';
import type { SumStep } from '#src/understanding/sumChange.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import type { AccountAsked } from '../interpretation/situation.ts';
import { sendAgainReply } from './sendAgain.ts';

const asked = (more: Partial<AccountAsked> = {}): AccountAsked => ({ question: 'sendAgain', ...more });
const toSomebody = (recipientId: string, differences: Partial<Transfer> = {}): Transfer => ({
  ...transferFixture('COMPLETE'),
  recipientId,
  ...differences,
});

/** What a press of it answers, and nothing where nothing is offered. */
const offered = (about: AccountAsked, all: readonly Transfer[]) => {
  const [told] = sendAgainReply(about, all);
  const [candidate] = told?.type === 'words.ambiguous' ? told.candidates : [];
  return candidate && Object.fromEntries(Object.entries(candidate.plan).map(([part, answer]) => [part, answer?.value]));
};

test('the newest one that was paid for is offered whole, and nothing is taken unasked (chat rule 16, peers 21)', () => {
  const unpaid = toSomebody('nobody', { status: 'PENDING_PAYMENT' });
  expect(offered(asked(), [unpaid, toSomebody('marie'), toSomebody('paul')])).toEqual({
    destination: 'CM',
    method: 'mobile_money',
    amount: 'payin GB GBP 10000',
    recipient: 'marie',
    reason: 'family-support',
  });
  expect(sendAgainReply(asked(), [toSomebody('marie')]).map(({ type }) => type)).toEqual(['words.ambiguous']);
});

test('to whoever was named, with what is to be otherwise, less what was answered already (chat rule 16)', () => {
  const all = [toSomebody('marie'), toSomebody('paul', { originAmount: 40 })];
  expect(offered(asked({ recipientId: 'paul' }), all)).toMatchObject({
    recipient: 'paul',
    amount: 'payin GB GBP 4000',
  });
  const instead = { amount: { value: 'payin GB GBP 8000' } };
  expect(offered(asked({ again: { instead, keeps: ['destination', 'method', 'amount'] } }), all)).toEqual({
    amount: 'payin GB GBP 8000',
    recipient: 'marie',
    reason: 'family-support',
  });
});

test('a part of the sum of then is worked out in its own currency, and never below nothing (chat rule 16)', () => {
  const all = [toSomebody('marie')];
  const amountBy = (step: SumStep, currency: PayInCurrency = 'GBP') =>
    offered(asked({ again: { change: { step, currency }, keeps: [] } }), all)?.amount;
  expect(amountBy({ kind: 'times', times: 1, over: 2 })).toBe('payin GB GBP 5000');
  expect(amountBy({ kind: 'times', times: 1, over: 2 }, 'EUR')).toBe('payin GB GBP 5000');
  expect(amountBy({ kind: 'more', more: 2_000 })).toBe('payin GB GBP 12000');
  expect(amountBy({ kind: 'more', more: 2_000 }, 'EUR')).toBeUndefined();
  expect(amountBy({ kind: 'more', more: -10_000 })).toBeUndefined();
});

test('one that was never paid, or was called off, is not offered (chat rule 16)', () => {
  const isOffered = (status: Transfer['status']) => offered(asked(), [toSomebody('marie', { status })]) !== undefined;
  expect(transferStatuses.filter((status) => !isOffered(status))).toMatchInlineSnapshot(`
    [
      "PENDING_VERIFICATION",
      "PENDING_PAYMENT",
      "CANCELLED",
      "PAYMENT_CANCELLED",
      "PAYMENT_DECLINED",
      "EXPIRED",
      "REJECTED",
      "REFUNDED",
    ]
  `);
});

test('where there is none, it says so and asks for it in words (chat rule 16)', () => {
  const toldBy = (about: AccountAsked) => JSON.stringify(sendAgainReply(about, []));
  expect(toldBy(asked())).toContain('guide.told.neverGuessed');
  expect(toldBy(asked({ recipientId: 'marie' }))).toContain('guide.account.noneToThem');
});
