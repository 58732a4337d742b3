import type { TypedForm, TypedText } from '#src/machines/typedForm.ts';
import type { Answers } from '../question.ts';
import type { PartId } from '../words.ts';

/** Which answers of a step are typed text, and what its form on the screens calls them. */
export type TypedAnswers = {
  readonly form: TypedForm;
  readonly read: (typed: TypedText) => Answers;
  readonly write: (answers: Answers) => TypedText;
};

/** Answers that are the form's fields as they are. */
export function typedAs(form: TypedForm, fields: { readonly [part in PartId]?: string }): TypedAnswers {
  return {
    form,
    read: (typed) => renamed(typed, Object.fromEntries(Object.entries(fields).map(([part, field]) => [field, part]))),
    write: (answers) => renamed(answers, fields),
  };
}

function renamed(values: Readonly<Record<string, string | undefined>>, names: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value = '']) => {
      const other = names[name];
      return other === undefined || value === '' ? [] : [[other, value] as const];
    }),
  );
}
