import { paths } from '#src/app/address/paths.ts';
import { lazyPage, type PageRoute } from '#src/app/page/pageRoute.ts';

const VerificationPage = lazyPage(() => import('#src/routes/verification/VerificationPage.tsx'), 'VerificationPage', [
  'auth',
  'errors',
  'fieldProblems',
  'handOver',
  'shell',
  'verification',
]);

export const verificationRoutes: readonly PageRoute[] = [
  { path: paths.verification, access: 'signedIn', element: <VerificationPage /> },
];
