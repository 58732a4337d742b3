import { paths } from '#src/app/address/paths.ts';
import { lightPage, type PageRoute } from '#src/app/page/pageRoute.ts';

const LandingPage = lightPage(() => import('#src/routes/site/LandingPage.tsx'), 'LandingPage', [
  'landing',
  'price',
  'site',
]);

/** The first page, under each of its addresses (PUB-03). */
export const landingRoutes: readonly PageRoute[] = [
  { path: paths.landing, access: 'public', head: 'landing', element: <LandingPage /> },
  { path: paths.landingUk, access: 'public', head: 'landingUk', element: <LandingPage /> },
  { path: paths.landingCanada, access: 'public', head: 'landingCanada', element: <LandingPage /> },
];
