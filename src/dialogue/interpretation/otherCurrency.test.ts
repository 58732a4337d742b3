import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyOf } from '#domain/reference/countries.ts';
import { type PayInCountryCode, payInCountryCodes, payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import { phrasesOf } from '#src/understanding/phrases.ts';
import { english } from '#src/understanding/words/english.ts';
import { french } from '#src/understanding/words/french.ts';
import { currencyFamilies } from '#src/understanding/words/vocabulary.ts';
import { readingAt } from '#tests/paths/fixtures/fakeFlows.ts';
import { amountOf } from '../answerValues.ts';
import { atFirst } from '../dialogueContext.ts';
import type { Part, Plan } from '../question.ts';
import { interpret } from './interpret.ts';
import type { Outcome, Situation } from './situation.ts';

const parts: readonly Part[] = [
  { id: 'amount', control: { kind: 'amount' } },
  { id: 'destination', control: { kind: 'search', options: [{ id: 'CM', words: { country: 'CM' } }] } },
  { id: 'recipient', control: { kind: 'recipient', country: 'CM', method: 'mobile_money' } },
];

const at = (part: Part, origins: readonly PayInCountryCode[]): Situation => ({
  part,
  answers: {},
  context: atFirst({ thread: [] }),
  reading: { ...readingAt('price'), origins },
  language: 'en',
  today: '2026-11-28',
  write: () => 'words',
});

/** Every amount that is taken, kept for later or offered. */
const amountsIn = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes.flatMap((outcome) => {
    const plans: readonly Plan[] =
      outcome.type === 'answers.planned'
        ? [outcome.plan]
        : outcome.type === 'answers.corrected' || outcome.type === 'offer.corrected'
          ? [outcome.said]
          : outcome.type === 'words.ambiguous'
            ? outcome.candidates.map(({ plan }) => plan)
            : [];
    const given = outcome.type === 'answer.given' && amountOf(outcome.value) ? [outcome.value] : [];
    return [...given, ...plans.flatMap(({ amount }) => amount?.value ?? [])];
  });

const names = [english, french].flatMap(({ currencies }) =>
  Object.keys(currencyFamilies).flatMap((family) => phrasesOf(currencies[family as keyof typeof currencyFamilies])),
);
const delivered = payoutCountryCodes.map(currencyOf);

describe('a sum in whatever currency, said by somebody who may send from few countries (QUO-19, D-70)', () => {
  test('is only taken, kept or offered in money they can send or the other side gets', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...parts),
        fc.constantFrom<readonly PayInCountryCode[]>(['GB'], ['CA'], ['FR', 'BE'], payInCountryCodes),
        fc.integer({ min: 1, max: 5_000 }),
        fc.constantFrom(...names),
        fc.constantFrom('', ' to Cameroon', ' à Marie', 'send '),
        (part, origins, figure, name, around) => {
          const said = around.endsWith(' ') ? `${around}${figure} ${name}` : `${figure} ${name}${around}`;
          for (const value of amountsIn(interpret(said, at(part, origins)))) {
            const answer = amountOf(value);
            expect(answer, `“${said}” became “${value}”`).toBeDefined();
            const payable = answer?.typed === 'payout' ? delivered : origins.map(currencyOf);
            expect(payable).toContain(answer?.amount.currency);
            expect(origins).toContain(answer?.from);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  test.each(['100 dollars', '100 euros', '100 yen', '100 US dollars', '5000 naira to Cameroon'])(
    '“%s” is told what there is instead',
    (said) => {
      const [amount] = parts;
      if (!amount) throw new Error('No question asks an amount');
      expect(JSON.stringify(interpret(said, at(amount, ['GB'])))).toContain('guide.told.otherCurrency');
    },
  );
});
