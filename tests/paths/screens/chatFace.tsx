import { useRef } from 'react';
import type { AnyActorRef } from 'xstate';
import { startDraft } from '#domain/quote/draft.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { summaryOf } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import { Dock } from '#src/ui/screens/guide/Dock.tsx';
import { Thread } from '#src/ui/screens/guide/Thread.tsx';
import { useConversation, useConversationState } from '#src/ui/screens/guide/useConversation.ts';
import { useTranslate } from '#src/ui/screens/guide/useTranslate.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { told } from '../telling/retell.ts';
import { asDeclared } from '../walker/screenTable.ts';
import { withReads } from './sendReads.tsx';

/** One flow asked by the guide: what was said so far, and the question. */
export const inChat = (actor: AnyActorRef) => withReads(<ChatFace actor={actor} />);

function ChatFace({ actor }: { readonly actor: AnyActorRef }) {
  const composer = useRef<HTMLInputElement>(null);
  const guide = guideAround(actor);
  const conversation = useConversation(guide, { root: actor });
  const state = useConversationState(conversation);
  const userId = userFixture().id;
  const say = useTranslate(userId);
  return (
    <>
      <Thread
        log={state.log}
        say={say}
        userId={userId}
        changeable={state.changeable}
        onChange={(part) => conversation.change(part)}
        onLeave={() => undefined}
      />
      <Dock
        conversation={conversation}
        state={state}
        say={say}
        userId={userId}
        composer={composer}
        onSpeak={(text) =>
          (text !== '' || conversation.getState().part?.isOptional === true) && conversation.answer(text)
        }
        repairs={conversation.offeredRepairs()}
        onRepair={(wanted) => conversation.repair(wanted, say)}
        screensPath="/get-quote"
      />
    </>
  );
}

/** Who asks to cancel a transfer has one that is made. */
const sendingUnpaid = {
  getSnapshot: () => ({
    context: { transfer: summaryOf(told(transferFixture())) },
    children: {},
    can: () => false,
    matches: () => false,
  }),
};

/** What a question may ask of the conversation around its flow; that has its own paths. */
function guideAround(actor: AnyActorRef): GuidedSenderActor {
  const flow: string = actor.getSnapshot().machine.id;
  if (flow === 'guidedSender') return asDeclared(actor);
  const snapshot = {
    children: { [flow]: actor, ...(flow === 'cancelTransfer' && { sendMoney: sendingUnpaid }) },
    context: { draft: startDraft('GB'), isUnderWay: false },
    can: () => false,
    matches: () => false,
  };
  return asDeclared({ getSnapshot: () => snapshot, send: () => undefined, system: actor.system });
}
