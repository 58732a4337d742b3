import { sumChangeIn } from '#src/understanding/sumChange.ts';
import { amountOf, amountText } from '../answerValues.ts';
import type { Plan } from '../question.ts';
import { onceRunning } from './onceRunning.ts';
import { isTyped, listeningTo } from './parsing.ts';
import { acknowledged, type Outcome, type Situation, typed } from './situation.ts';

type Changed =
  | { readonly kind: 'plan'; readonly plan: Plan }
  /** That it is to be more or less, and not how much. */
  | { readonly kind: 'told'; readonly outcomes: readonly Outcome[] };

/** A sum was answered, and may be put right from here: nothing is read of a sentence that can change none. */
export const mayChangeSum = ({ part, context, reading, answers }: Situation): boolean =>
  reading.understood(answers).amount !== undefined && !isTyped(part) && context.changeable.includes('amount');

/** The sum put in place of the one that stands: "add 20", "what about 100?". */
export function sumChangedIn(said: string, situation: Situation): Changed | undefined {
  const { reading, answers } = situation;
  const before = mayChangeSum(situation) ? amountOf(reading.understood(answers).amount ?? '') : undefined;
  if (!before) return undefined;
  const { known, language } = listeningTo(situation);
  const corridor = { from: before.from, to: known.destination };
  const now = sumChangeIn(said, { sum: before.amount, corridor, language, known });
  if (now === undefined) return undefined;
  if (now === 'unsaid') {
    const words = { key: 'guide.problems.unclear.amountInFull' } as const;
    return { kind: 'told', outcomes: [typed(said), acknowledged, onceRunning(words, situation)] };
  }
  return { kind: 'plan', plan: { amount: { value: amountText({ ...before, amount: now }) } } };
}
