import { money } from '#domain/money/money.ts';
import { basisPointsOf } from '#domain/money/percent.ts';
import { cardChargeMinor, cardLimits } from '#domain/payment/paymentOptions.ts';
import { euroToCentralAfricanFranc, marginBasisPoints } from '#domain/quote/customerRate.ts';
import { minimumSend } from '#domain/quote/limits.ts';
import { mobileMoneyBasisPoints } from '#domain/quote/operatorFee.ts';
import { defaultMaximum, flatFee, percentageAbove } from '#domain/quote/standardServices.ts';
import { seededRewardScheme } from '#domain/rewards/rewardScheme.ts';
import { citedAverageCost } from '#domain/service/promises.ts';
import { seededTransferLimits } from '#domain/transfer/transferLimits.ts';
import { amount, count, type Figure, percent, sumOf, wholeUnits } from './figureWords.ts';

const { settings, loyaltyscheme } = seededRewardScheme;

/** Fees, rates, limits and rewards. Those without a currency count in the one paid in. */
export const moneyFigures = {
  flatFee: amount(flatFee.fee),
  flatFeeUpTo: count(flatFee.upTo),
  feeAbove: percent(basisPointsOf(String(percentageAbove)) ?? Number.NaN),
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
  freshSignInAbove: sumOf(seededTransferLimits.freshSignInAbove),
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
