import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { heldContexts } from '#tests/fixtures/heldConversations.ts';
import { readingAt } from '#tests/paths/fixtures/fakeFlows.ts';
import type { DialogueContext } from '../dialogueContext.ts';
import type { Part } from '../question.ts';
import { interpret } from './interpret.ts';
import type { Outcome } from './situation.ts';

const linesOf = (name: string): readonly string[] =>
  readFileSync(resolve(import.meta.dirname, `../../../tests/fixtures/boxes/${name}.txt`), 'utf8')
    .trim()
    .split('\n');

const text = { kind: 'text', maxLength: 120 } as const;
const boxes: readonly Part[] = [
  { id: 'recipientFirstName', control: text },
  { id: 'recipientLastName', control: text },
  { id: 'signUpFirstName', control: text },
  { id: 'signUpLastName', control: text },
  { id: 'recipientMobile', control: { kind: 'phone', country: 'CM' } },
  {
    id: 'accountNumber',
    control: { kind: 'account', country: 'NG', field: 'accountNumber', bankId: undefined, maxLength: 40 },
  },
  { id: 'city', control: text },
  { id: 'bankName', control: text },
];

function outcomesOf(said: string, part: Part, language: Language): readonly Outcome[] {
  const context = { ...heldContexts.answered, asked: undefined } as DialogueContext;
  const write = (words: object) => JSON.stringify(words);
  return interpret(said, {
    part,
    answers: {},
    context,
    language,
    today: '2026-11-21',
    write,
    reading: readingAt('recipient'),
  });
}

const answersTo = (said: string, part: Part, language: Language): readonly string[] =>
  outcomesOf(said, part, language).flatMap((one) => (one.type === 'answer.given' ? [one.value] : []));

/** First and last name together, as they are kept. */
function nameTaken(said: string, part: Part, language: Language): string {
  const outcomes = outcomesOf(said, part, language);
  const given = outcomes.flatMap((one) => (one.type === 'answer.given' ? [one.value] : []));
  const planned = outcomes.flatMap((one) => (one.type === 'answers.planned' ? Object.values(one.plan) : []));
  return sorted([...given, ...planned.map(({ value }) => value)].join(' '));
}

const sorted = (said: string): string => said.replaceAll(',', ' ').split(/\s+/).toSorted().join(' ');

const pageIn: readonly Language[] = languages;

describe.each(pageIn)('what is typed into a box, on a page in %s', (language) => {
  test.each(boxes)('at $id, no sentence is taken for the answer (chat rules 16 and 17)', (part) => {
    const sentences = languages.flatMap((one) => linesOf(`sentences.${one}`));
    expect(sentences.filter((said) => answersTo(said, part, language).length > 0)).toEqual([]);
  });

  test.each(boxes.filter(({ id }) => id.endsWith('Name') && id !== 'bankName'))('at $id, every name is', (part) => {
    const names = languages.flatMap((one) => linesOf(`names.${one}`));
    expect(names.filter((said) => nameTaken(said, part, language) !== sorted(said))).toEqual([]);
  });

  test('at the city, every city is', () => {
    const city: Part = { id: 'city', control: text };
    expect(linesOf('cities').filter((said) => answersTo(said, city, language)[0] !== said)).toEqual([]);
  });
});
