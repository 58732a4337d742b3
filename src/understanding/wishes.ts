import type { Findings } from './findings.ts';
import { type Heard, hasCue, isTakenBack, type Mention, meaningOf, mentionAt, mentionsOf, spanOf } from './heard.ts';
import type { Intent, Wish } from './understanding.ts';

/** What the sender asks for instead of answering, or besides. */
export function readWishes(heard: Heard, findings: Findings): readonly Intent[] {
  const isAlone = Object.keys(findings.slots).length === 0 && !hasUnknown(heard);
  const change = changeIn(heard, isAlone);
  const wishes: Exclude<Intent, { wish: 'change' }>[] = heard.mentions.flatMap((mention) => {
    const wish = wishOf(heard, mention, isAlone);
    const isChanged = change !== undefined && (wish === 'person' || wish === 'why' || wish === 'cost');
    return wish && !isChanged ? [{ wish, span: spanOf(heard, mention.from, mention.to) }] : [];
  });
  wishes.push(...arrivalAsked(heard), ...linkAsked(heard));
  if (isOfTwoSums(heard)) wishes.push({ wish: 'cost', span: spanOf(heard, 0, heard.tokens.length) });
  const first = wishes.filter(({ wish }, index) => wishes.findIndex((other) => other.wish === wish) === index);
  return change ? [...first, change] : first;
}

function wishOf(heard: Heard, mention: Mention, isAlone: boolean): Exclude<Wish, 'change'> | undefined {
  const meanings = mention.meanings
    .filter((meaning) => meaning.kind === 'wish')
    .filter(({ wish }) => wish !== 'resend' || heard.asking === 'code');
  const anywhere = meanings.find((meaning) => !meaning.isAlone)?.wish;
  const alone = meanings.find((meaning) => meaning.isAlone)?.wish;
  const isAnswer = heard.asking === 'confirmation' && meaningOf(mention, 'confirmation') !== undefined;
  const isOnly = (isAlone && isOnlyThis(heard, mention)) || (alone === 'greeting' && isOpening(heard, mention));
  const wish = anywhere ?? (isOnly && !isAnswer ? alone : undefined);
  const isOwed = wish === 'receipt' || wish === 'refund';
  if ((isTakenBack(heard, mention.from) && !isOwed) || (heard.asking === 'name' && hasCue(mention, 'my name')))
    return undefined;
  return wish;
}

/** "Did Marie get it", "has Paul received the money": a name stands inside the phrase. */
const arrival =
  /^(?:did|has|have) (?!you |i |we ).*\b(?:get|got|receive|received) (?:it|the money|my money|anything)\b/;

/** "Why is it 102 and not 100?". */
const isOfTwoSums = ({ tokens }: Heard): boolean =>
  ['why', 'pourquoi'].includes(tokens[0]?.text ?? '') && tokens.filter(({ kind }) => kind === 'number').length === 2;

/** "I sent it two days ago": said of a transfer that is waited for. */
const sendings = ['i sent', 'we sent', 'i paid', 'we paid', 'j ai envoye', 'j ai paye'];
const whens = ['ago', 'yesterday', 'last night', 'last week', 'hier', 'avant hier', 'la semaine derniere', 'il y a'];
const isOfBefore = (words: string): boolean =>
  sendings.some((sending) => words.startsWith(`${sending} `)) &&
  whens.some((when) => ` ${words} `.includes(` ${when} `));

function arrivalAsked(heard: Heard): readonly Exclude<Intent, { wish: 'change' }>[] {
  const words = heard.tokens.map(({ text }) => text).join(' ');
  const isAsked = arrival.test(words) || isOfBefore(words);
  return isAsked ? [{ wish: 'status', span: spanOf(heard, 0, heard.tokens.length) }] : [];
}

/** "Evening! …". */
const isOpening = (heard: Heard, { from, to }: Mention): boolean => from === 0 && heard.tokens[to]?.kind === 'sign';

const hasUnknown = (heard: Heard): boolean =>
  heard.tokens.some(
    ({ kind }, place) => (kind === 'word' || kind === 'number') && mentionAt(heard, place) === undefined,
  );

/** "Send Marie a link", "envoie un lien à Marie": a name stands inside the phrase; "send me a link" asks for a code. */
const sharing = ['send', 'share', 'give', 'make', 'envoie', 'envoyer', 'envoyez', 'partage', 'partager', 'partagez'];
const givings = [...sharing, 'donne', 'donner', 'donnez', 'cree', 'creer', 'creez'];
const oneself = ['me', 'moi'];

function linkAsked(heard: Heard): readonly Exclude<Intent, { wish: 'change' }>[] {
  const words = heard.tokens.flatMap(({ text }) => text.split(' '));
  const given = words.findIndex((word) => givings.includes(word));
  const linked = words.findIndex(
    (word, at) => ['link', 'lien'].includes(word) && ['a', 'un'].includes(words[at - 1] ?? ''),
  );
  const isAsked = given >= 0 && linked > given && !oneself.includes(words[given + 1] ?? '');
  return isAsked ? [{ wish: 'recipientLink', span: spanOf(heard, 0, heard.tokens.length) }] : [];
}

/** Nothing of substance beside it. */
const isOnlyThis = (heard: Heard, mention: Mention): boolean =>
  heard.mentions.every(
    (other) =>
      other === mention ||
      (!other.meanings.some((meaning) => meaning.kind === 'wish' && !meaning.isAlone) &&
        other.meanings.some(({ kind }) => ['ordinary', 'cue', 'confirmation', 'wish'].includes(kind))),
  );

/** Tokens between "change" and what is to be changed. */
const reach = 4;

/** "Change the amount", "wrong number", "un autre réseau"; without a name, only when nothing else is said. */
function changeIn(heard: Heard, isAlone: boolean): Intent | undefined {
  for (const { mention } of mentionsOf(heard, 'changeVerb')) {
    if (isTakenBack(heard, mention.from)) continue;
    const named = heard.mentions.find(
      (other) =>
        other.from >= mention.to && other.from < mention.to + reach && meaningOf(other, 'answerName') !== undefined,
    );
    const answer = meaningOf(named, 'answerName');
    if (named && answer) return { wish: 'change', answer: answer.slot, span: spanOf(heard, mention.from, named.to) };
  }
  const [whole] = mentionsOf(heard, 'changeWhole').filter(
    ({ mention, meaning }) =>
      !isTakenBack(heard, mention.from) && (!meaning.isAlone || (isAlone && isOnlyThis(heard, mention))),
  );
  return whole && { wish: 'change', span: spanOf(heard, whole.mention.from, whole.mention.to) };
}
