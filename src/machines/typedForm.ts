import type { AnyActorRef } from 'xstate';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';

/** A form's fields by the names of its draft. */
export type TypedText = Readonly<Record<string, string>>;

/** Somebody for another country or another way is another form. */
export type TypedForm =
  | 'registration'
  | 'signIn'
  | 'personalDetails'
  | 'account'
  | 'complaint'
  | 'countryRegistration'
  /** Being written to one of our people, and not sent. */
  | 'personMessage'
  /** The conversation with the guide, as it was said. */
  | 'conversation'
  | `recipient.${string}.${PayoutMethod}`;

/**
 * What was typed into a form and not handed in yet: the other face goes on with it, and so does a reload. Passwords and
 * codes never come here.
 */
export type TypedForms = {
  readonly read: (form: TypedForm) => TypedText;
  /** Adds to what is there. */
  readonly keep: (form: TypedForm, fields: TypedText) => void;
  readonly forget: (form: TypedForm) => void;
};

export const recipientForm = ({
  countryCode,
  transferMethod,
}: {
  readonly countryCode: string;
  readonly transferMethod: PayoutMethod;
}): TypedForm => `recipient.${countryCode}.${transferMethod}`;

/** Where nothing outlives the page. */
export const noTypedForms: TypedForms = { read: () => ({}), keep: () => undefined, forget: () => undefined };

/** Whoever takes another way finds it as they typed it, should they come back. */
const isGivenUp = (output: unknown): boolean =>
  typeof output === 'object' && output !== null && 'isCompleted' in output && output.isCompleted === false;

/** An actor is also complete when its page is left; then the form is to be gone on with. */
export function forgetWhenDone(actor: AnyActorRef, forget: () => void): () => void {
  const watching = actor.subscribe({
    complete: () => {
      const { status, output } = actor.getSnapshot();
      if (status === 'done' && !isGivenUp(output)) forget();
    },
  });
  return () => watching.unsubscribe();
}

/** The fields of a change that are text; the rest is not typed. */
export const textOf = (change: Readonly<Record<string, unknown>>): TypedText =>
  Object.fromEntries(Object.entries(change).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
