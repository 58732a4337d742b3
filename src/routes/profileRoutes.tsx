import { Alias } from './Alias.tsx';
import { lazyPage, type PageRoute } from './pageRoute.ts';
import { paths } from './paths.ts';

const ProfilePage = lazyPage(() => import('./ProfilePage.tsx'), 'ProfilePage', [
  'account',
  'auth',
  'errors',
  'fieldProblems',
  'send',
  'shell',
  'verification',
]);
const SettingsPage = lazyPage(() => import('./SettingsPage.tsx'), 'SettingsPage', [
  'account',
  'auth',
  'errors',
  'fieldProblems',
  'limits',
  'send',
  'shell',
  'verification',
]);
const RewardsPage = lazyPage(() => import('./RewardsPage.tsx'), 'RewardsPage', ['rewards', 'shell', 'verification']);
const BusinessInvitePage = lazyPage(() => import('./BusinessInvitePage.tsx'), 'BusinessInvitePage', [
  'account',
  'errors',
  'fieldProblems',
  'rewards',
  'shell',
  'verification',
]);
const HandOverPage = lazyPage(() => import('./HandOverPage.tsx'), 'HandOverPage', [
  'errors',
  'handOver',
  'site',
  'verification',
]);

export const profileRoutes: readonly PageRoute[] = [
  { path: paths.profile, access: 'signedIn', element: <ProfilePage /> },
  { path: paths.settings, access: 'signedIn', element: <SettingsPage /> },
  { path: paths.rewards, access: 'signedIn', element: <RewardsPage /> },
  { path: paths.businessInvite, access: 'signedIn', element: <BusinessInvitePage /> },
  { path: paths.handOver, access: 'public', element: <HandOverPage /> },
  // PRF-20, D-06.
  { path: paths.editProfile, access: 'signedIn', element: <Alias to={paths.profile} query={{ mode: 'edit' }} /> },
  {
    path: paths.changePassword,
    access: 'signedIn',
    element: <Alias to={paths.settings} query={{ mode: 'password' }} />,
  },
];
