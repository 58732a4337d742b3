import { lazyPage, type PageRoute } from './pageRoute.ts';
import { paths } from './paths.ts';

const DashboardPage = lazyPage(() => import('./DashboardPage.tsx'), 'DashboardPage', [
  'dashboard',
  'price',
  'send',
  'shell',
  'status',
  'transfer',
  'verification',
]);

export const dashboardRoutes: readonly PageRoute[] = [
  { path: paths.dashboard, access: 'signedIn', element: <DashboardPage /> },
];
