import type { HistoryFilter } from '#contract/transfer/historyFilter.ts';
import type { PayInCurrency } from '#domain/money/currency.ts';
import { readReference } from '#domain/transfer/transferReference.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { calculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';
import { transferAtHand } from '../flows/transferAtHand.ts';
import type { AccountAsked } from '../interpretation/situation.ts';
import { type Happening, told } from '../thread.ts';
import { type AccountReply, said } from './accountReply.ts';
import { filterFor, mostListed } from './historyReply.ts';

/** Newest first; whoever asks means one of these. */
const looksBackOver = 20;

/** What has to be read to answer a question about the sender’s account; the face reads it. */
export type AccountRead =
  /** What the sender may still send; nothing of their own where they are signed out. */
  | { readonly kind: 'limits'; readonly currency: PayInCurrency }
  | { readonly kind: 'rewards' | 'open' }
  | { readonly kind: 'history'; readonly filter: HistoryFilter; readonly most: number }
  | { readonly kind: 'named'; readonly reference: string }
  | { readonly kind: 'atHand'; readonly transferId: string }
  | { readonly kind: 'newest'; readonly most: number };

/** What is read for it, or the answer where that is known already. */
export type AccountStep = { readonly reads: AccountRead } | { readonly reply: AccountReply };

/** Where one is followed, it is the one that is meant; and the one made here, where it is about cancelling. */
export function accountStep(asked: AccountAsked, guide: GuidedSenderActor): AccountStep {
  const { question, recipientId, reference } = asked;
  const { userId, followed } = guide.getSnapshot().context;
  if (question === 'limits') {
    const priceQuote = guide.getSnapshot().children.sendMoney?.getSnapshot().children.priceQuote;
    const view = priceQuote && calculatorView(priceQuote.getSnapshot().context);
    return { reads: { kind: 'limits', currency: view?.draft.payinCurrency ?? 'GBP' } };
  }
  if (userId === undefined) return { reply: said(signedOut) };
  if (question === 'history') return { reads: { kind: 'history', filter: filterFor(asked), most: mostListed } };
  if (question === 'rewards' || question === 'open') return { reads: { kind: question } };
  if (reference !== undefined) {
    const isWhole = readReference(reference)?.kind === 'whole';
    return isWhole ? { reads: { kind: 'named', reference } } : { reply: said([told(referenceWrong)]) };
  }
  const isAboutIt =
    question === 'canCancel' || question === 'changeRecipient' || (question === 'status' && followed !== undefined);
  const transferId = transferAtHand(guide);
  if (isAboutIt && transferId !== undefined && recipientId === undefined) {
    return { reads: { kind: 'atHand', transferId } };
  }
  return { reads: { kind: 'newest', most: looksBackOver } };
}

/** Nothing could be read. */
export const accountAway: AccountReply = said([told({ key: 'guide.account.away' })]);

const referenceWrong = { key: 'guide.account.referenceWrong' } as const;

const signedOut: readonly Happening[] = [
  told({ key: 'guide.account.signedOut' }),
  { kind: 'lead', words: { key: 'guide.account.signIn' }, to: '/sign-in' },
];
