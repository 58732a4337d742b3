import type { Answers } from '#src/dialogue/question.ts';
import { toldFirst } from '#src/dialogue/readingOrder.ts';
import { stepsLeft } from '#src/dialogue/stepsLeft.ts';
import type { Happening } from '#src/dialogue/thread.ts';
import { type TransferAnswers, transferParts } from '#src/dialogue/transferAnswers.ts';
import type { Said } from '#src/dialogue/words.ts';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import { isMade, keptAnswers } from './changes.ts';
import type { ConversationState } from './conversationState.ts';
import { wordsOfTransferPart } from './transferWords.ts';

type Understood = { readonly guide: GuidedSenderActor; readonly state: Pick<ConversationState, 'answers'> };
type Standing = { readonly guide: GuidedSenderActor; readonly state: ConversationState };

/** The transfer's answers as the flow holds them, and those of the step at hand; what was only preselected is none. */
export function understood({ guide, state }: Understood): TransferAnswers {
  const sendMoney = guide.getSnapshot().children.sendMoney?.getSnapshot();
  const isPriced = sendMoney && (!sendMoney.matches({ preparing: 'askingAmount' }) || sendMoney.context.quotesAtOnce);
  const kept = isPriced ? keptAnswers(guide, ['trust']) : {};
  const held = Object.entries(kept).map(([part, answer]) => [part, answer?.value]);
  const here = Object.entries(state.answers).filter(([part]) => transferParts.some((known) => known === part));
  return Object.fromEntries([...held, ...(isPriced ? [] : here)]);
}

/** As the parts of one sentence. */
export const inOneSentence = (answers: Answers): readonly Said[] =>
  toldFirst.flatMap((part) => {
    const words = answers[part] === undefined ? undefined : wordsOfTransferPart(part, answers[part]);
    return words ? [{ part, words }] : [];
  });

export function recapAll(standing: Standing): Happening {
  const said = inOneSentence(understood(standing));
  return said.length === 0
    ? { kind: 'told', words: { key: 'guide.recap.nothingYet' } }
    : { kind: 'told', words: { key: 'guide.recap.soFar', facts: { said } } };
}

export function recapRecipient(standing: Standing): Happening {
  const { recipient: recipientId, destination: country } = understood(standing);
  const facts = { recipientId, country };
  if (recipientId) return { kind: 'told', words: { key: 'guide.recap.goes', facts } };
  return { kind: 'told', words: { key: country ? 'guide.recap.nobodyYet' : 'guide.recap.nowhereYet', facts } };
}

/** What is still asked, whatever else the sender's own case may need. */
export function recapSteps(standing: Standing): Happening {
  const { guide, state } = standing;
  const { context } = guide.getSnapshot();
  const { part, place } = state;
  // As last time or something else: how many there are follows from that.
  if (part && place?.flow === 'guidedSender') {
    return { kind: 'told', words: { key: `guide.ask.${part.id}.help`, facts: part.facts } };
  }
  const parts = stepsLeft({
    now: understood(standing),
    asked: part?.id,
    flow: place?.flow,
    isSignedIn: context.userId !== undefined,
    isMade: isMade(guide),
  });
  return {
    kind: 'told',
    words:
      parts.length === 0
        ? { key: 'guide.recap.lastStep' }
        : { key: 'guide.recap.steps', facts: { parts, count: parts.length } },
  };
}
