import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { isTyped } from '#src/dialogue/interpretation/parsing.ts';
import type { Outcome } from '#src/dialogue/interpretation/situation.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { paymentWaysQuery } from '#src/services/payment/paymentQueries.ts';
import { type AskedPart, askedParts } from '#tests/fixtures/askedParts.ts';
import { badSentences } from '#tests/fixtures/badSentences.ts';
import { interpretingIn } from '#tests/fixtures/interpretedAt.ts';

queryClient.setQueryData(paymentWaysQuery.queryKey, { closed: {}, switched: [], paidLast: { provider: 'truelayer' } });

/** What is typed of a password is the password, and of a message the message. */
const all = (await askedParts()).filter(
  ({ flow, part: { control } }) => control.kind !== 'password' && flow !== 'talkToPerson',
);

const refusals: Record<Language, readonly string[]> = {
  en: ['not now', 'no thanks', 'no', "I don't know", 'no idea', 'maybe later', 'remind me tomorrow'],
  fr: ['pas maintenant', 'non merci', 'non', 'je ne sais pas', 'aucune idée', 'plus tard', 'rappelle-moi demain'],
};

const types = (outcomes: readonly Outcome[]): readonly string[] => outcomes.map(({ type }) => type);
const keysIn = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes.flatMap((outcome) =>
    outcome.type === 'thread.continued'
      ? outcome.happenings.flatMap((happening) =>
          happening.kind === 'told' && 'key' in happening.words ? [happening.words.key] : [],
        )
      : [],
  );
/** Milliseconds this process worked for the best of some turns: what else the machine does is no part of it. */
function quickestOf(turn: () => void): number {
  let quickest = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < 20 && quickest >= 50; tried++) {
    const begun = process.cpuUsage();
    turn();
    const { user, system } = process.cpuUsage(begun);
    quickest = Math.min(quickest, (user + system) / 1000);
  }
  return quickest;
}
const nameOf = ({ flow, part }: AskedPart): string => `${part.id} of ${flow}`;

test('the questions are those of every flow the guide leads through', () => {
  expect(new Set(all.map(({ flow }) => flow)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(all.map(({ part }) => part.id)).size).toBeGreaterThanOrEqual(70);
});

describe.each(languages)('at every question of every flow, in %s', async (language) => {
  const outcomesOf = await interpretingIn(language);

  test.each(refusals[language])('"%s" is understood (chat rule 17)', (text) => {
    const lost = all.filter((asked) => {
      const happened = types(outcomesOf(text, asked));
      return happened.includes('words.unread') || happened.filter((type) => type !== 'words.said').length === 0;
    });
    expect(lost.map(nameOf)).toEqual([]);
  });

  test.each(Object.entries(badSentences))('%s is told apart, chooses nothing and takes no time', (_, { text, key }) => {
    for (const asked of all) {
      const isStopped = asked.flow === 'safeguard';
      const outcomes = outcomesOf(text, asked);
      if (!isTyped(asked.part)) {
        expect(types(outcomes), nameOf(asked)).not.toContain('answer.given');
        // Whoever is named in another alphabet is somebody new.
        const isName = key === 'guide.problems.otherScript' && asked.part.control.kind === 'recipient';
        if (isName) expect(types(outcomes)).toContain('words.ambiguous');
        else if (key && !isStopped) expect(keysIn(outcomes), nameOf(asked)).toContain(key);
      }
      expect(
        quickestOf(() => outcomesOf(text, asked)),
        nameOf(asked),
      ).toBeLessThan(50);
    }
  });

  test('a card number is written down at no question but those for a number as long (chat rule 28)', () => {
    const mayBe = all.filter(({ part: { control } }) => control.kind !== 'account' && control.kind !== 'phone');
    const { text: card = '' } = badSentences['a card number'] ?? {};
    const kept = mayBe.filter((asked) => /4111[ -]?1111[ -]?1111/.test(JSON.stringify(outcomesOf(card, asked))));
    expect(kept.map(nameOf)).toEqual([]);
  });
});
