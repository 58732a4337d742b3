import { paths } from '#src/app/address/paths.ts';
import { lazyPage, type PageRoute } from '#src/app/page/pageRoute.ts';

const DashboardPage = lazyPage(() => import('#src/routes/dashboard/DashboardPage.tsx'), 'DashboardPage', [
  'dashboard',
  'price',
  'send',
  'shell',
  'status',
  'transfer',
  'verification',
]);

export const dashboardRoutes: readonly PageRoute[] = [
  { path: paths.dashboard, access: 'signedIn', outline: 'dashboard', element: <DashboardPage /> },
];
