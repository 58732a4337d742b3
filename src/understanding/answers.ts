import { isPlainYes } from './agreement.ts';
import { ambiguous, certain, type Findings, nothing, wholeOf } from './findings.ts';
import {
  isTakenBack,
  type Mention,
  meaningOf,
  mentionAt,
  mentionsOf,
  type ParsedUtterance,
  spanOf,
} from './parsedUtterance.ts';
import type { Intent } from './understanding.ts';

/** Yes and no. A yes is one only when nothing else was said: no condition, no question, no "but", no word unknown. */
export function readConfirmation(parsed: ParsedUtterance, intents: readonly Intent[], said: Findings): Findings {
  const words = mentionsOf(parsed, 'confirmation').filter(({ mention }) => isWord(parsed, mention));
  if (parsed.asking !== 'confirmation') return leading(parsed);

  if (intents.some(({ intentName }) => isInstead(intentName))) return nothing;

  const values = new Set(words.map(({ meaning }) => meaning.value));
  const [first] = words;
  const span = first ? spanOf(parsed, first.mention.from, first.mention.to) : wholeOf(parsed);
  const isUnsure =
    values.has('unsure') ||
    values.size > 1 ||
    (values.size > 0 && isIntentTakenBack(parsed)) ||
    isYesWithMore(parsed, said);
  if (isUnsure) return ambiguous('confirmation', [], { text: parsed.text, span });
  const [only] = values;
  return only && only !== 'unsure' ? certain('confirmation', only, span) : nothing;
}

const isYesWithMore = (parsed: ParsedUtterance, said: Findings): boolean =>
  mentionsOf(parsed, 'confirmation').some(({ meaning }) => meaning.value === 'yes') &&
  (!isPlainYes(parsed) || Object.keys(said.slots).length > 0 || said.ambiguities.length > 0);

/** A letter is an answer only by itself: the n of "n'annule pas" is none. */
const isWord = ({ tokens }: ParsedUtterance, { from, to }: Mention): boolean =>
  to - from > 1 || tokens.length === 1 || tokens[from]?.kind === 'sign' || (tokens[from]?.text.length ?? 0) > 1;

/** "Don't cancel" is neither a yes nor a no. */
const isIntentTakenBack = (parsed: ParsedUtterance): boolean =>
  parsed.mentions.some(
    (mention) =>
      (meaningOf(mention, 'changeVerb') !== undefined || meaningOf(mention, 'intent')?.isAlone === false) &&
      isTakenBack(parsed, mention.from),
  );

/** Wishes that take the place of an answer: "yes but change the amount" is no yes. */
const isInstead = (intentName: Intent['intentName']): boolean =>
  ['back', 'cancel', 'change', 'person', 'repeat', 'sendAgain', 'skip', 'startOver', 'useScreens'].includes(intentName);

/** "No, not Paul": a refusal is heard unasked when it is the very first word; a yes only where it was asked for. */
function leading(parsed: ParsedUtterance): Findings {
  const text = parsed.tokens[0]?.text ?? '';
  const mention = mentionAt(parsed, 0);
  const isNo = (text === 'no' || text === 'non') && meaningOf(mention, 'confirmation')?.value === 'no';
  return isNo && mention && parsed.tokens.length > 1
    ? certain('confirmation', 'no', spanOf(parsed, 0, mention.to))
    : nothing;
}

/** What the money is for: one reason, or a question. */
export function readReason(parsed: ParsedUtterance): Findings {
  const isOther = (reason: string) => reason === 'other' || reason === 'self';
  const said = mentionsOf(parsed, 'reason')
    .filter(({ mention }) => !isTakenBack(parsed, mention.from))
    .filter(({ meaning }) => parsed.asking === 'reason' || (!isElsewhere(parsed.asking) && meaning.reason !== 'other'));
  const reasons = [...new Set(said.map(({ meaning }) => meaning.reason))];
  const telling =
    reasons.length > 1 ? reasons.filter((reason) => !isOther(reason) && !isWeak(reason, reasons)) : reasons;
  const [only, ...others] = telling;
  const [first] = said;
  if (!only || !first) return nothing;
  const span = spanOf(parsed, first.mention.from, first.mention.to);
  return others.length === 0
    ? certain('reason', only, span)
    : ambiguous('reason', telling, { text: parsed.text, span });
}

/** Questions at which such words mean something else: "my birthday is". */
const isElsewhere = (asking: ParsedUtterance['asking']): boolean =>
  ['account', 'birthDate', 'code', 'confirmation', 'email', 'name', 'ownPhone', 'phone'].includes(asking ?? '');

/** "Family" is said of every reason: a wedding in the family is a ceremony. */
const isWeak = (reason: string, all: readonly string[]): boolean =>
  reason === 'family-support' && all.some((other) => other !== reason && other !== 'other');
