import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import type { Answers, Control, Finish, Option, Part } from '../question.ts';
import type { Told } from '../reading.ts';
import type { Facts, PartId, Words } from '../words.ts';
import type { Flow, PlaceOf, Steps } from './place.ts';
import type { Records } from './records.ts';
import type { TypedAnswers } from './typedAnswers.ts';

/** What a question is made of besides its place. */
export type Known = { readonly guide: GuidedSenderActor; readonly answers: Answers; readonly records: Records };

export type Here<Name extends Flow> = PlaceOf<Name> & Known;

/** How the guide asks for one step: as single questions, and how their answers become the events of the screens. */
export type Question<Name extends Flow> = {
  readonly parts: (here: Here<Name>) => readonly Part[];
  readonly finish: (here: Here<Name>) => Finish;
  /** What the machine is told as soon as it is answered, before everything is. */
  readonly keepUp?: (here: Here<Name>) => Told | undefined;
  /** Typed text, which outlives the page (decision 025). */
  readonly typed?: (here: Here<Name>) => TypedAnswers;
  /** Which answers a refusal was about. */
  readonly refusedParts?: (fields: readonly string[]) => readonly PartId[];
};

/** A record, not a list: a step a machine asks and the guide cannot does not compile. */
export type Questions = { readonly [Name in Flow]: Readonly<Record<Steps[Name], Question<Name>>> };

/** An answer that acts, and what it lets go of. */
type Act<Name extends Flow> = {
  readonly words: Words;
  readonly also?: Words;
  readonly detail?: Words;
  readonly act: (here: Here<Name>) => void;
  /** Left out where the machine would not hear it now. */
  readonly isOffered?: (here: Here<Name>) => boolean;
  readonly forgets?: readonly PartId[];
};

/** A step of one question with a few answers, each an event. */
export function choice<Name extends Flow>(
  id: PartId,
  acts: Readonly<Record<string, Act<Name>>>,
  more: {
    readonly facts?: (here: Here<Name>) => Facts;
    readonly control?: Exclude<Control['kind'], 'amount'>;
    readonly takesAlong?: string;
  } = {},
): Question<Name> {
  const options = (here: Here<Name>) =>
    Object.entries(acts)
      .filter(([, { isOffered }]) => isOffered?.(here) ?? true)
      .map(([option, { words, also, detail }]): Option => ({ id: option, words, ...(also && { also }), detail }));
  return {
    parts: (here) => [
      {
        id,
        control:
          more.control === 'follow'
            ? { kind: 'follow', options: options(here) }
            : { kind: 'choice', options: options(here) },
        facts: more.facts?.(here),
        ...(more.takesAlong && { takesAlong: more.takesAlong }),
      },
    ],
    finish: (here) => {
      const chosen = acts[here.answers[id] ?? ''];
      if (!chosen) throw new Error(`${id} was answered with what it does not offer`);
      return { kind: 'send', act: () => chosen.act(here), ...(chosen.forgets && { forgets: chosen.forgets }) };
    },
  };
}
