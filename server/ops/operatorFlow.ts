import type { Logger } from 'pino';
import type { Db } from '../database/open.ts';
import type { DocumentRoute } from '../http/document.ts';
import type { AttemptLimiter } from '../http/rateLimiter.ts';
import type { Job } from '../jobs/jobs.ts';
import type { OutboxHandlers } from '../jobs/outbox.ts';
import type { Messages } from '../messages/messages.ts';
import { auditCopyJob } from '../security/auditCopy.ts';
import type { Settings } from '../settings/settings.ts';
import { invitationPage } from './invitationPage.ts';
import { invitationKind, sendInvitation } from './invitations.ts';
import { operatorNoticeKind, tellOperator } from './operatorNotices.ts';

type Surroundings = {
  readonly db: Db;
  readonly limiter: AttemptLimiter;
  readonly messages: Messages;
  readonly log: Logger;
  readonly settings: Pick<Settings, 'baseUrl'> & Partial<Pick<Settings, 'auditLog'>>;
};

export type OperatorFlow = {
  readonly document: DocumentRoute;
  readonly outbox: OutboxHandlers;
  readonly jobs: readonly Job[];
};

/** What of the operators' part the server itself does: their links, what they hear of one another, and the audit's copy. */
export const operatorFlow = ({ settings: { baseUrl, auditLog }, log, ...parts }: Surroundings): OperatorFlow => ({
  document: invitationPage(parts),
  outbox: {
    [invitationKind]: sendInvitation({ ...parts, baseUrl }),
    [operatorNoticeKind]: tellOperator(parts),
  },
  jobs: auditLog === undefined ? [] : [auditCopyJob({ db: parts.db, log, auditLog })],
});
