import { openRecall, readRecall } from '#contract/transfer/recall.ts';
import { recallTransferUse } from '#tests/paths/screens/recallTransfer.screen.ts';
import { recallTransferPaths } from '#tests/paths/specs/recallTransfer.paths.ts';
import { byCall } from './endings.ts';
import { aSenderWithDelivered } from './senders.ts';
import { walkTours } from './walkTours.ts';

const sender = aSenderWithDelivered();

walkTours({
  spec: recallTransferPaths,
  use: recallTransferUse,
  prepares: sender.prepares,
  opens: { 'a delivered transfer': sender.opens('recall') },
  ends: { readRecall: byCall(readRecall), openRecall: byCall(openRecall) },
});
