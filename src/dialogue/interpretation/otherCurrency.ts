import { type Currency, minorDigits } from '#domain/money/currency.ts';
import { type Money, money } from '#domain/money/money.ts';
import { currencyOf } from '#domain/reference/countries.ts';
import { receiveCurrencyOf } from '#src/understanding/currencyReading.ts';
import { understand } from '#src/understanding/understand.ts';
import type { Amount, Understanding } from '#src/understanding/understanding.ts';
import { amountText } from '../answerValues.ts';
import { without } from '../plan.ts';
import type { Candidate, Plan } from '../question.ts';
import { planFrom } from './answersFrom.ts';
import { isForTheBox } from './atTheBox.ts';
import { listeningTo } from './parsing.ts';
import {
  answer,
  type Interpretation,
  type Outcome,
  plan as planned,
  type Situation,
  tell,
  typed,
} from './situation.ts';
import { saidIn } from './unserved.ts';

type Read = { readonly understood: Understanding; readonly plan: Plan };

/** "100 dollars" of somebody who lives in Britain: what they can send is told, with as much of it to choose. */
export function asOtherCurrency(said: string, { understood, plan }: Read, situation: Situation): Interpretation {
  const { part, context } = situation;
  const meant = amountsMeant(understood);
  if (plan.amount || meant === undefined || isForTheBox(said, part)) return undefined;
  const isPossible = meant.some(
    (value) => planFrom({ amount: { value, span: { start: 0, end: 0 } } }, situation).amount,
  );
  if (isPossible || (meant.length === 0 && !namesOther(said, situation))) return undefined;
  const here = plan[part.id]?.value;
  const ahead = without(plan, [part.id, ...context.changeable]);
  const changed = without(plan, [part.id, ...Object.keys(ahead)]);
  return [
    typed(said),
    planned(ahead),
    ...(here === undefined ? otherCurrency(situation, { meant, changed }) : [tell(wordsOf(situation)), answer(here)]),
  ];
}

type Other = { readonly meant: readonly Amount[]; readonly changed: Plan };

/** What can be sent, and as much of it as was said of the other, with what was put right in the same breath. */
export function otherCurrency(situation: Situation, other?: Other): readonly Outcome[] {
  const [sum] = other?.meant.filter(({ side }) => side !== 'receive') ?? [];
  const candidate = sum && sameOf(sum, other?.changed ?? {}, situation);
  return [{ type: 'words.ambiguous', words: wordsOf(situation), candidates: candidate ? [candidate] : [] }];
}

const wordsOf = ({ reading }: Situation) => ({
  key: 'guide.told.otherCurrency' as const,
  facts: { options: currenciesOf(reading).map((label) => ({ label })) },
});

const currenciesOf = ({ origins }: Situation['reading']): readonly Currency[] => [...new Set(origins.map(currencyOf))];

/** "100 euros" as 100 pounds, for who can send nothing else. */
function sameOf({ side, money: said }: Amount, changed: Plan, { reading }: Situation): Candidate | undefined {
  const [own, ...others] = currenciesOf(reading);
  const [from] = reading.origins;
  if (!own || !from || others.length > 0) return undefined;
  const minor = inMinorOf(own, said);
  if (minor === undefined) return undefined;
  const typed = side === 'total' ? 'total' : 'payin';
  const plan = { ...changed, amount: { value: amountText({ typed, from, amount: money(own, minor) }) } };
  return { words: { key: 'guide.correct.change', facts: { said: saidIn(plan) } }, plan };
}

/** The figure as it was said, in minor units of another currency; nothing where there is no such sum. */
export function inMinorOf(currency: Currency, { currency: before, minor }: Money): number | undefined {
  const same = (minor * 10 ** minorDigits(currency)) / 10 ** minorDigits(before);
  return Number.isSafeInteger(same) ? same : undefined;
}

const amountsMeant = ({ slots, ambiguities }: Understanding): readonly Amount[] | undefined =>
  slots.amount
    ? [slots.amount.value]
    : ambiguities.flatMap((one) => (one.slot === 'amount' ? [one.candidates] : []))[0];

/** A currency that is neither sent from here nor paid out there: "100 yen", or naira where francs are. */
function namesOther(said: string, situation: Situation): boolean {
  const { known, ...listening } = listeningTo(situation);
  const { slots, ambiguities } = understand(said.replace(/[\d.,]+/g, ' '), { ...listening, known, asking: 'currency' });
  if (ambiguities.some(({ slot, candidates }) => slot === 'currency' && candidates.length === 0)) return true;
  const named = slots.currency?.value;
  const received = receiveCurrencyOf({ from: known.senderCountry, to: known.destination });
  return named !== undefined && named !== received && !currenciesOf(situation.reading).includes(named);
}
