import type { DialogueContext } from '#src/dialogue/dialogueContext.ts';
import { type DialogueSnapshot, dialogueMachine } from '#src/dialogue/dialogueMachine.ts';
import type { Candidate } from '#src/dialogue/question.ts';
import { told } from '#src/dialogue/thread.ts';
import { type NamedReading, readingAt, stepAt } from '../fixtures/fakeFlows.ts';
import type { PathSpec } from '../walker/pathSpec.ts';

/** Conversations, each about what it is named after, so that what one remembers does not multiply the others. */
const starts = {
  'a price': { thread: [{ id: 1, kind: 'told', words: { label: 'price' } }] },
  'a plan': { thread: [{ id: 1, kind: 'told', words: { label: 'plan' } }] },
  'a deadline': { thread: [{ id: 1, kind: 'told', words: { label: 'deadline' } }] },
  'a talk': { thread: [{ id: 1, kind: 'told', words: { label: 'recipient' } }] },
  'a yes': { thread: [{ id: 1, kind: 'told', words: { label: 'trust' } }] },
} as const;

const isStopped = (snapshot: DialogueSnapshot) => snapshot.matches('safeguarding');

const topicOf = ({ context: { thread } }: DialogueSnapshot) => {
  const words = thread[0]?.kind === 'told' ? thread[0].words : { label: '' };
  return 'label' in words ? words.label : '';
};

/** The flows as the conversation left them. */
const here = (snapshot: DialogueSnapshot) =>
  isStopped(snapshot) ? readingAt('worry') : readingAt(stepAt(snapshot.context));

/** Nothing is planned, offered or to be repaired: the plain road, from which each special case is gone to once. */
const isPlain = ({ context: { plan, offer, unread, candidates } }: DialogueSnapshot) =>
  Object.keys(plan).length === 0 && !offer && unread === 0 && candidates.length === 0;

const isAt = (snapshot: DialogueSnapshot, ...steps: readonly ReturnType<typeof stepAt>[]) =>
  !isStopped(snapshot) && steps.includes(stepAt(snapshot.context));

const places: Readonly<Record<string, readonly NamedReading[]>> = {
  price: [
    readingAt(undefined),
    readingAt('price'),
    readingAt('price', { name: 'the price, refused', isRefused: true }),
    readingAt('price', { name: 'another calculator', run: 'second' }),
  ],
  plan: [readingAt('price'), readingAt('recipient')],
  deadline: [
    readingAt('price', { name: 'a price that is behind', isBehind: true }),
    readingAt('price', { name: 'a price soon over', expiresSoon: 100 }),
  ],
  recipient: [readingAt(undefined), readingAt('recipient')],
  trust: [readingAt('trust'), readingAt('begun'), readingAt('sameAgain')],
};

/** Where the flows may be by now; a yes is one question, whichever it is. */
function movedTo(snapshot: DialogueSnapshot): readonly NamedReading[] {
  if (isStopped(snapshot)) return worried;
  const topic = topicOf(snapshot);
  const isOne = topic === 'trust' && stepAt(snapshot.context) !== undefined;
  return isOne ? [here(snapshot)] : (places[topic] ?? []);
}

const worried = [
  readingAt('worry'),
  readingAt('worry', { name: 'a worry that was not kept', isRefused: true }),
  readingAt('worry', { name: 'a worry while time runs out', expiresSoon: 100 }),
  readingAt(undefined),
];

const nearer: Candidate = { words: { label: 'near' }, plan: { recipient: { value: 'near' } } };
const more: Candidate = { words: { label: 'more' }, plan: { amount: { value: 'more' } } };
const aside: Candidate = { words: { label: 'aside' }, plan: {}, tells: [told({ label: 'an answer' })] };
const later: Candidate = { words: { label: 'reason' }, plan: { reason: { value: 'family' } } };

const at = (snapshot: DialogueSnapshot, holds: boolean) => (holds ? [{ reading: here(snapshot) }] : []);
const isSent = ({ context: { sent } }: DialogueSnapshot) => Object.keys(sent).length > 0;
const talksAt = (snapshot: DialogueSnapshot) =>
  topicOf(snapshot) === 'recipient' && isAt(snapshot, 'recipient') && !isSent(snapshot);

const answersAt: { readonly [step in NonNullable<ReturnType<typeof stepAt>>]?: readonly string[] } = {
  recipient: ['near', 'far'],
  trust: ['yes'],
  begun: ['new'],
  sameAgain: ['yes', 'other'],
};

function answersFor(snapshot: DialogueSnapshot): readonly string[] {
  if (isStopped(snapshot)) return isSent(snapshot) ? [] : ['yes', 'maybe'];
  const step = stepAt(snapshot.context);
  if (step !== 'price') {
    const isAsked = topicOf(snapshot) === 'trust' || !isSent(snapshot);
    return step && isAsked ? (answersAt[step] ?? []) : [];
  }
  if (snapshot.context.asked?.part === 'destination') return ['GH'];
  return topicOf(snapshot) === 'price' ? ['enough', 'little', 'slow', 'none'] : ['enough'];
}

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
  [context.toldFailure?.code, context.isWelcomed, context.hasThread],
  thread[0],
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
      isPlain(snapshot) ? (['destination', 'amount'] as const).map((part) => ({ part, reading: here(snapshot) })) : [],
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
    'flow.left': (snapshot) => at(snapshot, isPlain(snapshot) && isAt(snapshot, 'recipient', 'trust')),
    'thread.continued': (snapshot) =>
      talksAt(snapshot) ? [{ happenings: [{ kind: 'typed', text: 'hello' }], reading: here(snapshot) }] : [],
    'worry.told': (snapshot) => (isPlain(snapshot) && talksAt(snapshot) ? [{ reading: readingAt('worry') }] : []),
    'worry.settled': (snapshot) =>
      [true, false].map((isCalledOff) => ({ isCalledOff, isMade: false, reading: here(snapshot) })),
    'words.said': (snapshot) => at(snapshot, talksAt(snapshot)),
    'words.missing': (snapshot) => at(snapshot, talksAt(snapshot)),
    'words.unread': (snapshot) => at(snapshot, talksAt(snapshot)),
    'words.heard': (snapshot) => at(snapshot, talksAt(snapshot)),
    'words.doubted': (snapshot) =>
      talksAt(snapshot)
        ? [[nearer], []].map((candidates) => ({ words: { label: 'which?' }, candidates, reading: here(snapshot) }))
        : [],
    'recap.requested': (snapshot) =>
      talksAt(snapshot) ? [{ tells: [told({ label: 'so far' })], reading: here(snapshot) }] : [],
    'pause.requested': (snapshot) => at(snapshot, talksAt(snapshot)),
    'person.requested': (snapshot) => at(snapshot, talksAt(snapshot)),
  },
  outcomes: {},
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
      in: ['open', 'safeguarding.asking'],
      holds: ({ thread, asked }) => thread.some((entry) => entry.kind === 'asked' && entry.part === asked?.part),
    },
    'nobody out of reach is taken': {
      in: ['waiting', 'open', 'correcting', 'safeguarding'],
      holds: ({ drafts }) => Object.values(drafts).every(({ recipient }) => recipient !== 'far'),
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
      'flow.left': 'says not now',
      'thread.continued': 'is noted',
      'worry.told': 'tells of a worry',
      'worry.settled': ({ isCalledOff }) => (isCalledOff ? 'calls it off' : 'goes on all the same'),
      'words.said': 'says something',
      'words.missing': 'sent nothing',
      'words.unread': 'is not understood',
      'words.doubted': 'is understood in more than one way',
      'words.heard': 'said something else',
      'recap.requested': 'asks for what was said',
      'pause.requested': 'stops for now',
      'person.requested': 'asks for a person',
    },
    outcomes: {},
  },
};
