import { expect, test } from 'vitest';
import { startDraft } from '#domain/quote/draft.ts';
import type { Part } from '../question.ts';
import { namePlan, planFrom } from './answersFrom.ts';

/** Of somebody who is in no book, from where they are spoken of. */
const named = (said: string, from: string) => {
  const start = said.indexOf(from);
  const span = { start, end: start + from.length };
  const { recipientFirstName, recipientLastName } = namePlan(
    [{ slot: 'recipient', candidates: [], text: from, span }],
    said,
  );
  return [recipientFirstName?.value, recipientLastName?.value].filter(Boolean).join(' ');
};

test.each([
  ['to my friend Zola', 'friend', 'Zola'],
  ['for my old friend Zola Mbeki', 'friend', 'Zola Mbeki'],
  ['c’est pour Chidi Okafor', 'Chidi', 'Chidi Okafor'],
  ['send it to my brother in Kampala', 'brother', ''],
  ['envoyer à mon frère à Kampala', 'frère', ''],
  ['ma tante de Douala', 'tante', ''],
  ['my aunt from Lagos', 'aunt', ''],
])('“%s”, from “%s”, names “%s”: where somebody is is no name', (said, from, name) =>
  expect(named(said, from)).toBe(name),
);

test.each([
  ['signUpMobile', undefined],
  ['recipientFirstName', '671234567'],
] as const)('a number said at %s is the recipient’s: %s', (id, number) => {
  const phone = { countryCode: 'CM', national: '671234567', e164: '+237671234567' } as const;
  const part: Part = { id, control: { kind: 'text', maxLength: 100 } };
  const reading = { draft: startDraft('GB'), origins: [], optionsOf: () => [] };
  const plan = planFrom({ phone: { value: phone, span: { start: 0, end: 9 } } }, { part, reading });
  expect(plan.recipientMobile?.value).toBe(number);
});
