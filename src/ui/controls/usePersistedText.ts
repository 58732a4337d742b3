import { type FormEvent, type RefObject, useEffect } from 'react';

/** What was typed into a form and not sent, by the names of its fields. The same object while the form is shown. */
export type KeptText = {
  readonly read: () => Readonly<Record<string, string>>;
  readonly keep: (fields: Readonly<Record<string, string>>) => void;
};

/**
 * For fields that hold their text themselves: each goes on with what was kept, unless somebody was quicker and has
 * typed already. Returns what hears of their typing.
 */
export function usePersistedText(form: RefObject<HTMLFormElement | null>, kept: KeptText | undefined) {
  useEffect(() => {
    if (!form.current || !kept) return;
    const before = kept.read();
    for (const field of [...form.current.elements].filter(isField)) {
      const text = before[field.name];
      if (isTyped(field)) kept.keep({ [field.name]: field.value });
      else if (text !== undefined) field.value = text;
    }
  }, [form, kept]);
  return ({ target }: FormEvent): void => {
    if (isField(target)) kept?.keep({ [target.name]: target.value });
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Neither passwords nor what the page itself adds. */
const keptTypes: readonly string[] = ['text', 'email', 'tel'];

const isField = (element: EventTarget): element is Field =>
  element instanceof HTMLInputElement
    ? keptTypes.includes(element.type)
    : element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const isTyped = (field: Field): boolean =>
  field.value !== (field instanceof HTMLSelectElement ? '' : field.defaultValue);
