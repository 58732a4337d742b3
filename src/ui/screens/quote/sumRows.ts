import type { TFunction } from 'i18next';
import { amountDue } from '#contract/transfer/transferSum.ts';
import type { Money } from '#domain/money/money.ts';
import type { TransferSum } from '#domain/quote/transferSum.ts';
import type { SumRow } from '../../controls/AmountBreakdown.tsx';

type WrittenRow = SumRow & { readonly label: string; readonly amount: string };

type Words = { readonly t: TFunction; readonly money: (amount: Money) => string };

/** What is paid, line by line: the same on quote, review and payment (D-48). */
export const paymentRows = (sum: TransferSum, words: Words): WrittenRow[] => [
  ...sentRows(sum, words),
  ...changeRows(sum, words),
  totalRow(words.t('price.sum.totalToPay'), words.money(amountDue(sum)), words),
];

export function sentRows(
  { youSend, operatorFee, operatorFeeWaived, method }: TransferSum,
  { t, money }: Words,
): WrittenRow[] {
  const isWaived = operatorFeeWaived !== undefined && operatorFeeWaived.minor > 0;
  const whyNothing = isWaived ? t('send.fee.paidByPromo') : t('send.fee.notCharged');
  return [
    { id: 'youSend', label: t('price.sum.youSend'), amount: money(youSend) },
    {
      id: 'operatorFee',
      operator: { sign: '+', spoken: t('price.sum.plus') },
      label: t('price.sum.operatorFee'),
      amount: money(operatorFee),
      why: operatorFee.minor > 0 ? t(`send.fee.why.${method}`) : whyNothing,
    },
  ];
}

/** Only what there is: a fee or discount of nothing is no line. */
export function changeRows(sum: TransferSum, { t, money }: Words): WrittenRow[] {
  const plus = { sign: '+', spoken: t('price.sum.plus') } as const;
  const minus = { sign: '−', spoken: t('price.sum.minus') } as const;
  const discounts = ['referralDiscount', 'voucherDiscount', 'promoDiscount'] as const;
  const row = (id: 'transferFee' | 'paymentCharge' | (typeof discounts)[number], amount: Money | undefined) => ({
    id,
    operator: plus,
    label: t(`price.sum.${id}`),
    amount: amount ? money(amount) : '',
  });
  return [
    ...(sum.transferFee.minor > 0 ? [row('transferFee', sum.transferFee)] : []),
    ...discounts
      .filter((id) => sum[id].minor > 0)
      .map((id) => ({ ...row(id, sum[id]), operator: minus, tone: 'saving' as const })),
    ...(sum.paymentCharge ? [row('paymentCharge', sum.paymentCharge)] : []),
  ];
}

export const totalRow = (label: string, amount: string, { t }: Words): WrittenRow => ({
  id: 'totalToPay',
  operator: { sign: '=', spoken: t('price.sum.equals') },
  label,
  amount,
  isTotal: true,
});
