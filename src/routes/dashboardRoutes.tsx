import { Alias } from './Alias.tsx';
import { lazyPage, type PageRoute } from './pageRoute.ts';
import { paths } from './paths.ts';

const DashboardPage = lazyPage(() => import('./DashboardPage.tsx'), 'DashboardPage');

export const dashboardRoutes: readonly PageRoute[] = [
  { path: paths.dashboard, access: 'signedIn', element: <DashboardPage /> },
  // What is asked of a sender is asked there, until the profile has a page of its own (DSH-05).
  { path: paths.profile, access: 'signedIn', element: <Alias to={paths.verification} /> },
];
