import { type Currency, payInCurrencies } from '#domain/money/currency.ts';
import { fromMajorNumber, type Money, money } from '#domain/money/money.ts';
import { basisPointsOf } from '#domain/money/percent.ts';
import { cardChargeMinor, cardLimits } from '#domain/payment/paymentOptions.ts';
import { euroToCentralAfricanFranc, marginBasisPoints } from '#domain/quote/customerRate.ts';
import { minimumSend } from '#domain/quote/limits.ts';
import { mobileMoneyBasisPoints } from '#domain/quote/operatorFee.ts';
import { defaultMaximum, tariffs } from '#domain/quote/standardServices.ts';
import { seededRewardScheme } from '#domain/reward/rewardScheme.ts';
import { citedAverageCost } from '#domain/service/promises.ts';
import { seededTransferLimits } from '#domain/transfer/transferLimits.ts';
import { amount, count, type Figure, list, percent, sumOf, wholeUnits } from './figureWords.ts';

/** Of a table of ours; a figure that is no amount fails the build. */
function amountIn(currency: Currency, major: number): Money {
  const amount = fromMajorNumber(major, currency);
  if (!amount.ok) throw new RangeError(`${major} is not an amount of ${currency}`);
  return amount.value;
}

const { settings, loyaltyscheme } = seededRewardScheme;

/** Fees, rates, limits and rewards. Those without a currency count in the one paid in. */
export const moneyFigures = {
  /** '£1.99 up to £500, €2.29 up to €575 and …' */
  operatorFees: list((language) =>
    payInCurrencies.map((currency) => {
      const { flat, upTo } = tariffs[currency];
      const of = (major: number) => sumOf(amountIn(currency, major))[language];
      return `${of(flat)} ${language === 'fr' ? 'jusqu’à' : 'up to'} ${of(upTo)}`;
    }),
  ),
  feeAbove: percent(basisPointsOf(String(tariffs.GBP.percentAbove)) ?? Number.NaN),
  mobileMoneyFee: percent(mobileMoneyBasisPoints),
  rateMargin: percent(marginBasisPoints),
  euroRate: amount(Number(euroToCentralAfricanFranc)),
  cardFee: amount(cardChargeMinor / 100),
  cardLimitGbp: sumOf(cardLimits.GBP ?? money('GBP', 0)),
  cardLimitEur: sumOf(cardLimits.EUR ?? money('EUR', 0)),
  minimumSend: count(minimumSend('GBP').minor / 100),
  maximumMobileMoney: count(defaultMaximum.mobile_money),
  maximumBank: count(defaultMaximum.bank_transfer),
  maximumCash: count(defaultMaximum.cash_pickup),
  dailyLimit: sumOf(seededTransferLimits.perDay),
  thirtyDayLimit: sumOf(seededTransferLimits.perThirtyDays),
  approvalFrom: sumOf(seededTransferLimits.approvalFrom),
  reauthenticationAbove: sumOf(seededTransferLimits.reauthenticationAbove),
  unverifiedTransfers: count(seededTransferLimits.unverifiedTransfers),
  referrerCredit: wholeUnits(settings.referrerDiscountValue, 'GBP'),
  friendReward: wholeUnits(settings.referredUserDiscountValue, 'GBP'),
  referralFrom: wholeUnits(settings.referralActivationAmount, 'GBP'),
  loyaltyFrom: count(loyaltyscheme.voucherLimit),
  loyaltyPoints: count(loyaltyscheme.minVoucherAmount),
  loyaltyVoucher: count(loyaltyscheme.voucherBonus),
  averageCost: percent(citedAverageCost.basisPoints),
  averageCostOf: wholeUnits(citedAverageCost.amount, 'USD'),
} as const satisfies Record<string, Figure>;
