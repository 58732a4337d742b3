import type { Finish, Part } from '../question.ts';
import { questions } from '../questions/questions.ts';
import type { Told } from '../reading.ts';
import type { PartId } from '../words.ts';
import type { Flow, Place } from './place.ts';
import type { Here, Known, Question } from './question.ts';
import type { TypedAnswers } from './typedAnswers.ts';

export type AskedQuestion = {
  readonly parts: readonly Part[];
  readonly finish: () => Finish;
  readonly keepUp: () => Told | undefined;
  readonly typed: TypedAnswers | undefined;
  readonly refusedParts: (fields: readonly string[]) => readonly PartId[];
};

/** Whether the flow asks this itself, and not through a child. */
export const hasQuestion = ({ flow, step }: Place): boolean => step in questions[flow];

/** The question of a place, with everything it has to know. */
export function questionAt(place: Place, known: Known): AskedQuestion {
  // A place's flow and step name its row; TypeScript cannot follow the pair through the table.
  const rows = questions[place.flow] as Readonly<Record<string, Question<Flow>>>;
  const question = rows[place.step];
  if (!question) throw new Error(`${place.flow} asks ${place.step}, which has no question`);
  const here = { ...place, ...known } as Here<Flow>;
  return {
    parts: question.parts(here),
    finish: () => question.finish(here),
    keepUp: () => question.keepUp?.(here),
    typed: question.typed?.(here),
    refusedParts: (fields) => question.refusedParts?.(fields) ?? [],
  };
}
