import type { AnyActorRef } from 'xstate';
import type { Worry } from '#domain/fraud/worry.ts';
import { withoutCardNumber } from '#domain/payment/cardNumber.ts';
import type { Given } from '#src/dialogue/answering.ts';
import type { DialogueTold } from '#src/dialogue/dialogueContext.ts';
import { dialogueMachine } from '#src/dialogue/dialogueMachine.ts';
import { openPart } from '#src/dialogue/drafts.ts';
import { interpret } from '#src/dialogue/interpretation/interpret.ts';
import { offeredRepairs, type Repair, repair, writesToPerson } from '#src/dialogue/interpretation/repairs.ts';
import type { Outcome, Situation } from '#src/dialogue/interpretation/situation.ts';
import { typedIn } from '#src/dialogue/meeting.ts';
import type { Candidate, Plan } from '#src/dialogue/question.ts';
import { type Entry, type Happening, told } from '#src/dialogue/thread.ts';
import type { PartId, Words } from '#src/dialogue/words.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { noTypedForms, type TypedForm, type TypedForms } from '../../flows/typedForms.ts';
import { answerAccount } from './account.ts';
import { dialogueOver } from './dialogueOver.ts';
import { type Listener, type Reader, takeOutcomes, type Ways } from './outcomes.ts';
import type { Say } from './say.ts';
import { whereAsked } from './talkToPerson.ts';

export type Conversation = ReturnType<typeof startConversation>;

export type Beginning = {
  /** What was said before this page was opened; a conversation that is given it is kept for the next. */
  readonly kept?: readonly Entry[] | undefined;
  /** The flow looked into. */
  readonly root?: AnyActorRef;
  readonly typed?: TypedForms;
  readonly dialogue?: typeof dialogueMachine;
};

/**
 * The chat face's end of the dialogue: shows it where the flows are, tells them what it was given to tell, and keeps
 * what was typed. It decides nothing.
 */
export function startConversation(
  guide: GuidedSenderActor,
  { kept, root = guide, typed = noTypedForms, dialogue: machine = dialogueMachine }: Beginning = {},
) {
  const over = dialogueOver({ guide, root, typed, machine, kept });
  const { dialogue, look, send, soon, state, listeners } = over;
  const said = sayings(over);
  /** Asks for a message to one of our people; what is asked now is asked again after it. */
  function writeToPerson(say: Say): void {
    const goesAlong = { ...whereAsked({ state: state(), guide, say }), idempotencyKey: crypto.randomUUID() };
    send({ type: 'message.requested', goesAlong });
  }
  const isWriting = () => state().place?.flow === 'talkToPerson';
  return {
    ...said,
    ...hearing(over, {
      writeToPerson,
      answerAccount: (asked) => void answerAccount(asked, { conversation: said, guide }),
    }),
    ...handingOver(),
    getState: state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Follows everything that happens in the flows, until the returned function is called. */
    listen() {
      const watching = root.system.inspect({ next: ({ type }) => type === '@xstate.snapshot' && soon() });
      send({ type: 'conversation.opened' });
      soon();
      return () => watching.unsubscribe();
    },
    /** A message to one of our people, as far as it was written before this page was opened. */
    begunMessage: () => (isWriting() ? typed.read('personMessage').text : undefined),
    /** Typed and not sent: the screens have a box for it, or the page that comes after a reload. */
    keepTyped(text: string) {
      if (isWriting()) return typed.keep('personMessage', { text: withoutCardNumber(text) ?? text });
      const { context } = dialogue.getSnapshot();
      const { reading } = look();
      const part = openPart(context, reading);
      const begun = part && typedIn(context, reading.place, { [part.id]: text });
      if (begun) typed.keep(begun.form as TypedForm, begun.text);
    },
  };
}

type Over = ReturnType<typeof dialogueOver>;

/** What is pressed, and what is told beside it. */
const sayings = ({ send, soon, state }: Over) => ({
  /** False when the answer will not do: why is said, and the question stays. */
  answer(value: string, given: Omit<Given, 'value'> = {}): boolean {
    if (!state().part) return false;
    send({ type: 'answer.given', value, ...given });
    return state().problem === undefined;
  },
  change: (part: PartId) => send({ type: 'answer.reopened', part }),
  pause: () => send({ type: 'pause.requested' }),
  leave: () => send({ type: 'flow.left' }),
  /** Everything stops until the sender has decided. */
  stopFor: (worry: Worry, words: string) => send({ type: 'worry.told', worry, said: words }),
  /** What the guide says beside its question. */
  tell: (words: Words) => send({ type: 'thread.continued', happenings: [told(words)] }),
  log: (happening: Happening) => send({ type: 'thread.continued', happenings: [happening] }),
  /** Something said has no certain reading: that, and what it may be. */
  doubt: (words: Words, candidates: readonly Candidate[]) => send({ type: 'words.doubted', words, candidates }),
  plan(plan: Plan) {
    send({ type: 'answers.planned', plan });
    soon();
  },
  /** One of the things the last words may have meant. */
  choose: (candidate: Candidate) => send({ type: 'candidate.chosen', candidate }),
  askAgain: () => send({ type: 'question.repeated' }),
});

type Beside = Pick<Ways, 'answerAccount'> & { readonly writeToPerson: (say: Say) => void };

/** What is said in the sender's own words, and the wishes a press stands for. */
function hearing({ dialogue, look, send, soon, state }: Over, { writeToPerson, ...ways }: Beside) {
  const standing = () => {
    const { context } = dialogue.getSnapshot();
    const { reading } = look();
    return { context, reading, part: openPart(context, reading), answers: state().answers };
  };
  function situation(reader: Reader): Situation | undefined {
    const { part, ...rest } = standing();
    return part && { ...rest, part, language: reader.language, today: reader.today, write: reader.write };
  }
  function tell(event: DialogueTold): boolean {
    send(event);
    if (event.type === 'answers.planned') soon();
    return event.type !== 'answer.given' || state().problem === undefined;
  }
  const now = (before: Situation) => ({ ...before, reading: look().reading });
  const take = (outcomes: readonly Outcome[], heard: Situation, listener: Listener) =>
    takeOutcomes(outcomes, { situation: heard, listener, ways: { ...ways, tell, now } });
  return {
    situation,
    /** True when it was dealt with; otherwise what was typed stays, to be put right. */
    hear(text: string, listener: Listener): boolean {
      const heard = situation(listener);
      return heard !== undefined && take(interpret(text, heard), heard, listener);
    },
    offeredRepairs: () => offeredRepairs(standing()),
    repair(wanted: Repair, say: Say) {
      if (writesToPerson(wanted, look().reading)) return writeToPerson(say);
      for (const one of repair(wanted, standing())) {
        if (one.type === 'flow.asked') one.act();
        else tell(one);
      }
    },
  };
}

/** What was begun and not sent is put where the screens find it, when they are gone to. */
function handingOver() {
  const unsent = new Set<() => void>();
  return {
    onHandOver(keep: () => void) {
      unsent.add(keep);
      return () => {
        unsent.delete(keep);
      };
    },
    handOver() {
      for (const keep of unsent) keep();
    },
  };
}
