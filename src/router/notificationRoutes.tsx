import { paths } from '#src/app/address/paths.ts';
import { lazyPage, type PageRoute } from '#src/app/page/pageRoute.ts';

const NotificationsPage = lazyPage(
  () => import('#src/routes/notification/NotificationsPage.tsx'),
  'NotificationsPage',
  ['notifications', 'price', 'send', 'shell', 'status', 'transfer', 'verification'],
);

export const notificationRoutes: readonly PageRoute[] = [
  { path: paths.notifications, access: 'signedIn', element: <NotificationsPage /> },
];
