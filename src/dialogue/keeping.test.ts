import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { atFirst, type DialogueContext } from './dialogueContext.ts';
import { dialogueMachine } from './dialogueMachine.ts';
import { kept, readKept } from './keeping.ts';

const context = {
  ...atFirst({ thread: [{ id: 1, kind: 'answered', part: 'destination', words: { label: 'Cameroon' } }] }),
  plan: { amount: { value: '100', isSilent: true } },
  taken: [{ part: 'amount' as const, words: { label: '£100' } }],
  offer: { part: 'recipient' as const, words: { label: 'Marie' }, candidates: [] },
  askedOpenly: ['amount' as const],
};
/** What is kept of a dialogue that stands there. */
const keptOf = (context: DialogueContext): string => {
  const snapshot = dialogueMachine.resolveState({ value: 'waiting', context });
  return kept(createActor(dialogueMachine, { snapshot, input: context })) ?? '';
};
const written: Readonly<Record<string, unknown>> = JSON.parse(keptOf(context));

test('what is kept of a conversation is read as it was written (R26)', () => {
  const { thread, plan, taken, offer, askedOpenly } = context;
  expect(readKept(keptOf(context))?.input).toMatchObject({ thread, plan, taken, offer, askedOpenly });
});

test('nothing the sender typed in secret is kept: no draft, and no answer that was sent', () => {
  expect(keptOf({ ...context, drafts: { 'signIn.credentials': { signInPassword: 'Market-Day-42' } } })).toBe(
    keptOf(context),
  );
});

test.each([
  ['another release', { version: 2 }],
  ['a plan that is none', { plan: [] }],
  ['an answer without its value', { plan: { amount: {} } }],
  ['an answer whose silence is none', { plan: { amount: { value: '100', isSilent: 'yes' } } }],
  ['what was taken, of no question', { taken: [{ words: { label: '£100' } }] }],
  ['an offer of no question', { offer: { words: { label: 'Marie' } } }],
  ['questions that are no names', { askedOpenly: [1] }],
])('%s is not gone on with', (_, broken) => {
  expect(readKept(JSON.stringify({ ...written, ...broken }))).toBeUndefined();
});

test('a broken thread alone leaves the rest as it was', () => {
  expect(readKept(JSON.stringify({ ...written, thread: [{ id: 'first', kind: 'told' }] }))?.input).toMatchObject({
    thread: [],
    plan: context.plan,
  });
});
