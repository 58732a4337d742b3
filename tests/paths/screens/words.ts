import { startTranslations } from '#src/locales/startTranslations.ts';

export const english = await startTranslations('en');

/** The product's own words, for what a test reads and presses. */
export const words = english.t;
