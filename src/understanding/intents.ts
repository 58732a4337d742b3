import type { Findings } from './findings.ts';
import {
  hasCue,
  isTakenBack,
  type Mention,
  meaningOf,
  mentionAt,
  mentionsOf,
  type ParsedUtterance,
  spanOf,
} from './parsedUtterance.ts';
import type { Intent, IntentName } from './understanding.ts';

/** What the sender asks for instead of answering, or besides. */
export function readIntents(parsed: ParsedUtterance, findings: Findings): readonly Intent[] {
  const isAlone = Object.keys(findings.slots).length === 0 && !hasUnknown(parsed);
  const change = changeIn(parsed, isAlone);
  const intentNames: Exclude<Intent, { intentName: 'change' }>[] = parsed.mentions.flatMap((mention) => {
    const intentName = intentOf(parsed, mention, isAlone);
    const isChanged =
      change !== undefined && (intentName === 'person' || intentName === 'why' || intentName === 'cost');
    return intentName && !isChanged ? [{ intentName, span: spanOf(parsed, mention.from, mention.to) }] : [];
  });
  intentNames.push(...arrivalAsked(parsed), ...linkAsked(parsed));
  if (isOfTwoSums(parsed)) intentNames.push({ intentName: 'cost', span: spanOf(parsed, 0, parsed.tokens.length) });
  const first = intentNames.filter(
    ({ intentName }, index) => intentNames.findIndex((other) => other.intentName === intentName) === index,
  );
  return change ? [...first, change] : first;
}

function intentOf(
  parsed: ParsedUtterance,
  mention: Mention,
  isAlone: boolean,
): Exclude<IntentName, 'change'> | undefined {
  const meanings = mention.meanings
    .filter((meaning) => meaning.kind === 'intent')
    .filter(({ intentName }) => intentName !== 'resend' || parsed.asking === 'code');
  const anywhere = meanings.find((meaning) => !meaning.isAlone)?.intentName;
  const alone = meanings.find((meaning) => meaning.isAlone)?.intentName;
  const isAnswer = parsed.asking === 'confirmation' && meaningOf(mention, 'confirmation') !== undefined;
  const isOnly = (isAlone && isOnlyThis(parsed, mention)) || (alone === 'greeting' && isOpening(parsed, mention));
  const intentName = anywhere ?? (isOnly && !isAnswer ? alone : undefined);
  const isOwed = intentName === 'receipt' || intentName === 'refund';
  if ((isTakenBack(parsed, mention.from) && !isOwed) || (parsed.asking === 'name' && hasCue(mention, 'my name')))
    return undefined;
  return intentName;
}

/** "Did Marie get it", "has Paul received the money": a name stands inside the phrase. */
const arrival =
  /^(?:did|has|have) (?!you |i |we ).*\b(?:get|got|receive|received) (?:it|the money|my money|anything)\b/;

/** "Why is it 102 and not 100?". */
const isOfTwoSums = ({ tokens }: ParsedUtterance): boolean =>
  ['why', 'pourquoi'].includes(tokens[0]?.text ?? '') && tokens.filter(({ kind }) => kind === 'number').length === 2;

/** "I sent it two days ago": said of a transfer that is waited for. */
const sendings = ['i sent', 'we sent', 'i paid', 'we paid', 'j ai envoye', 'j ai paye'];
const whens = ['ago', 'yesterday', 'last night', 'last week', 'hier', 'avant hier', 'la semaine derniere', 'il y a'];
const isOfBefore = (words: string): boolean =>
  sendings.some((sending) => words.startsWith(`${sending} `)) &&
  whens.some((when) => ` ${words} `.includes(` ${when} `));

function arrivalAsked(parsed: ParsedUtterance): readonly Exclude<Intent, { intentName: 'change' }>[] {
  const words = parsed.tokens.map(({ text }) => text).join(' ');
  const isAsked = arrival.test(words) || isOfBefore(words);
  return isAsked ? [{ intentName: 'status', span: spanOf(parsed, 0, parsed.tokens.length) }] : [];
}

/** "Evening! …". */
const isOpening = (parsed: ParsedUtterance, { from, to }: Mention): boolean =>
  from === 0 && parsed.tokens[to]?.kind === 'sign';

const hasUnknown = (parsed: ParsedUtterance): boolean =>
  parsed.tokens.some(
    ({ kind }, place) => (kind === 'word' || kind === 'number') && mentionAt(parsed, place) === undefined,
  );

/** "Send Marie a link", "envoie un lien à Marie": a name stands inside the phrase; "send me a link" asks for a code. */
const sharing = ['send', 'share', 'give', 'make', 'envoie', 'envoyer', 'envoyez', 'partage', 'partager', 'partagez'];
const givings = [...sharing, 'donne', 'donner', 'donnez', 'cree', 'creer', 'creez'];
const oneself = ['me', 'moi'];

function linkAsked(parsed: ParsedUtterance): readonly Exclude<Intent, { intentName: 'change' }>[] {
  const words = parsed.tokens.flatMap(({ text }) => text.split(' '));
  const given = words.findIndex((word) => givings.includes(word));
  const linked = words.findIndex(
    (word, at) => ['link', 'lien'].includes(word) && ['a', 'un'].includes(words[at - 1] ?? ''),
  );
  const isAsked = given >= 0 && linked > given && !oneself.includes(words[given + 1] ?? '');
  return isAsked ? [{ intentName: 'recipientLink', span: spanOf(parsed, 0, parsed.tokens.length) }] : [];
}

/** Nothing of substance beside it. */
const isOnlyThis = (parsed: ParsedUtterance, mention: Mention): boolean =>
  parsed.mentions.every(
    (other) =>
      other === mention ||
      (!other.meanings.some((meaning) => meaning.kind === 'intent' && !meaning.isAlone) &&
        other.meanings.some(({ kind }) => ['ordinary', 'cue', 'confirmation', 'intent'].includes(kind))),
  );

/** Tokens between "change" and what is to be changed. */
const reach = 4;

/** "Change the amount", "wrong number", "un autre réseau"; without a name, only when nothing else is said. */
function changeIn(parsed: ParsedUtterance, isAlone: boolean): Intent | undefined {
  for (const { mention } of mentionsOf(parsed, 'changeVerb')) {
    if (isTakenBack(parsed, mention.from)) continue;
    const named = parsed.mentions.find(
      (other) =>
        other.from >= mention.to && other.from < mention.to + reach && meaningOf(other, 'answerName') !== undefined,
    );
    const answer = meaningOf(named, 'answerName');
    if (named && answer)
      return { intentName: 'change', answer: answer.slot, span: spanOf(parsed, mention.from, named.to) };
  }
  const [whole] = mentionsOf(parsed, 'changeWhole').filter(
    ({ mention, meaning }) =>
      !isTakenBack(parsed, mention.from) && (!meaning.isAlone || (isAlone && isOnlyThis(parsed, mention))),
  );
  return whole && { intentName: 'change', span: spanOf(parsed, whole.mention.from, whole.mention.to) };
}
