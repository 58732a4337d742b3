import { z } from 'zod';
import type { TypedForm, TypedForms, TypedText } from '#src/machines/typedForm.ts';
import { seal, unseal } from '#src/services/storage/sealedText.ts';

/** Among the flows' keys, so that it is forgotten with them. */
const storageKey = 'sawa.flow.typed';

const shape = z.record(z.string(), z.record(z.string(), z.string()));

let held: Readonly<Record<string, TypedText>> = {};
let isDue = false;

/** What was typed in this tab, at hand for every page and sealed for a reload (decision 025). */
export const typedForms: TypedForms = {
  read: (form) => held[form] ?? {},
  keep: (form, fields) => become({ ...held, [form]: { ...held[form], ...fields } }),
  forget(form: TypedForm) {
    if (!(form in held)) return;
    const { [form]: _gone, ...others } = held;
    become(others);
  },
};

let opened: Promise<void> | undefined;

/** Once a tab, before the first form goes on with it. */
export function openTypedForms(): Promise<void> {
  opened ??= readStored();
  return opened;
}

/** A page that is rendered to HTML is nobody's. */
async function readStored(): Promise<void> {
  if (!('sessionStorage' in globalThis)) return;
  const sealed = sessionStorage.getItem(storageKey);
  if (sealed === null) return;
  try {
    held = shape.parse(JSON.parse((await unseal(sealed)) ?? '{}'));
  } catch {
    forgetTypedForms();
  }
}

export function forgetTypedForms(): void {
  held = {};
  sessionStorage.removeItem(storageKey);
}

function become(next: typeof held): void {
  held = next;
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    void store();
  });
}

async function store(): Promise<void> {
  const stored = held;
  if (Object.keys(stored).length === 0) {
    sessionStorage.removeItem(storageKey);
    return;
  }
  try {
    const sealed = await seal(JSON.stringify(stored));
    // Somebody may have typed on, or signed out, meanwhile.
    if (held === stored) sessionStorage.setItem(storageKey, sealed);
  } catch {
    // Without a place for keys it lives as long as this page.
    sessionStorage.removeItem(storageKey);
  }
}
