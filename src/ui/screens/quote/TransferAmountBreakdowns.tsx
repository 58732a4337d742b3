import { useTranslation } from 'react-i18next';
import { amountDue } from '#contract/transfer/transferSum.ts';
import { add } from '#domain/money/money.ts';
import type { TransferSum } from '#domain/quote/transferSum.ts';
import { AmountBreakdown, type SumRow } from '../../controls/AmountBreakdown.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import { changeRows, paymentRows, sentRows, totalRow } from './sumRows.ts';

/** What is paid: the same lines in the same order on quote, review and payment (D-48). */
export function PaymentRail({ sum }: { readonly sum: TransferSum }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return <AmountBreakdown label={t('price.sum.whatYouPay')} rows={paymentRows(sum, { t, money })} />;
}

/** The calculator's own total comes before what discounts make of it (QUO-24, D-48). */
export function CalculatorRail({ sum }: { readonly sum: TransferSum }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const words = { t, money };
  const total = totalRow(t('price.sum.total'), money(add(sum.youSend, sum.operatorFee)), words);
  const changes = changeRows(sum, words);
  const rows = [
    ...sentRows(sum, words),
    ...(changes.length === 0
      ? [total]
      : [
          { ...total, id: 'total', isTotal: false },
          ...changes,
          totalRow(t('price.sum.totalToPay'), money(amountDue(sum)), words),
        ]),
  ];
  return <AmountBreakdown label={t('price.sum.whatYouPay')} rows={rows} />;
}

/** What arrives, and by which rate. */
export function ArrivalRail({ sum }: { readonly sum: TransferSum }) {
  const { t } = useTranslation();
  const { money, rate } = useFormats();
  const { youSend, theyGet, exchangeRate, usualRate, promoExtraReceived, fixedSide } = sum;
  const pair = (each: string) =>
    t('price.rate.pair', { base: youSend.currency, target: theyGet.currency, rate: rate(each) });
  const hasBetterRate = promoExtraReceived.minor > 0;
  const rows: SumRow[] = [
    { id: 'youSend', label: t('price.sum.youSend'), amount: money(youSend) },
    {
      id: 'rate',
      operator: { sign: '×', spoken: t('price.sum.times') },
      label: t('price.sum.exchangeRate'),
      amount: rate(hasBetterRate ? usualRate : exchangeRate),
      why: pair(hasBetterRate ? usualRate : exchangeRate),
    },
    ...(hasBetterRate
      ? [
          {
            id: 'promoRate',
            operator: { sign: '+', spoken: t('price.sum.plus') },
            label: t('price.sum.promoRate'),
            amount: money(promoExtraReceived),
            tone: 'saving',
            why: t('price.sum.promoRateWhy', { promo: pair(exchangeRate), usual: pair(usualRate) }),
          } satisfies SumRow,
        ]
      : []),
    {
      id: 'theyGet',
      operator: { sign: '=', spoken: t('price.sum.equals') },
      label: t('price.sum.theyGet'),
      amount: money(theyGet),
      ...(fixedSide === 'payout' && { why: t('price.sum.exactly') }),
    },
  ];
  return <AmountBreakdown label={t('price.sum.whatArrives')} rows={rows} />;
}
