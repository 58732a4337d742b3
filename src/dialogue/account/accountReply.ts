import type { Transfer } from '#contract/transfer/transfer.ts';
import { displayOf } from '#contract/transfer/transferDisplay.ts';
import { statusLabelKey } from '#domain/transfer/statusLabelKey.ts';
import type { DialogueTold } from '../dialogueContext.ts';
import type { AccountAsked } from '../interpretation/situation.ts';
import type { Candidate } from '../question.ts';
import { type Happening, told } from '../thread.ts';
import type { Words } from '../words.ts';
import { accountAnswers, factsOf } from './accountAnswers.ts';

/** What the dialogue is told once the account was looked into, one after the other. */
export type AccountReply = readonly DialogueTold[];

/** More are not asked about one by one. */
const mostAsked = 6;

/** Said in one go, and then the question again, which nothing of it answered. */
export const said = (happenings: readonly Happening[]): AccountReply => [
  { type: 'thread.continued', happenings },
  { type: 'question.repeated' },
];

/** Answers from the sender’s own transfers, newest first, those that were read for the question. */
export function accountReply(
  { question, recipientId, reference }: AccountAsked & { readonly question: keyof typeof accountAnswers },
  all: readonly Transfer[],
): AccountReply {
  const { concerns, elseNewest, says, none } = accountAnswers[question];
  const theirs = recipientId === undefined ? all : all.filter((transfer) => transfer.recipientId === recipientId);
  // What was named is spoken of as it stands, where anything can be said of it.
  const concerned = reference !== undefined && elseNewest ? theirs : theirs.filter(concerns);
  const [only, ...others] = concerned;
  if (only && others.length > 0) return [whichOne(concerned, says)];
  if (only) return said(says(only));
  const newest = elseNewest && theirs[0];
  if (newest) return said([latest(newest), ...says(newest)]);
  if (reference !== undefined && all.length === 0) return said([told({ key: 'guide.account.referenceUnknown' })]);
  if (recipientId !== undefined && theirs.length === 0) {
    return said([told({ key: 'guide.account.noneToThem', facts: { recipientId } })]);
  }
  return said([told(none)]);
}

/** Which one is spoken of where none was asked about for certain. */
const latest = (transfer: Transfer): Happening => told({ key: 'guide.account.latest', facts: factsOf(transfer) });

const whichOne = (
  transfers: readonly Transfer[],
  says: (transfer: Transfer) => readonly Happening[],
): DialogueTold => ({
  type: 'words.ambiguous',
  words: { key: 'guide.account.which' } satisfies Words,
  candidates: transfers.slice(0, mostAsked).map(
    (transfer): Candidate => ({
      words: { key: 'guide.account.one', facts: factsOf(transfer) },
      detail: { key: statusLabelKey(displayOf(transfer), 'long') },
      plan: {},
      tells: says(transfer),
    }),
  ),
});
