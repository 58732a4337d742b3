import { matchPath } from 'react-router-dom';
import { type KnownPath, paths } from '../address/paths.ts';

/** Words of the shell that name a page. */
type PageName =
  | 'dashboard'
  | 'sendMoney'
  | 'history'
  | 'statement'
  | 'rewards'
  | 'verification'
  | 'profile'
  | 'settings'
  | 'changePassword'
  | 'notifications'
  | 'businessInvite'
  | 'transfer';

/** Pages of one task, from the amount to the payment. */
const sendingPaths: readonly KnownPath[] = [
  paths.getQuote,
  paths.guidedSender,
  paths.recipient,
  paths.recipientDetails,
  paths.review,
  paths.paymentMethod,
  paths.cardPayment,
  paths.createTransfer,
  paths.truelayerProviders,
];

/** Where the way on stands at the bottom of a phone, so that nothing else may. */
const taskPaths: readonly KnownPath[] = [...sendingPaths, paths.changeRecipient];

const names: readonly (readonly [KnownPath, PageName])[] = [
  [paths.dashboard, 'dashboard'],
  ...sendingPaths.map((path) => [path, 'sendMoney'] as const),
  [paths.transactions, 'history'],
  [paths.accountStatements, 'statement'],
  [paths.statementPrint, 'statement'],
  [paths.rewards, 'rewards'],
  [paths.verification, 'verification'],
  [paths.profile, 'profile'],
  [paths.editProfile, 'profile'],
  [paths.settings, 'settings'],
  [paths.changePassword, 'changePassword'],
  [paths.notifications, 'notifications'],
  [paths.businessInvite, 'businessInvite'],
];

/** What the top bar calls the page at an address (SHL-03); whatever else is signed in is about one transfer. */
export const pageNameAt = (pathname: string): PageName =>
  names.find(([path]) => matchPath(path, pathname))?.[1] ?? 'transfer';

export const isSendingAt = (pathname: string): boolean => taskPaths.some((path) => matchPath(path, pathname));

/** Where what happens to one transfer is told as it happens. */
export const isAboutTransferAt = (pathname: string): boolean =>
  isSendingAt(pathname) || pageNameAt(pathname) === 'transfer';
