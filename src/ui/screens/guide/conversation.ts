import type { AnyActorRef } from 'xstate';
import type { Worry } from '#domain/fraud/worry.ts';
import { type AccountReply, said } from '#src/dialogue/account/accountReply.ts';
import type { Given } from '#src/dialogue/answering.ts';
import { dialogueMachine } from '#src/dialogue/dialogueMachine.ts';
import { prepareToRead } from '#src/dialogue/interpretation/prepareToRead.ts';
import type { Reader } from '#src/dialogue/outcomes.ts';
import type { Plan } from '#src/dialogue/question.ts';
import { senderTurns } from '#src/dialogue/senderTurns.ts';
import { whereAsked } from '#src/dialogue/talkToPerson.ts';
import { type Entry, type Happening, told } from '#src/dialogue/thread.ts';
import { formOfTyped, unsentIn } from '#src/dialogue/typedText.ts';
import type { PartId, Words } from '#src/dialogue/words.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { noTypedForms, type TypedForm, type TypedForms } from '#src/machines/typedForm.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { rateSpreadsQuery } from '#src/services/lookup/lookupQueries.ts';
import { readAccount } from './account.ts';
import { dialogueOver } from './dialogueOver.ts';
import { fetchedRecords } from './fetchedRecords.ts';
import { remind } from './reminder.ts';
import type { Say } from './say.ts';

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
  const over = dialogueOver({ guide, root, typed, records: fetchedRecords, machine, kept });
  const { dialogue, look, send, soon, state, listeners } = over;
  /** Asks for a message to one of our people; what is asked now is asked again after it. */
  function writeToPerson(say: Say): void {
    const goesAlong = { ...whereAsked({ state: state(), guide, say }), idempotencyKey: crypto.randomUUID() };
    send({ type: 'message.requested', goesAlong });
  }
  let repliesDue = 0;
  async function replyWith(reply: Promise<AccountReply>): Promise<void> {
    repliesDue++;
    try {
      for (const event of await reply) send(event);
    } finally {
      repliesDue--;
    }
  }
  const turns = senderTurns(over, {
    writeToPerson,
    answerAccount: (asked) => replyWith(readAccount(asked, guide)),
    remind: (wish) => replyWith(remind(wish, guide)),
    // Seldom asked for, and no part of what the page begins with.
    answerPrices: (asked) =>
      replyWith(import('./prices.ts').then(({ readPrices }) => readPrices(asked, guide.getSnapshot().context.userId))),
  });
  function keepTyped(text: string): void {
    const begun = formOfTyped(dialogue.getSnapshot().context, look().reading, text);
    if (begun) typed.keep(begun.form as TypedForm, begun.text);
  }
  /** Asked already by the time it is known, so it is said at once, and then the question again. */
  async function tellClosed(): Promise<void> {
    await queryClient.prefetchQuery(rateSpreadsQuery);
    const { place } = look().reading;
    if (!place || !state().part) return;
    const happenings = place.closed(state().log);
    if (happenings.length > 0) for (const event of said(happenings)) send(event);
  }
  const isWriting = () => state().place?.flow === 'talkToPerson';
  return {
    ...sayings(over),
    ...turns,
    prepareToRead,
    ...handingOver(),
    getState: state,
    /** Something was asked of the server beside the flows, and is not answered yet. */
    isReplyDue: () => repliesDue > 0,
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
      void tellClosed();
      return () => watching.unsubscribe();
    },
    /** A message to one of our people, as far as it was written before this page was opened. */
    begunMessage: () => (isWriting() ? typed.read('personMessage').text : undefined),
    /** Typed and not sent: the screens have a box for it, or the page that comes after a reload. */
    keepTyped,
    /** What stands in the box when the screens are gone to. */
    keepUnsent(text: string, reader: Reader) {
      const now = turns.situation(reader);
      const { place } = state();
      const unsent = now && unsentIn(text, now, place?.flow === 'priceQuote' ? place.actor : undefined);
      if (unsent?.kind === 'asked') unsent.act();
      else if (unsent) keepTyped(unsent.text);
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
  plan(plan: Plan) {
    send({ type: 'answers.planned', plan });
    soon();
  },
  askAgain: () => send({ type: 'question.repeated' }),
});

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
