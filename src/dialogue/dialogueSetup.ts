import { assign, emit, raise, setup } from 'xstate';
import { talkToPersonMachine } from '#src/machines/help/talk-to-person/talkToPersonMachine.ts';
import { changeHere, type Given, openAgain, problemWith, takeAnswer } from './answering.ts';
import {
  asItStands,
  ask,
  dueAt,
  finishOf,
  keptUpBy,
  refuse,
  reportFailure,
  send,
  standBy,
  wait,
  warnsOf,
} from './asking.ts';
import { correctingActs, putRight } from './correcting.ts';
import type { Change, DialogueContext, DialogueEmitted, DialogueEvent, DialogueInput } from './dialogueContext.ts';
import {
  type Ambiguous,
  answersHere,
  type Chosen,
  type Corrected,
  dialogueGuards,
  type Moment,
  partIn,
} from './dialogueGuards.ts';
import { added, questionOf, stamped, whichMeant } from './drafts.ts';
import { without } from './plan.ts';
import type { Answers, Plan } from './question.ts';
import type { Act, Offer, PlaceRead, Reading, Saying } from './reading.ts';
import { safeguardMachine } from './safeguardMachine.ts';
import { personTold, say, welcome } from './sayings.ts';
import { dropPlanned, enterStep, plannedAnswer, takePlanned, typedIn } from './slotFilling.ts';
import { type Happening, told } from './thread.ts';
import { letsGoOf, transferParts } from './transferAnswers.ts';
import type { PartId } from './words.ts';

type OfPart = { readonly part: PartId };
type ChangeAtPlace = (context: DialogueContext, reading: Reading, place: PlaceRead) => Change;

/** The end of an actor comes without a reading. */
const timeOf = (event: Partial<DialogueEvent>): number | undefined => event.reading?.now;

/** Whatever it adds to the thread is stamped with when it was said. */
const change = <Params = undefined>(make: (moment: Moment, params: Params) => Change) =>
  assign<DialogueContext, DialogueEvent, Params, DialogueEvent, never>(({ context, event }, params) =>
    stamped(make({ context, event }, params), context, timeOf(event)),
  );

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
    warn: change(({ context, event }) => {
      const words = warnsOf(context, event.reading);
      return words ? added(context, [told(words)]) : {};
    }),
    standBy: assign(standBy),
    wait: change(({ event }) => wait(event.reading.place)),
    enterStep: change(atPlace(enterStep)),
    followForm: emit(({ context, event: { reading } }) => ({
      type: 'form.met',
      form: reading.place && questionOf(context, reading.place).typed?.form,
    })),
    reportFailure: change(atPlace((context, _, place) => reportFailure(context, place))),
    keepUp: emit(({ context, event: { reading } }) => tell([reading.place && dueAt(context, reading.place)?.act])),
    rememberKeptUp: assign(
      atPlace((context, _, place) => {
        const due = dueAt(context, place);
        return { keptUp: due && keptUpBy(due, place) };
      }),
    ),
    forgetKeptUp: assign({ keptUp: undefined }),
    keepPlannedText: emit((moment) => typed(moment, plannedAnswer(moment.context, moment.event.reading))),
    takePlanned: change(atPlace(takePlanned)),
    dropPlanned: change(atPlace(dropPlanned)),
    ask: change(atPlace(ask)),
    seeAgain: change(atPlace((context, _, place) => asItStands(context, place))),
    /** Said of this before, and not taken: why, and what may be meant. */
    tellOffer: change(({ context: { offer, ...context } }) =>
      offer ? { ...whichMeant(context, offer), offer: undefined } : {},
    ),
    refuse: change(atPlace((context, _, place) => refuse(context, place))),
    tellFinish: emit((moment) => tell([finishIn(moment)])),
    send: change(atPlace((context, _, place) => send(context, place))),

    countUnread: assign({ unread: ({ context }) => context.unread + 1 }),
    forgetUnread: assign({ unread: 0 }),
    closeQuestion: assign({ asked: undefined, unread: 0, candidates: [] }),
    say: change(({ context, event }, { saying }: { saying: Saying }) => say(context, event.reading, saying)),
    tellPerson: change(({ context, event }) => added(context, personTold(event.reading))),
    tellAmbiguity: change(({ context }, ambiguous: Ambiguous) => whichMeant(context, ambiguous)),
    tellRecap: change(({ context }, { tells }: { tells: readonly Happening[] }) => added(context, tells)),
    askWhetherMeant: change(({ context }) => ({
      ...added(context, [told({ key: 'guide.problems.unclear.confirmation' })]),
      candidates: [],
    })),
    continueThread: change(({ context }, { happenings }: { happenings: readonly Happening[] }) => ({
      ...added(context, happenings),
      ...(happenings.some(({ kind }) => kind === 'typed') && { before: undefined }),
    })),
    welcome: change(({ context, event }) => welcome(context, event.reading)),
    chooseTimes: change((_, { isShown }: { isShown: boolean }) => ({ showsTimes: isShown })),
    askOnceMore: change((moment) => added(moment.context, asked(moment))),

    keepText: emit((moment, { value }: Given) => {
      const part = partIn(moment);
      return typed(moment, part ? { [part.id]: value } : {});
    }),
    takeAnswer: change(({ context, event }, given: Given) => takeAnswer(context, event.reading, given)),
    keepProblem: change(({ context, event }, { value }: Given) => ({
      problem: problemWith(context, event.reading, value),
    })),
    tellProblem: change(({ context }) => (context.problem ? added(context, [told(context.problem)]) : {})),
    changeHere: change(({ context, event }, { part }: OfPart) => changeHere(context, event.reading, part)),
    tellReopening: emit(({ event }, { part }: OfPart) => tell([event.reading.reopening(part).act], true)),
    openEarlier: change(({ context, event }, { part }: OfPart) =>
      openAgain(context, event.reading, { first: part, parts: [part] }),
    ),
    tellCorrection: emit(({ context, event }, { said }: Corrected) =>
      tell(correctingActs(context, event.reading, said), true),
    ),
    putRight: change(({ context, event }, { said }: Corrected) => putRight(context, event.reading, said)),
    plan: change(({ context }, { plan, offer = context.offer }: { plan: Plan; offer?: Offer | undefined }) => ({
      plan: { ...context.plan, ...plan },
      candidates: [],
      offer,
    })),
    planAlong: change(({ context }, { said }: Corrected) => ({ plan: { ...context.plan, ...said } })),
    answerAlong: raise((moment) => ({
      type: 'answer.given',
      value: partIn(moment)?.takesAlong ?? '',
      reading: moment.event.reading,
    })),
    planInstead: change((moment, said: Corrected & { readonly keepsRest: boolean }) => ({
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
    tellChosen: change((moment, { candidate: { words, tells = [] } }: Chosen) => ({
      ...added(moment.context, [told(words), ...tells, ...asked(moment)]),
      candidates: [],
    })),
    planChosen: change((moment, { candidate: { plan } }: Chosen) => {
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
    leave: change((moment) => {
      const part = partIn(moment);
      const words = part?.leaveAs?.words ?? ({ key: 'guide.options.notNow' } as const);
      return {
        ...(part && added(moment.context, [{ kind: 'answered', part: part.id, words }])),
        ...wait(moment.event.reading.place),
      };
    }),
    goOn: change(({ context }) => added(context, [told({ key: 'guide.safeguard.wentOn' })])),
    tellCallingOff: emit(({ event: { reading } }) => tell([reading.callOff])),
    callOff: change(({ context, event: { reading } }) =>
      added(context, [told({ key: reading.transfer ? 'guide.told.cancelled' : 'guide.safeguard.nothingSent' })]),
    ),
    tellSent: change(({ context }) => added(context, [told({ key: 'guide.support.sent' })])),
  },
});
