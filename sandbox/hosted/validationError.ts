import type { z } from 'zod';

/** The first thing wrong with a request, as 'field: what'. */
export function validationError({ issues }: z.core.$ZodError): { readonly field: string; readonly text: string } {
  const [first] = issues;
  const unknown = first?.code === 'unrecognized_keys' ? first.keys[0] : undefined;
  const field = [...(first?.path ?? []), ...(unknown ? [unknown] : [])].join('.');
  return { field, text: `${field || 'body'}: ${first?.message ?? 'invalid'}` };
}
