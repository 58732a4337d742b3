import { lazyPage, type PageRoute } from './pageRoute.ts';
import { paths } from './paths.ts';

const NotificationsPage = lazyPage(() => import('./NotificationsPage.tsx'), 'NotificationsPage', [
  'notifications',
  'price',
  'send',
  'shell',
  'status',
  'transfer',
  'verification',
]);

export const notificationRoutes: readonly PageRoute[] = [
  { path: paths.notifications, access: 'signedIn', element: <NotificationsPage /> },
];
