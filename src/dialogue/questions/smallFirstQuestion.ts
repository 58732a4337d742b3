import { moneyOf } from '#contract/transfer/transferSum.ts';
import { add } from '#domain/money/money.ts';
import type { SmallFirst } from '#src/machines/transfer/send-money/sendMoneyContext.ts';
import { choice, type Question } from '../flows/question.ts';
import type { Facts } from '../words.ts';

/** The least first, with what two transfers cost instead of one (peers 26). */
export const smallFirstQuestion: Question<'sendMoney'> = choice(
  'smallFirst',
  {
    yes: {
      words: { key: 'guide.options.smallFirstYes' },
      act: ({ actor }) => actor.send({ type: 'smallFirst.confirmed' }),
    },
    no: { words: { key: 'send.smallFirst.decline' }, act: ({ actor }) => actor.send({ type: 'smallFirst.declined' }) },
  },
  { facts: ({ snapshot: { context } }) => (context.smallFirst ? smallFirstFees(context.smallFirst) : {}) },
);

/** Both fees as one, beside that of sending it at once. */
const smallFirstFees = ({ quote: { originAmount, originCurrency: paid }, fees }: SmallFirst): Facts => ({
  send: moneyOf(originAmount, paid),
  total: add(moneyOf(fees.first, paid), moneyOf(fees.rest, paid)),
  before: moneyOf(fees.atOnce, paid),
});
