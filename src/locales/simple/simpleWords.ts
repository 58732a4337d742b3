import type { english } from '../english.ts';

type SomeOf<Words> = { readonly [Key in keyof Words]?: Words[Key] extends string ? string : SomeOf<Words[Key]> };

/** What is said otherwise in simple words; what is not in here is said as it is to everybody. */
export type SimpleWords = SomeOf<typeof english>;
