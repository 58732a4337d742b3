import { type PaymentChoice, paymentChoice } from '#contract/payment/payment.ts';
import { add } from '#domain/money/money.ts';
import { payByFrom } from '#src/machines/payment/pay-transfer/payBy.ts';
import type { TransferSummary } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import { askHow, verifyFirst } from '../answerValues.ts';
import type { Option } from '../question.ts';
import type { Records } from './records.ts';

/** As last time, the bank or company in the answer itself, or another way; none before it was read what that is. */
export function reviewOptions(
  transfer: TransferSummary | undefined,
  { paymentWays, bankProviders }: Pick<Records, 'paymentWays' | 'bankProviders'>,
): readonly Option[] {
  if (transfer?.status === 'PENDING_VERIFICATION') {
    return [{ id: verifyFirst, words: { key: 'send.verifyFirst.verify' } }];
  }
  const payBy = transfer && payByFrom({ ways: paymentWays(), banks: bankProviders() }, transfer);
  if (!payBy) return [];
  const { choice, kind, name: bank, charge } = payBy;
  const facts = { total: add(transfer.totalToPay, charge), bank };
  return [
    { id: JSON.stringify(choice), words: { key: bank ? 'guide.payBy.fromBank' : `guide.payBy.${kind}`, facts } },
    { id: askHow, words: { key: 'send.payBy.otherWay' } },
  ];
}

/** What was agreed to with the answer. */
export const agreedChoice = (answer: string): PaymentChoice | undefined =>
  answer === askHow ? undefined : paymentChoice.parse(JSON.parse(answer));
