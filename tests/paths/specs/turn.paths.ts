import { turnMachine } from '#src/dialogue/turnMachine.ts';
import type { PathSpec } from '../walker/pathSpec.ts';

export const turnPaths: PathSpec<typeof turnMachine> = {
  machine: turnMachine,
  starts: { 'a conversation': undefined },
  cases: { 'question.asked': [{ question: 'amount' }] },
  outcomes: {},
  key: ({ asked, unread }) => [asked, unread],
  invariants: {
    'a question is open while it is talked about': { in: ['open'], holds: ({ asked }) => asked !== undefined },
    'none is while the flow works': { in: ['waiting', 'correcting'], holds: ({ asked }) => asked === undefined },
    'the ways out come the third time, and not before': {
      in: ['open.offeringWaysOut'],
      holds: ({ unread }) => unread === 3,
    },
    'whoever was understood begins anew': {
      in: ['open.asking', 'open.confirming', 'open.recapitulating', 'open.pausing', 'open.handingOver'],
      holds: ({ unread }) => unread === 0,
    },
  },
  words: {
    events: {
      'question.asked': 'is asked something',
      'flow.awaited': 'waits for the flow',
      'words.said': 'says something',
      'words.missing': 'sent nothing',
      'words.unread': 'is not understood',
      'words.doubted': 'is understood in more than one way',
      'words.heard': 'said something else',
      'answer.taken': 'has answered',
      'answer.refused': 'has it refused',
      'answer.reopened': 'has an answer opened again',
      'recap.requested': 'asks for what was said',
      'pause.requested': 'stops for now',
      'person.requested': 'asks for a person',
      'worry.told': 'tells of a worry',
      'worry.settled': 'has decided about the worry',
    },
    outcomes: {},
  },
};
