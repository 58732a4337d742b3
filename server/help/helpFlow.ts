import type { Db } from '../database/open.ts';
import { remind, reminderKind } from '../guide/remind.ts';
import { reminderRoutes } from '../guide/reminderRoutes.ts';
import type { AttemptLimiter } from '../http/rateLimiter.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { Messages } from '../messages/messages.ts';
import { caseLinks, casePage } from './casePage.ts';
import { complaintAnsweredKind, tellAnswer } from './complaintAnswer.ts';
import { complaints } from './complaintRoutes.ts';
import { openMatterRoutes } from './openMatterRoutes.ts';
import { supportAnsweredKind, tellSupportAnswer } from './supportAnswer.ts';
import { supportRoutes } from './supportRoutes.ts';

type Dependencies = {
  readonly db: Db;
  readonly limiter: AttemptLimiter;
  readonly messages: Messages;
  readonly keys: Keyring;
  readonly baseUrl: string;
};

/** What people write to us and what we answer: complaints with their clock, what is said from the guide, and the reminders it offers. */
export function helpFlow(tools: Dependencies) {
  const { linkFor: caseLink, numberOf } = caseLinks(tools);
  const { routes, form } = complaints({ ...tools, caseLink });
  return {
    routes: [...routes, ...supportRoutes(tools), ...openMatterRoutes(tools), ...reminderRoutes(tools)],
    form,
    document: casePage({ ...tools, numberOf }),
    outbox: {
      [complaintAnsweredKind]: tellAnswer(tools),
      [supportAnsweredKind]: tellSupportAnswer(tools),
      [reminderKind]: remind(tools),
    },
  };
}
