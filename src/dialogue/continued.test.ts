import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { readingAt } from '#tests/paths/fixtures/fakeFlows.ts';
import { dialogueMachine } from './dialogueMachine.ts';
import { type Happening, told } from './thread.ts';

const reading = readingAt('price');
const further = readingAt('recipient');
const typed: Happening = { kind: 'typed', text: 'a bit more' };

/** What is in the box to be put right, once an answer was opened again and something was said. */
function putRightAfter(...happenings: readonly Happening[]): string | undefined {
  const dialogue = createActor(dialogueMachine, { input: { thread: [] } }).start();
  dialogue.send({ type: 'flow.moved', reading });
  dialogue.send({ type: 'answer.given', value: 'GH', reading });
  dialogue.send({ type: 'answer.given', value: '100', reading });
  dialogue.send({ type: 'flow.moved', reading: further });
  dialogue.send({ type: 'answer.reopened', part: 'amount', reading: further });
  dialogue.send({ type: 'flow.moved', reading });
  if (happenings.length > 0) dialogue.send({ type: 'thread.continued', happenings, reading });
  return dialogue.getSnapshot().context.before;
}

test('an answer that is opened again is in the box until its sender typed something else', () => {
  expect(putRightAfter()).toBe('100');
  expect(putRightAfter(told({ label: 'a price' }))).toBe('100');
  expect(putRightAfter(typed)).toBeUndefined();
  expect(putRightAfter(told({ label: 'a price' }), typed)).toBeUndefined();
});
