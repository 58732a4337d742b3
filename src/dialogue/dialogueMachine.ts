import type { SnapshotFrom } from 'xstate';
import { arrive, safeguardingState, withEvent, writingState } from './asideStates.ts';
import { atFirst } from './dialogueContext.ts';
import { dialogueSetup } from './dialogueSetup.ts';
import type { Candidate } from './question.ts';
import type { Saying } from './reading.ts';

const say = (saying: Saying) => ({ type: 'say' as const, params: { saying } });

const correctByChoice = {
  type: 'correctInstead' as const,
  params: ({ event: { candidate } }: { event: { readonly candidate: Candidate } }) => ({ said: candidate.plan }),
};

/** Never the same sentence twice: an example, then another way of asking, then the ways out. */
const clarify = [
  { guard: 'isSecond', target: '#dialogue.open.askingAnotherWay', actions: ['countUnread', say('anotherWay')] },
  { guard: 'isThird', target: '#dialogue.open.offeringWaysOut', actions: ['countUnread', say('waysOut')] },
  { target: '#dialogue.open.reassuring', actions: ['forgetUnread', say('stillHere')] },
] as const;

/**
 * The conversation (chat.md R17): it asks what the flows ask, one question at a time, takes what is answered to them,
 * and says whose turn it is. It knows them by what is read of them, and what a sentence means is read elsewhere; in
 * what words it speaks is the face's own. Everything it holds is in its context.
 */
export const dialogueMachine = dialogueSetup.createMachine({
  id: 'dialogue',
  context: ({ input }) => atFirst(input),
  initial: 'waiting',
  on: {
    'conversation.opened': { actions: 'welcome' },
    'flow.moved': '.settling',
    'answers.planned': { actions: withEvent('plan') },
    'answers.corrected': [
      { guard: withEvent('correctsHere'), target: '.settling', actions: withEvent('putRight') },
      {
        guard: withEvent('corrects'),
        target: '.correcting',
        actions: [withEvent('tellCorrection'), withEvent('putRight')],
      },
    ],
    'answer.reopened': [
      { guard: withEvent('isOfThisStep'), target: '.settling', actions: withEvent('changeHere') },
      {
        guard: withEvent('isChangeable'),
        target: '.correcting',
        actions: [withEvent('tellReopening'), withEvent('openEarlier')],
      },
    ],
    'thread.continued': { actions: withEvent('continueThread') },
    'question.repeated': { actions: 'askOnceMore' },
    'times.chosen': { actions: withEvent('chooseTimes') },
    'person.requested': { actions: 'tellPerson' },
    'message.requested': { target: '.writing', actions: ['closeQuestion', 'standBy'] },
    'worry.told': { target: '.safeguarding', actions: ['closeQuestion', 'standBy'] },
  },
  states: {
    /** For the flow: the sender has nothing to answer. */
    waiting: {},
    settling: {
      always: [
        ...arrive('#dialogue.settling', '#dialogue.waiting'),
        { guard: 'hasKeptUp', target: 'settling', actions: 'forgetKeptUp' },
        { guard: 'keepsUpAside', target: 'open.asking', actions: ['keepUp', 'rememberKeptUp'] },
        { guard: 'keepsUp', target: 'waiting', actions: ['keepUp', 'rememberKeptUp', 'wait'] },
        { guard: 'isPlanned', target: 'settling', actions: ['keepPlannedText', 'takePlanned'] },
        { guard: 'isPlannedAmiss', target: 'settling', actions: 'dropPlanned' },
        { guard: 'waitsForFlow', target: 'waiting', actions: 'wait' },
        { guard: 'isRefused', target: 'settling', actions: 'refuse' },
        { guard: 'isAnswered', target: 'waiting', actions: ['tellFinish', 'send'] },
        { guard: 'isAskedAlready', target: 'open.asking', actions: 'seeAgain' },
        { guard: 'isOffered', target: 'open.confirming', actions: ['ask', 'tellOffer'] },
        { target: 'open.asking', actions: 'ask' },
      ],
    },
    open: {
      initial: 'asking',
      on: {
        'answer.given': [
          {
            guard: withEvent('isTaken'),
            target: 'settling',
            actions: [withEvent('keepText'), withEvent('takeAnswer')],
          },
          { guard: 'isFirst', target: '.refusing', actions: [withEvent('keepProblem'), 'countUnread', 'tellProblem'] },
          ...clarify.map((step) => ({ ...step, actions: [withEvent('keepProblem'), ...[step.actions].flat()] })),
        ],
        'flow.left': { guard: 'mayLeave', target: 'waiting', actions: ['tellLeaving', 'leave'] },
        'words.said': '.reading',
        'words.acknowledged': { target: '.asking', actions: 'forgetUnread' },
        'words.ambiguous': [
          {
            guard: withEvent('leavesAChoice'),
            target: '.confirming',
            actions: ['forgetUnread', withEvent('tellAmbiguity')],
          },
          {
            guard: withEvent('isFirstAmbiguity'),
            target: '.confirming',
            actions: ['countUnread', withEvent('tellAmbiguity')],
          },
          { guard: 'isFirst', target: '.givingExample', actions: ['countUnread', say('example')] },
          ...clarify,
        ],
        'recap.requested': { target: '.recapitulating', actions: ['forgetUnread', withEvent('tellRecap')] },
        'pause.requested': { target: '.pausing', actions: ['forgetUnread', say('pause')] },
        'person.requested': { target: '.handingOver', actions: ['forgetUnread', 'tellPerson'] },
        'offer.corrected': [
          { guard: 'takesAlong', actions: [withEvent('planAlong'), 'answerAlong'] },
          { guard: 'offersPlan', actions: [withEvent('planInstead'), 'declineOffer'] },
          { guard: withEvent('correctsOffer'), actions: withEvent('correctInstead') },
          { target: '.confirming', actions: ['forgetUnread', 'askWhetherMeant'] },
        ],
        'candidate.chosen': [
          { guard: withEvent('tells'), actions: withEvent('tellChosen') },
          { guard: withEvent('isInPlaceOfYes'), actions: withEvent('correctYes') },
          { guard: withEvent('correctsByChoice'), actions: ['forgetCandidates', correctByChoice] },
          { actions: [withEvent('planChosen'), withEvent('answerChosen')] },
        ],
      },
      states: {
        asking: {},
        reading: {
          on: {
            'words.missing': [
              { guard: 'isFirst', target: 'nudging', actions: ['countUnread', say('nudge')] },
              ...clarify,
            ],
            'words.unread': [
              { guard: 'isFirst', target: 'givingExample', actions: ['countUnread', say('example')] },
              ...clarify,
            ],
          },
        },
        nudging: {},
        refusing: {},
        givingExample: {},
        askingAnotherWay: {},
        offeringWaysOut: {},
        reassuring: {},
        confirming: {},
        recapitulating: {},
        pausing: {},
        handingOver: {},
      },
    },
    /** An answer is open again; the flow says which question comes of it. */
    correcting: {},
    safeguarding: safeguardingState,
    /** Decided against: with where the flows are, they are told. */
    callingOff: { on: { 'flow.moved': { target: 'waiting', actions: ['tellCallingOff', 'callOff'] } } },
    writing: writingState,
  },
});

export type DialogueSnapshot = SnapshotFrom<typeof dialogueMachine>;
