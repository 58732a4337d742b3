import { lightPage, type PageRoute } from './pageRoute.ts';
import { paths } from './paths.ts';

const LandingPage = lightPage(() => import('./LandingPage.tsx'), 'LandingPage', ['landing', 'price', 'site']);

/** The first page, under each of its addresses (PUB-03). */
export const landingRoutes: readonly PageRoute[] = [
  { path: paths.landing, access: 'public', head: 'landing', element: <LandingPage /> },
  { path: paths.landingUk, access: 'public', head: 'landingUk', element: <LandingPage /> },
  { path: paths.landingCanada, access: 'public', head: 'landingCanada', element: <LandingPage /> },
];
