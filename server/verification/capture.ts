import { sql } from 'kysely';
import type { User } from '#contract/account/account.ts';
import type { BodyOf, DataOf } from '#contract/protocol/endpoint.ts';
import type { Language } from '#contract/protocol/language.ts';
import type {
  openVerificationWidget,
  submitVerificationPart,
  WidgetPart,
} from '#contract/verification/verification.ts';
import { accept } from '#domain/result.ts';
import { acceptedDocuments, type IdentityDocument } from '#domain/verification/acceptedDocuments.ts';
import { payInCurrencyFrom } from '#domain/verification/personalDetails.ts';
import { mayMoveMoney, personalInfoSubmitted } from '#domain/verification/verificationState.ts';
import { readUserView } from '../account/userView.ts';
import { databaseNow } from '../database/databaseClock.ts';
import { constraintOf, inTransaction } from '../database/transaction.ts';
import type { AttemptLimiter } from '../http/rateLimiter.ts';
import { type Outcome, refused } from '../http/route.ts';
import { type CheckTools, captureComplete, giveUp, lookAt } from './checkOutcome.ts';
import { markSubmitted, openChecks, readChecks } from './checkStore.ts';
import type { CheckSession } from './sessionStore.ts';

export type CaptureTools = CheckTools & { readonly limiter: AttemptLimiter; readonly baseUrl: string };

/** Widgets one person may begin; each is a paid check at the company. */
const beginningsAllowed = { limit: 10, windowSeconds: 3600 };

/** Milliseconds a widget must still be good for to be handed out again. */
const leastTimeLeftMs = 5 * 60_000;

const hasDetails = ({ profile }: User) => personalInfoSubmitted(profile, payInCurrencyFrom(profile.location_country));

/** Opens the checks this person needs; somebody already verified needs none. */
export async function requestChecks(tools: CheckTools, userId: string): Promise<Outcome<User>> {
  const user = await readUserView(tools.db, userId);
  if (mayMoveMoney(user)) return accept(user);
  if (!hasDetails(user)) return refused('personalDetailsRequired');
  const { db } = tools;
  await reopenLeft(tools, userId);
  await inTransaction(db, (transaction) => openChecks(transaction, userId));
  return accept(await readUserView(db, userId));
}

/** Whoever asks for the widget again left it before its end; what the company has whole stays with it. */
async function reopenLeft(tools: CheckTools, userId: string): Promise<void> {
  const captured = await tools.sessions.findCaptured(tools.db, userId);
  if (captured) await lookAt(tools, captured, { isAskedFor: true });
}

type Asked = { readonly userId: string; readonly language: Language };

/** The widget for what is still to be captured: the open one as long as it lasts, or a new one. */
export async function openWidget(
  tools: CaptureTools,
  { userId, language }: Asked,
): Promise<Outcome<DataOf<typeof openVerificationWidget>>> {
  const user = await readUserView(tools.db, userId);
  if (!hasDetails(user)) return refused('personalDetailsRequired');
  if (!(await retireOutdated(tools, userId))) return refused('verificationUnavailable');
  const checks = await readChecks(tools.db, userId);
  const needed = checks.filter(({ isSubmitted }) => !isSubmitted).map(({ part }) => part);
  const documents = acceptedDocuments(user.profile.location_country);
  const session = await sessionFor(tools, { userId, needed, documents });
  if (!session.ok) return session;

  const { token, transactionId, parts, expiresAt } = session.value;
  const parent = new URL(tools.baseUrl).origin;
  return accept({
    token,
    widgetUrl: tools.provider.widgetUrl({ token, transactionId, language, parent }),
    parts: checks.flatMap(({ id, part }) => (parts.includes(part) ? [{ part, verificationId: id }] : [])),
    expiresAt: Math.floor(expiresAt.getTime() / 1000),
  });
}

type Need = {
  readonly userId: string;
  readonly needed: readonly WidgetPart[];
  readonly documents: readonly IdentityDocument[];
};

/** A session whose widget can be shown. */
type Usable = CheckSession & { readonly token: string };
const isUsable = (session: CheckSession): session is Usable => session.token !== undefined;

async function sessionFor(tools: CaptureTools, { userId, needed, documents }: Need): Promise<Outcome<Usable>> {
  const open = await tools.sessions.findOpen(tools.db, userId);
  if (open && isUsable(open) && needed.every((part) => open.parts.includes(part))) return accept(open);
  // A check was opened since, or its widget cannot be shown: what was captured so far is captured again.
  if (open) await giveUp(tools.db, open);
  const parts = [...new Set([...needed, ...(open?.parts ?? [])])];
  if (parts.length === 0) return refused('notFound');
  const tooMany = await tools.limiter.take(`identityCheck:${userId}`, beginningsAllowed);
  return tooMany ?? beginSession(tools, { userId, needed: parts, documents });
}

/** Ends a session whose token is about to end, unless the company has everything by now. False when it does not say. */
async function retireOutdated(tools: CaptureTools, userId: string): Promise<boolean> {
  const { db, sessions } = tools;
  const open = await sessions.findOpen(db, userId);
  if (!open || open.expiresAt.getTime() - (await databaseNow(db)).getTime() > leastTimeLeftMs) return true;
  if (!(await lookAt(tools, open))) return false;
  const stillOpen = await sessions.findOpen(db, userId);
  if (stillOpen) await giveUp(db, stillOpen);
  return true;
}

/** Two at a time both ask the company, and both get the session that was written first. */
async function beginSession(
  { db, provider, sessions, baseUrl }: CaptureTools,
  { userId, needed: parts, documents }: Need,
): Promise<Outcome<Usable>> {
  const started = await provider.start({ parts, documents, webhookUrl: `${baseUrl}/api/webhooks${webhookPath}` });
  if (!started.ok) return refused(started.refusal);
  try {
    const added = await sessions.add(db, { userId, parts, started: started.value });
    return accept({ ...added, token: started.value.token });
  } catch (failure) {
    if (constraintOf(failure) !== 'one_open_verification_session') throw failure;
    const other = await sessions.findOpen(db, userId);
    return other && isUsable(other) ? accept(other) : refused('verificationUnavailable');
  }
}

/** Where the company reports, below /api/webhooks. */
export const webhookPath = '/kyc';

type Submission = { readonly userId: string; readonly body: BodyOf<typeof submitVerificationPart> };

/** Records one captured part, once; the last one hands the person's check to the company (KYC-36). */
export async function recordPart({ db, sessions }: CheckTools, { userId, body }: Submission): Promise<Outcome<true>> {
  const { part, experienceTransactionId: transactionId } = body.verificationData;
  const session = await sessions.find(db, { transactionId });
  const checks = await readChecks(db, userId);
  const isOwn = checks.some((check) => check.id === body.verificationId && check.part === part);
  if (!isOwn || session?.userId !== userId || session.state === 'EXPIRED' || !session.parts.includes(part)) {
    return refused('notFound');
  }
  if (session.state !== 'OPEN') return accept(true);
  await inTransaction(db, async (transaction) => {
    await sql`select 1 from app_user where id = ${userId} for no key update`.execute(transaction);
    await markSubmitted(transaction, { userId, parts: [part] });
    const captured = await readChecks(transaction, userId);
    const isMissing = captured.some((check) => session.parts.includes(check.part) && !check.isSubmitted);
    if (!isMissing) await captureComplete(transaction, session);
  });
  return accept(true);
}
