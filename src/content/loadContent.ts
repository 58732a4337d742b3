import type { Language } from '#contract/language.ts';
import type { ContentBlock } from './contentBlocks.ts';
import type { ContentPage } from './contentPages.ts';

type Source = () => Promise<{ readonly default: string }>;

const sources: Readonly<Record<Language, Readonly<Record<ContentPage, Source>>>> = {
  en: {
    privacy: () => import('./en/privacy.md?raw'),
    terms: () => import('./en/terms.md?raw'),
    cookies: () => import('./en/cookies.md?raw'),
    howItWorks: () => import('./en/howItWorks.md?raw'),
    about: () => import('./en/about.md?raw'),
    blog: () => import('./en/blog.md?raw'),
    closeAccount: () => import('./en/closeAccount.md?raw'),
    accessibility: () => import('./en/accessibility.md?raw'),
  },
  fr: {
    privacy: () => import('./fr/privacy.md?raw'),
    terms: () => import('./fr/terms.md?raw'),
    cookies: () => import('./fr/cookies.md?raw'),
    howItWorks: () => import('./fr/howItWorks.md?raw'),
    about: () => import('./fr/about.md?raw'),
    blog: () => import('./fr/blog.md?raw'),
    closeAccount: () => import('./fr/closeAccount.md?raw'),
    accessibility: () => import('./fr/accessibility.md?raw'),
  },
};

/** The words of a page in one language; neither they nor the reader of Markdown is loaded before. */
export async function loadContent(page: ContentPage, language: Language): Promise<readonly ContentBlock[]> {
  const [{ default: markdown }, { readMarkdown }] = await Promise.all([
    sources[language][page](),
    import('./readMarkdown.ts'),
  ]);
  return readMarkdown(markdown, language);
}
