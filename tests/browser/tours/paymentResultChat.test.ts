import { readTransfer, readTransferResult } from '#contract/transfer/transfer.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { paymentResultInChat } from '#tests/paths/screens/paymentResult.chat.ts';
import { paymentResultPaths } from '#tests/paths/specs/paymentResult.paths.ts';
import { byCall } from './endings.ts';
import { readsInGuide } from './guided.ts';
import { at } from './openings.ts';
import { byReturn } from './returns.ts';
import { aSender } from './senders.ts';
import { walkTours } from './walkTours.ts';

/** Where a payment of the guide is come back to. */
const page = `/send/guided?transferId=${transferFixture().id}`;

walkTours({
  face: 'chat',
  spec: paymentResultPaths,
  use: paymentResultInChat,
  prepares: aSender,
  opens: {
    'back from a bank': at(`${page}&payment_type=truelayer`),
    'back from a card company': at(`${page}&payment_type=trust_payment`),
    'back from pay360': at(`${page}&payment_type=pay360&sessionId=a%20session`),
    'turned back at paycross': at(`${page}&payment_type=paycross&statusCode=2002`),
    'signed out': at(`${page}&payment_type=truelayer`),
  },
  startsElsewhere: { 'without a transfer': 'the guide follows a payment only by its transfer' },
  visitors: ['signed out'],
  ends: {
    reportReturn: byReturn,
    fetchTransfer: byCall(readTransfer),
    fetchPublicResult: byCall(readTransferResult),
  },
  outOfReach: {
    'paymentResult.starting | always | 0': 'the guide follows a payment only by its transfer',
    'paymentResult.nothingStarted': 'the guide follows a payment only by its transfer',
  },
  others: new Map(readsInGuide),
  isInSlowMotion: true,
});
