import { type PaymentChoice, paymentChoice } from '#contract/payment/payment.ts';
import { add } from '#domain/money/money.ts';
import { askHow } from '#src/dialogue/answerValues.ts';
import type { Option } from '#src/dialogue/question.ts';
import type { TransferSummary } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { bankProvidersQuery, paymentWaysQuery } from '#src/services/payment/paymentQueries.ts';
import { payByFrom } from '../../formats/usePayBy.ts';

/** The answer that leads to the check of who sends it, which comes before paying. */
export const verifyFirst = 'verify';

/** As last time, the bank or company in the answer itself, or another way; none before it was read what that is. */
export function reviewOptions(transfer: TransferSummary | undefined): readonly Option[] {
  if (transfer?.status === 'PENDING_VERIFICATION') {
    return [{ id: verifyFirst, words: { key: 'send.verifyFirst.verify' } }];
  }
  const ways = queryClient.getQueryData(paymentWaysQuery.queryKey);
  const banks = queryClient.getQueryData(bankProvidersQuery.queryKey);
  const payBy = transfer && payByFrom({ ways, banks }, transfer);
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
