import type { Language } from '#contract/protocol/language.ts';
import type { ContentBlock } from './contentBlocks.ts';
import type { ContentPage } from './contentPages.ts';

type Source = () => Promise<{ readonly blocks: readonly ContentBlock[] }>;

const sources: Readonly<Record<Language, Readonly<Record<ContentPage, Source>>>> = {
  en: {
    privacy: () => import('./en/privacy.md'),
    terms: () => import('./en/terms.md'),
    cookies: () => import('./en/cookies.md'),
    howItWorks: () => import('./en/howItWorks.md'),
    about: () => import('./en/about.md'),
    blog: () => import('./en/blog.md'),
    closeAccount: () => import('./en/closeAccount.md'),
    accessibility: () => import('./en/accessibility.md'),
  },
  fr: {
    privacy: () => import('./fr/privacy.md'),
    terms: () => import('./fr/terms.md'),
    cookies: () => import('./fr/cookies.md'),
    howItWorks: () => import('./fr/howItWorks.md'),
    about: () => import('./fr/about.md'),
    blog: () => import('./fr/blog.md'),
    closeAccount: () => import('./fr/closeAccount.md'),
    accessibility: () => import('./fr/accessibility.md'),
  },
};

/** The words of a page in one language, loaded when its page is. */
export const loadContent = async (page: ContentPage, language: Language): Promise<readonly ContentBlock[]> =>
  (await sources[language][page]()).blocks;
