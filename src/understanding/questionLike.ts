import { meaningOf, mentionAt, type ParsedUtterance } from './parsedUtterance.ts';

/** "Is this right", "yes, is that all", "est-ce tout": asked, with or without its question mark; "that is it" is not. */
export const isQuestionLike = (parsed: ParsedUtterance): boolean =>
  parsed.text.includes('?') || opensAsQuestion(parsed) || asksForLeave(parsed) || isInverted(parsed);

/** "Je peux payer par carte": spoken French asks so. */
const asksForLeave = ({ tokens }: ParsedUtterance): boolean =>
  ['je peux', 'on peut'].includes(`${tokens[0]?.text} ${tokens[1]?.text}`);

const opensAsQuestion = (parsed: ParsedUtterance): boolean =>
  /^(?:is|are|does|did|was|can|could|should|would|what|which|who|est|es)$/.test(parsed.tokens[0]?.text ?? '') &&
  meaningOf(mentionAt(parsed, 0), 'confirmation') === undefined;

const be = /^(?:is|are|am|est|sont)$/;
const subject = /^(?:i|you|he|she|it|we|they|that|this|ce|c|il|elle)$/;

const isInverted = ({ tokens }: ParsedUtterance): boolean =>
  tokens.some(
    ({ text }, place) =>
      be.test(text) && subject.test(tokens[place + 1]?.text ?? '') && !subject.test(tokens[place - 1]?.text ?? ''),
  );
