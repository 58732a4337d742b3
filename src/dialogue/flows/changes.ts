import type { TransferDraft } from '#domain/quote/draft.ts';
import type { SignUpEvent } from '#src/machines/account/sign-up/signUpContext.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { isTrusted } from '#src/machines/transfer/send-money/recipientAnswers.ts';
import type {
  AnsweredStep,
  ReopenableStep,
  SendMoneyEvent,
} from '#src/machines/transfer/send-money/sendMoneyContext.ts';
import { amountText } from '../answerValues.ts';
import type { Answers, Part, Plan } from '../question.ts';
import { registrationPartOf, registrationQuestions } from '../questions/accountQuestions.ts';
import { letsGoOf, type TransferPart, transferParts } from '../transferAnswers.ts';
import type { PartId } from '../words.ts';
import type { Place } from './place.ts';

const sendMoneyOf = (guide: GuidedSenderActor) => guide.getSnapshot().children.sendMoney;

/** The transfer the conversation is about: from here on it is not changed, but another made or its recipient changed. */
export const isMade = (guide: GuidedSenderActor): boolean =>
  sendMoneyOf(guide)?.getSnapshot().context.transfer !== undefined;

/** At which step each is answered; that the recipient is known is asked whenever it is another. */
const stepOf: Readonly<Record<Exclude<TransferPart, 'trust'>, ReopenableStep>> = {
  destination: 'amount',
  method: 'amount',
  amount: 'amount',
  recipient: 'recipient',
  reason: 'reason',
};
const isStepPart = (part: PartId): part is keyof typeof stepOf => part in stepOf;

/** What the screens would send to open the step again. */
function reopeningEvent(part: PartId, guide: GuidedSenderActor): SendMoneyEvent | undefined {
  if (!isStepPart(part)) return undefined;
  if (part === 'recipient' && isMade(guide)) return { type: 'otherRecipient.requested' };
  return { type: 'step.reopened', step: stepOf[part] };
}

export function mayReopen(part: PartId, guide: GuidedSenderActor): boolean {
  const event = reopeningEvent(part, guide);
  return event !== undefined && sendMoneyOf(guide)?.getSnapshot().can(event) === true;
}

type ChangeState = {
  readonly guide: GuidedSenderActor;
  readonly place: Place;
  readonly parts: readonly Part[];
  readonly answers: Answers;
};

/** Every past answer that may be changed from here. */
export function changeableParts({ guide, place, parts, answers }: ChangeState): readonly PartId[] {
  if (place.flow === 'safeguard' || place.flow === 'talkToPerson') return [];
  const here = parts.map(({ id }) => id).filter((id) => answers[id] !== undefined);
  const before = transferParts.filter((part) => !here.includes(part) && mayReopen(part, guide));
  return [...here, ...before, ...registeredParts(place, guide)];
}

/** What was answered of the form, at the parts after it and while the code is awaited. */
function registeredParts({ flow }: Place, guide: GuidedSenderActor): readonly PartId[] {
  if (flow !== 'signUp' && flow !== 'confirmCode') return [];
  const { signUp, registerEmail } = guide.getSnapshot().children;
  if (signUp) return registrationQuestions.filter((part) => mayReopenForm(part, guide));
  return registerEmail?.getSnapshot().can({ type: 'email.reopened' }) ? ['email'] : [];
}

function formReopening(question: PartId): SignUpEvent | undefined {
  const part = registrationPartOf(question);
  return part && { type: 'part.reopened', part };
}

function mayReopenForm(question: PartId, guide: GuidedSenderActor): boolean {
  const event = formReopening(question);
  return event !== undefined && guide.getSnapshot().children.signUp?.getSnapshot().can(event) === true;
}

type Reopening = { readonly plan: Plan; readonly again: readonly PartId[]; readonly act: () => void };

/** Opens an answer of an earlier step; what does not depend on it is kept, and answered without asking. */
export function reopen(part: PartId, guide: GuidedSenderActor): Reopening {
  const event = reopeningEvent(part, guide);
  const again = transferParts.flatMap((known) => (known === part ? letsGoOf[known] : []));
  if (!event) {
    const { signUp, registerEmail } = guide.getSnapshot().children;
    const form = formReopening(part);
    const act = () => (form ? signUp?.send(form) : registerEmail?.send({ type: 'email.reopened' }));
    return { plan: {}, again: [], act };
  }
  return {
    // Another recipient of a transfer that is held asks nothing else again, and a plan would answer for the next one.
    plan: event.type === 'otherRecipient.requested' ? {} : keptAnswers(guide, [part, ...again]),
    again: again.filter((other) => other !== 'trust'),
    act: () => {
      if (guide.getSnapshot().can({ type: 'account.postponed' })) guide.send({ type: 'account.postponed' });
      sendMoneyOf(guide)?.send(event);
    },
  };
}

/** A calculator's answers, as they would be given here. */
export function quoteValues(draft: TransferDraft): Answers {
  const amount = draft.typed === 'payin' ? draft.payinActualValue : draft.payoutActualValue;
  return {
    destination: draft.toReceive.countryCode,
    method: draft.transferMethod,
    ...(amount && { amount: amountText({ typed: draft.typed, from: draft.toSend.countryCode, amount }) }),
  };
}

/** The transfer's answers as they stand, less those that are asked again. */
export function keptAnswers(guide: GuidedSenderActor, asked: readonly PartId[]): Plan {
  const context = sendMoneyOf(guide)?.getSnapshot().context;
  if (!context) return {};
  const { draft, recipientId, reasonId, transfer } = context;
  const chosen: Readonly<Record<AnsweredStep, string | undefined>> = { recipient: recipientId, reason: reasonId };
  const trust = isTrusted(context) || transfer ? 'agree' : undefined;
  const values: { readonly [part in TransferPart]?: string | undefined } = { ...quoteValues(draft), ...chosen, trust };
  return Object.fromEntries(
    transferParts
      .filter((part) => !asked.includes(part) && values[part] !== undefined)
      .map((part) => [part, { value: values[part], isSilent: true }]),
  );
}
