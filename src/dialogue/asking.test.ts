import { expect, test } from 'vitest';
import { send } from './asking.ts';
import { atFirst } from './dialogueContext.ts';
import type { Answers, Finish } from './question.ts';
import type { PlaceRead } from './reading.ts';
import type { PartId } from './words.ts';

/** A flow that asks these together, and is then told. */
function placeAsking(parts: readonly PartId[], finish: Partial<Extract<Finish, { kind: 'send' }>> = {}): PlaceRead {
  return {
    flow: 'signIn',
    step: 'credentials',
    actorId: '1',
    question: () => ({
      parts: parts.map((id) => ({ id, control: { kind: 'text' } })),
      finish: () => ({ kind: 'send', act: () => undefined, ...finish }),
      keepUp: () => undefined,
      refusedParts: () => [],
    }),
    known: () => ({}),
    brought: () => ({}),
    progress: () => undefined,
    news: () => [],
    closed: () => [],
    changeable: () => [],
    price: () => undefined,
  };
}

const answered = (answers: Answers) => ({ ...atFirst({ thread: [] }), drafts: { 'signIn.credentials': answers } });

test('answers of a form stay at hand when it is sent, in case they are refused, less what it says to forget', () => {
  const context = answered({ username: 'ama', signInPassword: 'Market-Day-42' });
  const place = placeAsking(['username', 'signInPassword'], { forgets: ['signInPassword'] });
  expect(send(context, place)).toMatchObject({
    drafts: { 'signIn.credentials': { username: 'ama' } },
    sent: { 'signIn.credentials': 'same' },
  });
  expect(JSON.stringify(send(context, place))).not.toContain('Market-Day-42');
});

test('what is to be forgotten is forgotten wherever it was given', () => {
  const before = answered({ username: 'ama', channel: 'sms' });
  const context = { ...before, drafts: { ...before.drafts, 'signUp.consent': { newPassword: 'Market-Day-42' } } };
  const sent = send(context, placeAsking(['username', 'channel'], { forgets: ['newPassword'] }));
  expect(sent.drafts?.['signUp.consent']).toEqual({});
});

test('an answer that stands alone is over once it is sent', () => {
  expect(send(answered({ code: '482913' }), placeAsking(['code'])).drafts).toEqual({ 'signIn.credentials': {} });
});

test('nothing is sent while something is still to be asked, or the flow does not listen', () => {
  expect(send(answered({ username: 'ama' }), placeAsking(['username', 'signInPassword']))).toEqual({});
});
