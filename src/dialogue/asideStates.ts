import { assertEvent } from 'xstate';
import type { DialogueEvent } from './dialogueContext.ts';
import { dialogueSetup } from './dialogueSetup.ts';

export const withEvent = <Type extends string>(type: Type) => ({
  type,
  params: <Event extends DialogueEvent>({ event }: { event: Event }) => event,
});

/** Whatever is asked, this comes first. */
export const arrive = (settling: string, waiting: string) =>
  [
    { guard: 'expiresSoon', target: settling, actions: 'warn' },
    { guard: 'isNowhere', target: waiting, actions: 'standBy' },
    { guard: 'isNew', target: settling, actions: ['enterStep', 'followForm'] },
    { guard: 'hasFailed', target: settling, actions: 'reportFailure' },
  ] as const;

/** A machine of the dialogue’s own asks, and what the flows would ask waits; nothing but answers is taken. */
const asked = (path: string) =>
  ({
    waiting: {},
    settling: {
      always: [
        ...arrive(`${path}.settling`, `${path}.waiting`),
        { guard: 'isAnswered', target: `${path}.waiting`, actions: ['tellFinish', 'send'] },
        { guard: 'isAskedAlready', target: `${path}.asking`, actions: 'seeAgain' },
        { target: `${path}.asking`, actions: 'ask' },
      ],
    },
    asking: {
      on: {
        'answer.given': [
          {
            guard: withEvent('isTaken'),
            target: `${path}.settling`,
            actions: [withEvent('keepText'), withEvent('takeAnswer')],
          },
          { actions: withEvent('keepProblem') },
        ],
      },
    },
  }) as const;

/** Somebody writes to one of our people; what was asked is asked again after it. */
const writing = (path: string, after: string) =>
  dialogueSetup.createStateConfig({
    initial: 'waiting',
    invoke: {
      id: 'talkToPerson',
      src: 'talkToPerson',
      input: ({ event }) => {
        assertEvent(event, 'message.requested');
        return event.goesAlong;
      },
      onDone: [
        {
          guard: { type: 'isSent', params: ({ event }) => event.output },
          target: after,
          actions: ['closeQuestion', 'tellSent'],
        },
        { target: after, actions: 'closeQuestion' },
      ],
    },
    on: {
      'flow.moved': `${path}.settling`,
      'flow.left': { guard: 'mayLeave', target: `${path}.waiting`, actions: ['tellLeaving', 'closeQuestion'] },
      // One at a time: what is begun of it stays.
      'message.requested': {},
    },
    states: asked(path),
  });

export const writingState = writing('#dialogue.writing', '#dialogue.waiting');

/** Somebody is worried: nothing else is talked about until they have decided, but a person can be written to. */
export const safeguardingState = dialogueSetup.createStateConfig({
  initial: 'waiting',
  invoke: {
    id: 'safeguard',
    src: 'safeguard',
    input: ({ event }) => {
      assertEvent(event, 'worry.told');
      const { worry, said, reading } = event;
      return { worry, said, isSignedIn: reading.isSignedIn, transfer: reading.transfer };
    },
    onDone: [
      {
        guard: { type: 'isCalledOff', params: ({ event }) => event.output },
        target: '#dialogue.callingOff',
        actions: 'closeQuestion',
      },
      { target: '#dialogue.waiting', actions: ['closeQuestion', 'goOn'] },
    ],
  },
  on: {
    'flow.moved': '.settling',
    'message.requested': { target: '.writing', actions: ['closeQuestion', 'standBy'] },
  },
  states: {
    ...asked('#dialogue.safeguarding'),
    writing: writing('#dialogue.safeguarding.writing', '#dialogue.safeguarding.waiting'),
  },
});
