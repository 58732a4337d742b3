import { isPlainYes } from './agreement.ts';
import { certain, doubtful, type Findings, nothing, wholeOf } from './findings.ts';
import { type Heard, isTakenBack, type Mention, meaningOf, mentionAt, mentionsOf, spanOf } from './heard.ts';
import type { Intent } from './understanding.ts';

/** Yes and no. A yes is one only when nothing else was said: no condition, no question, no "but", no word unknown. */
export function readConfirmation(heard: Heard, intents: readonly Intent[], said: Findings): Findings {
  const words = mentionsOf(heard, 'confirmation').filter(({ mention }) => isWord(heard, mention));
  if (heard.asking !== 'confirmation') return leading(heard);

  if (intents.some(({ wish }) => isInstead(wish))) return nothing;

  const values = new Set(words.map(({ meaning }) => meaning.value));
  const [first] = words;
  const span = first ? spanOf(heard, first.mention.from, first.mention.to) : wholeOf(heard);
  const isUnsure =
    values.has('unsure') ||
    values.size > 1 ||
    (values.size > 0 && isWishTakenBack(heard)) ||
    isYesWithMore(heard, said);
  if (isUnsure) return doubtful('confirmation', [], { text: heard.text, span });
  const [only] = values;
  return only && only !== 'unsure' ? certain('confirmation', only, span) : nothing;
}

const isYesWithMore = (heard: Heard, said: Findings): boolean =>
  mentionsOf(heard, 'confirmation').some(({ meaning }) => meaning.value === 'yes') &&
  (!isPlainYes(heard) || isQuestionLike(heard) || Object.keys(said.slots).length > 0 || said.doubts.length > 0);

/** "Is this right", with or without its question mark. */
export const isQuestionLike = (heard: Heard): boolean =>
  heard.text.includes('?') ||
  (/^(?:is|are|does|did|was|can|could|should|would|what|which|who|est|es)$/.test(heard.tokens[0]?.text ?? '') &&
    meaningOf(mentionAt(heard, 0), 'confirmation') === undefined);

/** A letter is an answer only by itself: the n of "n'annule pas" is none. */
const isWord = ({ tokens }: Heard, { from, to }: Mention): boolean =>
  to - from > 1 || tokens.length === 1 || tokens[from]?.kind === 'sign' || (tokens[from]?.text.length ?? 0) > 1;

/** "Don't cancel" is neither a yes nor a no. */
const isWishTakenBack = (heard: Heard): boolean =>
  heard.mentions.some(
    (mention) =>
      (meaningOf(mention, 'changeVerb') !== undefined || meaningOf(mention, 'wish')?.isAlone === false) &&
      isTakenBack(heard, mention.from),
  );

/** Wishes that take the place of an answer: "yes but change the amount" is no yes. */
const isInstead = (wish: Intent['wish']): boolean =>
  ['back', 'cancel', 'change', 'person', 'repeat', 'sendAgain', 'skip', 'startOver', 'useScreens'].includes(wish);

/** "No, not Paul": a refusal is heard unasked when it is the very first word; a yes only where it was asked for. */
function leading(heard: Heard): Findings {
  const text = heard.tokens[0]?.text ?? '';
  const mention = mentionAt(heard, 0);
  const isNo = (text === 'no' || text === 'non') && meaningOf(mention, 'confirmation')?.value === 'no';
  return isNo && mention && heard.tokens.length > 1
    ? certain('confirmation', 'no', spanOf(heard, 0, mention.to))
    : nothing;
}

/** What the money is for: one reason, or a question. */
export function readReason(heard: Heard): Findings {
  const isOther = (reason: string) => reason === 'other' || reason === 'self';
  const said = mentionsOf(heard, 'reason')
    .filter(({ mention }) => !isTakenBack(heard, mention.from))
    .filter(({ meaning }) => heard.asking === 'reason' || (!isElsewhere(heard.asking) && meaning.reason !== 'other'));
  const reasons = [...new Set(said.map(({ meaning }) => meaning.reason))];
  const telling =
    reasons.length > 1 ? reasons.filter((reason) => !isOther(reason) && !isWeak(reason, reasons)) : reasons;
  const [only, ...others] = telling;
  const [first] = said;
  if (!only || !first) return nothing;
  const span = spanOf(heard, first.mention.from, first.mention.to);
  return others.length === 0 ? certain('reason', only, span) : doubtful('reason', telling, { text: heard.text, span });
}

/** Questions at which such words mean something else: "my birthday is". */
const isElsewhere = (asking: Heard['asking']): boolean =>
  ['account', 'birthDate', 'code', 'confirmation', 'email', 'name', 'ownPhone', 'phone'].includes(asking ?? '');

/** "Family" is said of every reason: a wedding in the family is a ceremony. */
const isWeak = (reason: string, all: readonly string[]): boolean =>
  reason === 'family-support' && all.some((other) => other !== reason && other !== 'other');
