import type { Language } from '#contract/protocol/language.ts';
import type { WidgetPart } from '#contract/verification/verification.ts';
import type { Result } from '#domain/result.ts';
import type { IdentityDocument } from '#domain/verification/acceptedDocuments.ts';
import type { RetryReason } from '#domain/verification/retryReason.ts';
import type { WebhookCall } from '../http/route.ts';

/** One check at the company: its own number for it, and what opens the widget. */
export type StartedCheck = {
  readonly transactionId: string;
  readonly token: string;
  readonly expiresInSeconds: number;
};

/** `parts` are those to be captured again. */
export type CheckDecision =
  | { readonly decision: 'accepted' }
  | { readonly decision: 'declined' | 'retry'; readonly reason: RetryReason; readonly parts: readonly WidgetPart[] };

/** `unfinished`: the person has not ended the widget. `unknown`: the company knows no such check. */
export type CheckProgress =
  | { readonly stage: 'unfinished' | 'deciding' | 'unknown' }
  | ({ readonly stage: 'decided' } & CheckDecision);

/** Which check a verified report is about; what it says is read back. */
export type CheckNotice = { readonly eventId: string; readonly transactionId: string };

export type WidgetOpening = Pick<StartedCheck, 'token' | 'transactionId'> & {
  readonly language: Language;
  /** The site around the widget, the only one it talks to. */
  readonly parent: string;
};

export type CheckToStart = {
  readonly parts: readonly WidgetPart[];
  readonly documents: readonly IdentityDocument[];
  readonly webhookUrl: string;
};

/** A company that checks identities (providers notes, 1.10). Pictures go from the browser to it, never through us. */
export type KycProvider = {
  readonly start: (check: CheckToStart) => Promise<Result<StartedCheck, 'verificationUnavailable'>>;
  readonly widgetUrl: (opening: WidgetOpening) => string;
  readonly readBack: (transactionId: string) => Promise<Result<CheckProgress, 'unanswered'>>;
  /** Undefined when the report is not the company's own. */
  readonly readNotice: (call: WebhookCall) => CheckNotice | undefined;
};
