import type { SignUpCountryCode } from '#domain/reference/countryCodes.ts';
import type { Place } from '#src/dialogue/flows/place.ts';
import type { Part, Plan } from '#src/dialogue/question.ts';
import type { PartId, Words } from '#src/dialogue/words.ts';
import type { Say } from '../say.ts';

export type AnswersProps = {
  readonly part: Part;
  readonly place: Place;
  /** The question. */
  readonly label: string;
  readonly say: Say;
  readonly userId: string | undefined;
  /** What stands in the box. */
  readonly typed: string;
  /** What was answered before, to be put right (R2). */
  readonly before: string | undefined;
  readonly onAnswer: (value: string, words?: Words) => void;
  readonly onChange: (part: PartId) => void;
  /** Answers to this question and others at once. */
  readonly onPlan: (said: Plan) => void;
  /** Begun here and not sent: the screens have a box for it. */
  readonly onKeep: (answer: string) => void;
  /** Called before the screens are gone to, until the returned function is. */
  readonly onHandOver: (keep: () => void) => () => void;
  /** Whose numbers the box takes, where that is the sender's to say. */
  readonly phoneCountry: SignUpCountryCode;
  readonly onPhoneCountry: (country: SignUpCountryCode) => void;
};
