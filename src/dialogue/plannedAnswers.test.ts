import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { readingAt } from '#tests/paths/fixtures/fakeFlows.ts';
import { atFirst, type DialogueEmitted } from './dialogueContext.ts';
import { dialogueMachine } from './dialogueMachine.ts';

test('an answer said ahead is kept in its form like one that is typed, when its question comes', () => {
  const plan = { recipientFirstName: { value: 'Marie' } } as const;
  const dialogue = createActor(dialogueMachine, { input: { ...atFirst({ thread: [] }), plan } });
  const heard: DialogueEmitted[] = [];
  dialogue.on('text.typed', (event) => heard.push(event));
  dialogue.start();
  const reading = readingAt('recipient');
  dialogue.send({
    type: 'flow.moved',
    reading: {
      ...reading,
      place: reading.place && {
        ...reading.place,
        question: () => ({
          parts: [{ id: 'recipientFirstName', control: { kind: 'text' } }],
          typed: {
            form: 'recipient',
            textOf: ({ recipientFirstName = '' }) => ({ firstName: recipientFirstName }),
            before: () => ({}),
          },
          finish: () => ({ kind: 'wait' }),
          keepUp: () => undefined,
          refusedParts: () => [],
        }),
      },
    },
  });
  expect(heard.map((event) => 'typed' in event && event.typed)).toEqual([
    { form: 'recipient', text: { firstName: 'Marie' } },
  ]);
});
