import { expect, test } from 'vitest';
import type { Language } from '#contract/protocol/language.ts';
import { askedParts } from '#tests/fixtures/askedParts.ts';
import { interpretingIn } from '#tests/fixtures/interpretedAt.ts';

const all = await askedParts();

/** Said before a number is put right: none of it is anybody's name. */
const hesitations: Record<Language, readonly string[]> = {
  en: [
    'no wait',
    'hold on',
    'sorry',
    'no no',
    'oh no',
    'wait wait',
    'not that',
    'hang on',
    'actually no',
    'my mistake',
  ],
  fr: ['non attends', 'attendez', 'pardon', 'non non', 'ah non', 'pas ça', 'un instant', 'enfin non', 'je me trompe'],
};
const cases = (['en', 'fr'] as const).flatMap((language) =>
  hesitations[language].flatMap((said) => all.map((asked) => ({ language, said, asked, at: asked.part.id }))),
);
const named = cases.filter(({ at }) => at === 'recipient' || at === 'recipientFirstName');

test.each(named)('in $language, $said before a number names nobody at $at (chat rule 16)', async (one) => {
  const interpret = await interpretingIn(one.language);
  const planned = interpret(`${one.said}, 0722 345 678`, one.asked).flatMap((outcome) =>
    outcome.type === 'answers.planned' ? Object.keys(outcome.plan) : [],
  );
  expect(planned).not.toContain('recipientFirstName');
  expect(planned).not.toContain('recipientLastName');
});
