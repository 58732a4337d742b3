import { paths } from '#src/app/address/paths.ts';
import { firstThenWhole } from '#src/app/page/firstPage.ts';
import { lazyPage, type PageRoute } from '#src/app/page/pageRoute.ts';

const SendMoneyPage = firstThenWhole(
  {
    load: () => import('#src/routes/quote/FirstQuotePage.tsx'),
    name: 'FirstQuotePage',
    areas: ['closed', 'errors', 'landing', 'price', 'send', 'site'],
    // The price needs what calls the server.
    code: ['SessionMonitor'],
  },
  lazyPage(() => import('#src/routes/transfer/SendMoneyPage.tsx'), 'SendMoneyPage', [
    'auth',
    'closed',
    'dashboard',
    'errors',
    'fieldProblems',
    'landingMore',
    'limits',
    'pay',
    'price',
    'recipient',
    'send',
    'shell',
    'site',
    'transfer',
    'verification',
  ]),
);
const PaymentResultPage = lazyPage(() => import('#src/routes/payment/PaymentResultPage.tsx'), 'PaymentResultPage', [
  'documents',
  'errors',
  'guide',
  'price',
  'recipient',
  'result',
  'send',
  'share',
  'shell',
  'site',
  'status',
  'transfer',
  'verification',
]);

const at = (path: string) => ({ path, element: null });

/** Sending money lives on many addresses as one page, which itself asks for a sign-in after the quote. */
export const sendRoutes: readonly PageRoute[] = [
  {
    access: 'public',
    head: 'getQuote',
    isForVisitors: true,
    drawnFor: ['again', 'recipient', 'reason', 'transferId'],
    element: <SendMoneyPage />,
    children: [
      paths.getQuote,
      paths.recipient,
      paths.recipientDetails,
      paths.createTransfer,
      paths.review,
      paths.paymentMethod,
      paths.truelayerProviders,
      paths.cardPayment,
    ].map(at),
  },
  { path: paths.transferCompleted, access: 'public', element: <PaymentResultPage /> },
  { path: paths.authTransferComplete, access: 'signedIn', element: <PaymentResultPage /> },
  { path: paths.transferResult, access: 'signedIn', element: <PaymentResultPage /> },
];
