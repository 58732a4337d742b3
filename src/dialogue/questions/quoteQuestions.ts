import { priceFailure } from '#contract/quote/priceFailure.ts';
import type { Money } from '#domain/money/money.ts';
import { minimumSend } from '#domain/quote/limits.ts';
import { isPayoutCountry, payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import { methodsAvailable } from '#domain/reference/deliveryMatrix.ts';
import { payoutMethods } from '#domain/reference/payoutMethods.ts';
import { calculationOf } from '#src/machines/quote/price-quote/calculation.ts';
import { amountOf } from '../answerValues.ts';
import type { Here, Questions } from '../flows/question.ts';
import type { Finish, Part } from '../question.ts';
import { enteredBy } from '../tellAmount.ts';
import { amountWords, methodWords } from '../transferWords.ts';

/** Where to, how, how much: the calculator's answers one by one, each told to the machine at once. */
export const priceQuoteQuestions: Questions['priceQuote'] = {
  amount: {
    parts: (here) => (here.snapshot.matches({ calculating: 'unavailable' }) ? [rateRetry] : quoteParts(here)),
    finish,
    keepUp: ({ actor, snapshot, answers }) => {
      const edit = nextEdit({ snapshot, answers });
      return edit && snapshot.can(edit) ? { tells: JSON.stringify(edit), act: () => actor.send(edit) } : undefined;
    },
  },
  newPrice: {
    parts: () => [
      {
        id: 'newPrice',
        control: { kind: 'newPrice' },
        wordsOf: (answer) => ({ key: answer === 'accept' ? 'send.newPrice.accept' : 'send.newPrice.changeAmount' }),
      },
    ],
    finish: ({ actor, answers }) => ({
      kind: 'send',
      act: () => actor.send({ type: answers.newPrice === 'accept' ? 'newPrice.accepted' : 'amount.reopened' }),
      forgets: ['amount'],
    }),
  },
};

const rateRetry: Part = {
  id: 'rateRetry',
  control: { kind: 'choice', options: [{ id: 'retry', words: { key: 'common.tryAgain' } }] },
};

function quoteParts({ answers, snapshot: { context } }: Here<'priceQuote'>): readonly Part[] {
  const country = isPayoutCountry(answers.destination ?? '') ? answers.destination : undefined;
  const destination = country && isPayoutCountry(country) ? country : context.draft.toReceive.countryCode;
  const available = methodsAvailable(destination);
  const method = payoutMethods.find((known) => known === answers.method) ?? context.draft.transferMethod;
  return [
    {
      id: 'destination',
      control: {
        kind: 'choice',
        options: payoutCountryCodes.map((code) => ({ id: code, words: { country: code } })),
      },
      wordsOf: (code) => ({ country: code }),
    },
    // One way is no question.
    ...(available.length > 1
      ? [
          {
            id: 'method',
            control: {
              kind: 'choice',
              options: available.map((id) => ({
                id,
                words: methodWords(id),
                detail: { key: `guide.methodDetail.${id}` },
              })),
            },
            facts: { country: destination },
          } satisfies Part,
        ]
      : []),
    {
      id: 'amount',
      control: { kind: 'amount' },
      facts: { country: destination, method },
      check: (text) => (amountOf(text) ? undefined : { key: 'guide.problems.amount' }),
      wordsOf: amountWords,
    },
  ];
}

/** Asks for the promise as soon as there is a price. */
function finish(here: Here<'priceQuote'>): Finish {
  const { actor, snapshot, answers } = here;
  if (answers.rateRetry) {
    return { kind: 'send', act: () => actor.send({ type: 'retry.chosen' }), forgets: ['rateRetry'] };
  }
  // What the machine would not take is not of this country any more.
  if (nextEdit(here)) return { kind: 'refuse', words: { key: 'guide.problems.amount' }, asksAgain: 'amount' };
  if (!snapshot.matches({ calculating: 'ready' }) && !snapshot.matches({ calculating: 'refreshingExchange' })) {
    return { kind: 'wait' };
  }
  const { draft, failure } = snapshot.context;
  const said = amountOf(answers.amount ?? '');
  if (said?.typed === 'total' && !enteredBy(said, snapshot.context)) return tooLittle(said.amount);
  const answer = calculationOf(snapshot.context);
  const refusal =
    answer &&
    priceFailure(answer.price, {
      base: draft.payinCurrency,
      target: draft.payoutCurrency,
      method: draft.transferMethod,
    });
  if (refusal) return { kind: 'refuse', words: { failure: refusal }, asksAgain: 'amount' };
  if (!answer)
    return { kind: 'refuse', words: failure ? { failure } : { key: 'guide.problems.amount' }, asksAgain: 'amount' };
  return { kind: 'send', act: () => actor.send({ type: 'quote.requested' }) };
}

/** What the machine has not been told yet. */
function nextEdit({ snapshot, answers }: Pick<Here<'priceQuote'>, 'snapshot' | 'answers'>) {
  const { draft } = snapshot.context;
  const destination = payoutCountryCodes.find((code) => code === answers.destination);
  if (destination && destination !== draft.toReceive.countryCode) {
    return { type: 'destination.chosen', countryCode: destination } as const;
  }
  const method = payoutMethods.find((known) => known === answers.method);
  if (method && method !== draft.transferMethod) return { type: 'method.chosen', method } as const;
  const said = amountOf(answers.amount ?? '');
  if (!said) return undefined;
  if (said.from !== draft.toSend.countryCode) return { type: 'origin.chosen', countryCode: said.from } as const;
  const entered = enteredBy(said, snapshot.context);
  if (!entered) return undefined;
  const { typed, amount } = entered;
  const held = typed === 'payin' ? draft.payinActualValue : draft.payoutActualValue;
  const isHeld = draft.typed === typed && held?.minor === amount.minor && held.currency === amount.currency;
  return isHeld ? undefined : ({ type: 'amount.entered', ...entered } as const);
}

const tooLittle = (total: Money): Finish => ({
  kind: 'refuse',
  words: { key: 'guide.problems.totalTooSmall', facts: { total, send: minimumSend(total.currency) } },
  asksAgain: 'amount',
});
