/** What a sender is told about one transfer: by message, and among the notifications. */
export const transferNews = [
  'paid',
  'held',
  'onItsWay',
  'delivered',
  'delayed',
  'notPaid',
  'payoutFailed',
  'cancelled',
  'expired',
  'refunded',
  'refundDelayed',
  'documentsNeeded',
  'underReview',
  'refused',
  'returned',
  'returnedNotOwed',
  'recallOpened',
  'recallLate',
  'recallClosed',
] as const;
export type TransferNews = (typeof transferNews)[number];
