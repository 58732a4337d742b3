import { createActor } from 'xstate';
import { besidesFlows, type ConversationState, type Looked, stateOf } from '#src/dialogue/conversationState.ts';
import type { DialogueEvent } from '#src/dialogue/dialogueContext.ts';
import type { dialogueMachine } from '#src/dialogue/dialogueMachine.ts';
import { askedPlace, type Flows, readFlows } from '#src/dialogue/flows/readFlows.ts';
import { kept as keptText, readKept } from '#src/dialogue/keeping.ts';
import type { Entry } from '#src/dialogue/thread.ts';
import { forgetWhenDone, type TypedForm } from '#src/machines/typedForm.ts';

type Told<Event = DialogueEvent> = Event extends unknown ? Omit<Event, 'reading'> : never;

type Watched = Omit<Flows, 'beside'> & {
  /** With the real work behind what it runs beside the flows. */
  readonly machine: typeof dialogueMachine;
  /** What was said before this page was opened. */
  readonly kept: readonly Entry[] | undefined;
};

/** One dialogue about these flows: whatever it is told, it is told with where they are by now. */
export function dialogueOver({ machine, kept, ...flows }: Watched) {
  const { typed } = flows;
  const before = kept && readKept(typed.read('conversation').kept);
  const dialogue = createActor(machine, before ?? { input: { thread: kept ?? [] } }).start();
  const listeners = new Set<() => void>();
  let isDue = false;
  let isKeptSoon = false;
  let looked = look();
  let state: ConversationState = stateOf(dialogue.getSnapshot(), looked);

  function look(): Looked {
    const now = { ...flows, beside: besidesFlows(dialogue.getSnapshot()) };
    const place = askedPlace(now);
    return { place, reading: readFlows(now, place) };
  }

  function send(told: Told): void {
    looked = look();
    dialogue.send({ ...told, reading: looked.reading } as DialogueEvent);
  }

  /** Once for all that happens in one go, when it is over. */
  function soon(): void {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      send({ type: 'flow.moved' });
    });
  }

  /** As it stands when all that happens in one go is over. */
  function keepSoon(): void {
    if (isKeptSoon) return;
    isKeptSoon = true;
    queueMicrotask(() => {
      isKeptSoon = false;
      const text = keptText(dialogue);
      if (text !== undefined) typed.keep('conversation', { kept: text });
    });
  }

  dialogue.system.inspect({
    next: ({ type, actorRef }) => type === '@xstate.snapshot' && actorRef !== dialogue && soon(),
  });
  dialogue.subscribe((snapshot) => {
    state = stateOf(snapshot, looked);
    if (!snapshot.children.talkToPerson && typed.read('personMessage').text !== undefined)
      typed.forget('personMessage');
    if (kept) keepSoon();
    for (const listener of listeners) listener();
  });
  dialogue.on('flow.told', ({ acts, isReadAtOnce }) => {
    for (const act of acts) act();
    if (isReadAtOnce) send({ type: 'flow.moved' });
    else soon();
  });
  // A form is named by its question.
  dialogue.on('text.typed', ({ typed: text }) => text && typed.keep(text.form as TypedForm, text.text));
  dialogue.on('form.met', ({ form }) => {
    const actor = looked.place?.actor;
    if (form && actor) forgetWhenDone(actor, () => typed.forget(form as TypedForm));
  });

  return { dialogue, look, send, soon, listeners, state: () => state };
}
