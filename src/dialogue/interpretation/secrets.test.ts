import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { heldContexts } from '#tests/fixtures/heldConversations.ts';
import { kindsOfQuestions } from '#tests/fixtures/kindsOfQuestions.ts';
import { readingAt } from '#tests/paths/fixtures/fakeFlows.ts';
import type { DialogueContext } from '../dialogueContext.ts';
import type { Part } from '../question.ts';
import { interpret } from './interpret.ts';
import type { Outcome } from './situation.ts';

const secrets: Readonly<Record<Language, readonly (readonly [said: string, secret: string])[]>> = {
  en: [
    ['my password is Hunter2!', 'Hunter2'],
    ['mobile money, and my pin is 1234', '1234'],
    ['send 50 pounds to Marie, my passcode is 9876', '9876'],
    ['someone told me to hurry, my password is Hunter2!', 'Hunter2'],
  ],
  fr: [
    ['mon mot de passe est Hunter2!', 'Hunter2'],
    ['mdp : Hunter2!', 'Hunter2'],
    ['envoie 50 livres à Marie, mon code secret est 9876', '9876'],
    ['quelqu’un me dit de me dépêcher, mon mot de passe est Hunter2!', 'Hunter2'],
  ],
};

const outcomesOf = (
  said: string,
  part: Part,
  {
    language,
    step,
    held,
  }: { language: Language; step: Parameters<typeof readingAt>[0]; held: keyof typeof heldContexts },
): readonly Outcome[] =>
  interpret(said, {
    part,
    answers: {},
    context: { ...heldContexts[held], asked: undefined } as DialogueContext,
    language,
    today: '2026-11-21',
    reading: readingAt(step),
    write: (words: object) => JSON.stringify(words),
  });

describe.each(languages)('in %s, at every kind of question', (language) => {
  test.each(secrets[language])(
    '“%s” leaves nothing of the secret in anything that comes of it (R28)',
    (said, secret) => {
      for (const [part, step, held] of kindsOfQuestions) {
        if (part.control.kind === 'password') continue;
        const outcomes = outcomesOf(said, part, { language, step, held });
        expect([part.id, JSON.stringify(outcomes).includes(secret)]).toEqual([part.id, false]);
        expect(outcomes.some(({ type }) => type === 'answer.given' || type === 'answers.planned')).toBe(false);
      }
    },
  );
});

const password: Part = { id: 'signInPassword', control: { kind: 'password' } };
const atPassword = { step: 'price', held: 'opened' } as const;

test.each([
  ['en', 'I forgot my password'],
  ['en', 'back'],
  ['en', 'why do you need it'],
  ['en', 'somebody called and asked me for the code'],
  ['fr', 'je l’ai oublié'],
  ['fr', 'retour'],
  ['fr', 'je ne sais pas'],
] as const)(
  'in %s, “%s” typed at a password is heard, sent to no check and kept in no thread (R28)',
  (language, said) => {
    const outcomes = outcomesOf(said, password, { ...atPassword, language });
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes.some(({ type }) => type === 'answer.given')).toBe(false);
    expect(JSON.stringify(outcomes)).not.toContain(said);
  },
);

test.each([
  'Market-Day-42',
  'correct horse battery staple',
  'fraud horse staple',
  'hurry',
  'marie',
  'summary',
  '100 pounds',
])('“%s” typed at a password goes to its check and nowhere else (R28)', (said) => {
  for (const language of languages) {
    expect(outcomesOf(said, password, { ...atPassword, language })).toEqual([{ type: 'answer.given', value: said }]);
  }
});
