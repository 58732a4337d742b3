import { minorDigits } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import type { Part } from '#src/dialogue/question.ts';
import { marksCorrection } from '#src/understanding/correction.ts';
import { isPaidIn } from '#src/understanding/currencyReading.ts';
import { asksSomething } from '#src/understanding/topics.ts';
import { understand } from '#src/understanding/understand.ts';
import type { Amount } from '#src/understanding/understanding.ts';
import type { Listener } from './hear.ts';
import { planFrom } from './heardAnswers.ts';
import { isTyped, listeningTo } from './listening.ts';
import { amountOf } from './questions/quoteQuestions.ts';
import { understood } from './recap.ts';
import { wordsOfTransferPart } from './transferWords.ts';

/** More words say more than a currency. */
const mostWords = 6;

/** "I mean pounds": the sum that is asked about, or was said before, in the currency that is named alone. */
export function hearCurrency(said: string, part: Part, listener: Listener): boolean {
  const { conversation, state, guide } = listener;
  if (isTyped(part) || asksSomething(said) || said.split(' ').length > mostWords) return false;
  const { slots, doubts } = understand(said, { ...listeningTo(part, listener), asking: 'currency' });
  const currency = slots.currency?.value;
  if (currency === undefined || doubts.length > 0 || Object.keys(slots).length > 1) return false;
  const meant = state.candidates.filter(({ plan }) => amountOf(plan.amount?.value ?? '')?.amount.currency === currency);
  const [only, ...others] = meant;
  if (only && others.length === 0) {
    conversation.noteTyped(said);
    conversation.choose(only);
    return true;
  }
  const before = amountOf(understood(listener).amount ?? '')?.amount;
  if (!before || before.currency === currency) return false;
  const minor = (before.minor * 10 ** minorDigits(currency)) / 10 ** minorDigits(before.currency);
  if (!Number.isSafeInteger(minor)) return false;
  const value: Amount = { side: isPaidIn(currency) ? 'send' : 'receive', money: money(currency, minor) };
  const plan = planFrom({ amount: { value, span: { start: 0, end: said.length } } }, { part, guide });
  const words = plan.amount && wordsOfTransferPart('amount', plan.amount.value);
  if (!words) return false;
  conversation.noteTyped(said);
  if (marksCorrection(said, { isFree: false })) conversation.putRight(plan);
  else conversation.doubt({ key: 'guide.problems.unclear.amount' }, [{ words, plan }]);
  return true;
}
