import { isWrittenAsName, mayBeName } from '#src/understanding/boxAnswers.ts';
import { opensWithWait } from '#src/understanding/dialogueActs.ts';
import { understand } from '#src/understanding/understand.ts';
import { unreadableAs } from '#src/understanding/unreadable.ts';
import { asFamilyNameIsWritten, asNameIsWritten } from '#src/understanding/writtenNames.ts';
import { newRecipient } from '../answerValues.ts';
import { without } from '../plan.ts';
import type { Plan } from '../question.ts';
import { putOff } from './acts.ts';
import { namePlan } from './answersFrom.ts';
import { isForTheBox } from './atTheBox.ts';
import { askedFor, isNo, listeningTo, understandAs } from './parsing.ts';
import { hasPeopleToChoose, personMeant } from './personMeant.ts';
import {
  acknowledged,
  answer,
  type Interpretation,
  type Outcome,
  plan as planned,
  type Situation,
  typed,
  unread,
} from './situation.ts';
import { accountIn } from './somebodyNewFurther.ts';

/** Somebody new in one breath ("Jean Mballa, MTN, 677 12 34 56"), and "yes" where a name is asked, which is none. */
export function asNewPerson(said: string, situation: Situation): Interpretation {
  const { part } = situation;
  if (askedFor[part.id] === 'name' && !isForTheBox(said, part) && isYesOrNo(said, situation)) {
    return [typed(said), ...(isNo(said, situation) ? [acknowledged, ...putOff(situation)] : [unread])];
  }
  if (part.id !== 'recipient' && part.id !== 'recipientFirstName') return undefined;
  const named = part.id === 'recipient' ? asWrittenName(said, situation) : undefined;
  if (named) return named;
  const plan = personIn(said, situation) ?? strangerNamed(said, situation);
  const here = part.id === 'recipient' ? newRecipient : plan?.recipientFirstName?.value;
  if (plan === undefined || here === undefined) return undefined;
  // That it is somebody new is told by their name.
  const isOneOfSeveral = part.id !== 'recipient';
  return [typed(said), planned(without(plan, [part.id])), answer(here, { isOneOfSeveral })];
}

/** Added by what is known of them; the rest is asked. */
export const somebodyNew = (said: string, known: Plan): readonly Outcome[] => [
  typed(said),
  planned(known),
  answer(newRecipient),
];

/** A name as one is written, which is in no book: asked whether it is somebody new before it is heard as anything else. */
function asWrittenName(said: string, situation: Situation): Interpretation {
  const text = said.replace(/[.!]$/, '');
  if (!isWrittenAsName(text) || isOfBook(text, situation)) return undefined;
  const stranger = { slot: 'recipient', candidates: [], text, span: { start: 0, end: text.length } } as const;
  const isFirst = !hasPeopleToChoose(situation) && unreadableAs(text) === undefined;
  if (isFirst) return somebodyNew(said, namePlan([stranger], text));
  const meant = personMeant(text, { ambiguities: [stranger] }, situation);
  return meant && [typed(said), { type: 'words.ambiguous', ...meant }];
}

function isOfBook(said: string, situation: Situation): boolean {
  const { slots, ambiguities } = understandAs('recipient', said, situation);
  return (
    slots.recipient !== undefined ||
    ambiguities.some(({ slot, candidates }) => slot === 'recipient' && candidates.length > 0)
  );
}

/** And no more, or the beginning of a sentence: "no, I already have one". */
function isYesOrNo(said: string, situation: Situation): boolean {
  const { confirmation } = understandAs('confirmation', said, situation).slots;
  if (confirmation === undefined) return false;
  const { start, end } = confirmation.span;
  return end - start === said.length || (start === 0 && said.trim().split(/\s+/).length >= leastWordsOfSentence);
}

/** Fewer may be a name that begins like a yes or a no. */
const leastWordsOfSentence = 4;

/** "Somebody new, her name's Chantal Mbarga", "elle s'appelle Chantal": by name and no more. */
const naming =
  /^(?:(?:it['’]?s |she['’]?s |he['’]?s |c['’]est )?(?:my|our|ma|mon|notre) \p{L}+(?: \p{L}+)?[,;:.]? (?:and |et )?)?(?:(?:it['’]?s |c['’]est )?(?:somebody|someone|a person|quelqu['’]un|une personne|une autre personne) ?(?:new|else|d['’]autre|de nouveau)?[,;:.]? )?(?:(?:her|his|their) name(?:['’]?s| is)|(?:she|he|they)(?:['’]s|['’]re| is| are) (?:called|named)|called|named|(?:elle|il) s['’]appelle|son nom (?:est|c['’]est)|nommée?) /iu;

/** Somebody of the book is read as ever, and so is who may be. */
export function strangerNamed(said: string, situation: Situation): Plan | undefined {
  const name = said.replace(naming, '');
  if (name === said) return undefined;
  const isKnown = isOfBook(name, situation);
  const [firstName, ...others] = name.replace(/[.!]$/, '').split(' ');
  const isName = /^\p{Lu}[\p{L}\p{M}'’ -]+$/u.test(name) || isNameOfSomebody(name);
  if (isKnown || !firstName || !isName || others.length > mostNames) return undefined;
  return nameAnswers(firstName, others);
}

/** More words are a sentence. */
const mostNames = 3;

/** "Send it to Jean Mballa, …": what stands before a name and is none of it. */
const introduction =
  /^(?:(?:please |can you |could you )?(?:send|give)(?: it| this| that| money| the money)? to|it(?:['’]?s| is) (?:for|going to)|this is for|for|to|(?:envoie|envoies|envoyez|donne|donnez)(?: |-)?(?:ça |le |la |l['’]argent |de l['’]argent )?à|c['’]est pour|pour|à) /i;

/** "No wait, 0722 345 678" puts a number right. */
const isNameOfSomebody = (said: string): boolean => mayBeName(said) && !opensWithWait(said);

/** A name, and after a comma at least the number or the network; somebody of the book is read as ever. */
function personIn(said: string, situation: Situation): Plan | undefined {
  const named = said.replace(introduction, '');
  const comma = named.search(/[,;:]/);
  const [name, rest] = [named.slice(0, Math.max(comma, 0)).trim(), named.slice(comma + 1).trim()];
  const [firstName, ...others] = name.split(' ');
  if (!firstName || !/^[\p{L}\p{M}.'’ -]+$/u.test(name) || !isNameOfSomebody(name) || rest === '') return undefined;
  const account = accountIn(rest, situation);
  if (!account || understand(name, listeningTo(situation)).slots.recipient) return undefined;
  return { ...account.plan, ...nameAnswers(firstName, others) };
}

/** The first word is the given name, and the others are the family's. */
function nameAnswers(first: string, others: readonly string[]): Plan {
  const whole = [first, ...others].join(' ');
  const last = asFamilyNameIsWritten(others.join(' '), whole);
  return {
    recipientFirstName: { value: asNameIsWritten(first, whole) },
    ...(last && { recipientLastName: { value: last } }),
  };
}
