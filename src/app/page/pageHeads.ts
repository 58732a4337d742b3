import { withMarks } from '#contract/protocol/frenchMarks.ts';
import type { Language } from '#contract/protocol/language.ts';
import { contentHeads } from '#src/content/contentHeads.ts';
import type { ContentPage } from '#src/content/contentPages.ts';
import english from '#src/locales/en/heads.json' with { type: 'json' };
import french from '#src/locales/fr/heads.json' with { type: 'json' };

/** What a search engine shows of a page, and a tab before the page is drawn. */
export type PageHead = { readonly title: string; readonly description: string };

export type HeadName = ContentPage | keyof typeof english;

const heads: Record<Language, Record<HeadName, PageHead>> = {
  en: { ...contentHeads.en, ...english },
  fr: { ...contentHeads.fr, ...french },
};

/** The build's business: no page in the browser asks for it. */
export function pageHead(name: HeadName, language: Language): PageHead {
  const { title, description } = heads[language][name];
  const marked = withMarks[language];
  return { title: marked(`${title} · Sawa`), description: marked(description) };
}
