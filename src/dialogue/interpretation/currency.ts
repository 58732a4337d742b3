import { money } from '#domain/money/money.ts';
import { marksCorrection } from '#src/understanding/correction.ts';
import { isPaidIn } from '#src/understanding/currencyReading.ts';
import { asksSomething } from '#src/understanding/topics.ts';
import { understand } from '#src/understanding/understand.ts';
import type { Amount } from '#src/understanding/understanding.ts';
import { type AmountAnswer, amountOf } from '../answerValues.ts';
import { wordsOfTransferPart } from '../transferWords.ts';
import { planFrom } from './answersFrom.ts';
import { inMinorOf, otherCurrency } from './otherCurrency.ts';
import { isTyped, listeningTo } from './parsing.ts';
import { type Interpretation, type Outcome, type Situation, typed } from './situation.ts';

/** More words say more than a currency. */
const mostWords = 6;

/** "I mean pounds": the sum that is asked about, or was said before, in the currency that is named alone. */
export function asCurrency(said: string, situation: Situation): Interpretation {
  const { part, context } = situation;
  if (isTyped(part) || asksSomething(said) || said.split(' ').length > mostWords) return undefined;
  const { slots, ambiguities } = understand(said, { ...listeningTo(situation), asking: 'currency' });
  const currency = slots.currency?.value;
  if (currency === undefined || ambiguities.length > 0 || Object.keys(slots).length > 1) return undefined;
  const meant = context.candidates.filter(
    ({ plan }) => amountOf(plan.amount?.value ?? '')?.amount.currency === currency,
  );
  const [only, ...others] = meant;
  if (only && others.length === 0) return [typed(said), { type: 'candidate.chosen', candidate: only }];
  const { typed: as, amount: before } = saidBefore(situation) ?? {};
  if (!before || before.currency === currency) return undefined;
  const minor = inMinorOf(currency, before);
  if (minor === undefined) return undefined;
  const side = !isPaidIn(currency) ? 'receive' : as === 'total' ? 'total' : 'send';
  const value: Amount = { side, money: money(currency, minor) };
  const plan = planFrom({ amount: { value, span: { start: 0, end: said.length } } }, situation);
  const words = plan.amount && wordsOfTransferPart('amount', plan.amount.value);
  if (!words) return [typed(said), ...otherCurrency(situation)];
  const meaning: Outcome = marksCorrection(said, { isFree: false })
    ? { type: 'answers.corrected', said: plan }
    : { type: 'words.ambiguous', words: { key: 'guide.problems.unclear.amount' }, candidates: [{ words, plan }] };
  return [typed(said), meaning];
}

/** Of a sum with the fees in it, the flow holds only what is left of it to send. */
function saidBefore({ context: { drafts }, reading, answers }: Situation): AmountAnswer | undefined {
  const held = amountOf(reading.understood(answers).amount ?? '');
  const said = amountOf(Object.values(drafts).find(({ amount }) => amount !== undefined)?.amount ?? '');
  return said?.typed === 'total' && said.amount.currency === held?.amount.currency ? said : held;
}
