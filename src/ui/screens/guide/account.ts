import type { Transfer } from '#contract/transfer/transfer.ts';
import { statusLabelKey } from '#domain/transfer/statusLabel.ts';
import { readReference } from '#domain/transfer/transferReference.ts';
import type { AccountAsked } from '#src/dialogue/interpretation/situation.ts';
import type { Candidate } from '#src/dialogue/question.ts';
import type { Happening } from '#src/dialogue/thread.ts';
import type { Words } from '#src/dialogue/words.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { transferQuery, transfersQuery } from '#src/services/transfer/transferQueries.ts';
import { displayOf } from '../../formats/transferText.ts';
import { accountAnswers, factsOf } from './accountAnswers.ts';
import { limitsAnswer } from './limitsAnswer.ts';

/** Newest first; whoever asks means one of these. */
const looksBackOver = 20;
/** The one at hand is kept up to date by the page that shows it. */
const freshMilliseconds = 5_000;
/** More are not asked about one by one. */
const mostAsked = 6;

type Asker = {
  readonly conversation: {
    readonly log: (happening: Happening) => void;
    readonly doubt: (words: Words, candidates: readonly Candidate[]) => void;
    readonly askAgain: () => void;
  };
  readonly guide: GuidedSenderActor;
};

/** Answers from the sender's own transfers, and comes back to the question that was open. */
export async function answerAccount(asked: AccountAsked, asker: Asker): Promise<void> {
  const { conversation, guide } = asker;
  if (asked.question === 'limits') return answered(conversation, await limitsAnswer(guide));
  const { userId } = guide.getSnapshot().context;
  if (userId === undefined) return answered(conversation, signedOut);
  if (asked.reference !== undefined && readReference(asked.reference)?.kind !== 'whole') {
    return answered(conversation, [{ kind: 'told', words: { key: 'guide.account.referenceWrong' } }]);
  }
  const transfers = await read(asked, { guide, userId }).catch(() => undefined);
  if (!transfers) return answered(conversation, [{ kind: 'told', words: { key: 'guide.account.away' } }]);
  tellAbout(transfers, { ...asked, question: asked.question }, asker);
}

/** Where one is followed, it is the one that is meant; and the one made here, where it is about cancelling. */
async function read(
  { question, recipientId, reference }: AccountAsked,
  { guide, userId }: Pick<Asker, 'guide'> & { readonly userId: string },
): Promise<readonly Transfer[]> {
  if (reference !== undefined) {
    const named = transfersQuery(userId, { limit: 1, offset: 0, transactionId: reference });
    return (await queryClient.fetchQuery({ ...named, staleTime: 0, retry: false })).collections;
  }
  const isAboutIt = question === 'canCancel' || (question === 'status' && guide.getSnapshot().context.followed);
  const transferId = transferAtHand(guide);
  if (isAboutIt && transferId !== undefined && recipientId === undefined) {
    const followed = transferQuery({ userId, transferId });
    return [await queryClient.fetchQuery({ ...followed, staleTime: freshMilliseconds, retry: false })];
  }
  const page = transfersQuery(userId, { limit: looksBackOver, offset: 0 });
  return (await queryClient.fetchQuery({ ...page, staleTime: 0, retry: false })).collections;
}

const signedOut: readonly Happening[] = [
  { kind: 'told', words: { key: 'guide.account.signedOut' } },
  { kind: 'lead', words: { key: 'guide.account.signIn' }, to: '/sign-in' },
];

type Concerned = AccountAsked & { readonly question: keyof typeof accountAnswers };

function tellAbout(
  all: readonly Transfer[],
  { question, recipientId, reference }: Concerned,
  { conversation }: Asker,
): void {
  const { concerns, elseNewest, says, none } = accountAnswers[question];
  const theirs = recipientId === undefined ? all : all.filter((transfer) => transfer.recipientId === recipientId);
  // What was named is spoken of as it stands, where anything can be said of it.
  const concerned = reference !== undefined && elseNewest ? theirs : theirs.filter(concerns);
  const [only, ...others] = concerned;
  const newest = only || !elseNewest ? undefined : theirs[0];
  const isNobody = recipientId !== undefined && theirs.length === 0;
  const isUnknown = reference !== undefined && all.length === 0;
  const absent: Words = isUnknown
    ? { key: 'guide.account.referenceUnknown' }
    : isNobody
      ? { key: 'guide.account.noneToThem', facts: { recipientId } }
      : none;
  if (only && others.length > 0) askWhich(concerned, says, conversation);
  else if (only) answered(conversation, says(only));
  else answered(conversation, newest ? [latest(newest), ...says(newest)] : [{ kind: 'told', words: absent }]);
}

/** Which one is spoken of where none was asked about for certain. */
const latest = (transfer: Transfer): Happening => ({
  kind: 'told',
  words: { key: 'guide.account.latest', facts: factsOf(transfer) },
});

function askWhich(
  transfers: readonly Transfer[],
  says: (transfer: Transfer) => readonly Happening[],
  conversation: Asker['conversation'],
) {
  const candidates = transfers.slice(0, mostAsked).map(
    (transfer): Candidate => ({
      words: { key: 'guide.account.one', facts: factsOf(transfer) },
      detail: { key: statusLabelKey(displayOf(transfer), 'long') },
      plan: {},
      tells: says(transfer),
    }),
  );
  conversation.doubt({ key: 'guide.account.which' }, candidates);
}

/** Said in one go, and then the question again, which nothing of it answered. */
function answered(conversation: Asker['conversation'], happenings: readonly Happening[]): void {
  for (const happening of happenings) conversation.log(happening);
  conversation.askAgain();
}

/** The one this conversation made, or follows. */
export function transferAtHand(guide: Asker['guide']): string | undefined {
  const { context, children } = guide.getSnapshot();
  return children.sendMoney?.getSnapshot().context.transfer?.id ?? context.followed?.transferId;
}
