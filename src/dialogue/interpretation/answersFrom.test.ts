import { expect, test } from 'vitest';
import { namePlan } from './answersFrom.ts';

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
