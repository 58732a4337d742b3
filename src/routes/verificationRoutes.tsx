import { lazyPage, type PageRoute } from './pageRoute.ts';
import { paths } from './paths.ts';

const VerificationPage = lazyPage(() => import('./VerificationPage.tsx'), 'VerificationPage', [
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
