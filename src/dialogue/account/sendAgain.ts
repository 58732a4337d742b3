import { pastTransfer, wasPaid } from '#contract/transfer/pastTransfer.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { stepFrom } from '#src/understanding/sumChange.ts';
import { type AmountAnswer, amountOf, amountText } from '../answerValues.ts';
import { planAgain } from '../flows/lastTime.ts';
import type { AccountAsked } from '../interpretation/situation.ts';
import { saidIn } from '../interpretation/unserved.ts';
import { without } from '../plan.ts';
import type { Plan } from '../question.ts';
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
  const then = planAgain(past);
  const other = again?.change && otherThan(then, again.change);
  if (again?.change && !other) return said([told({ key: 'guide.told.neverGuessed' })]);
  const instead = other ? { amount: { value: amountText(other) } } : again?.instead;
  const plan = { ...without(then, again?.keeps ?? []), ...instead };
  const words = { key: 'guide.correct.change', facts: { said: saidIn(plan) } } as const;
  const same = recipientId === undefined ? 'guide.account.again' : 'guide.account.againToThem';
  const key = other ? 'guide.account.againOther' : same;
  const facts = { ...factsOf(last), ...(other && { total: other.amount }) };
  return [{ type: 'words.ambiguous', words: { key, facts }, candidates: [{ words, plan }] }];
}

/** The sum of then, less or more; a part of it is of one currency only. */
function otherThan(then: Plan, { step, currency }: Change): AmountAnswer | undefined {
  const before = amountOf(then.amount?.value ?? '');
  if (!before || (step.kind !== 'times' && before.amount.currency !== currency)) return undefined;
  const amount = stepFrom(before.amount, step);
  return amount && { ...before, amount };
}

type Change = NonNullable<NonNullable<AccountAsked['again']>['change']>;
