import type { Tracer } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { publishedLists } from '#domain/screening/watchlists.ts';
import { accountNewsTeller } from './account/accountNews.ts';
import { accountRoutes } from './account/accountRoutes.ts';
import { sessionStore } from './account/sessionStore.ts';
import { inviteRoute } from './business/inviteRoute.ts';
import { comparePrice } from './competitors/comparePrice.ts';
import { competitorRates } from './competitors/competitorRates.ts';
import { competitorRoute } from './competitors/competitorRoute.ts';
import { databaseClock } from './database/databaseClock.ts';
import type { Db } from './database/open.ts';
import { deliveryTimesRoute } from './delivery/deliveryTimesRoute.ts';
import { threadRoutes } from './guide/threadRoutes.ts';
import { helpFlow } from './help/helpFlow.ts';
import type { ConnectionLimits } from './http/connections.ts';
import { idempotencyStore } from './http/idempotency.ts';
import { readinessOf } from './http/probes.ts';
import { rateLimiter } from './http/rateLimiter.ts';
import { signingKeys } from './http/requestSignature.ts';
import { serve } from './http/serve.ts';
import type { AddPages } from './http/servedPages.ts';
import { type Jobs, jobRunner } from './jobs/jobs.ts';
import { outboxJob } from './jobs/outbox.ts';
import type { Keyring } from './keys/keyring.ts';
import { liveEvents } from './live/liveEvents.ts';
import { liveRoutes } from './live/liveRoutes.ts';
import { healthRoutes } from './lookup/healthRoutes.ts';
import { lookupRoutes } from './lookup/lookupRoutes.ts';
import { createMessages } from './messages/messages.ts';
import type { SmsCeilings } from './messages/smsCeiling.ts';
import { moneyFlow } from './moneyFlow.ts';
import { transferMetrics } from './monitoring/transferMetrics.ts';
import { watchServer } from './monitoring/watchServer.ts';
import { countedJobs, watchedHandlers } from './monitoring/workMetrics.ts';
import { notificationRoutes } from './notification/notificationRoutes.ts';
import { pushOutbox } from './notification/pushDelivery.ts';
import { operatorFlow } from './ops/operatorFlow.ts';
import { requestSender } from './outbound/request.ts';
import { watchedSender } from './outbound/watchedSender.ts';
import { addPages } from './pages/pages.ts';
import type { Pricing } from './pages/pricePage.ts';
import { inPounds } from './quote/inPounds.ts';
import { quoteFlow } from './quote/quoteFlow.ts';
import { rateAlertFlow } from './quote/rate-alerts/rateAlertFlow.ts';
import { rateProvider } from './quote/rateProvider.ts';
import { rateTicks } from './quote/rateTicks.ts';
import { serviceStore } from './quote/serviceStore.ts';
import { accountNameRoutes } from './recipient/accountNameRoutes.ts';
import { accountNames } from './recipient/accountNames.ts';
import { recipientRoutes } from './recipient/recipientRoutes.ts';
import { recipientStore } from './recipient/recipientStore.ts';
import type { FetchFile } from './reconciliation/companyFile.ts';
import { rewardOutbox } from './reward/rewardOutbox.ts';
import { rewardRoutes } from './reward/rewardRoutes.ts';
import { watchlistOf } from './screening/watchlist.ts';
import { securityEvents } from './security/securityEvents.ts';
import { type Credentials, calledOrigins, providerOrigins } from './settings/credentials.ts';
import type { Settings } from './settings/settings.ts';
import { countryRegistration } from './site/countryRegistration.ts';
import { newsletter } from './site/newsletter.ts';
import { idsAlone } from './telemetry/openTracing.ts';
import { type Telemetry, unwatched } from './telemetry/telemetry.ts';
import { draftRoutes } from './transfer/drafts/draftRoutes.ts';
import { applyEventIn, type OnTransferChange } from './transfer/lifecycle/applyEvent.ts';
import { trackingFlow } from './transfer/tracking/trackingFlow.ts';
import { upkeepJobs } from './upkeep.ts';
import { verificationFlow } from './verification/verificationFlow.ts';

export type AppDependencies = {
  readonly db: Db;
  readonly log: Logger;
  readonly credentials: Credentials;
  readonly keys: Keyring;
  readonly settings: Pick<Settings, 'baseUrl' | 'trustedProxy' | 'sandbox' | 'smtpUrl' | 'requestsPerMinute'> &
    Partial<
      Pick<
        Settings,
        'paymentSwitches' | 'pageViews' | 'vapid' | 'auditLog' | 'offlineWorker' | 'recipientCoolOffSeconds'
      >
    > & {
      /** Other ceilings for text messages than the usual. */
      readonly smsCeilings?: SmsCeilings | undefined;
    };
  readonly connections?: ConnectionLimits | undefined;
  /** Where the figures are shown; nobody looks where it is left out. */
  readonly telemetry?: Telemetry | undefined;
  /** Where traces go; without it requests have their ids all the same. */
  readonly tracer?: Tracer | undefined;
  /** The folder the build wrote; absent in tests that need no pages. */
  readonly dist?: string;
  /** The folder `npm run paths` writes; shown where the sandbox is. */
  readonly qaReport?: string;
};

export type App = {
  readonly http: FastifyInstance;
  readonly jobs: Jobs;
  /** No more visitors are to be sent here; those who come all the same are answered. */
  readonly stopTaking: () => void;
  readonly fetchFile: FetchFile | undefined;
  /** To be told what operators do to transfers. */
  readonly onTransferChange: OnTransferChange;
};

/** The pages of the build, told what the price page needs; undefined where the build is not needed. */
function pagesIn({ dist, settings, credentials }: AppDependencies, pricing: Pricing): AddPages | undefined {
  if (dist === undefined) return undefined;
  const policy = {
    ...{ baseUrl: settings.baseUrl, isSandbox: settings.sandbox, pageViews: settings.pageViews ?? {} },
    ...{ providerOrigins: providerOrigins(credentials), offlineWorker: settings.offlineWorker ?? true },
  };
  return (app) => addPages(app, { dist, ...pricing, ...policy });
}

/** The composition root: what the server is made of, and nothing it does. Tests start here. */
export async function createApp(dependencies: AppDependencies): Promise<App> {
  const { db, log, keys, settings, credentials } = dependencies;
  const { telemetry = unwatched, tracer = idsAlone } = dependencies;
  const [{ baseUrl }, sessions, limiter] = [settings, sessionStore(db), rateLimiter(db)];
  const [events, readiness] = [securityEvents({ db, keys, log }), readinessOf(db)];
  const [clock, onTransferChange] = [await databaseClock(db), transferMetrics(db, telemetry)];
  const applyEvent = applyEventIn(db, onTransferChange);
  const send = watchedSender(requestSender(calledOrigins(credentials)), { telemetry, tracer, credentials });
  const messages = createMessages({ keys, settings, gateways: credentials, send });
  const tellAccount = accountNewsTeller({ messages, baseUrl });
  const names = accountNames({ send, partners: credentials.payoutPartners });
  const rates = rateTicks({ db, fetchMarketRate: rateProvider({ send, credentials: credentials.rates }) });
  const services = serviceStore(db);
  const quotes = quoteFlow({ db, clock, limiter, rates, services });
  const fetchPrices = competitorRates({ send, credentials: credentials.pricewatch });
  const watchlist = watchlistOf(db, settings.sandbox ? [...publishedLists, 'SAMPLE'] : publishedLists);
  const told = { limiter, names, watchlist, tellAccount, messages, inPounds: inPounds(rates) };
  const money = moneyFlow({ db, keys, applyEvent, tracer, send, credentials, settings, ...quotes, ...told });
  const identity = verificationFlow({
    ...{ db, send, keys, baseUrl, limiter, messages, applyEvent },
    credentials: credentials.kyc,
  });

  const [live, operators] = [liveEvents({ db, log }), operatorFlow({ db, log, limiter, messages, settings })];
  const site = [newsletter({ db, limiter }), countryRegistration({ db, limiter })];
  const tracking = trackingFlow({ db, limiter, keys, baseUrl });
  const help = helpFlow({ db, limiter, messages, keys, baseUrl });
  const alerts = rateAlertFlow({ db, limiter, messages, keys, baseUrl, rates, services });
  const http = await serve({
    routes: [
      ...healthRoutes({ db }),
      ...accountRoutes({ db, sessions, limiter, messages, tellAccount, keys, baseUrl, events, clock }),
      ...lookupRoutes({ db, services, caps: quotes.caps }),
      ...[competitorRoute({ fetchPrices, services }), deliveryTimesRoute(db)],
      ...quotes.routes,
      ...[...draftRoutes({ db }), ...threadRoutes({ db, keys })],
      ...recipientRoutes({ db, recipients: recipientStore({ db, keys }, tellAccount), names, limiter }),
      ...accountNameRoutes({ names, limiter }),
      ...notificationRoutes({ db, vapidPublicKey: settings.vapid?.publicKey }),
      ...liveRoutes(live),
      ...[...money.routes, ...identity.routes, ...tracking.routes],
      ...rewardRoutes({ db }),
      ...[...help.routes, ...alerts.routes],
      ...[inviteRoute({ db, limiter, messages, baseUrl }), ...site.map(({ route }) => route)],
    ],
    webhooks: [...money.webhooks, ...identity.webhooks],
    plainForms: [...site, help].map(({ form }) => form),
    documents: [...money.documents, operators.document, tracking.document, alerts.document, help.document],
    ...{ sessions, limiter, events, readiness, clock, idempotency: idempotencyStore(db) },
    signingKeysOf: signingKeys(keys),
    ...{ log, telemetry, tracer, baseUrl, trustedProxy: settings.trustedProxy, beforeClose: live.close },
    providerOrigins: providerOrigins(credentials),
    pageViews: settings.pageViews ?? {},
    ...{ requestsPerMinute: settings.requestsPerMinute, connections: dependencies.connections },
    ...{
      isSandbox: settings.sandbox,
      addPages: pagesIn(dependencies, { priceFor: quotes.priceFor, compare: comparePrice(fetchPrices) }),
    },
    qaReport: settings.sandbox ? dependencies.qaReport : undefined,
  });
  const outbox = {
    money: { ...money.outbox.money, ...identity.outbox, ...rewardOutbox(db) },
    news: {
      ...messages.outbox,
      ...money.outbox.news,
      ...help.outbox,
      ...operators.outbox,
      ...pushOutbox({ db, keys: settings.vapid }),
    },
  };
  const upkeep = upkeepJobs({ db, log, tellAccount, watchlist, applyEvent, rates, keys });
  const watching = watchServer({ db, log, telemetry, keys, outbox, ways: money.ways });
  const delivery = outboxJob(db, watchedHandlers(outbox, { telemetry, tracer }), log, money.alongside);
  const jobs = [delivery, ...money.jobs, ...identity.jobs, ...operators.jobs, alerts.job, ...upkeep, ...watching];
  return {
    ...{ http, fetchFile: money.fetchFile, stopTaking: readiness.stop, onTransferChange },
    jobs: jobRunner(countedJobs(jobs, telemetry), log),
  };
}
