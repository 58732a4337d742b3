import { type ReactNode, useEffect, useState } from 'react';
import { noTypedForms } from '#src/machines/typedForm.ts';
import { TypedFormsContext } from '#src/ui/flows/typedForms.ts';

/** What was typed before, for a form on a page to read: it comes once the page is drawn. */
export function LaterTypedForms({ children }: { readonly children: ReactNode }) {
  const [forms, setForms] = useState(noTypedForms);
  useEffect(() => {
    // Without it nothing is kept, and the form works all the same.
    void loadTypedForms().then(setForms, () => undefined);
  }, []);
  return <TypedFormsContext value={forms}>{children}</TypedFormsContext>;
}

async function loadTypedForms() {
  const { openTypedForms, typedForms } = await import('./typedFormStore.ts');
  await openTypedForms();
  return typedForms;
}
