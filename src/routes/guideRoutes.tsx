import { lazyPage, type PageRoute } from './pageRoute.ts';
import { paths } from './paths.ts';

const GuidePage = lazyPage(() => import('./GuidePage.tsx'), 'GuidePage', [
  'auth',
  'errors',
  'fieldProblems',
  'guide',
  'limits',
  'pay',
  'price',
  'recipient',
  'result',
  'send',
  'status',
  'transfer',
  'verification',
]);

/** The whole transfer as a conversation lives on one address, open to everybody. */
export const guideRoutes: readonly PageRoute[] = [
  { path: paths.guidedSender, access: 'public', element: <GuidePage /> },
];
