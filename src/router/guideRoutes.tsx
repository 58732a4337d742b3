import { paths } from '#src/app/address/paths.ts';
import { firstThenWhole } from '#src/app/page/firstPage.ts';
import { lazyPage, type PageRoute } from '#src/app/page/pageRoute.ts';

const GuidePage = firstThenWhole(
  { load: () => import('#src/routes/guide/FirstGuidePage.tsx'), name: 'FirstGuidePage', areas: ['guide'] },
  lazyPage(() => import('#src/routes/guide/GuidePage.tsx'), 'GuidePage', [
    'auth',
    'closed',
    'errors',
    'fieldProblems',
    'guide',
    'history',
    'limits',
    'open',
    'pay',
    'price',
    'prices',
    'recall',
    'recipient',
    'result',
    'send',
    'status',
    'transfer',
    'verification',
  ]),
);

/** The whole transfer as a conversation lives on one address, open to everybody. */
export const guideRoutes: readonly PageRoute[] = [
  {
    path: paths.guidedSender,
    access: 'public',
    head: 'guidedSender',
    isForVisitors: true,
    // Each of them has it begin with something else.
    drawnFor: [
      ...['method', 'from', 'to', 'send', 'receive', 'recipient', 'referral', 'worried'],
      ...['transferId', 'payment_type'],
    ],
    element: <GuidePage />,
  },
];
