import { firstTransferMinutes, identityCheckMinutes, signUpMinutes } from '#domain/service/promises.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { type Stage, stages } from '../stages.ts';
import type { Entry } from '../thread.ts';
import type { Progress } from '../words.ts';
import type { Flow, Place, PlaceOf } from './place.ts';
import type { Records } from './records.ts';

/** None where nothing of a transfer is asked: before it, after it, or while it is stopped. */
type StageOf<Name extends Flow> = (place: PlaceOf<Name>, isMade: boolean) => Stage | undefined;

const account = () => 'account' as const;
const review = () => 'review' as const;
const payment = () => 'payment' as const;
const none = () => undefined;
const recipientOrReview = (_: unknown, isMade: boolean) => (isMade ? 'review' : 'recipient');

const stageIn: { readonly [Name in Flow]: StageOf<Name> } = {
  guidedSender: none,
  priceQuote: () => 'price',
  signIn: account,
  signUp: account,
  confirmCode: account,
  registerEmail: account,
  sendMoney: ({ step }) => stageOfStep[step],
  addRecipient: recipientOrReview,
  confirmNewRecipient: recipientOrReview,
  changeRecipient: review,
  reauthentication: (_, isMade) => (isMade ? 'payment' : 'recipient'),
  verifyIdentity: review,
  captureDocuments: review,
  payTransfer: payment,
  completeProfile: payment,
  cancelTransfer: none,
  paymentResult: none,
  safeguard: none,
  talkToPerson: none,
};

const stageOfStep: Readonly<Record<PlaceOf<'sendMoney'>['step'], Stage | undefined>> = {
  signIn: 'account',
  recipient: 'recipient',
  reason: 'recipient',
  draftUsed: 'recipient',
  creationRetry: 'recipient',
  verifyFirst: 'review',
  agreementRetry: 'review',
  transferRetry: 'review',
  review: 'review',
  smallFirst: 'review',
  startAgain: undefined,
  expired: undefined,
};

/** The price, whom for, and paying, where nothing else is asked. */
const transferMinutes = (firstTransferMinutes - signUpMinutes - identityCheckMinutes) / 3;

type Around = { readonly guide: GuidedSenderActor; readonly records: Pick<Records, 'mayMoveMoney'> };

/** How far the transfer is, said by parts: how many questions a part has depends on the answers (R25). */
export function progressAt(place: Place, thread: readonly Entry[], { guide, records }: Around): Progress | undefined {
  const { context, children } = guide.getSnapshot();
  const isMade = children.sendMoney?.getSnapshot().context.transfer !== undefined;
  const stage = (stageIn[place.flow] as StageOf<Flow>)(place as never, isMade);
  const isVisitor = context.userId === undefined;
  // Whoever came as a visitor keeps that part behind them, for the transfer they came for.
  const hasAccountPart = isVisitor || (context.round === 0 && thread.some(isAboutAccount));
  const parts = stages.filter((each) => each !== 'account' || hasAccountPart);
  const at = stage ? parts.indexOf(stage) : -1;
  if (at < 0) return undefined;
  const minutes: Readonly<Record<Stage, number>> = {
    price: transferMinutes,
    account: signUpMinutes,
    recipient: transferMinutes,
    review: records.mayMoveMoney(context.userId) ? 0 : identityCheckMinutes,
    payment: transferMinutes,
  };
  return {
    part: at + 1,
    of: parts.length,
    minutes: Math.ceil(parts.slice(at).reduce((sum, each) => sum + minutes[each], 0)),
  };
}

const isAboutAccount = (entry: Entry): boolean => entry.kind === 'answered' && entry.part === 'account';
