import { Alias } from './Alias.tsx';
import { lazyPage, type PageRoute } from './pageRoute.ts';
import { paths } from './paths.ts';

const LandingPage = lazyPage(() => import('./LandingPage.tsx'), 'LandingPage');
const HelpPage = lazyPage(() => import('./HelpPage.tsx'), 'HelpPage');

/** What is open to everybody, until the public site has its pages. */
export const landingRoutes: readonly PageRoute[] = [
  { path: paths.landing, access: 'public', element: <LandingPage /> },
  { path: paths.landingUk, access: 'public', element: <LandingPage /> },
  { path: paths.landingCanada, access: 'public', element: <LandingPage /> },
  { path: paths.help, access: 'public', element: <HelpPage /> },
  { path: paths.contact, access: 'public', element: <Alias to={paths.help} /> },
  { path: paths.support, access: 'public', element: <Alias to={paths.help} /> },
];
