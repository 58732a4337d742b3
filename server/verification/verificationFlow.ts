import {
  openVerificationWidget,
  requestVerificationDocuments,
  submitPersonalDetails,
  submitVerificationPart,
} from '#contract/verification/verification.ts';
import { accept } from '#domain/result.ts';
import { readUserView } from '../account/userView.ts';
import type { Db } from '../database/open.ts';
import type { AttemptLimiter } from '../http/rateLimiter.ts';
import { type Route, refused, signedInRoute, type WebhookRoute } from '../http/route.ts';
import { inbox as createInbox, type Inbox } from '../jobs/inbox.ts';
import type { Job } from '../jobs/jobs.ts';
import type { OutboxHandlers } from '../jobs/outbox.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { Messages } from '../messages/messages.ts';
import type { SendRequest } from '../outbound/request.ts';
import type { Credentials } from '../settings/credentials.ts';
import type { ApplyEvent } from '../transfer/lifecycle/applyEvent.ts';
import { type CaptureTools, openWidget, recordPart, requestChecks, webhookPath } from './capture.ts';
import { checkNoticeHandler, pollChecks } from './checkOutcome.ts';
import { handOverRoutes } from './handOverRoutes.ts';
import { identityDecided, identityDecidedKind } from './identityDecided.ts';
import type { KycProvider } from './kycProvider.ts';
import { savePersonalDetails } from './personalDetailsStore.ts';
import { checkSessions } from './sessionStore.ts';
import { trulioo } from './trulioo.ts';

type Surroundings = {
  readonly db: Db;
  readonly send: SendRequest;
  readonly credentials: Credentials['kyc'];
  readonly keys: Keyring;
  readonly baseUrl: string;
  readonly limiter: AttemptLimiter;
  readonly applyEvent: ApplyEvent;
  readonly messages: Messages;
};

export type VerificationFlow = {
  readonly routes: readonly Route[];
  readonly webhooks: readonly WebhookRoute[];
  readonly jobs: readonly Job[];
  /** Lets transfers go on, so it is about money. */
  readonly outbox: OutboxHandlers;
};

/** The inbox's name for the company, whichever it is. */
const inboxName = 'kyc';

/** Milliseconds between two turns of the job that asks the company how checks stand. */
const pollEveryMs = 2000;

/** Everything that proves who a sender is: details, captured parts, decisions, and what follows for their transfers. */
export function verificationFlow(surroundings: Surroundings): VerificationFlow {
  const { db, send, credentials, keys, baseUrl, limiter, applyEvent, messages } = surroundings;
  const provider = trulioo(credentials, send);
  const tools = { db, provider, sessions: checkSessions(keys), limiter, baseUrl };
  const inbox = createInbox(db, { [inboxName]: checkNoticeHandler(tools) });
  return {
    routes: [...verificationRoutes(tools), ...handOverRoutes(tools)],
    webhooks: [kycWebhook(provider, inbox)],
    jobs: [inbox.job, { name: 'identityChecks', everyMs: pollEveryMs, run: () => pollChecks(tools) }],
    outbox: { [identityDecidedKind]: identityDecided({ db, applyEvent, messages, baseUrl }) },
  };
}

const verificationRoutes = (tools: CaptureTools) => [
  signedInRoute(submitPersonalDetails, async ({ params, body }, { userId }) => {
    if (params.id !== userId) return refused('notFound');
    const saved = await savePersonalDetails(tools.db, { userId, given: body });
    return saved.ok ? accept(await readUserView(tools.db, userId)) : saved;
  }),

  signedInRoute(requestVerificationDocuments, async (_call, { userId }) => requestChecks(tools, userId)),

  signedInRoute(openVerificationWidget, async ({ language }, { userId }) => openWidget(tools, { userId, language })),

  signedInRoute(submitVerificationPart, async ({ body }, { userId }) => {
    const recorded = await recordPart(tools, { userId, body });
    return recorded.ok ? accept(await readUserView(tools.db, userId)) : recorded;
  }),
];

const kycWebhook = (provider: KycProvider, inbox: Inbox): WebhookRoute => ({
  path: webhookPath,
  async handle(call) {
    const notice = provider.readNotice(call);
    if (!notice) return 'refused';
    const { eventId, transactionId } = notice;
    return inbox.take({ provider: inboxName, eventId, body: JSON.stringify({ transactionId }) });
  },
});
