import { Alias } from '#src/app/address/Alias.tsx';
import { paths } from '#src/app/address/paths.ts';
import { lazyPage, type PageRoute } from '#src/app/page/pageRoute.ts';

const TransactionsPage = lazyPage(() => import('#src/routes/transfer/TransactionsPage.tsx'), 'TransactionsPage', [
  'dashboard',
  'history',
  'price',
  'send',
  'shell',
  'status',
  'transfer',
  'verification',
]);

const StatementPrintPage = lazyPage(() => import('#src/routes/document/StatementPrintPage.tsx'), 'StatementPrintPage', [
  'documents',
  'history',
  'shell',
  'verification',
]);
const ReceiptPage = lazyPage(() => import('#src/routes/document/ReceiptPage.tsx'), 'ReceiptPage', [
  'documents',
  'price',
  'recipient',
  'send',
  'share',
  'shell',
  'status',
  'transfer',
  'verification',
]);
const ChangeRecipientPage = lazyPage(
  () => import('#src/routes/transfer/ChangeRecipientPage.tsx'),
  'ChangeRecipientPage',
  ['documents', 'errors', 'fieldProblems', 'price', 'recipient', 'send', 'shell', 'transfer', 'verification'],
);

export const transactionRoutes: readonly PageRoute[] = [
  {
    path: paths.transactions,
    access: 'signedIn',
    outline: 'history',
    drawnFor: ['search', 'span', 'group', 'page'],
    element: <TransactionsPage />,
  },
  { path: paths.receipt, access: 'signedIn', element: <ReceiptPage /> },
  { path: paths.changeRecipient, access: 'signedIn', element: <ChangeRecipientPage /> },
  { path: paths.statementPrint, access: 'signedIn', element: <StatementPrintPage /> },
  // The statement is asked for over the history (D-03).
  {
    path: paths.accountStatements,
    access: 'signedIn',
    element: <Alias to={paths.transactions} query={{ statement: 'open' }} />,
  },
];
