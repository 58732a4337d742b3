import type { listProfessions } from '#contract/account/account.ts';
import type { PaymentDestination } from '#contract/payment/hostedPayment.ts';
import type { listBankProviders, readPaymentWays } from '#contract/payment/payment.ts';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import type { listBanks, listRateSpreads, listTransferReasons } from '#contract/protocol/lookup.ts';
import type { readDeliveryTimes } from '#contract/quote/deliveryPerformance.ts';
import type { Recipient } from '#contract/recipient/recipient.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import type { CalendarDay } from '#domain/account/ageRule.ts';

/**
 * What was read from the server for this sender, as far as it has come, and what day and time it is where they are. A face has
 * it; the dialogue makes no call and has no clock.
 */
export type Records = {
  readonly today: () => CalendarDay;
  /** Seconds since 1970. */
  readonly now: () => number;
  /** The check of who sends it is passed; false where that is not known. */
  readonly mayMoveMoney: (userId: string | undefined) => boolean;
  /** Where they live, ISO 3166 alpha-2; nothing where that is not known. */
  readonly residence: (userId: string | undefined) => string | undefined;
  readonly recipients: (userId: string | undefined) => readonly Recipient[];
  readonly transfer: (of: { readonly userId: string | undefined; readonly transferId: string }) => Transfer | undefined;
  /** `country`: ISO 3166 alpha-2. */
  readonly banks: (country: string) => DataOf<typeof listBanks>;
  readonly professions: () => DataOf<typeof listProfessions>;
  readonly reasons: () => DataOf<typeof listTransferReasons>;
  /** Pairs of currencies with which of them are paused. */
  readonly pairs: () => DataOf<typeof listRateSpreads>;
  /** How soon what was sent lately arrived, by month and way. */
  /** Nothing until somebody asked how long it takes. */
  readonly deliveries: () => DataOf<typeof readDeliveryTimes>['performance'] | undefined;
  readonly paymentWays: () => DataOf<typeof readPaymentWays> | undefined;
  readonly bankProviders: () => DataOf<typeof listBankProviders> | undefined;
  /** Whose page a payment goes on at; nothing when its address is not one to go to. */
  readonly hostOf: (leaving: PaymentDestination) => string | undefined;
};
