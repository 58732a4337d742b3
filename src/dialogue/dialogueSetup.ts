import { assign, emit, raise, setup } from 'xstate';
import { talkToPersonMachine } from '#src/machines/help/talk-to-person/talkToPersonMachine.ts';
import { changeHere, type Given, openAgain, problemWith, takeAnswer } from './answering.ts';
import {
  asItStands,
  ask,
  dueAt,
  finishOf,
  hearFailure,
  keptUpBy,
  refuse,
  send,
  standBy,
  wait,
  warnsOf,
} from './asking.ts';
import { correctingActs, putRight } from './correcting.ts';
import type { Change, DialogueContext, DialogueEmitted, DialogueEvent, DialogueInput } from './dialogueContext.ts';
import { answersHere, type Chosen, type Corrected, dialogueGuards, type Moment, partIn } from './dialogueGuards.ts';
import { added, questionOf } from './drafts.ts';
import { dropPlanned, meet, plannedAnswer, takePlanned, typedIn } from './meeting.ts';
import { without } from './plan.ts';
import type { Answers, Candidate, Plan } from './question.ts';
import type { Act, Offer, PlaceRead, Reading, Saying } from './reading.ts';
import { safeguardMachine } from './safeguardMachine.ts';
import { personTold, say, welcome } from './sayings.ts';
import { type Happening, told } from './thread.ts';
import { letsGoOf, transferParts } from './transferAnswers.ts';
import type { PartId, Words } from './words.ts';

type OfPart = { readonly part: PartId };
type ChangeAtPlace = (context: DialogueContext, reading: Reading, place: PlaceRead) => Change;

const atPlace =
  (change: ChangeAtPlace) =>
  ({ context, event: { reading } }: Moment): Change =>
    reading.place ? change(context, reading, reading.place) : {};

const tell = (acts: readonly (Act | undefined)[], isReadAtOnce = false): DialogueEmitted => ({
  type: 'flow.told',
  acts: acts.filter((act) => act !== undefined),
  isReadAtOnce,
});

const typed = ({ context, event: { reading } }: Moment, answer: Answers): DialogueEmitted => ({
  type: 'text.typed',
  typed: typedIn(context, reading.place, answer),
});

const asked = (moment: Moment): readonly Happening[] => {
  const part = partIn(moment);
  return part ? [{ kind: 'asked', part: part.id, facts: part.facts }] : [];
};

const finishIn = ({ context, event: { reading } }: Moment) => {
  const finish = reading.place && finishOf(context, reading.place);
  return finish?.kind === 'send' ? finish.act : undefined;
};

/** What the offer holds besides what was said in its place. */
function offerKept(moment: Moment, { said, keepsRest }: Corrected & { readonly keepsRest: boolean }): Plan {
  const lost = transferParts.filter((one) => said[one]).flatMap((one) => letsGoOf[one]);
  return keepsRest ? without(partIn(moment)?.offers?.plan ?? {}, lost) : {};
}

/** The rules of a conversation, each by its name; the chart says when. */
export const dialogueSetup = setup({
  types: {
    context: {} as DialogueContext,
    events: {} as DialogueEvent,
    emitted: {} as DialogueEmitted,
    input: {} as DialogueInput,
    children: {} as { safeguard: 'safeguard'; talkToPerson: 'talkToPerson' },
  },
  actors: { safeguard: safeguardMachine, talkToPerson: talkToPersonMachine },
  guards: dialogueGuards,
  actions: {
    warn: assign(({ context, event }) => {
      const words = warnsOf(context, event.reading);
      return words ? added(context, [told(words)]) : {};
    }),
    standBy: assign(standBy),
    wait: assign(({ event }) => wait(event.reading.place)),
    meetPlace: assign(atPlace(meet)),
    followForm: emit(({ context, event: { reading } }) => ({
      type: 'form.met',
      form: reading.place && questionOf(context, reading.place).typed?.form,
    })),
    hearFailure: assign(atPlace((context, _, place) => hearFailure(context, place))),
    keepUp: emit(({ context, event: { reading } }) => tell([reading.place && dueAt(context, reading.place)?.act])),
    rememberKeptUp: assign(
      atPlace((context, _, place) => {
        const due = dueAt(context, place);
        return { keptUp: due && keptUpBy(due, place) };
      }),
    ),
    forgetKeptUp: assign({ keptUp: undefined }),
    keepPlannedText: emit((moment) => typed(moment, plannedAnswer(moment.context, moment.event.reading))),
    takePlanned: assign(atPlace(takePlanned)),
    dropPlanned: assign(atPlace(dropPlanned)),
    ask: assign(atPlace(ask)),
    seeAgain: assign(atPlace((context, _, place) => asItStands(context, place))),
    /** Said of this before, and not taken: why, and what may be meant. */
    tellOffer: assign(({ context: { offer, ...context } }) =>
      offer ? { ...added(context, [told(offer.words)]), candidates: offer.candidates, offer: undefined } : {},
    ),
    refuse: assign(atPlace((context, _, place) => refuse(context, place))),
    tellFinish: emit((moment) => tell([finishIn(moment)])),
    send: assign(atPlace((context, _, place) => send(context, place))),

    countUnread: assign({ unread: ({ context }) => context.unread + 1 }),
    forgetUnread: assign({ unread: 0 }),
    closeQuestion: assign({ asked: undefined, unread: 0, candidates: [] }),
    say: assign(({ context, event }, { saying }: { saying: Saying }) => say(context, event.reading, saying)),
    tellPerson: assign(({ context, event }) => added(context, personTold(event.reading))),
    tellDoubt: assign(({ context }, { words, candidates }: { words: Words; candidates: readonly Candidate[] }) => ({
      ...added(context, [told(words)]),
      candidates,
    })),
    tellRecap: assign(({ context }, { tells }: { tells: readonly Happening[] }) => added(context, tells)),
    askWhetherMeant: assign(({ context }) => ({
      ...added(context, [told({ key: 'guide.problems.unclear.confirmation' })]),
      candidates: [],
    })),
    continueThread: assign(({ context }, { happenings }: { happenings: readonly Happening[] }) => ({
      ...added(context, happenings),
      ...(happenings.some(({ kind }) => kind === 'typed') && { before: undefined }),
    })),
    welcome: assign(({ context, event }) => welcome(context, event.reading)),
    askOnceMore: assign((moment) => added(moment.context, asked(moment))),

    keepText: emit((moment, { value }: Given) => {
      const part = partIn(moment);
      return typed(moment, part ? { [part.id]: value } : {});
    }),
    takeAnswer: assign(({ context, event }, given: Given) => takeAnswer(context, event.reading, given)),
    keepProblem: assign(({ context, event }, { value }: Given) => ({
      problem: problemWith(context, event.reading, value),
    })),
    tellProblem: assign(({ context }) => (context.problem ? added(context, [told(context.problem)]) : {})),
    changeHere: assign(({ context, event }, { part }: OfPart) => changeHere(context, event.reading, part)),
    tellReopening: emit(({ event }, { part }: OfPart) => tell([event.reading.reopening(part).act], true)),
    openEarlier: assign(({ context, event }, { part }: OfPart) =>
      openAgain(context, event.reading, { first: part, parts: [part] }),
    ),
    tellCorrection: emit(({ context, event }, { said }: Corrected) =>
      tell(correctingActs(context, event.reading, said), true),
    ),
    putRight: assign(({ context, event }, { said }: Corrected) => putRight(context, event.reading, said)),
    plan: assign(({ context }, { plan, offer = context.offer }: { plan: Plan; offer?: Offer | undefined }) => ({
      plan: { ...context.plan, ...plan },
      candidates: [],
      offer,
    })),
    planAlong: assign(({ context }, { said }: Corrected) => ({ plan: { ...context.plan, ...said } })),
    answerAlong: raise((moment) => ({
      type: 'answer.given',
      value: partIn(moment)?.takesAlong ?? '',
      reading: moment.event.reading,
    })),
    planInstead: assign((moment, said: Corrected & { readonly keepsRest: boolean }) => ({
      plan: { ...moment.context.plan, ...offerKept(moment, said), ...said.said },
    })),
    declineOffer: raise((moment) => ({
      type: 'answer.given',
      value: partIn(moment)?.offers?.declined ?? '',
      reading: moment.event.reading,
    })),
    correctInstead: raise(({ event }, { said }: Corrected) => ({
      type: 'answers.corrected',
      said,
      reading: event.reading,
    })),
    correctYes: raise(({ event }, { candidate }: Chosen) => ({
      type: 'offer.corrected',
      said: candidate.plan,
      keepsRest: false,
      reading: event.reading,
    })),
    tellChosen: assign((moment, { candidate: { words, tells = [] } }: Chosen) => ({
      ...added(moment.context, [told(words), ...tells, ...asked(moment)]),
      candidates: [],
    })),
    planChosen: assign((moment, { candidate: { plan } }: Chosen) => {
      const part = partIn(moment);
      return { plan: { ...moment.context.plan, ...(part ? without(plan, [part.id]) : plan) }, candidates: [] };
    }),
    answerChosen: raise((moment, chosen: Chosen) => {
      const { reading } = moment.event;
      const here = answersHere(moment, chosen);
      return here ? { type: 'answer.given', value: here.value, reading } : { type: 'flow.moved', reading };
    }),
    forgetCandidates: assign({ candidates: [] }),
    tellLeaving: emit((moment) => tell([partIn(moment)?.leave])),
    leave: assign((moment) => {
      const part = partIn(moment);
      const words = { key: 'guide.options.notNow' } as const;
      return {
        ...(part && added(moment.context, [{ kind: 'answered', part: part.id, words }])),
        ...wait(moment.event.reading.place),
      };
    }),
    goOn: assign(({ context }) => added(context, [told({ key: 'guide.safeguard.wentOn' })])),
    tellCallingOff: emit(({ event: { reading } }) => tell([reading.callOff])),
    callOff: assign(({ context, event: { reading } }) =>
      added(context, [told({ key: reading.transfer ? 'guide.told.cancelled' : 'guide.safeguard.nothingSent' })]),
    ),
    tellSent: assign(({ context }) => added(context, [told({ key: 'guide.support.sent' })])),
  },
});
