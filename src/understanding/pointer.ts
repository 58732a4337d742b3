import type { Span } from './understanding.ts';

/** One way the utterance points at somebody; nobody saved, or more than one, is asked. */
export type Pointer = { readonly ids: readonly string[]; readonly isCertain: boolean; readonly span: Span };
