import { sql } from 'kysely';
import { z } from 'zod';
import { databaseNow } from '../database/databaseClock.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { InboxHandler } from '../jobs/inbox.ts';
import { addNotification } from '../notification/notificationStore.ts';
import { markDecided, markSubmitted, markUnsubmitted, mergeMeta } from './checkStore.ts';
import { identityDecidedKind } from './identityDecided.ts';
import type { CheckDecision, KycProvider } from './kycProvider.ts';
import { type CheckSession, type CheckSessions, moveSession } from './sessionStore.ts';

export type CheckTools = {
  readonly db: Db;
  readonly provider: KycProvider;
  readonly sessions: CheckSessions;
};

const undecided = ['OPEN', 'CAPTURED'] as const;

/** Milliseconds a person may take over the widget's end before we take it that they left. */
const leftAfterMs = 5 * 60_000;

/** Asks the company how a check stands and acts on it. The only way a decision is believed. False when unanswered. */
export async function lookAt(tools: CheckTools, session: CheckSession, { isAskedFor = false } = {}): Promise<boolean> {
  const read = await tools.provider.readBack(session.transactionId);
  if (!read.ok) return false;
  const progress = read.value;
  switch (progress.stage) {
    case 'decided':
      await settle(tools.db, session, progress);
      return true;
    case 'deciding':
      await recordAllCaptured(tools.db, session);
      return true;
    case 'unfinished':
      await returnToPerson(tools.db, session, isAskedFor);
      return true;
    case 'unknown':
      await giveUp(tools.db, session);
      return true;
  }
}

/** Writes a decision once, with the follow-up it needs, in one transaction. */
const settle = (db: Db, session: CheckSession, decided: CheckDecision) =>
  inTransaction(db, async (transaction) => {
    const { id, userId, parts } = session;
    await sql`select 1 from app_user where id = ${userId} for no key update`.execute(transaction);
    const to = { accepted: 'ACCEPTED', declined: 'DECLINED', retry: 'RETRY' } as const;
    if (!(await moveSession(transaction, session, { from: undecided, to: to[decided.decision] }))) return;

    if (decided.decision === 'accepted') {
      await markDecided(transaction, { userId, parts, status: 'VALID' });
      const isComplete = await acceptPerson(transaction, userId);
      if (isComplete) await addNotification(transaction, { key: `identity:${id}`, userId, type: 'identityApproved' });
    } else {
      const refused = parts.filter((part) => decided.parts.includes(part));
      const sound = parts.filter((part) => decided.decision === 'retry' && !refused.includes(part));
      await markDecided(transaction, { userId, parts: sound, status: 'VALID' });
      await markDecided(transaction, { userId, parts: refused, status: 'INVALID' });
      await mergeMeta(transaction, userId, {
        verified: 'retry',
        trullioVerified: false,
        submittedVerificationData: false,
        retryReason: decided.reason,
      });
      const facts = { reason: decided.reason };
      await addNotification(transaction, { key: `identity:${id}`, userId, type: 'identityRetry', facts });
    }
    const followUp = { kind: identityDecidedKind, payload: JSON.stringify({ userId, checkId: id }) };
    await transaction
      .insertInto('outbox')
      .values({ id: newId(), key: `${identityDecidedKind}:${id}`, ...followUp })
      .execute();
  });

/** Nothing more to submit, unless a check was opened meanwhile that this decision was not about. */
async function acceptPerson(transaction: Db, userId: string): Promise<boolean> {
  const read = await sql<{ complete: boolean }>`select not exists (
    select from verification where user_id = ${userId} and status <> 'VALID') as complete`.execute(transaction);
  const isComplete = read.rows[0]?.complete === true;
  await mergeMeta(transaction, userId, {
    verified: isComplete,
    trullioVerified: isComplete,
    submittedVerificationData: isComplete,
  });
  if (!isComplete) return false;
  const settings = JSON.stringify({ verificationStage: 'final', displayVerificationToast: true });
  await sql`update app_user set settings = settings || ${settings}::jsonb where id = ${userId}`.execute(transaction);
  return true;
}

/** Everything is with the company, whatever of it reached us. */
const recordAllCaptured = (db: Db, session: CheckSession) =>
  inTransaction(db, (transaction) => captureComplete(transaction, session));

export async function captureComplete(transaction: Db, session: CheckSession): Promise<void> {
  if (!(await moveSession(transaction, session, { from: ['OPEN'], to: 'CAPTURED' }))) return;
  await markSubmitted(transaction, session);
  await mergeMeta(transaction, session.userId, { verified: false, submittedVerificationData: true });
}

/** A widget left before its end can be ended later while its token lasts; after that a new one is begun. */
async function returnToPerson(db: Db, session: CheckSession, isAskedFor: boolean): Promise<void> {
  const now = (await databaseNow(db)).getTime();
  if (session.expiresAt.getTime() <= now) return giveUp(db, session);
  const wasLeft = session.capturedAt !== undefined && now - session.capturedAt.getTime() > leftAfterMs;
  if (!wasLeft && !(isAskedFor && session.state === 'CAPTURED')) return;
  await inTransaction(db, async (transaction) => {
    const other = await sql`select 1 from verification_session
      where user_id = ${session.userId} and state = 'OPEN'`.execute(transaction);
    const to = other.rows.length > 0 ? 'EXPIRED' : 'OPEN';
    if (await moveSession(transaction, session, { from: ['CAPTURED'], to }))
      await markUnsubmitted(transaction, session);
  });
}

export const giveUp = (db: Db, session: CheckSession): Promise<void> =>
  inTransaction(db, async (transaction) => {
    if (await moveSession(transaction, session, { from: undecided, to: 'EXPIRED' })) {
      await markUnsubmitted(transaction, session);
    }
  });

/** How many sessions one turn of the job looks at. */
const batch = 20;

/** Looks at checks nobody reported on: a lost webhook must not keep anybody waiting. */
export async function pollChecks(tools: CheckTools): Promise<boolean> {
  const due = await tools.sessions.takeDue(tools.db, batch);
  for (const session of due) await lookAt(tools, session);
  return due.length === batch;
}

const about = z.strictObject({ transactionId: z.string() });

/** A report says only that something changed; the company's own book says what. */
export const checkNoticeHandler = (tools: CheckTools): InboxHandler => ({
  async handle({ body }) {
    const session = await tools.sessions.find(tools.db, about.parse(JSON.parse(body)));
    return session ? lookAt(tools, session) : true;
  },
});
