import { Alias } from '#src/app/address/Alias.tsx';
import { paths } from '#src/app/address/paths.ts';
import { lazyPage, type PageRoute } from '#src/app/page/pageRoute.ts';

const ProfilePage = lazyPage(() => import('#src/routes/account/ProfilePage.tsx'), 'ProfilePage', [
  'account',
  'auth',
  'errors',
  'fieldProblems',
  'send',
  'shell',
  'verification',
]);
const SettingsPage = lazyPage(() => import('#src/routes/account/SettingsPage.tsx'), 'SettingsPage', [
  'account',
  'auth',
  'errors',
  'fieldProblems',
  'limits',
  'send',
  'shell',
  'verification',
]);
const RewardsPage = lazyPage(() => import('#src/routes/reward/RewardsPage.tsx'), 'RewardsPage', [
  'rewards',
  'shell',
  'verification',
]);
const BusinessInvitePage = lazyPage(() => import('#src/routes/account/BusinessInvitePage.tsx'), 'BusinessInvitePage', [
  'account',
  'errors',
  'fieldProblems',
  'rewards',
  'shell',
  'verification',
]);
const HandOverPage = lazyPage(() => import('#src/routes/verification/HandOverPage.tsx'), 'HandOverPage', [
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
