import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { agreedBy } from '#src/dialogue/agreement.ts';
import { optionsOf as optionsFrom } from '#src/dialogue/flows/listedOptions.ts';
import type { Control } from '#src/dialogue/question.ts';
import type { PartId } from '#src/dialogue/words.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { paymentWaysQuery } from '#src/services/payment/paymentQueries.ts';
import { fetchedRecords } from '#src/ui/screens/guide/fetchedRecords.ts';
import { beginsWithYes } from '#src/understanding/experience.ts';
import { type AskedPart, askedParts } from '#tests/fixtures/askedParts.ts';
import { interpretingIn } from '#tests/fixtures/interpretedAt.ts';
import { corpus } from '#tests/fixtures/utteranceCorpus.ts';

/** The review offers to pay as last time. */
queryClient.setQueryData(paymentWaysQuery.queryKey, { closed: {}, switched: [], paidLast: { provider: 'truelayer' } });
const optionsOf = (control: Control) => optionsFrom(control, fetchedRecords);
const all = await askedParts();
const yesQuestions = all.filter(({ part }) => agreedBy(part, optionsOf) !== undefined);

const facts = ['amount', 'currency', 'destination', 'payoutMethod', 'network', 'recipient', 'phone', 'account'];
const isFact = (said: string) => facts.includes(said.replace(/^\?/, '').replace(/=.*/, ''));
const factual = (language: Language) =>
  corpus('open', language)
    .filter(({ expected }) => expected.some(isFact))
    .map(({ text }) => text);

/** Consent tells nothing of what happened. */
const happened: readonly PartId[] = ['hasMet', 'isHurried', 'isToldWhatToSay'];

const agreements: Record<Language, readonly string[]> = {
  en: ['yes', 'Yes please', 'ok', 'sure', 'go ahead', 'I agree', 'perfect, thanks'],
  fr: ['oui', 'Oui merci', "d'accord", 'ok', 'vas-y', 'je confirme', "oui s'il te plaît"],
};

const refusals: Record<Language, readonly string[]> = {
  en: [
    'yes but 200',
    'yes, to Kenya',
    'ok not that',
    'sure, no',
    'yes?',
    'yes if they agree',
    'yes, 200 pounds',
    'ok to Kwame',
  ],
  fr: [
    'oui mais 200',
    'oui, au Kenya',
    'ok pas ça',
    'oui, non',
    'oui ?',
    "oui si c'est rapide",
    'oui, 200 livres',
    'ok à Kwame',
  ],
};

async function listeningIn(language: Language) {
  const outcomesOf = await interpretingIn(language);
  /** What a question was answered with, when it was. */
  return (text: string, asked: AskedPart): string | undefined =>
    outcomesOf(text, asked).find((outcome) => outcome.type === 'answer.given')?.value;
}

test('the questions answered by yes are found in the tables of every flow', () => {
  expect(new Set(yesQuestions.map(({ flow }) => flow)).size).toBeGreaterThanOrEqual(12);
  expect([...new Set(yesQuestions.map(({ part }) => part.id))]).toEqual(
    expect.arrayContaining(['repeat', 'review', 'newPrice', 'trust', 'startOver', 'cancellation', 'nothingDue']),
  );
});

describe.each(languages)('a question that is answered by yes, in %s', async (language) => {
  const heard = await listeningIn(language);

  test('takes a plain yes, and where it asks what happened nothing else', () => {
    for (const asked of yesQuestions) {
      for (const text of agreements[language]) {
        const isTaken = !happened.includes(asked.part.id) || beginsWithYes(text);
        expect(heard(text, asked), `"${text}" at ${asked.part.id}`).toBe(
          isTaken ? agreedBy(asked.part, optionsOf) : undefined,
        );
      }
    }
  });

  test.each(refusals[language])('does not take "%s"', (text) => {
    for (const asked of yesQuestions) {
      expect(heard(text, asked), `"${text}" at ${asked.part.id}`).not.toBe(agreedBy(asked.part, optionsOf));
    }
  });

  const sentences = factual(language);

  test.each(yesQuestions)('$part.id of $flow takes no sentence with a fact for a yes (chat rules 16, 24)', (asked) => {
    expect(sentences.length).toBeGreaterThan(250);
    expect(sentences.filter((text) => heard(text, asked) === agreedBy(asked.part, optionsOf))).toEqual([]);
  });

  test('takes none agreed to in the same breath either (chat rules 16 and 24)', () => {
    fc.assert(
      fc.property(
        fc.nat(yesQuestions.length - 1),
        fc.constantFrom(...agreements[language]),
        fc.boolean(),
        fc.nat(sentences.length - 1),
        (which, agreement, isFirst, at) => {
          const asked = yesQuestions[which];
          if (!asked) return;
          const sentence = sentences[at] ?? '';
          const text = isFirst ? `${agreement} ${sentence}` : `${sentence} ${agreement}`;
          expect(heard(text, asked), `"${text}" at ${asked.part.id}`).not.toBe(agreedBy(asked.part, optionsOf));
        },
      ),
      { numRuns: 400 },
    );
  });
});
