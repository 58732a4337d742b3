import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Language } from '#contract/protocol/language.ts';
import { contentPageAt } from '#src/app/address/contentPaths.ts';
import { lazySingleton } from '#src/app/deferred/lazySingleton.ts';
import { PublicPage } from '#src/app/page/PublicPage.tsx';
import type { Visit } from '#src/app/page/pageRoute.ts';
import { contentHeads } from '#src/content/contentHeads.ts';
import type { ContentPage as ContentName } from '#src/content/contentPages.ts';
import { loadContent } from '#src/content/loadContent.ts';
import { languageOf } from '#src/locales/locale.ts';
import { ContentScreen } from '#src/ui/screens/site/content/ContentScreen.tsx';
import { TermsDownload } from '#src/ui/screens/site/content/TermsDownload.tsx';

const wordsOf = lazySingleton<`${Language} ${ContentName}`, Awaited<ReturnType<typeof loadContent>>>((key) => {
  const [language, page] = key.split(' ') as [Language, ContentName];
  return loadContent(page, language);
});

/** Fetches the prose a visit reads: a part that waits while all around it goes on is drawn anew. */
export async function fetchProse({ pathname, language }: Visit): Promise<void> {
  const page = contentPageAt(pathname);
  if (page) await wordsOf(`${language} ${page}`);
}

/** A page of prose: which one, its address says. */
export function ContentPage() {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const language: Language = languageOf(i18n);
  const page = contentPageAt(pathname);
  if (!page) throw new Error(`No prose stands at ${pathname}`);
  const { title, description } = contentHeads[language][page];
  return (
    <PublicPage>
      <ContentScreen
        key={page}
        title={title}
        lead={description}
        words={wordsOf(`${language} ${page}`)}
        tools={page === 'terms' && <TermsDownload language={language} />}
      />
    </PublicPage>
  );
}
