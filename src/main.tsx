import './ui/theme/theme.ts';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { languageOfVisit, rememberLanguage } from './locales/languageChoice.ts';
import { startTranslations } from './locales/startTranslations.ts';
import { App } from './routes/App.tsx';
import { serviceProviderAt, setApiSettings } from './services/apiSettings.ts';

const { pathname, search, protocol } = window.location;
const language = languageOfVisit({ pathname, search, cookies: document.cookie, preferred: navigator.languages });
document.documentElement.lang = language;
rememberLanguage(language);
setApiSettings({ language, serviceProvider: serviceProviderAt(protocol) });

const i18n = await startTranslations(language);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App i18n={i18n} language={language} />
    </BrowserRouter>
  </StrictMode>,
);
