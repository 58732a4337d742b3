import type { AnyActorRef } from 'xstate';
import type { Worry } from '#domain/fraud/worry.ts';
import type { Given } from '#src/dialogue/answering.ts';
import { corrected } from '#src/dialogue/correcting.ts';
import type { WordsEvent } from '#src/dialogue/dialogueContext.ts';
import { openPart } from '#src/dialogue/drafts.ts';
import { typedIn } from '#src/dialogue/meeting.ts';
import type { Plan } from '#src/dialogue/plan.ts';
import type { Candidate } from '#src/dialogue/question.ts';
import { safeguardMachine } from '#src/dialogue/safeguardMachine.ts';
import { type Entry, type Happening, told } from '#src/dialogue/thread.ts';
import type { PartId, Words } from '#src/dialogue/words.ts';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import { noTypedForms, type TypedForm, type TypedForms } from '../typed-forms/typedForms.ts';
import { dialogueOver } from './dialogueOver.ts';
import { type Settled, safeguardBeside } from './safeguarding.ts';

export type Conversation = ReturnType<typeof startConversation>;

export type Beginning = {
  /** What was said before this page was opened; a conversation that is given it is kept for the next. */
  readonly kept?: readonly Entry[] | undefined;
  /** The flow looked into. */
  readonly root?: AnyActorRef;
  readonly typed?: TypedForms;
  readonly safeguard?: typeof safeguardMachine;
};

/**
 * The chat face's end of the dialogue: shows it where the flows are, tells them what it was given to tell, and keeps
 * what was typed. It decides nothing.
 */
export function startConversation(
  guide: GuidedSenderActor,
  { kept, root = guide, typed = noTypedForms, safeguard = safeguardMachine }: Beginning = {},
) {
  const beside = safeguardBeside({ guide, machine: safeguard, typed });
  const flows = { guide, root, typed, stopped: beside.stopped };
  const { dialogue, look, send, soon, state, listeners } = dialogueOver(flows, kept);
  /** Begun and not sent: kept by these before the other face is gone to. */
  const unsent = new Set<() => void>();
  const following = {
    onStop: () => send({ type: 'worry.told' }),
    onMoved: soon,
    onSettled: (settled: Settled) => send(settled),
  };
  return {
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
      beside.resume(following);
      send({ type: 'conversation.opened' });
      soon();
      return () => watching.unsubscribe();
    },
    /** False when the answer will not do: why is said, and the question stays. */
    answer(value: string, given: Omit<Given, 'value'> = {}): boolean {
      if (!state().part) return false;
      send({ type: 'answer.given', value, ...given });
      return state().problem === undefined;
    },
    change: (part: PartId) => send({ type: 'answer.reopened', part }),
    leave: () => send({ type: 'flow.left' }),
    /** What was begun and not sent is put where the screens find it, when they are gone to. */
    onHandOver(keep: () => void) {
      unsent.add(keep);
      return () => {
        unsent.delete(keep);
      };
    },
    handOver() {
      for (const keep of unsent) keep();
    },
    /** Typed and not sent: the screens have a box for it. */
    keepTyped(text: string) {
      const { context } = dialogue.getSnapshot();
      const { reading } = look();
      const part = openPart(context, reading);
      const begun = part && typedIn(context, reading.place, { [part.id]: text });
      if (begun) typed.keep(begun.form as TypedForm, begun.text);
    },
    /** Everything stops until the sender has decided. */
    stopFor: (worry: Worry, said: string) => beside.stopFor({ worry, said }, following),
    /** What the guide says beside its question. */
    tell: (words: Words) => send({ type: 'thread.continued', happenings: [told(words)] }),
    /** What became of the sender's words, where they did not answer; the guide says what is its turn to say. */
    turn: (event: WordsEvent) => send(event),
    /** Something said has no certain reading: that, and what it may be. */
    doubt: (words: Words, candidates: readonly Candidate[]) => send({ type: 'words.doubted', words, candidates }),
    /** What the sender wrote where it could not be taken as an answer. */
    noteTyped: (text: string) => send({ type: 'thread.continued', happenings: [{ kind: 'typed', text }] }),
    log: (happening: Happening) => send({ type: 'thread.continued', happenings: [happening] }),
    plan(plan: Plan) {
      send({ type: 'answers.planned', plan });
      soon();
    },
    correct: (said: Plan, keepsRest: boolean) => send({ type: 'offer.corrected', said, keepsRest }),
    /** Answers given before, each with what it is now. */
    putRight: (said: Plan) => send({ type: 'answers.corrected', said }),
    /** What of this was answered before and is otherwise now. */
    corrects: (said: Plan) => corrected(dialogue.getSnapshot().context, look().reading, said),
    /** One of the things the last words may have meant. */
    choose: (candidate: Candidate) => send({ type: 'candidate.chosen', candidate }),
    askAgain: () => send({ type: 'question.repeated' }),
  };
}
