import { completesCode } from '#domain/account/codeFormat.ts';
import { isSignUpCountry, type SignUpCountryCode } from '#domain/reference/countryCodes.ts';
import type { Option, Part } from './question.ts';

/** What was typed, and at which question. */
export type Typed = { readonly part: string; readonly text: string; readonly isSecret: boolean };

export const nothingTyped: Typed = { part: '', text: '', isSecret: false };

type Asked = {
  readonly part: Part | undefined;
  /** Tells one run of its flow from the next. */
  readonly actorId: string | undefined;
  /** What was answered before, to be put right (R2). */
  readonly before?: string | undefined;
  /** A message to one of our people, as far as it was written. */
  readonly begun?: string | undefined;
};

const asksSecret = (part: Part | undefined): boolean =>
  part?.control.kind === 'code' || part?.control.kind === 'password';

/** The code of another sending is another code. */
const boxOf = ({ part, actorId }: Asked): string =>
  part?.control.kind === 'code' ? `${actorId} ${part.id}` : (part?.id ?? '');

export const typedAt = (asked: Asked, text: string): Typed => ({
  part: boxOf(asked),
  text,
  isSecret: asksSecret(asked.part),
});

/**
 * What stands in the box. A question may change while somebody types, when something arrives: what was typed stays,
 * unless it is a secret or the sender did something else with it. A code that was wrong is there to be put right.
 */
export function textInBox(typed: Typed, asked: Asked): string {
  if (typed.part === boxOf(asked)) return typed.text;
  const { part, before, begun } = asked;
  const putRight = (isPutRightInBox(part) && before) || (part?.id === 'personMessage' ? begun : undefined);
  return putRight ?? (typed.isSecret || asksSecret(part) ? '' : typed.text);
}

/** A date and an account have fields of their own, which hold what was answered before. */
const isPutRightInBox = (part: Part | undefined): boolean =>
  part?.control.kind !== 'date' && part?.control.kind !== 'account';

/** A code that is whole is sent by itself. */
export const isSentByItself = (part: Part | undefined, before: string, now: string): boolean =>
  part?.control.kind === 'code' && completesCode(before, now);

/** Whose numbers the box takes, until the sender says another. */
export function phoneCountryOf(part: Part | undefined): SignUpCountryCode {
  const country = part?.control.kind === 'phone' ? part.control.country : '';
  return isSignUpCountry(country) ? country : 'GB';
}

/** What is handed in: a number goes with its country, where that is chosen beside the box, and words go as they are. */
export function handedIn(part: Part | undefined, text: string, phoneCountry: SignUpCountryCode): string {
  const takesCountry = part?.control.kind === 'phone' && part.control.choosesCountry;
  return takesCountry && /\d/.test(text) ? `${phoneCountry} ${text}` : text;
}

/** What was pressed before the conversation was there, where it is an answer to what is asked. */
export const chosenBefore = (part: Part | undefined, chosen: string | undefined): Option | undefined =>
  part?.control.kind === 'choice' ? part.control.options.find(({ id }) => id === chosen) : undefined;
