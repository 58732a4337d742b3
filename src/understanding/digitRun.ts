import type { Span } from './understanding.ts';

export type Run = { readonly text: string; readonly span: Span };
