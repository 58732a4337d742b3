import type { Language } from '#contract/protocol/language.ts';
import type { Meaning } from './meaning.ts';

/** Without a language: said alike in both. */
export type Entry = { readonly phrase: string; readonly meaning: Meaning; readonly language?: Language };
