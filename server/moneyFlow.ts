import type { Tracer } from '@opentelemetry/api';
import type { Money } from '#domain/money/money.ts';
import { paymentProviderIds } from '#domain/payment/paymentProvider.ts';
import type { PaymentWays } from '#domain/payment/paymentWays.ts';
import type { TellAccount } from './account/accountNews.ts';
import { accountClosedKind, tellClosed } from './account/closing/accountClosedNews.ts';
import { accountBlockKind, tellBlock } from './fraud/accountBlock.ts';
import { worryRoute } from './fraud/worryRoute.ts';
import type { DocumentRoute } from './http/document.ts';
import type { AttemptLimiter } from './http/rateLimiter.ts';
import type { Route, WebhookRoute } from './http/route.ts';
import { inbox as createInbox } from './jobs/inbox.ts';
import type { Job } from './jobs/jobs.ts';
import type { Alongside, OutboxHandlers } from './jobs/outbox.ts';
import type { Lane } from './jobs/outboxLanes.ts';
import type { Messages } from './messages/messages.ts';
import type { SendRequest } from './outbound/request.ts';
import { attemptStore } from './payment/attemptStore.ts';
import { cardTokens } from './payment/cardTokens.ts';
import { cardWidgetPage } from './payment/cardWidgetPage.ts';
import { hostedRoutes } from './payment/hostedRoutes.ts';
import { paymentProviders } from './payment/paymentProviders.ts';
import { paymentRoutes } from './payment/paymentRoutes.ts';
import { closeOpenPayment, pollPayments } from './payment/payments.ts';
import { paymentNoticeHandler, paymentWebhooks } from './payment/paymentWebhooks.ts';
import { pollRefunds, submitRefund } from './payment/refunds.ts';
import { aza } from './payout/aza.ts';
import { payoutNoticeHandler, payoutWebhooks, pollPayouts, resumePayout, submitPayout } from './payout/payouts.ts';
import { payoutV1 } from './payout/payoutV1.ts';
import type { PriceSmallFirst } from './quote/smallFirstPrice.ts';
import type { AccountNames } from './recipient/accountNames.ts';
import { type FetchFile, fileFetcher } from './reconciliation/companyFile.ts';
import { dailyClosing } from './reconciliation/dailyClosing.ts';
import type { Watchlist } from './screening/watchlist.ts';
import type { KeyedDb } from './security/personKeys.ts';
import { type Credentials, providerOrigins } from './settings/credentials.ts';
import type { Settings } from './settings/settings.ts';
import { continueTraceWith } from './telemetry/continueTrace.ts';
import { expireTransfers } from './transfer/expiry.ts';
import { flagDelayedTransfers } from './transfer/flagDelayedTransfers.ts';
import { flagStalledPayouts } from './transfer/flagStalledPayouts.ts';
import type { ApplyEvent } from './transfer/lifecycle/applyEvent.ts';
import { recallRoutes } from './transfer/recall/recallRoutes.ts';
import { chaseRecalls } from './transfer/recall/recallSteps.ts';
import { tellNews } from './transfer/transferNews.ts';
import { transferRoutes } from './transfer/transferRoutes.ts';

type Surroundings = KeyedDb & {
  readonly applyEvent: ApplyEvent;
  readonly tracer: Tracer;
  readonly send: SendRequest;
  readonly credentials: Credentials;
  readonly messages: Messages;
  readonly limiter: AttemptLimiter;
  readonly names: AccountNames;
  readonly watchlist: Watchlist;
  readonly tellAccount: TellAccount;
  readonly settings: Pick<Settings, 'baseUrl'> &
    Partial<Pick<Settings, 'paymentSwitches' | 'vapid' | 'recipientCoolOffSeconds'>>;
  readonly inPounds: (amount: Money) => Promise<Money | undefined>;
  readonly priceSmallFirst: PriceSmallFirst;
};

export type MoneyFlow = {
  readonly routes: readonly Route[];
  readonly webhooks: readonly WebhookRoute[];
  readonly documents: readonly DocumentRoute[];
  readonly jobs: readonly Job[];
  readonly outbox: Readonly<Record<Lane, OutboxHandlers>>;
  /** What the outbox’s own statements write down besides. */
  readonly alongside: () => Alongside;
  /** What can be paid with at this moment. */
  readonly ways: () => PaymentWays;
  /** Gets companies' daily files, where any are configured. */
  readonly fetchFile: FetchFile | undefined;
};

/** Milliseconds between two turns of the jobs that ask others how things stand. */
const everyMs = {
  payments: 2000,
  payouts: 2000,
  refunds: 2000,
  expiry: 5000,
  delays: 10_000,
  stalled: 60_000,
  recalls: 60_000,
};

/** Everything that moves money, put together: transfers, payments in, payouts, refunds and their jobs. */
export function moneyFlow({
  db,
  keys,
  applyEvent,
  tracer,
  send,
  credentials,
  messages,
  limiter,
  settings: { baseUrl, paymentSwitches, vapid, recipientCoolOffSeconds = 0 },
  names,
  watchlist,
  tellAccount,
  inPounds,
  priceSmallFirst,
}: Surroundings): MoneyFlow {
  const continueTrace = continueTraceWith(tracer);
  const { providers, ways, listBanks } = paymentProviders({ credentials, send }, paymentSwitches);
  const payments = {
    ...{ db, keys },
    baseUrl,
    pageOrigins: providerOrigins(credentials),
    attempts: attemptStore(db),
    providers,
    ways,
    cards: cardTokens(db),
    ...{ applyEvent, continueTrace },
  };
  const { AZA, PIVOT } = credentials.payoutPartners;
  const webhooksUrl = `${baseUrl}/api/webhooks`;
  const payouts = {
    ...{ db, keys, applyEvent, continueTrace, watchlist },
    partners: {
      AZA: aza(AZA, { send, webhookUrl: `${webhooksUrl}/payouts/aza` }),
      PIVOT: payoutV1(PIVOT, { send, callbackUrl: `${webhooksUrl}/payouts/pivot` }),
    },
  };
  const inbox = createInbox(db, {
    ...Object.fromEntries(paymentProviderIds.map((id) => [id, paymentNoticeHandler(payments)])),
    AZA: payoutNoticeHandler(payouts),
    PIVOT: payoutNoticeHandler(payouts),
  });
  const fetchFile = credentials.files && fileFetcher(credentials.files, send);
  const transfers = {
    ...{ db, keys, applyEvent, watchlist, limiter, inPounds, priceSmallFirst, ways, names, tellAccount },
    recipientCoolOffSeconds,
    closeOpenPayment: (id: string) => closeOpenPayment(payments, id),
  };

  return {
    ...{ fetchFile, ways },
    routes: [
      ...transferRoutes(transfers),
      worryRoute(transfers),
      ...paymentRoutes({ ...payments, listBanks }),
      ...hostedRoutes(payments),
      ...recallRoutes(db),
    ],
    webhooks: [...paymentWebhooks(payments, inbox), ...payoutWebhooks(payouts, inbox)],
    documents: [cardWidgetPage(payments)],
    alongside: inbox.takeNotes,
    outbox: {
      money: {
        'payout.submit': submitPayout(payouts),
        'payout.resume': resumePayout(payouts),
        'refund.submit': submitRefund(payments),
      },
      news: {
        [accountBlockKind]: tellBlock({ db, messages }),
        [accountClosedKind]: tellClosed({ db, messages }),
        transferNews: tellNews({ db, keys, messages, baseUrl, isPushed: vapid !== undefined }),
      },
    },
    jobs: [
      inbox.job,
      ...(fetchFile ? [dailyClosing({ db, fetchFile })] : []),
      { name: 'payments', everyMs: everyMs.payments, run: () => pollPayments(payments) },
      { name: 'payouts', everyMs: everyMs.payouts, run: () => pollPayouts(payouts) },
      { name: 'refunds', everyMs: everyMs.refunds, run: () => pollRefunds(payments) },
      { name: 'expiry', everyMs: everyMs.expiry, run: () => expireTransfers(transfers) },
      { name: 'delays', everyMs: everyMs.delays, run: () => flagDelayedTransfers(db) },
      { name: 'stalled', everyMs: everyMs.stalled, run: () => flagStalledPayouts(transfers) },
      { name: 'recalls', everyMs: everyMs.recalls, run: () => chaseRecalls(db) },
    ],
  };
}
