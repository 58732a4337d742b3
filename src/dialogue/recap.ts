import type { Recipient } from '#contract/recipient/recipient.ts';
import type { DialogueContext } from './dialogueContext.ts';
import type { Answers, Part } from './question.ts';
import type { Reading } from './reading.ts';
import { toldFirst } from './readingOrder.ts';
import { stepsLeft } from './stepsLeft.ts';
import { type Happening, told } from './thread.ts';
import { networkWords, wordsOfTransferPart } from './transferWords.ts';
import type { Said, Words } from './words.ts';

/** `answers`: those of the step at hand. */
type Recapped = Omit<RecapState, 'part'> & { readonly context: Pick<DialogueContext, 'plan'> };
type RecapState = { readonly reading: Reading; readonly part: Part; readonly answers: Answers };

/** As the parts of one sentence. */
export const inOneSentence = (answers: Answers): readonly Said[] =>
  toldFirst.flatMap((part) => {
    const words = answers[part] === undefined ? undefined : wordsOfTransferPart(part, answers[part]);
    return words ? [{ part, words }] : [];
  });

/** What was said ahead counts too: it is kept until it is asked. */
export function recapAll({ reading, answers, context: { plan } }: Recapped): Happening {
  const ahead = Object.fromEntries(Object.entries(plan).map(([part, planned]) => [part, planned?.value]));
  const said = inOneSentence({ ...ahead, ...reading.understood(answers) });
  return told(said.length === 0 ? { key: 'guide.recap.nothingYet' } : { key: 'guide.recap.soFar', facts: { said } });
}

export function recapRecipient({ reading, part, answers }: RecapState): Happening {
  const { recipient: recipientId, destination: country } = reading.understood(answers);
  const facts = { recipientId, country };
  const options = numberOf(reading.recipients.find(({ id }) => id === recipientId));
  if (options.length > 0) return told({ key: 'guide.recap.goesTo', facts: { ...facts, options } });
  if (recipientId) return told({ key: 'guide.recap.goes', facts });
  const isAskedNow = part.id === 'recipient' || reading.place?.flow === 'addRecipient';
  if (isAskedNow) return told({ key: 'guide.recap.askedNow', facts });
  return told({ key: country ? 'guide.recap.nobodyYet' : 'guide.recap.nowhereYet', facts });
}

/** Where the money goes: a network and a number, or a bank and an account; at a counter there is neither. */
function numberOf(recipient: Recipient | undefined): readonly Words[] {
  if (!recipient) return [];
  const { transferMethod, mobileMoneyProvider, phoneCode = '', mobile, ...account } = recipient.profile;
  const number =
    transferMethod === 'mobile_money'
      ? mobile && `${phoneCode} ${mobile.replace(/\B(?=(\d{3})+$)/g, ' ')}`.trim()
      : (account.recipientAccountNumber ?? account.accountNumber);
  if (!number) return [];
  const bank = account.bankName ? [{ label: account.bankName }] : [];
  return [...(mobileMoneyProvider ? [networkWords(mobileMoneyProvider)] : bank), { account: number }];
}

/** How far it is, and what is still asked, whatever else the sender's own case may need. */
export function recapSteps({ thread, ...state }: RecapState & Pick<DialogueContext, 'thread'>): readonly Happening[] {
  const progress = state.reading.place?.progress(thread);
  const steps = stepsToCome(state);
  return progress ? [told({ key: 'guide.progress.said', facts: { progress } }), steps] : [steps];
}

function stepsToCome({ reading, part, answers }: RecapState): Happening {
  const flow = reading.place?.flow;
  // As last time or something else: how many there are follows from that.
  if (flow === 'guidedSender') return told({ key: `guide.ask.${part.id}.help`, facts: part.facts });
  const { isSignedIn, isMade } = reading;
  const parts = stepsLeft({ now: reading.understood(answers), asked: part.id, flow, isSignedIn, isMade });
  return told(
    parts.length === 0
      ? { key: 'guide.recap.lastStep' }
      : { key: 'guide.recap.steps', facts: { parts, count: parts.length } },
  );
}
