const focusable = 'input:not([type="hidden"]):not([tabindex="-1"]), button, select, textarea, [tabindex="0"]';

/** Every control marks its outermost element with `data-field`. True when the field was found. */
export function focusField(page: ParentNode, name: string): boolean {
  return focusWithin(page.querySelector(`[data-field="${CSS.escape(name)}"]`));
}

/** For a refused form without a summary. */
export const focusFirstInvalidField = (form: ParentNode): boolean =>
  focusWithin(form.querySelector('[data-field][data-invalid]'));

function focusWithin(field: Element | null): boolean {
  const target = field?.querySelector<HTMLElement>(focusable);
  target?.focus();
  return Boolean(target);
}
