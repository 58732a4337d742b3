import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { accountRoutes } from './accounts/accountRoutes.ts';
import { forgetOldSecrets } from './accounts/forgetOldSecrets.ts';
import { sessionStore } from './accounts/sessionStore.ts';
import { type Credentials, calledOrigins, providerOrigins } from './credentials.ts';
import type { Db } from './database/open.ts';
import { attemptLimiter } from './http/attemptLimiter.ts';
import { idempotencyStore } from './http/idempotency.ts';
import { serve } from './http/serve.ts';
import { housekeepingJob } from './jobs/housekeeping.ts';
import { type Jobs, jobRunner } from './jobs/jobs.ts';
import { outboxJob } from './jobs/outbox.ts';
import { healthRoutes } from './lookups/healthRoutes.ts';
import { lookupRoutes } from './lookups/lookupRoutes.ts';
import { createMessages, messageKind } from './messages/messages.ts';
import { moneyFlow } from './moneyFlow.ts';
import { requestSender } from './outbound/request.ts';
import { exchangeRoutes } from './quotes/exchangeRoutes.ts';
import { inPounds } from './quotes/inPounds.ts';
import { promoRoutes } from './quotes/promoRoutes.ts';
import { promotions } from './quotes/promotions.ts';
import { quoteStore } from './quotes/quoteStore.ts';
import { rateProvider } from './quotes/rateProvider.ts';
import { rateTicks } from './quotes/rateTicks.ts';
import { serviceStore } from './quotes/serviceStore.ts';
import { transferQuoteRoute } from './quotes/transferQuoteRoute.ts';
import { accountNameRoutes } from './recipients/accountNameRoutes.ts';
import { accountNames } from './recipients/accountNames.ts';
import { recipientRoutes } from './recipients/recipientRoutes.ts';
import { recipientStore } from './recipients/recipientStore.ts';
import type { Settings } from './settings.ts';
import { happenIn } from './transfers/happen.ts';
import { verificationFlow } from './verification/verificationFlow.ts';

export type AppDependencies = {
  readonly db: Db;
  readonly log: Logger;
  readonly credentials: Credentials;
  readonly masterSecret: string;
  readonly settings: Pick<Settings, 'baseUrl' | 'trustedProxy' | 'sandbox' | 'smtpUrl' | 'requestsPerMinute'>;
  /** The folder the build wrote; absent in tests that need no pages. */
  readonly dist?: string;
};

export type App = { readonly http: FastifyInstance; readonly jobs: Jobs };

/** The composition root: what the server is made of, and nothing it does. Tests start here. */
export async function createApp(dependencies: AppDependencies): Promise<App> {
  const { db, log, masterSecret, settings, credentials } = dependencies;
  const origins = providerOrigins(credentials);
  const sessions = sessionStore(db);
  const limiter = attemptLimiter(db);
  const send = requestSender(calledOrigins(credentials));
  const { baseUrl, smtpUrl } = settings;
  const messages = createMessages({ masterSecret, baseUrl, smtpUrl, mailbox: credentials.mailbox, send });
  const services = serviceStore(db);
  const quotes = quoteStore(db);
  const promos = promotions(db);
  const recipients = recipientStore(db);
  const names = accountNames({ send, partners: credentials.payoutPartners });
  const rates = rateTicks({ db, fetchMarketRate: rateProvider({ send, credentials: credentials.rates }) });

  const money = moneyFlow({ db, send, credentials, messages, baseUrl, inPounds: inPounds(rates) });
  const identity = verificationFlow({
    ...{ db, send, masterSecret, baseUrl, limiter },
    credentials: credentials.kyc,
    happen: happenIn(db),
  });

  const http = await serve({
    routes: [
      ...healthRoutes({ db }),
      ...accountRoutes({ db, sessions, limiter, messages, masterSecret, baseUrl }),
      ...lookupRoutes({ db, services }),
      ...exchangeRoutes({ rates, services, quotes, limiter }),
      transferQuoteRoute({ services, quotes, promos, limiter }),
      ...promoRoutes({ promos, limiter }),
      ...recipientRoutes({ recipients, names, limiter }),
      ...accountNameRoutes({ names, limiter }),
      ...money.routes,
      ...identity.routes,
    ],
    webhooks: [...money.webhooks, ...identity.webhooks],
    sessions,
    idempotency: idempotencyStore(db),
    log,
    masterSecret,
    baseUrl: settings.baseUrl,
    trustedProxy: settings.trustedProxy,
    providerOrigins: origins,
    requestsPerMinute: settings.requestsPerMinute,
    servesDocs: settings.sandbox,
    dist: dependencies.dist,
  });
  const outbox = { [messageKind]: messages.deliver, ...money.outbox, ...identity.outbox };
  return {
    http,
    jobs: jobRunner(
      [outboxJob(db, outbox, log), ...money.jobs, ...identity.jobs, forgetOldSecrets(db), housekeepingJob(db)],
      log,
    ),
  };
}
