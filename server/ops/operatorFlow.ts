import type { Db } from '../database/open.ts';
import type { AttemptLimiter } from '../http/attemptLimiter.ts';
import type { DocumentRoute } from '../http/document.ts';
import type { OutboxHandler } from '../jobs/outbox.ts';
import type { Messages } from '../messages/messages.ts';
import { invitationPage } from './invitationPage.ts';
import { invitationKind, sendInvitation } from './invitations.ts';
import { operatorNoticeKind, tellOperator } from './operatorNotices.ts';

type Surroundings = {
  readonly db: Db;
  readonly limiter: AttemptLimiter;
  readonly messages: Messages;
  readonly baseUrl: string;
};

export type OperatorFlow = {
  readonly document: DocumentRoute;
  readonly outbox: Readonly<Record<string, OutboxHandler>>;
};

/** What of the operators' changes the server itself does: their links, and what they hear of one another. */
export const operatorFlow = (surroundings: Surroundings): OperatorFlow => ({
  document: invitationPage(surroundings),
  outbox: {
    [invitationKind]: sendInvitation(surroundings),
    [operatorNoticeKind]: tellOperator(surroundings),
  },
});
