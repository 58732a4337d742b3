/** The interface languages (LNG-01). */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];
