import { lazyPage, type PageRoute } from './pageRoute.ts';
import { paths } from './paths.ts';

const DashboardPage = lazyPage(() => import('./DashboardPage.tsx'), 'DashboardPage');

export const dashboardRoutes: readonly PageRoute[] = [
  { path: paths.dashboard, access: 'signedIn', element: <DashboardPage /> },
];
