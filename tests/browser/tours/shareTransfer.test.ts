import { createTrackingLink, readTrackingLink, revokeTrackingLink } from '#contract/transfer/trackingLink.ts';
import { shareTransferUse } from '#tests/paths/screens/shareTransfer.screen.ts';
import { shareTransferPaths } from '#tests/paths/specs/shareTransfer.paths.ts';
import { byCall } from './endings.ts';
import { aSenderWithDelivered } from './senders.ts';
import { walkTours } from './walkTours.ts';

const sender = aSenderWithDelivered();

walkTours({
  spec: shareTransferPaths,
  use: shareTransferUse,
  prepares: sender.prepares,
  opens: { 'a transfer on its way': sender.opens('share') },
  ends: {
    readLink: byCall(readTrackingLink),
    makeLink: byCall(createTrackingLink),
    revokeLink: byCall(revokeTrackingLink),
  },
});
