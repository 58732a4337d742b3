import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import { keptAnswers } from './changes.ts';
import type { Answers, PartId, Said } from './question.ts';
import { type ConversationState, transferParts } from './talk.ts';
import type { Happening } from './transcript.ts';
import { wordsOfTransferPart } from './transferWords.ts';

type Standing = { readonly guide: GuidedSenderActor; readonly state: ConversationState };

/** The transfer's answers as the flow holds them, and those of the step at hand; what was only preselected is none. */
export function understood({ guide, state }: Standing): Answers {
  const sendMoney = guide.getSnapshot().children.sendMoney?.getSnapshot();
  const isPriced = sendMoney && (!sendMoney.matches({ preparing: 'askingAmount' }) || sendMoney.context.quotesAtOnce);
  const kept = isPriced ? keptAnswers(guide, ['trust']) : {};
  const held = Object.entries(kept).map(([part, answer]) => [part, answer?.value]);
  const here = Object.entries(state.answers).filter(([part]) => transferParts.some((known) => known === part));
  return Object.fromEntries([...held, ...(isPriced ? [] : here)]);
}

const toldFirst: readonly PartId[] = ['amount', 'destination', 'method', 'recipient', 'reason'];

/** As the parts of one sentence. */
export const inOneSentence = (answers: Answers): readonly Said[] =>
  toldFirst.flatMap((part) => {
    const words = answers[part] === undefined ? undefined : wordsOfTransferPart(part, answers[part]);
    return words ? [{ part, words }] : [];
  });

/** How much comes before where to, and what it is for last; anything else behind them. */
export const inReadingOrder = (said: readonly Said[]): readonly Said[] => {
  const placeOf = ({ part }: Said) => (toldFirst.includes(part) ? toldFirst.indexOf(part) : toldFirst.length);
  return [...said].sort((one, other) => placeOf(one) - placeOf(other));
};

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
export function recapSteps({ guide, state }: Standing): Happening {
  const answers = understood({ guide, state });
  const { userId } = guide.getSnapshot().context;
  const isMade = guide.getSnapshot().children.sendMoney?.getSnapshot().context.transfer !== undefined;
  const questions: readonly PartId[] = isMade
    ? ['review', 'paymentMethod']
    : [
        'destination',
        'method',
        'amount',
        ...(userId === undefined ? ['account' as const] : []),
        'recipient',
        'reason',
        'review',
        'paymentMethod',
      ];
  const here = state.part ? questions.indexOf(state.part.id) : -1;
  const parts = questions.filter(
    (part, place) => answers[part] === undefined && place > here && !isPassed(part, state),
  );
  return parts.length === 0
    ? { kind: 'told', words: { key: 'guide.recap.lastStep' } }
    : { kind: 'told', words: { key: 'guide.recap.steps', facts: { parts, count: parts.length } } };
}

/** The review is over where paying is asked about; an account is being made where its questions are. */
const isPassed = (part: PartId, { place }: ConversationState): boolean =>
  (place?.flow === 'payTransfer' && (part === 'review' || part === 'paymentMethod')) ||
  (part === 'account' && (place?.flow === 'signUp' || place?.flow === 'signIn' || place?.flow === 'confirmCode'));
