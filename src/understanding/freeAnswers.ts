import { isAgreedByName } from './agreement.ts';
import { mayBeName } from './boxAnswers.ts';
import { ambiguous, certain, type Findings, nothing } from './findings.ts';
import { lexicon } from './lexicon.ts';
import { isRun, namesMeant } from './listedNames.ts';
import { likeness } from './names.ts';
import { hasCue, mentionsOf, type ParsedUtterance, says } from './parsedUtterance.ts';
import { isQuestionLike } from './questionLike.ts';
import { wordsOf } from './tokens.ts';
import type { Choice, ParserContext } from './understanding.ts';

/** The answer to a question for a name, as typed: people are called London, Grace and May. */
export function readName(utterance: string, parsed: ParsedUtterance): Findings {
  const last = parsed.mentions.filter((mention) => hasCue(mention, 'my name')).findLast(({ from }) => from < 4);
  const start = last && last.from === 0 ? (parsed.tokens[last.to]?.start ?? utterance.length) : 0;
  const name = utterance.slice(start).trim();
  const isNamed = start === 0 || /^\p{Lu}/u.test(name) || naming.test(utterance.slice(0, start));
  return isNamed && /\p{L}/u.test(name) && mayBeName(name)
    ? certain('name', name, { start, end: start + name.length })
    : nothing;
}

/** "I am" alone tells as often how somebody is: "I am tired". */
const naming = /name|call|appel|nom|nomm/i;

/** One of the options of the question, by its words, their beginning, or its place in the list. */
export function readChoice(utterance: string, parsed: ParsedUtterance, { asking, known }: ParserContext): Findings {
  const offered = known.choices ?? [];
  if ((asking !== 'choice' && asking !== 'confirmation') || offered.length === 0) return nothing;
  const span = { start: 0, end: utterance.length };
  const agreed = offered.find(({ id }) => id === known.agreesTo);
  const typed = parsed.tokens.map(({ text }) => text);
  if (agreed && (isAgreedByName(parsed, agreed) || isSaidJustSo(agreed, parsed)))
    return certain('choice', agreed.id, span);
  const numbered = byNumber(offered, utterance);
  const choices = offered.filter((choice) => choice !== agreed);
  const exact = choices.filter((choice) => saidWhole(choice, typed).length > 0);
  const longest = exact.filter((choice) => exact.every((other) => choice.label.length >= other.label.length));
  const named = known.areNames && longest.length === 0 ? namesMeant(choices, utterance) : undefined;
  // A word of consent is of many an option.
  const short = asking === 'choice' ? abridged(choices, typed) : undefined;
  const found = longest.length > 0 ? longest : (named?.found ?? short ?? partly(choices, typed));
  const [only, ...others] = found;
  const isWhole = longest.some((choice) => saidWhole(choice, typed).some(({ length }) => length === typed.length));
  const isSure = others.length === 0 && named?.isSure !== false;
  if (only && isSure && (isWhole || !isHedged(parsed))) return certain('choice', only.id, span);
  if (!only) return numbered ? certain('choice', numbered.id, span) : nothing;
  return ambiguous(
    'choice',
    found.map(({ id }) => id),
    { text: utterance, span },
  );
}

/** Another way to agree, and no word beside it but a sign: a question is no consent. */
const isSaidJustSo = ({ also = [] }: Choice, { text, tokens }: ParsedUtterance): boolean => {
  const said = tokens.filter(({ kind }) => kind !== 'sign').map(({ text: word }) => word);
  return !text.includes('?') && also.some((way) => wordsOf(way).join(' ') === said.join(' '));
};

/** The ways to say an option that stand in what was typed, word for word. */
const saidWhole = ({ label, also = [] }: Choice, typed: readonly string[]): readonly (readonly string[])[] =>
  [label, ...also].map(wordsOf).filter((words) => isRun(words, typed));

/** "I do not trust them" names the option it refuses. */
const isHedged = (parsed: ParsedUtterance): boolean =>
  isQuestionLike(parsed) ||
  (['not', 'if', 'but', 'or', 'insteadOf'] as const).some((cue) => says(parsed, cue)) ||
  mentionsOf(parsed, 'confirmation').some(({ meaning }) => meaning.value !== 'yes');

/** "New", of "I am new here": nothing is said that is not of the option. */
function abridged(choices: readonly Choice[], typed: readonly string[]): readonly Choice[] | undefined {
  const found = choices.filter(({ label }) => typed.every((word) => wordsOf(label).includes(word)));
  return found.length > 0 && typed.some(({ length }) => length >= abridgedLetters) ? found : undefined;
}

/** Fewer are of "I", "to" and "on", which say nothing alone. */
const abridgedLetters = 3;

/** Words of at least this many letters tell an option from another; half of those it has are enough. */
const tellingLetters = 4;

/** "Have", of "I have an account" and of "I have a promo code". */
const saysNothing = (word: string): boolean =>
  lexicon()
    .phrasesAt([{ text: word, isJoined: false }], 0)
    .some(({ meanings: { en, fr } }) => [...en, ...fr].every(({ kind }) => kind === 'ordinary'));

const partly = (choices: readonly Choice[], typed: readonly string[]): readonly Choice[] => {
  const hits = ({ label }: Choice) => {
    const telling = wordsOf(label).filter((word) => word.length >= tellingLetters);
    const isSaid = (word: string) => typed.some((one) => ['same', 'slip'].includes(likeness(one, word)));
    const said = telling.filter((word) => !saysNothing(word) && isSaid(word));
    return said.length * 2 >= telling.length ? said.length : 0;
  };
  const most = Math.max(0, ...choices.map(hits));
  return most === 0 ? [] : choices.filter((choice) => hits(choice) === most);
};

/** "2", "option 2", "number 2" count from one. */
function byNumber(choices: readonly Choice[], utterance: string): Choice | undefined {
  const [, digits] = /^\s*(?:\p{L}+\s+)?#?(\d{1,3})\s*[.)]?\s*$/u.exec(utterance) ?? [];
  return digits === undefined ? undefined : choices[Number(digits) - 1];
}
