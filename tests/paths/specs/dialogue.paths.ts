import type { DialogueContext } from '#src/dialogue/dialogueContext.ts';
import { dialogueMachine } from '#src/dialogue/dialogueMachine.ts';
import type { Candidate } from '#src/dialogue/question.ts';
import { isToldLast, told } from '#src/dialogue/thread.ts';
import {
  answersFor,
  at,
  here,
  isAside,
  isAt,
  isPlain,
  isStopped,
  isWriting,
  movedTo,
  starts,
  talksAt,
  topicOf,
  turnsAsideAt,
  writesAt,
} from '../fixtures/dialogueStandings.ts';
import { type readingAt, stepAt } from '../fixtures/fakeFlows.ts';
import { ok, type PathSpec } from '../walker/pathSpec.ts';

const message = { id: 'm1', by: 'sender', text: 'Where is my money?', at: 1_800_000_000 } as const;

const nearer: Candidate = { words: { label: 'near' }, plan: { recipient: { value: 'near' } } };
const more: Candidate = { words: { label: 'more' }, plan: { amount: { value: 'more' } } };
const aside: Candidate = { words: { label: 'aside' }, plan: {}, tells: [told({ label: 'an answer' })] };
const later: Candidate = { words: { label: 'reason' }, plan: { reason: { value: 'family' } } };

const doubt = { label: 'which?' } as const;

const key = ({
  at,
  asked,
  unread,
  changeable,
  drafts,
  sent,
  runs,
  plan,
  offer,
  candidates,
  thread,
  ...context
}: DialogueContext) => [
  [at, asked, unread, changeable, drafts, sent, runs, plan, offer?.part],
  candidates.map(({ words }) => words),
  [context.toldFailure?.code, context.isWelcomed, context.hasThread, context.keptUp],
  thread[0],
  isToldLast(thread, doubt),
  thread.filter((entry) => entry.kind === 'told' && 'key' in entry.words && entry.words.facts?.moment).length,
];

export const dialoguePaths: PathSpec<typeof dialogueMachine> = {
  machine: dialogueMachine,
  starts,
  key,
  cases: {
    'conversation.opened': (snapshot) =>
      at(snapshot, topicOf(snapshot) === 'deadline' && stepAt(snapshot.context) === undefined),
    'flow.moved': (snapshot) => movedTo(snapshot).map((reading) => ({ reading })),
    'answer.given': (snapshot) => answersFor(snapshot).map((value) => ({ value, reading: here(snapshot) })),
    'answer.reopened': (snapshot) =>
      isPlain(snapshot) && !isAside(snapshot)
        ? (['destination', 'amount'] as const).map((part) => ({ part, reading: here(snapshot) }))
        : [],
    'answers.planned': (snapshot) =>
      isPlain(snapshot) && topicOf(snapshot) === 'plan'
        ? ['near', 'far'].map((value) => ({ plan: { recipient: { value } }, reading: here(snapshot) }))
        : [],
    'answers.corrected': (snapshot) =>
      isPlain(snapshot) && isAt(snapshot, 'price', 'trust')
        ? [
            { said: { amount: { value: 'more' } }, reading: here(snapshot) },
            { said: { destination: { value: 'CM' } }, reading: here(snapshot) },
          ]
        : [],
    'offer.corrected': (snapshot) =>
      isPlain(snapshot) && isAt(snapshot, 'begun', 'sameAgain', 'trust')
        ? (['more', 'enough'] as const).map((value) => ({
            said: { amount: { value } },
            keepsRest: true,
            reading: here(snapshot),
          }))
        : [],
    'candidate.chosen': (snapshot) =>
      (talksAt(snapshot) || isAt(snapshot, 'trust')) && isPlain(snapshot)
        ? [nearer, more, aside, later].map((candidate) => ({ candidate, reading: here(snapshot) }))
        : [],
    'question.repeated': (snapshot) => at(snapshot, talksAt(snapshot)),
    'times.chosen': (snapshot) => (talksAt(snapshot) ? [{ isShown: true, reading: here(snapshot) }] : []),
    'flow.left': (snapshot) =>
      at(snapshot, isPlain(snapshot) && (isWriting(snapshot) || talksAt(snapshot) || isAt(snapshot, 'trust'))),
    'thread.continued': (snapshot) =>
      talksAt(snapshot) ? [{ happenings: [{ kind: 'typed', text: 'hello' }], reading: here(snapshot) }] : [],
    'worry.told': (snapshot) =>
      turnsAsideAt(snapshot, 'worry', 'both')
        ? [{ worry: 'hurried', said: 'He says I must pay today', reading: here(snapshot) }]
        : [],
    'message.requested': (snapshot) =>
      writesAt(snapshot) ? [{ goesAlong: { account: [], idempotencyKey: 'message-1' }, reading: here(snapshot) }] : [],
    'words.said': (snapshot) => at(snapshot, talksAt(snapshot)),
    'words.missing': (snapshot) => at(snapshot, talksAt(snapshot)),
    'words.unread': (snapshot) => at(snapshot, talksAt(snapshot)),
    'words.acknowledged': (snapshot) => at(snapshot, talksAt(snapshot)),
    'words.ambiguous': (snapshot) =>
      talksAt(snapshot)
        ? [[nearer], []].map((candidates) => ({ words: doubt, candidates, reading: here(snapshot) }))
        : [],
    'recap.requested': (snapshot) =>
      talksAt(snapshot) ? [{ tells: [told({ label: 'so far' })], reading: here(snapshot) }] : [],
    'pause.requested': (snapshot) => at(snapshot, talksAt(snapshot)),
    'person.requested': (snapshot) => at(snapshot, talksAt(snapshot) || isStopped(snapshot)),
  },
  cannotFail: ['safeguard', 'talkToPerson'],
  outcomes: {
    safeguard: [ok({ outcome: 'cancelled' }, 'called off'), ok({ outcome: 'wentOn' }, 'went on')],
    talkToPerson: [ok({ sent: message }, 'sent'), ok({}, 'dismissed')],
  },
  invariants: {
    'a question is open while it is talked about': { in: ['open'], holds: ({ asked }) => asked !== undefined },
    'none is while the flow works': {
      in: ['waiting', 'correcting'],
      holds: ({ at, asked }) => at === undefined || asked === undefined,
    },
    'the ways out come the third time, and not before': {
      in: ['open.offeringWaysOut'],
      holds: ({ unread }) => unread === 3,
    },
    'whoever was understood begins anew': {
      in: ['open.recapitulating', 'open.pausing', 'open.handingOver'],
      holds: ({ unread }) => unread === 0,
    },
    'what leaves a choice was understood, and what leaves none is counted': {
      in: ['open.confirming'],
      holds: ({ unread, candidates }) => unread <= (candidates.length > 0 ? 0 : 1),
    },
    'what is asked is said': {
      in: ['open', 'safeguarding.asking', 'writing.asking', 'safeguarding.writing.asking'],
      holds: ({ thread, asked }) => thread.some((entry) => entry.kind === 'asked' && entry.part === asked?.part),
    },
    'nobody out of reach is taken': {
      in: ['waiting', 'open', 'correcting', 'safeguarding'],
      holds: ({ drafts }) => Object.values(drafts).every(({ recipient }) => recipient !== 'far'),
    },
    'a worry ends by what is decided about it, and by nothing else': {
      in: ['waiting', 'open', 'correcting', 'writing', 'callingOff'],
      holds: (_, past) =>
        past.findLastIndex((event) => event.startsWith('safeguard:')) >= past.lastIndexOf('worry.told'),
    },
    'nothing is asked twice in a row, unless somebody wants it repeated': {
      in: ['open'],
      holds: ({ thread }, past) => {
        const [before, last] = thread.slice(-2);
        const isTwice = before?.kind === 'asked' && last?.kind === 'asked' && before.part === last.part;
        return !isTwice || past.includes('question.repeated');
      },
    },
  },
  words: {
    events: {
      'conversation.opened': 'opens the conversation',
      'flow.moved': ({ reading }) => `is at ${(reading as ReturnType<typeof readingAt>).name}`,
      'answer.given': ({ value }) => `answers ${value}`,
      'answer.reopened': ({ part }) => `changes the ${part}`,
      'answers.planned': ({ plan }) => `said ${plan.recipient?.value} ahead`,
      'answers.corrected': ({ said }) => `puts the ${Object.keys(said).join()} right`,
      'offer.corrected': ({ said }) => `says ${said.amount?.value} in place of yes`,
      'candidate.chosen': ({ candidate: { words } }) => `means ${'label' in words ? words.label : ''}`,
      'question.repeated': 'has the question repeated',
      'times.chosen': 'has the times shown',
      'flow.left': 'says not now',
      'thread.continued': 'is noted',
      'worry.told': 'tells of a worry',
      'message.requested': 'writes to a person',
      'words.said': 'says something',
      'words.missing': 'sent nothing',
      'words.unread': 'is not understood',
      'words.ambiguous': 'is understood in more than one way',
      'words.acknowledged': 'said something else',
      'recap.requested': 'asks for what was said',
      'pause.requested': 'stops for now',
      'person.requested': 'asks for a person',
    },
    outcomes: {
      safeguard: { 'called off': 'calls it off', 'went on': 'goes on all the same' },
      talkToPerson: { sent: 'has the message sent', dismissed: 'sends none after all' },
    },
  },
};
