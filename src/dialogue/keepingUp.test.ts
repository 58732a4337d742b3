import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { readingAt } from '#tests/paths/fixtures/fakeFlows.ts';
import { dialogueMachine } from './dialogueMachine.ts';

/** More would be for ever. */
const enough = 20;

test('a flow that makes nothing of what it is told is not told it again, and the conversation goes on', () => {
  const dialogue = createActor(dialogueMachine, { input: { thread: [] } }).start();
  const behind = readingAt('price', { isBehind: true });
  let told = 0;
  dialogue.on('flow.told', () => {
    told += 1;
    if (told < enough) dialogue.send({ type: 'flow.moved', reading: behind });
  });
  dialogue.send({ type: 'flow.moved', reading: behind });
  expect(told).toBe(1);
  expect(dialogue.getSnapshot().context.asked?.part).toBe('destination');

  dialogue.send({ type: 'flow.moved', reading: readingAt('price') });
  dialogue.send({ type: 'flow.moved', reading: behind });
  expect(told).toBe(2);
});
