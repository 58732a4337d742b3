import { pastTransfer, wasPaid } from '#contract/transfer/pastTransfer.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { planAgain } from '../flows/lastTime.ts';
import type { AccountAsked } from '../interpretation/situation.ts';
import { saidIn } from '../interpretation/unserved.ts';
import { without } from '../plan.ts';
import { told } from '../thread.ts';
import { factsOf } from './accountAnswers.ts';
import { type AccountReply, said } from './accountReply.ts';

/**
 * "Same as last time", "the same to Marie": of the last one that was paid for, what is not answered yet, offered to be
 * pressed, since money is never guessed.
 */
export function sendAgainReply({ recipientId, again }: AccountAsked, all: readonly Transfer[]): AccountReply {
  const last = all.find((one) => wasPaid(one) && (recipientId === undefined || one.recipientId === recipientId));
  const past = last && pastTransfer(last);
  if (!past) {
    if (recipientId !== undefined) return said([told({ key: 'guide.account.noneToThem', facts: { recipientId } })]);
    return said([told({ key: 'guide.told.neverGuessed' })]);
  }
  const plan = { ...without(planAgain(past), again?.keeps ?? []), ...again?.instead };
  const words = { key: 'guide.correct.change', facts: { said: saidIn(plan) } } as const;
  const key = recipientId === undefined ? 'guide.account.again' : 'guide.account.againToThem';
  return [{ type: 'words.ambiguous', words: { key, facts: factsOf(last) }, candidates: [{ words, plan }] }];
}
