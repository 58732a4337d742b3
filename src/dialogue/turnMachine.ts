import { type ActorRefFrom, assign, setup } from 'xstate';

/** What the guide does in its turn besides asking; in what words is the face's own. */
export type TurnSaid =
  /** What an answer looks like, by an example of this very question. */
  | 'example'
  /** The question another way, with what is likely. */
  | 'anotherWay'
  /** A person, the form, and the way back. */
  | 'waysOut'
  /** Still not understood: that nothing is lost. */
  | 'stillHere'
  /** Nothing was typed. */
  | 'nudge'
  /** Why the answer will not do. */
  | 'refusal'
  /** What the words may have meant, to be chosen. */
  | 'choice'
  /** What was understood so far. */
  | 'recap'
  /** That all is kept, and how to return. */
  | 'pause'
  /** Where a person is. */
  | 'person';

export type TurnContext = {
  /** The question that is open; none while the flow works. */
  readonly asked?: string | undefined;
  /** How often in a row nothing could be made of what was said. */
  readonly unread: number;
};

export type TurnEvent =
  /** The flow waits for an answer to this. */
  | { type: 'question.asked'; question: string }
  /** The flow works. */
  | { type: 'flow.awaited' }
  | { type: 'words.said' }
  | { type: 'words.missing' }
  | { type: 'words.unread' }
  /** Read in more than one way. */
  | { type: 'words.doubted' }
  /** Read as something that leaves the question open: thanks, a question, an answer for later. */
  | { type: 'words.heard' }
  | { type: 'answer.taken' }
  | { type: 'answer.refused' }
  | { type: 'answer.reopened' }
  | { type: 'recap.requested' }
  | { type: 'pause.requested' }
  | { type: 'person.requested' }
  | { type: 'worry.told' }
  | { type: 'worry.settled' };

const remembersQuestion = {
  type: 'rememberQuestion' as const,
  params: ({ event }: { event: { question: string } }) => event,
};

/** Never the same sentence twice: an example, then another way of asking, then the ways out. */
const clarify = [
  { guard: 'isSecond', target: 'askingAnotherWay', actions: 'countUnread' },
  { guard: 'isThird', target: 'offeringWaysOut', actions: 'countUnread' },
  { target: 'reassuring', actions: 'forgetUnread' },
] as const;

/**
 * Whose turn it is, and what the guide does in its own (chat.md R17). It knows a question by its name alone: what it
 * asks is the flow's, what a sentence means is read elsewhere, and what is said is written by the face.
 */
export const turnMachine = setup({
  types: {
    context: {} as TurnContext,
    events: {} as TurnEvent,
    meta: {} as { says: TurnSaid },
  },
  guards: {
    isFirst: ({ context }) => context.unread === 0,
    isSecond: ({ context }) => context.unread === 1,
    isThird: ({ context }) => context.unread === 2,
  },
  actions: {
    rememberQuestion: assign({ asked: (_, { question }: { question: string }) => question, unread: 0 }),
    forgetQuestion: assign({ asked: undefined, unread: 0 }),
    countUnread: assign({ unread: ({ context }) => context.unread + 1 }),
    forgetUnread: assign({ unread: 0 }),
  },
}).createMachine({
  id: 'turn',
  context: { unread: 0 },
  initial: 'waiting',
  on: { 'worry.told': { target: '.safeguarding', actions: 'forgetQuestion' } },
  states: {
    /** For the flow: the sender has nothing to answer. */
    waiting: { on: { 'question.asked': { target: 'open', actions: remembersQuestion } } },
    open: {
      initial: 'asking',
      on: {
        'question.asked': { target: '.asking', actions: remembersQuestion },
        'flow.awaited': { target: 'waiting', actions: 'forgetQuestion' },
        'answer.taken': { target: 'waiting', actions: 'forgetQuestion' },
        'answer.reopened': { target: 'correcting', actions: 'forgetQuestion' },
        'words.said': '.reading',
        'words.doubted': { target: '.confirming', actions: 'forgetUnread' },
        'recap.requested': { target: '.recapitulating', actions: 'forgetUnread' },
        'pause.requested': { target: '.pausing', actions: 'forgetUnread' },
        'person.requested': { target: '.handingOver', actions: 'forgetUnread' },
      },
      states: {
        asking: {},
        reading: {
          on: {
            'words.heard': { target: 'asking', actions: 'forgetUnread' },
            'words.missing': [{ guard: 'isFirst', target: 'nudging', actions: 'countUnread' }, ...clarify],
            'answer.refused': [{ guard: 'isFirst', target: 'refusing', actions: 'countUnread' }, ...clarify],
            'words.unread': [{ guard: 'isFirst', target: 'givingExample', actions: 'countUnread' }, ...clarify],
          },
        },
        nudging: { meta: { says: 'nudge' } },
        refusing: { meta: { says: 'refusal' } },
        givingExample: { meta: { says: 'example' } },
        askingAnotherWay: { meta: { says: 'anotherWay' } },
        offeringWaysOut: { meta: { says: 'waysOut' } },
        reassuring: { meta: { says: 'stillHere' } },
        confirming: { meta: { says: 'choice' } },
        recapitulating: { meta: { says: 'recap' } },
        pausing: { meta: { says: 'pause' } },
        handingOver: { meta: { says: 'person' } },
      },
    },
    /** An answer is open again; the flow says which question comes of it. */
    correcting: { on: { 'question.asked': { target: 'open', actions: remembersQuestion } } },
    /** Somebody is worried: nothing else is talked about until they have decided. */
    safeguarding: {
      on: {
        'question.asked': { actions: remembersQuestion },
        'answer.taken': { actions: 'forgetQuestion' },
        'worry.settled': { target: 'waiting', actions: 'forgetQuestion' },
      },
    },
  },
});

export type TurnActor = ActorRefFrom<typeof turnMachine>;
