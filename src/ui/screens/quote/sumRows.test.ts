import { expect, test } from 'vitest';
import { sumOfQuote } from '#contract/transfer/transferSum.ts';
import { money } from '#domain/money/money.ts';
import { startTranslations } from '#src/locales/startTranslations.ts';
import { quoteFixture } from '#tests/fixtures/transferFixture.ts';
import { formatsOf } from '../../formats/useFormats.ts';
import { paymentRows } from './sumRows.ts';

const { t } = await startTranslations('en');
const words = { t, money: formatsOf('en').money };

/** Each line as it is read from top to bottom. */
const read = (sum: Parameters<typeof paymentRows>[0]) =>
  paymentRows(sum, words).map(({ id, operator, amount }) => `${id} ${operator?.sign ?? ''}${amount}`);

test('each discount stands by its own figure, and the charge of a card is part of the total (PAY-30, RWD-23, D-48)', () => {
  const discounts = { referralDiscount: 1, voucherDiscount: 2, promoDiscount: 3 };
  const sum = sumOfQuote(quoteFixture({ ...discounts, transferFee: 0.5, totalToPay: 96.69 }));
  expect(read({ ...sum, paymentCharge: money('GBP', 99) })).toEqual([
    'youSend £100.00',
    'operatorFee +£2.19',
    'transferFee +£0.50',
    'referralDiscount −£1.00',
    'voucherDiscount −£2.00',
    'promoDiscount −£3.00',
    'paymentCharge +£0.99',
    'totalToPay =£97.68',
  ]);
});

test('a fee, a discount or a charge there is not has no line (D-48)', () => {
  expect(read(sumOfQuote(quoteFixture()))).toEqual(['youSend £100.00', 'operatorFee +£2.19', 'totalToPay =£102.19']);
});
