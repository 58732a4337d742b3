import { createContext, useContext, useEffect, useMemo } from 'react';
import type { AnyActorRef } from 'xstate';
import {
  forgetWhenDone,
  noTypedForms,
  type TypedForm,
  type TypedForms,
  type TypedText,
} from '#src/machines/typedForm.ts';

export const TypedFormsContext = createContext<TypedForms>(noTypedForms);

export const useTypedForms = (): TypedForms => useContext(TypedFormsContext);

/** A form of the screens: what was typed before, and where it goes as it is typed; over once its flow is. */
export function useTypedForm(form: TypedForm, actor: AnyActorRef) {
  const { read, keep, forget } = useTypedForms();
  useEffect(() => forgetWhenDone(actor, () => forget(form)), [actor, form, forget]);
  return { typed: read(form), keep: (fields: TypedText) => keep(form, fields) };
}

/** A form of no flow: its page says when it is over. */
export function useKeptForm(form: TypedForm) {
  const { read, keep, forget } = useTypedForms();
  return useMemo(
    () => ({
      read: () => read(form),
      keep: (fields: TypedText) => keep(form, fields),
      forget: () => forget(form),
    }),
    [form, read, keep, forget],
  );
}
