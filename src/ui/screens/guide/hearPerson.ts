import { type Plan, without } from '#src/dialogue/plan.ts';
import type { Part } from '#src/dialogue/question.ts';
import { understand } from '#src/understanding/understand.ts';
import type { Listener } from './hear.ts';
import { planFrom } from './heardAnswers.ts';
import { askedFor, listeningTo } from './listening.ts';
import { newRecipient } from './questions/sendMoneyQuestions.ts';

/** Somebody new in one breath ("Jean Mballa, MTN, 677 12 34 56"), and "yes" where a name is asked, which is none. */
export function hearPerson(said: string, listener: Listener, part: Part): boolean {
  const { conversation } = listener;
  if (askedFor[part.id] === 'name' && isYesOrNo(said, listener, part)) {
    conversation.noteTyped(said);
    conversation.turn({ type: 'words.unread' });
    return true;
  }
  if (part.id !== 'recipient' && part.id !== 'recipientFirstName') return false;
  const plan = personIn(said, listener, part);
  if (plan === undefined) return false;
  const here = part.id === 'recipient' ? newRecipient : plan.recipientFirstName?.value;
  if (here === undefined) return false;
  conversation.noteTyped(said);
  conversation.plan(without(plan, [part.id]));
  // That it is somebody new is told by their name.
  return conversation.answer(here, { isOneOfSeveral: part.id !== 'recipient' });
}

/** And no more, or the beginning of a sentence: "no, I already have one". */
function isYesOrNo(said: string, listener: Listener, part: Part): boolean {
  const { confirmation } = understand(said, { ...listeningTo(part, listener), asking: 'confirmation' }).slots;
  if (confirmation === undefined) return false;
  const { start, end } = confirmation.span;
  return end - start === said.length || (start === 0 && said.trim().split(/\s+/).length >= leastWordsOfSentence);
}

/** Fewer may be a name that begins like a yes or a no. */
const leastWordsOfSentence = 4;

/** A name, and after a comma at least the number or the network; somebody of the book is read as ever. */
function personIn(said: string, listener: Listener, part: Part): Plan | undefined {
  const comma = said.search(/[,;:]/);
  const [name, rest] = [said.slice(0, Math.max(comma, 0)).trim(), said.slice(comma + 1).trim()];
  const [firstName, ...others] = name.split(' ');
  if (!firstName || !/^[\p{L}\p{M}.'’ -]+$/u.test(name) || rest === '') return undefined;
  const { known, language } = listeningTo(part, listener);
  const { draft } =
    listener.guide.getSnapshot().children.sendMoney?.getSnapshot().context ?? listener.guide.getSnapshot().context;
  const listening = { language, known: { ...known, destination: draft.toReceive.countryCode } };
  const { phone, network } = understand(rest, { ...listening, asking: 'phone' }).slots;
  if ((!phone && !network) || understand(name, listening).slots.recipient) return undefined;
  const lastName = others.join(' ');
  return {
    ...planFrom({ ...(phone && { phone }), ...(network && { network }) }, { part, guide: listener.guide }),
    recipientFirstName: { value: firstName },
    ...(lastName && { recipientLastName: { value: lastName } }),
  };
}
