import type { Money } from '#domain/money/money.ts';
import type { Credentials } from './credentials.ts';
import type { Db } from './database/open.ts';
import type { Route, WebhookRoute } from './http/route.ts';
import { inbox as createInbox } from './jobs/inbox.ts';
import type { Job } from './jobs/jobs.ts';
import type { OutboxHandler } from './jobs/outbox.ts';
import type { Messages } from './messages/messages.ts';
import type { SendRequest } from './outbound/request.ts';
import { attemptStore } from './payments/attemptStore.ts';
import { paymentRoutes } from './payments/paymentRoutes.ts';
import { closeOpenPayment, pollPayments } from './payments/payments.ts';
import { paymentNoticeHandler, paymentWebhooks } from './payments/paymentWebhooks.ts';
import { truelayer } from './payments/providers/truelayer.ts';
import { trustPayments } from './payments/providers/trustPayments.ts';
import { pollRefunds, submitRefund } from './payments/refunds.ts';
import { payoutNoticeHandler, payoutWebhooks, pollPayouts, submitPayout } from './payouts/payouts.ts';
import { payoutV1 } from './payouts/payoutV1.ts';
import { expireTransfers } from './transfers/expiry.ts';
import { happenIn } from './transfers/happen.ts';
import { tellNews } from './transfers/transferNews.ts';
import { transferRoutes } from './transfers/transferRoutes.ts';

type Surroundings = {
  readonly db: Db;
  readonly send: SendRequest;
  readonly credentials: Credentials;
  readonly messages: Messages;
  readonly baseUrl: string;
  readonly inPounds: (amount: Money) => Promise<Money | undefined>;
};

export type MoneyFlow = {
  readonly routes: readonly Route[];
  readonly webhooks: readonly WebhookRoute[];
  readonly jobs: readonly Job[];
  readonly outbox: Readonly<Record<string, OutboxHandler>>;
};

/** Milliseconds between two turns of the jobs that ask others how things stand. */
const everyMs = { payments: 2000, payouts: 2000, refunds: 2000, expiry: 5000 };

/** Everything that moves money, put together: transfers, payments in, payouts, refunds and their jobs. */
export function moneyFlow({ db, send, credentials, messages, baseUrl, inPounds }: Surroundings): MoneyFlow {
  const happen = happenIn(db);
  const openBanking = truelayer(credentials.truelayer, send);
  const providers = {
    truelayer: openBanking.provider,
    'trust-payment': trustPayments(credentials.trust, send),
  };
  const payments = { db, baseUrl, attempts: attemptStore(db), providers, happen };
  const { AZA, PIVOT } = credentials.payoutPartners;
  const payouts = {
    db,
    happen,
    partners: { AZA: payoutV1(AZA, send), PIVOT: payoutV1(PIVOT, send) },
    webhooksUrl: `${baseUrl}/api/webhooks`,
  };
  const inbox = createInbox(db, {
    truelayer: paymentNoticeHandler(payments),
    'trust-payment': paymentNoticeHandler(payments),
    AZA: payoutNoticeHandler(payouts),
    PIVOT: payoutNoticeHandler(payouts),
  });
  const transfers = { db, happen, inPounds, closeOpenPayment: (id: string) => closeOpenPayment(payments, id) };

  return {
    routes: [...transferRoutes(transfers), ...paymentRoutes({ ...payments, listBanks: openBanking.listBanks })],
    webhooks: [...paymentWebhooks(payments, inbox), ...payoutWebhooks(payouts, inbox)],
    outbox: {
      'payout.submit': submitPayout(payouts),
      'refund.submit': submitRefund(payments),
      transferNews: tellNews({ db, messages, baseUrl }),
    },
    jobs: [
      inbox.job,
      { name: 'payments', everyMs: everyMs.payments, run: () => pollPayments(payments) },
      { name: 'payouts', everyMs: everyMs.payouts, run: () => pollPayouts(payouts) },
      { name: 'refunds', everyMs: everyMs.refunds, run: () => pollRefunds(payments) },
      { name: 'expiry', everyMs: everyMs.expiry, run: () => expireTransfers(transfers) },
    ],
  };
}
