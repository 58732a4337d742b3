import { isLanguage } from '#contract/protocol/language.ts';
import './ui/theme/theme.ts';

import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { languageOfVisit } from '#contract/site/visitLanguage.ts';
import { whenIdle } from '#src/app/deferred/whenIdle.ts';
import { App } from '#src/router/App.tsx';
import { fetchPage } from '#src/router/router.tsx';
import { serviceProviderAt, setApiSettings } from '#src/services/http/apiSettings.ts';
import { rememberLanguage } from './locales/languageChoice.ts';
import { startTranslations } from './locales/startTranslations.ts';
import { baseAreas } from './locales/words.ts';

const { pathname, search, protocol } = window.location;
/** A page that came as HTML has its language; one that draws itself asks the visit, as the server would. */
const { lang, dataset } = document.documentElement;
const language =
  'written' in dataset && isLanguage(lang)
    ? lang
    : languageOfVisit({ pathname, search, cookies: document.cookie, preferred: navigator.languages });
// A page that came in its language is left alone: any change here has a browser match all of its styles again.
if (lang !== language) document.documentElement.lang = language;
rememberLanguage(language);
setApiSettings({ language, serviceProvider: serviceProviderAt(protocol) });

void open(document.getElementById('root'));

/** Not awaited here: the files of a page build on this one, and would wait for it while it waited for them. */
async function open(root: HTMLElement | null): Promise<void> {
  if (!root) throw new Error('The page has no #root');
  const i18n = await startTranslations(language, baseAreas);
  const isWritten = root.dataset.page !== undefined;
  const outline = root.dataset.outline === undefined ? null : root.lastElementChild;
  const page = (
    <StrictMode>
      <BrowserRouter>
        <App
          i18n={i18n}
          {...(isWritten && { writtenTitle: document.title })}
          {...(outline && { writtenOutline: { element: outline, pathname } })}
        />
      </BrowserRouter>
    </StrictMode>
  );
  if (!isWritten) return void createRoot(root).render(page);
  // All of it at once: a page of which a part is still on its way could be drawn anew in the reader's face.
  await fetchPage({ pathname, language });
  // As a transition it is done in slices, between which the page answers.
  startTransition(() => void hydrateRoot(root, page));
}

whenIdle(() => void import('#src/services/site/offlineWorker.ts').then(({ keepOfflineWorker }) => keepOfflineWorker()));
