import type { BodyOf, DataOf } from '#contract/protocol/endpoint.ts';
import type {
  openVerificationWidget,
  submitVerificationPart,
  WidgetPart,
} from '#contract/verification/verification.ts';
import { answered } from '../../answered.ts';

export type VerificationWidget = DataOf<typeof openVerificationWidget>;
export type PartToSubmit = BodyOf<typeof submitVerificationPart>;

/** What the widget says about a picture it has taken and kept. */
export type CapturedPart = {
  readonly part: WidgetPart;
  readonly reference: string;
  readonly transactionId: string;
};

export type CapturedParts = {
  readonly widget?: VerificationWidget;
  /** Captured and not submitted yet, oldest first: the widget does not wait for us. */
  readonly unsentParts: readonly CapturedPart[];
  readonly sentParts: readonly WidgetPart[];
};

/** Whether the widget was asked for this part, and has not told of it before. */
export function isAwaitedPart({ widget, unsentParts, sentParts }: CapturedParts, part: WidgetPart): boolean {
  const isAsked = widget?.parts.some((asked) => asked.part === part) ?? false;
  return isAsked && !sentParts.includes(part) && !unsentParts.some((captured) => captured.part === part);
}

export const withPart = (
  { unsentParts }: CapturedParts,
  { part, reference, transactionId }: CapturedPart,
): Pick<CapturedParts, 'unsentParts'> => ({ unsentParts: [...unsentParts, { part, reference, transactionId }] });

/** The oldest was taken by the server. */
export const withOldestSent = ({ unsentParts, sentParts }: CapturedParts) => ({
  unsentParts: unsentParts.slice(1),
  sentParts: [...sentParts, ...unsentParts.slice(0, 1).map(({ part }) => part)],
});

export function oldestPart(captured: CapturedParts): PartToSubmit {
  const [oldest] = captured.unsentParts;
  const { part, reference, transactionId } = answered({ oldest }, 'oldest');
  const asked = answered(captured, 'widget').parts.find((candidate) => candidate.part === part);
  return {
    verificationId: answered({ asked }, 'asked').verificationId,
    verificationData: { part, reference, experienceTransactionId: transactionId },
  };
}
