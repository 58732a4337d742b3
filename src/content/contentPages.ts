/** Pages that are mostly prose; their words are `en/<page>.md` and `fr/<page>.md`. */
export const contentPages = [
  'privacy',
  'terms',
  'cookies',
  'howItWorks',
  'about',
  'blog',
  'closeAccount',
  'accessibility',
] as const;
export type ContentPage = (typeof contentPages)[number];
