import type { FeeOutcome } from '#domain/quote/feeOutcomes.ts';
import { readFeeWish } from '#src/understanding/feeWishes.ts';
import type { Candidate } from '../question.ts';
import type { FeeChoice, FeeSwitch } from '../reading.ts';
import type { Words } from '../words.ts';
import { isForTheBox } from './atTheBox.ts';
import {
  acknowledged,
  answer,
  type Interpretation,
  type Outcome,
  plan,
  type Situation,
  type Told,
  tell,
  typed,
} from './situation.ts';

/** Who pays for the last stretch, once a price is being made. What else was said is interpreted by itself. */
export function asFeeWish(
  said: string,
  situation: Situation,
  interpretRest: (rest: string) => readonly Outcome[],
): Interpretation {
  const { feeSwitch } = situation.reading;
  const wish = feeSwitch && !isForTheBox(said, situation.part) ? readFeeWish(said) : undefined;
  if (!feeSwitch || !wish) return undefined;
  const { isPaid, rest } = wish;
  return [
    typed(said),
    ...feeSwitched(isPaid, feeSwitch),
    ...(rest === '' ? (feeSwitch.amount === undefined ? [acknowledged] : []) : interpretRest(rest)),
  ];
}

/** It is switched where the price is made; what was priced with it otherwise is opened for it and priced again. */
export function feeSwitched(isPaid: boolean, { to, amount }: FeeSwitch): readonly Told[] {
  const switched: readonly Told[] = [
    { type: 'flow.asked', act: to(isPaid) },
    tell({ key: isPaid ? 'guide.told.feePaid' : 'guide.told.feeLeft' }),
  ];
  return amount === undefined ? switched : [{ type: 'answer.reopened', part: 'amount' }, ...switched, answer(amount)];
}

/** Pressed: what counts already only closes the question. */
export const feeChosen = (isPaid: boolean, choice: FeeChoice | undefined, feeSwitch: FeeSwitch): readonly Told[] =>
  choice?.kind === 'choice' && choice.isPaid === isPaid
    ? [plan({}), tell({ key: isPaid ? 'guide.told.feePaid' : 'guide.told.feeLeft' })]
    : [plan({}), ...feeSwitched(isPaid, feeSwitch)];

/** "Who pays the withdrawal fee?": both outcomes beside each other, to be chosen by a press, or why there is no choice (peers 4). */
export function asFeeQuestion({ reading }: Situation): readonly Outcome[] | undefined {
  const choice = reading.feeChoice();
  if (!choice) return undefined;
  if (choice.kind === 'none') return [acknowledged, tell({ key: `guide.fee.none.${choice.because}` })];
  if (choice.kind === 'leftOut') return [acknowledged, tell({ key: 'guide.fee.leftOut' })];
  const { outcomes } = choice;
  const facts = { method: reading.draft.transferMethod };
  const words = [outcomeWords('paid', outcomes.paid), outcomeWords('leftOut', outcomes.leftOut)] as const;
  if (!reading.feeSwitch) return [acknowledged, ...words.map(tell), tell({ key: 'guide.fee.fixed' })];
  const candidates: readonly Candidate[] = [
    { words: words[0], plan: {}, paysFee: true },
    { words: words[1], plan: {}, paysFee: false },
  ];
  const key = choice.isPaid ? 'guide.fee.askPaid' : 'guide.fee.askLeftOut';
  return [{ type: 'words.ambiguous', words: { key, facts }, candidates }];
}

const outcomeWords = (outcome: 'paid' | 'leftOut', { youPay, theyKeep }: FeeOutcome): Words => ({
  key: `guide.fee.${outcome === 'paid' ? 'paidFor' : 'leftToThem'}`,
  facts: { total: youPay, get: theyKeep },
});
