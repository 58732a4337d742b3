import type { AccountLine, ToSupport } from '#contract/help/support.ts';
import { accountLineLength, accountLines } from '#domain/help/supportRules.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import type { ConversationState } from './conversationState.ts';
import { transferAtHand } from './flows/transferAtHand.ts';
import { type Entry, storable } from './thread.ts';
import type { Facts, PartId, Words } from './words.ts';

/** How a face writes what is said. */
type Say = {
  readonly say: (words: Words) => string;
  readonly prompt: (part: PartId, facts?: Facts) => string;
  readonly answered: (part: PartId, answer: Words) => string;
};

type Asking = { readonly state: ConversationState; readonly guide: GuidedSenderActor; readonly say: Say };

/** Where the sender is, for whoever answers. */
export function whereAsked({ state: { place, part, log }, guide, say }: Asking): Omit<ToSupport, 'text'> {
  const transferId = transferAtHand(guide);
  return {
    account: accountOf(log, say),
    ...(place && { flow: place.flow }),
    ...(part && { question: part.id }),
    ...(transferId && { transferId }),
  };
}

/** The last lines of the thread as the browser may keep them (R28), and without the names of the book. */
const accountOf = (log: readonly Entry[], say: Say): AccountLine[] =>
  storable(log)
    .map(withoutNames)
    .flatMap((entry) => lineOf(entry, say))
    .slice(-accountLines);

/** A person of nobody's book is said as three dots, wherever in a sentence. */
const withoutNames = (entry: Entry): Entry =>
  JSON.parse(JSON.stringify(entry), (key, value: unknown) => (key === 'recipientId' ? '' : value));

function lineOf(entry: Entry, say: Say): readonly AccountLine[] {
  switch (entry.kind) {
    case 'asked':
      return line('guide', say.prompt(entry.part, entry.facts));
    case 'answered':
      return line('sender', say.answered(entry.part, entry.words));
    case 'told':
    case 'warned':
      return line('guide', say.say(entry.words));
    default:
      return [];
  }
}

const line = (by: AccountLine['by'], text: string): readonly AccountLine[] =>
  text.trim() === '' ? [] : [{ by, text: text.slice(0, accountLineLength) }];
